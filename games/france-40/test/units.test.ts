/** 1.1-2.13, 11.10 The counter mix and the printed charts. */
import { expect, test } from 'vitest';
import { makeOdds, oddsColumn } from '../../../kernel/odds.ts';
import { CASES } from '../data/cases.ts';
import {
  COLUMNS,
  COUP,
  CRISIS,
  CRT,
  DYLE,
  DYNAMO,
  HALT,
  LEVELS,
  levelOf,
  MOVEMENT,
  REINFORCEMENT,
  REPLACEMENTS,
  RESULTS,
  RIVER,
  STACKING,
  SWISS,
  TEC,
  TURNS,
  VICTORY,
} from '../data/charts.ts';
import {
  isFort,
  isMechanised,
  KNOBS,
  MAGINOT_HEXES,
  MARKERS,
  NATIONS,
  stepsOf,
  UNITS,
  unitsBy,
  WEST_WALL_HEXES,
  WEST_WALL_HEXES_1939,
  type UnitRow,
} from '../data/units.ts';
import { resultAt } from './shipped.ts';

const unit = (name: string): UnitRow => UNITS.find(u => u.name === name)!;
const counters = (units: readonly UnitRow[]): number => units.reduce((n, u) => n + u.counters, 0);
const mobile = UNITS.filter(u => !isFort(u));
const corps = mobile.filter(u => u.scenario === '1940');
const divisions = mobile.filter(u => u.scenario === '1939');
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const adjacent = (a: string, b: string): boolean => {
  const at = (h: string) => {
    const row = Number(h.slice(0, 2));
    return { row, x: Number(h.slice(2)) + (row % 2) / 2 };
  };
  const p = at(a);
  const q = at(b);
  const rows = Math.abs(p.row - q.row);
  const across = Math.abs(p.x - q.x);
  return (rows === 0 && across === 1) || (rows === 1 && across === 0.5);
};

test('2.0 there are 228 counters: 73 corps, 16 counters of four-step corps, 89 divisions, 40 forts, 10 markers', () => {
  const markers = sum(MARKERS.map(m => m.count));
  const forts = UNITS.filter(isFort).length;
  const fourSteps = counters(UNITS.filter(u => stepsOf(u) === 4));
  const corpsOf1940 = corps.filter(u => stepsOf(u) < 4).length;
  expect({ forts, markers, fourSteps, corpsOf1940, divisions: divisions.length }).toEqual({
    forts: 40,
    markers: 10,
    fourSteps: 16,
    corpsOf1940: 73,
    divisions: 89,
  });
  expect(counters(UNITS) + markers).toBe(228);
});
test('2.2 each unit has its own name, nation, type, size, factors and sources', () => {
  expect(new Set(UNITS.map(u => u.name)).size).toBe(UNITS.length);
  for (const u of UNITS) {
    expect(stepsOf(u), u.name).toBeGreaterThan(0);
    expect(u.src.name.why && u.src.factors.why, u.name).toBeTruthy();
    for (const [attack, defence] of u.factors) {
      expect(Number.isInteger(attack) && Number.isInteger(defence) && defence >= 1, u.name).toBe(true);
      expect(attack >= (isFort(u) ? 0 : 1), u.name).toBe(true);
    }
  }
});
test('2.4 six nations in 1940; French and Germans alone in 1939', () => {
  const count = (units: readonly UnitRow[]) => NATIONS.map(n => units.filter(u => u.nation === n).length);
  expect(count(corps)).toEqual([33, 27, 3, 9, 5, 4]);
  expect(count(divisions)).toEqual([41, 48, 0, 0, 0, 0]);
});
test('2.5 only German panzer and panzergrenadier corps are mechanised', () => {
  expect(UNITS.filter(isMechanised).map(u => u.name)).toEqual(['G 15 Pz', 'G 16 Pz', 'G 19 Pz', 'G 41 Pz', 'G 39 Pz']);
  expect(isMechanised(unit('F Cv'))).toBe(false);
});
test('2.6 corps in 1940, divisions in 1939, forts in both', () => {
  for (const u of corps) expect(u.size, u.name).toBe('corps');
  for (const u of divisions) expect(u.size, u.name).toBe('division');
  expect(UNITS.filter(u => u.scenario === 'both').every(isFort)).toBe(true);
});
test('2.7 names open with the letters of the nation', () => {
  const letters = { German: 'G', French: 'F', British: 'UK', Belgian: 'B', Dutch: 'N', Swiss: 'Sw' } as const;
  for (const u of mobile)
    expect(u.name.split(' ')[0], u.name).toBe(letters[u.nation] + (u.scenario === '1939' ? '39' : ''));
  for (const name of ['F Co', 'F Cv', 'F39 1 DLC', 'F39 1 DLM', 'F39 1 NA', 'BEE'])
    expect(unit(name), name).toBeDefined();
});
test('2.8 no counter carries a movement factor', () =>
  expect(UNITS.some(u => Object.keys(u).some(key => /mov|mf/i.test(key)))).toBe(false));
