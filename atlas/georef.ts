/** From the globe to a sheet of hexes: a conformal conic projection, rotation, scale, and small shifts that put each printed place into its hex. */
import { readFileSync } from 'node:fs';
import type { Point } from '../kernel/curve.ts';
import type { LonLat } from './geodata.ts';

interface Georef {
  readonly lcc: {
    readonly lat1: number;
    readonly lat2: number;
    readonly lat0: number;
    readonly lon0: number;
    readonly R: number;
  };
  readonly a: number;
  readonly b: number;
  readonly tx: number;
  readonly ty: number;
  readonly sigma: number;
  readonly rbf: readonly (readonly [u: number, v: number, wu: number, wv: number])[];
}
/** Sheet units are widths of a hex, right and down, as in kernel/hex.ts. */
export interface Sheet {
  readonly toSheet: (place: LonLat) => Point;
  readonly toGlobe: (spot: Point) => LonLat;
}

const RAD = Math.PI / 180;
const t = (lat: number): number => Math.tan(Math.PI / 4 + lat / 2);

function cone({ lcc: { lat1, lat2, lat0, lon0, R } }: Georef): {
  forth: (place: LonLat) => Point;
  back: (spot: Point) => LonLat;
} {
  const p1 = lat1 * RAD;
  const p2 = lat2 * RAD;
  const n = Math.log(Math.cos(p1) / Math.cos(p2)) / Math.log(t(p2) / t(p1));
  const f = (Math.cos(p1) * t(p1) ** n) / n;
  const rho0 = (R * f) / t(lat0 * RAD) ** n;
  return {
    forth: ([lon, lat]) => {
      const rho = (R * f) / t(lat * RAD) ** n;
      const turn = n * (lon - lon0) * RAD;
      return [rho * Math.sin(turn), rho0 - rho * Math.cos(turn)];
    },
    back: ([x, y]) => {
      const rho = Math.hypot(x, rho0 - y);
      const turn = Math.atan2(x, rho0 - y);
      return [lon0 + turn / n / RAD, (2 * Math.atan(((R * f) / rho) ** (1 / n)) - Math.PI / 2) / RAD];
    },
  };
}

export function readSheet(file: string): Sheet {
  const georef = JSON.parse(readFileSync(file, 'utf8')) as Georef;
  const { a, b, tx, ty } = georef;
  const { forth, back } = cone(georef);
  const nudge = nudgeOf(georef);
  const k = a * a + b * b;
  return {
    toSheet: place => {
      const [x, y] = forth(place);
      const u = a * x - b * y + tx;
      const v = b * x + a * y + ty;
      const [du, dv] = nudge(u, v);
      return [u + du, -(v + dv)];
    },
    toGlobe: ([u, down]) => {
      let bu = u;
      let bv = -down;
      for (let i = 0; i < 12; i++) {
        const [du, dv] = nudge(bu, bv);
        bu = u - du;
        bv = -down - dv;
      }
      return back([(a * (bu - tx) + b * (bv - ty)) / k, (a * (bv - ty) - b * (bu - tx)) / k]);
    },
  };
}

const nudgeOf =
  ({ rbf, sigma }: Georef) =>
  (u: number, v: number): Point => {
    let du = 0;
    let dv = 0;
    for (const [cu, cv, wu, wv] of rbf) {
      const weight = Math.exp(-((u - cu) ** 2 + (v - cv) ** 2) / (2 * sigma ** 2));
      du += wu * weight;
      dv += wv * weight;
    }
    return [du, dv];
  };
