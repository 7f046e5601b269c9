/** How a position stands for a side: the margin of points to be expected, a game won or lost on top of it. */
import type { State } from '../../../engine/state.ts';
import { A, G, type SideNo } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import { CZECHOSLOVAKIA } from '../model/ground.ts';
import { controls, FALLEN, foe, onMap, pointsOf, standing, unitsOf } from '../model/state.ts';
import { points1939 } from '../rules/victory.ts';
import { POINT_1939, worthOf } from './objectives.ts';
import { situationOf, type Situation } from './situation.ts';

/** A game won beside the points it was won by. */
const WON = 40;
type Ended = { readonly winner: string; readonly german: number; readonly allied: number };
const ended = (s: Situation, r: Ended): number => {
  if (s.in1939) return POINT_1939 * (r.german - 3);
  const won = r.winner === 'draw' ? 0 : r.winner === 'german' ? WON : -WON;
  return won + Math.max(-WON, Math.min(WON, r.german - r.allied));
};
const strength = (g: State, side: SideNo): number => {
  const { ATTACK, DEFENCE } = boxOf(g);
  return unitsOf(g, side).reduce((sum, u) => sum + (onMap(g, u) ? ATTACK[u]! + DEFENCE[u]! : 0), 0);
};
/** Hexes of a side that may fall: their worth, by the factors near them on both sides. */
const exposed = (s: Situation, side: SideNo): number => {
  const { g } = s;
  const { CITIES, FORT_HEXES } = boxOf(g);
  const threat = s.threat(side);
  let sum = 0;
  const add = (hex: number): void => {
    if (threat[hex]! < 1 || !controls(g, side, hex)) return;
    const worth = worthOf(s, foe(side), hex);
    const held = s.defence[side][hex]!;
    sum += worth * 0.6 * (threat[hex]! / (threat[hex]! + 2 * held + 8));
  };
  for (const hex of CITIES) add(hex);
  if (!s.in1939) for (const hex of FORT_HEXES) add(hex);
  return sum;
};
/** 4.2 Czechoslovakia still stands: the less time is left, the worse for the Germans. */
const standingCzechs = (s: Situation): number => (standing(s.g, CZECHOSLOVAKIA) === FALLEN ? 0 : -2 * (10 - s.left));
const expected = (s: Situation): number => {
  const { g } = s;
  const share = Math.min(1, s.left / 6);
  const power = 0.08 * (strength(g, G) - strength(g, A)) * share;
  const open = (exposed(s, A) - exposed(s, G)) * Math.min(1, 0.3 + s.left / 4);
  if (s.in1939) return POINT_1939 * (points1939(g) - 3) + open + power;
  return pointsOf(g, G) - pointsOf(g, A) + open + power + standingCzechs(s);
};
export const evaluate = (g: State, side: string): number => {
  const s = situationOf(g, side === 'german' ? G : A);
  const value = g.wait.for === 'over' ? ended(s, g.wait.result as Ended) : expected(s);
  return side === 'german' ? value : -value;
};
