/** A printed sheet: where hexes lie in map units, which one lies under a point, outlines, rulers along the edges; for both orientations. */
import { centreOf, DIRS, type Dir, type Grid, type HexId, type Orientation } from './hex.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}
/** Which part of the plane the sheet shows, in widths of a hex right and down as in `centreOf`, and how many map units a hex is wide. */
export interface SheetPlan {
  readonly hex: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly foot: number;
}
export interface Sheet extends SheetPlan {
  readonly grid: Grid;
  /** From the middle of a hex to a corner. */
  readonly radius: number;
  readonly w: number;
  readonly h: number;
  readonly middles: readonly Spot[];
  /** By line and place in half hexes: the hex there, -1 if there is none. */
  readonly lines: ReadonlyMap<number, Line>;
}
interface Line {
  readonly shove: number;
  readonly at: ReadonlyMap<number, HexId>;
}

const HEX_HEIGHT = Math.sqrt(3) / 2;
const isPointy = ({ orientation }: Grid): boolean => orientation === 'pointy';

export function makeSheet(grid: Grid, plan: SheetPlan): Sheet {
  const { hex, left, right, top, foot } = plan;
  const middles = Array.from({ length: grid.size }, (_, id) => {
    const [u, down] = centreOf(grid, id as HexId);
    return { x: (u - left) * hex, y: (down - top) * hex };
  });
  return {
    ...plan,
    grid,
    radius: hex / Math.sqrt(3),
    w: Math.round((right - left) * hex),
    h: Math.round((foot - top) * hex),
    middles,
    lines: linesOf(grid),
  };
}

/** A sheet that shows every hex of a grid, with a margin in widths of a hex. */
export function sheetAround(grid: Grid, hex: number, margin: number): Sheet {
  const [wide, tall] = isPointy(grid) ? [0.5, 0.5 / HEX_HEIGHT] : [0.5 / HEX_HEIGHT, 0.5];
  const centres = Array.from({ length: grid.size }, (_, id) => centreOf(grid, id as HexId));
  const us = centres.map(([u]) => u);
  const downs = centres.map(([, down]) => down);
  return makeSheet(grid, {
    hex,
    left: Math.min(...us) - wide - margin,
    right: Math.max(...us) + wide + margin,
    top: Math.min(...downs) - tall - margin,
    foot: Math.max(...downs) + tall + margin,
  });
}

/** The lines of the grid by their position across it, each with its hexes by their position along it. */
function linesOf(grid: Grid): ReadonlyMap<number, Line> {
  const [across, along] = isPointy(grid) ? [grid.y, grid.x] : [grid.x, grid.y];
  const lines = new Map<number, { shove: number; at: Map<number, HexId> }>();
  for (let hex = 0; hex < grid.size; hex++) {
    const n = across[hex]!;
    const line = lines.get(n) ?? { shove: Math.abs(along[hex]! % 2), at: new Map<number, HexId>() };
    line.at.set(along[hex]!, hex as HexId);
    lines.set(n, line);
  }
  return lines;
}

/** From widths of a hex, right and down, to map units. */
export const onSheet = ({ hex, left, top }: Sheet, u: number, down: number): readonly [x: number, y: number] => [
  (u - left) * hex,
  (down - top) * hex,
];
/** From map units to widths of a hex. */
export const offSheet = ({ hex, left, top }: Sheet, x: number, y: number): readonly [u: number, down: number] => [
  x / hex + left,
  y / hex + top,
];

export const middle = ({ middles }: Sheet, hex: number): Spot => middles[hex]!;

const FIRST_CORNER: { readonly [O in Orientation]: number } = { pointy: -90, flat: -120 };
/** Corner `k` of a hex, clockwise from the top one of a pointy-top hex or the upper left one of a flat-top hex. Hexside `dir` runs from corner `dir` to the next. */
export function corner(sheet: Sheet, hex: number, k: number, share = 1): readonly [x: number, y: number] {
  const { x, y } = sheet.middles[hex]!;
  const turn = ((60 * k + FIRST_CORNER[sheet.grid.orientation]) * Math.PI) / 180;
  return [x + sheet.radius * share * Math.cos(turn), y + sheet.radius * share * Math.sin(turn)];
}

