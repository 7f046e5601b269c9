/** What a battle keeps while it runs. All of it is public: whoever takes part has been shown (13.1.6). */
import { procedure } from '../../../../engine/flow.ts';
import type { State } from '../../../../engine/state.ts';
import { armyPoisedWith, factorOf, isArmy, isMobile, outOfPlay, placeOf, stepsOf } from '../../model/army.ts';
import { A, G, type SideNo } from '../../model/box.ts';
import { at, byFirstRules, other } from '../../model/tracks.ts';

export type PerSide<T> = readonly [german: T, allied: T];
export type Battle = {
  readonly area: number;
  readonly side: SideNo;
  /** 16.1.3 In a Breakthrough: the units that may fight again. */
  readonly again?: readonly number[];
  readonly attackers?: readonly number[];
  readonly defenders?: readonly number[];
  /** The place each attacker was in when the attack was declared: the Reserve for one that jumps. */
  readonly origins?: readonly number[];
  /** 6.2.4 */
  readonly massed?: boolean;
  /** 6.2.6, 5.2.4 Dice bought for the Mobile Forces Battle, and hits scored. */
  readonly pakfront?: PerSide<boolean>;
  readonly scouted?: PerSide<boolean>;
  readonly hits?: PerSide<number>;
  /** Losses of the Mobile Forces Battle taken so far. */
  readonly suffered?: PerSide<number>;
  /** 13.2.5 Who has the Poised Forces benefit; -1 nobody. */
  readonly benefit?: number;
  /** 13.3, 13.5.2 */
  readonly fleets?: readonly number[];
  readonly answering?: readonly number[];
  readonly engineers?: boolean;
  readonly tactical?: PerSide<boolean>;
  readonly mapped?: PerSide<boolean>;
  /** 13.5.4 Dice in the air with what IPs added; the fleet that was diverted, or -1. */
  readonly duel?: readonly number[];
  readonly diverted?: number;
  /** 13.6.1 */
  readonly faces?: readonly number[];
  readonly replies?: readonly number[];
  /** 13.7 Row of the results table, -1 for a tie; who won, -1 for a tie. */
  readonly row?: number;
  readonly winner?: number;
  /** 13.7.8 Areas the loser has still to leave. */
  readonly leaving?: readonly number[];
  /** 16.0 The attacker has Poised Forces left after his losses; 16.1.4 the stack that uses the Breakthrough. */
  readonly hadPoised?: boolean;
  readonly chosen?: readonly number[];
  /** 13.4 The defender has gone. */
  readonly withdrew?: boolean;
};
/** All of it, in the order it is written. */
export const BATTLE: readonly (keyof Battle)[] = [
  'area',
  'side',
  'again',
  'attackers',
  'defenders',
  'origins',
  'massed',
  'pakfront',
  'scouted',
  'hits',
  'suffered',
  'benefit',
  'fleets',
  'answering',
  'engineers',
  'tactical',
  'mapped',
  'duel',
  'diverted',
  'faces',
  'replies',
  'row',
  'winner',
  'leaving',
  'hadPoised',
  'chosen',
  'withdrew',
];
/** All battles are of one shape, what is not known yet without a value: every step copies and reads them, and of many shapes that is slow. */
const SHAPE: Partial<Battle> = Object.fromEntries(BATTLE.map(v => [v, undefined]));
export const battleIn = (area: number, side: SideNo): Battle => ({ ...SHAPE, area, side });
export const battleProc = procedure<Battle>('battle');
/** 13.1.3 What the column `fought` says of a unit: it has, or it is in the draft of an attack. */
export const FOUGHT = 1;
export const PLANNED = 2;

export const NEITHER: PerSide<boolean> = [false, false];
export const NIL: PerSide<number> = [0, 0];
export const withSide = <T>(pair: PerSide<T>, s: SideNo, value: T): PerSide<T> =>
  s === G ? [value, pair[A]] : [pair[G], value];

export const attackerOf = (b: Battle): SideNo => b.side;
export const defenderOf = (b: Battle): SideNo => other(b.side);

const NOBODY: readonly number[] = [];
const forceOf = (b: Battle, s: SideNo): readonly number[] => (s === b.side ? b.attackers : b.defenders) ?? NOBODY;
const inPlay = (g: State, unit: number): boolean => stepsOf(g, unit) > 0 && placeOf(g, unit) !== outOfPlay(g);
/** All whom the result hits: who fell back into the Area before, too (13.4). */
export const involved = (g: State, b: Battle, s: SideNo): readonly number[] => {
  const found: number[] = [];
  for (const u of forceOf(b, s)) if (inPlay(g, u)) found.push(u);
  return found;
};
/** 13.4 Who fell back into the Area adds nothing. */
const isEngaged = (g: State, b: Battle, s: SideNo, unit: number): boolean =>
  inPlay(g, unit) && (s === b.side || g.cells[at(g).fellBack + unit] === 0);
export const engaged = (g: State, b: Battle, s: SideNo): readonly number[] => {
  const found: number[] = [];
  for (const u of forceOf(b, s)) if (isEngaged(g, b, s, u)) found.push(u);
  return found;
};
export const poisedIn = (g: State, b: Battle, s: SideNo): readonly number[] =>
  engaged(g, b, s).filter(u => armyPoisedWith(g, u) >= 0);
/** 9.2, 7.2.6 Only mobile forces can be Poised: one whose face has lost its dots stays in the box, but neither wins the benefit nor counts by it. */
export const readyIn = (g: State, b: Battle, s: SideNo): readonly number[] => {
  const poised = poisedIn(g, b, s);
  return byFirstRules(g) ? poised : poised.filter(u => isMobile(g, u));
};
export const columnarIn = (g: State, b: Battle, s: SideNo): readonly number[] =>
  engaged(g, b, s).filter(u => !isArmy(g, u) && armyPoisedWith(g, u) < 0);
export const armiesIn = (g: State, b: Battle, s: SideNo): readonly number[] =>
  engaged(g, b, s).filter(u => isArmy(g, u));
export const mobileIn = (g: State, b: Battle, s: SideNo): readonly number[] =>
  engaged(g, b, s).filter(u => isMobile(g, u));
/** Whether it has any: asked at many steps of a battle, so that no list is made. */
export const hasPoised = (g: State, b: Battle, s: SideNo): boolean => {
  for (const u of forceOf(b, s)) if (armyPoisedWith(g, u) >= 0 && isEngaged(g, b, s, u)) return true;
  return false;
};
export const hasMobile = (g: State, b: Battle, s: SideNo): boolean => {
  for (const u of forceOf(b, s)) if (isMobile(g, u) && isEngaged(g, b, s, u)) return true;
  return false;
};
export const factorsIn = (g: State, units: readonly number[]): number =>
  units.reduce((sum, u) => sum + factorOf(g, u), 0);
