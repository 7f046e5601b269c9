/** 2.6, 5.0 Cards and initiative markers in hands, cups, piles and on the map. */
import { blockedBy, cells, no, ok, type Refused, type Verdict } from '../../../../engine/decide.ts';
import { allIn, put, sizeOf, type Pieces } from '../../../../engine/pieces.ts';
import { HOLE, type Case, type State } from '../../../../engine/state.ts';
import { A, G, type SideNo } from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import { ABILITIES, type Ability } from '../../data/rows.ts';
import { abilityOf, bearing, faceOf, facesOf, isCard, markerOf, pieceName } from '../../model/deck.ts';
import { isIn } from '../../model/ground.ts';
import { beside, BESIDE_CUP, cupOf, DISCARDS, EXPERIENCE, handOf, heldBy, ON_MAP, OUT } from '../../model/places.ts';
import { at, frontOf, isFrance, isLed } from '../../model/state.ts';
import { emit } from '../flow.ts';

export const piecesOf = (g: State, piece: number): Pieces => {
  const { CARD_PIECES, MARKER_PIECES, PLAN_PIECES, FIRST_PLAN } = boxOf(g);
  if (isCard(g, piece)) return CARD_PIECES;
  if (piece >= FIRST_PLAN) return PLAN_PIECES[boxOf(g).PLANS[piece - FIRST_PLAN]!.side === 'german' ? G : A];
  return MARKER_PIECES[faceOf(markerOf(g, piece))]!;
};
export const putPiece = (g: State, piece: number, place: number): void => put(piecesOf(g, piece), g, piece, place);

// Cards ----------------------------------------------------------------------------------------------------------
export const cardsIn = (g: State, place: number): readonly number[] => allIn(boxOf(g).CARD_PIECES, g, place);
export const handIn = (g: State, side: SideNo): readonly number[] => cardsIn(g, handOf(g, side));
export const handSize = (g: State, side: SideNo): number => sizeOf(boxOf(g).CARD_PIECES, g, handOf(g, side));
export const holdsCard = (g: State, side: SideNo, card: number): boolean =>
  isCard(g, card) && g.cells[at(g).piece + card] === handOf(g, side);
/** 5.1.3, 5.1.4 Whether some card whose half for this side has one of these effects is not in the discards, whoever holds it. */
export const isStillAbout = (g: State, side: SideNo, effects: readonly string[]): boolean => {
  const { CARDS, BY_EFFECT, CELLS } = boxOf(g);
  const front = frontOf(g);
  const gone = beside(g, DISCARDS);
  const isOne = (card: number): boolean => CARDS[card]!.front === front && g.cells[CELLS.piece + card] !== gone;
  return effects.some(effect => BY_EFFECT[side]!.get(effect)?.some(isOne) === true);
};
export const discard = (g: State, card: number): void => putPiece(g, card, beside(g, DISCARDS));

