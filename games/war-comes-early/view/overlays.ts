/** What is too expensive for every view and is computed on demand: zones, aircraft, supply and what cuts it. */
import type { TraceView } from '../../../field/visible-stacks.ts';
import type { State } from '../../../engine/state.ts';
import type { HexId } from '../../../kernel/hex.ts';
import { A, G, nameOf, SOVIETS, type SideNo } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import { COUNTRIES } from '../data/map.ts';
import { NATIONS } from '../data/units.ts';
import { countryOf, labelOf } from '../model/ground.ts';
import { MACHINE } from '../rules/machine.ts';
import { isAtHome, shutTo } from '../rules/areas.ts';
import { attacking } from '../rules/combat.ts';
import { attackNow } from '../rules/odds.ts';
import { beside, mayStrike } from '../rules/strikes.ts';
import { inSupply, isSupplied, traceOf } from '../rules/supply.ts';
import { underAir } from '../rules/under-aircraft.ts';
import { zoneHolders, zonesOf } from '../rules/zones.ts';
import { foe, isActive, onMap, placeOf, sideOf, sideOfPower, topOf, unitsOf } from '../model/state.ts';
import { oddsView, type OddsView } from './battle.ts';
import { hexesWhere } from './tracks.ts';
import type { SideName, Viewer } from './units.ts';

export interface Overlays {
  readonly zones: { readonly [S in SideName]: readonly string[] };
  /** 6.2.2 Hexes under aircraft. */
  readonly air: readonly string[];
  /** The units out of supply. */
  readonly cut: readonly TraceView[];
  /** 10.3 Where a Soviet unit would be in supply from the railheads. */
  readonly railFed: readonly string[];
  /** 11.7 The hexes open to each nation in the war. */
  readonly limits: readonly { readonly nation: string; readonly hexes: readonly string[] }[];
  /** 12.0 Every hex that may be attacked now, with the odds if all adjacent units joined; only for the attacker. */
  readonly targets: readonly { readonly hex: string; readonly odds: OddsView }[];
}
const targetsOf = (v: State, viewer: Viewer): Overlays['targets'] => {
  if (v.wait.for !== 'choice' || v.wait.ask.kind !== 'attacking' || v.wait.ask.side !== viewer) return [];
  const { ask } = v.wait;
  const power = ask.about?.['power'] as number;
  return attacking
    .candidates(v, ask)
    .flatMap(c => (c.do === 'attack' && attacking.judge(v, ask, c).ok ? [c.hex] : []))
    .flatMap(hex => {
      const all = beside(v, sideOfPower(v, power), hex).filter(u => mayStrike(v, power, u, hex).ok);
      const odds = oddsView(attackNow(v, hex, all));
      return odds ? [{ hex: labelOf(v, hex), odds }] : [];
    });
};
/** 10.3 All ground around the fed railheads, the same for every viewer. */
const railFed = (v: State): readonly string[] =>
  isActive(v, SOVIETS) ? hexesWhere(v, hex => !isAtHome(v, SOVIETS, hex) && isSupplied(v, SOVIETS, hex)) : [];
const limitsOf = (v: State): Overlays['limits'] =>
  NATIONS.flatMap((nation, n) => {
    if (!isActive(v, n)) return [];
    const shut = shutTo(v, n);
    return [{ nation, hexes: hexesWhere(v, hex => shut[hex] === 0) }];
  });
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
    railFed: railFed(v),
    limits: limitsOf(v),
    targets: targetsOf(v, viewer),
    cut: [...unitsOf(v, G), ...unitsOf(v, A)].filter(u => onMap(v, u) && !inSupply(v, u)).map(u => traceView(v, u)),
  };
};
