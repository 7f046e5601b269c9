import { describe, expect, it } from 'vitest';
import { AREAS, BORDERS, NATIONS, RIVERS, TERRAINS, ZONES, type AreaRow } from '../data/map.ts';

const named = (name: string): AreaRow => AREAS.find(a => a.name === name)!;
const names = (rows: readonly AreaRow[]): readonly string[] => rows.map(a => a.name);
const nextTo = (name: string): readonly string[] =>
  BORDERS.flatMap(({ a, b }) => (a === name ? [b] : b === name ? [a] : []));
const border = (one: string, two: string) =>
  BORDERS.find(({ a, b }) => (a === one && b === two) || (a === two && b === one));
/** All that is reached from some Areas without leaving those that pass. */
const reached = (from: readonly string[], passes: (a: AreaRow) => boolean): Set<string> => {
  const seen = new Set(from);
  for (const here of seen) for (const n of nextTo(here)) if (passes(named(n))) seen.add(n);
  return seen;
};

describe('2.1 the map', () => {
  it('2.1 seventy Areas, each name once and plain', () => {
    expect(AREAS).toHaveLength(70);
    expect(new Set(names(AREAS)).size).toBe(70);
    expect(names(AREAS).filter(name => !/^[A-Za-z -]+$/.test(name))).toEqual([]);
    expect(named('Hirson')).toBeDefined();
  });
  it('2.1 every border joins two Areas, once, and all hang together', () => {
    const known = new Set(names(AREAS));
    expect(BORDERS.filter(({ a, b }) => a === b || !known.has(a) || !known.has(b))).toEqual([]);
    expect(new Set(BORDERS.map(({ a, b }) => [a, b].toSorted().join('|'))).size).toBe(BORDERS.length);
    expect(reached(['Emden'], () => true).size).toBe(70);
    expect(BORDERS.length).toBeLessThanOrEqual(3 * 70 - 6); // what can be drawn on a sheet
  });
  it('2.1 every kind of terrain and river is on the map, a river by its name', () => {
    expect(new Set(AREAS.map(a => a.terrain))).toEqual(new Set(TERRAINS));
    expect(new Set(BORDERS.map(b => b.river))).toEqual(new Set(RIVERS));
    expect(BORDERS.filter(b => (b.river === 'none') !== (b.along === undefined))).toEqual([]);
    expect(new Set(AREAS.map(a => a.nation))).toEqual(new Set(NATIONS));
  });
  it('2.1 the Meuse has Eindhoven, Hasselt, Namur, Sedan and Verdun on its west bank', () => {
    for (const [west, east] of [
      ['Eindhoven', 'Dusseldorf'],
      ['Hasselt', 'Liege'],
      ['Namur', 'Bastogne'],
      ['Sedan', 'Bastogne'],
      ['Verdun', 'Metz'],
    ] as const)
      expect(border(west, east)).toMatchObject({ river: 'major', along: 'Meuse' });
  });
  it('2.1 the Rhine is crossed wherever Germany east of it meets the west bank', () => {
    const east = ['Wesel', 'Ruhr', 'Sauerland', 'Giessen', 'Frankfurt', 'Mannheim', 'Karlsruhe', 'Freiburg'];
    const west = ['Dusseldorf', 'Cologne', 'Koblenz', 'Mainz', 'Kaiserslautern', 'Strasbourg', 'Colmar'];
    for (const a of east)
      for (const b of west) if (border(a, b)) expect(border(a, b)).toMatchObject({ river: 'major', along: 'Rhine' });
    expect(BORDERS.filter(b => b.along === 'Rhine')).toHaveLength(13);
  });
  it('2.1 each row names its source', () => {
    for (const a of AREAS) {
      expect(a.src.name.why).not.toBe('');
      expect(a.src.terrain === undefined).toBe(a.terrain === 'clear');
      expect(a.src.zone === undefined).toBe(a.zone === undefined);
      expect(a.src.objective === undefined).toBe(a.objective === undefined);
      expect(a.src.maginot === undefined).toBe(a.maginot === undefined);
    }
    expect(BORDERS.filter(b => b.src.why === '')).toEqual([]);
  });
});

describe('7.2 and 20.0 centres and objectives', () => {
  it('20.0 twenty objectives: sixteen centres, three Areas of Paris, Dunkirk', () => {
    const centres = AREAS.filter(a => a.centre);
    const of = (nation: string) => centres.filter(a => a.nation === nation).length;
    expect(NATIONS.map(of)).toEqual([6, 7, 2, 1]);
    expect(AREAS.filter(a => a.objective)).toHaveLength(20);
    expect(names(AREAS.filter(a => a.objective && !a.centre))).toEqual([
      'Dunkirk',
      'Paris North',
      'Paris East',
      'Paris South-West',
    ]);
  });
  it('7.2.5 Rotterdam, Antwerp and Brussels are the centres of the Low Countries', () => {
    const low = AREAS.filter(a => a.centre && (a.nation === 'Belgium' || a.nation === 'Netherlands'));
    expect(names(low)).toEqual(['Rotterdam', 'Antwerp', 'Brussels']);
  });
  it('21.4 the BEF lands on a coast of France', () => {
    const coast = AREAS.filter(a => a.coast && a.nation === 'France');
    expect(names(coast)).toEqual(['Dunkirk', 'Boulogne', 'Abbeville', 'Rouen']);
  });
});

describe('14.0 and 19.0 forts and zones', () => {
  it('14.1 nine symbols of the Maginot Line, in French Areas on the German border and behind it', () => {
    const line = AREAS.filter(a => a.maginot);
    expect(line.reduce((sum, a) => sum + a.maginot!, 0)).toBe(9);
    expect(line.every(a => a.nation === 'France')).toBe(true);
    const open = AREAS.filter(
      a => a.nation === 'France' && !a.maginot && nextTo(a.name).some(n => named(n).nation === 'Germany'),
    );
    expect(open).toEqual([]); // who comes straight from Germany comes upon a fort
  });
  it('14.2.1 the Westwall may stand in ten German Areas on the western border', () => {
    const wall = AREAS.filter(a => a.nation === 'Germany' && nextTo(a.name).some(n => named(n).nation !== 'Germany'));
    expect(names(wall)).toEqual([
      'Emden',
      'Munster',
      'Wesel',
      'Dusseldorf',
      'Aachen',
      'Trier',
      'Saarbrucken',
      'Kaiserslautern',
      'Karlsruhe',
      'Freiburg',
    ]);
  });
  it.each(ZONES)('19.0 zone %s runs from the German border to Paris without leaving it', zone => {
    const inZone = (a: AreaRow): boolean => a.zone === zone;
    const gate = AREAS.filter(a => inZone(a) && nextTo(a.name).some(n => named(n).nation === 'Germany'));
    expect(gate.length).toBeGreaterThan(0);
    const all = reached(names(gate), inZone);
    expect(names(AREAS.filter(inZone)).filter(n => !all.has(n))).toEqual([]);
    expect([...all].some(n => nextTo(n).some(p => p.startsWith('Paris')))).toBe(true);
  });
  it('19.0 all of France and the Low Countries but Paris lies in a zone, nothing of Germany', () => {
    for (const a of AREAS) expect(a.zone === undefined).toBe(a.nation === 'Germany' || a.name.startsWith('Paris'));
  });
});
