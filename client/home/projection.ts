/** From longitude and latitude to the index of sheets, the small map of Europe. */
import type { Point } from './quad.ts';

export const WIDTH = 930;
export const HEIGHT = 384;
/** Lambert conformal conic projection with standard parallels 47° and 55°, as on a staff map of the time. */
const lambertConic = (): ((p: Point) => Point) => {
  const rad = Math.PI / 180;
  const t = (la: number): number => Math.tan(Math.PI / 4 + (la * rad) / 2);
  const n = Math.log(Math.cos(47 * rad) / Math.cos(55 * rad)) / Math.log(t(55) / t(47));
  const f = (Math.cos(47 * rad) * t(47) ** n) / n;
  const scale = 1560;
  const raw = ([lo, la]: Point): Point => {
    const r = f / t(la) ** n;
    const a = n * (lo - 14.2) * rad;
    return [scale * r * Math.sin(a), -scale * r * Math.cos(a)];
  };
  const [, y0] = raw([14.2, 51.25]);
  return p => {
    const [x, y] = raw(p);
    return [WIDTH / 2 + x, HEIGHT / 2 + y0 - y];
  };
};
export const project = lambertConic();
