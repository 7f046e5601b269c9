/** The finished map as compact JSON: a row of hexes is a string of letters, a source is an index into one list. */
import { jsonList, sourceList } from '../../../atlas/sources.ts';
import { hexes } from '../../../kernel/hex.ts';
import type { Draft } from './draft.ts';

export function packed(draft: Draft): string {
  const { grid } = draft;
  const { facts, code, digit } = sourceList();
  const rows = [...Map.groupBy(hexes(grid), hex => grid.labels[hex]!.slice(0, 2))].map(([row, list]) => {
    const of = (write: (hex: Draft['hexes'][number]) => string): string =>
      list.map(hex => write(draft.hexes[hex]!)).join('');
    return [
      row,
      grid.labels[list[0]!]!.slice(2),
      of(h => h.terrain[0]!),
      of(h => (h.country === 'none' ? '-' : h.country[0]!)),
      of(h => digit(h.terrainBy)),
      of(h => digit(h.countryBy)),
    ];
  });
  const cities = hexes(grid).flatMap(hex => {
    const { city, cityBy, port, ruhr } = draft.hexes[hex]!;
    return city === undefined ? [] : [[grid.labels[hex], city, code(cityBy!), port ? code(port) : -1, ruhr ? 1 : 0]];
  });
  const sides = [...draft.sides]
    .map(([side, { kind, name, by }]) => [
      ...[0, 1].map(k => grid.labels[grid.ends[side * 2 + k]!]!).toSorted(),
      kind,
      name ?? '',
      code(by),
    ])
    .toSorted((a, b) => (`${a[0]}${a[1]}` < `${b[0]}${b[1]}` ? -1 : 1));
  const towns = [...draft.towns]
    .filter(([hex]) => draft.hexes[hex]!.city === undefined && draft.hexes[hex]!.terrain !== 'sea')
    .map(([hex, name]) => [grid.labels[hex]!, name] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const lines = Object.fromEntries(
    Object.entries(draft.lines).map(([name, { hexes: list, by }]) => [name, [code(by), ...list]]),
  );
  return `{${[jsonList('rows', rows), jsonList('cities', cities), jsonList('towns', towns), jsonList('sides', sides), `"lines":${JSON.stringify(lines)}`, jsonList('sources', facts)].join(',\n')}}\n`;
}
