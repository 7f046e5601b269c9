/** The arrow of an attack. */
import type { Spot } from '../../../screen/map/viewport.ts';

const HEAD = 19;
const SHAFT_WIDTH = 12;
/** A broad arrow that begins and ends a little away from its two places. */
export const arrowPath = (from: Spot, to: Spot): string => {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / long, (to.y - from.y) / long];
  const at = (along: number, aside: number): string =>
    `${(from.x + ux * along - uy * aside).toFixed(1)} ${(from.y + uy * along + ux * aside).toFixed(1)}`;
  const [a, b] = [long * 0.3, long * 0.74];
  const h = Math.min(HEAD, (b - a) * 0.6);
  return `M${at(a, SHAFT_WIDTH * 0.3)}L${at(b - h, SHAFT_WIDTH * 0.5)}L${at(b - h, SHAFT_WIDTH)}L${at(b, 0)}L${at(b - h, -SHAFT_WIDTH)}L${at(b - h, -SHAFT_WIDTH * 0.5)}L${at(a, -SHAFT_WIDTH * 0.3)}Z`;
};
