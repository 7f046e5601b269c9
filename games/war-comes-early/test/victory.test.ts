/** 4.0 How to win, 4.5 capitulations, 3.3 neutrals, 13.3 the points of 1939. */
import { expect, test } from 'vitest';
import { undo } from '../../../engine/undo.ts';
import { bandAt } from '../../../screen/frame/bands.ts';
import { TALLY } from '../view/points-by-turn.ts';
import {
  asked,
  attack,
  column,
  costOf,
  done,
  holder,
  isOver,
  march,
  points,
  ready,
  refusal,
  result,
  scene,
  told,
  value,
  whereIs,
  type Spec,
} from './scene.ts';

const german = (at: Spec['at'], more: Spec = {}) =>
  scene({ scenario: '1938', turn: 3, at: at!, moment: 'slipped german movement', ...more });
const move = (t: ReturnType<typeof scene>, unit: string, hex: string, ...dice: readonly number[]) => {
  ready(t);
  return march(t, 'german', unit, hex, ...dice);
};

test('4.4, 4.3 both totals change each time a hex with points changes hands, own cities retaken too', () => {
  const back = scene({
    scenario: '1938',
    turn: 3,
    at: { 1921: ['Cz I'] },
    held: { 1820: 'german' },
    columns: { points: { german: 53, allied: 47 } },
    moment: 'Czechoslovakia movement',
  });
  march(back, 'allied', 'Cz I', '1820');
  expect(points(back)).toEqual([50, 50]);
  const g = german({ 2020: ['G XIV'] });
  move(g, 'G XIV', '1820');
  expect([holder(g, '1820'), points(g)]).toEqual(['german', [53, 47]]); // Pilsen
});
test('4.4 a West Wall hex scores the first time only', () => {
  const t = scene({ scenario: '1938', turn: 3, at: { '0415': ['F I'] }, moment: 'Anglo-French movement' });
  march(t, 'allied', 'F I', '0514');
  expect(points(t)).toEqual([49, 51]);
  const again = scene({
    scenario: '1938',
    turn: 3,
    at: { '0415': ['F I'] },
    columns: { breached: { '0514': 'yes' }, points: { german: 49, allied: 51 } },
    held: { '0514': 'german' },
    moment: 'Anglo-French movement',
  });
  march(again, 'allied', 'F I', '0514');
  expect([holder(again, '0514'), points(again)]).toEqual(['allied', [49, 51]]);
});
test('4.5.1, 4.1 Prague in German hands by the end of turn 2 wins at once', () => {
  const t = scene({
    scenario: '1938',
    turn: 2,
    at: { 2221: ['G XIV'], 2625: ['Cz 2 A'] },
    boxes: { 'G XVIII Mt': 'Removed' },
    moment: 'german movement',
  });
  march(t, 'german', 'G XIV', '2121');
  expect(isOver(t)).toBe(true);
  expect(result(t)).toMatchObject({ winner: 'german', case: '4.1' });
});
test('4.5.1, 4.5 later it takes the army, the works and a die of points, and the war goes on', () => {
  const t = german({ 2221: ['G XIV'], 2625: ['Cz 2 A'] });
  move(t, 'G XIV', '2121', 4);
  expect(whereIs(t, 'Cz 2 A')).toBe('Removed');
  expect(column(t, 'breached')['2420']).toBe('yes');
  expect(points(t)).toEqual([50 + 8 + 4, 50 - 8]);
  expect([
    column(t, 'standing')['Czechoslovakia'],
    column(t, 'fell')['Czechoslovakia'],
    column(t, 'marker')['Czechoslovakia'],
  ]).toEqual(['fallen', 3, 'Out of play']);
  expect(holder(t, '1820')).toBe('allied'); // Pilsen must be taken
  expect(asked(t)).toBe('german moving'); // the march went on over the changed map
});
test('9.1, 4.5 who enters a capital in an enemy zone stops there, though the zone vanishes with the nation', () => {
  const t = german({ 2221: ['G I'], 2020: ['Cz I'] });
  move(t, 'G I', '2121', 4);
  expect([whereIs(t, 'Cz I'), whereIs(t, 'G I')]).toEqual(['Removed', '2121']);
  expect(refusal(t, 'german', { do: 'move', unit: 'G I' })).toBe('9.1');
  const mech = german({ 2221: ['G XIV'], 2020: ['Cz I'] });
  move(mech, 'G XIV', '2121', 4);
  expect(refusal(mech, 'german', { do: 'move', unit: 'G XIV' })).toBeUndefined();
});
/** All Czech works but the one in 2420. */
const RING = [
  '1720',
  '1722',
  '1818',
  '1824',
  '2018',
  '2119',
  '2319',
  '2326',
  '2419',
  '2427',
  '2521',
  '2522',
  '2523',
  '2623',
  '2724',
  '2725',
];
/** The last fort falls: 2 is the die of points. */
const lastFort = (spec: Spec = {}, ...dice: readonly number[]) => {
  const t = scene({
    scenario: '1938',
    turn: 3,
    moment: 'slipped german combat',
    ...spec,
    at: { 2520: ['G 2 A', 'G I', 'G II', 'G III', 'G IV'], ...spec.at },
    columns: { breached: Object.fromEntries(RING.map(h => [h, 'yes'])), ...spec.columns },
  });
  ready(t);
  attack(t, 'german', '2420', ['G 2 A', 'G I', 'G II', 'G III', 'G IV'], 1);
  done(t, 'german', { do: 'advance', unit: 'G I' }, ...dice);
  return t;
};
test('4.5.1 all fortifications breached bring it down, too, and Prague passes, with Czechs in it as without', () => {
  const t = lastFort({}, 2);
  expect(told(t)).toContain('Czechoslovakia capitulates');
  expect(holder(t, '2121')).toBe('german');
  expect(points(t)).toEqual([50 + 8 + 2, 50 - 8]);
  const czechs = lastFort({ at: { 2121: ['Cz I'] } }, 2);
  expect([whereIs(czechs, 'Cz I'), holder(czechs, '2121')]).toEqual(['Removed', 'german']);
});
test('3.6, 4.5.1 Soviets in Prague keep it and its points when the last fort falls; the die is rolled all the same', () => {
  const t = lastFort({ at: { 2121: ['SU 1', 'SU 2'] } }, 3);
  expect([holder(t, '2121'), whereIs(t, 'SU 2'), points(t)]).toEqual(['allied', '2121', [50 + 3, 50]]);
  expect(column(t, 'standing')['Czechoslovakia']).toBe('fallen');
  for (const unit of ['F I', 'R I', 'Y 5I']) {
    const held = lastFort({ at: { 2121: [unit] } }, 3);
    expect([holder(held, '2121'), whereIs(held, unit), points(held)], unit).toEqual(['allied', '2121', [50 + 3, 50]]);
  }
});
test('4.5.1, 4.1 the ring that falls on turn 2 wins at once, whoever stands in Prague', () => {
  const spec = { turn: 2, moment: 'german combat', boxes: { 'G XVIII Mt': 'Removed' } };
  expect(result(lastFort(spec))).toMatchObject({ winner: 'german', case: '4.1' });
});
test('4.5.1, 3.6 a position set by hand with all works breached has lost Prague, unless Soviets stand in it', () => {
  const breached = Object.fromEntries([...RING, '2420'].map(h => [h, 'yes']));
  const set = (at: Spec['at']) =>
    scene({ scenario: '1938', turn: 3, at: at!, columns: { breached }, moment: 'Poland movement' });
  const empty = set({ 2222: ['Cz 1 A'] });
  expect([column(empty, 'standing')['Czechoslovakia'], holder(empty, '2121'), points(empty)]).toEqual([
    'fallen',
    'german',
    [58, 42],
  ]);
  const held = set({ 2121: ['SU 1'] });
  expect([holder(held, '2121'), points(held)]).toEqual(['allied', [50, 50]]);
});
test('4.1 a hundred points do not win while Soviets stand in Prague, and do when nobody stands there', () => {
  const columns = { points: { german: 97, allied: 50 } };
  const held = lastFort({ at: { 2121: ['SU 1'] }, columns }, 3);
  expect([isOver(held), points(held)]).toEqual([false, [100, 50]]);
  expect(result(lastFort({ columns }))).toMatchObject({
    winner: 'german',
    why: 'the Germans have 105 points and Prague',
  });
});
test('4.4 Prague is scored when the Germans take it after the fall', () => {
  const t = scene({
    scenario: '1938',
    turn: 5,
    at: { 2221: ['G XIV'] },
    columns: { standing: { Czechoslovakia: 'fallen' }, fell: { Czechoslovakia: 4 } },
    held: { 2121: 'allied' },
    moment: 'slipped german movement',
  });
  move(t, 'G XIV', '2121');
  expect([holder(t, '2121'), points(t)]).toEqual(['german', [58, 42]]);
});
test('4.5.1 under the first version of the rules Prague passed under the feet of Soviets', () => {
  const t = lastFort({ at: { 2121: ['SU 1'] }, columns: { rules: '1' } }, 3);
  expect([holder(t, '2121'), points(t)]).toEqual(['german', [50 + 8 + 3, 42]]);
});
/** The railway from Prague by Krakow and Lwow to the Soviet edge. */
const ALLIED_RAILS: { readonly [hex: string]: 'allied' } = Object.fromEntries(
  '2121 2221 2322 2422 2522 2622 2723 2823 2923 3023 3024 3025 3126 3226 3327 3427 3528 3628 3729 3730 3830 3931 4031 4132 4232 4333 4433 4534'
    .split(' ')
    .map(hex => [hex, 'allied']),
);
test('10.3.1 a railhead in Prague goes back when the city passes, and stays while Soviets hold it', () => {
  const railhead = { 'railhead 1': '2121' };
  const held = lastFort({ at: { 2121: ['SU 1'] }, held: ALLIED_RAILS, columns: { railhead } }, 3);
  expect(column(held, 'railhead')['railhead 1']).toBe('2121');
  const passed = lastFort({ held: ALLIED_RAILS, columns: { railhead } }, 3);
  expect(column(passed, 'railhead')['railhead 1']).not.toBe('2121');
});
test('3.6, 4.5 every capital that brings its country down passes to the unit that enters it, with its points', () => {
  const GERMAN_PHASE = 'slipped german movement';
  type Capital = readonly [hex: string, from: string, unit: string, value: number, dice: readonly number[]];
  const toGermans: { readonly [country: string]: Capital } = {
    Czechoslovakia: ['2121', '2221', 'G XIV', 8, [2]],
    Belgium: ['0406', '0507', 'G XIV', 3, [2]],
    Netherlands: ['0904', '0905', 'G XIV', 3, [2]],
    Denmark: ['2904', '2804', 'G XIV', 3, [2]],
    Luxembourg: ['0512', '0612', 'G XIV', 3, []],
    Lithuania: ['4816', '4817', 'G XIV', 3, []],
    Danzig: ['3714', '3814', 'G XIV', 0, []], // 4.5.3 scored when it was violated
  };
  const toAllies: { readonly [country: string]: Capital } = {
    Hungary: ['2632', '2633', 'R I', 4, []],
    Poland: ['3821', '3921', 'SU 1', 5, []],
  };
  const phaseOf = { 'R I': 'Yugoslavia and Romania movement', 'SU 1': 'Soviet Union and Lithuania movement' };
  for (const [country, [hex, from, unit, value, dice]] of Object.entries({ ...toGermans, ...toAllies })) {
    const side = country in toGermans ? 'german' : 'allied';
    const t = scene({
      scenario: '1938',
      turn: 4,
      at: { [from]: [unit] },
      moment: side === 'german' ? GERMAN_PHASE : phaseOf[unit as keyof typeof phaseOf],
      columns: { standing: { [country]: 'at war' }, points: { german: 50, allied: 50 } },
    });
    expect(holder(t, hex), country).not.toBe(side);
    ready(t);
    march(t, side, unit, hex, ...dice);
    expect([whereIs(t, unit), holder(t, hex), column(t, 'standing')[country]], country).toEqual([hex, side, 'fallen']);
    const bonus = dice[0] ?? 0;
    const gained = side === 'german' ? [50 + value + bonus, 50 - value] : [50 - value, 50 + value];
    expect(points(t), country).toEqual(gained);
  }
});
test('4.5, 4.5.3 half of Berlin, Riga and Zagreb change hands and bring nobody down', () => {
  const taken = (at: Spec['at'], moment: string, unit: string, hex: string) => {
    const t = scene({ scenario: '1938', turn: 4, at: at!, moment, columns: { standing: { Latvia: 'at war' } } });
    const before = column(t, 'standing');
    ready(t);
    march(t, moment.includes('german') ? 'german' : 'allied', unit, hex);
    expect(column(t, 'standing'), hex).toEqual(before);
    return holder(t, hex);
  };
  expect(taken({ 2513: ['F I'] }, 'Anglo-French movement', 'F I', '2414')).toBe('allied');
  expect(taken({ 5012: ['G XIV'] }, 'slipped german movement', 'G XIV', '5111')).toBe('german');
  expect(taken({ 1632: ['G XIV'] }, 'slipped german movement', 'G XIV', '1633')).toBe('german'); // Zagreb
});
test('4.1 sudden deaths: points, and both hexes of Berlin; German 100 needs Prague', () => {
  const at = (columns: Spec['columns']) => german({ 2020: ['G XIV'] }, { columns: columns! });
  const low = at({ points: { german: 50, allied: 4 } });
  move(low, 'G XIV', '1820');
  expect(result(low)).toMatchObject({ winner: 'german', case: '4.1', why: 'the Allies are down to 1 point' });
  const nothing = at({ points: { german: 50, allied: 2 } });
  move(nothing, 'G XIV', '1820');
  expect(result(nothing)).toMatchObject({ winner: 'german', why: 'the Allies are down to no points' });
  const high = at({ points: { german: 97, allied: 50 } });
  move(high, 'G XIV', '1820');
  expect(isOver(high)).toBe(false); // no Prague
  const prague = { standing: { Czechoslovakia: 'fallen' }, fell: { Czechoslovakia: 3 } };
  const hundred = german(
    { 2020: ['G XIV'] },
    { held: { 2121: 'german' }, columns: { ...prague, points: { german: 97, allied: 50 } } },
  );
  move(hundred, 'G XIV', '1820');
  expect(result(hundred)).toMatchObject({ winner: 'german', why: 'the Germans have 100 points and Prague' });
  const allied = scene({
    scenario: '1938',
    turn: 3,
    at: { '0415': ['F I'] },
    columns: { points: { german: 50, allied: 99 } },
    moment: 'Anglo-French movement',
  });
  march(allied, 'allied', 'F I', '0514');
  expect(result(allied)).toMatchObject({ winner: 'allied', why: 'the Allies have 100 points' });
  const berlin = scene({
    scenario: '1938',
    turn: 3,
    at: { 2513: ['F I'], 2413: ['F II'] },
    moment: 'Anglo-French movement',
  });
  march(berlin, 'allied', 'F I', '2414');
  expect(result(berlin)).toMatchObject({ winner: 'allied', why: 'Berlin is in Allied hands' });
});
test('4.2 after turn 10: Czechoslovakia stands, twenty points, or a draw', () => {
  const end = (columns: Spec['columns']) =>
    result(scene({ scenario: '1938', turn: 10, at: { 2020: ['G XIV'] }, columns: columns!, moment: 'end of turn' }))
      .winner;
  const fallen = { standing: { Czechoslovakia: 'fallen' }, fell: { Czechoslovakia: 5 } };
  expect(end({ points: { german: 90, allied: 10 } })).toBe('allied');
  expect(end({ ...fallen, points: { german: 60, allied: 40 } })).toBe('german');
  expect(end({ ...fallen, points: { german: 59, allied: 40 } })).toBe('draw');
  expect(end({ ...fallen, points: { german: 30, allied: 60 } })).toBe('allied');
});
test('4.5.4, 8.3 a fall that shows what lay beneath the top is not taken back, one that shows nothing is', () => {
  const fallen = (...units: readonly string[]) => {
    const t = scene({
      scenario: '1938',
      turn: 4,
      at: { 3921: ['SU 1'], 3217: units },
      moment: 'Soviet Union and Lithuania movement',
    });
    march(t, 'allied', 'SU 1', '3821');
    expect(whereIs(t, units[0]!)).toBe('Removed');
    return t;
  };
  expect(undo(fallen('P I', 'P II'), 'allied')).toMatchObject({ ok: false });
  const alone = fallen('P I');
  expect(undo(alone, 'allied')).toMatchObject({ ok: true });
  expect([whereIs(alone, 'P I'), column(alone, 'standing')['Poland']]).toEqual(['3217', 'at war']);
});
test('4.0, 4.5.4 Hungary and Poland fall to an Allied unit in their capital, without a die', () => {
  const t = scene({
    scenario: '1938',
    turn: 3,
    at: { 2633: ['R I'], 3032: ['H 1 A'] },
    moment: 'Yugoslavia and Romania movement',
  });
  march(t, 'allied', 'R I', '2632');
  expect([column(t, 'standing')['Hungary'], whereIs(t, 'H 1 A'), points(t)]).toEqual(['fallen', 'Removed', [46, 54]]);
});

