/** The finished map as compact JSON: a column of hexes is a string of letters, a source is an index into one list. */
import { DIGITS, jsonList, sourceList } from '../../../atlas/sources.ts';
import { hexes, type SideId } from '../../../kernel/hex.ts';
import { COUNTRIES, TERRAIN } from '../data/map.ts';
import type { Draft } from './draft.ts';

const byHexes = (a: readonly unknown[], b: readonly unknown[]): number =>
  `${String(a[0])}${String(a[1])}` < `${String(b[0])}${String(b[1])}` ? -1 : 1;

export function packed(draft: Draft): string {
  const { grid } = draft;
  const { facts, code, digit } = sourceList();
  const rows = [...Map.groupBy(hexes(grid), hex => grid.labels[hex]!.slice(0, 2))].map(([column, list]) => {
    const of = (write: (hex: Draft['hexes'][number]) => string): string =>
      list.map(hex => write(draft.hexes[hex]!)).join('');
    return [
      column,
      grid.labels[list[0]!]!.slice(2),
      of(h => DIGITS[TERRAIN.indexOf(h.terrain)]!),
      of(h => DIGITS[COUNTRIES.indexOf(h.country)]!),
      of(h => digit(h.terrainBy)),
      of(h => digit(h.countryBy)),
    ];
  });
  const cities = hexes(grid).flatMap(hex => {
    const { city, cityBy, points = 0, pointsBy, port, capital } = draft.hexes[hex]!;
    if (city === undefined) return [];
    const value = [points, pointsBy === undefined ? -1 : code(pointsBy)];
    return [[grid.labels[hex], city, code(cityBy!), ...value, port ? code(port) : -1, capital ? 1 : 0]];
  });
  const forts = hexes(grid).flatMap(hex => {
    const { fort, fortBy } = draft.hexes[hex]!;
    return fort === undefined ? [] : [[grid.labels[hex], fort, code(fortBy!)]];
  });
  const towns = [...draft.towns]
    .filter(([hex]) => draft.hexes[hex]!.city === undefined)
    .map(([hex, name]) => [grid.labels[hex]!, name])
    .toSorted(byHexes);
  const pair = (side: SideId): string[] => [0, 1].map(k => grid.labels[grid.ends[side * 2 + k]!]!).toSorted();
  const sides = [...draft.sides].map(([side, { kind, name, by }]) => [...pair(side), kind, name ?? '', code(by)]);
  const rails = [...draft.rails].map(([side, by]) => [...pair(side), code(by)]);
  const exits = draft.exits.map(({ hex, edge, by }) => [grid.labels[hex]!, edge, code(by)]);
  return `{${[
    jsonList('rows', rows),
    jsonList('cities', cities),
    jsonList('forts', forts),
    jsonList('towns', towns),
    jsonList('sides', sides.toSorted(byHexes)),
    jsonList('rails', rails.toSorted(byHexes)),
    jsonList('exits', exits.toSorted(byHexes)),
    jsonList('sources', facts),
  ].join(',\n')}}\n`;
}
