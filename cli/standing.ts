/** Standing orders at a table of this process. They are checked when they come in and answer at once, because there is no clock here. */
import { policiesOf } from '../bots/policy.ts';
import { giveForced } from '../engine/forced.ts';
import { seededRandom } from '../engine/random.ts';
import { giveAnswers, ordersFault, type Condition, type Policy, type StandingOrder } from '../engine/standing.ts';
import type { Json, Side } from '../engine/state.ts';
import { brainOf } from '../games/all.ts';
import { BadRequest, check, isObject, type Fields } from './fields.ts';
import type { HostedGame } from './host.ts';

/** The staff policy draws its random numbers from public facts, so that the same session gives the same answers. */
export const policiesAt = ({ box, table }: HostedGame): readonly Policy[] =>
  policiesOf(box, brainOf(box.game.id), seededRandom(`${table.commitment} ${table.entries.length}`));

const ORDER: Fields = {
  kind: 'text',
  when: 'list?',
  unless: 'list?',
  until: 'list?',
  times: 'whole?',
  answer: 'object',
};
const CONDITION: Fields = { fact: 'text', is: 'any?', least: 'whole?', most: 'whole?' };
const ANSWERS: { readonly [is: string]: Fields } = {
  choice: { is: 'text', choice: 'object' },
  policy: { is: 'text', policy: 'text', limits: 'object?' },
  hold: { is: 'text' },
};
const checkAnswer = (what: string, input: Json): void => {
  const is = isObject(input) ? input.is : undefined;
  if (typeof is !== 'string' || !Object.hasOwn(ANSWERS, is))
    throw new BadRequest(`${what}: is must be one of ${Object.keys(ANSWERS).join(', ')}`);
  check(what, input, ANSWERS[is]!);
};
const readCondition = (what: string, input: Json): Condition => {
  const { fact, ...test } = check(what, input, CONDITION);
  return { fact: fact as string, ...(test as Omit<Condition, 'fact'>) };
};
const readOrder = (input: Json, i: number): StandingOrder => {
  const what = `orders[${i}]`;
  const o = check(what, input, ORDER);
  const read = (list: 'when' | 'unless' | 'until'): { readonly [list: string]: readonly Condition[] } =>
    o[list] ? { [list]: (o[list] as readonly Json[]).map((c, n) => readCondition(`${what}.${list}[${n}]`, c)) } : {};
  checkAnswer(`${what}.answer`, o.answer!);
  return {
    kind: o.kind as string,
    ...read('when'),
    ...read('unless'),
    ...read('until'),
    ...(o.times === undefined ? {} : { times: o.times as number }),
    answer: o.answer as StandingOrder['answer'],
  };
};
/** Checks orders from outside: their shape, and that the game knows every question, fact and policy in them. */
export const readOrders = (h: HostedGame, input: readonly Json[]): readonly StandingOrder[] => {
  const orders = input.map(readOrder);
  const fault = ordersFault(h.table.game, policiesAt(h), orders);
  if (fault) throw new BadRequest(fault);
  return orders;
};

/** Gives the answers that are due, forced ones too if the game was opened so, and drops orders that are used up. */
export const obeyOrders = (h: HostedGame): void => {
  const forced = h.forced ? h.table.game.sides : [];
  if (Object.keys(h.orders).length) h.orders = giveAnswers(h.table, policiesAt(h), h.orders, forced);
  else giveForced(h.table, forced);
};
export const setOrders = (h: HostedGame, side: Side, orders: readonly StandingOrder[]): void => {
  const { [side]: _before, ...others } = h.orders;
  h.orders = orders.length ? { ...others, [side]: orders } : others;
  obeyOrders(h);
};
