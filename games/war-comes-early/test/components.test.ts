/** 2.0-2.4, 3.0-3.4, 7.1, 13.2 What comes in the box: counters in their printed numbers, and the ready-made set-ups. */
import { describe, expect, test } from 'vitest';
import { around, hexOf } from '../../../kernel/hex.ts';
import { GRID, HEXES, RAILS, type Country, type HexRow } from '../data/map.ts';
import { SET_UPS, type SetUp } from '../data/setups.ts';
import {
  isMechanised,
  isStatic,
  KNOBS,
  MARKERS,
  NATIONS,
  UNITS,
  unitsBy,
  type Nation,
  type UnitRow,
} from '../data/units.ts';

const at = (label: string): HexRow => HEXES[hexOf(GRID, label)]!;
const near = (label: string): HexRow[] => around(GRID, hexOf(GRID, label)).map(hex => HEXES[hex]!);
const unit = (name: string): UnitRow => UNITS.find(u => u.name === name)!;
const of = (nation: Nation, year: '1938' | '1939'): readonly UnitRow[] =>
  UNITS.filter(u => u.nation === nation && (u.scenario === year || u.scenario === 'both'));
const counts = (units: readonly UnitRow[]) => ({
  armies: units.filter(u => u.level === 'army').length,
  forming: units.filter(u => u.level === 'corps' && u.forms === 'infantry').length,
  others: units.filter(u => u.level !== 'army' && u.forms !== 'infantry').length,
});

describe('2.0, 3.1, 3.2, 13.2 the printed numbers of counters', () => {
  test('2.0 280 counters: 229 units of nine powers, 14 of the neutrals, 37 markers', () => {
    const neutral: readonly Nation[] = ['Belgian', 'Dutch', 'Danish', 'Lithuanian'];
    expect(UNITS.filter(u => !neutral.includes(u.nation))).toHaveLength(229);
    expect(UNITS.length + MARKERS.reduce((sum, m) => sum + m.count, 0)).toBe(280);
  });
  test('3.0 17 white markers', () => {
    const white = ['Victory Points', 'Game Turn', 'National Turn', 'German Phase', 'Breached Fortification'];
    expect(MARKERS.filter(m => white.includes(m.name)).reduce((sum, m) => sum + m.count, 0)).toBe(17);
  });
  test.each([
    ['Czech', '1938', { armies: 4, forming: 8, others: 6 }],
    ['Soviet', '1938', { armies: 6, forming: 28, others: 1 }],
    ['Yugoslav', '1938', { armies: 3, forming: 8, others: 0 }],
    ['Romanian', '1938', { armies: 2, forming: 4, others: 2 }],
    ['French', '1938', { armies: 9, forming: 18, others: 4 }],
    ['British', '1938', { armies: 0, forming: 0, others: 1 }],
    ['Hungarian', '1938', { armies: 3, forming: 9, others: 1 }],
    ['Polish', '1938', { armies: 8, forming: 16, others: 4 }],
    ['Polish', '1939', { armies: 8, forming: 16, others: 4 }],
    ['Italian', '1938', { armies: 5, forming: 8, others: 3 }],
    ['German', '1938', { armies: 7, forming: 14, others: 22 }],
    ['German', '1939', { armies: 6, forming: 15, others: 4 }],
  ] as const)('3.1, 3.2, 13.2 %s in %s', (nation, year, expected) =>
    expect(counts(of(nation, year))).toEqual(expected),
  );
  test('3.2 of the German others: four motorised corps, 11 static divisions, six static corps and the 7th Flieger', () => {
    const german = of('German', '1938');
    expect([
      german.filter(isMechanised).map(u => u.short),
      german.filter(u => isStatic(u) && u.size === 'division').length,
      german.filter(u => isStatic(u) && u.size === 'corps').length,
      german.filter(u => u.type === 'flieger').map(u => u.short),
    ]).toEqual([['XIV', 'XV', 'XVI', 'XVIII'], 11, 6, ['7F']]);
  });
  test('2.3 every counter has a name of its own, and all fourteen nations have some', () => {
    expect(new Set(UNITS.map(u => u.name)).size).toBe(UNITS.length);
    expect(new Set(UNITS.map(u => u.nation))).toEqual(new Set(NATIONS));
  });
});

