/** An empty board, for positions set by hand. */
import type { Saved } from '../../engine/save.ts';
import type { Json, State } from '../../engine/state.ts';
import { boxOf } from './model/box.ts';
import { at, BATTLE_MARKERS, DROPS, frontOf, isHex } from './model/state.ts';

const all = (names: readonly string[], value: (i: number) => string): Json =>
  Object.fromEntries(names.map((name, i) => [name, value(i)]));
/** The cards of this front in the pile, markers in their cups; plans stay where they are. */
const piecesIn = (g: State): Json => {
  const { CARDS, MARKERS, PIECE_NAMES, FIRST_MARKER, FIRST_PLAN } = boxOf(g);
  const ofMarker = ({ beside, side }: (typeof MARKERS)[number]): string => {
    if (beside) return 'Beside the cup';
    return side === 0 ? 'German cup' : 'Allied cup';
  };
  return all(PIECE_NAMES.slice(0, FIRST_PLAN), i => {
    if (i >= FIRST_MARKER) return ofMarker(MARKERS[i - FIRST_MARKER]!);
    return CARDS[i]!.front === frontOf(g) ? 'Draw pile' : 'Out';
  });
};
/** All units out of the game at full strength, Drop! markers off the map, nothing declared, empty hands, fair weather. */
export const emptyBoard = (g: State): Saved['columns'] => {
  const { UNIT_NAMES, PLACES } = boxOf(g);
  const { drop } = at(g);
  return {
    weather: 'fair',
    place: all(UNIT_NAMES, () => 'Out'),
    face: all(UNIT_NAMES, () => 'full'),
    marker: all(BATTLE_MARKERS, () => 'Beside the cup'),
    drop: all(DROPS, i => (isHex(g, g.cells[drop + i]!) ? 'Reserve' : PLACES[g.cells[drop + i]!]!)),
    piece: piecesIn(g),
  };
};
