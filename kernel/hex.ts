/** Hexes and hexsides as small integers; every fact about a hex or hexside is a typed array indexed by them. */
export type HexId = number & { readonly __brand: 'HexId' };
export type SideId = number & { readonly __brand: 'SideId' };
/** Clockwise; 0 is the north-east side of a pointy-top hex and the north side of a flat-top one. */
export type Dir = 0 | 1 | 2 | 3 | 4 | 5;
export const DIRS = [0, 1, 2, 3, 4, 5] as const satisfies readonly Dir[];
export const OFF_MAP = -1;
export const ORIENTATIONS = ['pointy', 'flat'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

/** Hexes lie in lines: rows of a pointy-top map, columns of a flat-top one. Rows are numbered up or down the sheet, columns to the right; places in a row to the right, in a column downward. Lines of one parity are shifted half a hex to the right (rows) or down (columns). */
export interface GridPlan {
  readonly orientation: Orientation;
  readonly lines: readonly [first: number, last: number];
  readonly places: (line: number) => readonly [first: number, last: number];
  readonly shoved: 'odd' | 'even';
  readonly rowsRun?: 'up' | 'down';
  readonly label?: (line: number, place: number) => string;
}

export interface Grid {
  readonly orientation: Orientation;
  readonly size: number;
  readonly sideCount: number;
  /** size * 6 neighbours, OFF_MAP beyond the edge. */
  readonly near: Int16Array;
  /** The same as lists, without OFF_MAP. */
  readonly around: readonly (readonly HexId[])[];
  /** size * 6 hexsides: one id for both hexes that share it. */
  readonly sides: Int16Array;
  /** sideCount * 2: the hexes on either side of a hexside, OFF_MAP beyond the edge. */
  readonly ends: Int16Array;
  /** The number of the line it lies in, and of its place in that line. */
  readonly line: Int16Array;
  readonly place: Int16Array;
  /** Position on the sheet in half hexes: right and down. */
  readonly x: Int16Array;
  readonly y: Int16Array;
  readonly labels: readonly string[];
  readonly byLabel: ReadonlyMap<string, HexId>;
}

const two = (n: number): string => String(n).padStart(2, '0');
/** RRCC for rows, CCRR for columns. */
const lineThenPlace = (line: number, place: number): string => two(line) + two(place);

const STEPS: Record<Orientation, readonly (readonly [number, number])[]> = {
  pointy: [
    [1, -1],
    [2, 0],
    [1, 1],
    [-1, 1],
    [-2, 0],
    [-1, -1],
  ],
  flat: [
    [0, -2],
    [1, -1],
    [1, 1],
    [0, 2],
    [-1, 1],
    [-1, -1],
  ],
};

const byNumber = (labels: readonly string[]): ReadonlyMap<string, HexId> => {
  const byLabel = new Map(labels.map((label, hex) => [label, hex as HexId]));
  if (byLabel.size !== labels.length) throw new RangeError('two hexes share a number');
  return byLabel;
};
const onMap = (near: Int16Array): readonly (readonly HexId[])[] =>
  Array.from(
    { length: near.length / 6 },
    (_, hex) => Array.from(near.subarray(hex * 6, hex * 6 + 6)).filter(to => to !== OFF_MAP) as HexId[],
  );

export function makeGrid(plan: GridPlan): Grid {
  const spots = spotsOf(plan);
  const x = Int16Array.from(spots, s => s.x);
  const y = Int16Array.from(spots, s => s.y);
  const labels = spots.map(s => s.label);
  const near = nearOf(plan.orientation, x, y);
  const { sides, ends } = sidesOf(near);
  return {
    orientation: plan.orientation,
    size: spots.length,
    sideCount: ends.length / 2,
    near,
    around: onMap(near),
    sides,
    ends,
    line: Int16Array.from(spots, s => s.line),
    place: Int16Array.from(spots, s => s.place),
    x,
    y,
    labels,
    byLabel: byNumber(labels),
  };
}

function spotsOf({
  orientation,
  lines,
  places,
  shoved,
  rowsRun = 'down',
  label = lineThenPlace,
}: GridPlan): { line: number; place: number; x: number; y: number; label: string }[] {
  const spots = [];
  for (let line = lines[0]; line <= lines[1]; line++) {
    const [first, last] = places(line);
    const shove = (line % 2 !== 0) === (shoved === 'odd') ? 1 : 0;
    for (let place = first; place <= last; place++) {
      const along = 2 * place + shove;
      const [x, y] = orientation === 'pointy' ? [along, rowsRun === 'up' ? -line : line] : [line, along];
      spots.push({ line, place, x, y, label: label(line, place) });
    }
  }
  return spots;
}

function nearOf(orientation: Orientation, x: Int16Array, y: Int16Array): Int16Array {
  const key = (a: number, b: number): string => `${a} ${b}`;
  const at = new Map(Array.from(x, (a, hex) => [key(a, y[hex]!), hex]));
  const near = new Int16Array(x.length * 6);
  for (let hex = 0; hex < x.length; hex++)
    for (const dir of DIRS) {
      const [dx, dy] = STEPS[orientation][dir]!;
      near[hex * 6 + dir] = at.get(key(x[hex]! + dx, y[hex]! + dy)) ?? OFF_MAP;
    }
  return near;
}

function sidesOf(near: Int16Array): { sides: Int16Array; ends: Int16Array } {
  const sides = new Int16Array(near.length).fill(-1);
  const ends: number[] = [];
  for (let k = 0; k < near.length; k++) {
    if (sides[k] !== -1) continue;
    const to = near[k]!;
    sides[k] = ends.length / 2;
    if (to !== OFF_MAP) sides[to * 6 + (((k % 6) + 3) % 6)] = sides[k]!;
    ends.push(Math.floor(k / 6), to);
  }
  return { sides, ends: Int16Array.from(ends) };
}

export const opposite = (dir: Dir): Dir => ((dir + 3) % 6) as Dir;
export const neighbour = (grid: Grid, hex: HexId, dir: Dir): HexId | typeof OFF_MAP =>
  grid.near[hex * 6 + dir] as HexId;
export const sideOf = (grid: Grid, hex: HexId, dir: Dir): SideId => grid.sides[hex * 6 + dir] as SideId;
export const hexes = (grid: Grid): HexId[] => Array.from({ length: grid.size }, (_, hex) => hex as HexId);
export const around = (grid: Grid, hex: HexId): readonly HexId[] => grid.around[hex]!;
export const labelOf = (grid: Grid, hex: HexId): string => grid.labels[hex]!;

export function hexOf(grid: Grid, label: string): HexId {
  const hex = grid.byLabel.get(label);
  if (hex === undefined) throw new RangeError(`no hex ${label}`);
  return hex;
}

/** The direction in which a neighbour lies. */
export function dirTo(grid: Grid, from: HexId, to: HexId): Dir | undefined {
  for (const dir of DIRS) if (neighbour(grid, from, dir) === to) return dir;
  return undefined;
}

export function sideBetween(grid: Grid, a: HexId, b: HexId): SideId {
  const dir = dirTo(grid, a, b);
  if (dir === undefined) throw new RangeError(`${labelOf(grid, a)} and ${labelOf(grid, b)} do not touch`);
  return sideOf(grid, a, dir);
}

/** How many hexes one walks from one to the other over an empty map. */
export function distance(grid: Grid, a: HexId, b: HexId): number {
  const dx = Math.abs(grid.x[a]! - grid.x[b]!);
  const dy = Math.abs(grid.y[a]! - grid.y[b]!);
  return grid.orientation === 'pointy' ? dy + Math.max(0, (dx - dy) / 2) : dx + Math.max(0, (dy - dx) / 2);
}

/** The hexes at exactly this distance; those within a distance are the rings up to it. */
export const ring = (grid: Grid, hex: HexId, far: number): HexId[] =>
  hexes(grid).filter(to => distance(grid, hex, to) === far);

const HEX_HEIGHT = Math.sqrt(3) / 2;
/** The middle of a hex, in widths of a hex from side to opposite side, right and down. */
export const centreOf = (grid: Grid, hex: HexId): readonly [x: number, y: number] =>
  grid.orientation === 'pointy'
    ? [grid.x[hex]! / 2, grid.y[hex]! * HEX_HEIGHT]
    : [grid.x[hex]! * HEX_HEIGHT, grid.y[hex]! / 2];

/** Corners clockwise; hexside `dir` runs from corner `dir` to corner `dir + 1`. */
export function cornersOf(grid: Grid, hex: HexId): (readonly [x: number, y: number])[] {
  const [cx, cy] = centreOf(grid, hex);
  const first = grid.orientation === 'pointy' ? -90 : -120;
  const radius = 0.5 / HEX_HEIGHT;
  return DIRS.map(k => {
    const angle = ((first + 60 * k) * Math.PI) / 180;
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)] as const;
  });
}
