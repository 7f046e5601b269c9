/** National marks as vehicles and aircraft bore them, 8 by 8. No party signs, no state eagles. */
import type { JSX } from 'solid-js';
import type { Paint } from './paint.ts';

interface Stroke {
  readonly d: string;
  readonly fill?: string;
  readonly line?: string;
  readonly wide?: number;
}
const disc = (r: number, fill: string): Stroke => ({
  d: `M${4 - r} 4a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`,
  fill,
});
const RED = '#b3271f';
const DEEP = '#a8231c';
const BLUE = '#1d3f7c';
const PALE = '#fbf8ef';
const CREAM = '#fffaf0';
const GREEN = '#2c6b34';
const GERMAN: readonly Stroke[] = [
  { d: 'M2.7 0h2.6v2.7H8v2.6H5.3V8H2.7V5.3H0V2.7h2.7z', fill: '#f4f1e6' },
  { d: 'M3.25 0h1.5v3.25H8v1.5H4.75V8h-1.5V4.75H0v-1.5h3.25z', fill: '#15170f' },
];
/** A nation's mark; `G39` is the German one of 1939, plain and yellow. */
export type Mark = Paint | 'G39';
const MARKS: { readonly [mark in Mark]: readonly Stroke[] } = {
  G: GERMAN,
  GM: GERMAN,
  G39: [
    { d: 'M2.700 0h2.600v2.700H8v2.600H5.300V8H2.700V5.300H0V2.700h2.700z', fill: '#15170f' },
    { d: 'M3.100.4h1.800v2.700h2.700v1.800H4.900v2.700H3.100V4.900H.4V3.100h2.700z', fill: '#f0d23c' },
  ],
  F: [disc(4, RED), disc(2.75, PALE), disc(1.45, BLUE)],
  UK: [disc(4, '#1f3767'), disc(2.7, PALE), disc(1.4, RED)],
  B: [disc(4, DEEP), disc(2.75, '#f0d23c'), disc(1.45, '#15130c')],
  N: [
    { d: 'M4 .3 8 7.4H0z', fill: '#15130c' },
    { d: 'M4 2 6.6 6.6H1.4z', fill: '#ee7d14' },
  ],
  S: [{ d: 'M2.9.6h2.2v2.3h2.3v2.2H5.1v2.3H2.9V5.1H.6V2.9h2.3z', fill: '#fff' }],
  CZ: [
    disc(4, PALE),
    { d: 'M4 4V0a4 4 0 0 1 3.46 6z', fill: BLUE },
    { d: 'M4 4l3.46 2A4 4 0 0 1 .54 6z', fill: RED },
    { ...disc(3.7, 'none'), line: '#2a1300', wide: 0.6 },
  ],
  PL: [
    { d: 'M.4.4h3.6v3.6H.4zM4 4h3.6v3.6H4z', fill: RED },
    { d: 'M4 .4h3.6V4H4zM.4 4H4v3.6H.4z', fill: '#fff' },
    { d: 'M.4.4h7.2v7.2H.4z', fill: 'none', line: '#7a1414', wide: 0.6 },
  ],
  SU: [{ d: 'M4 .2l1 2.7h2.8L5.6 4.6l.8 2.9L4 5.8 1.6 7.5l.8-2.9L.2 2.9H3z', fill: '#fff4e6' }],
  HU: [
    { d: 'M.3.5h7.4v7H.3z', fill: PALE },
    { d: 'M.3.5h7.4v2.3H.3z', fill: DEEP },
    { d: 'M.3 5.2h7.4v2.3H.3z', fill: GREEN },
  ],
  IT: [
    { d: 'M.3.5h7.4v7H.3z', fill: PALE },
    { d: 'M.3.5h2.4v7H.3z', fill: GREEN },
    { d: 'M5.3.5h2.4v7H5.3z', fill: DEEP },
  ],
  RO: [disc(4, DEEP), disc(2.75, '#f0d23c'), disc(1.45, BLUE)],
  YG: [disc(4, BLUE), { d: 'M4 0v8M0 4h8', line: PALE, wide: 1.5 }, disc(1.5, DEEP)],
  LI: [{ d: 'M3.3.3h1.4v7.4H3.3zM1.3 1.5h5.4v1.3H1.3zM.6 4h6.8v1.3H.6z', fill: CREAM }],
  DN: [disc(4, DEEP), { d: 'M4 0v8M0 4h8', line: PALE, wide: 1.7 }],
  SK: [{ d: 'M3.3.3h1.4v7.4H3.3zM1.9 1.3h4.2v1.2H1.9zM1 3.4h6v1.2H1z', fill: CREAM }],
};

/** The strokes of a mark, to be set inside another drawing. */
export const MarkStrokes = (props: { paint: Mark }): JSX.Element =>
  MARKS[props.paint].map(s => (
    <path d={s.d} fill={s.fill ?? 'none'} stroke={s.line ?? 'none'} stroke-width={s.wide ?? 0} />
  ));
