/** Overlays: zones, supply and what cuts it, what a move would change, the odds of every target. They are made on demand, because they are too slow for every snapshot. */
import type { TraceView } from '../../../field/visible-stacks.ts';
import { clone, type State } from '../../../engine/state.ts';
import { A, G, nameOf, sideOf, type SideNo } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import { COUNTRIES } from '../data/map.ts';
import { countryOf, gridOf, hexOf, isCity, labelOf } from '../model/ground.ts';
import { at, foe, fortIn, mobileOf, onMap, placeOf, putUnit, topOf } from '../model/state.ts';
import { MACHINE } from '../rules/machine.ts';
import { attacking } from '../rules/combat.ts';
import { march } from '../rules/march-reach.ts';
import { inSupply, suppliedHexes, traceOf } from '../rules/supply.ts';
import { zoneHolders, zonesOf } from '../rules/zones.ts';
import type { HexId } from '../../../kernel/hex.ts';
import { bestOdds, type OddsView } from './battle.ts';
import { marchView } from './march.ts';
import { viewerOf, type SideName } from './units.ts';

export interface SideSupply {
  /** Hexes in which a unit of this side would be in supply. */
  readonly hexes: readonly string[];
  /** The units that are cut off. */
  readonly cut: readonly TraceView[];
}
/** What would change if the march ended in a hex. */
export interface WhatIf {
  readonly hex: string;
  readonly supplied: boolean;
  /** Other visible units of either side that lose or regain supply by it. */
  readonly cuts: readonly string[];
  readonly frees: readonly string[];
}
export interface Overlays {
  readonly zones: { readonly [S in SideName]: readonly string[] };
  readonly supply: { readonly [S in SideName]: SideSupply };
  readonly whatIf: readonly WhatIf[];
  /** 11.9 Every hex that may be attacked now, with the maximum odds; for the attacker only. */
  readonly targets: readonly { readonly hex: string; readonly odds: OddsView }[];
}

const marked = (v: State, array: Uint8Array): readonly string[] => gridOf(v).labels.filter((_, hex) => array[hex]! > 0);

const whoCuts = (v: State, side: SideNo, hex: number): string => {
  const enemy = topOf(v, hex);
  const fort = fortIn(v, hex);
  if (enemy >= 0 && sideOf(v, enemy) !== side) return `${nameOf(v, enemy)} stands in ${labelOf(v, hex)}`;
  return fort >= 0 && sideOf(v, fort) !== side
    ? `an enemy fort stands in ${labelOf(v, hex)}`
    : `the city ${labelOf(v, hex)} is the enemy’s`;
};
const cutOf = (v: State, side: SideNo, hex: number, by: 'enemy' | 'zone' | 'length'): NonNullable<TraceView['cut']> => {
  if (by !== 'zone') return { hex: labelOf(v, hex), why: whoCuts(v, side, hex), case: '8.1' };
  const [holder] = zoneHolders(v, foe(side), hex as HexId);
  const unit = holder === undefined ? undefined : nameOf(v, topOf(v, holder));
  return {
    hex: labelOf(v, hex),
    why: `${labelOf(v, hex)} is in the zone of ${unit ?? 'an enemy'}${holder === undefined ? '' : ` in ${labelOf(v, holder)}`}`,
    case: '8.9',
  };
};
/** The supply line of a unit, or the hex where it is cut and why. */
export const traceView = (v: State, unit: number): TraceView => {
  const hex = placeOf(v, unit);
  const side = sideOf(v, unit);
  const t = traceOf(v, unit);
  const said = { unit: nameOf(v, unit), hex: labelOf(v, hex), supplied: t.ok };
  if (t.ok) return { ...said, line: t.line.map(hex => labelOf(v, hex)) };
  if (t.by === 'ground')
    return {
      ...said,
      line: [],
      cut: { why: `no way leads out of ${COUNTRIES[countryOf(v, hex)]} over open ground`, case: '8.1' },
    };
  return { ...said, line: t.line.map(hex => labelOf(v, hex)), cut: cutOf(v, side, t.cut, t.by) };
};
const supplyOf = (v: State, side: SideNo): SideSupply => {
  const hexes = marked(v, suppliedHexes(v, side));
  return { hexes, cut: [...mobileOf(v, side)].filter(u => onMap(v, u) && !inSupply(v, u)).map(u => traceView(v, u)) };
};

const cutUnits = (v: State): ReadonlySet<number> =>
  new Set([...mobileOf(v, G), ...mobileOf(v, A)].filter(u => onMap(v, u) && !inSupply(v, u)));
/** Tries each destination on a copy of the view: moves the units there and takes control of the cities on the way. */
const whatIfs = (v: State, viewer: string): readonly WhatIf[] => {
  const way = marchView(v, viewer);
  if (!way?.reach.length) return [];
  const { units } = march(v);
  const before = cutUnits(v);
  const names = (list: Iterable<number>, without: ReadonlySet<number>) =>
    [...list].filter(u => !without.has(u) && !units.includes(u)).map(u => nameOf(v, u));
  return way.reach.map(({ hex, route }) => {
    const tried = clone(v);
    for (const u of units) putUnit(tried, u, hexOf(v, hex));
    for (const h of route.slice(1))
      if (isCity(v, hexOf(v, h))) tried.cells[at(v).control + hexOf(v, h)] = sideOf(v, units[0]!) + 1;
    const after = cutUnits(tried);
    return { hex, supplied: !units.some(u => after.has(u)), cuts: names(after, before), frees: names(before, after) };
  });
};
const targetsOf = (v: State, viewer: string): Overlays['targets'] => {
  if (v.wait.for !== 'choice' || v.wait.ask.kind !== 'attacking' || v.wait.ask.side !== viewer) return [];
  const { ask } = v.wait;
  return attacking
    .candidates(v, ask)
    .flatMap(c => (c.do === 'attack' && attacking.judge(v, ask, c).ok ? [c.hex] : []))
    .flatMap(hex => {
      const odds = bestOdds(v, hex);
      return odds ? [{ hex: labelOf(v, hex), odds }] : [];
    });
};

export const overlaysOf = (g: State, side: string): Overlays => {
  const viewer = viewerOf(side);
  const v = MACHINE.view(g, viewer);
  const zone = (of: SideNo) => marked(v, zonesOf(v, of));
  return {
    zones: { german: zone(G), allied: zone(A) },
    supply: { german: supplyOf(v, G), allied: supplyOf(v, A) },
    whatIf: whatIfs(v, viewer),
    targets: targetsOf(v, viewer),
  };
};
/** The supply line of a unit by name, if the viewer sees it. */
export const traceFor = (g: State, side: string, unit: string): TraceView | undefined => {
  const v = MACHINE.view(g, viewerOf(side));
  const u = boxOf(g).UNIT_NAMES.indexOf(unit);
  return u >= 0 && onMap(v, u) ? traceView(v, u) : undefined;
};
