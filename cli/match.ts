/** `npm run match`: two players play every game twice, once on each side, and it prints which one is better and how certain that is. */
import { parseArgs } from 'node:util';
import type { Share } from '../bots/mirrored-match.ts';
import { readMatch, writeMatch } from '../bots/match/file.ts';
import { playPairs, type MatchResult, type Progress } from '../bots/match/match.ts';
import { budgetInWords, matchPlanOf } from '../bots/match/plan.ts';
import { checkPlayers, playerOf } from '../bots/match/players.ts';
import { hashOfSources } from '../bots/match/sources.ts';
import type { MatchPlan } from '../bots/simulation.ts';
import { boxFor, gameOf } from '../games/all.ts';

const USAGE = `npm run match -- --game id [--scenario id] --a general --b staff
  [--pairs n | --h0 0.5 --h1 0.6 --most 400] [--seed x] [--playouts n | --seconds s] [--limit seconds]
  [--option name=value] [--cores n] [--file match.json] [--json]
A player is a level (general), one of an earlier commit (general@<commit>) or a program (./mybot, "python3 bot.py").`;

const asked = () =>
  parseArgs({
    options: {
      game: { type: 'string' },
      scenario: { type: 'string' },
      a: { type: 'string', default: 'general' },
      b: { type: 'string', default: 'staff' },
      pairs: { type: 'string' },
      h0: { type: 'string' },
      h1: { type: 'string' },
      most: { type: 'string' },
      seed: { type: 'string' },
      playouts: { type: 'string' },
      seconds: { type: 'string' },
      limit: { type: 'string', default: '10' },
      option: { type: 'string', multiple: true },
      cores: { type: 'string' },
      file: { type: 'string' },
      json: { type: 'boolean' },
    },
  }).values;

const percent = (x: number): string => `${(100 * x).toFixed(1)}%`;
const line = (what: string, s: Share): string =>
  `${what.padEnd(40)}${percent(s.share).padStart(7)}  (${percent(s.low)} to ${percent(s.high)}; ${s.won} won, ${s.drawn} drawn, ${s.lost} lost)`;
const verdictLine = (plan: MatchPlan, { verdict, pairs }: MatchResult): readonly string[] => {
  if (!verdict || !plan.test) return [];
  const { h0, h1 } = plan.test;
  const ratio = `log-likelihood ratio ${verdict.llr.toFixed(2)}, limits ${verdict.lower.toFixed(2)} and ${verdict.upper.toFixed(2)}`;
  const claim = { h0: `${percent(h0)} rather than ${percent(h1)}`, h1: `${percent(h1)} rather than ${percent(h0)}` };
  return [
    verdict.accepted
      ? `The test accepts ${verdict.accepted}, ${claim[verdict.accepted]} of the pairs, after ${pairs} pairs (${ratio}).`
      : `The test is undecided after ${pairs} pairs (${ratio}).`,
  ];
};
const countLines = (what: string, counts: { readonly [words: string]: number }): readonly string[] =>
  Object.entries(counts).map(([words, n]) => `${what} ${n === 1 ? 'once' : `${n} times`}: ${words}`);
const report = (plan: MatchPlan, r: MatchResult): string => {
  const [a, b] = plan.mirrored;
  const game = gameOf(plan.game)!;
  const [first, second] = game.sides;
  const { duel: d } = r;
  return [
    `${game.title} ${plan.scenario}: ${a} against ${b}, ${r.pairs} mirrored pairs, ${budgetInWords(plan)}, seed ${plan.seed}`,
    line('pairs in which a did better', d.pairs),
    line('games a won', d.games),
    line(`  as ${first}`, d.as[0]),
    line(`  as ${second}`, d.as[1]),
    `margin in a pair: ${d.margin.toFixed(2)} ± ${d.error.toFixed(2)} points of the ${first} side`,
    ...verdictLine(plan, r),
    'The first line is the measure: the same side under the same luck, by final points; ranges are 95% after Wilson.',
    ...countLines('A game was forfeited', r.forfeits),
    ...countLines('A bot failed and played on', r.errors),
  ].join('\n');
};

const MS_BETWEEN_LINES = 30_000;
/** One line that is rewritten on a terminal, else a line every half minute. */
const progressPrinter = (plan: MatchPlan): ((p: Progress) => void) => {
  const tty = process.stderr.isTTY;
  let printed = performance.now();
  return ({ games, pairs, verdict }) => {
    if (!tty && performance.now() - printed < MS_BETWEEN_LINES) return;
    printed = performance.now();
    const llr = verdict ? `, log-likelihood ratio ${verdict.llr.toFixed(2)} after ${pairs} pairs` : '';
    process.stderr.write(
      `${tty ? '\r' : ''}${games} of ${plan.test ? 'at most ' : ''}${plan.games} games${llr}${tty ? '' : '\n'}`,
    );
  };
};
const main = async (): Promise<void> => {
  const values = asked();
  const { plan: half, cores, json } = matchPlanOf(values);
  const limit = Number(values.limit);
  if (!(limit > 0)) throw new Error(`--limit ${values.limit}: expected seconds above 0`);
  const players = [playerOf(values.a, limit), playerOf(values.b, limit)] as const;
  const plan: MatchPlan = { ...half, mirrored: [players[0].name, players[1].name], sources: hashOfSources() };
  const outside = Object.fromEntries(players.flatMap(p => (p.outside ? [[p.name, p.outside]] : [])));
  const work = { plan, outside };
  const { file } = values;
  const earlier = file === undefined ? [] : readMatch(file, plan);
  const box = boxFor(plan.game)!;
  await checkPlayers(work, box);
  const print = progressPrinter(plan);
  const began = performance.now();
  const result = await playPairs(
    work,
    box.game.sides,
    earlier,
    (records, p) => {
      if (file !== undefined) writeMatch(file, plan, records);
      print(p);
    },
    cores,
  );
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const known = earlier.length ? `, ${earlier.length} of them earlier` : '';
  process.stderr.write(`${process.stderr.isTTY ? '\r' : ''}${result.records.length} games in ${seconds} s${known}\n`);
  console.log(json ? JSON.stringify({ plan, ...result }) : report(plan, result));
};

try {
  await main();
} catch (e) {
  console.error(`${(e as Error).message}\n${USAGE}`);
  process.exitCode = 2;
}
