/** Counters and stacks as a side may know them. `v` is always a view made by `see` (8.3). */
import { viewerAmong, type Viewer as AnyViewer } from '../../../engine/view.ts';
import type { State } from '../../../engine/state.ts';
import { stacksSeen, type SeenStack } from '../../../field/visible-stacks.ts';
import { counterOf, isMech, nameOf, nationOf } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import { NATIONS, type Level, type Nation, type Size, type UnitType } from '../data/units.ts';
import { gridOf } from '../model/ground.ts';
import { inSupply } from '../rules/supply.ts';
import {
  at,
  heightOf,
  onMap,
  placeName,
  placeOf,
  sideName,
  sideOf,
  SIDES,
  stackIn,
  topOf,
  unitsInPlay,
} from '../model/state.ts';

export type SideName = (typeof SIDES)[number];
export type Viewer = AnyViewer<SideName>;
export const viewerOf = (side: string): Viewer => viewerAmong(SIDES, side);
const MOVED_WORDS = ['no', 'done', 'begun', 'under way', 'stopped'] as const;
const FOUGHT_WORDS = ['no', 'yes', 'planned'] as const;
export interface UnitView {
  /** Unique, as choices name it: 'G 2 A'. */
  readonly name: string;
  readonly short: string;
  readonly nation: Nation;
  readonly side: SideName;
  readonly type: UnitType;
  readonly size: Size;
  readonly level: Level;
  readonly mechanised: boolean;
  readonly attack: number;
  readonly defence: number;
  /** 7.1 How many components it breaks into; 0 if it does not. */
  readonly components: number;
  readonly adHoc: boolean;
  /** Its hex, or its box. */
  readonly place: string;
  readonly moved: (typeof MOVED_WORDS)[number];
  /** 'planned': in the draft of an attack, which only its owner sees. */
  readonly fought: (typeof FOUGHT_WORDS)[number];
  /** 8.3 The enemy knows it: it is on top, or an attack has revealed it. */
  readonly shown: boolean;
  /** 10.0 On the map and in supply now; 10.5 an army out of supply would break up if it moved or fought. */
  readonly supplied: boolean;
}
export interface StackView extends SeenStack<UnitView> {
  readonly side: SideName;
  readonly nation: Nation;
}

export const unitView = (v: State, unit: number): UnitView => {
  const row = counterOf(v, unit);
  const place = placeOf(v, unit);
  const { moved, fought, shown } = at(v);
  return {
    name: nameOf(v, unit),
    short: row.short,
    nation: NATIONS[nationOf(v, unit)]!,
    side: sideName(sideOf(v, unit)),
    type: row.type,
    size: row.size,
    level: row.level,
    mechanised: isMech(v, unit),
    attack: row.factors[0],
    defence: row.factors[1],
    components: boxOf(v).PARTS[unit]!,
    adHoc: row.adHoc === true,
    place: placeName(v, place),
    moved: MOVED_WORDS[v.cells[moved + unit]!]!,
    fought: FOUGHT_WORDS[v.cells[fought + unit]!]!,
    shown: v.cells[shown + unit] === 1 || !onMap(v, unit) || topOf(v, place) === unit,
    supplied: inSupply(v, unit),
  };
};
export const stackViews = (v: State): readonly StackView[] =>
  stacksSeen(
    gridOf(v).labels,
    hex => heightOf(v, hex),
    hex => stackIn(v, hex).map(u => unitView(v, u)),
  );
export const unitsIn = (v: State, test: (place: number) => boolean): readonly UnitView[] =>
  unitsInPlay(v)
    .filter(u => test(placeOf(v, u)))
    .map(u => unitView(v, u));
