/** Every hex the rulebook prints, and what its rules need of the ground. */
import { describe, expect, it } from 'vitest';
import { around, distance, hexOf, sideBetween, type HexId } from '../../../kernel/hex.ts';
import {
  CLOSED,
  COUNTRIES,
  FORTS,
  GRID,
  HEXES,
  HEXSIDES,
  RAIL_EXITS,
  RAILS,
  SIDE_KINDS,
  SOURCES,
  TERRAIN,
  TOWNS,
  type Country,
  type Fort,
  type HexRow,
} from '../data/map.ts';

const id = (label: string): HexId => hexOf(GRID, label);
const at = (label: string): HexRow => HEXES[id(label)]!;
const near = (label: string): HexRow[] => around(GRID, id(label)).map(hex => HEXES[hex]!);
const touch = (a: string, b: string): boolean => distance(GRID, id(a), id(b)) === 1;
const sideId = (a: string, b: string): number => sideBetween(GRID, id(a), id(b));
const kinds = new Map(HEXSIDES.map(side => [sideId(side.a, side.b), side]));
const side = (a: string, b: string) => kinds.get(sideBetween(GRID, id(a), id(b)));
const isLand = ({ terrain }: HexRow): boolean => terrain !== 'sea' && terrain !== 'lake';
const isOpen = (h: HexRow): boolean => isLand(h) && !CLOSED.includes(h.country);
const of = (country: Country): HexRow[] => HEXES.filter(h => h.country === country);
const citiesOf = (country: Country): string[] => of(country).flatMap(h => h.city ?? []);
const forts = (kind: Fort): string[] => HEXES.filter(h => h.fort === kind).map(h => h.hex);
const isBorder = (h: HexRow): boolean => near(h.hex).some(n => n.country !== h.country && n.country !== 'none');
const column = (label: string): number => Number(label.slice(0, 2));
const row = (label: string): number => Number(label.slice(2));
const lastRow = (label: string): number => (column(label) % 2 ? 34 : 33);
const SHUT = ['sea', 'lake', 'blocked'];

/** All ground an army can walk to. */
function walked(start: string, crosses: (kind: string) => boolean = () => true): Set<string> {
  const seen = new Set([start]);
  for (const here of seen)
    for (const next of near(here)) {
      const kind = side(here, next.hex)?.kind ?? 'plain';
      if (isOpen(next) && !SHUT.includes(kind) && crosses(kind)) seen.add(next.hex);
    }
  return seen;
}

describe('1.2, 2.1 the sheet', () => {
  it('1.2 every hex of the grid has one row, in the order of the grid', () =>
    expect(HEXES.map(h => h.hex)).toEqual(GRID.labels));
  it('1.2 the four edges have the corners named, and the north one ends at 6110', () => {
    for (const hex of ['0101', '6110', '0134', '6134', '6111', '6133', '0102'])
      expect(GRID.byLabel.has(hex)).toBe(true);
    for (const hex of ['6109', '6135', '6210', '0100', '0234', '6034']) expect(GRID.byLabel.has(hex)).toBe(false);
  });
  it.each([
    ['4114', 'Konigsberg', 'Germany'],
    ['1208', 'Dortmund', 'Germany'],
    ['1710', 'Hannover', 'Germany'],
    ['2128', 'Vienna', 'Germany'],
    ['2821', 'Breslau', 'Germany'],
    ['2413', 'Berlin', 'Germany'],
    ['2414', 'Berlin', 'Germany'],
    ['3714', 'Danzig', 'Danzig'],
    ['3226', 'Krakow', 'Poland'],
    ['3821', 'Warsaw', 'Poland'],
  ] as const)('2.1, 3.2.1, 3.3, 4.1, 13.3 %s is %s', (hex, city, country) =>
    expect(at(hex)).toMatchObject({ city, country }),
  );
  it.each([
    ['1113', 'Giessen'],
    ['1409', 'Bielefeld'],
    ['2017', 'Chemnitz'],
  ])('2.1, 11.3 %s is %s, a black dot', (hex, name) => {
    expect(TOWNS).toContainEqual({ hex, name });
    expect(at(hex).city).toBeUndefined();
  });
  it('every kind of ground, hexside, fort and country occurs, and nothing else', () => {
    expect(new Set(HEXES.map(h => h.terrain))).toEqual(new Set(TERRAIN));
    expect(new Set(HEXES.map(h => h.country))).toEqual(new Set(COUNTRIES));
    expect(new Set(HEXSIDES.map(s => s.kind))).toEqual(new Set(SIDE_KINDS.filter(k => k !== 'plain')));
    expect(new Set(HEXES.flatMap(h => h.fort ?? []))).toEqual(new Set(FORTS));
  });
  it('every datum has a source', () => {
    const used = [
      ...HEXES.flatMap(h => [h.src, ...Object.values(h.of)]),
      ...[...HEXSIDES, ...RAILS, ...RAIL_EXITS].map(r => r.src),
    ];
    expect(used.every(src => SOURCES[src] !== undefined)).toBe(true);
    expect(new Set(used).size).toBe(SOURCES.length);
  });
  it('only water belongs to nobody', () => {
    for (const h of HEXES) expect(h.country === 'none', h.hex).toBe(!isLand(h));
  });
});