// 3.3 Neutrals -----------------------------------------------------------------------------------------------------
test('3.3 a neutral is violated at the start of a German Movement or Combat Phase; the Allies set it up at once', () => {
  const t = german({ 2205: ['G I'] });
  expect(asked(t)).toBe('german violating');
  expect(refusal(t, 'german', { do: 'violate', country: 'Switzerland' })).toBe('1.3');
  const boxes = Object.fromEntries(['I', 'II', 'III', 'IV', 'V', 'VI', 'VII'].map(n => [`B ${n}`, 'To set up']));
  const b = german({ '0710': ['G I'] }, { boxes });
  done(b, 'german', { do: 'violate', country: 'Belgium' });
  expect(asked(b)).toBe('allied settingUp');
  expect(holder(b, '0406')).toBe('allied');
  done(b, 'allied', { do: 'pick', unit: 'B I' });
  expect(refusal(b, 'allied', { do: 'at', hex: '0710' })).toBe('3.3');
  done(b, 'allied', { do: 'at', hex: '0406' });
  expect(refusal(b, 'allied', { do: 'done' })).toBe('3.3'); // six are still to be placed
});
test('3.3 not in mid-phase, 5.1 and not before the third turn', () => {
  const t = ready(german({ 2205: ['G I'] }));
  expect(refusal(t, 'german', { do: 'violate', country: 'Denmark' })).toBe('3.3');
  const early = scene({
    scenario: '1938',
    turn: 2,
    at: { 2205: ['G I'] },
    boxes: { 'G XVIII Mt': 'Removed' },
    moment: 'german movement',
  });
  expect(asked(early)).toBe('german moving');
});
test('3.3, 4.5.3 Latvia and Estonia: Soviet-friendly hexes, no army, no points, no fall', () => {
  const t = german({ 4114: ['G I'] });
  done(t, 'german', { do: 'violate', country: 'Latvia' });
  expect(asked(t)).toBe('german violating');
  expect(column(t, 'standing')['Latvia']).toBe('at war');
  expect(points(t)).toEqual([50, 50]);
});
test('4.5.3 Danzig scores when it is violated, one-sidedly; entering adds nothing; the Allies take it as any other', () => {
  const t = german({ 3815: ['G I'] });
  done(t, 'german', { do: 'violate', country: 'Danzig' });
  expect([points(t), holder(t, '3714')]).toEqual([[51, 50], 'none']);
  move(t, 'G I', '3714');
  expect([points(t), column(t, 'standing')['Danzig']]).toEqual([[51, 50], 'fallen']);
});
test('4.5.2 Brussels brings Belgium down: a die of points, its army gone, its fort breached', () => {
  const t = german({ '0507': ['G XIV'], '0307': ['B I'] }, { columns: { standing: { Belgium: 'at war' } } });
  ready(t);
  march(t, 'german', 'G XIV', '0406', 6);
  expect([points(t), whereIs(t, 'B I'), column(t, 'breached')['0609']]).toEqual([[50 + 3 + 6, 47], 'Removed', 'yes']);
});
test('4.5.2, 11.4 Copenhagen is reached over the straits only', () => {
  const t = german({ 2503: ['G I'] }, { columns: { standing: { Denmark: 'at war' } } });
  ready(t);
  done(t, 'german', { do: 'move', unit: 'G I' });
  expect(costOf(t, 'german', '2603')).toBe(1); // as over a river, and out of a city
  expect(costOf(t, 'german', '2904')).toBeDefined();
  const shut = ready(german({ 2503: ['G I'], 2603: ['D FA'] }, { columns: { standing: { Denmark: 'at war' } } }));
  done(shut, 'german', { do: 'move', unit: 'G I' });
  expect(costOf(shut, 'german', '2904')).toBeUndefined();
});

