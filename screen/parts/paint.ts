/** A nation's colours, and a weave beside them: hue alone does not tell fifteen faces apart, least of all to a colour-blind eye. */
export const PAINTS = [
  'G',
  'GM',
  'F',
  'UK',
  'B',
  'N',
  'S',
  'CZ',
  'PL',
  'SU',
  'HU',
  'IT',
  'RO',
  'YG',
  'LI',
  'DN',
  'SK',
] as const;
export type Paint = (typeof PAINTS)[number];

export const WEAVES = ['plain', 'rising', 'falling', 'bars', 'posts', 'dots', 'grid', 'peaks'] as const;
export type Weave = (typeof WEAVES)[number];

/** Faces that any eye may confuse never share a weave: `test/paint.test.ts` measures it. */
export const WEAVE: { readonly [paint in Paint]: Weave } = {
  G: 'plain',
  GM: 'plain',
  F: 'rising',
  UK: 'dots',
  B: 'bars',
  N: 'posts',
  S: 'grid',
  CZ: 'falling',
  PL: 'plain',
  SU: 'rising',
  HU: 'falling',
  IT: 'bars',
  RO: 'posts',
  YG: 'dots',
  LI: 'grid',
  DN: 'peaks',
  SK: 'peaks',
};
/** In a box of 8 by 8, to be repeated. */
export const WEAVE_PATH: { readonly [weave in Weave]: string } = {
  plain: '',
  rising: 'M-2 10 10-2M-2 2 2-2M6 10 10 6',
  falling: 'M-2-2 10 10M-2 6 2 10M6-2 10 2',
  bars: 'M0 2H8M0 6H8',
  posts: 'M2 0V8M6 0V8',
  dots: 'M2 2h.01M6 6h.01',
  grid: 'M0 4H8M4 0V8',
  peaks: 'M-1 7 4 2 9 7',
};
