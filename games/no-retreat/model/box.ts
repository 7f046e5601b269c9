/** What came in the box, as the rules read it: built once from the tables (make-box.ts), shared by every copy of a state, never changed. */
import type { Pieces } from '../../../engine/pieces.ts';
import type { Layout } from '../../../engine/state.ts';
import type { Army } from './army.ts';
import type { Deck } from './deck.ts';
import type { Charts } from '../data/rows.ts';
import type { NoRetreatTables } from '../data/tables.ts';
import type { Ground } from './ground.ts';
import type { RulesCache } from './cache.ts';
import type { Cells } from './state.ts';

export interface Box extends Ground, Army, Deck {
  readonly tables: NoRetreatTables;
  readonly charts: Charts;
  /** Labels of places: the hexes of both sheets, then the boxes, then the sea off each port. */
  readonly PLACES: readonly string[];
  readonly BOARD: Layout;
  readonly CELLS: Cells;
  /** 5.0 The event cards; 2.6 the initiative markers, grouped by what their fronts show; 5.7 the plans by side. */
  readonly CARD_PIECES: Pieces;
  readonly MARKER_PIECES: readonly Pieces[];
  readonly PLAN_PIECES: readonly [Pieces, Pieces];
  /** What the rules have worked out and may need again: the only part that changes. */
  readonly cache: RulesCache;
}
export type UncachedBox = Omit<Box, 'cache'>;
/** A state, a view or the game itself: anything made from a box. */
export interface OfBox {
  readonly box: object;
}
/** The one place that knows the type of this game's box. */
export const boxOf = (g: OfBox): Box => g.box as Box;
export const chartsOf = (g: OfBox): Charts => boxOf(g).charts;
