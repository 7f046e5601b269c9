/** Colours of the two sheets, light and dark. The plates (plate-france.svg, plate-poland.svg) have classes only; this style sheet replaces their THEME mark. */
import { hexPlateCss } from '../../../screen/hex/plate-css.ts';
import type { Theme } from '../../../screen/host.ts';
import { inkOf, type Ink } from '../../../screen/map/inks.ts';
import type { Country } from '../data/rows.ts';

/** Ribbons by country, light and dark; countries with the same colour are one to the rules (2.11, 13.2.1). */
const RIBBONS: { readonly [C in Exclude<Country, 'none'>]: readonly [light: string, dark: string] } = {
  Germany: ['#7d8374', '#737a6c'],
  'East Prussia': ['#7d8374', '#737a6c'],
  Bohemia: ['#8f8a6d', '#7c785f'],
  Slovakia: ['#7fb0c9', '#4f7f98'],
  France: ['#7fa9d3', '#4d78a6'],
  Belgium: ['#e0bf3d', '#a88d2a'],
  Luxembourg: ['#e0bf3d', '#a88d2a'],
  Holland: ['#e39145', '#b06a2a'],
  Switzerland: ['#c4564b', '#9c453c'],
  Britain: ['#b99b6a', '#8d7650'],
  Poland: ['#c9797f', '#9a5a60'],
  Danzig: ['#b5300f', '#d0542f'],
  Lithuania: ['#8cbf7e', '#6c9762'],
  USSR: ['#b0413a', '#8f3a34'],
  Romania: ['#c9a21e', '#a3831a'],
  Hungary: ['#6fa05a', '#56803f'],
};
const LINE = 'fill:none;stroke-linejoin:round;stroke-linecap:round;';
interface Tones {
  readonly marsh: string;
  readonly reed: string;
  readonly points: string;
  readonly works: string;
  readonly maginot: string;
  readonly yellow: string;
  readonly red: string;
}
const TONES: { readonly [T in Theme]: Tones } = {
  light: {
    marsh: '#cfdccb',
    reed: '#4c7d74',
    points: '#a8281a',
    works: '#3a3a36',
    maginot: '#244f86',
    yellow: '#e8b70d',
    red: '#c3271b',
  },
  dark: {
    marsh: '#23332f',
    reed: '#5f9489',
    points: '#ec8a74',
    works: '#d8d2bf',
    maginot: '#8fb4d4',
    yellow: '#e5bd3a',
    red: '#e5604f',
  },
};
/** 12.2 The colours of map edges are the same in both themes, because rules mention them by name. */
const EDGE_COLOURS = { grey: '#55584f', blue: '#2f6db5', white: '#fbf8ee', red: '#b3261b' };

export const plateCss = (theme: Theme): string => {
  const t = (name: Ink): string => inkOf(theme, name);
  const dark = theme === 'dark';
  const { marsh, reed, points, works, maginot, yellow, red } = TONES[theme];
  return (
    hexPlateCss(
      theme,
      Object.values(RIBBONS).map(pair => pair[dark ? 1 : 0]),
    ) +
    `.tw{fill:${marsh}}.rd{${LINE}stroke:${reed};stroke-width:8;opacity:.8}` +
    `.dm{fill:${t('paper')};opacity:${dark ? 0.52 : 0.5}}.dh{fill:url(#d);opacity:.5}.dl{stroke:${t('ink2')};stroke-width:.7;fill:none}` +
    `.vp{fill:${t('halo')};stroke:${points};stroke-width:1.7}.vj{stroke-width:2.6}.vn{${LINE}stroke:${points};stroke-width:1.5}` +
    `.wt{fill:${works};stroke:${t('halo')};stroke-width:.8}.mg{${LINE}stroke:${t('halo')};stroke-width:5.6}.mh{${LINE}stroke:${maginot};stroke-width:3.2}.mi{fill:${maginot};stroke:${t('halo')};stroke-width:.8}` +
    `.ez{fill:${t('halo')};fill-opacity:${dark ? 0.1 : 0.34};stroke:${t('riverText')};stroke-width:1.7;stroke-dasharray:6 3.4;stroke-linejoin:round}.ew{${LINE}stroke:${t('riverText')};stroke-width:2;stroke-dasharray:.1 4}.es{${LINE}stroke:${t('riverText')};stroke-width:1.6}` +
    `.e0{fill:none;stroke:#1d1b16;stroke-width:8.4;stroke-linejoin:round}.e1{fill:none;stroke-width:6;stroke-linejoin:round}` +
    Object.entries(EDGE_COLOURS)
      .map(([edge, colour]) => `.ed-${edge}{stroke:${colour}}`)
      .join('') +
    `.rc2{stroke-width:8.2}.rf2{stroke-width:5.8}.p0,.p1{fill:none;stroke-dasharray:11 6}.p0{stroke:${t('halo')};stroke-width:5.4}.p1{stroke:${red};stroke-width:3.4}` +
    `.p2,.p3{${LINE}stroke-dasharray:.1 7.6}.p2{stroke:${dark ? '#14130f' : '#4a3a06'};stroke-width:5.6}.p3{stroke:${yellow};stroke-width:3.8}`
  );
};
