/** For people: what an attack would be rolled at, and how likely the side is to win. */
import type { WinChance } from '../../../bots/brain.ts';
import { chanceBy } from '../../../bots/win-chance.ts';
import type { Question, Choice } from '../../../engine/decide.ts';
import type { State } from '../../../engine/state.ts';
import { COLUMNS } from '../data/rows.ts';
import { combatProc } from '../rules/combat/combat.ts';
import { markIn } from '../rules/combat/markers.ts';
import { LAST_TURN } from '../model/places.ts';
import { frontOf, sideNo, turnOf } from '../model/state.ts';
import { breaks, type Fight } from './battle.ts';
import { assaultOn } from './combat.ts';
import { deskOf, type Assessment } from './assessment.ts';
import { HOPE, weightsFor } from './weights.ts';

const percent = (p: number): string => `${Math.round(p * 100)}%`;
export const oddsSaid = (d: Assessment, x: Fight): string =>
  `${x.table} at ${x.column < 0 ? 'less than 1:3' : COLUMNS[Math.min(COLUMNS.length - 1, x.column)]}, ${percent(breaks(d.s, x))} to drive them back or worse`;
/** Attacks only: with the force the staff would take, before anybody bids. */
export const odds = (g: State, a: Question, c: Choice): string | undefined => {
  if ((c.do !== 'attack' && c.do !== 'target') || combatProc.vars(g).side !== sideNo(a.side)) return undefined;
  const side = sideNo(a.side);
  const d = deskOf(g, side, weightsFor(g, side));
  const hex = c.hex as number;
  const x = assaultOn(d, side, hex, markIn(g, hex) ?? { kind: 'target', side, with: side === 0 ? 'grey' : 'blue' });
  return x && oddsSaid(d, x);
};
/** The share of the turns that are still to come. */
export const left = (g: State): number => Math.max(0, LAST_TURN - turnOf(g) + 1) / LAST_TURN;
export const hope = (g: State, side: string, estimate: number): WinChance => ({
  chance: chanceBy(HOPE[frontOf(g)][side === 'german' ? 'german' : 'allied'], estimate, left(g)),
  to: 'win',
});