type Corner = readonly [x: number, y: number];
const tenth = (n: number): number => Math.round(n * 10) / 10;
const written = ([x, y]: readonly [number, number]): string => `${tenth(x)} ${tenth(y)}`;
export const hexPath = (sheet: Sheet, hex: number, share = 1): string =>
  `M${DIRS.map(k => written(corner(sheet, hex, k, share))).join('L')}Z`;
export function hexesPath(sheet: Sheet, hexes: Iterable<number>, share = 1): string {
  let d = '';
  for (const hex of hexes) d += hexPath(sheet, hex, share);
  return d;
}

/** The hexsides along the border of a set of hexes, each by its two corners; optionally only toward hexes that pass a test (-1 is off the map). */
function* edgeOf(
  sheet: Sheet,
  hexes: ReadonlySet<number>,
  toward: (hex: number) => boolean,
): Generator<readonly [hex: number, from: Corner, to: Corner]> {
  for (const hex of hexes)
    for (const k of DIRS) {
      const to = sheet.grid.near[hex * 6 + k]!;
      if (!hexes.has(to) && toward(to)) yield [hex, corner(sheet, hex, k), corner(sheet, hex, k + 1)];
    }
}
const anywhere = (): boolean => true;
export function edgePath(
  sheet: Sheet,
  hexes: ReadonlySet<number>,
  toward: (hex: number) => boolean = anywhere,
): string {
  let d = '';
  for (const [, from, to] of edgeOf(sheet, hexes, toward)) d += `M${written(from)}L${written(to)}`;
  return d;
}

/** How many teeth a hexside has, and how far they reach toward the middle of the hex. */
const TEETH = 5;
const BITE = 0.2;
/** The same border as short strokes into the hexes, like teeth: nothing runs along a hexside, where rivers run. */
export function teethPath(
  sheet: Sheet,
  hexes: ReadonlySet<number>,
  toward: (hex: number) => boolean = anywhere,
): string {
  let d = '';
  for (const [hex, [ax, ay], [bx, by]] of edgeOf(sheet, hexes, toward)) {
    const { x, y } = middle(sheet, hex);
    const inward = [x - (ax + bx) / 2, y - (ay + by) / 2] as const;
    for (let n = 0; n < TEETH; n++) {
      const share = (n + 0.5) / TEETH;
      const from = [ax + (bx - ax) * share, ay + (by - ay) * share] as const;
      d += `M${written(from)}L${written([from[0] + inward[0] * BITE, from[1] + inward[1] * BITE])}`;
    }
  }
  return d;
}

/** How far from its middle, in widths squared, a point still belongs to a hex: a little beyond its corners. */
const MEANT = 0.36;
/** The hex under a point of the sheet, -1 beside the map. */
export function hexUnder(sheet: Sheet, x: number, y: number): number {
  const { grid, hex: width, lines, middles } = sheet;
  const [u, down] = offSheet(sheet, x, y);
  const [across, along] = isPointy(grid) ? [down, u] : [u, down];
  const nearest = -Math.round(-across / HEX_HEIGHT);
  let best = -1;
  let least = MEANT;
  for (let n = nearest + 1; n >= nearest - 1; n--) {
    const line = lines.get(n);
    const hex = line?.at.get(2 * Math.round(along - line.shove / 2) + line.shove);
    if (hex === undefined) continue;
    const m = middles[hex]!;
    const far = ((m.x - x) / width) ** 2 + ((m.y - y) / width) ** 2;
    if (far < least) {
      least = far;
      best = hex;
    }
  }
  return best;
}

