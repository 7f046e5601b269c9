import { describe, expect, it } from 'vitest';
import { around, distance, hexOf, labelOf, sideBetween, type HexId } from '../../../kernel/hex.ts';
import {
  BRITTANY_EXITS,
  COUNTRIES,
  DYLE,
  GRID,
  HEXES,
  HEXSIDES,
  LINE_SOURCES,
  MAGINOT,
  SOURCES,
  TERRAIN,
  TOWNS,
  WEST_WALL_1939,
  WEST_WALL_1940,
  type Country,
  type HexRow,
} from '../data/map.ts';

const id = (label: string): HexId => hexOf(GRID, label);
const at = (label: string): HexRow => HEXES[id(label)]!;
const near = (label: string): HexRow[] => around(GRID, id(label)).map(hex => HEXES[hex]!);
const touch = (a: string, b: string): boolean => distance(GRID, id(a), id(b)) === 1;
const isChain = (line: readonly string[]): boolean => line.every((hex, i) => i === 0 || touch(line[i - 1]!, hex));
const sorted = (list: readonly string[]): string[] => list.toSorted();
const kinds = new Map(HEXSIDES.map(side => [sideBetween(GRID, id(side.a), id(side.b)), side]));
const side = (a: string, b: string) => kinds.get(sideBetween(GRID, id(a), id(b)));
const isLand = ({ terrain, country }: HexRow): boolean => country !== 'none' && terrain !== 'sea' && terrain !== 'lake';
const citiesOf = (country: Country): string[] =>
  sorted(HEXES.filter(h => h.country === country && h.city).map(h => h.city!));
const row = (label: string): number => Number(label.slice(0, 2));

/** All land one can walk to. */
function walked(start: string, open: (hex: HexRow) => boolean = h => h.terrain !== 'gap'): Set<string> {
  const seen = new Set([start]);
  for (const here of seen)
    for (const next of near(here))
      if (isLand(next) && open(next) && !['sea', 'lake'].includes(side(here, next.hex)?.kind ?? '')) seen.add(next.hex);
  return seen;
}

describe('1.2, 2.1 the sheet', () => {
  it('1.2 every hex of the grid has one row, in the order of the grid', () =>
    expect(HEXES.map(h => h.hex)).toEqual(GRID.labels));
  it('1.2 the four edges hold the corners named', () => {
    for (const hex of ['4219', '4244', '1019', '1044']) expect(GRID.byLabel.has(hex)).toBe(true);
    expect(
      GRID.labels
        .filter(hex => near(hex).length < 6)
        .every(hex => ['10', '42'].includes(hex.slice(0, 2)) || ['18', '19', '44'].includes(hex.slice(2))),
    ).toBe(true);
  });
  it('2.1 Munich is 1043', () => expect(at('1043')).toMatchObject({ city: 'Munich', country: 'Germany' }));
  it('2.1 terrain and countries are of the known kinds, and each occurs', () => {
    expect(new Set(HEXES.map(h => h.terrain))).toEqual(new Set(TERRAIN));
    expect(new Set(HEXES.map(h => h.country))).toEqual(new Set(COUNTRIES));
  });
});

