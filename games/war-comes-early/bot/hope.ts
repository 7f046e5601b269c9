/** For people: what an attack would be rolled at, and how likely the side is to win. */
import { above } from '../../../bots/hope.ts';
import type { Ask, Choice } from '../../../engine/decide.ts';
import { top } from '../../../engine/flow.ts';
import type { State } from '../../../engine/state.ts';
import { chartsOf } from '../box.ts';
import type { Battle } from '../rules/combat.ts';
import { is1939, lastTurn, sideNo, turnOf } from '../state.ts';
import { assaultOn } from './combat.ts';
import { deskOf } from './desk.ts';
import { POINT_1939 } from './objectives.ts';
import { oddsSaid } from './reasons.ts';
import { WEIGHTS } from './weights.ts';

/** Attacks only: with the force the staff would take. */
export const odds = (g: State, a: Ask, c: Choice): string | undefined => {
  if (c.do !== 'attack' && c.do !== 'declare') return undefined;
  const d = deskOf(g, sideNo(a.side), WEIGHTS);
  const b = top(g).vars as Battle;
  const aim = d.aim(c.do === 'attack' ? (c.hex as number) : b.hex);
  const x = aim && assaultOn(d, aim, c.do === 'declare' ? b.roster : undefined);
  return x && oddsSaid(d, x);
};
/** 4.2, 13.3 So far the margin still goes either way; little at the end. */
const spreadOf = (g: State): number => {
  const left = (lastTurn(g) - turnOf(g) + 1) / lastTurn(g);
  return is1939(g) ? 3 + 9 * left : 5 + 35 * Math.sqrt(left);
};
export const hope = (g: State, _side: string, estimate: number): { readonly chance: number; readonly to: string } => ({
  chance: above(is1939(g) ? POINT_1939 / 2 : chartsOf(g).points.margin, estimate, spreadOf(g)),
  to: 'win',
});