test('2.9 each attack and defence factor follows its nation: two German corps have 2:1 on a French one, three have 3:1', () => {
  const german = unit('G III').factors[0]!;
  const french = unit('F XI').factors[0]!;
  expect([german, french]).toEqual([
    [6, 7],
    [5, 6],
  ]);
  expect([Math.floor((2 * german[0]) / french[1]), Math.floor((3 * german[0]) / french[1])]).toEqual([2, 3]);
});
test('2.10 steps: at most two but for 2.11, one in 1939; fewer steps never fight better', () => {
  for (const u of divisions) expect(stepsOf(u), u.name).toBe(1);
  for (const u of corps)
    if (!isMechanised(u) && u.nation !== 'British') expect(stepsOf(u), u.name).toBeLessThanOrEqual(2);
  for (const u of UNITS)
    u.factors.slice(1).forEach(([attack, defence], i) => {
      expect(attack, u.name).toBeLessThanOrEqual(u.factors[i]![0]);
      expect(defence, u.name).toBeLessThanOrEqual(u.factors[i]![1]);
    });
});
test('2.11 five mechanised and three British corps have four steps and a substitute, the others one counter', () => {
  expect(UNITS.filter(u => u.counters === 2).map(u => u.name)).toEqual([
    'G 15 Pz',
    'G 16 Pz',
    'G 19 Pz',
    'G 41 Pz',
    'G 39 Pz',
    'UK I',
    'UK II',
    'UK III',
  ]);
  for (const u of UNITS) expect(u.counters === 2, u.name).toBe(stepsOf(u) === 4);
  expect(unit('G 41 Pz').factors).toEqual([
    [12, 8],
    [9, 6],
    [6, 4],
    [3, 2],
  ]);
});
test('2.11, 11.13 a panzer corps attacks better than it defends at every step, so that a city costs it something', () => {
  for (const u of UNITS.filter(isMechanised))
    for (const [attack, defence] of u.factors) expect(attack, u.name).toBeGreaterThan(defence);
});
test('2.12, 11.14 forts do not attack; Maginot 2 then 1, the others one step of 1 or 2', () => {
  const forts = UNITS.filter(isFort);
  for (const u of forts)
    for (const [attack, defence] of u.factors) {
      expect(attack).toBe(0);
      expect([1, 2]).toContain(defence);
    }
  for (const h of MAGINOT_HEXES)
    expect(unit(`ML ${h}`).factors).toEqual([
      [0, 2],
      [0, 1],
    ]);
  for (const h of WEST_WALL_HEXES) expect(unit(`WW ${h}`).factors).toEqual([[0, 1]]);
  expect([unit('BEE').hex, stepsOf(unit('BEE'))]).toEqual(['3235', 1]);
});
test('2.13 ten markers, four of them for Dynamo', () => {
  expect(sum(MARKERS.map(m => m.count))).toBe(10);
  expect(sum(MARKERS.filter(m => m.name.startsWith('Operation Dynamo')).map(m => m.count))).toBe(4);
});
test('3.3 the West Wall of 1939 runs from 2534 to 1432', () => {
  expect([WEST_WALL_HEXES_1939[0], WEST_WALL_HEXES_1939.at(-1), WEST_WALL_HEXES_1939.length]).toEqual([
    '2534',
    '1432',
    13,
  ]);
  expect(UNITS.filter(u => u.scenario === 'both').map(u => u.hex)).toEqual(WEST_WALL_HEXES_1939);
});
test('3.7, 3.8 both lines are unbroken but for 2235; the Maginot Line has 15 forts', () => {
  const french = [...MAGINOT_HEXES.slice(0, 6), '2235', ...MAGINOT_HEXES.slice(6)];
  expect(MAGINOT_HEXES.length).toBe(15);
  for (const line of [french, WEST_WALL_HEXES])
    line.slice(1).forEach((h, i) => expect(adjacent(line[i]!, h), `${line[i]} and ${h}`).toBe(true));
  expect(MAGINOT_HEXES.filter(h => (WEST_WALL_HEXES as readonly string[]).includes(h))).toEqual([]);
});
test('3.9 replacements: 8 German, 17 French', () =>
  expect([REPLACEMENTS.german, REPLACEMENTS.french]).toEqual([8, 17]));
test('9.4 the 39th comes on turn 8 and is a unit', () =>
  expect([unit(REINFORCEMENT.unit).type, REINFORCEMENT.turn]).toEqual(['panzer', 8]));

