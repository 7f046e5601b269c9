/** What makes a position well-formed: every counter, card and marker in one place where it can be. */
import { isWhole } from '../../../engine/frames.ts';
import { pieceFaults } from '../../../engine/pieces.ts';
import type { State } from '../../../engine/state.ts';
import { campOf, nameOf } from '../army.ts';
import { boxOf } from '../box.ts';
import { placed } from '../ground.ts';
import {
  AT,
  at,
  BATTLE_MARKERS,
  beside,
  BESIDE_CUP,
  frontNo,
  isHex,
  LAST_TURN,
  MOST_EVENT_VP,
  onMap,
  placeOf,
  sheetOf,
  turnOf,
  unitsIn,
  unitsInPlay,
} from '../state.ts';
import { mayRetreatInto } from './areas.ts';

const units = (g: State): readonly string[] => {
  const { from, to } = sheetOf(g);
  const { LAND, COUNT, FRONT } = boxOf(g);
  const strangers = Array.from({ length: COUNT }, (_, u) => u).filter(u => FRONT[u] !== frontNo(g) && onMap(g, u));
  return [
    ...strangers.map(u => `2.3 ${nameOf(g, u)} is no counter of this front`),
    ...unitsInPlay(g)
      .filter(u => onMap(g, u))
      .flatMap(u => {
        const hex = placeOf(g, u);
        if (hex < from || hex >= to) return [`2.1 ${nameOf(g, u)} stands on the other map`];
        if (LAND[hex] === 0) return [`13.2 ${nameOf(g, u)} stands in ${placed(g, hex)}, which is no ground`];
        const others = unitsIn(g, hex).filter(v => campOf(g, v) !== campOf(g, u));
        return others.length ? [`13.3 enemies stand together in ${placed(g, hex)}`] : [];
      }),
  ];
};
const markers = (g: State): readonly string[] =>
  BATTLE_MARKERS.flatMap((name, m) => {
    const place = g.n[at(g).marker + m]!;
    return isHex(g, place) || place === beside(g, BESIDE_CUP)
      ? []
      : [`2.5 the marker ${name} is neither in hand nor on the map`];
  });
export const faults = (g: State): readonly string[] => {
  const { CARD_PIECES, MARKER_PIECES, PLAN_PIECES, PLACES } = boxOf(g);
  return [
    ...units(g),
    ...markers(g),
    ...[CARD_PIECES, ...MARKER_PIECES, ...PLAN_PIECES].flatMap(p => pieceFaults(p, g, PLACES)),
    ...(isWhole(turnOf(g), 0, LAST_TURN) ? [] : [`4.0 the turn is ${turnOf(g)}, not 1 to ${LAST_TURN}`]),
    ...(isWhole(g.n[AT.eventVP], 0, 2 * MOST_EVENT_VP) ? [] : ['17.2 the Event score goes from -12 to 12']),
  ];
};
export const mayStand = mayRetreatInto;
