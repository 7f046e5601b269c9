/** One glyph a chit, in a box from -20 to 20; named for what they show. Solid or drawn with a line. */
interface Stroke {
  readonly d: string;
  readonly solid?: true;
  readonly wide?: number;
}
const solid = (d: string): Stroke => ({ d, solid: true });
const line = (d: string, wide = 2.3): Stroke => ({ d, wide });

const ALL = {
  burst: [
    solid(
      'M0-11 2.600-3.600 9.500-7 5.500-.5 12 3 4.600 4 5.500 11 0 6-5.500 11-4.600 4-12 3-5.500-.5-9.500-7-2.600-3.600z',
    ),
  ],
  wall: [solid('M-10-8h6v4h8v-4h6v16h-20z')],
  bolt: [solid('M3-12-7 2h5.500L-4 12 7-3H1.500z')],
  chevrons: [line('M-9-8-1 0-9 8M0-8 8 0 0 8', 3.3)],
  target: [
    line('M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0M0-12v7M0 12V5M-12 0h7M12 0H5'),
    solid('M-2.600 0a2.600 2.600 0 1 0 5.200 0a2.600 2.600 0 1 0-5.200 0'),
  ],
  'turn back': [line('M8 8V1Q8-6 1-6H-6', 3.3), solid('M-11-6-3-12V0z')],
  flag: [line('M-6 12V-11'), solid('M-6-11q5-3 8 0t8 0V0q-5 3-8 0t-8 0z')],
  halt: [line('M-4.500-11h9l6.500 6.500v9L4.500 11h-9L-11 4.500v-9z'), line('M-6 0H6', 3.3)],
  star: [
    solid(
      'M0-11 2.900-3.700 10.800-3.300 4.700 1.700 6.700 9.300 0 5-6.700 9.300-4.700 1.700-10.800-3.300-2.900-3.700z',
    ),
  ],
  cross: [line('M-8-8 8 8M8-8-8 8', 3.3)],
  depot: [solid('M-5-9H5v3l4 3V9H-9V-3l4-3z')],
  'empty depot': [line('M-5-9H5v3l4 3V9H-9V-3l4-3z', 1.8), line('M-11 11 11-11', 3)],
  arrow: [line('M-11 0H4', 3.3), solid('M2-8 12 0 2 8z')],
  swap: [
    line('M-11-9h8v8h-8zM3 1h8v8H3zM-7 4v5h5M7-4v-5H2'),
    solid('M-3.500 5.500 1 9l-4.500 3.500zM3.500-5.500-1-9l4.500-3.500z'),
  ],
  aircraft: [
    solid(
      'M0-11 2-3 12 1.500v2.500L2 3 1.300 8 4.500 10.200v1.600L0 10.600-4.500 11.800v-1.600L-1.300 8-2 3-12 4V1.500L-2-3z',
    ),
  ],
  rails: [line('M-5-11V11M5-11V11M-9-7H9M-9 0H9M-9 7H9')],
} as const satisfies { readonly [name: string]: readonly Stroke[] };
export type Glyph = keyof typeof ALL;
export const GLYPHS: { readonly [glyph in Glyph]: readonly Stroke[] } = ALL;
