/** What a side may know of The Ford, as plain data for any screen. */
import type { State } from '../../../engine/state.ts';
import { stepSeen } from '../../../engine/view.ts';
import { boxIn, HEXES } from '../box.ts';
import { GRID, SIDES, type FordSide, type Ground } from '../data/tables.ts';
import { MACHINE } from '../rules/machine.ts';
import { pointsOf } from '../rules/turn.ts';
import { holderOf, inFog, isKnown, isSpent, lastTurn, turnOf, unitAt } from '../state.ts';

export interface HexView {
  readonly hex: string;
  readonly ground: Ground;
  readonly holder?: FordSide;
  /** The unit, if the viewer knows which one it is. */
  readonly unit?: string;
  readonly strength?: number;
  readonly up: boolean;
  readonly spent: boolean;
}
export interface FordView {
  readonly turn: number;
  readonly last: number;
  readonly fog: boolean;
  readonly over: boolean;
  readonly step: { readonly case: string; readonly name: string };
  readonly hexes: readonly HexView[];
  readonly points: { readonly [side in FordSide]: number };
}

const hexView = (g: State, hex: number): HexView => {
  const unit = unitAt(g, hex);
  const holder = holderOf(g, hex);
  const row = unit === undefined ? undefined : boxIn(g).units[unit]!;
  return {
    hex: GRID.labels[hex]!,
    ground: boxIn(g).ground[hex]!,
    ...(holder ? { holder } : {}),
    ...(row ? { unit: row.name, strength: row.strength } : {}),
    up: unit !== undefined && isKnown(g, unit),
    spent: isSpent(g, hex),
  };
};
/** The view made from `seen`, which must already be what the side sees of the state. */
export const viewOf = (seen: State): FordView => ({
  turn: turnOf(seen),
  last: lastTurn(seen),
  fog: inFog(seen),
  over: seen.wait.for === 'over',
  step: stepSeen(MACHINE, '5.1', seen),
  hexes: HEXES.map(hex => hexView(seen, hex)),
  points: { [SIDES[0]]: pointsOf(seen, SIDES[0]), [SIDES[1]]: pointsOf(seen, SIDES[1]) } as FordView['points'],
});
