/** 2.3 Colours of the counters: each nation in its printed scheme, German mobile units darker. */
import type { Paint } from '../../../screen/parts/paint.ts';
import { COLOURS, type Nation } from '../data/rows.ts';

/** The paint of a nation: its colours, its weave and its mark. */
export const PAINT: { readonly [N in Nation]: Paint } = COLOURS;
export const paintOf = (u: { readonly nation: Nation; readonly mobile?: boolean }): Paint =>
  u.nation === 'German' && u.mobile ? 'GM' : PAINT[u.nation];
/** Faces printed in black. */
const LIGHT: readonly Paint[] = ['G', 'F', 'UK', 'B', 'N', 'PL', 'SK'];
export const isLight = (paint: Paint): boolean => LIGHT.includes(paint);
