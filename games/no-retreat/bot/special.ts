/** What is asked once in a game: plans, alternate events, the Red Army. */
import { bestOf } from '../../../bots/weights.ts';
import { legal, type Question, type Choice } from '../../../engine/decide.ts';
import { frameOf } from '../../../engine/flow.ts';
import { distance, type HexId } from '../../../kernel/hex.ts';
import { A, G } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import { gridOf } from '../model/ground.ts';
import { picking } from '../rules/cards/effects.ts';
import { offerProc } from '../rules/movement/movement-events.ts';
import { planHeld } from '../rules/plans/plans.ts';
import { mustering } from '../rules/movement/red-army.ts';
import { manning, redeploying } from '../rules/movement/redeployments.ts';
import { citiesOf, controls } from '../model/state.ts';
import type { Assessment } from './assessment.ts';
import { standWorth } from './stand.ts';

/** 24.2 */
export const adopt = (d: Assessment): Choice => ({ do: 'plan', plan: planHeld(d.s.g, A) });
/** 5.1 Our own first. */
export const order = (d: Assessment): Choice => ({ do: 'first', card: offerProc.vars(d.s.g).cards[0] });
/** 21.1 The row each side likes best: the first moves the Soviets nearer, of the Phoney War the last. */
export const pickRow = (d: Assessment, a: Question): Choice => {
  const table = frameOf(d.s.g, 'eventTable')?.vars.table;
  const high = (table === 'stalin') !== (d.s.side === G);
  return bestOf(legal(picking, d.s.g, a), c => (high ? 1 : -1) * (c.row as number));
};
export const redeploy = (d: Assessment, a: Question): Choice =>
  bestOf(legal(redeploying, d.s.g, a), c => standWorth(d, c.unit as number, c.hex as number));
export const man = (d: Assessment, a: Question): Choice =>
  bestOf(legal(manning, d.s.g, a), c => d.s.strength[c.unit as number]!);
/** 20.2.2 As near to Polish cities as can be, each in a hex of its own. */
export const muster = (d: Assessment, a: Question): Choice => {
  const { g } = d.s;
  const cities = citiesOf(g).filter(hex => controls(g, A, hex) && boxOf(g).GREATER[hex] === 0);
  const far = (hex: number): number =>
    cities.reduce((least, city) => Math.min(least, distance(gridOf(g), city as HexId, hex as HexId)), 99);
  return bestOf(legal(mustering, g, a), c => -far(c.hex as number) - 3 * d.s.count[G][c.hex as number]!);
};
