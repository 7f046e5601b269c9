/** The box as the rules read it: made once from the tables (make-box.ts), shared by every copy of a state, never changed. */
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
  /** Names of all places: the hexes, then the boxes beside the map. */
  readonly PLACES: readonly string[];
  readonly BOARD: Layout;
  readonly CELLS: Cells;
  readonly STACKS: Stacks;
  readonly EXITS_BY: ExitsBy;
  /** Prepared set-ups, with units and hexes as numbers. */
  readonly PLANS: readonly Plan[];
  /** The only part that changes. */
  readonly cache: RulesCache;
}
/** What the caches themselves are made from. */
export type UncachedBox = Omit<Box, 'cache'>;
/** Anything that carries its box: a state, a view, or the game. */
export interface OfBox {
  readonly box: object;
}
/** The engine knows a box only as an object; this is the one cast. */
export const boxOf = (g: OfBox): Box => g.box as Box;
export const chartsOf = (g: OfBox): Charts => boxOf(g).charts;
