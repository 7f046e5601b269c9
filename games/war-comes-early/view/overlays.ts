/** What is too dear for every look and made on demand: zones, aircraft, supply with what cuts it. */
import type { State } from '../../../engine/state.ts';
import type { HexId } from '../../../kernel/hex.ts';
import { A, G, nameOf, type SideNo } from '../army.ts';
import { boxOf } from '../box.ts';
import { COUNTRIES } from '../data/map.ts';
import { countryOf, labelOf } from '../ground.ts';
import { MACHINE } from '../machine.ts';
import { inSupply, traceOf } from '../rules/supply.ts';
import { underAir, zoneHolders, zonesOf } from '../rules/zones.ts';
import { foe, onMap, placeOf, sideOf, topOf, unitsOf } from '../state.ts';
import { hexesWhere } from './tracks.ts';
import type { SideName, Viewer } from './units.ts';

/** The supply line of a unit: the way to its source, or the way with the fewest obstacles and the hex that cuts it. */
export interface TraceView {
  readonly unit: string;
  readonly hex: string;
  readonly supplied: boolean;
  readonly line: readonly string[];
  /** Where it is cut, why in words, and the case. */
  readonly cut?: { readonly hex?: string; readonly why: string; readonly case: string };
}
export interface Overlays {
  readonly zones: { readonly [S in SideName]: readonly string[] };
  readonly air: readonly string[];
  /** The units that are cut off. */
  readonly cut: readonly TraceView[];
}
const cutOf = (v: State, side: SideNo, hex: number, by: 'enemy' | 'zone' | 'length'): NonNullable<TraceView['cut']> => {
  const at = labelOf(v, hex);
  const enemy = topOf(v, hex);
  if (by === 'length') return { hex: at, why: `${at} is too far from the railhead`, case: '10.3' };
  if (by === 'zone') {
    const [holder] = zoneHolders(v, foe(side), hex as HexId);
    return {
      hex: at,
      why: `${at} is in an enemy zone${holder === undefined ? '' : ` from ${labelOf(v, holder)}`}`,
      case: '9.2',
    };
  }
  const who =
    enemy >= 0 && sideOf(v, enemy) !== side ? `${nameOf(v, enemy)} stands in ${at}` : `${at} is in enemy hands`;
  return { hex: at, why: who, case: '10.2' };
};
export const traceView = (v: State, unit: number): TraceView => {
  const hex = placeOf(v, unit);
  const t = traceOf(v, unit);
  const said = { unit: nameOf(v, unit), hex: labelOf(v, hex), supplied: t.ok };
  const line = 'line' in t ? t.line.map(h => labelOf(v, h)) : [];
  if (t.ok) return { ...said, line };
  if (t.by === 'ground')
    return { ...said, line, cut: { why: `no way leads out of ${COUNTRIES[countryOf(v, hex)]}`, case: '10.2' } };
  return { ...said, line, cut: cutOf(v, sideOf(v, unit), t.cut, t.by) };
};
export const traceFor = (g: State, viewer: Viewer, unit: string): TraceView | undefined => {
  const v = MACHINE.view(g, viewer);
  const no = boxOf(v).UNIT_NAMES.indexOf(unit);
  return no >= 0 && onMap(v, no) ? traceView(v, no) : undefined;
};
export const overlaysOf = (g: State, viewer: Viewer): Overlays => {
  const v = MACHINE.view(g, viewer);
  const zone = (side: SideNo): readonly string[] => hexesWhere(v, hex => zonesOf(v, side)[hex]! > 0);
  return {
    zones: { german: zone(G), allied: zone(A) },
    air: hexesWhere(v, hex => underAir(v, G, hex) || underAir(v, A, hex)),
    cut: [...unitsOf(v, G), ...unitsOf(v, A)].filter(u => onMap(v, u) && !inSupply(v, u)).map(u => traceView(v, u)),
  };
};
