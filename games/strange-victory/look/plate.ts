/** Colours of the printed plate, light and dark. The plate itself (plate.svg) has classes only; this text replaces its THEME mark. */
import type { Theme } from '../../../screen/host.ts';
import { inkOf, type Ink } from '../../../screen/map/inks.ts';

type Rgb = readonly [number, number, number];

const channel = (hex: string, at: number): number => parseInt(hex.slice(at, at + 2), 16);
const rgb = (hex: string): Rgb => [channel(hex, 1), channel(hex, 3), channel(hex, 5)];
const hex = (colour: Rgb): string => `#${colour.map(n => Math.round(n).toString(16).padStart(2, '0')).join('')}`;

/** `share` parts of a, the rest of b. Mixed here, as not every rasteriser knows color-mix. */
function mix(a: string, b: string, share: number): string {
  const [p, q] = [rgb(a), rgb(b)];
  return hex([p[0] * share + q[0] * (1 - share), p[1] * share + q[1] * (1 - share), p[2] * share + q[2] * (1 - share)]);
}

/** Ground of an area by its letter and kind. */
function grounds(t: (name: Ink) => string): string {
  return [
    `.aA{fill:${mix(t('land'), t('rough'), 0.88)}}`,
    `.aB{fill:${mix(t('land'), t('rough'), 0.52)}}`,
    `.aC{fill:${t('rough')}}`,
    `.aP{fill:${mix(t('sea'), t('land'), 0.45)}}`,
    `.aS{fill:${mix(t('german'), t('land'), 0.42)}}`,
    `.aW{fill:${mix(t('woods'), t('land'), 0.74)}}`,
    `.aF{fill:${mix(t('townGround'), t('woods'), 0.58)}}`,
  ].join('');
}

function waters(t: (name: Ink) => string): string {
  const line = 'fill:none;stroke-linejoin:round;stroke-linecap:round;';
  return (
    `.sea{fill:${t('sea')}}.wl{fill:none;stroke:${t('seaLine')};stroke-linejoin:round}.ws{fill:none;stroke:${t('sea')};stroke-linejoin:round}.land{fill:${t('land')}}` +
    `.shore{${line}stroke:${t('shore')};stroke-width:1.4}.rc{${line}stroke:${t('riverCase')};opacity:.75}.rf{${line}stroke:${t('river')}}` +
    `.m0{${line}stroke:${t('halo')};stroke-width:12;opacity:.75}.m1{${line}stroke:${t('riverCase')};stroke-width:7.6}.m2{${line}stroke:${t('river')};stroke-width:5.2}` +
    `.m3{${line}stroke:${mix(t('river'), t('halo'), 0.45)};stroke-width:.9;opacity:.8}`
  );
}

function lines(t: (name: Ink) => string): string {
  return (
    `.b0{fill:none;stroke:${t('halo')};stroke-width:3.8;opacity:.8;stroke-linejoin:round}.b1{fill:none;stroke:${t('ink2')};stroke-width:1.35;stroke-dasharray:6 2.4 1.4 2.4;stroke-linejoin:round}` +
    `.bs{fill:none;stroke:${t('ink2')};stroke-width:1.2;stroke-dasharray:1.2 4;stroke-linecap:round;opacity:.8}` +
    `.fr{fill:none;stroke:${t('frontier')};stroke-width:1.1;stroke-dasharray:8 2.6 1.6 2.6;opacity:.6;stroke-linejoin:round}` +
    `.oo{fill:${t('paper')};opacity:.84}.oh{stroke:${t('rule2')};stroke-width:.9;opacity:.7}.ol{fill:none;stroke:${t('ink2')};stroke-width:1.8;stroke-dasharray:1.5 4;stroke-linecap:round}` +
    `.br0{fill:none;stroke:${t('halo')};stroke-width:5}.br1{fill:${t('paper')};stroke:${t('ink')};stroke-width:1.7}.br2{fill:none;stroke:${t('ink')};stroke-width:1.7;stroke-linecap:round}.br3{fill:none;stroke:${t('ink2')};stroke-width:.7}` +
    `.fo0{fill:none;stroke:${t('halo')};stroke-width:4.5;opacity:.55;stroke-linejoin:miter}.fo1{fill:none;stroke:${t('town')};stroke-width:1.9;opacity:.85}.fo2{fill:none;stroke:${t('town')};stroke-width:.8;opacity:.6}`
  );
}

/** The style text for one theme. */
export function plateCss(theme: Theme): string {
  const t = (name: Ink): string => inkOf(theme, name);
  const dot = 'fill:none;stroke-linecap:round;';
  return (
    grounds(t) +
    waters(t) +
    lines(t) +
    `.t0{${dot}stroke:${t('shade')};opacity:.22}.t1{${dot}stroke:${t('treeDark')};opacity:.9}.t2{${dot}stroke:${t('treeLight')}}` +
    `.hc{fill:none;stroke:${t('hachure')};stroke-linecap:round;stroke-width:.8;opacity:${theme === 'light' ? 0.3 : 0.26}}` +
    `.in{fill:none;stroke:${theme === 'light' ? t('hachure') : t('shade')};opacity:${theme === 'light' ? 0.075 : 0.12};stroke-linejoin:round}` +
    `.g1{${dot}stroke:${t('ink')};stroke-width:1;opacity:.055}.g2{${dot}stroke:${t('paper')};stroke-width:1.1;opacity:${theme === 'light' ? 0.5 : 0.06}}`
  );
}
