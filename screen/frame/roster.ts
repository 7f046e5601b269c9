/** The order of battle: units by army, as far as they are known. */
export interface Listed {
  readonly name: string;
  /** Where it is, in words, and the place of the map to look at; none beside the map. */
  readonly where: string;
  readonly place?: string;
  readonly states: readonly string[];
  readonly lost?: boolean;
}
export interface Army<Unit extends Listed = Listed> {
  readonly name: string;
  readonly units: readonly Unit[];
  /** What else is known of it. */
  readonly note?: string;
}

/** In the order of first mention; within an army as they came, the lost ones last. */
export const byArmy = <Unit extends Listed>(
  units: readonly (readonly [army: string, unit: Unit])[],
): readonly Army<Unit>[] =>
  [...Map.groupBy(units, ([army]) => army)].map(([name, all]) => ({
    name,
    units: all.map(([, unit]) => unit).toSorted((a, b) => Number(a.lost ?? false) - Number(b.lost ?? false)),
  }));
/** '5 of 6': how many are left. */
export const leftOf = ({ units }: Army): string => {
  const left = units.filter(u => !u.lost).length;
  return left === units.length ? `${left}` : `${left} of ${units.length}`;
};
