/** Colours of the printed sheet, light and dark. The plate (plate.svg) has classes only; this style sheet replaces its THEME mark. */
import { hexPlateCss } from '../../../screen/hex/plate-css.ts';
import type { Theme } from '../../../screen/host.ts';
import { inkOf, type Ink } from '../../../screen/map/inks.ts';

/** Ribbons and washes by country, as data/map.ts lists them, Germany to Finland. */
const RIBBONS: { readonly [T in Theme]: readonly string[] } = {
  light: [
    '#7d8374',
    '#e0913c',
    '#c9a063',
    '#a98bd0',
    '#4f9465',
    '#6f9bd0',
    '#c4564b',
    '#c9a21e',
    '#8f6b45',
    '#e0c33d',
    '#a9bd45',
    '#b98a9a',
    '#d0713a',
    '#8cbf7e',
    '#a8a083',
    '#8fa9ad',
    '#b5300f',
    '#a9a294',
    '#a9a294',
    '#a9a294',
  ],
  dark: [
    '#737a6c',
    '#b87630',
    '#a5814c',
    '#8a70ad',
    '#3f7a52',
    '#4d78a6',
    '#9c453c',
    '#a3831a',
    '#7d5f3e',
    '#a88d2a',
    '#86963a',
    '#8e6674',
    '#a95a2d',
    '#6c9762',
    '#7d775f',
    '#68807f',
    '#d0542f',
    '#6d6960',
    '#6d6960',
    '#6d6960',
  ],
};
const LINE = 'fill:none;stroke-linejoin:round;stroke-linecap:round;';
interface Tones {
  readonly broken: string;
  readonly mountain: string;
  readonly swamp: string;
  readonly reed: string;
  readonly rail: string;
  readonly points: string;
  readonly works: string;
}
const TONES: { readonly [T in Theme]: Tones } = {
  light: {
    broken: '#eee1c3',
    mountain: '#d8c091',
    swamp: '#cfdccb',
    reed: '#4c7d74',
    rail: '#2a2720',
    points: '#a8281a',
    works: '#3a3a36',
  },
  dark: {
    broken: '#3b372b',
    mountain: '#5b4d35',
    swamp: '#23332f',
    reed: '#5f9489',
    rail: '#a89e86',
    points: '#ec8a74',
    works: '#d8d2bf',
  },
};

export const plateCss = (theme: Theme): string => {
  const t = (name: Ink): string => inkOf(theme, name);
  const dark = theme === 'dark';
  const { broken, mountain, swamp, reed, rail, points, works } = TONES[theme];
  return (
    hexPlateCss(theme, RIBBONS[theme]) +
    RIBBONS[theme].map((c, i) => `.w${i}{fill:${c}}`).join('') +
    `.wa{opacity:${dark ? 0.16 : 0.17}}.tb{fill:${broken}}.tm{fill:${mountain}}.tw{fill:${swamp}}.rd{${LINE}stroke:${reed};stroke-width:8;opacity:.8}` +
    `.ra{${LINE}}.ra0{stroke:${t('land')};stroke-width:5;opacity:.55}.ra1{stroke:${rail};stroke-width:1.5;opacity:.85}.ra2{stroke:${rail};stroke-width:4.6;stroke-dasharray:1.3 5.7;stroke-linecap:butt;opacity:.85}` +
    `.bk{${LINE}stroke:${t('land')};stroke-width:8}.bk1{${LINE}stroke:${t('hachure')};stroke-width:5.4}.bk2{fill:none;stroke:${t('land')};stroke-width:2;stroke-dasharray:2.4 3.4}` +
    `.sr{${LINE}stroke:${t('riverCase')};stroke-width:2;stroke-dasharray:3.4 3}.dm{fill:${t('paper')};opacity:${dark ? 0.52 : 0.5}}.dh{fill:url(#d);opacity:.5}.dl{stroke:${t('ink2')};stroke-width:.7;fill:none}` +
    `.dt{fill:${t('ink')};stroke:${t('halo')};stroke-width:1.1}` +
    `.vp{fill:${t('halo')};stroke:${points};stroke-width:1.9}.vn{${LINE}stroke:${points};stroke-width:1.5}.vw{fill:#3a3a36;stroke:#fff;stroke-width:1.5}.vx{${LINE}stroke:#fff;stroke-width:1.4}` +
    `.fc{fill:${t('halo')};stroke:${works};stroke-width:1.7;stroke-linejoin:round}.fh{fill:${works};stroke:${t('halo')};stroke-width:1;stroke-linejoin:round}.fe{fill:${t('halo')}}` +
    `.wt{fill:${works};stroke:${t('halo')};stroke-width:.8}.mg{${LINE}stroke:${t('halo')};stroke-width:5.6}.mh{${LINE}stroke:${dark ? '#8fb4d4' : '#244f86'};stroke-width:3.2}.mi{fill:${dark ? '#8fb4d4' : '#244f86'};stroke:${t('halo')};stroke-width:.8}` +
    `.ky{fill:${t('paper')};stroke:${t('ink')};stroke-width:2}.ki{fill:none;stroke:${t('ink')};stroke-width:.8}.kg{fill:${t('land')};stroke:${t('grid')};stroke-width:.7}`
  );
};