describe('3.0 set-up', () => {
  it('3.3 the West Wall of 1939 runs from 2534 to 1432 without a break, on every German hex that touches France', () => {
    expect([WEST_WALL_1939[0], WEST_WALL_1939.at(-1), isChain(WEST_WALL_1939)]).toEqual(['2534', '1432', true]);
    expect(sorted(WEST_WALL_1939)).toEqual(
      HEXES.filter(h => h.country === 'Germany' && near(h.hex).some(n => n.country === 'France')).map(h => h.hex),
    );
  });
  it('3.6 Eben Emael is 3235, in Belgium; 2732 is Belgian and no Ardennes hex', () => {
    expect(at('3235').country).toBe('Belgium');
    expect(TOWNS).toContainEqual({ hex: '3235', name: 'Eben Emael' });
    expect(at('2732').country).toBe('Belgium');
    expect(at('2732').terrain).not.toBe('ardennes');
  });
  it('3.6 each neutral has room for its units, one in a hex', () => {
    const room = (country: Country): number =>
      HEXES.filter(h => h.country === country && isLand(h) && h.terrain !== 'ardennes').length;
    expect(room('Belgium')).toBeGreaterThan(15);
    expect(room('Netherlands')).toBeGreaterThan(15);
    expect(room('Switzerland')).toBeGreaterThan(10);
  });
  it('3.7, 4.8 the Maginot Line: 15 hexes from 2731 to 1431, every French border hex there but the Gap', () => {
    expect([MAGINOT.length, MAGINOT[0], MAGINOT.at(-1), MAGINOT.includes('2235')]).toEqual([15, '2731', '1431', false]);
    expect(isChain(MAGINOT.toSpliced(6, 0, '2235'))).toBe(true);
    const border = HEXES.filter(
      h =>
        h.country === 'France' &&
        row(h.hex) <= 27 &&
        near(h.hex).some(n => ['Germany', 'Luxembourg', 'Belgium'].includes(n.country)),
    );
    expect(border.map(h => h.hex)).toEqual(sorted([...MAGINOT, '2235']));
  });
  it('3.7, 10.8 the Gap is 2235 alone and closed', () =>
    expect(HEXES.filter(h => h.terrain === 'gap').map(h => h.hex)).toEqual(['2235']));
  it('3.8 the West Wall of 1940 runs from 3538 to 1432 without a break, on every German hex of that border', () => {
    expect([WEST_WALL_1940[0], WEST_WALL_1940.at(-1), isChain(WEST_WALL_1940)]).toEqual(['3538', '1432', true]);
    expect(WEST_WALL_1940.slice(-WEST_WALL_1939.length)).toEqual(WEST_WALL_1939);
    const west = HEXES.filter(
      h =>
        h.country === 'Germany' &&
        row(h.hex) <= 35 &&
        near(h.hex).some(n => ['France', 'Luxembourg', 'Belgium', 'Netherlands'].includes(n.country)),
    );
    expect(west.filter(h => Number(h.hex.slice(2)) <= 38).map(h => h.hex)).toEqual(sorted(WEST_WALL_1940));
  });
  it('3.8 the Ardennes lie in Belgium and Luxembourg, in one piece, with room for three corps before the French', () => {
    const forest = HEXES.filter(h => h.terrain === 'ardennes');
    expect(sorted([...new Set(forest.map(h => h.country))])).toEqual(['Belgium', 'Luxembourg']);
    expect(walked(forest[0]!.hex, h => h.terrain === 'ardennes').size).toBe(forest.length);
    expect(forest.filter(h => near(h.hex).some(n => n.country === 'France')).length).toBeGreaterThanOrEqual(3);
    expect(forest.some(h => h.city)).toBe(false);
  });
});

describe('4.0 what victory needs', () => {
  it('4.1, 8.7 the Ruhr is a group of German city hexes away from every border', () => {
    const ruhr = HEXES.filter(h => h.ruhr);
    expect(ruhr.length).toBeGreaterThanOrEqual(2);
    for (const { hex, country, city } of ruhr) {
      expect([country, city]).toEqual(['Germany', 'Ruhr']);
      expect(ruhr.some(other => touch(other.hex, hex))).toBe(true);
      expect(near(hex).every(n => n.country === 'Germany')).toBe(true);
    }
  });
  it('4.1 the French of 1939 can count six German cities for their die', () =>
    expect(citiesOf('Germany').length).toBeGreaterThanOrEqual(6));
  it('4.3 the Netherlands have two cities and more, all in Fortress Holland', () =>
    expect(citiesOf('Netherlands')).toEqual(['Amsterdam', 'Rotterdam', 'The Hague', 'Utrecht']));
  it('4.3 Belgium has four cities and more', () =>
    expect(citiesOf('Belgium')).toEqual(['Antwerp', 'Brussels', 'Ghent', 'Liege', 'Namur', 'Ostend']));
  it('4.3 Switzerland has cities on its northern half, and south of it the sheet ends', () => {
    expect(citiesOf('Switzerland')).toEqual(['Basel', 'Bern', 'Zurich']);
    expect(HEXES.some(h => h.country === 'Switzerland' && row(h.hex) === 10)).toBe(true);
  });
  it('4.3 Luxembourg lies between Germany, Belgium and France', () => {
    const beside = new Set(HEXES.filter(h => h.country === 'Luxembourg').flatMap(h => near(h.hex).map(n => n.country)));
    expect(sorted([...beside])).toEqual(['Belgium', 'France', 'Germany', 'Luxembourg']);
  });
  it('4.4 Antwerp is 3633 and the Dyle-Breda hexes are a chain that ends beside Eben Emael', () => {
    expect(at('3633').city).toBe('Antwerp');
    expect(DYLE).toEqual(['3633', '3634', '3534', '3435', '3436', '3335']);
    expect(isChain([...DYLE, '3235'])).toBe(true);
    expect(DYLE.every(hex => isLand(at(hex)))).toBe(true);
  });
  it('4.5 the Brittany exits are the west edge from 3118 to 3619, all French land', () => {
    expect(BRITTANY_EXITS).toEqual(['3118', '3219', '3318', '3419', '3518', '3619']);
    for (const hex of BRITTANY_EXITS)
      expect([at(hex).country, isLand(at(hex)), near(hex).length < 6]).toEqual(['France', true, true]);
    expect(isChain(BRITTANY_EXITS)).toBe(true);
  });
  it('4.6 Dijon and Lyon are French cities, and France has a south edge', () => {
    expect(HEXES.filter(h => h.city === 'Dijon' || h.city === 'Lyon').map(h => h.country)).toEqual([
      'France',
      'France',
    ]);
    expect(HEXES.filter(h => row(h.hex) === 10 && h.country === 'France').length).toBeGreaterThan(3);
  });
  it('4.7 Paris is three hexes round one corner', () => {
    const paris = HEXES.filter(h => h.city === 'Paris').map(h => h.hex);
    expect(paris.length).toBe(3);
    expect(touch(paris[0]!, paris[1]!) && touch(paris[1]!, paris[2]!) && touch(paris[0]!, paris[2]!)).toBe(true);
  });
});