// 13.3 -------------------------------------------------------------------------------------------------------------
test('13.3 Krakow, Danzig with the coast command gone, Warsaw or a hex beside it', () => {
  const end = (spec: Spec) => result(scene({ turn: 6, moment: 'end of turn', ...spec }));
  const coast = { 'P CDC': 'Removed' };
  expect(end({ at: { 4330: ['P I'] } })).toMatchObject({ winner: 'allied', case: '13.3' });
  expect(end({ at: { 3226: ['G39 I'], 3822: ['G39 II'] }, boxes: coast, held: { 3714: 'german' } }).winner).toBe(
    'draw',
  ); // 1 + 1 + 1
  expect(end({ at: { 3226: ['G39 I'], 3821: ['G39 II'] }, boxes: coast, held: { 3714: 'german' } }).winner).toBe(
    'german',
  );
  expect(end({ at: { 3226: ['G39 I'], 3821: ['G39 II'], 3713: ['P CDC'] }, held: { 3714: 'german' } }).winner).toBe(
    'draw',
  );
});
test('13.3 a fallen Warsaw ends nothing and removes nobody', () => {
  const t = ready(scene({ at: { 3922: ['G39 I'], 4330: ['P I'] } }));
  march(t, 'german', 'G39 I', '3821');
  expect([isOver(t), whereIs(t, 'P I'), value(t, 'turn')]).toEqual([false, '4330', 1]);
});

