/** The colours of a printed map of hexes, light and dark. The plate itself has classes only; this text replaces its THEME mark. */
import type { Theme } from '../host.ts';
import { inkOf, type Ink } from '../map/inks.ts';

const LINE = 'fill:none;stroke-linejoin:round;stroke-linecap:round;';
const waters = (t: (name: Ink) => string): string =>
  `.sea{fill:${t('sea')}}.wl{${LINE}stroke:${t('seaLine')}}.ws{${LINE}stroke:${t('sea')}}.gr{fill:none;stroke:${t('seaLine')};stroke-width:.8;opacity:.5}.land{fill:${t('land')}}` +
  `.shore{${LINE}stroke:${t('shore')};stroke-width:1.2}.lk{fill:${t('sea')};stroke:${t('shore')};stroke-width:1}` +
  `.rh{${LINE}stroke:${t('land')};stroke-width:7.5;opacity:.7}.rc{${LINE}stroke:${t('riverCase')}}.rf{${LINE}stroke:${t('river')}}` +
  [
    '.rc0{stroke-width:3.5}.rf0{stroke-width:2.1}',
    '.rc1{stroke-width:4.7}.rf1{stroke-width:3.1}',
    '.rc2{stroke-width:6}.rf2{stroke-width:4.2}',
    '.rc3{stroke-width:3.5}.rf3{stroke-width:2.1;stroke-dasharray:5 1.6;stroke-linecap:butt}',
  ].join('') +
  `.ws1{${LINE}stroke:${t('riverCase')};stroke-width:3.2;opacity:.8}.an{${LINE}stroke:${t('riverText')};stroke-width:1.5}`;
const ground = (t: (name: Ink) => string, dark: boolean): string =>
  `.tr{fill:${t('rough')}}.ta{fill:${t('woods')}}.rl{opacity:.5;mix-blend-mode:${dark ? 'soft-light' : 'multiply'}}` +
  `.hc{${LINE}stroke:${t('hachure')}}.h0{stroke-width:5;opacity:.5}.h1{stroke-width:7.5;opacity:.62}.h2{stroke-width:11;opacity:.72}.h3{stroke-width:15;opacity:.78}` +
  `.t0{${LINE}stroke:${t('shade')};opacity:.22}.t1{${LINE}stroke:${t('treeDark')}}.t2{${LINE}stroke:${t('treeLight')}}` +
  [42, 52, 62]
    .map((size, i) => `.s${i}{stroke-width:${size}}.t2.s${i}{stroke-width:${Math.round(size * 0.55)}}`)
    .join('') +
  `.cg{fill:${t('townGround')};opacity:.92}.cb{fill:${t('town')}}.gp{fill:url(#m);opacity:.9}.gs{fill:none;stroke:${t('riverCase')};stroke-width:2;stroke-dasharray:4 3}.mp{stroke:${t('riverCase')};stroke-width:1.1;fill:none}`;
const lines = (t: (name: Ink) => string, dark: boolean): string =>
  `.gd{fill:none;stroke:${t('grid')};stroke-width:7;opacity:${dark ? 0.3 : 0.34}}.rb{${LINE}}.f0{${LINE}stroke:${t('land')};stroke-width:4;opacity:.55}.f1{fill:none;stroke:${t('frontier')};stroke-width:1.9;stroke-dasharray:9 3 2 3}` +
  `.nt{fill:none;stroke:${t('ink')};stroke-width:2}.g1{${LINE}stroke:${t('ink')};stroke-width:1;opacity:.05}.g2{${LINE}stroke:${t('paper')};stroke-width:1.1;opacity:${dark ? 0.05 : 0.45}}`;

/** What only a plate has that is drawn from its hexes (drawing.ts): land to the last hex, the paper beyond, and the line between. */
export const drawnCss = (theme: Theme): string =>
  `.le{${LINE}stroke:${inkOf(theme, 'land')};stroke-width:22}.off{fill:${inkOf(theme, 'paper')}}.nl{${LINE}stroke:${inkOf(theme, 'ink2')};stroke-width:2.2;opacity:.75}`;

/** The style text for one theme; `ribbons` are the colours of the countries, in their order. */
export const hexPlateCss = (theme: Theme, ribbons: readonly string[]): string => {
  const t = (name: Ink): string => inkOf(theme, name);
  const dark = theme === 'dark';
  return waters(t) + ground(t, dark) + lines(t, dark) + ribbons.map((c, i) => `.r${i}{stroke:${c}}`).join('');
};