describe('7.1 armies and what they are made of', () => {
  test.each([
    ['Czech', '1938', 2],
    ['Yugoslav', '1938', 2],
    ['Romanian', '1938', 2],
    ['French', '1938', 2],
    ['Hungarian', '1938', 3],
    ['Polish', '1938', 2],
    ['German', '1938', 2],
    ['German', '1939', 3],
    ['Soviet', '1938', 5],
  ] as const)(
    '7.1, 13.4 a %s army of %s is %i corps, and the corps suffice but for the Soviets',
    (nation, year, size) => {
      const armies = of(nation, year).filter(u => u.components !== undefined);
      expect(new Set(armies.map(u => u.components))).toEqual(new Set([size]));
      const corps = of(nation, year).filter(u => u.level === 'corps' && u.forms === 'infantry').length;
      if (nation === 'Soviet') expect(corps).toBe(28);
      else expect(corps).toBeGreaterThanOrEqual(armies.length * size);
    },
  );
  test('7.1 the Italian mechanised army is made of the three mechanised corps alone', () => {
    const mechanised = of('Italian', '1938').filter(u => u.forms === 'mechanised');
    expect(mechanised.map(u => [u.short, u.level, u.components])).toEqual([
      ['Po', 'army', 3],
      ['AC', 'corps', undefined],
      ['FC', 'corps', undefined],
      ['MC', 'corps', undefined],
    ]);
  });
  test('7.1, 13.4 Danes, Lithuanians and SAB are armies that never break up', () => {
    const whole = UNITS.filter(u => u.level === 'army' && u.components === undefined);
    expect(whole.map(u => u.name)).toEqual(['G39 SAB', 'D FA', 'L FA']);
  });
  test('13.4, 2.3.1 the three ad hoc corps of 1939 and the Soviet IAC are in brackets and in no army', () => {
    const loose = UNITS.filter(u => u.adHoc && u.forms === undefined);
    expect(loose.map(u => u.short)).toEqual(['CB', 'CW', 'CK', 'IAC']);
  });
});

describe('2.3.5, 2.3.6 factors', () => {
  test('2.3.5 static units attack with nothing, all others but the Flieger with something', () => {
    for (const u of UNITS) expect(u.factors[0] === 0, u.name).toBe(isStatic(u) || u.type === 'flieger');
    for (const u of UNITS) expect(u.factors[1] > 0, u.name).toBe(u.type !== 'flieger');
  });
  test('8.0 the German static corps are 0-3', () =>
    expect(
      new Set(
        of('German', '1938')
          .filter(u => isStatic(u) && u.size === 'corps')
          .map(u => u.factors.join('-')),
      ),
    ).toEqual(new Set(['0-3'])));
  test('an army is its corps and its staff', () => {
    expect(unit('G 10 A').factors).toEqual([11, 11]);
    expect(unit('H 1 A').factors[1]).toBe(3 * unit('H I').factors[1] + KNOBS.staff[1]);
    expect(unit('SU 1B').factors[0]).toBe(5 * unit('SU 1').factors[0] + KNOBS.staff[0]);
  });
  test('knobs turn what they name and nothing else', () => {
    const turned = unitsBy({ ...KNOBS, rate: { ...KNOBS.rate, Czech: [5, 5] } });
    const changed = turned.filter((u, i) => String(u.factors) !== String(UNITS[i]!.factors));
    expect(new Set(changed.map(u => u.nation))).toEqual(new Set(['Czech']));
    expect(changed.find(u => u.name === 'Cz I')!.factors).toEqual([5, 5]);
  });
});

describe('3.1, 3.2, 13.2 set-up hexes on the backs', () => {
  const backs = (nation: Nation, year: '1938' | '1939') => of(nation, year).filter(u => u.hex !== undefined);
  test('3.1 the four Czech armies, 3.2 twelve Polish units, 13.2 ten German ones', () => {
    expect(backs('Czech', '1938').map(u => u.level)).toEqual(['army', 'army', 'army', 'army']);
    expect(backs('Polish', '1938')).toHaveLength(12);
    expect(backs('German', '1939')).toHaveLength(10);
    expect(backs('German', '1938')).toHaveLength(0);
  });
  test('13.1 all stand in their own country, the Slovaks in theirs', () => {
    const homes = UNITS.flatMap(u => (u.hex === undefined ? [] : [`${u.nation} ${at(u.hex).country}`]));
    expect(new Set(homes)).toEqual(
      new Set(['Czech Czechoslovakia', 'Polish Poland', 'German Germany', 'German Czechoslovakia']),
    );
    expect(at(unit('G39 SAB').hex!).country).toBe('Czechoslovakia');
  });
  test('8.0 no hex has two armies', () => {
    const hexes = UNITS.filter(u => u.hex !== undefined && u.level === 'army').map(u => u.hex);
    expect(new Set(hexes).size).toBe(hexes.length);
  });
});