export const idOf = ({ grid }: Sheet, label: string): number => grid.byLabel.get(label) ?? -1;
export const middleOf = (sheet: Sheet, label: string): Spot => middle(sheet, idOf(sheet, label));
/** The same on one sheet, for a game that has only one. */
export const geometryOn = (sheet: Sheet) => ({
  idOf: (label: string): number => idOf(sheet, label),
  middle: (hex: number): Spot => middle(sheet, hex),
  middleOf: (label: string): Spot => middleOf(sheet, label),
  corner: (hex: number, k: number, share = 1): Corner => corner(sheet, hex, k, share),
  hexPath: (hex: number, share = 1): string => hexPath(sheet, hex, share),
  hexUnder: (x: number, y: number): number => hexUnder(sheet, x, y),
});

export const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;
export type Arrow = (typeof ARROWS)[number];
/** The keys between the arrows: with the two arrows along a line they are six, one for each hexside. */
export const CORNERS = ['Home', 'PageUp', 'End', 'PageDown'] as const;
export type HexKey = Arrow | (typeof CORNERS)[number];
const WAYS: { readonly [O in Orientation]: { readonly [K in HexKey]: readonly Dir[] } } = {
  pointy: {
    ArrowRight: [1],
    ArrowLeft: [4],
    ArrowUp: [0, 5],
    ArrowDown: [2, 3],
    Home: [5],
    PageUp: [0],
    End: [3],
    PageDown: [2],
  },
  flat: {
    ArrowRight: [1, 2],
    ArrowLeft: [5, 4],
    ArrowUp: [0],
    ArrowDown: [3],
    Home: [5],
    PageUp: [1],
    End: [4],
    PageDown: [2],
  },
};
/** Whether the key always leads over the same hexside. */
export const isOneWay = ({ grid }: Sheet, key: HexKey): boolean => WAYS[grid.orientation][key].length === 1;
/** The coordinate an arrow key keeps to where two hexes lie that way: the column `x` on a pointy-top sheet, the row `y` on a flat-top one. */
export const keptBy = ({ grid, middles }: Sheet, hex: number): number =>
  isPointy(grid) ? middles[hex]!.x : middles[hex]!.y;
/** The neighbour in the direction of an arrow key, as near as possible to the coordinate kept; -1 at the edge. */
export function neighbourToward(sheet: Sheet, hex: number, key: HexKey, kept: number): number {
  const { grid } = sheet;
  const near = WAYS[grid.orientation][key].map(dir => grid.near[hex * 6 + dir]!).filter(to => to >= 0);
  return near.sort((a, b) => Math.abs(keptBy(sheet, a) - kept) - Math.abs(keptBy(sheet, b) - kept))[0] ?? -1;
}

/** A number along the edge of the sheet, and its position. */
export interface Tick {
  readonly n: number;
  readonly at: number;
}
export interface Rulers {
  /** Along the top: columns. */
  readonly across: readonly Tick[];
  /** Along the left edge: rows. */
  readonly down: readonly Tick[];
}
/** Lines are labelled where their hexes lie, places where those of a line that is not shifted lie. */
export function rulers(sheet: Sheet): Rulers {
  const { grid } = sheet;
  const pointy = isPointy(grid);
  const [across, along] = pointy ? [grid.y, grid.x] : [grid.x, grid.y];
  const at = (width: number, isAcross: boolean): number => onSheet(sheet, width, width)[isAcross ? 0 : 1];
  const lines = ticks(grid.line, hex => at(across[hex]! * HEX_HEIGHT, !pointy));
  const places = ticks(grid.place, hex => at(Math.floor(along[hex]! / 2), pointy));
  return pointy ? { across: places, down: lines } : { across: lines, down: places };
}
function ticks(numbers: Int16Array, at: (hex: number) => number): readonly Tick[] {
  const first = new Map<number, number>();
  for (const [hex, n] of numbers.entries()) if (!first.has(n)) first.set(n, hex);
  return [...first].sort(([a], [b]) => a - b).map(([n, hex]) => ({ n, at: at(hex) }));
}
