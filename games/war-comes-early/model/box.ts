/** What came in the box, as the rules read it: built once from the tables (make-box.ts), shared by every copy of a state, never changed. */
import type { Pieces } from '../../../engine/pieces.ts';
import type { Layout } from '../../../engine/state.ts';
import type { Stacks } from '../../../field/stacks.ts';
import type { Army } from './army.ts';
import type { Charts } from '../data/charts.ts';
import type { WarComesEarlyTables } from '../data/tables.ts';
import type { Ground } from './ground.ts';
import type { RulesCache } from './cache.ts';
import type { Plan } from './prepared-set-ups.ts';
import type { Cells } from './state.ts';

export interface Box extends Ground, Army {
  readonly tables: WarComesEarlyTables;
  readonly charts: Charts;
  /** Labels of places: the hexes, then the boxes beside the map. */
  readonly PLACES: readonly string[];
  readonly BOARD: Layout;
  readonly CELLS: Cells;
  readonly STACKS: Stacks;
  /** 5.2 The seven national markers. */
  readonly MARKERS: Pieces;
  /** Prepared set-ups in numbers. */
  readonly PLANS: readonly Plan[];
  /** What the rules have worked out and may need again: the only part that changes. */
  readonly cache: RulesCache;
}
/** The box without its cache, from which the cache is made. */
export type UncachedBox = Omit<Box, 'cache'>;
/** A state, a view or the game itself: anything made from a box. */
export interface OfBox {
  readonly box: object;
}
/** The one place that knows the type of this game's box. */
export const boxOf = (g: OfBox): Box => g.box as Box;
export const chartsOf = (g: OfBox): Charts => boxOf(g).charts;
