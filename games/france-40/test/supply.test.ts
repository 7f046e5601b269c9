/** 8.0 Supply. */
import { expect, test } from 'vitest';
import { attackFactor } from '../rules/odds.ts';
import {
  column,
  costOf,
  done,
  factors,
  march,
  odds,
  reaches,
  scene,
  stepsOfUnit,
  supplied,
  whereIs,
  type Spec,
} from './scene.ts';
import { UNIT_NAMES, hexOf } from './shipped.ts';

const BEF = { 2019: ['UK I'] } as const;
const is = (spec: Spec, unit: string): boolean => supplied(scene({ turn: 5, ...spec }), unit);
/** The French of 2322, with Germans around it. */
const pocket = (at: { readonly [hex: string]: readonly string[] }): Spec => ({
  forts: [],
  at: { ...BEF, 2322: ['F X'], ...at },
});

/** Germans whose zones part the coast from the south, from the sea at 3722 to the Belgian border; Belgium is neutral. */
const SOMME = {
  3622: ['G I'],
  3423: ['G II'],
  3224: ['G IV'],
  3025: ['G XI'],
  2927: ['G VI'],
  2930: ['G VII'],
} as const;

test('8.0 neutral armies and the Germans of 1939 are always in supply', () => {
  expect(
    is(
      {
        war: ['Belgium'],
        forts: [],
        at: { ...BEF, 3134: ['B I'], 3133: ['G I'], 3234: ['G II'], 3034: ['G III'], 3235: ['G IV'] },
      },
      'B I',
    ),
  ).toBe(true);
  expect(
    is(
      { scenario: '1939', at: { 2040: ['G39 5 ID'], 2041: ['F39 1 DIM'], 2039: ['F39 3 DIM'], 2140: ['F39 5 DIM'] } },
      'G39 5 ID',
    ),
  ).toBe(true);
});
test('8.0, 8.2 supply for movement is judged when a unit begins to move: half the points, rounded up', () => {
  const points = (unit: string, at: Spec['at'], forts?: readonly string[], ...die: readonly number[]) => {
    const t = scene({
      turn: 5,
      at: { ...BEF, ...at },
      side: unit.startsWith('G') ? 'german' : 'allied',
      ...(forts ? { forts } : {}),
    });
    const side = unit.startsWith('G') ? 'german' : 'allied';
    done(t, side, { do: 'move', unit }, ...die);
    return Math.max(...reaches(t, side).map(hex => costOf(t, side, hex)!));
  };
  expect([points('G III', { 2322: ['G III'] }, []), points('G III', { 2322: ['G III'] })]).toEqual([6, 3]);
  expect([points('G 41 Pz', { 2322: ['G 41 Pz'] }, []), points('G 41 Pz', { 2322: ['G 41 Pz'] })]).toEqual([12, 6]);
  expect([points('F X', { 2322: ['F X'] }, [], 5), points('F X', { 2040: ['F X'] }, undefined, 5)]).toEqual([5, 3]);
});
test('8.0, 8.3 an attacker out of supply has half its factor, rounded up; a defender its whole', () => {
  const factor = (forts?: readonly string[]) =>
    attackFactor(
      {
        g: scene({ turn: 5, at: { ...BEF, 2322: ['G III'], 2321: ['F X'] }, ...(forts ? { forts } : {}) }).g,
        hex: hexOf('2321'),
        attackers: [],
        armoured: false,
      },
      UNIT_NAMES.indexOf('G III'),
    );
  expect([factor([]), factor()]).toEqual([factors('G III')[0], Math.ceil(factors('G III')[0] / 2)]);
  const cut = scene({ turn: 5, at: { ...BEF, 2040: ['F X'], 2041: ['G III'] } });
  expect([supplied(cut, 'F X'), odds(cut, '2040', 'G III').defence]).toEqual([false, factors('F X')[1]]);
});
test('8.1 a path avoids enemy units, and enemy ground does not stop it but for cities', () => {
  expect(
    is(
      {
        forts: [],
        at: { ...BEF, 2322: ['F X'] },
        held: Object.fromEntries(['2321', '2323', '2422', '2423', '2222', '2223'].map(h => [h, 'german'])),
      },
      'F X',
    ),
  ).toBe(true);
  const dijon = { forts: [], at: { ...BEF, 1826: ['F X'], 1827: ['G I'], 2025: ['G II'], 1625: ['G III'] } }; // the way out is through 1825
  expect([
    is(dijon, 'F X'),
    is({ ...dijon, held: { 1825: 'german' } }, 'F X'),
    is({ ...dijon, at: { ...dijon.at, 1825: ['G IV'] } }, 'F X'),
  ]).toEqual([true, false, false]);
});
test('8.1, 10.7 no path crosses a lake, nor the Zuiderzee', () => {
  const spec = {
    forts: [],
    war: ['Netherlands'],
    at: { ...BEF, 4239: ['UK II'], 4142: ['G I'], 4042: ['G II'], 3941: ['G III'], 3940: ['G IV'], 3839: ['G VI'] },
  } as const;
  expect(is(spec, 'UK II')).toBe(false);
  expect(
    is(
      {
        ...spec,
        at: { ...BEF, 4238: ['UK II'], 4142: ['G I'], 4042: ['G II'], 3941: ['G III'], 3940: ['G IV'], 3839: ['G VI'] },
      },
      'UK II',
    ),
  ).toBe(true);
});
test('8.4 Germans lose nothing for want of supply, however long', () => {
  const t = scene({ phase: 'supply', turn: 5, at: { ...BEF, 2322: ['G III/1'] } });
  expect([supplied(t, 'G III'), whereIs(t, 'G III'), stepsOfUnit(t, 'G III')]).toEqual([false, '2322', 1]);
});
test('8.5 units may move to where they will have no supply', () => {
  const t = scene({ side: 'allied', turn: 2, forts: [], at: { ...SOMME, 3128: ['UK I'] } });
  expect(supplied(t, 'UK I')).toBe(true);
  march(t, 'allied', 'UK I', '3028');
  expect(supplied(t, 'UK I')).toBe(false);
});
test('8.6 every hex of France feeds the French of 1939', () => {
  expect(is({ scenario: '1939', at: { 2334: ['F39 1 DIM'] } }, 'F39 1 DIM')).toBe(true);
  expect([
    is({ scenario: '1939', forts: [], at: { 2337: ['F39 1 DIM'] } }, 'F39 1 DIM'),
    is({ scenario: '1939', at: { 2337: ['F39 1 DIM'] } }, 'F39 1 DIM'),
  ]).toEqual([true, false]);
});
test('8.7 the Ruhr and the east edge in Germany feed the Germans', () => {
  expect(is({ at: { ...BEF, 2640: ['G III'] } }, 'G III')).toBe(true);
  const edge = { at: { ...BEF, 1043: ['G III'], 1143: ['F I'], 1042: ['F II'] } };
  expect(is(edge, 'G III')).toBe(true); // 1044 is beside it
  const ruhr = { at: { ...BEF, 3138: ['G III'], 3037: ['F I'], 3040: ['F II'], 3338: ['F III'] } }; // 3239 is beside it, all else in French zones
  expect([is(ruhr, 'G III'), is({ ...ruhr, held: { 3239: 'allied' } }, 'G III')]).toEqual([true, false]);
});
test('8.8 west and south edge hexes of France without a German in them feed the Allies', () => {
  const corner = (at: { readonly [hex: string]: readonly string[] }) =>
    is({ forts: [], at: { ...at, 2019: ['UK I'] } }, 'UK I');
  expect([corner({}), corner({ 2118: ['G I'], 1918: ['G II'], 2021: ['G III'] })]).toEqual([true, true]); // its own hex is a source
  const one = { 2320: ['F X'], 2520: ['G I'], 2322: ['G II'], 2120: ['G III'] };
  expect([
    is({ forts: [], at: { ...BEF, ...one } }, 'F X'),
    is({ forts: [], at: { ...one, 2319: ['G IV'], 1025: ['UK I'] } }, 'F X'),
  ]).toEqual([true, false]);
});
const RING = {
  3622: ['G I'],
  3423: ['G II'],
  3426: ['G III'],
  3429: ['G IV'],
  3432: ['G XI'],
  3435: ['G VI'],
} as const;
test('8.8 in and north of row 31 also a coastal city that was never German', () => {
  const flanders = { forts: [], war: ['Belgium'], at: { ...BEF, ...RING, 3727: ['F X'] } } as const;
  expect(is(flanders, 'F X')).toBe(true);
  const ports = { 3830: 'german', 3925: 'german', 3926: 'german', 3927: 'german' } as const;
  expect(is({ ...flanders, held: ports }, 'F X')).toBe(false);
  expect(is({ ...flanders, held: { ...ports, 3927: 'allied' }, columns: { lostPort: { 3927: 'yes' } } }, 'F X')).toBe(
    false,
  );
  expect(is({ ...flanders, held: { ...ports, 3927: 'allied' } }, 'F X')).toBe(true);
});
test('8.8 south of row 31 a port feeds nobody', () =>
  expect([
    is({ forts: [], at: { ...BEF, ...SOMME, 3128: ['F X'] } }, 'F X'),
    is({ forts: [], at: { ...BEF, ...SOMME, 3028: ['F X'] } }, 'F X'),
  ]).toEqual([true, false]));
