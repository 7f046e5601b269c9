/** Repeatable randomness for drawing: the same build gives the same map, byte for byte. */
export function randomFrom(seed: number): () => number {
  let s = seed >>> 0 || 1;
  return () => {
    s ^= s << 13;
    s >>>= 0;
    s ^= s >>> 17;
    s ^= s << 5;
    s >>>= 0;
    return s / 4294967296;
  };
}

function lattice(x: number, y: number, seed: number): number {
  let h = Math.imul(x | 0, 374761393) + Math.imul(y | 0, 668265263) + Math.imul(seed | 0, 982451653);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}
const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

/** Smooth value noise, 0 to 1. */
export function noise(x: number, y: number, seed = 1): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const a = ease(x - i);
  const b = ease(y - j);
  const top = lattice(i, j, seed) * (1 - a) + lattice(i + 1, j, seed) * a;
  const low = lattice(i, j + 1, seed) * (1 - a) + lattice(i + 1, j + 1, seed) * a;
  return top * (1 - b) + low * b;
}

/** Several octaves of noise, 0 to 1. */
export function cloud(x: number, y: number, seed = 1, octaves = 4): number {
  let sum = 0;
  let weight = 0.5;
  let step = 1;
  for (let k = 0; k < octaves; k++) {
    sum += weight * noise(x * step, y * step, seed + k);
    weight /= 2;
    step *= 2.03;
  }
  return sum;
}

/** The points so far, in cells so small that few need checking. */
interface Sown {
  readonly least: number;
  readonly columns: number;
  readonly cells: Map<number, [number, number][]>;
}
const keep = ({ least, columns, cells }: Sown, x: number, y: number): void => {
  const cell = Math.floor(x / least) + Math.floor(y / least) * columns;
  const here = cells.get(cell);
  if (here) here.push([x, y]);
  else cells.set(cell, [[x, y]]);
};
const isCrowded = ({ least, columns, cells }: Sown, x: number, y: number, gap: number): boolean => {
  const [ci, cj] = [Math.floor(x / least), Math.floor(y / least)];
  const reach = Math.ceil(gap / least);
  for (let a = ci - reach; a <= ci + reach; a++)
    for (let b = cj - reach; b <= cj + reach; b++)
      for (const q of cells.get(a + b * columns) ?? []) if ((q[0] - x) ** 2 + (q[1] - y) ** 2 < gap * gap) return true;
  return false;
};
/** Random points no closer to each other than `gap(x, y)` (dart throwing). */
export function scatter(
  width: number,
  height: number,
  least: number,
  gap: (x: number, y: number) => number,
  inside: (x: number, y: number) => boolean,
  seed: number,
): [number, number][] {
  const random = randomFrom(seed);
  const kept: [number, number][] = [];
  const sown: Sown = { least, columns: Math.ceil(width / least), cells: new Map() };
  const throws = Math.round((width * height * 2.2) / (least * least));
  for (let k = 0; k < throws; k++) {
    const x = random() * width;
    const y = random() * height;
    if (!inside(x, y) || isCrowded(sown, x, y, gap(x, y))) continue;
    kept.push([x, y]);
    keep(sown, x, y);
  }
  return kept;
}
