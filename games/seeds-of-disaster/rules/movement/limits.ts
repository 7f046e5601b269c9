/** 10.1 Moves before the war: their kinds, when a unit may begin one, and how many a side has each turn. */
import { blockedBy, cells, no, ok, type Verdict } from '../../../../engine/decide.ts';
import type { State } from '../../../../engine/state.ts';
import { isArea, mobilised, nationOf, onMap, placeOf, sideOf, stepsOf } from '../../model/army.ts';
import { A, G, perBox, type SideNo } from '../../model/box.ts';
import { NUMBERS } from '../../data/charts.ts';
import { isCentre } from '../../model/ground.ts';
import { AT, PREPARATIONS } from '../../model/state.ts';
import { at, monthOf, statusOf } from '../../model/tracks.ts';
import { STATUS } from '../position/obstacles.ts';

export type ToArea = {
  readonly do: 'shift' | 'station' | 'move' | 'commit';
  readonly unit: number;
  readonly area: number;
};
export type Alone = { readonly do: 'withdraw' | 'reserve' | 'column'; readonly unit: number };
export type Poise = { readonly do: 'poise'; readonly unit: number; readonly army: number };
export type UnitMove = ToArea | Alone | Poise;
/** By unit and Area. */
export const toAreas = perBox(box => {
  const all = (verb: ToArea['do']) =>
    box.units.map(unit => box.areaIds.map((area): ToArea => ({ do: verb, unit, area })));
  return { shift: all('shift'), station: all('station'), move: all('move'), commit: all('commit') };
});

/** The country whose centres a unit uses: British and Polish units use those of France. */
export const hostOf = (g: State, unit: number): string => {
  const nation = nationOf(g, unit);
  return nation === 'Britain' || nation === 'Poland' ? 'France' : nation;
};
/** Still true after one of the plans of a month has crossed a border and brought war (12.0). */
export const inMonths = (g: State): boolean => monthOf(g) > 0;

// Limits -----------------------------------------------------------------------------------------------------------
export const centreLimit = (g: State, s: SideNo, unit: number): Verdict =>
  cameBack(g, unit) || g.cells[AT.centreMoves + s]! < NUMBERS.centreMoves.value
    ? ok
    : blockedBy(
        cells('centreMoves', s),
        '10.1.1',
        `${NUMBERS.centreMoves.value} units have moved between centres and boxes this turn, which is the most`,
      );
export const countCentreMove = (g: State, s: SideNo, unit: number): void => {
  if (!cameBack(g, unit)) g.cells[AT.centreMoves + s]! += 1;
};
export const mapLimit = (g: State, s: SideNo, unit: number): Verdict =>
  isBeyondLimit(g, unit) || g.cells[AT.mapMoves + s]! < NUMBERS.mapMoves.value
    ? ok
    : blockedBy(
        cells('mapMoves', s),
        '10.1.3',
        `${NUMBERS.mapMoves.value} units have moved on the map this turn, which is the most`,
      );
/** 10.1.7 Whether the unit has marched in this plan already. It may march on while it has MPs. */
export const isMarching = (g: State, unit: number): boolean => onMap(g, unit) && g.cells[at(g).spent + unit]! > 0;
/** 21.5.2 A unit that came back from Poland this turn counts against no limit. 21.4 gives units that landed no such freedom. */
export const cameBack = (g: State, unit: number): boolean =>
  g.cells[at(g).arrived + unit] === 1 && sideOf(g, unit) === G;
/** A unit that marches on was counted when it began. */
export const isBeyondLimit = (g: State, unit: number): boolean => cameBack(g, unit) || isMarching(g, unit);
export const countryLimit = (g: State, s: SideNo): Verdict =>
  g.cells[AT.countryMoves + s]! < NUMBERS.countryMoves.value
    ? ok
    : blockedBy(
        cells('countryMoves', s),
        '10.1.3',
        'a unit has left its centre for the map this turn, and one is the most',
      );
const MADE_ITS_MOVE = 'it has made its move';
export const mayBegin = (g: State, s: SideNo, unit: number): Verdict => {
  if (sideOf(g, unit) !== s) return no('10.1.1', 'it is not yours');
  if (stepsOf(g, unit) === 0) return blockedBy(cells('steps', unit), '7.0', 'it is not mobilised');
  if (g.cells[at(g).reserved + unit] === 1)
    return blockedBy(cells('reserved', unit), '2.3.2', 'it came into the Reserve this turn');
  if (g.cells[at(g).moved + unit] === 1) return blockedBy(cells('moved', unit), '10.1.11', MADE_ITS_MOVE);
  return isMarching(g, unit) ? blockedBy(cells('spent', unit), '10.1.11', MADE_ITS_MOVE) : ok;
};
export const mayMarchOn = (g: State, s: SideNo, unit: number): Verdict =>
  sideOf(g, unit) === s && isMarching(g, unit) ? ok : mayBegin(g, s, unit);
/** 10.1.2 Before Military Preparations units leave a centre only for another centre or their box. */
export const keptIn = (g: State): Verdict =>
  statusOf(g) < PREPARATIONS
    ? blockedBy(STATUS, '10.1.2', 'before Military Preparations no unit leaves its centre for the map')
    : ok;
/** 21.4 British units wait in their box until they land. */
export const isWaiting = (g: State, unit: number): boolean =>
  nationOf(g, unit) === 'Britain' && placeOf(g, unit) === mobilised(g, A);
export const leavesCentre = (g: State, s: SideNo, unit: number): boolean => {
  const place = placeOf(g, unit);
  return place === mobilised(g, s) || (isArea(g, place) && isCentre(g, place));
};
