/** The unit or stack on the march, and where it can go. */
import type { State } from '../../../engine/state.ts';
import { around, type HexId } from '../../../kernel/hex.ts';
import { UNREACHED, routeTo } from '../../../kernel/path.ts';
import { nameOf, sideOf, type SideNo } from '../model/army.ts';
import { gridOf, isWater, labelOf } from '../model/ground.ts';
import { foe, fortIn, placeOf, sideName, stackIn, topOf } from '../model/state.ts';
import { frameOf } from '../rules/flow.ts';
import { march, reachOf } from '../rules/march-reach.ts';
import { marching } from '../rules/march.ts';
import { inPlay, zonesOf } from '../rules/zones.ts';
import type { SideName } from './units.ts';

export interface ReachView {
  /** The label of the hex: a diff of two views matches rows by their `name`. */
  readonly name: string;
  readonly hex: string;
  readonly cost: number;
  /** Movement points left on arrival. */
  readonly left: number;
  /** The cheapest way, the hex it starts from first. */
  readonly route: readonly string[];
  /** 7.3 In an enemy zone, where a move ends unless the unit is mechanised. */
  readonly zone: boolean;
  /** Enemy hexes next to it. */
  readonly beside: readonly string[];
}
export interface MarchView {
  readonly side: SideName;
  readonly hex: string;
  /** Empty for everybody but the owner of a stack. A unit that moves alone is named to all (3.10). */
  readonly units: readonly string[];
  /** Points left; unknown to the enemy where they depend on hidden units of the stack. */
  readonly points?: number;
  /** Whether it has already moved by way of some hex. */
  readonly passed: boolean;
  /** Whether the side's Combat Phase follows in this player turn. */
  readonly fightsAfter: boolean;
  /** Where the move may end; for the owner only. */
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

const fightsAfter = (v: State): boolean => frameOf(v, 'playerTurn')?.vars.first === 0;
export const marchView = (v: State, viewer: string): MarchView | undefined => {
  const f = frameOf(v, 'march');
  if (!f || v.wait.for !== 'choice' || v.wait.ask.kind !== 'marching') return undefined;
  const { unit: alone } = f.vars;
  const hex = f.vars.unit === undefined ? f.vars.hex : placeOf(v, f.vars.unit);
  const side = sideOf(v, topOf(v, hex));
  const owner = viewer === sideName(side);
  const units = alone !== undefined ? [alone] : owner ? march(v).units : [];
  const points = owner ? march(v).points : f.vars.points;
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
