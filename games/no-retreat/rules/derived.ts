/** What follows from where things lie, worked out again after a position was set by hand: to name places is enough. */
import { isSaid, type Saved } from '../../../engine/save.ts';
import type { State } from '../../../engine/state.ts';
import { boxOf } from '../box.ts';
import { labelOf } from '../ground.ts';
import { at, AT, isHex, onMap, placeOf, PLAN_MARKERS, SIDES, unitsInPlay } from '../state.ts';
import { sideOf } from '../army.ts';

type Position = Partial<Saved>;
/** How many cards, markers and plans lie where; who sees a zone knows what is in it. */
const countPieces = (g: State): void => {
  const { CARD_PIECES, MARKER_PIECES, PLAN_PIECES, PIECE_NAMES } = boxOf(g);
  for (const p of [CARD_PIECES, ...MARKER_PIECES, ...PLAN_PIECES]) {
    for (const { place } of p.zones) g.n[p.size + place] = 0;
    for (const r of p.rows) {
      const place = g.n[p.at + r]!;
      const zone = p.zones.find(z => z.place === place);
      if (!zone) throw new RangeError(`${PIECE_NAMES[r]} cannot lie in ${boxOf(g).PLACES[place]}`);
      g.n[p.size + place]! += 1;
    }
  }
};
const forget = (g: State, before: State): void => {
  const { piece, known } = at(g);
  const { PIECE_NAMES } = boxOf(g);
  for (const p of PIECE_NAMES.keys()) if (g.n[piece + p] !== before.n[piece + p]) g.n[known + p] = 0;
};
export const derive = (g: State, before: State, position: Position): void => {
  const { control } = at(g);
  for (const u of unitsInPlay(g)) {
    const hex = placeOf(g, u);
    if (onMap(g, u) && isHex(g, hex) && !isSaid(position, 'control', labelOf(g, hex)))
      g.n[control + hex] = sideOf(g, u);
  }
  forget(g, before);
  countPieces(g);
  for (const [side] of SIDES.entries())
    if (!isSaid(position, 'planCount'))
      g.n[AT.planCount + side] = PLAN_MARKERS.filter(
        (m, i) => m.startsWith(SIDES[side]!) && g.n[AT.planMarker + i] === 1,
      ).length;
};
