/** For people: what an attack would be rolled at, and how likely the side is to win. */
import type { WinChance } from '../../../bots/brain.ts';
import { chanceBy } from '../../../bots/win-chance.ts';
import type { Question, Choice } from '../../../engine/decide.ts';
import { top } from '../../../engine/flow.ts';
import type { State } from '../../../engine/state.ts';
import { oddsLabel } from '../../../kernel/odds.ts';
import { boxOf, chartsOf } from '../model/box.ts';
import { at, is1940, mobileOf, PLANNED, sideNo, turnOf } from '../model/state.ts';
import { chancesAt } from './battle.ts';
import { assaultOn, columnOf } from './combat.ts';
import { deskOf, type Assessment } from './assessment.ts';
import { HOPE, WEIGHTS } from './weights.ts';

const percent = (p: number): string => `${Math.round(p * 100)}%`;
const said = ({ s: { g } }: Assessment, column: number): string => {
  const p = chancesAt(g, column);
  return `at ${oddsLabel(boxOf(g).ODDS, column)}, ${percent(p.DE + p.DR)} to hit them or throw them back, ${percent(p.AE)} to fail with loss`;
};
/** Attacks only: with the force the staff would take, or as it is planned so far. */
export const odds = (g: State, a: Question, c: Choice): string | undefined => {
  if (c.do !== 'attack' && c.do !== 'declare') return undefined;
  const d = deskOf(g, sideNo(a.side), WEIGHTS);
  const aim = d.aim(c.do === 'attack' ? (c.hex as number) : (top(g).vars as { hex: number }).hex);
  if (!aim) return undefined;
  if (c.do === 'attack') {
    const x = assaultOn(d, aim);
    return x && said(d, x.column);
  }
  const planned = [...mobileOf(g, sideNo(a.side))].filter(u => g.cells[at(g).fought + u] === PLANNED);
  return planned.length ? said(d, columnOf(d, aim, planned)) : undefined;
};

/** The share of the turns that are still to come. */
export const left = (g: State): number => {
  const { length } = chartsOf(g).turns[is1940(g) ? '1940' : '1939'];
  return Math.max(0, length - turnOf(g) + 1) / length;
};
export const hope = (g: State, side: string, estimate: number): WinChance => ({
  chance: chanceBy(HOPE[is1940(g) ? '1940' : '1939'][side === 'german' ? 'german' : 'allied'], estimate, left(g)),
  to: 'win',
});
