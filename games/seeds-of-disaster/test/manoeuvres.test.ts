/** 6.0, 6.1 Military manoeuvres. */
import { expect, test } from 'vitest';
import { AREAS } from '../data/map.ts';
import { seedsOfDisaster } from '../game.ts';
import { centresOf } from '../model/ground.ts';
import {
  bothDone,
  done,
  FRENCH,
  GERMANS,
  IN_1937,
  MONTH,
  points,
  refusal,
  refusalWords,
  refuses,
  RICH,
  scene,
  shift,
  YEAR,
} from './scene.ts';

const MANOEUVRE = { ...YEAR, columns: { rp: { german: 30, allied: 30 } } } as const;
test('6.0, 6.1.1, 6.1 two units on a centre hold a manoeuvre: RPs for 3 CPs, a pair each, two a year', () => {
  const t = scene({
    ...MANOEUVRE,
    at: {
      ...GERMANS,
      Koblenz: ['G 4 Army', 'G 6 Army', 'G I'],
      Ruhr: ['G 1 Army', 'G 7 Army', 'G 9 Army', 'G 12 Army'],
    },
  });
  expect(refusal(t, 'german', { do: 'manoeuvre', area: 'Cologne' })).toBe('6.1.1');
  done(t, 'german', { do: 'manoeuvre', area: 'Koblenz' });
  expect(refusal(t, 'german', { do: 'manoeuvre', area: 'Koblenz' })).toBe('6.1.1');
  done(t, 'german', { do: 'manoeuvre', area: 'Ruhr' });
  expect(refusalWords(t, 'german', { do: 'manoeuvre', area: 'Ruhr' })).toContain('2 are the most');
  done(t, 'german', { do: 'done' });
  done(t, 'allied', { do: 'done' });
  done(t, 'allied', { do: 'pass' });
  done(t, 'allied', { do: 'pass' }, 3, 4, 3, 4);
  expect([points(t, 'cp', 'german'), points(t, 'rp', 'german')]).toEqual([6, 18]);
});
test('6.1.1 no French centre gets a second unit before each has one', () => {
  const t = scene(YEAR);
  expect(refusal(t, 'allied', shift('F 4 Army', 'Reims'))).toBe('6.1.1');
  done(t, 'allied', shift('F 4 Army', 'Rouen'));
});
test('6.1.1 the Allies need a unit on every other French centre, and Dutch and Belgians hold none', () => {
  const t = scene(MANOEUVRE);
  expect(refusalWords(t, 'allied', { do: 'manoeuvre', area: 'Nancy' })).toMatch(/holds no unit/);
  const all = { ...FRENCH, Rouen: ['F 4 Army'], Metz: ['F 5 Army'], Belfort: ['F 7 Army'], Dijon: ['F 8 Army'] };
  const full = scene({ ...MANOEUVRE, at: { ...GERMANS, ...all, Antwerp: ['B I', 'B II'] }, steps: { 'B II': 3 } });
  expect(refusal(full, 'allied', { do: 'manoeuvre', area: 'Antwerp' })).toBe('6.1.1');
  expect(refusal(full, 'allied', { do: 'manoeuvre', area: 'Nancy' })).toBeUndefined();
});
test('6.1.1 two manoeuvres in all months together', () => {
  const t = scene({ ...MONTH, columns: { rp: { german: 30 }, manoeuvres: { german: 2 } } });
  expect(refusal(t, 'german', { do: 'manoeuvre', area: 'Koblenz' })).toBe('6.1.1');
});
const TOGETHER = { Lille: ['F 1 Army', 'F 2 Army'] };
test('6.1.1 no manoeuvre of the French while a centre of theirs is empty', () => {
  const t = scene({ ...IN_1937, at: TOGETHER, columns: RICH });
  refuses(t, 'allied', { do: 'manoeuvre', area: 'Lille' }, '6.1.1');
  expect(refusalWords(t, 'allied', { do: 'manoeuvre', area: 'Lille' })).toContain('holds no unit');
});
test('6.1.1 a unit does not leave its centre empty to be the second in another', () => {
  const centres = centresOf(seedsOfDisaster, 'France').map(a => AREAS[a]!.name);
  const armies = ['F 1 Army', 'F 2 Army', 'F 3 Army', 'F 4 Army', 'F 5 Army', 'F 7 Army', 'F 8 Army'];
  const filled = Object.fromEntries(centres.map((area, i) => [area, [armies[i]!]]));
  const t = scene({ ...IN_1937, at: filled });
  refuses(t, 'allied', { do: 'shift', unit: 'F 1 Army', area: centres[1]! }, '6.1.1');
  done(t, 'allied', { do: 'shift', unit: 'F 9 Army', area: centres[0]! });
  done(t, 'allied', { do: 'shift', unit: 'F 1 Army', area: centres[1]! });
});
test('6.1 CPs never pass 19', () => {
  const t = scene({ ...MANOEUVRE, columns: { ...MANOEUVRE.columns, cp: { german: 18, allied: 0 } } });
  done(t, 'german', { do: 'manoeuvre', area: 'Koblenz' });
  bothDone(t);
  expect(points(t, 'cp', 'german')).toBe(19);
});