describe('3.0 set-up', () => {
  it('3.1 Romania is 3133, 3134 and 3233; 10.4 its south edge is two of them', () => {
    expect(of('Romania').map(h => h.hex)).toEqual(['3133', '3134', '3233']);
    expect(
      of('Romania')
        .filter(h => row(h.hex) === lastRow(h.hex))
        .map(h => h.hex),
    ).toEqual(['3134', '3233']);
  });
  it('3.1 the USSR lies on both sides of row 24, with room for its fronts', () => {
    expect(of('USSR').filter(h => row(h.hex) < 24).length).toBeGreaterThan(3);
    expect(of('USSR').filter(h => row(h.hex) >= 24).length).toBeGreaterThan(4);
  });
  it('3.1 four railheads find railway hexes beside the Soviet border', () => {
    const railed = new Set(RAILS.flatMap(r => [r.a, r.b]));
    expect(of('USSR').filter(h => railed.has(h.hex) && isBorder(h)).length).toBeGreaterThanOrEqual(4);
  });
  it('3.1 France has fourteen hexes and more that are no border hexes', () =>
    expect(of('France').filter(h => !isBorder(h)).length).toBeGreaterThanOrEqual(14));
  it('3.1, 3.2 Yugoslavia has room for five, Hungary for four, Italy for five', () => {
    expect([of('Yugoslavia').length >= 5, of('Hungary').length >= 4, of('Italy').length >= 5]).toEqual([
      true,
      true,
      true,
    ]);
  });
  it('3.2 East Prussia is Germany and lies apart from it', () => {
    const home = new Set(['2413']);
    for (const here of home) for (const n of near(here)) if (n.country === 'Germany') home.add(n.hex);
    expect([at('4114').country, home.has('4114'), home.has('2821')]).toEqual(['Germany', false, true]);
  });
  it('3.2.1 Vienna and Breslau have nine hexes between them', () =>
    expect(distance(GRID, id('2128'), id('2821')) - 1).toBe(9));
  it('3.3 Luxembourg, Latvia, Estonia and Danzig are on the map, Danzig as one hex', () => {
    for (const country of ['Luxembourg', 'Latvia', 'Estonia'] as const) expect(of(country).length).toBeGreaterThan(0);
    expect(of('Danzig').map(h => h.hex)).toEqual(['3714']);
  });
});

describe('4.0 points and capitals', () => {
  it('4.1 the two hexes of Berlin touch', () => expect(touch('2413', '2414')).toBe(true));
  it('4.4 Brussels is worth three; every city has its circle but in Latvia and Estonia', () => {
    expect(HEXES.find(h => h.city === 'Brussels')!.points).toBe(3);
    for (const h of HEXES)
      if (h.city !== undefined)
        expect((h.points ?? 0) > 0, h.city).toBe(h.country !== 'Latvia' && h.country !== 'Estonia');
    expect(HEXES.some(h => h.points !== undefined && h.city === undefined)).toBe(false);
  });
  it('1.3 nothing counts in countries out of play', () =>
    expect(HEXES.filter(h => CLOSED.includes(h.country) && (h.city ?? h.fort ?? h.points) !== undefined)).toEqual([]));
  it('4.5 the nations that can fall have a capital each, and nobody else', () => {
    const capitals = HEXES.filter(h => h.capital).map(h => `${h.country} ${h.city}`);
    expect(capitals.toSorted()).toEqual([
      'Belgium Brussels',
      'Czechoslovakia Prague',
      'Danzig Danzig',
      'Denmark Copenhagen',
      'Hungary Budapest',
      'Lithuania Kaunas',
      'Luxembourg Luxembourg',
      'Netherlands Amsterdam',
      'Poland Warsaw',
    ]);
  });
  it('4.5.2-4.5.4 there are other cities with points where the rules speak of them', () => {
    for (const country of [
      'Czechoslovakia',
      'Belgium',
      'Denmark',
      'Netherlands',
      'Lithuania',
      'Hungary',
      'Poland',
    ] as const)
      expect(citiesOf(country).length, country).toBeGreaterThanOrEqual(2);
  });
  it('4.5.2 Copenhagen is reached from 2503 over the straits to 2603, and by no other way', () => {
    const copenhagen = HEXES.find(h => h.city === 'Copenhagen')!.hex;
    expect(HEXSIDES.filter(s => s.kind === 'strait').map(s => [s.a, s.b])).toEqual([['2503', '2603']]);
    expect(walked('2413').has(copenhagen)).toBe(true);
    expect(walked('2413', kind => kind !== 'strait').has(copenhagen)).toBe(false);
  });
});

