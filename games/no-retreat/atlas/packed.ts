/** A finished map as compact JSON: a row of hexes is a string of letters, a source is an index into one list. */
import type { Fact } from '../../../engine/facts.ts';
import { DIGITS, jsonList, sourceList } from '../../../atlas/sources.ts';
import { hexes, type SideId } from '../../../kernel/hex.ts';
import { PARTS } from '../data/map.ts';
import { COUNTRIES, TERRAIN } from '../data/rows.ts';
import type { Draft, HexDraft, Mark } from './draft.ts';

const MARKS = PARTS.filter((part): part is Mark => !['terrain', 'country', 'city', 'port'].includes(part));

/** Without the letter of the front. */
const numberOf = ({ grid }: Draft, hex: number): string => grid.labels[hex]!.slice(1);

export function packed(draft: Draft): string {
  const { grid } = draft;
  const { facts, code, digit } = sourceList();
  const label = (hex: number): string => numberOf(draft, hex);
  const rows = [...Map.groupBy(hexes(grid), hex => label(hex).slice(0, 2))].map(([row, list]) => {
    const of = (write: (hex: HexDraft) => string): string => list.map(hex => write(draft.hexes[hex]!)).join('');
    const ground = of(h => DIGITS[TERRAIN.indexOf(h.terrain)]!);
    const country = of(h => DIGITS[COUNTRIES.indexOf(h.country)]!);
    return [row, ground, country, of(h => digit(h.terrainBy)), of(h => digit(h.countryBy))];
  });
  const cities = hexes(grid).flatMap(hex => {
    const { city, port } = draft.hexes[hex]!;
    return city === undefined
      ? []
      : [[label(hex), city.name, city.major ? 1 : 0, code(city.by), port === undefined ? -1 : code(port)]];
  });
  return `{${[
    jsonList('rows', rows),
    jsonList('cities', cities),
    jsonList('marks', marksOf(draft, code)),
    jsonList('sides', sidesOf(draft, code)),
    jsonList('towns', townsOf(draft)),
    jsonList('sources', facts),
  ].join(',\n')}}\n`;
}

/** Hexes with the same mark of the same source in one row. */
function marksOf(draft: Draft, code: (fact: Fact) => number): unknown[] {
  const marked = MARKS.flatMap(mark =>
    hexes(draft.grid).flatMap(hex => {
      const it = draft.hexes[hex]!.marks.get(mark);
      return it === undefined ? [] : [{ hex: numberOf(draft, hex), key: JSON.stringify([mark, it.as, code(it.by)]) }];
    }),
  );
  return [...Map.groupBy(marked, m => m.key)].map(([key, of]) => [
    ...(JSON.parse(key) as unknown[]),
    of.map(m => m.hex),
  ]);
}
/** Hexsides of one river and source in one row. */
function sidesOf(draft: Draft, code: (fact: Fact) => number): unknown[] {
  const pair = (side: SideId): string =>
    [0, 1]
      .map(k => numberOf(draft, draft.grid.ends[side * 2 + k]!))
      .toSorted()
      .join('-');
  const rows = Map.groupBy(draft.sides, ([, { kind, name, by }]) => JSON.stringify([kind, name ?? '', code(by)]));
  return [...rows].map(([key, of]) => [...(JSON.parse(key) as unknown[]), of.map(([side]) => pair(side)).toSorted()]);
}
const townsOf = (draft: Draft): unknown[] =>
  [...draft.towns].map(([hex, name]) => [numberOf(draft, hex), name]).toSorted((a, b) => (a[0]! < b[0]! ? -1 : 1));
