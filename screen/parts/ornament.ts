/** Engraved ornament drawn by code: banknote guilloche from a seed, so that each card is known by its pattern. Paths are in fifths of a unit. */
import { seededRandom } from '../../engine/random.ts';

type Point = readonly [x: number, y: number];
const FIFTHS = 5;
const TURN = Math.PI * 2;

const pathOf = (points: readonly Point[], closed: boolean): string => {
  let path = '';
  let px = 0;
  let py = 0;
  for (const [i, [x, y]] of points.entries()) {
    const ax = Math.round(x * FIFTHS);
    const ay = Math.round(y * FIFTHS);
    path += i === 0 ? `M${ax} ${ay}l` : `${ax - px} ${ay - py} `;
    px = ax;
    py = ay;
  }
  return path.trimEnd() + (closed ? 'z' : '');
};
const steps = (n: number): readonly number[] => Array.from({ length: n + 1 }, (_, i) => i / n);
const share = (rnd: (below: number) => number): number => rnd(1000) / 1000;

const drawn = new Map<string, string>();
/** Each ornament is worked out once: a table draws the same cards again and again. */
const once = (key: string, draw: () => string): string => {
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const path = draw();
  drawn.set(key, path);
  return path;
};

/** Several rounds of one curve, each turned a little. */
export const rosette = (seed: string, radius = 50, rounds = 7): string =>
  once(`rosette ${seed} ${radius} ${rounds}`, () => {
    const rnd = seededRandom(`rosette ${seed}`);
    const lobes = 5 + rnd(8);
    const depth = 0.16 + share(rnd) * 0.2;
    const twist = 0.5 + share(rnd) * 0.5;
    const second = 2 + rnd(3);
    const hole = 0.3;
    const at = (t: number, phase: number): Point => {
      const wave = Math.cos(lobes * t + phase * lobes) * (1 - depth) + depth * Math.cos(lobes * second * t - phase * 3);
      const r = radius * ((1 + hole) / 2 + ((1 - hole) / 2) * wave * 0.96);
      return [r * Math.cos(t), r * Math.sin(t)];
    };
    const count = 24 * Math.max(5, Math.min(9, lobes));
    return Array.from({ length: rounds }, (_, k) => (((k / rounds) * TURN) / lobes) * twist * 2)
      .map(phase =>
        pathOf(
          steps(count)
            .slice(1)
            .map(t => at(t * TURN, phase)),
          true,
        ),
      )
      .join('');
  });

/** Braided waves between two rules. */
export const band = (seed: string, width: number, height: number, lines = 9): string =>
  once(`band ${seed} ${width} ${height} ${lines}`, () => {
    const rnd = seededRandom(`band ${seed}`);
    const swell = 2 + rnd(4);
    const waves = swell + 1 + rnd(3);
    const waist = 0.22 + share(rnd) * 0.2;
    const lean = share(rnd) * TURN;
    const at = (t: number, phase: number): Point => [
      t * width,
      height / 2 +
        height *
          0.46 *
          (waist + (1 - waist) * Math.abs(Math.sin(t * Math.PI * swell))) *
          Math.sin(t * TURN * waves + phase + lean),
    ];
    return Array.from({ length: lines }, (_, k) => (k / lines) * TURN)
      .map(phase =>
        pathOf(
          steps(Math.max(60, Math.round(width * 0.62))).map(t => at(t, phase)),
          false,
        ),
      )
      .join('');
  });

/** The back of a card: two families of waves across, one down. */
export const lattice = (seed: string, width: number, height: number, step = 7): string =>
  once(`lattice ${seed} ${width} ${height}`, () => {
    const rnd = seededRandom(`lattice ${seed}`);
    const swing = step * (0.3 + share(rnd) * 0.3);
    const waves = 3 + rnd(3);
    const bend = (t: number, by = 1): number => swing * Math.sin(t * TURN * waves * by);
    const all: string[] = [];
    for (let y = -step; y < height + step; y += step)
      all.push(
        pathOf(
          steps(40).map(t => [t * width, y + bend(t)]),
          false,
        ),
        pathOf(
          steps(40).map(t => [t * width, y + step / 2 - bend(t)]),
          false,
        ),
      );
    for (let x = -step; x < width + step; x += step)
      all.push(
        pathOf(
          steps(40).map(t => [x + bend(t, 1.4), t * height]),
          false,
        ),
      );
    return all.join('');
  });

/** The rim of a wax seal: a circle a hand pressed. */
export const waxRim = (): string =>
  once('wax', () =>
    pathOf(
      Array.from({ length: 40 }, (_, i): Point => {
        const t = (i / 40) * TURN;
        const r = 20.5 + (i % 2 ? 1.3 : -0.6) + Math.sin(t * 3 + 1) * 0.7;
        return [r * Math.cos(t), r * Math.sin(t)];
      }),
      true,
    ),
  );
