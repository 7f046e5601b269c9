/** The unit or stack on the march, and everywhere it can go. */
import type { State } from '../../../engine/state.ts';
import { frameOf } from '../../../engine/flow.ts';
import { around, type HexId } from '../../../kernel/hex.ts';
import { UNREACHED, routeTo } from '../../../kernel/path.ts';
import { nameOf, sideOf, type SideNo } from '../model/army.ts';
import { gridOf, isWater, labelOf } from '../model/ground.ts';
import { foe, fortIn, placeOf, sideName, stackIn, topOf } from '../model/state.ts';
import { march, reachOf } from '../rules/march.ts';
import { marching } from '../rules/marching.ts';
import { inPlay, zonesOf } from '../rules/zones.ts';
import type { SideName } from './units.ts';

export interface ReachView {
  /** Its hex, as of a stack. */
  readonly name: string;
  readonly hex: string;
  readonly cost: number;
  /** Movement points left on arrival. */
  readonly left: number;
  /** The cheapest way, the hex it starts from first. */
  readonly route: readonly string[];
  /** 7.3 In an enemy zone: the move stops there, but for mechanised corps. */
  readonly zone: boolean;
  /** Enemy hexes next to it. */
  readonly beside: readonly string[];
}
export interface MarchView {
  readonly side: SideName;
  readonly hex: string;
  /** Named where one unit goes alone, or the viewer owns the stack. */
  readonly units: readonly string[];
  /** Points it has now; not known to the enemy of a stack whose points hang on what is in it. */
  readonly points?: number;
  /** It has gone some of its way already. */
  readonly passed: boolean;
  /** Does the side's Combat Phase still come this turn? */
  readonly fightsAfter: boolean;
  /** Where the move may end: its owner's alone. */
  readonly reach: readonly ReachView[];
}

const enemiesBeside = (v: State, side: SideNo, hex: HexId): readonly string[] =>
  around(gridOf(v), hex)
    .filter(h => {
      const enemy = stackIn(v, h)[0] ?? fortIn(v, h);
      return enemy >= 0 && sideOf(v, enemy) !== side && inPlay(v, enemy) && !isWater(v, hex, h);
    })
    .map(hex => labelOf(v, hex));

/** Exactly the destinations that are listed, with their routes. */
const reachViews = (v: State, side: SideNo): readonly ReachView[] => {
  if (v.wait.for !== 'choice') return [];
  const m = march(v);
  const ends = marching.candidates(v, v.wait.ask).flatMap(c => (c.do === 'to' ? [c.hex as HexId] : []));
  const r = reachOf(v, m);
  const from = labelOf(v, r.order[0]!);
  const costs = ends.map(hex => (r.cost[hex] === UNREACHED ? m.points : r.cost[hex]!));
  const routes = ends.map(hex =>
    r.cost[hex] === UNREACHED ? [from, labelOf(v, hex)] : routeTo(r, hex).map(hex => labelOf(v, hex)),
  );
  const zone = zonesOf(v, foe(side));
  return ends.map((hex, i) => ({
    name: labelOf(v, hex),
    hex: labelOf(v, hex),
    cost: costs[i]!,
    left: m.points - costs[i]!,
    route: routes[i]!,
    zone: zone[hex]! > 0,
    beside: enemiesBeside(v, side, hex),
  }));
};

/** 5.6 Move and then fight, or the other way round. */
const fightsAfter = (v: State): boolean => frameOf(v, 'playerTurn')?.vars.first === 0;
export const marchView = (v: State, viewer: string): MarchView | undefined => {
  const f = frameOf(v, 'march');
  if (!f || v.wait.for !== 'choice' || v.wait.ask.kind !== 'marching') return undefined;
  const alone = f.vars.unit as number | undefined;
  const hex = alone === undefined ? (f.vars.hex as number) : placeOf(v, alone);
  const side = sideOf(v, topOf(v, hex));
  const owner = viewer === sideName(side);
  const units = alone !== undefined ? [alone] : owner ? march(v).units : [];
  const points = owner ? march(v).points : (f.vars.points as number | undefined);
  return {
    side: sideName(side),
    hex: labelOf(v, hex),
    units: units.map(u => nameOf(v, u)),
    ...(points === undefined ? {} : { points }),
    passed: f.vars.passed === true,
    fightsAfter: fightsAfter(v),
    reach: owner ? reachViews(v, side) : [],
  };
};
