/** 2.5, 14.1, 19.3-19.5 Target and Counterblow markers: which lie where, and which units their colours are for. */
import { blockedBy, cells, no, ok, type Verdict, places } from '../../../../engine/decide.ts';
import type { State } from '../../../../engine/state.ts';
import {
  A,
  campOf,
  FRENCH,
  G,
  GERMANS,
  inOrder,
  nameOf,
  nationOf,
  POLES,
  SOVIET_CAMP,
  type SideNo,
} from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import { markerOf } from '../../model/deck.ts';
import { beside, BESIDE_CUP, ON_MAP } from '../../model/places.ts';
import { at, BATTLE_MARKERS, colourOf, isFrance, LAST_BOX, markerSide, stanceOf } from '../../model/state.ts';
import { backToCup, layMarker, mayWield, usable } from '../cards/pool.ts';
import { STANCE } from '../position/obstacles.ts';
import { emit } from '../flow.ts';

/** What marks a hex: a battle marker by its colour, or a shock initiative marker (Shock-Target, Shock-Counterblow). */
export const WITH = ['grey', 'blue', 'brown', 'shock'] as const;
export type With = (typeof WITH)[number];
export const [TARGET, COUNTERBLOW] = [0, 1];
export interface Mark {
  readonly kind: 'target' | 'counterblow';
  readonly side: SideNo;
  readonly with: With;
  /** Row of the battle marker, or of the initiative marker if it is a shock marker. */
  readonly piece: number;
}
const inHand = (g: State): number => beside(g, BESIDE_CUP);
/** 2.5 The first marker of a colour that a side has in hand; -1 if it has none. */
export const freeMarker = (g: State, side: SideNo, colour: With): number => {
  const { marker } = at(g);
  for (let m = 0; m < BATTLE_MARKERS.length; m++)
    if (g.cells[marker + m] === inHand(g) && colourOf(m) === colour && markerSide(g, m) === side) return m;
  return -1;
};
/** 2.5, 19.3, 19.4 Has the side such a marker to lay? Brown markers are Allied in France and German in Poland. */
export const hasFree = (g: State, side: SideNo, by: With, kind: Mark['kind']): Verdict => {
  if (by === 'shock')
    return kind === 'target'
      ? mayWield(g, side, 'Shock-Target', '19.3')
      : mayWield(g, side, 'Shock-Counterblow', '19.4');
  if (by === 'brown' && side !== (isFrance(g) ? A : G))
    return no('2.5', `the brown markers are ${side === G ? 'Allied in France' : 'German in Poland'}`);
  if (by === (side === G ? 'blue' : 'grey'))
    return no('2.5', `the ${by} markers are ${side === G ? 'Allied' : 'German'}`);
  return freeMarker(g, side, by) >= 0 ? ok : noneLeft(g, side, by);
};
const noneLeft = (g: State, side: SideNo, by: With): Verdict =>
  blockedBy(
    cells('marker', ...BATTLE_MARKERS.keys().filter(m => colourOf(m) === by && markerSide(g, m) === side)),
    '14.1',
    `all ${by} markers are on the map`,
  );
/** 14.1, 19.3, 19.4 The same without a reason. */
export const hasMarker = (g: State, side: SideNo, kind: Mark['kind'], by: With): boolean =>
  hasFree(g, side, by, kind).ok;
/** The marker in a hex, if there is one. */
export const markIn = (g: State, hex: number): Mark | undefined => {
  const { marker, markerFace } = at(g);
  for (let m = 0; m < BATTLE_MARKERS.length; m++)
    if (g.cells[marker + m] === hex)
      return {
        kind: g.cells[markerFace + m] === TARGET ? 'target' : 'counterblow',
        side: markerSide(g, m),
        with: colourOf(m),
        piece: m,
      };
  return shockIn(g, hex);
};
const shockIn = (g: State, hex: number): Mark | undefined => {
  const { lies, piece } = at(g);
  for (const m of boxOf(g).SHOCKS) {
    if (g.cells[lies + m] !== hex || g.cells[piece + m] !== beside(g, ON_MAP)) continue;
    const { ability, side } = markerOf(g, m);
    return { kind: ability === 'Shock-Target' ? 'target' : 'counterblow', side, with: 'shock', piece: m };
  }
  return undefined;
};
/** 14.3.1 The hexes the Phasing player must attack: his Targets and the enemy’s Counterblows. */
export const owedHexes = (g: State, side: SideNo): readonly number[] =>
  markedHexes(g).filter(hex => {
    const mark = markIn(g, hex)!;
    return mark.kind === 'target' ? mark.side === side : mark.side !== side;
  });
const markedHexes = (g: State): readonly number[] => {
  const { marker, lies } = at(g);
  const { SIZE } = boxOf(g);
  const hexes: number[] = [];
  const add = (hex: number): void => {
    if (hex < SIZE && !hexes.includes(hex)) hexes.push(hex);
  };
  for (let m = 0; m < BATTLE_MARKERS.length; m++) add(g.cells[marker + m]!);
  for (const p of boxOf(g).SHOCKS) add(g.cells[lies + p]!);
  return inOrder(hexes);
};
/** Returns the marker of a hex to its owner: battle markers to hand, shock markers to the cup. */
export const liftMark = (g: State, hex: number): void => {
  const mark = markIn(g, hex);
  if (!mark) return;
  if (mark.with === 'shock') backToCup(g, mark.piece);
  else g.cells[at(g).marker + mark.piece] = inHand(g);
};
export const layMark = (g: State, side: SideNo, hex: number, kind: Mark['kind'], by: With): void => {
  if (by === 'shock') layMarker(g, usable(g, side, kind === 'target' ? 'Shock-Target' : 'Shock-Counterblow')[0]!, hex);
  else {
    const m = freeMarker(g, side, by);
    g.cells[at(g).marker + m] = hex;
    g.cells[at(g).markerFace + m] = kind === 'target' ? TARGET : COUNTERBLOW;
  }
  emit(g, { is: 'declared', case: kind === 'target' ? '14.1.1' : '14.1.2', side, hex, kind, with: WITH.indexOf(by) });
};

// 2.5, 19.5, 20.2.2 Colours ------------------------------------------------------------------------------------------
const MAIN = [GERMANS, FRENCH, POLES];
/** 2.5, 18.5, 20.2.2 May a unit of this nation use its own side’s marker of this colour? */
export const fitsNation = (g: State, unit: number, by: With): Verdict => {
  const nation = nationOf(g, unit);
  if (by === 'brown' && MAIN.includes(nation))
    return blockedBy(places(unit), '2.5', `${nameOf(g, unit)} has no part in a brown marker`);
  if (by === 'grey' && campOf(g, unit) === SOVIET_CAMP && stanceOf(g) < LAST_BOX)
    return blockedBy(STANCE, '20.2.2', `${nameOf(g, unit)} uses brown markers alone until the Nazi-Soviet Line`);
  if (by === 'shock' && campOf(g, unit) === SOVIET_CAMP)
    return blockedBy(places(unit), '18.5', `${nameOf(g, unit)} is Soviet: no initiative marker is for it`);
  return ok;
};