test('8.8 a port that is taken is remembered', () => {
  const t = scene({ forts: [], turn: 5, at: { ...BEF, 3826: ['G III'] } });
  march(t, 'german', 'G III', '3926');
  expect(column(t, 'lostPort')).toMatchObject({ 3926: 'yes', 3927: 'no' });
});
test('8.8 the French in a Maginot fort are always in supply; others trace through the forts, not to them', () => {
  const shut = { 2333: ['G I'], 2431: ['G II'], 2335: ['G III'] };
  const spec = (unit: string, hex: string, forts?: readonly string[]): Spec => ({
    at: { ...BEF, ...shut, 2534: ['G IV'], [hex]: [unit] },
    ...(forts ? { forts } : {}),
  });
  expect([
    is(spec('F X', '2434'), 'F X'),
    is(spec('F X', '2434', []), 'F X'),
    is(spec('UK II', '2434', ['ML 2434']), 'UK II'),
    is(
      { ...spec('F X', '2433', ['ML 2434']), at: { ...BEF, ...shut, 2534: ['G IV'], 2631: ['G VI'], 2433: ['F X'] } },
      'F X',
    ),
  ]).toEqual([true, false, false, false]);
});
test('8.9, 7.2 a path enters an enemy zone but does not leave it, unless a friend stands there', () => {
  const around = { 2423: ['G I'], 2223: ['G II'], 2120: ['G III'], 2520: ['G IV'] };
  expect(is(pocket({ 2423: ['G I'] }), 'F X')).toBe(true); // its own hex is in a zone
  expect([
    is(pocket(around), 'F X'),
    is(pocket({ ...around, 2421: ['G VI'], 2221: ['G VII'] }), 'F X'),
    is(pocket({ ...around, 2421: ['G VI'], 2221: ['G VII'], 2321: ['F XI'] }), 'F X'),
  ]).toEqual([true, false, false]);
});
test('8.10 on turns 1 to 3 the mechanised corps are in supply without a path, others are not', () => {
  expect([1, 3, 4].map(turn => is({ turn, at: { ...BEF, 2322: ['G 41 Pz', 'G III'] } }, 'G 41 Pz'))).toEqual([
    true,
    true,
    false,
  ]);
  expect(is({ turn: 1, at: { ...BEF, 2322: ['G III'] } }, 'G III')).toBe(false);
});
