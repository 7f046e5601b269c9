/** F8 What a side may know: the other side's hand, marker backs, plan and plan markers are holes. */
import { allIn, fillPieces, piecesIn, put, seePieces } from '../../../../engine/pieces.ts';
import type { Rnd } from '../../../../engine/random.ts';
import { clone, HOLE, type Side, type State } from '../../../../engine/state.ts';
import { A, DUTCH, G, nationOf, SWISS, type SideNo } from '../../model/army.ts';
import { boxOf, type Box } from '../../model/box.ts';
import { planOf } from '../../model/deck.ts';
import { beside, cupOf, PILE } from '../../model/places.ts';
import { at, AT, isAtWar, isFrance, onMap, placeOf, PLAN_MARKERS, SIDES, unitsOf } from '../../model/state.ts';
import { markIn } from '../combat/markers.ts';
import { planHeld } from '../plans/plans.ts';
import { cardsIn, markersIn } from '../cards/pool.ts';

const allPieces = ({ CARD_PIECES, MARKER_PIECES, PLAN_PIECES }: Box) => [CARD_PIECES, ...MARKER_PIECES, ...PLAN_PIECES];
const markersOf = (side: SideNo): readonly number[] =>
  [...PLAN_MARKERS.keys()].filter(i => PLAN_MARKERS[i]!.startsWith(SIDES[side]));
/** 19.3, 24.2 The Initiative Target is open wherever it is. */
const seeApart = (g: State, v: State): void => {
  const { piece, known } = at(g);
  for (const m of boxOf(g).APART) for (const cell of [piece, known]) v.cells[cell + m] = g.cells[cell + m]!;
};
export const see = (g: State, side: Side): State => {
  const v = clone(g);
  for (const pieces of allPieces(boxOf(g))) seePieces(pieces, g, v, side);
  seeApart(g, v);
  for (const owner of [G, A] as const)
    if (SIDES[owner] !== side) for (const i of markersOf(owner)) v.cells[AT.planMarker + i] = HOLE;
  if (side !== SIDES[G]) v.cells[at(g).fresh] = HOLE;
  return v;
};
/** 20.3 Only the number of a side's plan markers in the box is known: they may be any of those that were due, or the Dummy. */
const fillPlanMarkers = (g: State, side: SideNo, rnd: Rnd): void => {
  const rows = markersOf(side);
  if (g.cells[AT.planMarker + rows[0]!] !== HOLE) return;
  const count = isFrance(g) ? g.cells[AT.planCount + side]! : 0;
  for (const i of rows) g.cells[AT.planMarker + i] = 0;
  const left = [...rows];
  for (let k = 0; k < count; k++) g.cells[AT.planMarker + left.splice(rnd(left.length), 1)[0]!] = 1;
};
/** 24.3 A side that has marked Dutch or neutral Swiss units as a Target has shown which plans it does not have. */
const contradicts = (g: State, plan: number): boolean => {
  const { instructions } = planOf(g, plan);
  return unitsOf(g, A).some(u => {
    const nation = nationOf(g, u);
    if ((nation !== DUTCH && nation !== SWISS) || !onMap(g, u)) return false;
    const mark = markIn(g, placeOf(g, u));
    if (mark?.kind !== 'target' || mark.side !== G) return false;
    return nation === DUTCH
      ? instructions.includes('Neutral Holland')
      : !isAtWar(g, 'Switzerland') && !instructions.includes('Swiss Question');
  });
};
/** 5.7 Draws a plan that is consistent with what its side has done. */
const fitPlan = (g: State, rnd: Rnd): void => {
  const held = isFrance(g) ? planHeld(g, G) : -1;
  if (held < 0 || !contradicts(g, held)) return;
  const pieces = boxOf(g).PLAN_PIECES[G];
  const place = (plan: number): number => g.cells[at(g).piece + plan]!;
  const others = pieces.rows.filter(plan => plan !== held && !contradicts(g, plan));
  const other = others[rnd(others.length)];
  if (other === undefined) return;
  const from = place(other);
  put(pieces, g, other, place(held));
  put(pieces, g, held, from);
};
export const fill = (view: State, side: Side, rnd: Rnd): State => {
  const g = clone(view);
  for (const pieces of allPieces(boxOf(g))) fillPieces(pieces, g, rnd);
  if (side === SIDES[A]) fitPlan(g, rnd);
  for (const side of [G, A] as const) fillPlanMarkers(g, side, rnd);
  if (g.cells[at(g).fresh] === HOLE) g.cells[at(g).fresh] = freshFor(g);
  return g;
};
/** 22.7 While the German player is asked about it, some card of that hand; otherwise none. */
const freshFor = (g: State): number => {
  const asked = g.wait.for === 'choice' && g.wait.ask.kind === 'redrawing';
  const { CARD_PIECES, SIZE } = boxOf(g);
  return asked ? (piecesIn(CARD_PIECES, g, SIZE + 2)[0] ?? -1) + 1 : 0;
};
export const pool = (g: State, zone: number): readonly number[] => {
  if (zone === beside(g, PILE)) return cardsIn(g, zone);
  for (const side of [G, A] as const) if (zone === cupOf(g, side)) return markersIn(g, side, zone);
  return allPieces(boxOf(g)).flatMap(p => allIn(p, g, zone));
};
