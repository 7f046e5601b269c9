/** A town from above: a rotated square cut again and again, as far as it falls inside the town's outline. */
import { pathOf, type Point } from './curve.ts';
import { tenths } from './hand-drawn.ts';
import { noise, randomFrom } from './noise.ts';
import type { Spot } from './sheet.ts';

/** The blocks in tenths of a unit, to be drawn under scale(.1). */
export interface TownPlan {
  readonly ground: string;
  readonly blocks: string;
}
/** How small blocks may be, and how many corners the ground under them has. */
export interface Detail {
  readonly least: number;
  readonly often: number;
  readonly corners: number;
}
const FINE: Detail = { least: 4.2, often: 7.5, corners: 44 };
export const COARSE: Detail = { least: 5.4, often: 9, corners: 22 };
/** How far a town reaches from its middle. */
export const TOWN = 21.5;
export const CAPITAL = 27;

/** A town while it is drawn. */
interface Town {
  readonly size: number;
  readonly detail: Detail;
  readonly random: () => number;
  /** How far it reaches in a direction, as a share of its size. */
  rim(turn: number): number;
  /** A point of the rotated square on the sheet. */
  put(x: number, y: number): Point;
  readonly blocks: string[];
}
function block({ size, random, rim, put, blocks }: Town, x: number, y: number, w: number, h: number): void {
  const mx = x + w / 2;
  const my = y + h / 2;
  const far = Math.hypot(mx, my);
  const edge = size * rim(Math.atan2(my, mx));
  const gap = 0.55 + random() * 0.25;
  if (far > edge || (far > edge * 0.62 && random() < 0.32)) return;
  blocks.push(
    tenths(
      [put(x + gap, y + gap), put(x + w - gap, y + gap), put(x + w - gap, y + h - gap), put(x + gap, y + h - gap)],
      true,
    ),
  );
}
/** Cuts streets across the longer side until what is left is a block. */
function cut(town: Town, x: number, y: number, w: number, h: number, depth: number): void {
  const { random, detail } = town;
  const most = Math.max(w, h);
  if (depth === 0 || most < detail.least || (most < detail.often && random() < 0.5)) return block(town, x, y, w, h);
  const k = 0.36 + random() * 0.28;
  const street = depth > 6 ? 1.3 : depth > 4 ? 0.55 : 0.15;
  if (w > h) {
    cut(town, x, y, w * k - street, h, depth - 1);
    cut(town, x + w * k + street, y, w * (1 - k) - street, h, depth - 1);
  } else {
    cut(town, x, y, w, h * k - street, depth - 1);
    cut(town, x, y + h * k + street, w, h * (1 - k) - street, depth - 1);
  }
}

export function townPlan({ x: cx, y: cy }: Spot, size: number, seed: number, detail: Detail = FINE): TownPlan {
  const random = randomFrom(seed * 7919 + 13);
  const turn = random() * Math.PI;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const rim = (t: number): number => 0.74 + 0.5 * noise(Math.cos(t) * 1.6 + 7, Math.sin(t) * 1.6 + 7, seed);
  const put = (x: number, y: number): Point => [cx + x * c - y * s, cy + x * s + y * c];
  const blocks: string[] = [];
  cut({ size, detail, random, rim, put, blocks }, -size * 1.2, -size * 1.2, size * 2.4, size * 2.4, 8);
  const ground = Array.from({ length: detail.corners }, (_, i): Point => {
    const t = (i / detail.corners) * 2 * Math.PI;
    const far = (size + 3) * (rim(t) + 0.02);
    return put(Math.cos(t) * far, Math.sin(t) * far);
  });
  return { ground: pathOf(ground, true), blocks: blocks.join('') };
}
