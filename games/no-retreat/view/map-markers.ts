/** Markers on the map: Targets, Counterblows, Drop! and Glider, and markers from the cups. */
import { piecesIn } from '../../../engine/pieces.ts';
import type { State } from '../../../engine/state.ts';
import { boxOf } from '../model/box.ts';
import type { Ability } from '../data/rows.ts';
import { abilityOf, markerOf } from '../model/deck.ts';
import { labelOf } from '../model/ground.ts';
import { beside, ON_MAP, placeName } from '../model/places.ts';
import { at, BATTLE_MARKERS, colourOf, DROPS, isHex, markerSide, sideName } from '../model/state.ts';
import type { SideName } from './units.ts';

export interface MarkView {
  readonly hex: string;
  readonly kind: 'target' | 'counterblow';
  readonly side: SideName;
  readonly colour: 'grey' | 'blue' | 'brown' | 'shock';
}
export interface LaidView {
  readonly hex: string;
  readonly ability: Ability;
  readonly side: SideName;
}
export interface DropView {
  readonly name: string;
  /** Its hex, or the box it lies in. */
  readonly place: string;
}
export interface MarksView {
  readonly declared: readonly MarkView[];
  readonly laid: readonly LaidView[];
  readonly drops: readonly DropView[];
  /** 2.5 How many of each colour are still in hand. */
  readonly left: { readonly grey: number; readonly blue: number; readonly brown: number };
}
const battleMarks = (v: State): readonly MarkView[] => {
  const { marker, markerFace } = at(v);
  return BATTLE_MARKERS.flatMap((_, m) => {
    const place = v.cells[marker + m]!;
    if (!isHex(v, place)) return [];
    const kind = v.cells[markerFace + m] === 0 ? 'target' : 'counterblow';
    return [{ hex: labelOf(v, place), kind, side: sideName(markerSide(v, m)), colour: colourOf(m) }];
  });
};
const SHOCK: { readonly [A in Ability]?: MarkView['kind'] } = {
  'Shock-Target': 'target',
  'Shock-Counterblow': 'counterblow',
};
const laidPieces = (v: State): readonly LaidView[] =>
  boxOf(v)
    .MARKER_PIECES.flatMap(p => piecesIn(p, v, beside(v, ON_MAP)))
    .map(piece => ({
      hex: labelOf(v, v.cells[at(v).lies + piece]!),
      ability: abilityOf(v, piece),
      side: sideName(markerOf(v, piece).side),
    }));

export const marksView = (v: State): MarksView => {
  const markersOnMap = laidPieces(v);
  const marks = battleMarks(v);
  const shocks = markersOnMap.flatMap((l): MarkView[] => {
    const kind = SHOCK[l.ability];
    return kind === undefined ? [] : [{ hex: l.hex, kind, side: l.side, colour: 'shock' }];
  });
  const left = (colour: MarkView['colour'], all: number): number => all - marks.filter(m => m.colour === colour).length;
  return {
    declared: [...marks, ...shocks],
    laid: markersOnMap.filter(l => SHOCK[l.ability] === undefined),
    drops: DROPS.map((name, i) => ({ name, place: placeName(v, v.cells[at(v).drop + i]!) })),
    left: { grey: left('grey', 5), blue: left('blue', 3), brown: left('brown', 2) },
  };
};
