/** 12.0 The battle under way: whose it is, and who still takes part. */
import type { State } from '../../../engine/state.ts';
import type { SideNo } from '../model/army.ts';
import { placeOf, sideOfPower } from '../model/state.ts';
import { procedure, type Battle } from './flow.ts';

const combatProc = procedure('combat');
export const battleProc = procedure('battle');
export const powerIn = (g: State): number => combatProc.vars(g).power;
export const attackingSide = (g: State): SideNo => sideOfPower(g, powerIn(g));
/** The attackers that are still where they attacked from. */
export const standingAttackers = (g: State, b: Battle): readonly number[] =>
  (b.attackers ?? []).filter((u, i) => placeOf(g, u) === b.from?.[i]);
