/** Counters and stacks as a side may know them. `v` is always a view, with holes for what is hidden (3.10). */
import { viewerAmong, type Viewer as AnyViewer } from '../../../engine/view.ts';
import type { State } from '../../../engine/state.ts';
import { stacksSeen, type SeenStack } from '../../../field/visible-stacks.ts';
import { counterOf, fullSteps, isFort, isMech, nameOf, nationOf, sideOf } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import { NATIONS, type Nation, type UnitType } from '../data/units.ts';
import { gridOf } from '../model/ground.ts';
import {
  at,
  attackOf,
  defenceOf,
  fortUnits,
  heightOf,
  mobileUnits,
  onMap,
  placeName,
  placeOf,
  sideName,
  SIDES,
  stackIn,
  stepsLeft,
  topOf,
} from '../model/state.ts';
import { inSupply, suppliedHexes } from '../rules/supply.ts';
import { inPlay } from '../rules/zones.ts';
import { shortOf } from './short.ts';

export type SideName = (typeof SIDES)[number];
export type Viewer = AnyViewer<SideName>;
export const viewerOf = (side: string): Viewer => viewerAmong(SIDES, side);
export interface UnitView {
  /** Unique, as choices name it: 'G 19 Pz'. */
  readonly name: string;
  /** What the counter prints beside the symbol: '19', 'XXI', '36'; a fort's hex. */
  readonly short: string;
  readonly nation: Nation;
  readonly side: SideName;
  readonly type: UnitType;
  readonly size: 'corps' | 'division' | 'fort';
  /** 2.5 Mechanised class. */
  readonly mechanised: boolean;
  /** Factors at its present steps; of an eliminated unit those at full strength. A fort has attack 0. */
  readonly attack: number;
  readonly defence: number;
  readonly steps: number;
  readonly stepsMax: number;
  /** 2.11 A four-step corps on its substitute counter. */
  readonly substitute: boolean;
  /** Its hex, or the box it lies in. */
  readonly place: string;
  readonly moved: boolean;
  /** 'planned': in the draft of an attack, which only its owner sees. */
  readonly fought: 'no' | 'yes' | 'planned';
  readonly retreated: boolean;
  /** 3.8 One of the corps of Sickle Cut. */
  readonly sickle: boolean;
  /** 3.10 Whether the enemy knows it: it is on top, was revealed, is a fort, or is off the map. */
  readonly shown: boolean;
  /** 3.6 False while its country is neutral. */
  readonly inPlay: boolean;
  /** 8.0 On the map and in supply now. */
  readonly supplied: boolean;
  /** Its army and its divisions, or where it stood. */
  readonly historical: string;
}
export interface StackView extends SeenStack<UnitView> {
  readonly side: SideName;
  readonly nation: Nation;
}

const FOUGHT_WORDS = ['no', 'yes', 'planned'] as const;

/** Which of the units that can be seen are in supply: one search a side. */
export const suppliedUnits = (v: State): Uint8Array => {
  const out = new Uint8Array(boxOf(v).UNITS.length);
  const hexes = ([0, 1] as const).map(side => suppliedHexes(v, side));
  for (const u of mobileUnits(v))
    if (onMap(v, u)) out[u] = hexes[sideOf(v, u)]![placeOf(v, u)] === 1 || inSupply(v, u) ? 1 : 0;
  return out;
};

export const unitView = (v: State, unit: number, supplied: Uint8Array): UnitView => {
  const alive = stepsLeft(v, unit) > 0;
  const place = placeOf(v, unit);
  const row = counterOf(v, unit);
  const [attack, defence] = row.factors[0]!;
  return {
    name: nameOf(v, unit),
    short: row.hex ?? shortOf(row.name),
    nation: NATIONS[nationOf(v, unit)]!,
    side: sideName(sideOf(v, unit)),
    type: row.type,
    size: row.size,
    mechanised: isMech(v, unit),
    attack: alive ? attackOf(v, unit) : attack,
    defence: alive ? defenceOf(v, unit) : defence,
    steps: stepsLeft(v, unit),
    stepsMax: fullSteps(v, unit),
    substitute: fullSteps(v, unit) === 4 && stepsLeft(v, unit) <= 2,
    place: placeName(v, place),
    moved: v.cells[at(v).moved + unit] === 1,
    fought: FOUGHT_WORDS[v.cells[at(v).fought + unit]!]!,
    retreated: v.cells[at(v).retreated + unit] === 1,
    sickle: v.cells[at(v).sickle + unit] === 1,
    shown: isFort(v, unit) || v.cells[at(v).shown + unit] === 1 || !onMap(v, unit) || topOf(v, place) === unit,
    inPlay: inPlay(v, unit),
    supplied: isFort(v, unit) || supplied[unit] === 1,
    historical: row.historical ?? '',
  };
};
export const stackViews = (v: State, supplied: Uint8Array): readonly StackView[] =>
  stacksSeen(
    gridOf(v).labels,
    hex => heightOf(v, hex),
    hex => stackIn(v, hex).map(u => unitView(v, u, supplied)),
  );
/** The forts that stand. */
export const fortViews = (v: State, supplied: Uint8Array): readonly UnitView[] =>
  [...fortUnits(v)].filter(u => onMap(v, u)).map(u => unitView(v, u, supplied));
export const unitsIn = (v: State, place: number, supplied: Uint8Array): readonly UnitView[] =>
  [...mobileUnits(v), ...fortUnits(v)].filter(u => placeOf(v, u) === place).map(u => unitView(v, u, supplied));
