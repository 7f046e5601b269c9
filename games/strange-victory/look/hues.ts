/** Shapes and colour classes of the Korps, in the order of their commanders. */
export const SHAPES = {
  k1: 'M0-5.2 5 3.8H-5z',
  k2: 'M0-5.6 5 0 0 5.6-5 0z',
  k3: 'M-4.700 0a4.700 4.700 0 1 1 9.400 0a4.700 4.700 0 1 1-9.400 0',
  k4: 'M-4.200-4.200H4.200V4.200H-4.200z',
  k5: 'M0 5.200 5-3.800H-5z',
  k6: 'M-1.700-5H1.700V-1.700H5V1.700H1.700V5H-1.700V1.700H-5V-1.700H-1.700z',
} as const;
export type Hue = keyof typeof SHAPES;
const HUES = Object.keys(SHAPES) as Hue[];
export const hueOf = (all: readonly string[], korps: string): Hue =>
  HUES[Math.max(0, all.indexOf(korps)) % HUES.length]!;
