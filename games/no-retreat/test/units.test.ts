/** What the rulebook prints of the counters and their set-up, and what its rules need of them. */
import { describe, expect, it } from 'vitest';
import { distance, hexOf } from '../../../kernel/hex.ts';
import { MAPS, type SourcedHex } from '../data/map.ts';
import { FRONTS, GREATER_GERMANY, type Country, type HexRow, type Nation, type UnitRow } from '../data/rows.ts';
import { SET_UPS } from '../data/setups.ts';
import { UNITS } from '../data/units.ts';
import { gridFrom } from '../model/ground.ts';

const of = (test: (u: UnitRow) => boolean): UnitRow[] => UNITS.filter(test);
const named = (name: string): UnitRow => UNITS.find(u => u.name === name)!;
const names = (units: readonly UnitRow[]): string[] => units.map(u => u.name).toSorted();
const setUp = (front: string) => SET_UPS.find(s => s.front === front)!;
const hexAt = (label: string): HexRow =>
  MAPS[label.startsWith('F') ? 'france' : 'poland'].hexes.find(h => h.hex === label)!;
const where = (name: string): HexRow | undefined => {
  for (const { at } of SET_UPS)
    for (const [hex, list] of Object.entries(at)) if (list.includes(name)) return hexAt(hex);
  return undefined;
};
const HOME: { readonly [N in Nation]: readonly Country[] } = {
  German: GREATER_GERMANY,
  Slovak: ['Slovakia'],
  Soviet: ['USSR'],
  French: ['France'],
  British: ['France'],
  Belgian: ['Belgium', 'Luxembourg'],
  Dutch: ['Holland'],
  Swiss: ['Switzerland'],
  Polish: ['Poland', 'Danzig'],
};

describe('2.0 the sheets', () => {
  it('hold them: two of 88 squares, 24 hexagons; the Prusy reserve lies there once for both fronts', () => {
    expect(of(u => u.shape === 'square').length - 1).toBeLessThanOrEqual(176);
    expect(of(u => u.shape === 'hexagon').length).toBeLessThanOrEqual(24);
  });
  it('a name stands for one counter', () => expect(new Set(UNITS.map(u => u.name)).size).toBe(UNITS.length));
  it('2.3.5 a reduced side is weaker, or a work that wears down', () => {
    for (const u of UNITS)
      if (u.faces.length === 2)
        expect([u.name, u.faces[1].sp < u.faces[0].sp || u.type === 'fortress']).toEqual([u.name, true]);
  });
  it('2.3.3 hexagons and airborne units do not move; 18.10 nor does Dynamo; all others do', () => {
    for (const u of UNITS)
      expect([u.name, u.faces[0].mp === 0]).toEqual([
        u.name,
        u.shape === 'hexagon' || u.type === 'airborne' || u.type === 'dynamo',
      ]);
  });
});