describe('3.0-3.3 ready-made set-ups', () => {
  const placed = (s: SetUp): [hex: string, u: UnitRow][] =>
    Object.entries(s.at).flatMap(([hex, names]) => names.map(name => [hex, unit(name)] as [string, UnitRow]));
  const isBorder = (hex: string): boolean => near(hex).some(n => n.country !== at(hex).country && n.country !== 'none');
  const row = (hex: string): number => Number(hex.slice(2));
  const railed = new Set(RAILS.flatMap(r => [r.a, r.b]));
  const whole = (group: SetUp['group']) => SET_UPS.filter(s => s.group === group);
  const hexesOf = (s: SetUp, pick: (u: UnitRow) => boolean): string[] =>
    placed(s).flatMap(([hex, u]) => (pick(u) ? [hex] : []));
  const HOME: { readonly [N in Nation]: Country } = {
    German: 'Germany',
    Czech: 'Czechoslovakia',
    Polish: 'Poland',
    Hungarian: 'Hungary',
    Italian: 'Italy',
    French: 'France',
    British: 'France',
    Soviet: 'USSR',
    Romanian: 'Romania',
    Yugoslav: 'Yugoslavia',
    Belgian: 'Belgium',
    Dutch: 'Netherlands',
    Danish: 'Denmark',
    Lithuanian: 'Lithuania',
  };

  test('three for each side and each neutral', () => {
    for (const group of ['allied', 'german', 'Belgian', 'Dutch', 'Danish', 'Lithuanian'] as const)
      expect(whole(group), group).toHaveLength(3);
    expect(new Set(SET_UPS.map(s => s.id)).size).toBe(SET_UPS.length);
  });
  test.each(SET_UPS.map(s => [s.id, s] as const))(
    '8.0 %s: known units, each once, at home, within stacking',
    (_, s) => {
      const all = placed(s);
      expect(all.map(([, u]) => u?.name).toSorted()).toEqual([...new Set(all.map(([, u]) => u?.name))].toSorted());
      for (const [hex, u] of all) expect([u.name, at(hex).country]).toEqual([u.name, HOME[u.nation]]);
      for (const [hex, names] of Object.entries(s.at)) {
        const here = names.map(unit);
        const load = (u: UnitRow): number =>
          u.nation === 'German' && (isMechanised(u) || u.size === 'division') ? 2 : 1;
        expect(
          here.reduce((sum, u) => sum + load(u), 0),
          hex,
        ).toBeLessThanOrEqual(5);
        expect(here.filter(u => u.level === 'army').length, hex).toBeLessThanOrEqual(1);
        expect(new Set(here.map(u => u.nation)).size, hex).toBe(1);
      }
    },
  );
  test.each(whole('allied').map(s => [s.id, s] as const))('3.1 %s obeys the Allied set-up', (_, s) => {
    const border = hexesOf(s, u => u.nation === 'Czech');
    expect([border.length, new Set(border).size]).toEqual([6, 6]);
    for (const hex of border) expect(isBorder(hex) || at(hex).city !== undefined, hex).toBe(true);
    const north = hexesOf(s, u => ['1B', '2B', 'NW'].includes(u.short));
    const south = hexesOf(s, u => ['SF', 'SW', 'UF', 'IAC'].includes(u.short));
    expect([new Set(north).size, new Set(south).size]).toEqual([3, 4]);
    expect([north.every(h => row(h) < 24), south.every(h => row(h) >= 24)]).toEqual([true, true]);
    expect(new Set(s.railheads).size).toBe(4);
    for (const hex of s.railheads!) {
      expect([railed.has(hex), at(hex).country, isBorder(hex)]).toEqual([true, 'USSR', true]);
    }
    expect(new Set(hexesOf(s, u => u.nation === 'Yugoslav')).size).toBe(5);
    expect(hexesOf(s, u => u.nation === 'Romanian')).toHaveLength(4);
    for (const hex of hexesOf(s, u => u.nation === 'Romanian')) expect(['3133', '3134', '3233']).toContain(hex);
    const west = hexesOf(s, u => u.nation === 'French' || u.nation === 'British');
    expect([west.length, new Set(west).size, west.some(isBorder)]).toEqual([14, 14, false]);
  });
  test.each(whole('german').map(s => [s.id, s] as const))('3.2 %s obeys the German set-up', (_, s) => {
    const guard = hexesOf(s, u => u.size === 'division');
    expect([guard.length, guard.every(h => at(h).fort === 'west wall')]).toEqual([11, true]);
    const field = placed(s).filter(([, u]) => u.nation === 'German' && u.size !== 'division');
    expect(field.map(([, u]) => u.name).toSorted()).toEqual(
      ['G 10 A', 'G 12 A', 'G 14 A', 'G 2 A', 'G 3 A', 'G 4 A', 'G 8 A', 'G XIV', 'G XV', 'G XVI'].toSorted(),
    );
    const four = hexesOf(s, u => u.nation === 'Hungarian');
    expect([four.length, new Set(four).size]).toEqual([4, 4]);
    const five = hexesOf(s, u => u.nation === 'Italian');
    expect([five.length, new Set(five).size]).toEqual([5, 5]);
  });
  test('3.3 a neutral set-up has all units of its nation', () => {
    for (const s of SET_UPS)
      if (s.group !== 'allied' && s.group !== 'german')
        expect(
          placed(s)
            .map(([, u]) => u.name)
            .toSorted(),
          s.id,
        ).toEqual(
          UNITS.filter(u => u.nation === s.group)
            .map(u => u.name)
            .toSorted(),
        );
  });
});
test('7.1 the components of a nation are alike, so that it decides nothing which of them an army breaks into', () => {
  const kinds = Map.groupBy(
    UNITS.filter(u => u.level === 'corps' && u.forms),
    u => `${u.nation} ${u.scenario} ${u.forms}`,
  );
  for (const [kind, corps] of kinds) expect(new Set(corps.map(u => u.factors.join('-'))).size, kind).toBe(1);
});
