/** Positions set by hand: what follows from where the units were put. */
import { expect, test } from 'vitest';
import { optionsOf } from '../../../engine/game.ts';
import { save } from '../../../engine/save.ts';
import type { Json } from '../../../engine/state.ts';
import { newTable, play, setPosition, type Table } from '../../../engine/table.ts';
import { france40 } from '../game.ts';
import { momentsOf } from '../rules/named-positions.ts';
import { vpLines } from '../rules/victory.ts';
import { GRID, hexOf, labelOf, PORT_HEXES } from './shipped.ts';

type Columns = { readonly [column: string]: Json };
const opened = (scenario = '1940'): Table =>
  newTable(france40, {
    scenario,
    options: optionsOf(france40, scenario, {}),
    commitment: '',
    roller: (_k, sizes) => sizes.map(() => 3),
  });
const set = (t: Table, columns: Columns, at = 'german movement'): Table => {
  setPosition(t, { columns, flow: momentsOf(t.g)[at]! });
  return t;
};
const placed = (columns: Columns, at?: string): Table => set(opened(), columns, at);
const column = (t: Table, name: string): { readonly [row: string]: Json } =>
  save(france40, t.g).columns[name] as { readonly [row: string]: Json };
const track = (t: Table, name: string): Json => save(france40, t.g).columns[name]!;
const points = (t: Table, c: string): number => vpLines(t.g).find(l => l.case === c)!.points;
const UK = { 'UK I': '3927' };
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'];
test('4.7, 4.6 Paris, Dijon and Lyon score when a position puts Germans there, unless it names the track', () => {
  const t = placed(
    { turn: 13, place: { 'G I': '2921', 'G II': '2922', 'G III': '3022', 'G IV': '1825', ...UK } },
    'end of turn',
  );
  expect([points(t, '4.7'), points(t, '4.6')]).toEqual([1, 1]);
  expect(t.g.wait).toMatchObject({ for: 'over', result: { points: 2 } });
  expect(points(placed({ paris: 'no', place: { 'G I': '2921', 'G II': '2922', 'G III': '3022' } }), '4.7')).toBe(0); // the position names the track
});
test('4.8 nine forts in the dead pile overturn the Maginot Line, eight do not', () => {
  const forts = Object.entries(column(opened(), 'place'))
    .filter(([u]) => u.startsWith('ML'))
    .map(([u]) => u);
  const gone = (n: number) => Object.fromEntries(forts.slice(0, n).map(u => [u, 'Dead pile']));
  expect([8, 9].map(n => points(placed({ place: { ...gone(n), ...UK } }), '4.8'))).toEqual([0, 1]);
});
test('4.5, 4.6 a corps in an exit box scores the point of that edge', () => {
  const t = placed({ place: { 'G 15 Pz': 'Exited west', 'G 19 Pz': 'Exited south' } });
  expect([points(t, '4.5'), track(t, 'mediterranean')]).toEqual([1, 'by exit']);
});
test('4.3 a neutral whose conditions are met capitulates, and its army is removed', () => {
  const t = placed({ turn: 2, neutral: { Netherlands: 'at war' }, place: { 'N I': '3835', ...UK } });
  set(t, { place: { 'G I': '3837', 'G II': '3934' } });
  expect([column(t, 'neutral').Netherlands, column(t, 'place')['N I']]).toEqual(['capitulated', 'Dead pile']);
});
test('4.3 Luxembourg capitulates when a German is in it', () => {
  const t = placed({ turn: 2, neutral: { Luxembourg: 'at war' }, place: UK });
  expect(column(set(t, { place: { 'G I': '2733' } }), 'neutral').Luxembourg).toBe('capitulated');
});
const onMarch = (t: Table, count: number) => [
  ...momentsOf(t.g)['allied movement']!.slice(0, -1),
  { proc: 'movement', at: '10.0', vars: { side: 'allied' } },
  { proc: 'march', at: '10.1', vars: { hex: '2323', count, points: 4, passed: true } },
];
/** A stack of two has come to 2323, where F X is, and may go on. */
const midway = (): Table => {
  const t = placed(
    { turn: 2, place: { ...UK, 'F I': '2322', 'F II': '2322', 'F X': '2323' }, control: { 2324: 'german' } },
    'allied movement',
  );
  setPosition(t, { columns: { place: { 'F I': '2323', 'F II': '2323' } }, flow: onMarch(t, 2) });
  return t;
};
test('10.0 a unit put into the hex of a marching stack goes below it, and one taken from the stack no longer marches', () => {
  const t = midway();
  setPosition(t, { columns: { place: { 'F XI': '2323' } } });
  expect(play(t, 'allied', { do: 'to', hex: '2325' }).ok).toBe(true);
  expect(['F I', 'F II', 'F X', 'F XI'].map(u => column(t, 'place')[u])).toEqual(['2325', '2325', '2323', '2323']);
  const less = midway();
  setPosition(less, { columns: { place: { 'F I': 'Dead pile' } } });
  expect(play(less, 'allied', { do: 'to', hex: '2325' }).ok).toBe(true);
  expect(['F II', 'F X'].map(u => column(less, 'place')[u])).toEqual(['2325', '2323']);
});
test('10.0 a position that names the march keeps its own count', () => {
  const t = midway();
  setPosition(t, { columns: {}, flow: onMarch(t, 1) });
  expect(play(t, 'allied', { do: 'to', hex: '2325' }).ok).toBe(true);
  expect(['F I', 'F II', 'F X'].map(u => column(t, 'place')[u])).toEqual(['2323', '2325', '2323']);
});
test('10.0 a unit put into the hex of a stack that has not set out goes with it', () => {
  const t = placed({ turn: 2, place: { ...UK, 'F I': '2322', 'F II': '2322' } }, 'allied movement');
  expect(play(t, 'allied', { do: 'stack', hex: '2322' }).ok).toBe(true);
  setPosition(t, { columns: { place: { 'F XI': '2322' } } });
  expect(play(t, 'allied', { do: 'to', hex: '2323' }).ok).toBe(true);
  expect(['F I', 'F II', 'F XI'].map(u => column(t, 'place')[u])).toEqual(['2323', '2323', '2323']);
});
test('4.3 a neutral named as at war stays so until the end of the turn', () => {
  const t = placed({ turn: 2, neutral: { Netherlands: 'at war' }, place: { 'G I': '3837', 'G II': '3934', ...UK } });
  expect(column(t, 'neutral').Netherlands).toBe('at war');
  set(t, { neutral: { Netherlands: 'at war' } }, 'end of turn');
  expect(column(t, 'neutral').Netherlands).toBe('capitulated');
});
test('5.16, 5.13, 5.10 another turn, and nothing else, clears the tracks of one turn, unless the position names them', () => {
  const t = placed({ turn: 6, dyleRoll: 1, evacuatedSteps: 4, halted: 'full', place: UK });
  expect([track(t, 'dyleRoll'), track(t, 'evacuatedSteps'), track(t, 'halted')]).toEqual([1, 4, 'full']);
  set(t, { place: { 'G I': '2739' } });
  expect([track(t, 'dyleRoll'), track(t, 'evacuatedSteps'), track(t, 'halted')]).toEqual([1, 4, 'full']);
  set(t, { turn: 7 });
  expect([track(t, 'dyleRoll'), track(t, 'evacuatedSteps'), track(t, 'halted')]).toEqual([0, 0, 'no']);
  set(t, { turn: 8, dyleRoll: 2 });
  expect(track(t, 'dyleRoll')).toBe(2);
});
test('2.10 a unit from the dead pile has full strength, unless the position names its steps; other units keep theirs', () => {
  const t = placed({
    turn: 2,
    place: { ...UK, 'G I': 'Dead pile', 'G II': 'Dead pile' },
    steps: { 'G I': 0, 'G II': 0, 'G III': 1 },
  });
  set(t, { place: { 'G I': '2739', 'G II': '2740', 'G III': '2741' }, steps: { 'G II': 1 } });
  expect(['G I', 'G II', 'G III'].map(u => column(t, 'steps')[u])).toEqual([2, 1, 1]);
  set(t, { place: { 'G II': '2739' } });
  expect(column(t, 'steps')['G II']).toBe(1);
});
test('3.10 newcomers are put on top of those who were there, unless the position names levels', () => {
  const levels = (t: Table, ...units: readonly string[]) => units.map(u => column(t, 'level')[u]);
  const t = placed({ turn: 2, place: { ...UK, 'G II': '2739', 'G III': '2739' } });
  set(t, { level: { 'G II': 1, 'G III': 0 } });
  expect(levels(t, 'G III', 'G II')).toEqual([0, 1]);
  set(t, { place: { 'G I': '2739' } });
  expect(levels(t, 'G III', 'G II', 'G I')).toEqual([0, 1, 2]);
  set(t, { place: { 'G I': '2740' } });
  set(t, { place: { 'G I': '2739' }, level: { 'G I': 0, 'G III': 1, 'G II': 2 } });
  expect(levels(t, 'G I', 'G III', 'G II')).toEqual([0, 1, 2]);
  expect(column(t, 'height')['2739']).toBe(3);
});
test('3.10 newcomers from two stacks are put in the order of the counters, whatever their old levels', () => {
  const t = placed({ turn: 2, place: { ...UK, 'G I': '2740', 'G IV': '2740', 'G II': '2741' } });
  set(t, { level: { 'G IV': 0, 'G I': 1 } });
  set(t, { place: { 'G I': '2739', 'G II': '2739' } });
  expect(['G I', 'G II'].map(u => column(t, 'level')[u])).toEqual([0, 1]);
});
test('3.1, 8.8 units control the hexes they are put in, and a port with Germans in it is lost for good', () => {
  const [port, other] = PORT_HEXES.map(labelOf) as [string, string];
  const t = placed({ turn: 2, neutral: { Belgium: 'at war' }, place: { ...UK, 'G I': port, 'F I': '2739' } });
  expect([column(t, 'control')[port], column(t, 'control')['2739']]).toEqual(['german', 'allied']);
  expect([column(t, 'lostPort')[port], column(t, 'lostPort')[other]]).toEqual(['yes', 'no']);
  set(t, { place: { 'G I': '2740' }, control: { [port]: 'allied' } });
  expect(column(t, 'lostPort')[port]).toBe('yes');
});
test('4.4 a French unit put on the Dyle in overland supply counts as having been there, and no other does', () => {
  const dyle = (place: Columns, more: Columns = {}) =>
    track(placed({ turn: 2, neutral: { Belgium: 'at war' }, place: { ...UK, ...place }, ...more }), 'onDyle');
  const ring = GRID.around[hexOf('3534')]!.map((hex, i) => [`G ${ROMAN[i]}`, labelOf(hex)]);
  expect(dyle({ 'F I': '3534' })).toBe('yes');
  expect(dyle({ 'F I': '3534' }, { onDyle: 'no' })).toBe('no');
  expect(dyle({ 'F I': '3532' })).toBe('no');
  expect(dyle({ 'UK II': '3534' })).toBe('no');
  expect(dyle({ 'F I': '3534', ...Object.fromEntries(ring) })).toBe('no');
  const t = placed({ turn: 2, neutral: { Belgium: 'at war' }, place: { ...UK, 'F I': '3534' }, onDyle: 'no' });
  expect(track(set(t, { place: { 'G I': '2739' } }), 'onDyle')).toBe('no');
});
test('4.3 Switzerland at war defends forward, unless the position names its strategy', () => {
  const swiss = (more: Columns) => track(placed({ turn: 2, place: { ...UK, 'Sw 1': '1231' }, ...more }), 'swiss');
  expect(swiss({})).toBe('undecided');
  expect(swiss({ neutral: { Switzerland: 'at war' } })).toBe('forward');
  expect(swiss({ neutral: { Switzerland: 'at war' }, swiss: 'undecided' })).toBe('undecided');
  const t = placed({ turn: 2, neutral: { Switzerland: 'at war' }, swiss: 'redoubt', place: UK });
  expect(track(set(t, { place: { 'G I': '2739' } }), 'swiss')).toBe('redoubt');
});
test('4.3 Switzerland does not capitulate in a position that is about to roll for its strategy', () => {
  const t = placed({ turn: 2, neutral: { Switzerland: 'at war' }, swiss: 'undecided', place: UK });
  t.sandbox = true;
  t.script = [5];
  setPosition(t, {
    columns: { place: { 'G I': '2739' } },
    flow: [
      ...momentsOf(t.g)['german movement']!.slice(0, -1),
      { proc: 'movement', at: '10.0', vars: { side: 'german' } },
      { proc: 'swiss', at: '4.3/swiss' },
    ],
  });
  expect([track(t, 'swiss'), column(t, 'neutral').Switzerland]).toEqual(['redoubt', 'at war']);
});
test('4.3 a neutral named as capitulated loses its army, and another keeps it', () => {
  const t = placed({
    turn: 2,
    neutral: { Netherlands: 'capitulated' },
    place: { ...UK, 'N I': '3835', 'B I': '3432' },
  });
  expect([column(t, 'place')['N I'], column(t, 'place')['B I']]).toEqual(['Dead pile', '3432']);
});
test('6.2 a fort falls to enemies in its hex and stands with its own side in it', () => {
  const t = placed({ place: { ...UK, 'G III': '2731', 'F X': '2534', 'G IV': '2434' } });
  expect(['ML 2731', 'ML 2434'].map(u => column(t, 'place')[u])).toEqual(['Dead pile', 'Dead pile']);
  expect(column(placed({ place: { ...UK, 'F X': '2731' } }), 'place')['ML 2731']).toBe('2731');
});
test('4.5, 4.6, 4.8 a track that the position names keeps its value', () => {
  const left = { 'G 15 Pz': 'Exited west', 'G 19 Pz': 'Exited south' };
  const t = placed({ place: { ...UK, ...left }, brittany: 'no', mediterranean: 'by city' });
  expect([track(t, 'brittany'), track(t, 'mediterranean')]).toEqual(['no', 'by city']);
});
