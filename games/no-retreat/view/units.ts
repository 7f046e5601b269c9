/** Counters and stacks as everybody sees them: nothing about counters is secret in this game. */
import { viewerAmong, type Viewer as AnyViewer } from '../../../engine/view.ts';
import type { State } from '../../../engine/state.ts';
import { counterOf, nameOf, sideOf } from '../model/army.ts';
import type { Nation, UnitType } from '../data/rows.ts';
import { labelOf } from '../model/ground.ts';
import { isHeldThere } from '../rules/movement/regional.ts';
import { placeName } from '../model/places.ts';
import { at, faceNow, isReduced, onMap, placeOf, sideName, SIDES, stepsOf, unitsInPlay } from '../model/state.ts';
import { frameOf } from '../rules/flow.ts';

export type SideName = (typeof SIDES)[number];
export type Viewer = AnyViewer<SideName>;
export const viewerOf = (side: string): Viewer => viewerAmong(SIDES, side);

export const SUPPLY = ['full', 'low', 'none'] as const;
export interface UnitView {
  /** Unique, as choices name it: 'G XIX'. */
  readonly name: string;
  /** 2.3.1 What is printed on the left of the counter. */
  readonly short: string;
  readonly group: string;
  readonly nation: Nation;
  readonly side: SideName;
  /** The type on the side that is up. */
  readonly type: UnitType;
  readonly sp: number;
  readonly mp: number;
  readonly reduced: boolean;
  readonly steps: number;
  readonly stepsMax: number;
  readonly mobile: boolean;
  /** 18.8 For a Regional unit on the map: whether it is bound to its area, not freed by a retreat or by turn 8. */
  readonly held?: boolean;
  /** Its hex, or its box. */
  readonly place: string;
  /** 12.4 */
  readonly supply: (typeof SUPPLY)[number];
  /** 2.7 */
  readonly noActions: boolean;
  /** 2.9 */
  readonly blitzkrieg: boolean;
  readonly moved: boolean;
  /** 'planned': in the draft of a battle. */
  readonly fought: 'no' | 'yes' | 'planned';
}
export interface StackView {
  readonly hex: string;
  readonly side: SideName;
  /** Of the counter on top. */
  readonly nation: Nation;
  /** The lowest first; forts and fortresses are lowest. Nothing is hidden. */
  readonly units: readonly UnitView[];
  readonly height: number;
  readonly hidden: 0;
  /** 2.7, 12.4 What binds all of them: the worst in the hex. */
  readonly supply: UnitView['supply'];
  readonly noActions: boolean;
  /** 14.0 Whether all of them are under Blitzkrieg! markers, or some. */
  readonly blitzkrieg: 'none' | 'some' | 'all';
}

/** 14.3 The attackers of the battle being prepared. */
const drafted = (v: State): readonly number[] => frameOf(v, 'combat')?.vars.attackers ?? [];
/** What a unit has done counts only in its own player turn, but the cells keep it until the next one. */
const isItsTurn = (v: State, unit: number): boolean => frameOf(v, 'playerTurn')?.vars.side === sideOf(v, unit);
export const unitView = (v: State, unit: number): UnitView => {
  const row = counterOf(v, unit);
  const acts = isItsTurn(v, unit);
  const { supply, na, blitz, moved, fought } = at(v);
  const { sp, mp, type } = faceNow(v, unit);
  return {
    name: nameOf(v, unit),
    short: row.id,
    group: row.group,
    nation: row.nation,
    side: sideName(sideOf(v, unit)),
    type: type ?? row.type,
    sp,
    mp,
    reduced: isReduced(v, unit),
    steps: stepsOf(v, unit),
    stepsMax: row.faces.length,
    mobile: row.mobile === true,
    ...(row.regional && onMap(v, unit) ? { held: isHeldThere(v, unit, placeOf(v, unit)) } : {}),
    place: placeName(v, placeOf(v, unit)),
    supply: SUPPLY[v.cells[supply + unit]!]!,
    noActions: v.cells[na + unit] === 1,
    blitzkrieg: v.cells[blitz + unit] === 1,
    moved: acts && v.cells[moved + unit] === 1,
    fought: acts && v.cells[fought + unit] === 1 ? 'yes' : drafted(v).includes(unit) ? 'planned' : 'no',
  };
};
export const unitsWhere = (v: State, test: (place: number) => boolean): readonly UnitView[] =>
  unitsInPlay(v)
    .filter(u => test(placeOf(v, u)))
    .map(u => unitView(v, u));

/** Forts come first, then units that cannot move, then by strength. */
const depthOf = (u: UnitView): number => (u.mp === 0 ? 0 : 10 + u.sp);
const stackOf = (hex: string, units: readonly UnitView[]): StackView => {
  const piled = units.toSorted((a, b) => depthOf(a) - depthOf(b));
  const top = piled.at(-1)!;
  const worst = Math.max(...piled.map(u => SUPPLY.indexOf(u.supply)));
  const blitzed = piled.filter(u => u.blitzkrieg).length;
  return {
    hex,
    side: top.side,
    nation: top.nation,
    units: piled,
    height: piled.length,
    hidden: 0,
    supply: SUPPLY[worst]!,
    noActions: piled.some(u => u.noActions),
    blitzkrieg: blitzed === 0 ? 'none' : blitzed === piled.length ? 'all' : 'some',
  };
};
/** By hex, in the order of the grid. */
export const stackViews = (v: State): readonly StackView[] => {
  const units = unitsInPlay(v).filter(u => onMap(v, u));
  const byHex = Map.groupBy(units, u => placeOf(v, u));
  return [...byHex]
    .toSorted(([a], [b]) => a - b)
    .map(([hex, of]) =>
      stackOf(
        labelOf(v, hex),
        of.map(u => unitView(v, u)),
      ),
    );
};
