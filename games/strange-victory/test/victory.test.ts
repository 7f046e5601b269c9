/** 11.0 Victory and 5.1 the end at once. */
import { expect, test } from 'vitest';
import { AREAS } from '../data/map.ts';
import { strangeVictory } from '../game.ts';
import { bandOf, halvesOf } from '../rules/victory.ts';
import { areaOf, cleared, done, I2, INFANTRY, labelOf, march, scene, seen, type Columns } from './scene.ts';

const of = (kind: string, letter?: string, count = 99) =>
  AREAS.filter(a => a.kind === kind && (!letter || a.letter === letter))
    .slice(0, count)
    .map(a => a.name);
const allBut = (last: string) =>
  of('regular')
    .concat(of('strategic'), of('fortress'), of('port'))
    .filter(a => a !== last);
const IN_PORTS = {
  '7th': 'Saint-Valery',
  '5th': 'Etaples',
  '6th': 'Boulogne',
  '8th': 'Calais',
  '1st': 'Gravelines',
  '2nd': 'Dunkirk',
};
test('5.1, 10.5.3 the instant all 42 areas are captured the game ends as Axis Triumphant', () => {
  const t = scene({ ...cleared(...allBut('Laon')), place: { ...IN_PORTS, '10th': 'Marle' }, panic: 3 });
  expect(allBut('Laon').length).toBe(41);
  done(t, { do: 'activate', division: '10th' });
  done(t, { do: 'enter', area: 'Laon' }, labelOf('Garrison B', 'recon'));
  expect(seen(t).over).toBe(true);
  expect(t.g.wait).toMatchObject({ for: 'over', result: { band: 'triumph', name: 'Axis Triumphant' } });
});
test('5.1 with one area left it goes on', () => {
  const t = scene({
    ...cleared(...allBut('Laon').filter(a => a !== 'Guise')),
    place: { ...IN_PORTS, '10th': 'Marle' },
  });
  done(t, { do: 'activate', division: '10th' });
  done(t, { do: 'enter', area: 'Laon' }, labelOf('Garrison B', 'recon'));
  expect(seen(t).over).toBe(false);
});
const FIELD = AREAS.filter(a => a.kind !== 'staging').map(a => a.name);
const OTHERS_IN_PORTS = {
  '5th': 'Etaples',
  '6th': 'Boulogne',
  '8th': 'Calais',
  '1st': 'Gravelines',
  '2nd': 'Dunkirk',
  '10th': 'Saint-Valery',
};
const nearly = (last: string, at: string, columns: Columns = {}) =>
  scene({
    ...cleared(...FIELD.filter(a => a !== last)),
    rerolled: { Rommel: 'yes', Guderian: 'yes' },
    ...columns,
    place: { ...OTHERS_IN_PORTS, '7th': at, ...(columns?.place as object) },
  } as Columns);
test('5.1, 10.5.3 everything taken by a combat ends the game', () => {
  const t = nearly('Mezieres', 'Rocroi');
  march(t, '7th', 'Mezieres', INFANTRY.label);
  const told = done(t, { do: 'roll' }, 6, 6, 6);
  expect(t.g.wait).toMatchObject({ for: 'over', result: { band: 'triumph' } });
  expect(told.some(l => l.case === '5.1')).toBe(true);
});
test('5.1, 10.5.3 everything taken by a Breakdown ends the game', () => {
  const t = nearly('Mezieres', 'Rocroi');
  march(t, '7th', 'Mezieres', labelOf('Garrison A', 'breakdown'));
  expect(seen(t).over).toBe(true);
});
test('5.1, 10.5.3 a port without a division keeps the game open; taking it ends it', () => {
  const t = nearly('Dunkirk', 'Hazebrouck', { place: { '2nd': 'Sedan' } });
  expect(seen(t).over).toBe(false);
  march(t, '7th', 'Dunkirk', I2);
  done(t, { do: 'roll' }, 6, 6, 6);
  expect(seen(t).over).toBe(true);
});
test('11.0 an area is German once no Allied counter is left in it, with or without a division', () => {
  const t = scene({ ...cleared('Rocroi', 'Couvin'), place: { '6th': 'Rocroi' } });
  expect(['Rocroi', 'Couvin', 'Chimay'].map(a => areaOf(t, a).control)).toEqual(['german', 'german', 'allied']);
});
const points = (areas: readonly string[], options = {}) => halvesOf(scene(cleared(...areas), '8.2', options).g) / 2;
test('11.1 Avesnes is worth 5', () => {
  expect(points(['Avesnes'])).toBe(5);
});
test('11.1, 3.1.3 each strategic area 2', () => {
  expect(points(of('strategic'))).toBe(14);
});
test('11.1, 10.3.1 each port 3, if held', () => {
  expect(halvesOf(scene({ ...cleared('Calais', 'Dunkirk'), place: { '7th': 'Calais' } }).g)).toBe(6);
});
test('11.1 an A village is worth a half', () => {
  expect(points(of('regular', 'A', 3))).toBe(1.5);
});
test('11.1 a B village scores a half with an A of its own', () => {
  expect(points(of('regular', 'B', 3))).toBe(0);
  expect(points([...of('regular', 'A', 2), ...of('regular', 'B', 3)])).toBe(2);
});
test('11.1 a C village scores 1 with a scoring B of its own', () => {
  expect(points([...of('regular', 'A', 2), ...of('regular', 'C', 3)])).toBe(1);
  expect(points([...of('regular', 'A', 1), ...of('regular', 'B', 3), ...of('regular', 'C', 3)])).toBe(2);
  expect(points([...of('regular', 'A', 2), ...of('regular', 'B', 2), ...of('regular', 'C', 3)])).toBe(4);
});
test('11.1 our reading: a strategic area is no village; with the option it pairs as well', () => {
  const areas = ['Hirson', ...of('regular', 'B', 1)];
  expect([points(areas), points(areas, { strategicVillages: 'yes' })]).toEqual([2, 3]);
});
test.each([
  [0, 'nightmare'],
  [14.5, 'nightmare'],
  [15, 'dogged'],
  [22.5, 'dogged'],
  [23, 'sealion'],
  [32.5, 'sealion'],
  [33, 'miracle'],
  [40.5, 'miracle'],
  [41, 'crown'],
  [50.5, 'crown'],
  [51, 'triumph'],
  [53.5, 'triumph'],
])('11.2 %d points are %s', (vp, band) => {
  expect(bandOf(strangeVictory, vp * 2).id).toBe(band);
});
test('11.2, 5.1 everything captured is worth at least 51', () => {
  const t = scene({ ...cleared(...allBut('Laon'), 'Laon'), place: IN_PORTS });
  expect(halvesOf(t.g) / 2).toBeGreaterThanOrEqual(51);
});
