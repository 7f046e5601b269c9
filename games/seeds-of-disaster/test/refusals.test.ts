/** What is not listed is refused with its case, in words that name who and why, and changes nothing. */
import { expect, test } from 'vitest';
import { save } from '../../../engine/save.ts';
import type { Json } from '../../../engine/state.ts';
import { play, type Table } from '../../../engine/table.ts';
import { AREAS } from '../data/map.ts';
import { seedsOfDisaster } from '../game.ts';
import { centresOf } from '../ground.ts';
import { cardOf, done, refusalWords, scene, type SideWord, type Spec } from './scene.ts';

/** Refused when played, by this case; the table is as it was. */
const refuses = (t: Table, side: SideWord, choice: Json, ruleCase: string): void => {
  const before = JSON.stringify(save(seedsOfDisaster, t.g));
  expect(play(t, side, choice)).toMatchObject({ ok: false, case: ruleCase });
  expect(JSON.stringify(save(seedsOfDisaster, t.g))).toBe(before);
};
const YEAR: Spec = { status: 'Opposition', year: 1937, moment: 'movement' };
const RICH = { rp: { german: 100, allied: 100 } };

test('4.1.6 an event outside its segment', () => {
  for (const moment of ['mobilisation', 'movement', 'counterespionage before the roll']) {
    const t = scene({ ...YEAR, moment, hands: { german: [9], allied: [8] } });
    refuses(t, 'german', { do: 'play', card: cardOf(9) }, '4.1.6');
    refuses(t, 'german', { do: 'discard', card: cardOf(9) }, '4.1.6');
  }
  const war = scene({ week: 2, moment: 'german movement' });
  refuses(war, 'german', { do: 'play', card: cardOf(9) }, '4.1.6');
  refuses(war, 'german', { do: 'steal', card: cardOf(9) }, '4.2');
  refuses(war, 'german', { do: 'invest', rp: 10 }, '7.4');
});
test('4.1.13 a plan ended with a card that must be played in hand', () => {
  const t = scene({ ...YEAR, moment: 'event cards', hands: { german: [2, 9], allied: [8] } });
  refuses(t, 'german', { do: 'done' }, '4.1.13');
  expect(refusalWords(t, 'german', { do: 'done' })).toContain('2 Conscription in Germany must be played first');
  refuses(t, 'german', { do: 'discard', card: cardOf(9) }, '4.1.13');
});
test('4.3.1, 4.4 a card that was taken this turn, and a trump of the same value', () => {
  const fresh = { fresh: { [cardOf(9)]: 'yes' } } as Json;
  const t = scene({ ...YEAR, moment: 'event cards', hands: { german: [9], allied: [8] }, columns: fresh as never });
  refuses(t, 'german', { do: 'play', card: cardOf(9) }, '4.3.1');
  const u = scene({ ...YEAR, moment: 'counterespionage', hands: { german: [9, 7], allied: [8] } });
  done(u, 'german', { do: 'steal', card: cardOf(9) });
  done(u, 'allied', { do: 'pass' });
  refuses(u, 'allied', { do: 'trump', card: cardOf(8) }, '4.4');
  expect(refusalWords(u, 'allied', { do: 'trump', card: cardOf(8) })).toBe(
    '8 Volunteers in Spain has 3: more than 3 is needed',
  );
});
test('7.3.2, 7.2.7 thirty RPs of technology, and a DLM before the DLC', () => {
  const t = scene({ ...YEAR, moment: 'mobilisation', columns: RICH });
  refuses(t, 'german', { do: 'invest', rp: 30 }, '7.3.2');
  done(t, 'german', { do: 'invest', rp: 20 });
  refuses(t, 'german', { do: 'invest', rp: 10 }, '7.3.2');
  refuses(t, 'allied', { do: 'build', unit: 'F 1 DLM', steps: 1 }, '7.2.7');
});
const PAIR = { Lille: ['F 1 Army', 'F 2 Army'] };
test('6.1.1 a manoeuvre with an empty French centre', () => {
  const t = scene({ ...YEAR, at: PAIR, columns: RICH });
  refuses(t, 'allied', { do: 'manoeuvre', area: 'Lille' }, '6.1.1');
  expect(refusalWords(t, 'allied', { do: 'manoeuvre', area: 'Lille' })).toContain('holds no unit');
});
test('6.1.1 a unit does not leave its centre empty to be the second in another', () => {
  const centres = centresOf(seedsOfDisaster, 'France').map(a => AREAS[a]!.name);
  const armies = ['F 1 Army', 'F 2 Army', 'F 3 Army', 'F 4 Army', 'F 5 Army', 'F 7 Army', 'F 8 Army'];
  const filled = Object.fromEntries(centres.map((area, i) => [area, [armies[i]!]]));
  const t = scene({ ...YEAR, at: filled });
  refuses(t, 'allied', { do: 'shift', unit: 'F 1 Army', area: centres[1]! }, '6.1.1');
  done(t, 'allied', { do: 'shift', unit: 'F 9 Army', area: centres[0]! });
  done(t, 'allied', { do: 'shift', unit: 'F 1 Army', area: centres[1]! });
});
test('12.0 a border crossed too early, in the years', () => {
  for (const status of ['Opposition', 'Military Preparations'] as const) {
    const t = scene({ ...YEAR, status, at: { Aachen: ['G 1 Army'] } });
    for (const verb of ['move', 'station', 'shift'])
      refuses(t, 'german', { do: verb, unit: 'G 1 Army', area: 'Liege' }, '12.0');
    refuses(t, 'allied', { do: 'move', unit: 'F 1 Army', area: 'Trier' }, '12.0');
  }
});
test('13.0, 18.0, 10.1.1, 5.2.2 what belongs to other segments names its own case', () => {
  const t = scene({ ...YEAR, moment: 'mobilisation' });
  refuses(t, 'german', { do: 'attack', area: 'Liege' }, '13.0');
  refuses(t, 'german', { do: 'fly', unit: 'G 1 Air' }, '18.0');
  refuses(t, 'german', { do: 'move', unit: 'G 1 Army', area: 'Aachen' }, '10.1.1');
  refuses(t, 'german', { do: 'look', area: 'Lille' }, '5.2.2');
  refuses(t, 'german', { do: 'choose', strategy: 'North' }, '19.0');
  refuses(scene(YEAR), 'german', { do: 'build', unit: 'G 1 Army', steps: 1 }, '7.0');
});
test('10.1.10, 10.1.12 a crossing nobody can make, and one into the enemy, in a month and in a week', () => {
  const at = { Aachen: ['G 1 Army'], Verdun: ['F 1 Army'] };
  const columns = { cp: { german: 2, allied: 2 } };
  const month = scene({ status: 'Armed Belligerence', year: 1940, month: 2, moment: 'movement', at, columns });
  const week = scene({ week: 1, moment: 'german movement', at: { ...at, Eindhoven: ['NL II'] }, columns });
  for (const t of [month, week]) refuses(t, 'german', { do: 'bridge', origin: 'Nancy', area: 'Verdun' }, '10.1.12');
  for (const t of [month, week]) refuses(t, 'german', { do: 'bridge', origin: 'Verdun', area: 'Nancy' }, '10.1.10');
  refuses(week, 'german', { do: 'bridge', origin: 'Aachen', area: 'Eindhoven' }, '10.1.12');
  done(month, 'german', { do: 'bridge', origin: 'Aachen', area: 'Eindhoven' });
});
