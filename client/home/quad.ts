/** Where a game's map lies on the index of sheets, and where a point of the map is on it. */
export type Point = readonly [x: number, y: number];
/** The corners: top left, top right, bottom right, bottom left. */
export type Quad = readonly [Point, Point, Point, Point];

export const quadIn = (index: string, game: string): Quad | undefined => {
  const corners = new RegExp(`data-game="${game}" data-quad="([-\\d ]+)"`).exec(index)?.[1]?.split(' ').map(Number);
  if (corners?.length !== 8) return undefined;
  const corner = (i: number): Point => [corners[2 * i]!, corners[2 * i + 1]!];
  return [corner(0), corner(1), corner(2), corner(3)];
};
const between = ([ax, ay]: Point, [bx, by]: Point, t: number): Point => [ax + (bx - ax) * t, ay + (by - ay) * t];
export const inQuad = ([a, b, c, d]: Quad, x: number, y: number): Point =>
  between(between(a, b, x), between(d, c, x), y);

/** The section to show, in the given aspect ratio: the stacks with a margin, and at least a third of the map's width. */
export const frameAround = (
  spots: readonly Point[],
  quad: Quad,
  shape: number,
): { x: number; y: number; w: number; h: number } => {
  const all = spots.length ? spots : quad;
  const xs = all.map(p => p[0]);
  const ys = all.map(p => p[1]);
  const least = (Math.max(...quad.map(p => p[0])) - Math.min(...quad.map(p => p[0]))) / 3;
  const w = Math.max(
    least,
    (Math.max(...xs) - Math.min(...xs)) * 1.25,
    (Math.max(...ys) - Math.min(...ys)) * 1.25 * shape,
  );
  const h = w / shape;
  return { x: (Math.max(...xs) + Math.min(...xs) - w) / 2, y: (Math.max(...ys) + Math.min(...ys) - h) / 2, w, h };
};
