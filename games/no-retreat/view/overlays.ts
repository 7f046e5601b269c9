/** What is too expensive for every view and is computed on demand: zones of the three camps, supply lines and what cuts them, ground where a unit would be in supply. */
import type { TraceView } from '../../../field/visible-stacks.ts';
import type { State } from '../../../engine/state.ts';
import type { Lines } from '../../../field/supply-lines.ts';
import type { HexId } from '../../../kernel/hex.ts';
import { traceSupply } from '../../../kernel/supply.ts';
import {
  ALLIED_CAMP,
  BELGIANS,
  campOf,
  CAMPS,
  counterOf,
  DUTCH,
  GERMAN_CAMP,
  nameOf,
  nationOf,
  SOVIET_CAMP,
  SWISS,
} from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import { labelOf, placed } from '../model/ground.ts';
import { MACHINE } from '../rules/machine.ts';
import { boardOf, inZone, isBarredTo } from '../rules/position/board-cache.ts';
import { IN_SUPPLY, LOW_SUPPLY, NO_SUPPLY, supplyAt } from '../rules/supply/supply.ts';
import { onMap, placeOf, sheetOf, unitsIn, unitsInPlay } from '../model/state.ts';
import type { Viewer } from './units.ts';

const CAMP_NAMES = { [GERMAN_CAMP]: 'german', [ALLIED_CAMP]: 'allied', [SOVIET_CAMP]: 'soviet' } as const;
export type CampName = (typeof CAMP_NAMES)[keyof typeof CAMP_NAMES];
export interface Overlays {
  /** 13.4 Hexes in a zone, full or weak, by the camp it belongs to. */
  readonly zones: { readonly [C in CampName]: readonly string[] };
  /** 12.3 Units that would be marked, or surrender, if their Supply Phase came now. */
  readonly cut: readonly TraceView[];
  /** 12.2 Where a unit like the one asked about would be in supply. */
  readonly fed: readonly string[];
}
const hexesWhere = (v: State, test: (hex: number) => boolean): readonly string[] => {
  const { from, to } = sheetOf(v);
  return boxOf(v)
    .GRID.labels.slice(from, to)
    .filter((_, i) => test(from + i));
};
/** Full zones are in the layers of the camps, weak ones in the layers after them. */
const zoneOf = (v: State, camp: number): readonly string[] => {
  const { zones } = boardOf(v);
  return hexesWhere(v, hex => zones[camp]![hex]! > 0 || zones[CAMPS + camp]![hex]! > 0);
};
/** 12.2 The lines that supply a unit; undefined for units that need none. */
const linesOf = (v: State, unit: number, byEdge: boolean): Lines | undefined => {
  const nation = nationOf(v, unit);
  const { supply } = boxOf(v).cache;
  if (nation === SWISS || counterOf(v, unit).supply) return undefined;
  if (byEdge) return supply.edge;
  if (campOf(v, unit) !== ALLIED_CAMP) return campOf(v, unit) === GERMAN_CAMP ? supply.german : supply.soviet;
  if (nation === DUTCH) return supply.dutch;
  return nation === BELGIANS ? supply.belgian : supply.allied;
};
const cutBy = (v: State, unit: number, hex: number): NonNullable<TraceView['cut']> => {
  const camp = campOf(v, unit);
  const at = labelOf(v, hex);
  const [enemy] = unitsIn(v, hex);
  if (isBarredTo(v, camp, hex) && enemy !== undefined)
    return { hex: at, why: `${nameOf(v, enemy)} stands in ${placed(v, hex)}`, case: '12.1' };
  if (inZone(v, camp, hex)) return { hex: at, why: `${placed(v, hex)} is in an enemy zone`, case: '12.1' };
  return { hex: at, why: `${placed(v, hex)} is closed to it`, case: '12.1' };
};
export const traceView = (v: State, unit: number): TraceView => {
  const hex = placeOf(v, unit);
  const found = supplyAt(v, unit, hex);
  const said = { unit: nameOf(v, unit), hex: labelOf(v, hex), supplied: found !== NO_SUPPLY };
  const lines = linesOf(v, unit, found === LOW_SUPPLY);
  if (lines === undefined) return { ...said, line: [labelOf(v, hex)] };
  const t = traceSupply(boxOf(v).GRID, lines.map(v), hex as HexId, lines.sources(v));
  const line = 'line' in t ? t.line.map(h => labelOf(v, h)) : [];
  if (t.ok || found !== NO_SUPPLY) return { ...said, line };
  return { ...said, line, ...('cut' in t ? { cut: cutBy(v, unit, t.cut) } : {}) };
};
const unitNo = (v: State, unit: string): number => boxOf(v).UNIT_NAMES.indexOf(unit);
export const traceFor = (g: State, viewer: Viewer, unit: string): TraceView | undefined => {
  const v = MACHINE.view(g, viewer);
  const no = unitNo(v, unit);
  return no >= 0 && onMap(v, no) ? traceView(v, no) : undefined;
};
/** `about`: the unit whose supply elsewhere is asked for. */
export const overlaysOf = (g: State, viewer: Viewer, about: string): Overlays => {
  const v = MACHINE.view(g, viewer);
  const no = unitNo(v, about);
  return {
    zones: { german: zoneOf(v, GERMAN_CAMP), allied: zoneOf(v, ALLIED_CAMP), soviet: zoneOf(v, SOVIET_CAMP) },
    cut: unitsInPlay(v)
      .filter(u => onMap(v, u) && supplyAt(v, u, placeOf(v, u)) !== IN_SUPPLY)
      .map(u => traceView(v, u)),
    fed: no < 0 ? [] : hexesWhere(v, hex => boxOf(v).LAND[hex] === 1 && supplyAt(v, no, hex) === IN_SUPPLY),
  };
};
