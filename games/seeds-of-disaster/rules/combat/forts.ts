/** 14.1, 14.2 Fortifications that stand: the Maginot Line and the Westwall. */
import type { State } from '../../../../engine/state.ts';
import { A, boxOf, G, type SideNo } from '../../model/box.ts';
import { maginotIn, westwallIn } from '../../model/ground.ts';

export interface Fort {
  readonly side: SideNo;
  readonly strength: number;
  readonly dice: number;
}
/** The fort in an Area, whoever built it. */
export const fortIn = (g: State, area: number): Fort | undefined => {
  const symbols = maginotIn(g, area);
  if (symbols > 0) return { side: A, strength: symbols, dice: symbols };
  const steps = westwallIn(g, area);
  const { strength, dice } = boxOf(g).tables.westwall;
  return steps > 0 ? { side: G, strength: strength[steps - 1]!, dice: dice[steps - 1]! } : undefined;
};
/** Whether a fort of that side stands there. */
export const hasFort = (g: State, area: number, s: SideNo): boolean =>
  s === A ? maginotIn(g, area) > 0 : westwallIn(g, area) > 0;
export const fortOf = (g: State, area: number, s: SideNo): Fort | undefined =>
  hasFort(g, area, s) ? fortIn(g, area) : undefined;
