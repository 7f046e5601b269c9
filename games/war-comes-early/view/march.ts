/** The unit or stack on the march, and everywhere it can go. */
import type { State } from '../../../engine/state.ts';
import type { HexId } from '../../../kernel/hex.ts';
import { UNREACHED } from '../../../kernel/path.ts';
import { names } from '../model/army.ts';
import { HALVES, labelOf } from '../model/ground.ts';
import { frameOf } from '../rules/flow.ts';
import { marching } from '../rules/march.ts';
import { marchNow, reachedBy } from '../rules/marchers.ts';
import { zonesOf } from '../rules/zones.ts';
import { foe, sideName, sideOf, topOf } from '../model/state.ts';
import type { SideName } from './units.ts';

export interface ReachView {
  /** Its hex; lists identify their rows by a field of this name. */
  readonly name: string;
  readonly hex: string;
  /** In movement points; a railway costs half a one. */
  readonly cost: number;
  /** The route, the hex it starts from first. */
  readonly route: readonly string[];
  /** 11.6 Reached in column only. */
  readonly column: boolean;
  /** 9.1 In an enemy zone. */
  readonly zone: boolean;
}
export interface MarchView {
  readonly side: SideName;
  readonly hex: string;
  /** The units of the group, only for their owner. */
  readonly units: readonly string[];
  readonly count: number;
  /** Points of the slowest on foot and mechanised; 11.6 and in column. */
  readonly points: readonly { readonly who: string; readonly left: number; readonly column?: number }[];
  /** Where the march may end, only for its owner. */
  readonly reach: readonly ReachView[];
}

/** Exactly the destinations that are listed, with their routes. */
const reachViews = (v: State): readonly ReachView[] => {
  if (v.wait.for !== 'choice') return [];
  const m = marchNow(v);
  const ends = marching.candidates(v, v.wait.ask).flatMap(c => (c.do === 'to' ? [c.hex as HexId] : []));
  const r = reachedBy(v, m);
  const zone = zonesOf(v, foe(sideOf(v, m.units[0]!)));
  return ends.map(hex => {
    const column = r.normal.cost[hex] === UNREACHED;
    const found = column ? r.column : r.normal;
    return {
      name: labelOf(v, hex),
      hex: labelOf(v, hex),
      cost: found.cost[hex]! / HALVES,
      route: found.route(hex).map(h => labelOf(v, h)),
      column,
      zone: zone[hex]! > 0,
    };
  });
};
export const marchView = (v: State, viewer: string): MarchView | undefined => {
  const f = frameOf(v, 'march');
  if (!f || v.wait.for !== 'choice' || v.wait.ask.kind !== 'marching') return undefined;
  const { hex, count } = f.vars;
  const side = sideName(sideOf(v, topOf(v, hex)));
  const owner = viewer === side;
  const m = owner ? marchNow(v) : undefined;
  return {
    side,
    hex: labelOf(v, hex),
    units: m ? m.units.map(u => names(v, [u])) : [],
    count: count ?? 0,
    points: m
      ? m.purses.map(p => ({
          who: names(v, [p.mover.one]),
          left: p.normal / HALVES,
          ...(m.column ? { column: p.column / HALVES } : {}),
        }))
      : [],
    reach: m ? reachViews(v) : [],
  };
};
