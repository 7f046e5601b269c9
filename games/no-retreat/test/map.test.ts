/** What the rulebook prints of the two maps, and what its rules need of the ground. */
import { describe, expect, it } from 'vitest';
import { SOURCES } from '../../../engine/facts.ts';
import { around, distance, hexOf, sideBetween, type HexId } from '../../../kernel/hex.ts';
import { MAPS, PARTS } from '../data/map.ts';
import { FRONTS, GREATER_GERMANY, LETTER, type Country, type Front, type HexRow, type Region } from '../data/rows.ts';
import { gridFrom } from '../model/ground.ts';

const sheetOf = (front: Front) => {
  const { hexes, sides, grid: table, sources, towns } = MAPS[front];
  const grid = gridFrom(table);
  const id = (label: string): HexId => hexOf(grid, label);
  const at = (label: string): HexRow => hexes[id(label)]!;
  const kinds = new Map(sides.map(s => [sideBetween(grid, id(s.a), id(s.b)), s]));
  const city = (name: string): HexRow => hexes.find(h => h.city === name)!;
  return {
    grid,
    hexes,
    sides,
    sources,
    towns,
    at,
    city,
    id,
    near: (label: string): HexRow[] => around(grid, id(label)).map(hex => hexes[hex]!),
    side: (a: string, b: string) => kinds.get(sideBetween(grid, id(a), id(b))),
    apart: (a: HexRow, b: HexRow): number => distance(grid, id(a.hex), id(b.hex)),
    inRegion: (region: Region): HexRow[] => hexes.filter(h => h.in?.includes(region)),
    points: (...countries: readonly Country[]): number =>
      hexes.filter(h => h.city && countries.includes(h.country)).reduce((sum, h) => sum + (h.major ? 2 : 1), 0),
    atEdge: (h: HexRow): boolean => around(grid, id(h.hex)).length < 6,
  };
};
const France = sheetOf('france');
const Poland = sheetOf('poland');
const SHEETS = { france: France, poland: Poland };
const isLand = ({ terrain }: HexRow): boolean => !['sea', 'ez', 'none'].includes(terrain);
const names = (rows: readonly HexRow[]): string[] => rows.map(h => h.hex).toSorted();

/** All hexes of a set that can be walked to from its first. */
const together = (rows: readonly HexRow[], sheet: ReturnType<typeof sheetOf>): Set<string> => {
  const all = new Set(rows.map(h => h.hex));
  const seen = new Set([rows[0]!.hex]);
  for (const here of seen)
    for (const next of sheet.near(here))
      if (all.has(next.hex) && !['lake', 'sea'].includes(sheet.side(here, next.hex)?.kind ?? '')) seen.add(next.hex);
  return seen;
};

describe.each(FRONTS)('the sheet of %s', front => {
  const sheet = SHEETS[front];
  it('every hex of the grid has one row, in the order of the grid, and opens with the letter of its front', () => {
    expect(sheet.hexes.map(h => h.hex)).toEqual(sheet.grid.labels);
    expect(sheet.hexes.every(h => h.hex.startsWith(LETTER[front]))).toBe(true);
  });
  it('every part of a hex and every hexside has its source', () => {
    for (const { hex, of, ...row } of sheet.hexes) {
      const has = PARTS.filter(part => (part === 'ardennes' ? row.in?.includes('Ardennes') : row[part]));
      expect(Object.keys(of).toSorted(), hex).toEqual([...new Set([...has, 'country', 'terrain'])].toSorted());
      for (const at of Object.values(of)) expect(SOURCES).toContain(sheet.sources[at]?.source);
    }
    for (const s of sheet.sides) expect(SOURCES).toContain(sheet.sources[s.src]?.source);
  });
  it('hexsides lie between two land hexes, each once', () => {
    for (const { a, b } of sheet.sides)
      expect([a, b, isLand(sheet.at(a)) && isLand(sheet.at(b))]).toEqual([a, b, true]);
    expect(new Set(sheet.sides.map(s => `${s.a} ${s.b}`)).size).toBe(sheet.sides.length);
  });
  it('2.10, 13.2 all land hangs together, but for islands', () => {
    const land = sheet.hexes.filter(isLand);
    expect(land.length - together(land, sheet).size).toBe(0);
  });
  it('a name stands for one city', () => {
    const all = sheet.hexes.flatMap(h => h.city ?? []);
    expect(new Set(all).size).toBe(all.length);
    expect(sheet.hexes.filter(h => h.city !== undefined && h.terrain !== 'open')).toEqual([]);
    expect(sheet.towns.filter(t => sheet.at(t.hex).city !== undefined)).toEqual([]);
  });
  it('12.2 Germans have dark grey edges on Germany alone, the enemy none there', () => {
    for (const h of sheet.hexes.filter(x => x.edge !== undefined))
      expect([h.hex, GREATER_GERMANY.includes(h.country)]).toEqual([h.hex, h.edge === 'grey']);
    for (const h of sheet.hexes)
      if (GREATER_GERMANY.includes(h.country)) expect([h.hex, h.edge === 'grey']).toEqual([h.hex, sheet.atEdge(h)]);
  });
});

