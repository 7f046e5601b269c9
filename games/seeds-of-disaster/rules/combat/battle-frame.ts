/** The frame of a battle and who takes part in it. All of it is public: units that take part have been shown (13.1.6). */
import type { State } from '../../../../engine/state.ts';
import { armyPoisedWith, factorOf, isArmy, isMobile, outOfPlay, placeOf, stepsOf } from '../../model/army.ts';
import { A, G, type SideNo } from '../../model/box.ts';
import { at, byFirstRules, other } from '../../model/tracks.ts';
import { procedure, type Battle, type PerSide } from '../flow.ts';

/** The names of all variables, in the order of saved games. */
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
/** Every battle has all keys from the start: objects of one shape are faster to copy and read at every step. */
const SHAPE: Partial<Battle> = Object.fromEntries(BATTLE.map(v => [v, undefined]));
export const battleIn = (area: number, side: SideNo): Battle => ({ ...SHAPE, area, side });
export const battleProc = procedure('battle');
/** 13.1.3 Values of the column `fought`: it has fought; it is in the draft of an attack. */
export const FOUGHT = 1;
export const PLANNED = 2;

export const NEITHER: PerSide<boolean> = [false, false];
export const NIL: PerSide<number> = [0, 0];
export const withSide = <T>(pair: PerSide<T>, s: SideNo, value: T): PerSide<T> =>
  s === G ? [value, pair[A]] : [pair[G], value];

export const attackerOf = (b: Battle): SideNo => b.side;
export const defenderOf = (b: Battle): SideNo => other(b.side);
/** 13.7 Nobody before the result, and nobody in a tie. */
export const winnerOf = (b: Battle): SideNo | undefined => (b.winner === -1 ? undefined : b.winner);

const NOBODY: readonly number[] = [];
const forceOf = (b: Battle, s: SideNo): readonly number[] => (s === b.side ? b.attackers : b.defenders) ?? NOBODY;
const inPlay = (g: State, unit: number): boolean => stepsOf(g, unit) > 0 && placeOf(g, unit) !== outOfPlay(g);
/** All units the result affects, also those that fell back into the Area before (13.4). */
export const involved = (g: State, b: Battle, s: SideNo): readonly number[] => {
  const found: number[] = [];
  for (const u of forceOf(b, s)) if (inPlay(g, u)) found.push(u);
  return found;
};
/** 13.4 A unit that fell back into the Area does not fight for it. */
const isEngaged = (g: State, b: Battle, s: SideNo, unit: number): boolean =>
  inPlay(g, unit) && (s === b.side || g.cells[at(g).fellBack + unit] === 0);
export const engaged = (g: State, b: Battle, s: SideNo): readonly number[] => {
  const found: number[] = [];
  for (const u of forceOf(b, s)) if (isEngaged(g, b, s, u)) found.push(u);
  return found;
};
export const poisedIn = (g: State, b: Battle, s: SideNo): readonly number[] =>
  engaged(g, b, s).filter(u => armyPoisedWith(g, u) >= 0);
/** 9.2, 7.2.6 Poised units that count for the benefit: one whose face has lost its dots stays in the box and does not count. */
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
/** Makes no list: it is asked at many steps of a battle. */
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
