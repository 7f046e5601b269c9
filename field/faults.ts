/** Faults in the map and the set-ups of a data pack that do not depend on the game, one sentence each. */
import { dirTo, type Grid } from '../kernel/hex.ts';

export const unless = (right: boolean, words: string): readonly string[] => (right ? [] : [words]);
export const row = (table: string, i: number, name: string, field: string, words: string): string =>
  `${table}, row ${i + 1} (${name}), field ${field}: ${words}`;
/** Rows whose name another row has, too. */
export const twice = (table: string, field: string, names: readonly string[]): readonly string[] =>
  names.flatMap((name, i) =>
    unless(names.indexOf(name) === i, row(table, i, name, field, `expected a name of its own, got ${name} twice`)),
  );

/** Faults in the first and last numbers of the grid's lines and places. */
export const gridFaults = (bounds: { readonly [field: string]: readonly [number, number] }): readonly string[] =>
  Object.entries(bounds).flatMap(([field, [first, last]]) =>
    unless(first <= last, `grid, field ${field}: expected the first before the last, got ${first} and ${last}`),
  );
/** Hexes of the grid that have no row. */
export const missingHexes = (hexes: readonly { readonly hex: string }[], grid: Grid): readonly string[] => {
  const there = new Set(hexes.map(h => h.hex));
  const missing = grid.labels.find(label => !there.has(label));
  return unless(missing === undefined, `hexes: expected a row for every hex of the grid, got none for ${missing}`);
};
interface Between {
  readonly a: string;
  readonly b: string;
}
export const sideFaults = (table: string, sides: readonly Between[], grid: Grid): readonly string[] =>
  sides.flatMap((s, i) => {
    const a = grid.byLabel.get(s.a);
    const b = grid.byLabel.get(s.b);
    const name = `${s.a}/${s.b}`;
    if (a === undefined || b === undefined)
      return [row(table, i, name, a === undefined ? 'a' : 'b', 'expected a hex of the map')];
    return unless(
      dirTo(grid, a, b) !== undefined,
      row(table, i, name, 'b', `expected a neighbour of ${s.a}, got ${s.b}, which does not touch it`),
    );
  });

interface PreparedSetUp {
  readonly id: string;
  readonly at: { readonly [hex: string]: readonly string[] };
}
/** Prepared set-ups: every hex is on the map, every unit appears once, and the game accepts each unit there. */
export const setUpFaults = <S extends PreparedSetUp>(
  setups: readonly S[],
  grid: Grid,
  unitFault: (setup: S, name: string) => string | undefined,
): readonly string[] => [
  ...twice(
    'setups',
    'id',
    setups.map(p => p.id),
  ),
  ...setups.flatMap((p, i) => {
    const named = Object.values(p.at).flat();
    return [
      ...Object.entries(p.at).flatMap(([hex, names]) => [
        ...unless(grid.byLabel.has(hex), row('setups', i, p.id, `at.${hex}`, 'expected a hex of the map')),
        ...names.flatMap(name => {
          const fault = unitFault(p, name);
          return unless(fault === undefined, row('setups', i, p.id, `at.${hex}`, fault ?? ''));
        }),
      ]),
      ...unless(new Set(named).size === named.length, row('setups', i, p.id, 'at', 'expected each unit once')),
    ];
  }),
];
