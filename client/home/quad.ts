/** Where a game's sheet lies on the index of sheets, and where a spot of the sheet is on it. */
export type Point = readonly [x: number, y: number];
/** Top left, top right, bottom right, bottom left. */
export type Quad = readonly [Point, Point, Point, Point];

export const quadIn = (index: string, game: string): Quad | undefined => {
  const said = new RegExp(`data-game="${game}" data-quad="([-\\d ]+)"`).exec(index)?.[1]?.split(' ').map(Number);
  if (said?.length !== 8) return undefined;
  const corner = (i: number): Point => [said[2 * i]!, said[2 * i + 1]!];
  return [corner(0), corner(1), corner(2), corner(3)];
};
const between = ([ax, ay]: Point, [bx, by]: Point, t: number): Point => [ax + (bx - ax) * t, ay + (by - ay) * t];
export const inQuad = ([a, b, c, d]: Quad, x: number, y: number): Point =>
  between(between(a, b, x), between(d, c, x), y);

/** What to show: the armies with some room around them, no more than the sheet, in the given shape. */
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
