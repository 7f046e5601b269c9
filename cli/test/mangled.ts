/** Positions with random changes: each is refused and changes nothing, or is set and can be played. */
import { expect } from 'vitest';
import { seededRandom, type Rnd } from '../../engine/random.ts';
import type { Json } from '../../engine/state.ts';
import type { Game } from '../../engine/game.ts';
import { client, position, type Answer, type Client } from './driver.ts';

const oneOf = <T>(list: readonly T[], rnd: Rnd): T => list[rnd(list.length)]!;
const wordsOf = ({ layout, machine }: Game): readonly Json[] => [
  ...Object.values(layout.columns).flatMap(c => [...(c.values ?? []), ...c.rows]),
  ...Object.values(machine.rules.procs).flatMap(p => p.map(s => s.at)),
  '?',
  '',
  '@end',
  '@window',
  '@sealed',
  '@replay',
  'none',
  'yes',
  'no',
];
const ODD: readonly Json[] = [null, true, [], {}, -1, 0, 1, 2, 3, 7, 100, 32767, 40000, 1.5, [1, 6]];

/** Changes one leaf, drops one field or duplicates one element. */
const mangle = (value: Json, rnd: Rnd, words: readonly Json[]): Json => {
  if (value === null || typeof value !== 'object') return rnd(2) ? oneOf(words, rnd) : oneOf(ODD, rnd);
  const list = Array.isArray(value);
  const entries = Object.entries(value);
  if (entries.length === 0 || rnd(12) === 0) return oneOf(ODD, rnd);
  const at = rnd(entries.length);
  const how = rnd(8);
  const changed =
    how === 0
      ? entries.toSpliced(at, 1)
      : how === 1 && list
        ? entries.toSpliced(at, 0, entries[at]!)
        : entries.with(at, [entries[at]![0], mangle(entries[at]![1] as Json, rnd, words)]);
  return list ? changed.map(e => e[1] as Json) : Object.fromEntries(changed);
};
const faultless = (c: Client, request: object): Answer => {
  const a = c.ask({ ...request, game: 'g1' });
  expect(a.error ?? '', JSON.stringify(request)).not.toMatch(/could not be done|undefined/);
  return a;
};

/** Plays random games of a scenario, and at each step mangles the position twice and sets it. `setUp` plays the set-up first. */
export const manglesPositions = (
  game: Game,
  scenario: string,
  games: number,
  setUp: (c: Client) => void = () => {},
): void => {
  const rnd = seededRandom('mangled');
  const c = client();
  const words = wordsOf(game);
  let accepted = 0;
  let refused = 0;
  let stuck = 0;
  for (let i = 0; i < games; i++) {
    c.session.tables.clear();
    c.done({ do: 'new', game: game.id, scenario, seed: `mangled ${i}` });
    setUp(c);
    for (let n = 0; n < 60; n++) {
      const before = position(c);
      const a = faultless(c, {
        do: 'set',
        position: mangle(mangle(before as unknown as Json, rnd, words), rnd, words),
      });
      if (a.ok) accepted++;
      else {
        refused++;
        expect(position(c)).toEqual(before);
      }
      const { choices } = faultless(c, { do: 'choices' });
      if (choices.length === 0) break;
      faultless(c, { do: 'view' });
      const there = position(c);
      const played = c.ask({ do: 'play', game: 'g1', choice: oneOf(choices, rnd).choice });
      if (!played.ok) {
        stuck++;
        expect(position(c)).toEqual(there);
      }
    }
  }
  expect(accepted).toBeGreaterThan(2 * games);
  expect(refused).toBeGreaterThan(2 * games);
  expect(stuck, 'frames that nobody would write may still meet a step that cannot be carried out').toBeLessThan(
    accepted / 20,
  );
};
