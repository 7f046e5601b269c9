/** Marks shared by the printed map and maps drawn from data packs: ground, shore lines, bridges, forts, woods, paper grain. */
import { pathOf, type Point } from '../../../kernel/curve.ts';
import { cloud, randomFrom, scatter } from '../../../kernel/noise.ts';
import { insideRing } from '../../../kernel/curve.ts';
import type { Outline } from '../../../screen/area/shapes.ts';
import type { Spot } from '../../../screen/map/viewport.ts';
import type { AreaRow } from '../data/map.ts';

export const path = (kind: string, d: string, more = ''): string =>
  d ? `<path class="${kind}" d="${d}"${more}/>` : '';

const KINDS: { readonly [kind: string]: string } = { staging: 'aS', port: 'aP', fortress: 'aF' };
export const groundClass = ({ kind, forest, letter }: Pick<AreaRow, 'kind' | 'forest' | 'letter'>): string =>
  KINDS[kind] ?? (forest ? 'aW' : `a${letter}`);

/** Shore lines that fade out to sea: strokes of the same coast, wide ones below narrow ones. */
export const waterLines = (): string =>
  [44, 35, 27, 20, 14, 9, 5]
    .map(
      (w, i) =>
        `<use href="#c" class="wl" stroke-width="${w * 2 + 1.2}" opacity="${(0.25 + i * 0.1).toFixed(2)}"/><use href="#c" class="ws" stroke-width="${w * 2 - 1.2}"/>`,
    )
    .join('');

/** `angle` is that of the bank. */
export const bridgeMark = ({ x, y, angle }: Spot & { readonly angle: number }): string =>
  `<g transform="translate(${x} ${y}) rotate(${angle})">${path('br0', 'M-6-11h12v22h-12zM-9-14l3 3M9-14l-3 3M-9 14l3-3M9 14l-3-3')}${path('br1', 'M-5.500-11h11v22h-11z')}${path('br2', 'M-9-14.500l3.500 3.500v22l-3.500 3.500M9-14.500l-3.500 3.500v22l3.500 3.500')}${path('br3', 'M-5.500-6.500h11M-5.500-2h11M-5.500 2.500h11M-5.500 7h11')}</g>`;

/** 3.1.5 The fort: a star of eight bastions about the middle of the area. */
export const fortStar = ({ x, y }: Spot): string => {
  const star = (k: number): string =>
    pathOf(
      Array.from({ length: 16 }, (_, i): Point => {
        const t = (i * Math.PI) / 8;
        const r = (i % 2 ? 40 : 58) * k;
        return [x + r * Math.cos(t), y + r * Math.sin(t) * 0.86];
      }),
      true,
    );
  return path('fo0', star(1)) + path('fo1', star(1)) + path('fo2', star(0.88));
};

const SIZES = [4.4, 5.6, 6.8];
/** Trees as round dots in three sizes with a shade and a light. */
export const treeDots = (trees: readonly Point[]): string => {
  const random = randomFrom(9);
  const dots = SIZES.map(() => ['', '', '']);
  const dot = (x: number, y: number): string => `M${Math.round(x * 10)} ${Math.round(y * 10)}h0`;
  for (const [x, y] of trees.toSorted((a, b) => a[1] - b[1])) {
    const three = dots[Math.floor(random() * 3)]!;
    three[0] += dot(x + 1.4, y + 1.8);
    three[1] += dot(x, y);
    three[2] += dot(x - 0.8, y - 0.9);
  }
  const layer = (k: number, scale: number): string =>
    SIZES.map((size, i) => path(`t${k}`, dots[i]![k]!, ` stroke-width="${Math.round(size * scale * 10)}"`)).join('');
  return `<g transform="scale(.1)">${layer(0, 1)}${layer(1, 1)}${layer(2, 0.5)}</g>`;
};
/** Trees stand thinner here and there. */
export const treeGap = (x: number, y: number): number => 6.6 + Math.max(0, cloud(x / 30, y / 30, 12, 3) - 0.4) * 34;

/** No tree of an area is farther from its middle. */
const MAX_TREE_DISTANCE = 240;
/** Trees in areas, with none below the name and none at the edge. */
export const treesIn = (
  areas: readonly Pick<Outline, 'ring' | 'middle'>[],
  size: { readonly w: number; readonly h: number },
): string => {
  const around = [
    [5, 0],
    [-5, 0],
    [0, 6],
    [0, -5],
  ] as const;
  const wooded = (x: number, y: number): boolean => {
    const area = areas.find(
      a => Math.hypot(a.middle.x - x, a.middle.y - y) < MAX_TREE_DISTANCE && insideRing([x, y], a.ring),
    );
    return (
      area !== undefined &&
      around.every(([dx, dy]) => insideRing([x + dx, y + dy], area.ring)) &&
      (Math.abs(x - area.middle.x) > 48 || Math.abs(y - area.middle.y - 25) > 11)
    );
  };
  return treeDots(scatter(size.w, size.h, 6.6, treeGap, wooded, 5));
};

/** Paper grain: a tile of faint specks. */
export const grain = (): string => {
  const random = randomFrom(11);
  const specks = (n: number): string =>
    Array.from({ length: n }, () => `M${Math.floor(random() * 128)} ${Math.floor(random() * 128)}h0`).join('');
  return `<pattern id="g" width="128" height="128" patternUnits="userSpaceOnUse">${path('g1', specks(420))}${path('g2', specks(260))}</pattern>`;
};
/** The hatching of what is out of play. */
export const HATCHING =
  '<pattern id="h" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="oh" d="M0 0V7"/></pattern>';
