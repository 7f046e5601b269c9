/** What came in the box, as the rules read it: made once from the tables (unpack.ts), shared by every copy of a state, never changed. */
import type { Layout } from '../../../engine/state.ts';
import type { Stacks } from '../../../field/stacks.ts';
import type { OddsTable } from '../../../kernel/odds.ts';
import type { Army } from './army.ts';
import type { Charts } from '../data/charts.ts';
import type { France40Tables } from '../data/tables.ts';
import type { Ground } from './ground.ts';
import type { RulesCache } from './cache.ts';
import type { Plan } from './prepared-set-ups.ts';
import type { ExitsBy } from '../rules/exits.ts';
import type { Cells } from './state.ts';

export interface Box extends Ground, Army {
  readonly tables: France40Tables;
  readonly charts: Charts;
  readonly ODDS: OddsTable;
  /** Hexes and then the boxes beside the map: what a unit's place counts. */
  readonly PLACES: readonly string[];
  readonly BOARD: Layout;
  readonly CELLS: Cells;
  readonly STACKS: Stacks;
  readonly EXITS_BY: ExitsBy;
  /** Ready-made set-ups in numbers. */
  readonly PLANS: readonly Plan[];
  /** What the rules worked out and may want again: the only part that changes. */
  readonly cache: RulesCache;
}
/** All of it but that: what the rules' memories are made from. */
export type UncachedBox = Omit<Box, 'cache'>;
/** A state, a view or the game itself: whatever was made from a box. */
export interface OfBox {
  readonly box: object;
}
/** The one place that knows what a box of this game is. */
export const boxOf = (g: OfBox): Box => g.box as Box;
export const chartsOf = (g: OfBox): Charts => boxOf(g).charts;
