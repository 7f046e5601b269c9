import { describe, expect, it } from 'vitest';
import { AREAS, BORDERS, BRIDGES, KINDS, LETTERS, type Kind } from '../data/map.ts';

const of = (kind: Kind) => AREAS.filter(area => area.kind === kind);
const names = (rows: readonly { name: string }[]) => rows.map(row => row.name);
const sorted = (list: readonly string[]) => [...list].toSorted();
const pair = (a: string, b: string) => [a, b].toSorted().join(' | ');
const areaNamed = (name: string) => AREAS.find(area => area.name === name);

/** Ways out of an area: borders both ways, bridges both ways. */
const neighbours = (name: string): string[] => [
  ...BORDERS.flatMap(({ a, b }) => (a === name ? [b] : b === name ? [a] : [])),
  ...BRIDGES.flatMap(({ from, to }) => (from === name ? [to] : to === name ? [from] : [])),
];

/** All areas a division can come to; it never leaves an area that `stops`. */
function reached(start: string, stops: (name: string) => boolean): Set<string> {
  const seen = new Set([start]);
  for (const here of seen) if (!stops(here)) for (const next of neighbours(here)) seen.add(next);
  return seen;
}

describe('3.0 the map', () => {
  it('3.0 every name is plain ASCII and stands once', () => {
    expect(new Set(names(AREAS)).size).toBe(AREAS.length);
    expect(names(AREAS).filter(name => !/^[A-Za-z' -]+$/.test(name))).toEqual([]);
  });
  it('3.0 every border joins two areas of the 42, once', () => {
    const inner = new Set(names(AREAS.filter(area => area.kind !== 'staging')));
    expect(BORDERS.filter(({ a, b }) => a === b || !inner.has(a) || !inner.has(b))).toEqual([]);
    expect(new Set(BORDERS.map(({ a, b }) => pair(a, b))).size).toBe(BORDERS.length);
  });
  it('3.0 no division can be cut off: all is joined, ports being the end of the line', () => {
    const stops = (name: string) => areaNamed(name)?.kind === 'port';
    for (const { name } of of('staging')) expect(reached(name, stops).size).toBe(AREAS.length);
  });
  it('3.0 the armies in Belgium lie between Valenciennes and the coast', () => {
    for (const far of ['Dunkirk', 'Hazebrouck']) expect(neighbours('Valenciennes')).not.toContain(far);
    expect(neighbours('Hazebrouck')).not.toContain('Douai');
  });
});

describe('3.1 areas', () => {
  it('3.1 five kinds, in the order of the map: staging, A, fortress, B, C, ports', () => {
    expect(new Set(AREAS.map(area => area.kind))).toEqual(new Set(KINDS));
    const rank = AREAS.map(area =>
      area.kind === 'staging'
        ? 0
        : area.kind === 'fortress'
          ? 2
          : area.kind === 'port'
            ? 5
            : ['', 'A', '', 'B', 'C'].indexOf(area.letter ?? ''),
    );
    expect(rank).toEqual(rank.toSorted((a, b) => a - b));
  });
  it('3.1 every area but the staging areas has a defence letter, with its source', () => {
    for (const area of AREAS) {
      expect(area.letter === undefined).toBe(area.kind === 'staging');
      expect(area.src.letter === undefined).toBe(area.letter === undefined);
      expect(area.src.forest === undefined).toBe(area.forest === undefined);
      if (area.letter) expect(LETTERS).toContain(area.letter);
    }
  });
  it('3.1.1 three staging areas with Roman numerals: Dinant, Maubeuge, Sedan', () => {
    expect(of('staging').map(({ name, roman }) => `${roman} ${name}`)).toEqual([
      'I Dinant',
      'II Maubeuge',
      'III Sedan',
    ]);
  });
  it('3.1.1 five bridges are the only way out, at least one for each staging area', () => {
    expect(BRIDGES).toHaveLength(5);
    expect(new Set(BRIDGES.map(({ from }) => from))).toEqual(new Set(names(of('staging'))));
    expect(new Set(BRIDGES.map(({ to }) => to)).size).toBe(5);
    for (const { to } of BRIDGES) expect(areaNamed(to)?.kind).toBe('regular');
  });
  it('3.1.1 staging areas do not border each other', () => {
    const staging = names(of('staging'));
    for (const name of staging) expect(neighbours(name).filter(next => staging.includes(next))).toEqual([]);
  });
  it('3.1.2 regular areas: 9 A, 10 B, 9 C', () => {
    const count = (letter: string) => of('regular').filter(area => area.letter === letter).length;
    expect(['A', 'B', 'C', 'I'].map(count)).toEqual([9, 10, 9, 0]);
  });
  it('3.1.2 some regular areas are forest', () => {
    const woods = of('regular').filter(area => area.forest);
    expect(woods.length).toBeGreaterThan(0);
    expect(woods.length).toBeLessThan(of('regular').length / 2);
  });
  it('3.1.3 seven strategic areas', () => {
    expect(sorted(names(of('strategic')))).toEqual([
      'Abbeville',
      'Amiens',
      'Arras',
      'Cambrai',
      'Hirson',
      'Saint-Omer',
      'Saint-Quentin',
    ]);
    for (const area of of('strategic')) expect(['A', 'B', 'C']).toContain(area.letter);
  });
  it('3.1.4 ports are numbered 1 to 6 and have the letter I', () => {
    expect(of('port').map(area => area.port)).toEqual([1, 2, 3, 4, 5, 6]);
    for (const area of of('port')) expect(area.letter).toBe('I');
    expect(AREAS.filter(area => area.port !== undefined)).toHaveLength(6);
  });
  it('3.1.5 the fortress is Avesnes, letter I, wooded', () => {
    expect(of('fortress')).toMatchObject([{ name: 'Avesnes', letter: 'I', forest: true }]);
  });
});

describe('5.1 and the example of 8.3.7', () => {
  it('5.1 there are 42 areas to conquer: 28 regular, 7 strategic, 6 ports, 1 fortress', () => {
    expect((['regular', 'strategic', 'port', 'fortress'] as const).map(kind => of(kind).length)).toEqual([28, 7, 6, 1]);
    expect(AREAS).toHaveLength(45);
  });
  it('8.3.7 the 7th goes from Dinant into Avesnes as its second area, then to Cambrai', () => {
    const second = BRIDGES.filter(({ from }) => from === 'Dinant').filter(({ to }) =>
      neighbours(to).includes('Avesnes'),
    );
    expect(second.map(({ to }) => to)).toContain('Philippeville');
    expect(neighbours('Avesnes')).toContain('Cambrai');
  });
  it('3.0 nothing is called printed that the rulebook does not print', () => {
    const said = AREAS.filter(area => area.src.name.source === 'printed').map(area => area.name);
    expect(sorted(said)).toEqual(['Avesnes', 'Calais', 'Cambrai', 'Dinant', 'Maubeuge', 'Sedan']);
    expect(BORDERS.filter(border => border.src.source === 'printed')).toMatchObject([{ a: 'Avesnes', b: 'Cambrai' }]);
  });
});
