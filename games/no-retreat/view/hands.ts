/** 5.0, 5.8 Cards, markers and plans as a side knows them: its own by name, the enemy's as counts. */
import { piecesIn, sizeOf } from '../../../engine/pieces.ts';
import type { State } from '../../../engine/state.ts';
import { A, G, type SideNo } from '../army.ts';
import { boxOf } from '../box.ts';
import type { Ability } from '../data/rows.ts';
import { abilityOf, facesOf, markerOf, pieceName, planOf } from '../deck.ts';
import {
  beside,
  CUP,
  DISCARDS,
  EXPERIENCE,
  handOf,
  HELD,
  heldBy,
  leaderOf,
  PILE,
  planPlace,
  sideName,
} from '../state.ts';
import type { SideName, Viewer } from './units.ts';

/** What lies in hand and cup by what the fronts show (5.8.3). */
export interface FrontsView {
  /** With the symbol of 1939 beside that of 1940. */
  readonly both: number;
  readonly only1940: number;
}
export interface MarkerView {
  /** As choices name it. */
  readonly name: string;
  readonly ability: Ability;
  readonly in1939: boolean;
}
export interface HandView {
  readonly side: SideName;
  readonly cards: number;
  readonly markers: FrontsView;
  readonly cup: FrontsView;
  /** 5.5.3, 5.5.4 */
  readonly cardLimit: number;
  readonly markerLimit: number;
  /** Whoever looks at his own hand: cards by number, markers with their backs. */
  readonly ownCards?: readonly string[];
  readonly ownMarkers?: readonly MarkerView[];
  /** 5.7 */
  readonly plan?: { readonly no: number; readonly name: string };
}
export interface DeckView {
  readonly pile: number;
  readonly discards: number;
  /** 5.8.3 Markers in the Battle Experience box. */
  readonly experience: number;
}

const frontsIn = (v: State, side: SideNo, box: number): FrontsView => {
  const [both, only1940] = facesOf(side).map(f => sizeOf(boxOf(v).MARKER_PIECES[f]!, v, beside(v, box)));
  return { both: both!, only1940: only1940! };
};
const markersOf = (v: State, side: SideNo): readonly MarkerView[] =>
  facesOf(side)
    .flatMap(f => piecesIn(boxOf(v).MARKER_PIECES[f]!, v, heldBy(v, side)))
    .map(m => ({ name: pieceName(v, m), ability: abilityOf(v, m), in1939: markerOf(v, m).in1939 }));
const ownOf = (v: State, side: SideNo): Partial<HandView> => {
  const [plan] = piecesIn(boxOf(v).PLAN_PIECES[side], v, planPlace(v, side));
  const row = plan === undefined ? undefined : planOf(v, plan);
  return {
    ownCards: piecesIn(boxOf(v).CARD_PIECES, v, handOf(v, side)).map(card => pieceName(v, card)),
    ownMarkers: markersOf(v, side),
    ...(row === undefined ? {} : { plan: { no: row.no, name: row.name } }),
  };
};
const handView = (v: State, viewer: Viewer, side: SideNo): HandView => ({
  side: sideName(side),
  cards: sizeOf(boxOf(v).CARD_PIECES, v, handOf(v, side)),
  markers: frontsIn(v, side, HELD + side),
  cup: frontsIn(v, side, CUP + side),
  cardLimit: leaderOf(v, side).cards,
  markerLimit: leaderOf(v, side).markers,
  ...(viewer === sideName(side) ? ownOf(v, side) : {}),
});
export const handViews = (v: State, viewer: Viewer): readonly [german: HandView, allied: HandView] => [
  handView(v, viewer, G),
  handView(v, viewer, A),
];
export const deckView = (v: State): DeckView => ({
  pile: sizeOf(boxOf(v).CARD_PIECES, v, beside(v, PILE)),
  discards: sizeOf(boxOf(v).CARD_PIECES, v, beside(v, DISCARDS)),
  experience: boxOf(v).MARKER_PIECES.reduce((n, p) => n + sizeOf(p, v, beside(v, EXPERIENCE)), 0),
});
