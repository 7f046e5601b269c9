/** F8 What a side may know: hands, marker backs, plans and plan markers of the other are holes. */
import { fillPieces, piecesIn, seePieces, sizeOf } from '../../../engine/pieces.ts';
import type { Rnd } from '../../../engine/random.ts';
import { clone, HOLE, type Side, type State } from '../../../engine/state.ts';
import { A, G, type SideNo } from '../army.ts';
import { boxOf, type Box } from '../box.ts';
import { at, AT, isFrance, PLAN_MARKERS, SIDES } from '../state.ts';

const allPieces = ({ CARD_PIECES, MARKER_PIECES, PLAN_PIECES }: Box) => [CARD_PIECES, ...MARKER_PIECES, ...PLAN_PIECES];
const markersOf = (side: SideNo): readonly number[] =>
  [...PLAN_MARKERS.keys()].filter(i => PLAN_MARKERS[i]!.startsWith(SIDES[side]));
export const see = (g: State, side: Side): State => {
  const v = clone(g);
  for (const pieces of allPieces(boxOf(g))) seePieces(pieces, g, v, side);
  for (const owner of [G, A] as const)
    if (SIDES[owner] !== side) for (const i of markersOf(owner)) v.n[AT.planMarker + i] = HOLE;
  if (side !== SIDES[G]) v.n[at(g).fresh] = HOLE;
  return v;
};
/** 20.3 So many of a side's plan markers lie in the box: any of those that were due, or the Dummy. */
const fillPlanMarkers = (g: State, side: SideNo, rnd: Rnd): void => {
  const rows = markersOf(side);
  if (g.n[AT.planMarker + rows[0]!] !== HOLE) return;
  const count = isFrance(g) ? g.n[AT.planCount + side]! : 0;
  for (const i of rows) g.n[AT.planMarker + i] = 0;
  const left = [...rows];
  for (let k = 0; k < count; k++) g.n[AT.planMarker + left.splice(rnd(left.length), 1)[0]!] = 1;
};
export const fill = (view: State, _side: Side, rnd: Rnd): State => {
  const g = clone(view);
  for (const pieces of allPieces(boxOf(g))) fillPieces(pieces, g, rnd);
  for (const side of [G, A] as const) fillPlanMarkers(g, side, rnd);
  if (g.n[at(g).fresh] === HOLE) g.n[at(g).fresh] = freshFor(g);
  return g;
};
/** 22.7 While the German player is asked about it, some card of his hand; else none. */
const freshFor = (g: State): number => {
  const asked = g.wait.for === 'choice' && g.wait.ask.kind === 'redrawing';
  const { CARD_PIECES, SIZE } = boxOf(g);
  return asked ? (piecesIn(CARD_PIECES, g, SIZE + 2)[0] ?? -1) + 1 : 0;
};
export const pool = (g: State, zone: number): readonly number[] =>
  allPieces(boxOf(g)).flatMap(p => (sizeOf(p, g, zone) > 0 ? piecesIn(p, g, zone) : []));
