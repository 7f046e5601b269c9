/** 7.3 Investing in technology. */
import { blockedBy, cells, no, type Verdict } from '../../../../engine/decide.ts';
import type { State } from '../../../../engine/state.ts';
import type { SideNo } from '../../model/box.ts';
import { NUMBERS } from '../../data/charts.ts';
import { AT } from '../../model/state.ts';
import { hasTechnology2, investedOf } from '../../model/tracks.ts';
import { canAfford } from './costs.ts';

export const investedWords = (g: State, s: SideNo): string =>
  `${investedOf(g, s)} of ${NUMBERS.technology.value} RPs are invested`;
/** 7.3.2 A side invests 10 or 20 RPs a turn until technology level 2 is paid for. */
export const mayInvest = (g: State, s: SideNo, rp: number): Verdict => {
  const [least, most] = NUMBERS.investments.value;
  if (rp !== least && rp !== most)
    return no('7.3.2', `technology takes ${least} RPs at a time and at most ${most} a turn, not ${rp}`);
  if (hasTechnology2(g, s)) return blockedBy(cells('invested', s), '7.3.4', 'technology level 2 is reached');
  const now = g.cells[AT.investing + s]!;
  if (now + rp > most)
    return blockedBy(cells('investing', s), '7.3.2', `${now + rp} RPs: ${most} a turn are the most for technology`);
  if (investedOf(g, s) + rp > NUMBERS.technology.value)
    return blockedBy(
      cells('invested', s),
      '7.3.4',
      `${NUMBERS.technology.value - investedOf(g, s)} RPs are enough for level 2`,
    );
  return canAfford(g, s, rp, 'technology');
};
