/** What a hint says: the odds of an attack, and the side's chance to win. */
import type { WinChance } from '../../../bots/brain.ts';
import { chanceBy } from '../../../bots/win-chance.ts';
import type { Question, Choice } from '../../../engine/decide.ts';
import type { State } from '../../../engine/state.ts';
import { oddsLabel } from '../../../kernel/odds.ts';
import { boxOf, chartsOf } from '../model/box.ts';
import { at, is1940, mobileOf, PLANNED, sideNo, turnOf } from '../model/state.ts';
import { procedure } from '../rules/flow.ts';
import { chancesAt } from './battle.ts';
import { assaultOn, columnOf } from './combat.ts';
import { assessmentOf, type Assessment } from './assessment.ts';
import { HOPE, WEIGHTS } from './weights.ts';

const battleProc = procedure('battle');
const percent = (p: number): string => `${Math.round(p * 100)}%`;
const oddsWords = ({ s: { g } }: Assessment, column: number): string => {
  const p = chancesAt(g, column);
  return `at ${oddsLabel(boxOf(g).ODDS, column)}, ${percent(p.DE + p.DR)} to hit them or throw them back, ${percent(p.AE)} to fail with loss`;
};
/** The odds of an attack choice, with the force the staff would use or the units planned so far. */
export const odds = (g: State, a: Question, c: Choice): string | undefined => {
  if (c.do !== 'attack' && c.do !== 'declare') return undefined;
  const d = assessmentOf(g, sideNo(a.side), WEIGHTS);
  const aim = d.aim(c.do === 'attack' ? (c.hex as number) : battleProc.vars(g).hex);
  if (!aim) return undefined;
  if (c.do === 'attack') {
    const x = assaultOn(d, aim);
    return x && oddsWords(d, x.column);
  }
  const planned = [...mobileOf(g, sideNo(a.side))].filter(u => g.cells[at(g).fought + u] === PLANNED);
  return planned.length ? oddsWords(d, columnOf(d, aim, planned)) : undefined;
};

/** The share of the turns that are left, including this one. */
export const left = (g: State): number => {
  const { length } = chartsOf(g).turns[is1940(g) ? '1940' : '1939'];
  return Math.max(0, length - turnOf(g) + 1) / length;
};
export const hope = (g: State, side: string, estimate: number): WinChance => ({
  chance: chanceBy(HOPE[is1940(g) ? '1940' : '1939'][side === 'german' ? 'german' : 'allied'], estimate, left(g)),
  to: 'win',
});
