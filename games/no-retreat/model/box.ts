/** What came in the box, as the rules read it: made once from the tables (unpack.ts), shared by every copy of a state, never changed. */
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
  /** Hexes of both sheets, then the boxes, then the sea off each port: what a counter's place counts. */
  readonly PLACES: readonly string[];
  readonly BOARD: Layout;
  readonly CELLS: Cells;
  /** 5.0 The event cards; 2.6 the initiative markers by what their fronts show; 5.7 the plans by side. */
  readonly CARD_PIECES: Pieces;
  readonly MARKER_PIECES: readonly Pieces[];
  readonly PLAN_PIECES: readonly [Pieces, Pieces];
  /** What the rules worked out and may want again: the only part that changes. */
  readonly cache: RulesCache;
}
export type UncachedBox = Omit<Box, 'cache'>;
/** A state, a view or the game itself: whatever was made from a box. */
export interface OfBox {
  readonly box: object;
}
/** The one place that knows what a box of this game is. */
export const boxOf = (g: OfBox): Box => g.box as Box;
export const chartsOf = (g: OfBox): Charts => boxOf(g).charts;
