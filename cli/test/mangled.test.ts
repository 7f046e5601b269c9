/** Positions with a random part changed: refused with nothing changed, or laid out and playable. */
import { expect, test } from 'vitest';
import { seededRandom, type Rnd } from '../../engine/random.ts';
import type { Json } from '../../engine/state.ts';
import { strangeVictory } from '../../games/strange-victory/game.ts';
import { PLACES } from '../../games/strange-victory/state.ts';
import { client, position, type Answer, type Client } from './driver.ts';

const oneOf = <T>(list: readonly T[], rnd: Rnd): T => list[rnd(list.length)]!;
const WORDS: readonly Json[] = [...PLACES, ...strangeVictory.labels.piece!, ...Object.values(strangeVictory.machine.rules.procs).flatMap(p => p.map(s => s.at)), '?', '', '@end', '@window', '@sealed', '@replay', 'none', 'yes', 'no', 'shocked', 'encounter', 'overrun'];
const ODD: readonly Json[] = [null, true, [], {}, -1, 0, 1, 2, 3, 7, 100, 32767, 40000, 1.5, [1, 6], ['Cambrai']];

/** Changes one leaf, drops one field, or doubles one element. */
const mangle = (value: Json, rnd: Rnd): Json => {
  if (value === null || typeof value !== 'object') return rnd(2) ? oneOf(WORDS, rnd) : oneOf(ODD, rnd);
  const list = Array.isArray(value), entries = Object.entries(value);
  if (entries.length === 0 || rnd(12) === 0) return oneOf(ODD, rnd);
  const at = rnd(entries.length), how = rnd(8);
  const changed = how === 0 ? entries.toSpliced(at, 1) : how === 1 && list ? entries.toSpliced(at, 0, entries[at]!) : entries.with(at, [entries[at]![0], mangle(entries[at]![1] as Json, rnd)]);
  return list ? changed.map(e => e[1] as Json) : Object.fromEntries(changed);
};
const faultless = (c: Client, request: object): Answer => {
  const a = c.ask({ ...request, game: 'g1' });
  expect(a.error ?? '', JSON.stringify(request)).not.toMatch(/could not be done|undefined/);
  return a;
};

test('mangled positions', () => {
  const rnd = seededRandom('mangled'), c = client();
  let laid = 0, refused = 0, stuck = 0;
  for (let game = 0; game < 25; game++) {
    c.session.tables.clear();
    c.done({ do: 'new', game: 'strange-victory', seed: `mangled ${game}` });
    for (let n = 0; n < 60; n++) {
      const before = position(c), a = faultless(c, { do: 'set', position: mangle(mangle(before as unknown as Json, rnd), rnd) });
      if (a.ok) laid++;
      else { refused++; expect(position(c)).toEqual(before); }
      const { choices } = faultless(c, { do: 'choices' });
      if (choices.length === 0) break;
      faultless(c, { do: 'view' });
      const there = position(c), played = c.ask({ do: 'play', game: 'g1', choice: oneOf(choices, rnd).choice });
      if (!played.ok) { stuck++; expect(position(c)).toEqual(there); }
    }
  }
  expect(laid).toBeGreaterThan(50);
  expect(refused).toBeGreaterThan(50);
  expect(stuck, 'frames that nobody would write may still meet a step that cannot be carried out').toBeLessThan(laid / 20);
});