describe('1.0, 2.3 counters by name', () => {
  it('1.0 two counters of the group Kleist, 4-6 and 3-6', () => {
    const sides = of(u => u.group === 'Kleist' && u.type === 'tank').map(u => `${u.faces[0].sp}-${u.faces[0].mp}`);
    expect(sides).toEqual(['4-6', '3-6']);
  });
  it('errata: XVII and XXXXVII of OKH are 3-3 and come on turns 6 and 7', () => {
    for (const [name, entry] of [
      ['G XVII', 6],
      ['G XXXXVII', 7],
    ] as const)
      expect(named(name)).toMatchObject({ group: 'OKH', entry, faces: [{ sp: 3, mp: 3 }, {}] });
  });
  it('errata: the Reserve of the 4th Army is 2-3 and has one step; the back of the Soviet 12th is armoured infantry', () => {
    expect(named('G39 Reserve')).toMatchObject({ group: '4th Army', faces: [{ sp: 2, mp: 3 }] });
    expect(named('G39 Reserve').faces).toHaveLength(1);
    expect(named('SU 12').faces[1]).toMatchObject({ type: 'armoured' });
  });
  it('14.6.9 the Soviet 5th Army has three yellow points; 18.5 all of them are large and yellow', () => {
    expect(named('SU 5').faces[0].sp).toBe(3);
    const soviets = of(u => u.nation === 'Soviet');
    expect(soviets.every(u => u.yellow && u.large)).toBe(true);
    expect(new Set(soviets.map(u => u.group))).toEqual(new Set(['Byelorussian', 'Ukrainian']));
  });
  it('18.4 the Air Landing unit: one point, round, in Reserve', () => {
    expect(named('G Air Landing')).toMatchObject({ shape: 'round', faces: [{ sp: 1, mp: 0 }] });
    expect(setUp('france').reserve).toContain('G Air Landing');
  });
  it('24.2 two units of the 7th Army, three tanks FI of GQG: Baron, Boiron, Bonnet', () => {
    expect(of(u => u.nation === 'French' && u.group === '7th Army')).toHaveLength(2);
    expect(names(of(u => u.entry === 'FI'))).toEqual(['F Baron', 'F Boiron', 'F Bonnet']);
    expect(of(u => u.entry === 'FI').every(u => u.type === 'tank' && u.group === 'GQG')).toBe(true);
  });
  it('24.3 two infantry units of the 2nd Army and the mountain unit XXII of OKH come later than turn 3', () => {
    const freed = [...of(u => u.nation === 'German' && u.group === '2nd Army'), named('G XXII')];
    expect(freed.map(u => u.type)).toEqual(['infantry', 'infantry', 'mountain']);
    for (const u of freed) expect(Number(u.entry)).toBeGreaterThan(3);
  });
  it('20.1.1, 24.3 the Belgian VII Corps and the cavalry of the 2nd Army stand in the Ardennes, and nobody else', () => {
    const inside = Object.entries(setUp('france').at).filter(([hex]) => hexAt(hex).in?.includes('Ardennes'));
    expect(inside.flatMap(([, list]) => list).toSorted()).toEqual(['B VII', 'F 2nd Cav']);
    expect(named('F 2nd Cav')).toMatchObject({ type: 'cavalry', id: 'Cav', group: '2nd Army' });
  });
  it('26.6 the Belgian II+IV and V+VI have two steps', () =>
    expect(['B II+IV', 'B V+VI'].map(name => named(name).faces.length)).toEqual([2, 2]));
  it('13.4.5, 18.7 Eben Emael is a Fortress with a weak zone; those of the Maginot Line have none and stand on it', () => {
    const works = of(u => u.type === 'fortress');
    expect(works.filter(u => !u.brackets).map(u => u.id)).toEqual(['Eben Emael']);
    expect(named('B Eben Emael').weak).toBe(true);
    expect(Object.values(setUp('france').at)).toContainEqual(['B Eben Emael']); // 19.10 alone: the Glider finds it
    const line = MAPS.france.hexes.filter(h => h.maginot).map(h => h.hex);
    expect(
      works
        .filter(u => u.brackets)
        .map(u => where(u.name)?.hex)
        .toSorted((a, b) => (a! < b! ? -1 : 1)),
    ).toEqual(line.toSorted());
  });
  it('12.2 Forts and Fortresses are sources of supply, and nothing else is', () =>
    expect(names(of(u => u.supply === true))).toEqual(names(of(u => u.type === 'fort' || u.type === 'fortress'))));
  it('18.9 both sides have counters with the Swiss roundel', () =>
    expect(new Set(of(u => u.swiss === true).map(u => u.nation))).toEqual(new Set(['German', 'French'])));
  it('21.1.1 two round cavalry units set up with Poznan, Narew, Lodz and Modlin, and one square K of each', () => {
    for (const group of ['Poznan', 'Narew', 'Lodz', 'Modlin']) {
      const round = of(u => u.setUpWith === group);
      expect(round.map(u => [u.shape, u.type, u.group])).toEqual([
        ['round', 'cavalry', ''],
        ['round', 'cavalry', ''],
      ]);
      expect(of(u => u.entry === 'K' && u.group === group)).toHaveLength(1);
      for (const u of round) expect(where(u.name)).toBeDefined();
    }
    expect(of(u => u.entry === 'K')).toHaveLength(4);
  });
  it('21.1.1 Hoth, Slovakia and two Mountain units start in Bohemia and Slovakia', () => {
    for (const name of ['G39 Hoth', 'SK Slovakia', 'G39 1 Mtn', 'G39 2 Mtn'])
      expect(['Bohemia', 'Slovakia']).toContain(where(name)!.country);
    expect(of(u => u.front === 'poland' && u.nation === 'German' && u.type === 'mountain')).toHaveLength(2);
  });
  it('21.1.2 two units R, five units M that start reduced', () => {
    expect(of(u => u.entry === 'R')).toHaveLength(2);
    expect(setUp('poland').reduced).toHaveLength(5);
    for (const name of setUp('poland').reduced!)
      expect([name, named(name).faces.length, where(name) !== undefined]).toEqual([name, 2, true]);
  });
  it('21.1.4 German groups of the Polish front: 3rd and 10th Army among them', () =>
    expect(new Set(of(u => u.front === 'poland' && u.nation === 'German').map(u => u.group))).toContain('10th Army'));
  it('21.1.6 there are reinforcements to give up: two German at the least', () =>
    expect(
      of(u => u.front === 'poland' && u.nation === 'German' && typeof u.entry === 'number').length,
    ).toBeGreaterThan(3));
  it('26.5 Sikorski has the counter of the Prusy Reserve', () =>
    expect(named('P Sikorski').faces).toEqual(named('P Reserve').faces));
});

