/** What a side may know: of its own stacks everything, of the enemy's what it has seen and how many there are; a supply line in words. */

export interface SeenStack<Unit> {
  /** Its hex. The field is called name, as in every list, because it identifies the row. */
  readonly name: string;
  readonly hex: string;
  /** The units the viewer knows, lowest first; the last one is on top. */
  readonly units: readonly Unit[];
  /** How many there are, which everybody sees, and how many of them the viewer does not know. */
  readonly height: number;
  readonly hidden: number;
}
/** Every stack on the map. */
export const stacksSeen = <Unit extends { readonly side: string; readonly nation: string }>(
  labels: readonly string[],
  heightOf: (hex: number) => number,
  unitsIn: (hex: number) => readonly Unit[],
): readonly (SeenStack<Unit> & Pick<Unit, 'side' | 'nation'>)[] =>
  labels.flatMap((label, hex) => {
    const height = heightOf(hex);
    if (height === 0) return [];
    const units = unitsIn(hex);
    const { side, nation } = units.at(-1)!;
    return [{ name: label, hex: label, side, nation, units, height, hidden: height - units.length }];
  });

/** The supply line of a unit: the way to its source, or the way with the fewest obstacles and the hex that cuts it. */
export interface TraceView {
  readonly unit: string;
  readonly hex: string;
  readonly supplied: boolean;
  readonly line: readonly string[];
  /** Where it is cut, why in words, and the case. */
  readonly cut?: { readonly hex?: string; readonly why: string; readonly case: string };
}