describe('10.0 supply', () => {
  it('10.3 Soviet railways leave the map over the east and the south edge', () => {
    const soviet = RAIL_EXITS.filter(e => at(e.hex).country === 'USSR');
    expect(new Set(soviet.map(e => e.edge))).toEqual(new Set(['east', 'south']));
    for (const e of RAIL_EXITS) {
      if (e.edge === 'east') expect([column(e.hex), row(e.hex) >= 11], e.hex).toEqual([61, true]);
      if (e.edge === 'south') expect(row(e.hex), e.hex).toBe(lastRow(e.hex));
      if (e.edge === 'west') expect(column(e.hex), e.hex).toBe(1);
    }
  });
  it('10.3 every railhead of the set-up reaches a Soviet source by rail', () => {
    const next = Map.groupBy(
      RAILS.flatMap(r => [[r.a, r.b] as const, [r.b, r.a] as const]),
      ([from]) => from,
    );
    const sources = RAIL_EXITS.filter(e => at(e.hex).country === 'USSR' && (e.edge === 'east' || e.edge === 'south'));
    const seen = new Set(sources.map(e => e.hex));
    for (const here of seen) for (const [, to] of next.get(here) ?? []) if (at(to).country === 'USSR') seen.add(to);
    for (const hex of ['5222', '5127', '4732', '4534', '4930', '5619']) expect(seen.has(hex), hex).toBe(true);
  });
  it('10.4 East Prussia has more than one city', () => {
    const east = of('Germany').filter(h => column(h.hex) >= 37);
    expect(east.flatMap(h => h.city ?? []).length).toBeGreaterThanOrEqual(2);
  });
  it('10.4 Yugoslavia reaches the south edge, Italy the south and the west', () => {
    const south = (country: Country): boolean => of(country).some(h => row(h.hex) === lastRow(h.hex));
    expect([south('Yugoslavia'), south('Italy'), of('Italy').some(h => column(h.hex) === 1)]).toEqual([
      true,
      true,
      true,
    ]);
  });
});

describe('11.0 ground', () => {
  it('11.4 the hexside between 2401 and 2402 is a river', () => expect(side('2401', '2402')!.kind).toBe('river'));
  it('every land hex of a country in play can be walked to', () => {
    const reached = walked('2413');
    expect(HEXES.filter(h => isOpen(h) && !reached.has(h.hex)).map(h => h.hex)).toEqual([]);
  });
  it('hexsides and railways lie between two hexes of land, railways over nothing that is shut', () => {
    for (const { a, b } of [...HEXSIDES, ...RAILS])
      expect([isLand(at(a)), isLand(at(b)), touch(a, b)]).toEqual([true, true, true]);
    for (const { a, b } of RAILS) expect(SHUT, `${a}-${b}`).not.toContain(side(a, b)?.kind);
  });
  it('every city lies on a railway but Tallinn, whose line the cut corner takes away', () => {
    const railed = new Set(RAILS.flatMap(r => [r.a, r.b]));
    expect(HEXES.filter(h => h.city !== undefined && !railed.has(h.hex)).map(h => h.city)).toEqual(['Tallinn']);
  });
  it('11.3 no city has a black dot as well, and no fort lies in a city', () => {
    for (const t of TOWNS) expect(at(t.hex).city, t.name).toBeUndefined();
    expect(HEXES.filter(h => h.fort !== undefined && h.city !== undefined)).toEqual([]);
  });
  it('11.4 blocked hexsides lie in mountains', () => {
    for (const s of HEXSIDES.filter(x => x.kind === 'blocked'))
      expect([at(s.a).terrain, at(s.b).terrain], `${s.a}-${s.b}`).toContain('mountain');
  });
});

describe('11.5 fortifications', () => {
  it('4.5.2 Belgium has one, in a hex otherwise clear', () => {
    expect(forts('belgian')).toHaveLength(1);
    expect(at(forts('belgian')[0]!)).toMatchObject({ country: 'Belgium', terrain: 'clear' });
  });
  it('3.4, 4.5.1 the Czechs have fourteen to twenty, all on the German border, heavy ones in a chain', () => {
    const all = [...forts('czech'), ...forts('czech heavy')];
    expect(all.length).toBeGreaterThanOrEqual(14);
    expect(all.length).toBeLessThanOrEqual(20);
    for (const hex of all) {
      expect(at(hex).country, hex).toBe('Czechoslovakia');
      expect(
        near(hex).some(n => n.country === 'Germany'),
        hex,
      ).toBe(true);
    }
    const heavy = forts('czech heavy');
    const linked = new Set([heavy[0]!]);
    for (const here of linked) for (const other of heavy) if (touch(here, other)) linked.add(other);
    expect(linked.size).toBe(heavy.length);
  });
  it('4.4 the West Wall is every German hex that touches Belgium, Luxembourg or France', () => {
    const west: readonly Country[] = ['Belgium', 'Luxembourg', 'France'];
    expect(forts('west wall')).toEqual(
      of('Germany')
        .filter(h => near(h.hex).some(n => west.includes(n.country)))
        .map(h => h.hex),
    );
    expect(forts('west wall').length * 2).toBeGreaterThanOrEqual(11);
  });
  it('11.5 the Maginot Line is every French hex that touches Luxembourg or Germany', () =>
    expect(forts('maginot')).toEqual(
      of('France')
        .filter(h => near(h.hex).some(n => n.country === 'Germany' || n.country === 'Luxembourg'))
        .map(h => h.hex),
    ));
});
