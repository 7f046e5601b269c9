/** Where the arrow of an attack and the tag of its odds lie, so that they cover no factors: those stand at the foot of a counter. Lengths are map units, from the middle of a hex. */
import type { Spot } from '../map/viewport.ts';

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly foot: number;
}
/** The factors of a counter, and of the top of a pile, which lies a little lower left. */
export const FACTORS: Box = { left: -18, right: 15, top: 6, foot: 22 };

/** An arrow that points along x: its shaft, and its head from NECK on. */
export const LENGTH = 25;
export const HALF = 10.5;
export const SHAFT_HALF = 5.8;
export const NECK = 12;

/** `turn`: degrees from east; the arrow begins at `x`, `y` from the middle of the attacker's hex. */
export interface ArrowPlace extends Spot {
  readonly turn: number;
}
const cornersOf = (at: Spot, dx: number, dy: number): readonly Spot[] =>
  [0, LENGTH].flatMap(along =>
    [-HALF, HALF].map(aside => ({ x: at.x + along * dx - aside * dy, y: at.y + along * dy + aside * dx })),
  );

/** Whether the arrow that begins there lies clear of a box: a line along one side of either parts them. */
const isClear = (corners: readonly Spot[], dx: number, dy: number, box: Box): boolean => {
  const others = [box.left, box.right].flatMap(x => [box.top, box.foot].map(y => ({ x, y })));
  const lines: readonly Spot[] = [
    { x: 1, y: 0 },
    { x: 0, y: 1 },
    { x: dx, y: dy },
    { x: -dy, y: dx },
  ];
  return lines.some(along => {
    const a = corners.map(p => p.x * along.x + p.y * along.y);
    const b = others.map(p => p.x * along.x + p.y * along.y);
    return Math.max(...a) <= Math.min(...b) || Math.max(...b) <= Math.min(...a);
  });
};
const movedBy = (box: Box, by: Spot): Box => ({
  left: box.left + by.x,
  right: box.right + by.x,
  top: box.top + by.y,
  foot: box.foot + by.y,
});
/** Whether an arrow toward a hex covers the factors of neither counter. `to`: from middle to middle. */
export const coversNone = ({ x, y, turn }: ArrowPlace, to: Spot): boolean => {
  const a = (turn * Math.PI) / 180;
  const [dx, dy] = [Math.cos(a), Math.sin(a)];
  const corners = cornersOf({ x, y }, dx, dy);
  return [FACTORS, movedBy(FACTORS, to)].every(box => isClear(corners, dx, dy, box));
};

const STARTS = Array.from({ length: 45 }, (_, i) => i);
const ASIDE = [0, -2, 2, -4, 4, -6, 6, -8, 8, -10, 10, -12, 12];
const found = new Map<string, ArrowPlace>();
/** As near as can be to midway between two hexes. */
export const arrowBetween = (to: Spot): ArrowPlace => {
  const key = `${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
  const far = Math.hypot(to.x, to.y) || 1;
  const [dx, dy] = [to.x / far, to.y / far];
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  const places = STARTS.flatMap(start => ASIDE.map(aside => ({ start, aside }))).map(({ start, aside }) => ({
    cost: Math.abs(start + LENGTH / 2 - far / 2) + Math.abs(aside) * 0.7,
    at: { x: start * dx - aside * dy, y: start * dy + aside * dx, turn },
  }));
  const best = found.get(key) ??
    places.toSorted((a, b) => a.cost - b.cost).find(p => coversNone(p.at, to))?.at ?? { x: 18 * dx, y: 18 * dy, turn };
  found.set(key, best);
  return best;
};

const RIGHT = 0;
const LEFT = 180;
const ABOVE = -90;
/** Degrees from a place within which an arrow covers it. */
const COVERS = 35;
/** The tag stands where no arrow comes from: right, left, above, else below; a little high, over no factors. */
export const tagPlace = (comeFrom: readonly number[], wide: number): Spot => {
  const isFree = (place: number): boolean =>
    comeFrom.every(turn => Math.abs(((turn - place + 540) % 360) - 180) > COVERS);
  if (isFree(RIGHT)) return { x: 24 + wide / 2, y: -7 };
  if (isFree(LEFT)) return { x: -24 - wide / 2, y: -7 };
  return isFree(ABOVE) ? { x: 0, y: -20 } : { x: 0, y: 36 };
};
