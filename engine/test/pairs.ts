/** D34 Set-ups that cover every pair of option values: far fewer than all combinations. */
import type { Game, Options } from '../game.ts';
import { optionsOf } from '../game.ts';
import { optionsIn } from '../options.ts';

export interface SetUp {
  readonly scenario: string;
  readonly options: Options;
}
type Factor = { readonly id: string; readonly values: readonly string[] };
type Row = { readonly [factor: string]: string };

const SCENARIO = '(scenario)';
/** What may be varied together: everything, or, where options belong to scenarios, a scenario with what it has. */
export const factorsOf = (game: Game): readonly (readonly Factor[])[] => {
  const bound = game.options.some(o => o.scenarios);
  const groups = bound ? game.scenarios.map(s => [s.id]) : [game.scenarios.map(s => s.id)];
  return groups.map(ids => [
    { id: SCENARIO, values: ids },
    ...optionsIn(game.options, ids[0]!).map(o => ({ id: o.id, values: o.values.map(v => v.id) })),
  ]);
};

const pairOf = (f: string, x: string, g: string, y: string): string => JSON.stringify([f, x, g, y]);
/** Every pair of values of two different factors, each as a text. */
export const allPairs = (factors: readonly Factor[]): readonly string[] =>
  factors.flatMap((f, i) =>
    factors.slice(i + 1).flatMap(g => f.values.flatMap(x => g.values.map(y => pairOf(f.id, x, g.id, y)))),
  );
const pairsIn = (factors: readonly Factor[], row: Row): readonly string[] =>
  factors.flatMap((f, i) => factors.slice(i + 1).map(g => pairOf(f.id, row[f.id]!, g.id, row[g.id]!)));

/** Greedy: each row starts from a pair not yet covered, then takes for each factor the value that covers most. */
export const coveringRows = (factors: readonly Factor[]): readonly Row[] => {
  const rows: Row[] = [];
  const left = new Set(allPairs(factors));
  for (const pair of left) {
    if (!left.has(pair)) continue;
    const [f, x, g, y] = JSON.parse(pair) as [string, string, string, string];
    const row = completed(factors, { [f]: x, [g]: y }, left);
    for (const covered of pairsIn(factors, row)) left.delete(covered);
    rows.push(row);
  }
  return rows.length ? rows : [Object.fromEntries(factors.map(f => [f.id, f.values[0]!]))];
};
const completed = (factors: readonly Factor[], start: Row, left: ReadonlySet<string>): Row => {
  let row = start;
  const gain = (r: Row): number => pairsIn(factors, r).filter(p => left.has(p)).length;
  for (const f of factors)
    if (!Object.hasOwn(row, f.id))
      row = f.values.map(v => ({ ...row, [f.id]: v })).reduce((best, r) => (gain(r) > gain(best) ? r : best));
  return row;
};

const setUp = (game: Game, { [SCENARIO]: scenario, ...options }: Row): SetUp => ({
  scenario: scenario!,
  options: optionsOf(game, scenario!, options),
});
export const pairedSetUps = (game: Game): readonly SetUp[] =>
  factorsOf(game).flatMap(factors => coveringRows(factors).map(row => setUp(game, row)));
/** Each scenario with the options as printed. */
export const defaultSetUps = (game: Game): readonly SetUp[] =>
  game.scenarios.map(s => ({ scenario: s.id, options: optionsOf(game, s.id, {}) }));
/** Every pair of values that can be played, and those that these set-ups play. */
export const pairsToPlay = (game: Game): readonly string[] => factorsOf(game).flatMap(allPairs);
export const pairsPlayed = (game: Game, setUps: readonly SetUp[]): ReadonlySet<string> =>
  new Set(
    setUps.flatMap(s => {
      const factors = factorsOf(game).find(group => group[0]!.values.includes(s.scenario))!;
      return pairsIn(factors, { [SCENARIO]: s.scenario, ...s.options });
    }),
  );
