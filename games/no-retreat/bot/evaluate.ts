/** How a position stands for a side: the points to be expected in the end above the middle of the levels, a game won or lost on top of them. */
import type { State } from '../../../engine/state.ts';
import { A, G, isStatic, type SideNo } from '../model/army.ts';
import { LEVELS, bandsOf, endTotal, totalVP, type Outcome } from '../rules/victory.ts';
import { citiesOf, controls, faceNow, foe, onMap, turnRow, unitsOf } from '../model/state.ts';
import { situationOf, type Situation } from './situation.ts';
import { WEIGHTS } from './weights.ts';
import { lossWorth } from './worth.ts';

/** What a level is worth beside the points. */
const LEVEL = [-20, -8, 8, 20];
const ended = (g: State, r: Outcome): number => {
  const level = Math.max(0, (LEVELS as readonly string[]).indexOf(r.level));
  return LEVEL[level]! + Math.max(-15, Math.min(15, r.points - bandsOf(g)[1]!));
};
const strength = (g: State, side: SideNo): number =>
  unitsOf(g, side).reduce((n, u) => n + (onMap(g, u) && !isStatic(g, u) ? faceNow(g, u).sp : 0), 0);
/** Cities that may fall: their worth, by the strengths near them. */
const exposed = (s: Situation, side: SideNo): number => {
  const threat = s.threat(side);
  const seen = { ...s, side };
  let sum = 0;
  for (const hex of citiesOf(s.g)) {
    if (threat[hex]! < 1 || !controls(s.g, side, hex)) continue;
    const held = s.sp[side][hex]! + 0.4 * s.threat(foe(side))[hex]!;
    sum += lossWorth(seen, hex, WEIGHTS) * 0.7 * (threat[hex]! / (threat[hex]! + 2 * held + 3));
  }
  return sum;
};
/** 17.6 The next death's head casts its shadow: how far the total is from what it asks. */
const shadow = (g: State): number => {
  const { exceed, undercut } = turnRow(g);
  if (exceed === undefined || undercut === undefined) return 0;
  const total = totalVP(g);
  return total > exceed ? 1.5 : total < undercut ? -1.5 : 0;
};
const expected = (s: Situation): number => {
  const { g } = s;
  const share = Math.min(1, s.left / 8);
  const power = 0.12 * (strength(g, G) - strength(g, A)) * share;
  const open = (exposed(s, A) - exposed(s, G)) * Math.min(1, 0.4 + s.left / 6);
  return endTotal(g) - bandsOf(g)[1]! + 0.25 * totalVP(g) * share + power + open + shadow(g);
};
export const evaluate = (g: State, side: string): number => {
  const s = situationOf(g, side === 'german' ? G : A);
  const value = g.wait.for === 'over' ? ended(g, g.wait.result as Outcome) : expected(s);
  return side === 'german' ? value : -value;
};