// Initiative markers ---------------------------------------------------------------------------------------------
export const markersIn = (g: State, side: SideNo, place: number): readonly number[] => {
  const { MARKER_PIECES } = boxOf(g);
  const [both, later] = facesOf(side);
  return allIn(MARKER_PIECES[later]!, g, place, allIn(MARKER_PIECES[both]!, g, place));
};
export const heldMarkers = (g: State, side: SideNo): readonly number[] => markersIn(g, side, heldBy(g, side));
/** 19.3, 24.2 Without the Initiative Target, which is kept beside the cup like any Target marker: it pays for nothing, counts toward no limit and is not redrawn. */
export const fromCup = (g: State, side: SideNo): readonly number[] => {
  const held = heldMarkers(g, side);
  return heldApart(g, side) > 0 ? held.filter(m => !markerOf(g, m).beside) : held;
};
/** How many Initiative Targets the side holds. */
export const heldApart = (g: State, side: SideNo): number => {
  const { APART, CELLS } = boxOf(g);
  const place = heldBy(g, side);
  let count = 0;
  for (const m of APART) if (g.cells[CELLS.piece + m] === place) count++;
  return count;
};
/** What is in a side's cup: nobody looks into it, but the owner knows it as what is nowhere else. */
export const inCup = (g: State, side: SideNo): readonly number[] => {
  const { piece } = at(g);
  const isIn = (m: number): boolean => g.cells[piece + m] === HOLE || g.cells[piece + m] === cupOf(g, side);
  return facesOf(side).flatMap(f => boxOf(g).MARKER_PIECES[f]!.rows.filter(isIn));
};
/** How many markers a side holds, as everybody sees. */
export const heldCount = (g: State, side: SideNo): number => {
  const { MARKER_PIECES } = boxOf(g);
  const [both, later] = facesOf(side);
  const place = heldBy(g, side);
  return sizeOf(MARKER_PIECES[both]!, g, place) + sizeOf(MARKER_PIECES[later]!, g, place);
};
/** 5.5.3 How many of these came from the cup: the Initiative Target is known wherever it is. */
export const heldFromCup = (g: State, side: SideNo): number => heldCount(g, side) - heldApart(g, side);
/** 5.8.3 In Poland markers without the 1939 front are dummies; with Sosnkowski the backs of the Allied ones can be used (22.6). */
export const isDummy = (g: State, piece: number): boolean => !isFrance(g) && !markerOf(g, piece).in1939;
/** 5.8.2, 22.1, 22.6 Whether its special ability may be used. */
export const isUsable = (g: State, piece: number): boolean => {
  if (abilityOf(g, piece) === 'Hold!' && markerOf(g, piece).side === A && isLed(g, 'Gamelin')) return false;
  return !isDummy(g, piece) || (markerOf(g, piece).side === A && isLed(g, 'Sosnkowski'));
};
/** The markers with an ability in a place. */
const bearersIn = (g: State, side: SideNo, ability: Ability, place: number): readonly number[] => {
  const { piece } = at(g);
  let found: number[] | undefined;
  for (const m of bearing(g, side, ability)) if (g.cells[piece + m] === place) (found ??= []).push(m);
  return found ?? NONE;
};
const NONE: readonly number[] = [];
/** The markers in hand with this ability that can be used; first GQG markers, which are good for nothing else (22.6). */
export const usable = (g: State, side: SideNo, ability: Ability): readonly number[] => {
  const held = bearersIn(g, side, ability, heldBy(g, side));
  const all = held.length > 0 ? held.filter(m => isUsable(g, m)) : held;
  return all.length > 1 && isDummy(g, all.at(-1)!) ? all.toSorted((a, b) => front(g, a) - front(g, b)) : all;
};
/** Whether there is one. */
export const canUse = (g: State, side: SideNo, ability: Ability): boolean => {
  const { piece } = at(g);
  const place = heldBy(g, side);
  for (const m of bearing(g, side, ability)) if (g.cells[piece + m] === place && isUsable(g, m)) return true;
  return false;
};
/** 5.8.2, 5.8.3 Whether a side has one it can use, and if not, why; refused by the marker's case. */
export const mayWield = (g: State, side: SideNo, ability: Ability, ruleCase: string): Verdict => {
  if (canUse(g, side, ability)) return ok;
  return bearersIn(g, side, ability, heldBy(g, side)).some(m => isDummy(g, m))
    ? blockedBy(
        cells('piece', ...bearing(g, side, ability)),
        '5.8.3',
        `your ${ability} is a dummy: it lacks the front your leader uses`,
      )
    : noMarkerOf(g, side, ability, ruleCase);
};
/** The side holds no such marker. This depends on the cells of all markers with that ability, if there are any. */
export const noMarkerOf = (g: State, side: SideNo, ability: Ability, ruleCase: string): Refused => {
  const bearers = bearing(g, side, ability);
  const words = `you hold no ${ability} marker that can be used`;
  return bearers.length ? blockedBy(cells('piece', ...bearers), ruleCase, words) : no(ruleCase, words);
};
/** 5.0 A card that is not in the hand. */
export const notInHand = (g: State, card: number, ruleCase: string): Refused =>
  isCard(g, card)
    ? blockedBy(cells('piece', card), ruleCase, `you do not hold ${pieceName(g, card)}`)
    : no(ruleCase, `${pieceName(g, card)} is no card`);