describe('the French front', () => {
  it('17.0 the cities of the Allies make 32 points, the Swiss count beside them', () => {
    expect(France.points('France', 'Belgium', 'Luxembourg', 'Holland')).toBe(32);
    expect(France.points('Switzerland')).toBe(4);
  });
  it('19.8 Paris is three Major Cities around one corner', () => {
    const paris = France.inRegion('Paris');
    expect(paris.map(h => [h.country, h.major])).toEqual(Array.from({ length: 3 }, () => ['France', true]));
    for (const a of paris) for (const b of paris) if (a !== b) expect(France.apart(a, b)).toBe(1);
  });
  it('24.3 the Ardennes are fourteen contiguous Rough hexes, outside Germany', () => {
    const forest = France.inRegion('Ardennes');
    expect(forest).toHaveLength(14);
    expect(together(forest, France).size).toBe(14);
    expect(forest.every(h => h.terrain === 'rough' && h.country !== 'Germany' && !h.fortified)).toBe(true);
  });
  it('20.1.1, 24.2 the Meuse keeps the forest from the French: they reach its bank without entering', () => {
    for (const h of France.inRegion('Ardennes'))
      for (const n of France.near(h.hex))
        if (n.country === 'France' && isLand(n) && France.side(h.hex, n.hex)?.name !== 'Meuse')
          expect(['F1413', 'F1313', 'F1314', 'F1412']).toContain(n.hex);
  });
  it('13.2.3 each port has one Evacuation Zone of sea beside it, and each zone one port', () => {
    const ports = France.hexes.filter(h => h.port);
    expect(ports.map(h => h.city!).toSorted()).toEqual(['Amsterdam', 'Calais', 'Dunkirk', 'Le Havre', 'Rotterdam']);
    const zones = France.hexes.filter(h => h.terrain === 'ez');
    expect(names(ports)).toEqual(zones.map(z => z.zoneOf!).toSorted());
    for (const zone of zones) {
      expect(
        France.near(zone.hex)
          .filter(h => h.port)
          .map(h => h.hex),
      ).toEqual([zone.zoneOf]);
    }
  });
  it('2.14 every port has a sea hex beside it', () => {
    for (const port of France.hexes.filter(h => h.port))
      expect(France.near(port.hex).some(h => h.terrain === 'sea' || h.terrain === 'ez')).toBe(true);
  });
  it('18.8 the fortified hexes lie in Germany along the frontier, in one line but for the bend of the Moselle', () => {
    const wall = France.hexes.filter(h => h.fortified);
    expect(wall).toHaveLength(17);
    for (const h of wall) {
      expect(h.country).toBe('Germany');
      expect(France.near(h.hex).some(n => ['France', 'Belgium', 'Luxembourg', 'Switzerland'].includes(n.country))).toBe(
        true,
      );
    }
    expect(together(wall, France).size).toBe(17);
  });
  it('18.7 the Maginot Line is ten French hexes along the frontier and the Rhine', () => {
    const line = France.hexes.filter(h => h.maginot);
    expect(line).toHaveLength(10);
    for (const h of line)
      expect([h.country, France.near(h.hex).some(n => n.country === 'Germany' || n.country === 'Luxembourg')]).toEqual([
        'France',
        true,
      ]);
  });
  it('18.9, 18.8 the Rhine is the frontier of France and Germany, and a great river', () => {
    const rhine = France.sides.filter(s => s.name === 'Rhine');
    expect(rhine.every(s => s.kind === 'great')).toBe(true);
    const frontier = rhine.filter(s => new Set([France.at(s.a).country, France.at(s.b).country]).has('France'));
    expect(frontier).toHaveLength(11);
    expect(names(France.inRegion('Rhine').filter(h => h.country === 'France'))).toEqual(
      'F0618 F0718 F0819 F0918 F1019 F1119'.split(' '),
    );
  });
  it('12.2 blue edges are French land on the edge of the map', () => {
    for (const h of France.hexes)
      expect([h.hex, h.edge === 'blue']).toEqual([h.hex, h.country === 'France' && France.atEdge(h)]);
  });
  it('19.10 airdrops reach all cities of Holland and Eben Emael', () => {
    const bases = France.hexes.filter(h => h.major && h.country === 'Germany');
    const ebenEmael = France.at(France.towns.find(t => t.name === 'Eben Emael')!.hex);
    expect(ebenEmael.country).toBe('Belgium');
    for (const h of [...France.hexes.filter(x => x.city && x.country === 'Holland'), ebenEmael])
      expect([h.city, Math.min(...bases.map(b => France.apart(b, h))) <= 8]).toEqual([h.city, true]);
  });
  it('7.3 there are six cities and more in Belgium and Holland', () =>
    expect(France.hexes.filter(h => h.city && ['Belgium', 'Holland'].includes(h.country)).length).toBeGreaterThan(6));
  it('13.2.1 Aachen lies in Germany, Basel in Switzerland, Luxembourg beside Belgium, Maastricht in Holland', () => {
    expect(France.city('Aachen').country).toBe('Germany');
    expect(France.city('Basel').country).toBe('Switzerland');
    expect(France.city('Luxembourg').country).toBe('Luxembourg');
    expect(France.at(France.towns.find(t => t.name === 'Maastricht')!.hex).country).toBe('Holland');
  });
  it('24.2 a British corps reaches the Dyle from Lille with four points, the 7th Army Antwerp from Dunkirk with five', () => {
    expect(reached(France, 'F1808', 4).some(hex => France.at(hex).in?.includes('Dyle'))).toBe(true);
    expect(reached(France, 'F2006', 5)).toContain(France.city('Antwerp').hex);
  });
  it('24.2 the 1st Army reaches the neighbours of Liege from Maubeuge with four points, the 9th the Meuse from Hirson with two', () => {
    const liege = France.city('Liege').hex;
    expect(reached(France, 'F1610', 4).some(hex => France.near(hex).some(n => n.hex === liege))).toBe(true);
    expect(reached(France, 'F1510', 2).some(hex => France.at(hex).in?.includes('Meuse'))).toBe(true);
  });
});

