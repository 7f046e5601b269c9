/** For people: what an attack would be rolled at, and how likely the side is to win. */
import type { WinChance } from '../../../bots/brain.ts';
import { chanceBy } from '../../../bots/win-chance.ts';
import type { Question, Choice } from '../../../engine/decide.ts';
import { top } from '../../../engine/flow.ts';
import type { State } from '../../../engine/state.ts';
import type { Battle } from '../rules/flow.ts';
import { is1939, lastTurn, sideNo, turnOf } from '../model/state.ts';
import { assaultOn } from './combat.ts';
import { assessmentOf } from './assessment.ts';
import { oddsSaid } from './reasons.ts';
import { HOPE, weightsOf } from './weights.ts';

/** Attacks only: with the force the staff would take. */
export const odds = (g: State, a: Question, c: Choice): string | undefined => {
  if (c.do !== 'attack' && c.do !== 'declare') return undefined;
  const d = assessmentOf(g, sideNo(a.side), weightsOf(g, a.side));
  const b = top(g).vars as Battle;
  const aim = d.aim(c.do === 'attack' ? (c.hex as number) : b.hex);
  const x = aim && assaultOn(d, aim, c.do === 'declare' ? b.roster : undefined);
  return x && oddsSaid(d, x);
};
/** The share of the turns that are still to come. */
export const left = (g: State): number => Math.max(0, lastTurn(g) - turnOf(g) + 1) / lastTurn(g);
export const hope = (g: State, side: string, estimate: number): WinChance => ({
  chance: chanceBy(HOPE[is1939(g) ? '1939' : '1938'][side === 'german' ? 'german' : 'allied'], estimate, left(g)),
  to: 'win',
});
