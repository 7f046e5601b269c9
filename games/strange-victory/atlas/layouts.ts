import type { AreaRow } from '../data/map.ts';
import type { Box, Layout } from '../../../atlas/spots.ts';

/** Sizes in map units: a division's counter, a garrison's with a little air, a line of lettering. */
const DIVISION = 48;
const GARRISON = 38;
const LINE = 15;

/** About the width of a name in Old Standard; strategic areas and ports carry a badge before it. */
export const BADGE = 19;
export const widthOf = ({ shown, kind }: AreaRow): number =>
  shown.length * 6.7 + 4 + (kind === 'strategic' || kind === 'port' ? BADGE : 0);

const PAIRS: readonly (readonly [dx: number, dy: number, price: number])[] = [
  [44, 5, 0],
  [-44, 5, 0],
  [44, -5, 1],
  [-44, -5, 1],
  [44, 22, 3],
  [-44, 22, 3],
  [44, -22, 3],
  [-44, -22, 3],
  [0, 44, 2],
  [0, -44, 2],
  [18, 44, 3],
  [-18, 44, 3],
  [18, -44, 3],
  [-18, -44, 3],
];

/** Names stand under the counter by choice, else above or beside the pair. */
function names(
  pair: readonly [number, number, number],
  width: number,
): (readonly [dx: number, dy: number, price: number])[] {
  const [px, py] = pair;
  const low = Math.max(24, py + 19);
  const high = Math.min(-24, py - 19);
  const gap = LINE / 2 + 1;
  const under = [0, px / 2, px].map((x, k) => [x, low + gap, k] as const);
  const over = [0, px / 2, px].map((x, k) => [x, high - gap, 4 + k] as const);
  const right = Math.max(24, px + 19) + width / 2;
  const left = Math.min(-24, px - 19) - width / 2;
  const beside = [
    [right, 0, 9],
    [left, 0, 9],
    [right, py, 9],
    [left, py, 9],
  ] as const;
  const tucked =
    Math.abs(px) < 30
      ? []
      : (
          [
            [0, 24 + gap, 1],
            [0, -24 - gap, 5],
          ] as const
        ).filter(([, y]) => Math.abs(py - y) > 19 + gap || width < 44);
  return [...under, ...over, ...beside, ...tucked];
}

/** A division, an enemy beside it, and the name. */
export function areaLayouts(area: AreaRow): Layout[] {
  const width = widthOf(area);
  const free = area.kind === 'port';
  return PAIRS.flatMap(pair =>
    names(pair, width).map(([x, y, price]): Layout => ({
      price: price + pair[2] + (Math.hypot(x, y) > 46 ? 9 : 0), // a name far from a lone counter reads as its neighbour's
      boxes: [
        { dx: 0, dy: 0, w: DIVISION, h: DIVISION },
        { dx: pair[0], dy: pair[1], w: GARRISON, h: GARRISON, free },
        { dx: x, dy: y, w: width, h: LINE, free },
      ],
    })),
  );
}

const THREE: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0, 0],
    [50, 0],
    [100, 0],
  ],
  [
    [0, 0],
    [0, 50],
    [0, 100],
  ],
  [
    [0, 0],
    [50, 0],
    [25, 50],
  ],
  [
    [0, 0],
    [50, 0],
    [0, 50],
  ],
  [
    [0, 0],
    [50, 0],
    [50, 50],
  ],
  [
    [0, 0],
    [-50, 50],
    [0, 50],
  ],
  [
    [0, 0],
    [-25, 50],
    [25, 50],
  ],
  [
    [0, 0],
    [50, 20],
    [100, 40],
  ],
  [
    [0, 0],
    [50, 30],
    [50, 80],
  ],
  [
    [0, 0],
    [0, 50],
    [50, 70],
  ],
];

/** Three divisions, the Roman numeral and the name as one block. */
export function stagingLayouts(area: AreaRow): Layout[] {
  const width = area.shown.length * 9.4;
  const tall = 44;
  const square = (dx: number, dy: number): Box => ({ dx, dy, w: DIVISION, h: DIVISION });
  return THREE.flatMap(three => {
    const xs = three.map(([x]) => x);
    const ys = three.map(([, y]) => y);
    const mid = (Math.min(...xs) + Math.max(...xs)) / 2;
    const middle = (Math.min(...ys) + Math.max(...ys)) / 2;
    const spots = [
      [mid, Math.min(...ys) - 26 - tall / 2, 0],
      [mid, Math.max(...ys) + 26 + tall / 2, 2],
      [Math.max(...xs) + 27 + width / 2, middle, 3],
      [Math.min(...xs) - 27 - width / 2, middle, 3],
      [Math.max(...xs), Math.min(...ys) - 26 - tall / 2, 2],
      [Math.min(...xs), Math.max(...ys) + 26 + tall / 2, 3],
    ] as const;
    return spots.map(([dx, dy, price]): Layout => ({
      price,
      boxes: [...three.map(([x, y]) => square(x, y)), { dx, dy, w: width, h: tall }],
    }));
  });
}
