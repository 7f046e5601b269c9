/** 12.0 What a battle keeps while it is planned and fought. */
import { procedure } from '../../../engine/flow.ts';
import type { State } from '../../../engine/state.ts';
import type { SideNo } from '../model/army.ts';
import type { Result } from '../data/charts.ts';
import { placeOf, sideOfPower } from '../model/state.ts';

const combatProc = procedure<{ readonly power: number }>('combat');
export type Battle = {
  readonly hex: number;
  /** 12.6 Into an empty hex of an enemy zone. */
  readonly flank?: boolean;
  /** 12.7 Those who advanced and may now attack again. */
  readonly roster?: readonly number[];
  readonly attackers?: readonly number[];
  /** Where each of them stands. */
  readonly from?: readonly number[];
  /** 10.5 Those found out of supply. */
  readonly cut?: readonly number[];
  /** 12.8 The division has jumped: did it land? */
  readonly flieger?: boolean;
  readonly concentric?: boolean;
  readonly result?: Result;
  /** 12.3 Halves of a corps equivalent still to be lost, and by whom. */
  readonly owed?: number;
  readonly loser?: number;
  /** 12.3 The garrison is gone, unless nobody advances. */
  readonly fallen?: boolean;
  readonly advanced?: readonly number[];
};
export const battleProc = procedure<Battle>('battle');
export const powerIn = (g: State): number => combatProc.vars(g).power;
export const attackingSide = (g: State): SideNo => sideOfPower(g, powerIn(g));
/** Those who attack or attacked and are still where they stood. */
export const standingAttackers = (g: State, b: Battle): readonly number[] =>
  (b.attackers ?? []).filter((u, i) => placeOf(g, u) === b.from![i]);
