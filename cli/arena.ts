/** `npm run arena`: two bots play every game twice, once on each side, and it prints which one is better and how certain that is. */
import { parseArgs } from 'node:util';
import { duelOf, type Duel, type Share } from '../bots/mirrored-match.ts';
import { gameOf } from '../games/all.ts';
import { crewHint, planOf, type Asked } from '../bots/arena/plan.ts';
import { summaryOf, type Plan } from '../bots/simulation.ts';
import { simulateWithProgress } from './simulate-with-progress.ts';

const USAGE = `npm run arena -- [--game id] [--scenario id] --a general --b staff --games 100 --seed x
  [--playouts n | --seconds s] [--option name=value] [--cores n] [--json]`;

const asked = (): Asked => {
  const { values } = parseArgs({
    options: {
      game: { type: 'string' },
      scenario: { type: 'string' },
      a: { type: 'string' },
      b: { type: 'string' },
      games: { type: 'string' },
      seed: { type: 'string' },
      playouts: { type: 'string' },
      seconds: { type: 'string' },
      option: { type: 'string', multiple: true },
      cores: { type: 'string' },
      json: { type: 'boolean' },
    },
  });
  return {
    ...values,
    a: values.a ?? 'general',
    b: values.b ?? 'staff',
    games: String(2 * Math.ceil(Number(values.games ?? '100') / 2)),
  };
};

const percent = (x: number): string => `${(100 * x).toFixed(1)}%`;
const line = (what: string, s: Share): string =>
  `${what.padEnd(34)}${percent(s.share).padStart(7)}  (${percent(s.low)} to ${percent(s.high)}; ${s.won} won, ${s.drawn} drawn, ${s.lost} lost)`;
const printed = (plan: Plan, d: Duel, errors: { readonly [message: string]: number }): string => {
  const [a, b] = plan.mirrored!;
  const game = gameOf(plan.game)!;
  const [first, second] = game.sides;
  return [
    `${game.title} ${plan.scenario}: ${a} against ${b}, ${plan.games} games in mirrored pairs, ${crewHint(plan)}, seed ${plan.seed}`,
    line(`${a} did better on the same side`, d.pairs),
    line(`${a} won the game`, d.games),
    line(`  as ${first}`, d.as[0]),
    line(`  as ${second}`, d.as[1]),
    `margin in a pair: ${d.margin.toFixed(2)} ± ${d.error.toFixed(2)} points of the ${first} side`,
    'The first line is the measure: the same side under the same luck, by final points; ranges are 95% after Wilson.',
    ...Object.entries(errors).map(([message, n]) => `a bot failed ${n} times and fell back: ${message}`),
  ].join('\n');
};

const main = async (): Promise<void> => {
  const { plan, cores, json } = planOf(asked());
  const records = await simulateWithProgress(plan, cores);
  const duel = duelOf(records, gameOf(plan.game)!.sides);
  const { errors } = summaryOf(records);
  console.log(json ? JSON.stringify({ plan, duel, errors, records }) : printed(plan, duel, errors));
};

try {
  await main();
} catch (e) {
  console.error(`${(e as Error).message}\n${USAGE}`);
  process.exitCode = 2;
}
