/** Choices that nobody listed: near misses of listed ones, and nonsense. */
import type { Choice } from '../decide.ts';
import type { Game } from '../game.ts';
import type { Rnd } from '../random.ts';
import type { Json } from '../state.ts';

const anyOf = <T>(list: readonly T[], rnd: Rnd): T => list[rnd(list.length)]!;

/** Something else of the same sort for a field. */
const otherValue = (game: Game, field: string, value: Json, rnd: Rnd): Json => {
  if (Array.isArray(value)) return rnd(2) ? value.slice(1) : [...value, otherValue(game, field, value[0] ?? 0, rnd)];
  const names = game.labels[field];
  return names ? anyOf(names, rnd) : typeof value === 'number' ? value + anyOf([-1, 1, 100, -100], rnd) : value;
};
/** A well-formed choice of a verb, its fields drawn at random. */
const anyChoice = (game: Game, verb: string, rnd: Rnd): Choice => ({
  do: verb,
  ...Object.fromEntries(
    game.verbs[verb]!.filter(f => !f.endsWith('?') || rnd(2))
      .map(f => f.replace('?', ''))
      .map(f => [f, otherValue(game, f, 0, rnd)]),
  ),
});
const without = (c: Choice, field: string): Json => Object.fromEntries(Object.entries(c).filter(([k]) => k !== field));

/** Each differs from `c` in one thing; some may happen to be legal. */
export const nearMisses = (game: Game, c: Choice, rnd: Rnd): readonly Json[] => {
  const fields = Object.keys(c).filter(f => f !== 'do');
  const verbs = Object.keys(game.verbs);
  return [
    ...fields.flatMap(f => [0, 1, 2].map(() => ({ ...c, [f]: otherValue(game, f, c[f]!, rnd) }))),
    ...fields.flatMap(f => [
      without(c, f),
      { ...c, [f]: [c[f]!] },
      { ...c, [f]: { [f]: c[f]! } },
      { ...c, [f]: null },
      { ...c, [f]: '?' },
      { ...c, [f]: 'nothing of that name' },
      { ...c, [f]: 1.5 },
    ]),
    { ...c, extra: 1 },
    without(c, 'do'),
    ...verbs.filter(v => v !== c.do).map(v => ({ ...c, do: v })),
    ...verbs.map(v => anyChoice(game, v, rnd)),
  ];
};
export const NONSENSE: readonly Json[] = [
  null,
  true,
  7,
  'pass',
  [],
  [{ do: 'pass' }],
  {},
  { do: null },
  { do: 7 },
  { do: ['pass'] },
  { do: '' },
  { do: 'toString' },
  { do: '__proto__' },
  { do: 'constructor' },
];