describe('8.0, 10.0 supply and movement', () => {
  it('5.13, 8.8 ports are cities on the sea, in Belgium and France and north of row 31', () => {
    const ports = HEXES.filter(h => h.port);
    for (const { hex, city } of ports)
      expect([city !== undefined, near(hex).some(n => n.terrain === 'sea')]).toEqual([true, true]);
    expect(ports.map(h => h.city)).toEqual(
      expect.arrayContaining(['Dunkirk', 'Calais', 'Boulogne', 'Le Havre', 'Ostend', 'Rotterdam']),
    );
    expect(ports.every(h => row(h.hex) >= 31)).toBe(true);
  });
  it('8.7 Germany has hexes on the east edge all the way down, all joined to the Ruhr', () => {
    const east = HEXES.filter(h => h.hex.endsWith('44') && h.country === 'Germany');
    const germany = walked('3240', h => h.country === 'Germany');
    expect(east.length).toBeGreaterThan(25);
    expect(east.filter(h => !germany.has(h.hex))).toEqual([]);
  });
  it('8.8 row 31 is the row of Liege, Aachen and Cologne, from west to east', () => {
    const places = ['Liege', 'Aachen', 'Cologne'].map(name => HEXES.find(h => h.city === name)!.hex);
    expect(places.every(hex => hex.startsWith('31'))).toBe(true);
    expect(sorted(places)).toEqual(places);
  });
  it('10.7 the Zuiderzee is crossed at 4238 and 4239 or not at all', () => {
    expect(side('4238', '4239')?.kind).toBe('lake');
    const shore = (label: string): HexRow[] => near(label).filter(isLand);
    expect(shore('4238').length * shore('4239').length).toBeGreaterThan(0);
    const west = ['4238', '4138', '4137', '4037', '4036'];
    const east = ['4239', '4240', '4139', '4040', '4140'];
    for (const a of west)
      for (const b of east) if (touch(a, b)) expect([a, b, side(a, b)?.kind]).toEqual([a, b, 'lake']);
    expect(walked('4238', h => row(h.hex) >= 40).has('4239')).toBe(false);
  });
  it('10.8 the Moselle cuts the Maginot Line, so that the French may cross it free', () => {
    const cuts = MAGINOT.flatMap((hex, i) =>
      i > 0 && touch(hex, MAGINOT[i - 1]!) ? [side(hex, MAGINOT[i - 1]!)] : [],
    ).filter(s => s?.name === 'Moselle');
    expect(cuts.length).toBeGreaterThan(0);
  });
  it('10.5 all land hangs together; only the Gap is closed', () => {
    const land = HEXES.filter(h => isLand(h) && h.terrain !== 'gap');
    const reached = walked('2922');
    expect(land.filter(h => !reached.has(h.hex)).map(h => h.hex)).toEqual([]);
  });
  it('7.1, 10.5 hexsides lie between two land hexes, each once; cities stand on clear ground', () => {
    expect(kinds.size).toBe(HEXSIDES.length);
    expect(HEXSIDES.filter(s => !isLand(at(s.a)) || !isLand(at(s.b)))).toEqual([]);
    expect(HEXES.filter(h => h.city && h.terrain !== 'clear')).toEqual([]);
  });
});

