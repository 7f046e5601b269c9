/** The sheet in map units, 60 to a hex: where hexes lie, which one lies under a point, outlines of many. */
import { centreOf, type HexId } from '../../../kernel/hex.ts';
import { GRID } from '../data/map.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}
export const HEX = 60;
export const RADIUS = HEX / Math.sqrt(3);
const TALL = Math.sqrt(3) / 2;
/** What of the plane the sheet shows: a margin of half a hex around the map. */
const LEFT = 17.4;
const RIGHT = 45.1;
const TOP = 42.75 * TALL;
const FOOT = 9.25 * TALL;
/** How far north lies right of up, in degrees: the rows follow the front, not the parallels. */
export const NORTH = 32.3;
export const SHEET = { w: Math.round((RIGHT - LEFT) * HEX), h: Math.round((TOP - FOOT) * HEX) } as const;

/** From widths of a hex, right and down, as the kernel has them. */
export const onSheet = (u: number, down: number): readonly [x: number, y: number] => [
  (u - LEFT) * HEX,
  (down + TOP) * HEX,
];
/** Back to widths of a hex. */
export const offSheet = (x: number, y: number): readonly [u: number, down: number] => [x / HEX + LEFT, y / HEX - TOP];

const MIDDLES: readonly Spot[] = Array.from({ length: GRID.size }, (_, hex) => {
  const [x, y] = onSheet(...centreOf(GRID, hex as HexId));
  return { x, y };
});
export const middle = (hex: number): Spot => MIDDLES[hex]!;
export const idOf = (label: string): number => GRID.byLabel.get(label) ?? -1;
export const middleOf = (label: string): Spot => MIDDLES[idOf(label)]!;

/** Corner 0 is the top one, then clockwise; hexside `dir` runs from corner `dir` to the next. */
export const corner = (hex: number, k: number, share = 1): readonly [x: number, y: number] => {
  const { x, y } = MIDDLES[hex]!;
  const turn = ((60 * k - 90) * Math.PI) / 180;
  return [x + RADIUS * share * Math.cos(turn), y + RADIUS * share * Math.sin(turn)];
};
const r1 = (n: number): number => Math.round(n * 10) / 10;
const at = ([x, y]: readonly [number, number]): string => `${r1(x)} ${r1(y)}`;
const SIX = [0, 1, 2, 3, 4, 5];
export const hexPath = (hex: number, share = 1): string => `M${SIX.map(k => at(corner(hex, k, share))).join('L')}Z`;
export const hexesPath = (hexes: Iterable<number>, share = 1): string => {
  let d = '';
  for (const hex of hexes) d += hexPath(hex, share);
  return d;
};

/** The hexsides where a set of hexes ends, optionally only toward hexes that pass a test (-1 is off the map). */
export const edgePath = (hexes: ReadonlySet<number>, toward: (hex: number) => boolean = () => true): string => {
  let d = '';
  for (const hex of hexes)
    for (const k of SIX) {
      const to = GRID.near[hex * 6 + k]!;
      if (!hexes.has(to) && toward(to)) d += `M${at(corner(hex, k))}L${at(corner(hex, k + 1))}`;
    }
  return d;
};

/** The hex under a point of the sheet, -1 beside the map. */
export const hexUnder = (x: number, y: number): number => {
  const [u, down] = offSheet(x, y);
  const row = Math.round(-down / TALL);
  let best = -1;
  let least = 0.36;
  for (let r = row - 1; r <= row + 1; r++) {
    const place = Math.round(u - (r % 2 ? 0.5 : 0));
    const hex = GRID.byLabel.get(`${r}${place}`);
    if (hex === undefined) continue;
    const m = MIDDLES[hex]!;
    const far = ((m.x - x) / HEX) ** 2 + ((m.y - y) / HEX) ** 2;
    if (far < least) {
      least = far;
      best = hex;
    }
  }
  return best;
};
export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';
const WAYS: { readonly [A in Arrow]: readonly number[] } = {
  ArrowRight: [1],
  ArrowLeft: [4],
  ArrowUp: [0, 5],
  ArrowDown: [2, 3],
};
/** The neighbour toward an arrow key; up and down keep as near to the column `x` as they can. -1 at the edge. */
export const neighbourToward = (hex: number, arrow: Arrow, x: number): number => {
  const near = WAYS[arrow].map(dir => GRID.near[hex * 6 + dir]!).filter(to => to >= 0);
  return near.sort((a, b) => Math.abs(middle(a).x - x) - Math.abs(middle(b).x - x))[0] ?? -1;
};
