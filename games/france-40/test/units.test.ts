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
  type MovementRow,
  REINFORCEMENT,
  REPLACEMENTS,
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
import { opened, points, value } from './scene.ts';
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
test('2.9 a German corps attacks with 6 and defends with 7, a French one with 5 and 6: two have 2:1, three 3:1', () => {
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
test('2.12, 11.14 forts do not attack; Maginot 2 then 1, the others one step of 1 or 2, each in its own hex', () => {
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
  expect(new Set(forts.map(u => u.hex)).size).toBe(forts.length);
});
test('2.13 each marker once, but three for the turns of Dynamo', () =>
  expect(MARKERS.map(m => `${m.count} ${m.name}`)).toEqual([
    '1 Victory Points',
    '1 Turn',
    '1 Operation Dynamo, port',
    '3 Operation Dynamo, turn',
    '1 Airborne Coup',
    '1 German Replacement Points',
    '1 French Replacement Points',
    '1 French 4th Armoured Division',
  ]));
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
  expect([MAGINOT_HEXES[0], MAGINOT_HEXES.at(-1), WEST_WALL_HEXES[0], WEST_WALL_HEXES.at(-1)]).toEqual([
    '2731',
    '1431',
    '3538',
    '1432',
  ]);
  for (const line of [french, WEST_WALL_HEXES])
    line.slice(1).forEach((h, i) => expect(adjacent(line[i]!, h), `${line[i]} and ${h}`).toBe(true));
  expect(MAGINOT_HEXES.filter(h => (WEST_WALL_HEXES as readonly string[]).includes(h))).toEqual([]);
});
test('3.9 the markers begin on turn 1, with 8 German and 17 French replacements and no points', () => {
  const t = opened();
  expect(['turn', 'germanReplacements', 'frenchReplacements'].map(track => value(t, track))).toEqual([1, 8, 17]);
  expect([REPLACEMENTS.german, REPLACEMENTS.french, points(t)]).toEqual([8, 17, 0]);
});
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
  expect([-3, 4, 5, 6, 7, 8, 9].map(p => `${levelOf(LEVELS, p).winner}: ${levelOf(LEVELS, p).name}`)).toEqual([
    'allied: Allied victory',
    'allied: Allied victory',
    'draw: Draw',
    'german: German marginal victory',
    'german: German major victory',
    'german: Endsieg: the war is won',
    'german: Endsieg: the war is won',
  ]);
});
test('5.5 the crisis is checked on turns 3 to 7 and grows no less likely', () => {
  expect(CRISIS.map(c => c.turn)).toEqual([3, 4, 5, 6, 7]);
  CRISIS.slice(1).forEach((c, i) => expect(c.die.to).toBeGreaterThanOrEqual(CRISIS[i]!.die.to));
});
test('5.9, 5.10, 5.13 the printed numbers of coup, halt and Dynamo', () => {
  expect([COUP.turn, COUP.succeeds.from, COUP.succeeds.to, COUP.maginot, COUP.eachMobile]).toEqual([1, 1, 5, 1, 1]);
  expect([HALT.fromTurn, HALT.first.from, HALT.first.to, HALT.later.from, HALT.later.to]).toEqual([4, 1, 2, 1, 1]);
  expect([DYNAMO.fromTurn, DYNAMO.turns, DYNAMO.stepsATurn, DYNAMO.shift]).toEqual([5, 3, 4, -2]);
});
const FACES = [1, 2, 3, 4, 5, 6];
/** The rows a face brings: one. */
const rowsOf = <R extends { readonly die: { readonly from: number; readonly to: number } }>(
  table: readonly R[],
  face: number,
): readonly R[] => table.filter(r => face >= r.die.from && face <= r.die.to);
test('5.16 a 1 keeps the French out of Belgium, 2 and 3 change nothing, from 4 on its rivers cost nothing', () =>
  expect(FACES.map(face => rowsOf(DYLE, face).map(r => [r.frenchEnter, r.riversFree]))).toEqual([
    [[false, false]],
    [[true, false]],
    [[true, false]],
    [[true, true]],
    [[true, true]],
    [[true, true]],
  ]));
test('4.3 the Swiss defend forward on 1 to 3 and go to the redoubt on 4 to 6', () =>
  expect(
    FACES.map(face =>
      rowsOf(SWISS, face)
        .map(r => r.strategy)
        .join(),
    ),
  ).toEqual(['forward', 'forward', 'forward', 'redoubt', 'redoubt', 'redoubt']));
test('6.3, 6.4 eight to a hex in 1939, three in 1940', () =>
  expect([STACKING['1939'], STACKING['1940']]).toEqual([8, 3]));
test('10.2, 10.3 movement factors: fixed ones, dice with the most that counts, and the automatic four', () => {
  const row = ({ factor, most, ...rest }: MovementRow) => [factor, most, rest.opening];
  expect(Object.fromEntries(Object.entries(MOVEMENT).map(([who, r]) => [who, row(r)]))).toEqual({
    german1939: [4, 4, undefined],
    french1939: ['die', 4, 4],
    german1940: [6, 6, undefined],
    mechanised1940: [12, 12, undefined],
    british1940: [6, 6, undefined],
    french1940: ['die', 6, 4],
    neutral1940: ['die', 6, 4],
  });
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
test('11.10 the printed table, face by face, and automatic beyond its ends', () => {
  const printed = [
    'AS AS DR DR BB DE DE DE DE DE',
    'AE AS AS DR DR BB DE DE DE DE',
    'AE AE AS AS DR DR BB DE DE DE',
    'AE AE AE AS DR DR DR BB DE DE',
    'AE AE AE AE DR DR DR DR BB DE',
    'AE AE AE AE AS DR DR DR DR BB',
  ];
  expect(COLUMNS).toEqual(['1:5', '1:4', '1:3', '1:2', '1:1', '2:1', '3:1', '4:1', '5:1', '6:1']);
  expect(FACES.map(die => COLUMNS.map((_, column) => resultAt(column, die)).join(' '))).toEqual(printed);
  expect([resultAt(-1, 1), resultAt(10, 6)]).toEqual(['AE', 'DE']);
});
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
