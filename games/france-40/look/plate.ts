/** Colours of the printed sheet, light and dark. The plate itself (plate.svg) has classes only; this text replaces its THEME mark. */
export type Theme = 'light' | 'dark';

/** The look's tokens that the plate and its lettering need: light, dark. */
const TOKENS = {
  ink: ['#1e1b16', '#ece4d1'],
  land: ['#f2ead4', '#2d2e29'],
  sea: ['#cbdad8', '#1b272c'],
  seaLine: ['#86a5a8', '#3c535b'],
  shore: ['#33525c', '#6f8c93'],
  grid: ['#5c4f35', '#cfc3a2'],
  rough: ['#e8d8b3', '#4a4130'],
  hachure: ['#6b5030', '#a88f63'],
  woods: ['#b0bf90', '#24342b'],
  treeDark: ['#58714a', '#5d7a4e'],
  treeLight: ['#93a876', '#7c9a67'],
  river: ['#6aa3c4', '#4f8fb6'],
  riverCase: ['#27587d', '#17354b'],
  riverText: ['#1f4f75', '#8fc1e2'],
  frontier: ['#8d2b22', '#d57a6a'],
  townGround: ['#ecd3bb', '#4a352b'],
  town: ['#7b2d20', '#c98a72'],
  halo: ['#f6efdc', '#232420'],
  paper: ['#f5f0e3', '#1a1c1c'],
  shade: ['#5b4a2a', '#000000'],
} as const;
export type Token = keyof typeof TOKENS;
export const tokenOf = (theme: Theme, name: Token): string => TOKENS[name][theme === 'light' ? 0 : 1];
/** Ribbons by country, as data/map.ts lists them: France, Belgium, Netherlands, Luxembourg, Germany, Switzerland. */
const RIBBONS: { readonly [T in Theme]: readonly string[] } = {
  light: ['#7fa9d3', '#e0bf3d', '#e39145', '#b98a9a', '#7d8374', '#c4564b'],
  dark: ['#4d78a6', '#a88d2a', '#b06a2a', '#8e6674', '#737a6c', '#9c453c'],
};

const LINE = 'fill:none;stroke-linejoin:round;stroke-linecap:round;';
const waters = (t: (name: Token) => string): string =>
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
const ground = (t: (name: Token) => string, dark: boolean): string =>
  `.tr{fill:${t('rough')}}.ta{fill:${t('woods')}}.rl{opacity:.5;mix-blend-mode:${dark ? 'soft-light' : 'multiply'}}` +
  `.hc{${LINE}stroke:${t('hachure')}}.h0{stroke-width:5;opacity:.5}.h1{stroke-width:7.5;opacity:.62}.h2{stroke-width:11;opacity:.72}.h3{stroke-width:15;opacity:.78}` +
  `.t0{${LINE}stroke:${t('shade')};opacity:.22}.t1{${LINE}stroke:${t('treeDark')}}.t2{${LINE}stroke:${t('treeLight')}}` +
  [42, 52, 62]
    .map((size, i) => `.s${i}{stroke-width:${size}}.t2.s${i}{stroke-width:${Math.round(size * 0.55)}}`)
    .join('') +
  `.cg{fill:${t('townGround')};opacity:.92}.cb{fill:${t('town')}}.gp{fill:url(#m);opacity:.9}.gs{fill:none;stroke:${t('riverCase')};stroke-width:2;stroke-dasharray:4 3}.mp{stroke:${t('riverCase')};stroke-width:1.1;fill:none}`;
const lines = (t: (name: Token) => string, dark: boolean): string =>
  `.gd{fill:none;stroke:${t('grid')};stroke-width:7;opacity:${dark ? 0.3 : 0.34}}.rb{${LINE}}.f0{${LINE}stroke:${t('land')};stroke-width:4;opacity:.55}.f1{fill:none;stroke:${t('frontier')};stroke-width:1.9;stroke-dasharray:9 3 2 3}` +
  `.nt{fill:none;stroke:${t('ink')};stroke-width:2}.g1{${LINE}stroke:${t('ink')};stroke-width:1;opacity:.05}.g2{${LINE}stroke:${t('paper')};stroke-width:1.1;opacity:${dark ? 0.05 : 0.45}}`;

/** The style text for one theme. */
export const plateCss = (theme: Theme): string => {
  const t = (name: Token): string => tokenOf(theme, name);
  const dark = theme === 'dark';
  return waters(t) + ground(t, dark) + lines(t, dark) + RIBBONS[theme].map((c, i) => `.r${i}{stroke:${c}}`).join('');
};