describe.each(FRONTS)('3.0 the set-up of %s', front => {
  const { at, reserve = [] } = setUp(front);
  const placed = [...Object.values(at).flat(), ...reserve];
  it('names counters of its front, each once, and none that comes later', () => {
    expect(new Set(placed).size).toBe(placed.length);
    for (const name of placed)
      expect([name, named(name)?.front, typeof named(name)?.entry !== 'number']).toEqual([name, front, true]);
  });
  it('everybody else has a turn or a letter', () => {
    for (const u of of(x => x.front === front))
      expect([u.name, placed.includes(u.name) || u.entry !== undefined]).toEqual([u.name, true]);
  });
  it('everybody stands at home, on land', () => {
    for (const [hex, list] of Object.entries(at))
      for (const name of list)
        expect([name, hex, HOME[named(name).nation].includes(hexAt(hex).country)]).toEqual([name, hex, true]);
  });
  it('13.3 within the limits of stacking, and 13.3.2 nations apart', () => {
    for (const [hex, list] of Object.entries(at)) {
      const units = list.map(named);
      expect([hex, units.filter(u => !u.free).length <= 2]).toEqual([hex, true]);
      expect([hex, new Set(units.map(u => u.nation)).size]).toEqual([hex, 1]);
    }
  });
  it('22.1, 22.5, 22.7 as the first leaders ask: Groups apart outside cities, Mobile units apart from others in Poland', () => {
    for (const [hex, list] of Object.entries(at)) {
      const units = list.map(named).filter(u => u.group !== '' && !u.free);
      const bound = units.filter(u => u.nation === 'French' || (u.nation === 'Polish' && !hexAt(hex).city));
      expect([hex, new Set(bound.map(u => u.group)).size <= 1]).toEqual([hex, true]);
      const mobile = new Set(units.map(u => u.mobile === true));
      if (front === 'poland' && units[0]?.nation === 'German') expect([hex, mobile.size]).toEqual([hex, 1]);
    }
  });
  it('18.8 Regional units stand where they must', () => {
    const grid = gridFrom(MAPS[front].grid);
    const near = (hex: string, test: (h: SourcedHex) => boolean): boolean =>
      MAPS[front].hexes.some(h => test(h) && distance(grid, hexOf(grid, hex), hexOf(grid, h.hex)) <= 1);
    if (front === 'france')
      for (const [hex, list] of Object.entries(at))
        for (const u of list.map(named).filter(x => x.regional)) {
          if (u.nation === 'German') expect([u.name, near(hex, h => h.fortified === true)]).toEqual([u.name, true]);
          if (u.nation === 'French') expect([u.name, near(hex, h => h.maginot === true)]).toEqual([u.name, true]);
        }
  });
});
