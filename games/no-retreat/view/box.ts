/** What the table screen must know of the box: its front, its charts, and the map if a pack has its own. Asked for once, when the screen is opened. */
import type { State } from '../../../engine/state.ts';
import { boxOf, chartsOf } from '../model/box.ts';
import type { Charts, Front, FrontMap } from '../data/rows.ts';
import { SHIPPED } from '../data/tables.ts';
import { frontOf } from '../model/state.ts';

export interface BoxView {
  readonly front: Front;
  readonly crt: Charts['crt'];
  /** 14.6.2 What terrain and rivers cost and do. */
  readonly ground: Pick<Charts, 'terrain' | 'river' | 'great'>;
  readonly map?: FrontMap;
}
export const boxView = (g: State): BoxView => {
  const front = frontOf(g);
  const map = boxOf(g).tables.maps[front];
  const { crt, terrain, river, great } = chartsOf(g);
  return { front, crt, ground: { terrain, river, great }, ...(map === SHIPPED.maps[front] ? {} : { map }) };
};
