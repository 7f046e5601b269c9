/** 13.0 The unit on the march, and everywhere it can go. */
import type { State } from '../../../engine/state.ts';
import type { HexId } from '../../../kernel/hex.ts';
import { campOf, nameOf, sideOf } from '../model/army.ts';
import { labelOf } from '../model/ground.ts';
import { inZone } from '../rules/position/board-cache.ts';
import { marching } from '../rules/movement/march.ts';
import { leftOf } from '../rules/movement/allowance.ts';
import { reachOf } from '../rules/movement/reach.ts';
import { supplyAt } from '../rules/supply/supply.ts';
import { placeOf, sideName } from '../model/state.ts';
import { SUPPLY, type SideName } from './units.ts';
import { frameOf } from '../rules/flow.ts';

export interface ReachView {
  readonly hex: string;
  readonly cost: number;
  /** 13.4 In an enemy zone. */
  readonly zone: boolean;
  /** 12.2 The supply it would have there, as other units stand now. */
  readonly supply: 'full' | 'low' | 'none';
  /** The route, the hex it starts from first. */
  readonly route: readonly string[];
}
export interface MarchView {
  readonly side: SideName;
  readonly hex: string;
  readonly units: readonly string[];
  readonly points: number;
  /** 13.1, 18.8 The most hexes it may go, if that is less than its points allow. */
  readonly hexes?: number;
  readonly reach: readonly ReachView[];
}
/** Exactly the destinations that are listed. */
const reachViews = (v: State, unit: number): readonly ReachView[] => {
  if (v.wait.for !== 'choice' || v.wait.ask.kind !== 'marching') return [];
  const { ask } = v.wait;
  const found = reachOf(v, unit);
  return marching.candidates(v, ask).flatMap(c => {
    if (c.do !== 'to' || !marching.judge(v, ask, c).ok) return [];
    return [
      {
        hex: labelOf(v, c.hex),
        cost: found.cost[c.hex]!,
        zone: inZone(v, campOf(v, unit), c.hex),
        supply: SUPPLY[supplyAt(v, unit, c.hex)]!,
        route: found.route(c.hex as HexId).map(hex => labelOf(v, hex)),
      },
    ];
  });
};
export const marchView = (v: State): MarchView | undefined => {
  const f = frameOf(v, 'march')?.vars;
  if (f === undefined) return undefined;
  const { unit } = f;
  const { points, cap } = leftOf(v, unit);
  return {
    side: sideName(sideOf(v, unit)),
    hex: labelOf(v, placeOf(v, unit)),
    units: [nameOf(v, unit)],
    points,
    ...(cap < points ? { hexes: cap } : {}),
    reach: reachViews(v, unit),
  };
};