test('1.1, 3.4 thirteen turns from 10 May 1940, seven without a date in 1939', () => {
  expect([TURNS['1940'].length, TURNS['1939'].length]).toEqual([13, 7]);
  TURNS['1940'].forEach(({ turn, date }, i) =>
    expect([turn, Date.parse(`${date} UTC`)]).toEqual([i + 1, Date.UTC(1940, 4, 10 + Math.floor(3.5 * i))]),
  );
});
test('4.11, 4.3 history gave five points of nine, a draw', () => {
  expect(sum(VICTORY.map(v => v.historical))).toBe(5);
  expect(sum(VICTORY.filter(v => v.each > 0).map(v => v.most))).toBe(9);
  expect([0, 4, 5, 6, 7, 8, 9].map(p => LEVELS.findIndex(l => l === levelOf(LEVELS, p)))).toEqual([
    0, 0, 1, 2, 3, 4, 4,
  ]);
});
test('5.5 the crisis is checked on turns 3 to 7 and grows no less likely', () => {
  expect(CRISIS.map(c => c.turn)).toEqual([3, 4, 5, 6, 7]);
  CRISIS.slice(1).forEach((c, i) => expect(c.die.to).toBeGreaterThanOrEqual(CRISIS[i]!.die.to));
});
test('5.9, 5.10, 5.13 the printed numbers of coup, halt and Dynamo', () => {
  expect([COUP.succeeds.to, COUP.maginot, COUP.eachMobile]).toEqual([5, 1, 1]);
  expect([HALT.fromTurn, HALT.first.to, HALT.later.to]).toEqual([4, 2, 1]);
  expect([DYNAMO.fromTurn, DYNAMO.turns, DYNAMO.stepsATurn, DYNAMO.shift]).toEqual([5, 3, 4, -2]);
});
test('5.16, 4.3 every face of the die has one Dyle and one Swiss result', () => {
  for (const table of [DYLE, SWISS])
    for (const face of [1, 2, 3, 4, 5, 6])
      expect(table.filter(r => face >= r.die.from && face <= r.die.to).length).toBe(1);
});
test('6.3, 6.4 eight to a hex in 1939, three in 1940', () =>
  expect([STACKING['1939'], STACKING['1940']]).toEqual([8, 3]));
test('10.2, 10.3 movement factors', () => {
  expect([MOVEMENT.german1939.factor, MOVEMENT.french1939.most, MOVEMENT.french1939.opening]).toEqual([4, 4, 4]);
  expect([
    MOVEMENT.german1940.factor,
    MOVEMENT.british1940.factor,
    MOVEMENT.mechanised1940.factor,
    MOVEMENT.french1940.most,
  ]).toEqual([6, 6, 12, 6]);
});
test('10.5 costs and shifts of the terrain chart', () => {
  expect(
    [TEC.clear, TEC.rough, TEC.ardennes, TEC.city, TEC.paris, TEC.ruhr, TEC.fort, TEC.gap].map(t => t.cost),
  ).toEqual([1, 2, 2, 1, 1, 1, 1, null]);
  expect([TEC.clear, TEC.rough, TEC.ardennes, TEC.city, TEC.fort].map(t => t.shift)).toEqual([
    0,
    -1,
    -1,
    0,
    'strength',
  ]);
  expect([RIVER.cost, RIVER.costAtCity]).toEqual([1, 0]);
});
test('11.10 the example: 10 to 5 is 2:1', () => expect(COLUMNS[oddsColumn(makeOdds(COLUMNS), 10, 5)]).toBe('2:1'));
test('11.10 the table is whole, and automatic beyond its ends', () => {
  expect(CRT.rows.map(r => r.length)).toEqual([10, 10, 10, 10, 10, 10]);
  expect(new Set(CRT.rows.flat())).toEqual(new Set(RESULTS));
  expect([resultAt(-1, 1), resultAt(10, 6)]).toEqual(['AE', 'DE']);
});
test.each([
  ['1:5', 1, 'AS'],
  ['1:5', 2, 'AE'],
  ['1:3', 1, 'DR'],
  ['1:1', 1, 'BB'],
  ['1:1', 6, 'AS'],
  ['2:1', 1, 'DE'],
  ['2:1', 2, 'BB'],
  ['3:1', 3, 'BB'],
  ['4:1', 4, 'BB'],
  ['5:1', 5, 'BB'],
  ['6:1', 6, 'BB'],
] as const)('11.10 at %s a %i is %s', (column, die, result) =>
  expect(resultAt(COLUMNS.indexOf(column), die)).toBe(result),
);
test('11.10 no die is better for the attacker on a worse column', () => {
  const worth = { AE: 0, AS: 1, DR: 2, BB: 3, DE: 4 } as const;
  for (const row of CRT.rows) row.slice(1).forEach((r, i) => expect(worth[r]).toBeGreaterThanOrEqual(worth[row[i]!]));
});

test('2.0 the shipped units are those of the knobs, and a knob turns them', () => {
  expect(unitsBy(KNOBS)).toEqual(UNITS);
  const stronger = unitsBy({ ...KNOBS, panzer: { ...KNOBS.panzer, troops: [8, 4] } });
  expect(stronger.find(u => u.name === 'G 41 Pz')!.factors[0]).toEqual([14, 8]);
});
test('2.0 all 113 cases of the rulebook are there', () => expect(Object.keys(CASES).length).toBe(113));
