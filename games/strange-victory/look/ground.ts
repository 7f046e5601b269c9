/** The map's geometry as the table uses it: outlines, shared borders, and the places of counters and names. Drawn by atlas/sv. */
export interface Place { readonly x: number; readonly y: number }
export interface AreaGround {
  readonly name: string;
  readonly rings: readonly (readonly (readonly [x: number, y: number])[])[];
  readonly d: string;
  /** The middle of a division's counter, of an enemy's beside it, and of the name. */
  readonly division: Place;
  readonly beside: Place;
  readonly label: Place;
  /** Three places for divisions in a staging area. */
  readonly staging?: readonly Place[];
}
export interface Border { readonly a: string; readonly b: string; readonly d: string }
export interface Ground {
  readonly size: { readonly w: number; readonly h: number };
  readonly areas: readonly AreaGround[];
  readonly borders: readonly Border[];
  named(name: string): AreaGround | undefined;
}
interface Geometry { readonly width: number; readonly height: number; readonly areas: readonly AreaGround[]; readonly borders: readonly Border[] }

export const groundOf = ({ width, height, areas, borders }: Geometry): Ground => {
  const byName = new Map(areas.map((a) => [a.name, a]));
  return { size: { w: width, h: height }, areas, borders, named: (name) => byName.get(name) };
};
export const loadGround = async (): Promise<Ground> => groundOf((await import('./geometry.json')).default as unknown as Geometry);