// What the end tells of how it came ---------------------------------------------------------------------------------
const tallied = (spec: Spec) => {
  const { g } = scene(spec);
  const sum = TALLY.lines(g).reduce((n, line) => n + line.points, 0);
  return { sum, band: bandAt(TALLY.bands(g), sum)?.name };
};
test('4.2 the German lead lies in the band of its result', () => {
  const lead = (german: number, allied: number) =>
    tallied({ scenario: '1938', at: { 2020: ['G XIV'] }, columns: { points: { german, allied } } });
  expect(lead(60, 40)).toEqual({ sum: 20, band: 'German victory' });
  expect(lead(59, 40)).toEqual({ sum: 19, band: 'Draw' });
  expect(lead(40, 60)).toEqual({ sum: -20, band: 'Allied victory' });
});
test('13.3 the points of 1939 lie in the band of their result', () => {
  expect(tallied({ at: { 3226: ['G39 I'] } })).toEqual({ sum: 1, band: 'Polish victory' });
  expect(tallied({ at: { 3226: ['G39 I'], 3821: ['G39 II'] } })).toEqual({ sum: 3, band: 'Draw' });
});
test('4.4 a city that changed hands is named among what turned the game', () => {
  const before = scene({ scenario: '1938', at: { 2020: ['G XIV'] } });
  const after = scene({ scenario: '1938', at: { 2020: ['G XIV'] }, held: { 2821: 'allied' } });
  const worth = (t: typeof before, city: string) => TALLY.lines(t.g).find(line => line.name === city)!.points;
  expect([worth(before, 'Breslau'), worth(after, 'Breslau')]).toEqual([3, -3]);
});