/** All initiative markers of a side, wherever they are. */
export const markersOf = (g: State, side: SideNo): readonly number[] => {
  const { FIRST_MARKER, MARKERS } = boxOf(g);
  return MARKERS.flatMap((m, i) => (m.side === side ? [FIRST_MARKER + i] : []));
};
/** 5.8.1, 5.8.3, 19.3 Why a marker pays for nothing. */
export const cannotPay = (g: State, side: SideNo, marker: number, ruleCase: string): Refused => {
  if (!isMarkerOf(g, side, marker) || !(isDummy(g, marker) || markerOf(g, marker).beside))
    return notHeld(g, side, marker, ruleCase);
  return no(ruleCase, `${pieceName(g, marker)} pays for nothing`);
};
/** 5.8 A marker that the side does not hold. */
export const notHeld = (g: State, side: SideNo, marker: number, ruleCase: string): Refused =>
  isMarkerOf(g, side, marker)
    ? blockedBy(cells('piece', marker), ruleCase, `you do not hold ${pieceName(g, marker)}`)
    : no(ruleCase, `${pieceName(g, marker)} is no initiative marker of yours`);
const isMarkerOf = (g: State, side: SideNo, piece: number): boolean => {
  const { FIRST_MARKER, MARKERS } = boxOf(g);
  return MARKERS[piece - FIRST_MARKER]?.side === side;
};
const front = (g: State, marker: number): number => (isDummy(g, marker) ? 0 : 1);
/** 5.8.1 The markers that can pay for an Initiative Event. */
export const payers = (g: State, side: SideNo): readonly number[] => fromCup(g, side).filter(m => !isDummy(g, m));
/** After use a marker goes back into the cup. */
export const backToCup = (g: State, marker: number): void => {
  const { side, beside: apart } = markerOf(g, marker);
  g.cells[at(g).lies + marker] = beside(g, OUT);
  putPiece(g, marker, apart ? heldBy(g, side) : cupOf(g, side));
};
/** 5.0 A marker that pays shows only its front, unless the rule asks for an ability. */
export const payWith = (g: State, marker: number, ruleCase: Case, ability?: Ability): void => {
  const { side, in1939 } = markerOf(g, marker);
  backToCup(g, marker);
  const shown = ability === undefined ? {} : { ability: ABILITIES.indexOf(ability) };
  emit(g, { is: 'paid', case: ruleCase, side, in1939, ...shown });
};
/** 19.3 The Initiative Target of an event is available for one turn. */
export const putBeside = (g: State, marker: number): void => putPiece(g, marker, beside(g, BESIDE_CUP));
/** Puts a marker into a hex, for all to see. */
export const layMarker = (g: State, marker: number, hex: number): void => {
  putPiece(g, marker, beside(g, ON_MAP));
  g.cells[at(g).lies + marker] = hex;
};
export const takeOut = (g: State, marker: number): void => {
  g.cells[at(g).lies + marker] = beside(g, OUT);
  putPiece(g, marker, beside(g, OUT));
};
/** 2.1, 5.8.3 Into the Battle Experience box, from which it never returns. 5.0 It was not used, so that its back stays secret. */
export const intoBox = (g: State, side: SideNo, marker: number): void => {
  putPiece(g, marker, beside(g, EXPERIENCE));
  emit(g, { is: 'markerOut', case: '5.8.3', side, in1939: markerOf(g, marker).in1939 });
};
/** The markers with this ability on the map. */
export const laid = (g: State, side: SideNo, ability: Ability): readonly number[] =>
  bearersIn(g, side, ability, beside(g, ON_MAP));
export const whereLaid = (g: State, marker: number): number => g.cells[at(g).lies + marker]!;
export const laidIn = (g: State, hex: number, ability: Ability): number => {
  const german = laidBy(g, G, hex, ability);
  return german >= 0 ? german : laidBy(g, A, hex, ability);
};
const laidBy = (g: State, side: SideNo, hex: number, ability: Ability): number => {
  const { lies, piece } = at(g);
  const place = beside(g, ON_MAP);
  for (const m of bearing(g, side, ability)) if (g.cells[lies + m] === hex && g.cells[piece + m] === place) return m;
  return -1;
};
/** 19.8 Whether this city has been surrendered. One marker covers all of Paris. */
export const isGivenUp = (g: State, hex: number): boolean => {
  const { piece } = at(g);
  const onMap = beside(g, ON_MAP);
  for (const m of bearing(g, A, 'Surrender!')) {
    if (g.cells[piece + m] !== onMap) continue;
    const city = whereLaid(g, m);
    if (city === hex || (isIn(g, hex, 'Paris') && isIn(g, city, 'Paris'))) return true;
  }
  return false;
};
