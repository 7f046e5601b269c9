/** `npm run simulate`: bots play a game many times, and the distribution of the results is printed. */
import { parseArgs } from 'node:util';
import { budgetInWords, planOf, type Asked } from '../bots/match/plan.ts';
import { brainOf, gameOf } from '../games/all.ts';
import { summaryOf, type SimulationPlan, type Summary } from '../bots/simulation.ts';
import { simulateWithProgress } from './simulate-with-progress.ts';

const USAGE = `npm run simulate -- [--game id] --games 200 --seat side=staff --seed x
  [--scenario id] [--playouts n | --seconds s] [--option name=value] [--cores n] [--json]`;

const asked = (): Asked => {
  const { values } = parseArgs({
    options: {
      game: { type: 'string' },
      games: { type: 'string' },
      seat: { type: 'string', multiple: true },
      seed: { type: 'string' },
      scenario: { type: 'string' },
      playouts: { type: 'string' },
      seconds: { type: 'string' },
      option: { type: 'string', multiple: true },
      cores: { type: 'string' },
      json: { type: 'boolean' },
    },
  });
  return values;
};

const number = (n: number): string => n.toFixed(n % 1 && Math.abs(n) < 100 ? 1 : 0);
const row = (cells: readonly string[]): string => cells.map((c, i) => (i ? c.padStart(8) : c.padEnd(28))).join('');
/** The game's own result bands, worst first. A game without bands gets every word of its results, the most frequent first. */
const histogram = (plan: SimulationPlan, s: Summary): readonly string[] => {
  const bands = brainOf(plan.game)?.bands;
  const of = (counts: { readonly [word: string]: number }, words: readonly string[]): readonly string[] =>
    words.map(word => {
      const n = counts[word] ?? 0;
      const share = n / plan.games;
      return `  ${word.padEnd(26)}${String(n).padStart(6)} ${(100 * share).toFixed(1).padStart(6)}%  ${'#'.repeat(Math.round(40 * share))}`;
    });
  if (bands) return of(s.words[bands.field] ?? {}, bands.order);
  return Object.entries(s.words).flatMap(([name, counts]) => [
    `${name}:`,
    ...of(
      counts,
      Object.keys(counts).toSorted((a, b) => counts[b]! - counts[a]!),
    ),
  ]);
};

const printed = (plan: SimulationPlan, s: Summary): string =>
  [
    `${gameOf(plan.game)!.title} ${plan.scenario}, ${plan.games} games, ${Object.entries(plan.seats)
      .map(([side, level]) => `${side} ${level}`)
      .join(', ')}, ${budgetInWords(plan)}, seed ${plan.seed}`,
    row(['', 'least', 'quarter', 'median', '3/4', 'most', 'mean', '± error']),
    ...Object.entries(s.numbers).map(([name, x]) =>
      row([
        name,
        ...[x.least, x.quarter, x.median, x.threeQuarters, x.most].map(number),
        x.mean.toFixed(2),
        x.error.toFixed(2),
      ]),
    ),
    ...histogram(plan, s),
    ...Object.entries(s.errors).map(([message, n]) => `a bot failed ${n} times and fell back: ${message}`),
  ].join('\n');

const main = async (): Promise<void> => {
  const { plan, cores, json } = planOf(asked());
  const records = await simulateWithProgress(plan, cores);
  const summary = summaryOf(records);
  console.log(json ? JSON.stringify({ plan, summary, records }) : printed(plan, summary));
};

try {
  await main();
} catch (e) {
  console.error(`${(e as Error).message}\n${USAGE}`);
  process.exitCode = 2;
}
