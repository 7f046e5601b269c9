/** Colours of the printed sheet, light and dark. The plate itself (plate.svg) has classes only; this text replaces its THEME mark. */
import { hexPlateCss } from '../../../screen/hex/plate-css.ts';
import type { Theme } from '../../../screen/host.ts';

/** Ribbons by country, as data/map.ts lists them: France, Belgium, Netherlands, Luxembourg, Germany, Switzerland. */
const RIBBONS: { readonly [T in Theme]: readonly string[] } = {
  light: ['#7fa9d3', '#e0bf3d', '#e39145', '#b98a9a', '#7d8374', '#c4564b'],
  dark: ['#4d78a6', '#a88d2a', '#b06a2a', '#8e6674', '#737a6c', '#9c453c'],
};

export const plateCss = (theme: Theme): string => hexPlateCss(theme, RIBBONS[theme]);
