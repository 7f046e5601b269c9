/** Trees and hachures of a drawn map of hexes: thousands of strokes, in tenths of a unit under scale(.1). */
import { cloud, noise, randomFrom, scatter } from '../../kernel/noise.ts';
import { hexUnder, type Sheet } from '../../kernel/sheet.ts';

type HexSet = ReadonlySet<number>;
const tenth = (n: number): number => Math.round(n * 10);
const paths = (kinds: readonly string[], drawn: readonly string[]): string =>
  `<g transform="scale(.1)">${kinds.map((kind, k) => (drawn[k] ? `<path class="${kind}" d="${drawn[k]}"/>` : '')).join('')}</g>`;
/** Whether a point lies in such hexes, their edges frayed a little. */
const frayed =
  (sheet: Sheet, hexes: HexSet, much: number) =>
  (x: number, y: number): boolean =>
    hexes.has(
      hexUnder(sheet, x + (noise(x / 14, y / 14, 4) - 0.5) * much, y + (noise(x / 14, y / 14, 5) - 0.5) * much),
    );

/** Trees as round dots in three sizes with a shade and a light. */
export const trees = (sheet: Sheet, woods: HexSet): string => {
  if (!woods.size) return '';
  const random = randomFrom(9);
  const drawn = Array.from({ length: 9 }, () => '');
  const dot = (x: number, y: number): string => `M${tenth(x)} ${tenth(y)}h0`;
  const found = scatter(sheet.w, sheet.h, 6.6, () => 6.6, frayed(sheet, woods, 9), 5);
  for (const [x, y] of found.toSorted((a, b) => a[1] - b[1])) {
    const size = Math.floor(random() * 3);
    drawn[size] += dot(x + 1.3, y + 1.7);
    drawn[3 + size] += dot(x, y);
    drawn[6 + size] += dot(x - 0.7, y - 0.8);
  }
  return paths(
    [0, 1, 2].flatMap(layer => [0, 1, 2].map(size => `t${layer} s${size}`)),
    drawn,
  );
};

/** Short strokes down slopes that are noise: they say rough ground, not where its heights are. Thicker where they turn from the light at the top left. */
export const hachures = (sheet: Sheet, rough: HexSet): string => {
  if (!rough.size) return '';
  const height = (x: number, y: number): number => cloud(x / 58, y / 58, 21, 3);
  const drawn = Array.from({ length: 4 }, () => '');
  const isRough = frayed(sheet, rough, 12);
  for (const [x, y] of scatter(sheet.w, sheet.h, 5.2, () => 5.2, isRough, 77)) {
    const gx = height(x + 3, y) - height(x - 3, y);
    const gy = height(x, y + 3) - height(x, y - 3);
    const steep = Math.hypot(gx, gy);
    if (steep < 0.022) continue;
    const [nx, ny] = [-gx / steep, -gy / steep];
    const long = Math.min(8, 3 + steep * 46);
    const weight = Math.max(0, Math.min(3, Math.round(1 + (nx * 0.75 + ny * 0.66) * 1.3)));
    drawn[weight] += `M${tenth(x)} ${tenth(y)}l${tenth(nx * long)} ${tenth(ny * long)}`;
  }
  return paths(
    [0, 1, 2, 3].map(i => `hc h${i}`),
    drawn,
  );
};
