/** Positions set by hand that are refused, because no game can come to them. */
import { expect, test } from 'vitest';
import { optionsOf } from '../../../engine/game.ts';
import type { Json } from '../../../engine/state.ts';
import { newTable, setPosition, type Table } from '../../../engine/table.ts';
import { france40 } from '../game.ts';
import { at } from '../model/state.ts';
import { momentsOf } from '../rules/named-positions.ts';
import { hexOf, UNIT_NAMES } from './shipped.ts';

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
const fault = (columns: Columns, at?: string): string | undefined => {
  try {
    placed(columns, at);
    return undefined;
  } catch (e) {
    return (e as Error).message;
  }
};
const frameFault = (proc: string, at: string, vars: Columns, columns: Columns = {}): string | undefined => {
  const t = opened();
  const outer = momentsOf(t.g)[proc === 'battle' ? 'german combat' : 'german movement']!;
  try {
    setPosition(t, {
      columns: { turn: 2, ...columns },
      flow: [...outer.slice(0, -1), { ...outer.at(-1)!, at: proc === 'battle' ? '11.9' : '10.0' }, { proc, at, vars }],
    });
    return undefined;
  } catch (e) {
    return (e as Error).message;
  }
};

test('5.17, 11.0 nothing is planned outside the draft of an attack', () => {
  expect(fault({ turn: 2, fourthArmoured: 'planned' }, 'allied combat')).toMatch(/5\.17/);
  expect(fault({ turn: 2, place: { 'G I': '2739' }, fought: { 'G I': 'planned' } })).toMatch(/11\.0 G I/);
});
test('6.2 a position that puts enemies on a fort and names the fort there is refused', () => {
  expect(fault({ place: { 'G III': '2731', 'ML 2731': '2731' } })).toMatch(/^6\.2 both sides stand in 2731: ML 2731/);
});
test('2.10 no unit on the map is without steps or has more than its full strength', () => {
  expect(fault({ place: { 'G I': '2739' }, steps: { 'G I': 0 } })).toMatch(/^2\.10 G I has 0 steps/);
  expect(fault({ place: { 'G I': '2739' }, steps: { 'G I': 3 } })).toMatch(/^2\.10 G I has 3 steps/);
  expect(fault({ place: { 'G I': '2739' }, steps: { 'G I': 1 } })).toBeUndefined();
});
test('5.13 Dynamo has a port and a turn', () => {
  expect(fault({ turn: 6, dynamo: 5 })).toMatch(/5\.13 Dynamo needs a port/);
  expect(fault({ turn: 6, dynamo: 5, dynamoPort: 'Dead pile' })).toMatch(/5\.13 Dynamo needs a port/);
  expect(fault({ turn: 5, dynamo: 9, dynamoPort: '3227' })).toMatch(/5\.13 dynamo is the turn/);
});
test('5.16, 9.1, 9.3, 4.9, 4.10, 5.10 tracks say no more than they can', () => {
  for (const [name, most] of [
    ['dyleRoll', 6],
    ['germanReplacements', 8],
    ['frenchReplacements', 17],
    ['evacuatedSteps', 4],
    ['britishLost', 3],
    ['panzersLost', 5],
  ] as const) {
    expect(fault({ turn: 13, [name]: most }), name).toBeUndefined();
    expect(fault({ turn: 13, [name]: most + 1 }), name).toMatch(`${name} is ${most + 1}, not 0 to ${most}`);
  }
});
test('5.0 the turn is one of the scenario', () => {
  expect(fault({ turn: 0 })).toMatch(/^5\.0 turn is 0, not 1 to 13/);
  expect(fault({ turn: 1 })).toBeUndefined();
  expect(fault({ turn: 13 })).toBeUndefined();
  expect(fault({ turn: 14 })).toMatch(/^5\.0 turn is 14, not 1 to 13/);
  expect(() => set(opened('1939'), { turn: 8 })).toThrow(/5\.0 turn is 8, not 1 to 7/);
});
test('10.1 a unit is left behind only in the hex from which its stack is about to set out', () => {
  const left = (hex: string, passed: object = {}) =>
    frameFault(
      'march',
      '10.1',
      { hex, ...passed },
      { place: { 'G I': '2739', 'G II': '2739', 'G III': '2839', 'G IV': '2839' }, moved: { 'G I': 'left behind' } },
    );
  expect(left('2739')).toBeUndefined();
  expect(left('2839')).toMatch(/10\.1 G I is left behind, but by no stack that sets out/);
  expect(left('2739', { passed: true })).toMatch(/10\.1 G I is left behind, but by no stack that sets out/);
});
test('6.0, 3.10 a stack whose height or levels do not match its counters is named for what is wrong', () => {
  const { g } = placed({ place: { 'G I': '2739' } });
  const { height, level } = at(g);
  g.cells[height + hexOf('2739')] = 2;
  expect(france40.faults(g)).toEqual(['6.0 2739 has height 2, but 1 units stand there']);
  g.cells[height + hexOf('2739')] = 1;
  g.cells[level + UNIT_NAMES.indexOf('G I')] = 1;
  expect(france40.faults(g)).toEqual(['3.10 the levels in 2739 do not run from 0 without a gap']);
});
test('2.0, 3.8, 4.3 boxes, Sickle Cut and violations of those who can have them', () => {
  expect(fault({ place: { 'G I': 'Evacuated' } })).toMatch(/G I cannot lie in Evacuated/);
  expect(fault({ place: { 'F I': 'Exited west' } })).toMatch(/F I cannot lie in Exited west/);
  expect(fault({ place: { 'F I': 'Turn track' } })).toMatch(/F I cannot lie in Turn track/);
  expect(fault({ sickle: { 'F I': 'yes' } })).toMatch(/^3\.8 F I/);
  expect(fault({ turn: 5, neutral: { Belgium: 'at war' }, violated: { Belgium: 12 } })).toMatch(
    /^4\.3 Belgium was violated on turn 12/,
  );
});
test('4.0 a game is over in a way it can have ended', () => {
  const over = (columns: Columns, result: Json) => () =>
    setPosition(opened(), { columns, flow: [], over: result } as never);
  const RUHR = { winner: 'allied', why: '4.2', points: 0 };
  expect(over({ turn: 13 }, { winner: 'nobody' })).toThrow(/4\.0 this position ends as/);
  expect(over({ turn: 3 }, RUHR)).toThrow(/4\.0 this position has not ended/);
  expect(over({ turn: 3, control: { 3138: 'allied' } }, RUHR)).not.toThrow();
  expect(over({ turn: 3 }, { winner: 'allied', why: '4.10', points: 0 })).toThrow(/has not ended/);
  expect(over({ turn: 3, panzersLost: 1 }, { winner: 'allied', why: '4.10', points: -1 })).not.toThrow();
});
test('10.0, 11.0, 6.2 frames that no game could have come to', () => {
  expect(frameFault('march', '10.1', {})).toMatch(/10\.0 a march is of a unit/);
  expect(frameFault('march', '10.1', { unit: 'ML 2731' })).toMatch(/10\.0 ML 2731/);
  expect(frameFault('march', '10.1', { unit: 'F I' }, { place: { 'F I': '2922' } })).toMatch(/10\.0 F I/);
  expect(frameFault('march', '10.1', { unit: 'G I', points: -3 }, { place: { 'G I': '2739' } })).toMatch(
    /10\.0 points is -3/,
  );
  expect(frameFault('march', '10.1', { unit: 'G I', wish: 1 }, { place: { 'G I': '2739' } })).toMatch(
    /march knows no wish/,
  );
  expect(frameFault('clearing', '6.2', { hex: '2739', by_side: 'nobody' }, { place: { 'G I': '2739' } })).toMatch(
    /6\.2 by_side/,
  );
  expect(frameFault('battle', '11.2', { hex: '2739' })).toMatch(/11\.0 there is no enemy in 2739/);
  expect(frameFault('battle', '11.10', { hex: '2731', attackers: ['G I'] }, { place: { 'G I': '3843' } })).toMatch(
    /11\.0 every attacker stands next to 2731/,
  );
  expect(frameFault('turn', '5.1', {})).toMatch(/turn cannot stand in movement/);
});