describe('the Polish front', () => {
  const zoneOf = (name: string): string => {
    const { eastOfYellow, eastOfRed } = Poland.city(name);
    return eastOfRed ? 'east' : eastOfYellow ? 'between' : 'west';
  };
  it('17.0 the cities of Poland and Danzig make 27 points', () => expect(Poland.points('Poland', 'Danzig')).toBe(27));
  it('17.6 Warsaw is Warsaw, Praga and Modlin, and the Vistula runs between', () => {
    expect(
      Poland.inRegion('Warsaw')
        .map(h => h.city!)
        .toSorted(),
    ).toEqual(['Modlin', 'Praga', 'Warsaw']);
    for (const name of ['Praga', 'Modlin'])
      expect(Poland.side(Poland.city('Warsaw').hex, Poland.city(name).hex)).toMatchObject({
        kind: 'great',
        name: 'Vistula',
      });
  });
  it('23.0 Praga and Lublin lie between the lines, Brzesc, Grodno, Lwow and Wilno east of both', () => {
    expect(['Warsaw', 'Modlin', 'Krakow', 'Lodz', 'Danzig'].map(zoneOf)).toEqual(
      Array.from({ length: 5 }, () => 'west'),
    );
    expect(['Praga', 'Lublin'].map(zoneOf)).toEqual(['between', 'between']);
    expect(['Brzesc', 'Grodno', 'Lwow', 'Wilno', 'Bialystok', 'Przemysl'].map(zoneOf)).toEqual(
      Array.from({ length: 6 }, () => 'east'),
    );
  });
  it('23.0 what lies east of the red line lies east of the yellow, and so does all of the Soviet Union; Germany lies west', () => {
    for (const h of Poland.hexes) {
      if (h.eastOfRed) expect([h.hex, h.eastOfYellow]).toEqual([h.hex, true]);
      if (h.country === 'USSR') expect([h.hex, h.eastOfRed]).toEqual([h.hex, true]);
      if (GREATER_GERMANY.includes(h.country)) expect([h.hex, h.eastOfYellow]).toEqual([h.hex, undefined]);
    }
  });
  it('23.1 in the middle of the country the yellow line is the Vistula, in the south the San', () => {
    for (const [a, b, river] of [
      ['P1615', 'P1616', 'Vistula'],
      ['P1316', 'P1417', 'Vistula'],
      ['P0818', 'P0918', 'San'],
      ['P0718', 'P0719', 'San'],
      ['P1916', 'P2016', 'Narew'],
    ] as const) {
      expect(Poland.side(a, b)?.name).toBe(river);
      expect(Poland.at(a).eastOfYellow).not.toBe(Poland.at(b).eastOfYellow);
    }
  });
  it('23.2 in the middle of the country the red line is the Bug', () => {
    for (const { a, b } of Poland.sides.filter(s => s.name === 'Bug' && s.a > 'P1000' && s.b < 'P1700'))
      expect([a, b, Poland.at(a).eastOfRed !== Poland.at(b).eastOfRed]).toEqual([a, b, true]);
  });
  it('20.2.2 the Pripet parts the Soviet Union in a north and a south with room for armies', () => {
    const soviet = Poland.hexes.filter(h => h.country === 'USSR');
    const north = soviet.filter(h => h.northOfPripet);
    expect(north.length).toBeGreaterThan(15);
    expect(soviet.length - north.length).toBeGreaterThan(15);
    for (const h of north)
      for (const n of Poland.near(h.hex))
        if (n.country === 'USSR' && !n.northOfPripet) expect(Poland.side(h.hex, n.hex)?.name).toBe('Pripet');
  });
  it('12.2, 12.3 white edges look at Romania and Hungary, red ones lie in the Soviet Union', () => {
    const edge = (colour: string): HexRow[] => Poland.hexes.filter(h => h.edge === colour);
    expect(edge('white').every(h => h.country === 'Poland')).toBe(true);
    expect(edge('white').length).toBeGreaterThan(8);
    for (const h of edge('white'))
      expect(h.hex < 'P0200' || Poland.near(h.hex).some(n => ['Hungary', 'Romania'].includes(n.country))).toBe(true);
    for (const h of Poland.hexes)
      expect([h.hex, h.edge === 'red']).toEqual([h.hex, h.country === 'USSR' && Poland.atEdge(h)]);
  });
  it('13.2.1 East Prussia touches no other part of Germany; Danzig touches the sea and Poland', () => {
    for (const h of Poland.hexes.filter(x => x.country === 'East Prussia'))
      for (const n of Poland.near(h.hex)) expect(['Germany', 'Bohemia', 'Slovakia']).not.toContain(n.country);
    const around = Poland.near(Poland.city('Danzig').hex);
    expect(around.some(h => h.terrain === 'sea') && around.some(h => h.country === 'Poland')).toBe(true);
  });
  it('12.3 no port feeds the Poles: white edges and forts do', () =>
    expect(Poland.hexes.filter(h => h.port || h.terrain === 'ez')).toEqual([]));
});

/** Where an infantry corps comes to with so many points, over nobody's neutral land; rivers cost one more, great ones two. */
function reached(sheet: ReturnType<typeof sheetOf>, from: string, points: number): string[] {
  const cost: { readonly [terrain: string]: number } = { open: 1, forest: 2, rough: 2, marsh: 3 };
  const left = new Map([[from, points]]);
  for (const [here] of left)
    for (const { hex, terrain, country } of sheet.near(here)) {
      if (cost[terrain] === undefined || country === 'Holland' || country === 'Switzerland') continue;
      const kind = sheet.side(here, hex)?.kind;
      if (kind === 'lake' || kind === 'sea') continue;
      const rest = left.get(here)! - cost[terrain] - (kind === 'great' ? 2 : kind === 'river' ? 1 : 0);
      if (rest < 0 || rest <= (left.get(hex) ?? -1)) continue;
      left.delete(hex);
      left.set(hex, rest);
    }
  return [...left.keys()];
}
