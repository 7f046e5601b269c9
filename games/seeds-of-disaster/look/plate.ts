/** Colours of the printed sheet, light and dark. The plate itself (plate.svg) has classes only; this text replaces its THEME mark. */
import type { Theme } from '../../../screen/host.ts';
import { inkOf, type Ink } from '../../../screen/map/inks.ts';

type Rgb = readonly [number, number, number];
const channel = (hex: string, at: number): number => parseInt(hex.slice(at, at + 2), 16);
const rgb = (hex: string): Rgb => [channel(hex, 1), channel(hex, 3), channel(hex, 5)];
const hex = (colour: Rgb): string => `#${colour.map(n => Math.round(n).toString(16).padStart(2, '0')).join('')}`;
/** Mixes two colours. Not every rasteriser knows color-mix. */
const mix = (a: string, b: string, share: number): string => {
  const [p, q] = [rgb(a), rgb(b)];
  return hex([p[0] * share + q[0] * (1 - share), p[1] * share + q[1] * (1 - share), p[2] * share + q[2] * (1 - share)]);
};
/** The border ribbon of each country, in the light and the dark theme. */
const RIBBONS = {
  G: ['#7d8374', '#737a6c'],
  F: ['#7ea6da', '#4d78a6'],
  B: ['#e0c33d', '#a88d2a'],
  N: ['#e88a3a', '#b06a2c'],
  L: ['#c07a68', '#8a5a4c'],
} as const;
/** How much of a country's colour its ground takes. */
const WASH = { G: 0.24, F: 0.13, B: 0.2, N: 0.17, L: 0.24 } as const;
type Nation = keyof typeof RIBBONS;
const NATIONS = Object.keys(RIBBONS) as readonly Nation[];
const ribbon = (theme: Theme, nation: Nation): string => RIBBONS[nation][theme === 'light' ? 0 : 1];

const grounds = (theme: Theme, t: (name: Ink) => string): string =>
  NATIONS.map(n => `.a${n}{fill:${mix(ribbon(theme, n), t('land'), WASH[n])}}.r${n}{stroke:${ribbon(theme, n)}}`).join(
    '',
  ) +
  NATIONS.map(n => `.a${n}.highland{fill:${mix(t('rough'), mix(ribbon(theme, n), t('land'), WASH[n]), 0.74)}}`).join(
    '',
  ) +
  `.swamp{fill:${mix(t('woods'), t('land'), 0.5)}}.city{fill:${mix(t('townGround'), t('land'), 0.72)}}` +
  `.rb{fill:none;stroke-linejoin:round}`;
const LINE = 'fill:none;stroke-linejoin:round;stroke-linecap:round;';
const waters = (t: (name: Ink) => string): string =>
  `.sea{fill:${t('sea')}}.wl{fill:none;stroke:${t('seaLine')};stroke-linejoin:round}.ws{fill:none;stroke:${t('sea')};stroke-linejoin:round}.land{fill:${t('land')}}` +
  `.shore{${LINE}stroke:${t('shore')};stroke-width:1.3}.lk{fill:${t('sea')};stroke:${t('shore')};stroke-width:1.1}` +
  `.rc{${LINE}stroke:${t('riverCase')};opacity:.8}.rf{${LINE}stroke:${t('river')}}.fl{fill:none;stroke:${t('riverCase')};stroke-width:.8;opacity:.5}.re{fill:none;stroke:${t('treeDark')};stroke-width:.9;opacity:.75}`;
const borders = (t: (name: Ink) => string): string =>
  `.b0{fill:none;stroke:${t('halo')};stroke-width:3.6;opacity:.75;stroke-linejoin:round}.b1{fill:none;stroke:${t('ink2')};stroke-width:1.3;stroke-dasharray:6 2.4 1.4 2.4;stroke-linejoin:round}` +
  `.f0{fill:none;stroke:${t('halo')};stroke-width:4.4;opacity:.7;stroke-linejoin:round}.f1{fill:none;stroke:${t('frontier')};stroke-width:1.9;stroke-dasharray:9 3 2 3;stroke-linejoin:round}` +
  `.z0{${LINE}stroke:${t('halo')};stroke-width:6}.z1{${LINE}stroke:${t('ink')};stroke-width:3.6}`;
/** The style text for one theme. */
export const plateCss = (theme: Theme): string => {
  const t = (name: Ink): string => inkOf(theme, name);
  const light = theme === 'light';
  const widths = [0.7, 0.95, 1.25, 1.6].map((w, i) => `.h${i}{stroke-width:${w * 10}}`).join('');
  return (
    grounds(theme, t) +
    waters(t) +
    borders(t) +
    `.hc{fill:none;stroke:${t('hachure')};stroke-linecap:round;opacity:${light ? 0.62 : 0.55}}${widths}` +
    `.rl{opacity:${light ? 0.55 : 0.5};mix-blend-mode:${light ? 'multiply' : 'soft-light'}}` +
    `.tg{fill:${t('townGround')};opacity:.75}.tb{fill:${t('town')}}.fo{fill:${t('river')};stroke:${t('ink')};stroke-width:1.1}` +
    `.g1{fill:none;stroke:${t('ink')};stroke-width:1;stroke-linecap:round;opacity:.05}.g2{fill:none;stroke:${t('paper')};stroke-width:1.1;stroke-linecap:round;opacity:${light ? 0.45 : 0.05}}`
  );
};
/** The style of a map drawn from a pack. */
export const drawnCss = (theme: Theme): string =>
  `.sea{fill:${inkOf(theme, 'sea')}}.a{fill:${inkOf(theme, 'land')};stroke:${inkOf(theme, 'ink2')};stroke-width:1.3;stroke-dasharray:6 2.4 1.4 2.4}`;