describe('the rivers of the campaign', () => {
  it.each([
    ['Meuse', '2929', '2930', 'before Sedan'],
    ['Meuse', '3131', '3132', 'at Dinant'],
    ['Meuse', '3134', '3234', 'at Liege'],
    ['Albert Canal', '3234', '3235', 'at Eben Emael'],
    ['Rhine', '1934', '1935', 'at Strasbourg'],
    ['Rhine', '3138', '3139', 'at Cologne'],
    ['Saar', '2334', '2335', 'at Saarbrucken'],
    ['Saar', '2534', '2535', 'above Trier'],
    ['Somme', '3425', '3426', 'at Amiens'],
    ['Seine', '3420', '3421', 'at Rouen'],
    ['Scheldt', '3632', '3633', 'at Antwerp'],
    ['Lek', '3835', '3934', 'before Rotterdam'],
    ['Moselle', '2433', '2532', 'at Thionville'],
  ])('10.5 the %s between %s and %s, %s', (name, a, b) => expect(side(a, b)).toMatchObject({ kind: 'river', name }));
  it('10.5 no river is a single stray hexside', () => {
    for (const [name, list] of Map.groupBy(
      HEXSIDES.filter(s => s.kind === 'river'),
      s => s.name,
    ))
      expect([name, list.length > 1 || name === 'Haringvliet']).toEqual([name, true]);
  });
  it('11.12 the Rhine parts France from Germany: every Alsatian border hexside is river', () => {
    const alsace = WEST_WALL_1939.filter(hex => row(hex) <= 20);
    for (const hex of alsace)
      for (const n of near(hex))
        if (n.country === 'France') expect([hex, n.hex, side(hex, n.hex)?.name]).toEqual([hex, n.hex, 'Rhine']);
  });
});

describe('3.5 the front of 1939', () => {
  it('3.3, 11.12 dry ways into Germany lie between Moselle and Saar and east of the Gap; all else is Rhine and Saar', () => {
    const dry = WEST_WALL_1939.flatMap(hex =>
      near(hex)
        .filter(n => n.country === 'France' && n.terrain !== 'gap' && !side(hex, n.hex))
        .map(n => `${n.hex} ${hex}`),
    );
    expect(dry).toEqual(['2434 2534', '2135 2236', '2135 2136']);
  });
});

describe('where each datum comes from', () => {
  it('2.1 every hex, hexside and line names a source that exists', () => {
    for (const { src, of } of HEXES)
      for (const n of [
        src,
        of.country,
        ...(of.city === undefined ? [] : [of.city]),
        ...(of.port === undefined ? [] : [of.port]),
      ])
        expect(SOURCES[n]?.why.length).toBeGreaterThan(2);
    for (const { src } of HEXSIDES) expect(SOURCES[src]).toBeDefined();
    for (const fact of Object.values(LINE_SOURCES)) expect(fact.why).toMatch(/\d\.\d/);
  });
  it('2.1 printed is what the rulebook prints and nothing else', () => {
    const isPrinted = (n: number | undefined): boolean => n !== undefined && SOURCES[n]!.source === 'printed';
    expect(HEXES.filter(h => isPrinted(h.src)).map(h => h.hex)).toEqual(['2235']);
    expect(HEXES.filter(h => isPrinted(h.of.country)).map(h => h.hex)).toEqual([
      '1431',
      '1432',
      '2534',
      '2731',
      '2732',
      '3235',
      '3538',
    ]);
    expect(HEXES.filter(h => isPrinted(h.of.city)).map(h => h.city)).toEqual(['Munich', 'Antwerp']);
    expect(HEXES.filter(h => isPrinted(h.of.port))).toEqual([]);
    expect(HEXSIDES.filter(s => isPrinted(s.src)).map(s => `${s.a} ${s.b}`)).toEqual(['4238 4239']);
    expect(
      Object.entries(LINE_SOURCES)
        .filter(([, fact]) => fact.source === 'printed')
        .map(([name]) => name),
    ).toEqual(['dyle', 'brittany']);
  });
  it('2.1 names are plain ASCII and a hex has one', () => {
    const named = [...HEXES.filter(h => h.city).map(h => h.hex), ...TOWNS.map(t => t.hex)];
    expect(new Set(named).size).toBe(named.length);
    expect(
      [...HEXES.map(h => h.city ?? 'x'), ...TOWNS.map(t => t.name)].filter(name => !/^[A-Za-z' -]+$/.test(name)),
    ).toEqual([]);
    expect(labelOf(GRID, id('3633'))).toBe('3633');
  });
});
