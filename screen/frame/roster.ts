/** The order of battle: units by army, as far as they are known. */
export interface Listed {
  readonly name: string;
  /** Where it is, in words; `place` is its place on the map, if it is on the map. */
  readonly where: string;
  readonly place?: string;
  readonly states: readonly string[];
  readonly lost?: boolean;
}
export interface Army<Unit extends Listed = Listed> {
  readonly name: string;
  readonly units: readonly Unit[];
  readonly note?: string;
}

/** Groups units by army, in the order given; within an army lost units come last. */
export const byArmy = <Unit extends Listed>(
  units: readonly (readonly [army: string, unit: Unit])[],
): readonly Army<Unit>[] =>
  [...Map.groupBy(units, ([army]) => army)].map(([name, all]) => ({
    name,
    units: all.map(([, unit]) => unit).toSorted((a, b) => Number(a.lost ?? false) - Number(b.lost ?? false)),
  }));
/** How many are left: '5 of 6'. */
export const leftOf = ({ units }: Army): string => {
  const left = units.filter(u => !u.lost).length;
  return left === units.length ? `${left}` : `${left} of ${units.length}`;
};
