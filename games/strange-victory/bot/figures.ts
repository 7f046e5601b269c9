/** Statistics of a finished game for simulations: its length, where the panic came from, and what was captured. */
import type { Event } from '../../../engine/events.ts';
import type { State } from '../../../engine/state.ts';
import { type Result } from '../data/charts.ts';
import { boxIn } from '../model/box.ts';
import { fortressName, scoreOf } from '../rules/victory.ts';
import { resultRow, turnOf } from '../model/state.ts';

export const figures = (happened: readonly Event[], g: State): { readonly [name: string]: number } => {
  const count = (is: string): number => happened.filter(e => e.is === is).length;
  const score = scoreOf(g);
  const panic: { [source: string]: number } = { 'panic: end of turn': 0 };
  for (const row of Object.values(boxIn(g).tables.results)) if (row.panic) panic[`panic: ${row.name}`] = 0;
  let source = '';
  for (const e of happened) {
    if (e.is === 'result') source = `panic: ${resultRow(g, e.result as Result).name}`;
    if (e.is === 'panic') panic[e.case === '10.4' ? 'panic: end of turn' : source]! += e.rise as number;
  }
  return {
    turns: turnOf(g),
    ...panic,
    fights: count('result'),
    counterattacks: count('reaction'),
    breakdowns: count('brokeDown'),
    'assets used': count('used'),
    're-rolls': count('rerolls'),
    [fortressName(g)]: score.fortress,
    ports: score.ports,
    strategic: score.strategic,
    villages: score.A + score.B + score.C,
  };
};
