/** Schemas of standing orders; whether they fit the game is checked next. */
import * as v from 'valibot';
import { MAX_STANDING_ORDERS, type Answer, type Condition, type StandingOrder } from '../../engine/standing.ts';

const word = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const plain = v.union([v.string(), v.number(), v.boolean()]);
const number = v.pipe(v.number(), v.minValue(-40_000), v.maxValue(40_000));
const Fact = v.pipe(
  v.strictObject({
    fact: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
    is: v.optional(plain),
    least: v.optional(number),
    most: v.optional(number),
  }),
  v.transform(c => c as Condition),
);
const conditions = v.optional(v.pipe(v.array(Fact), v.maxLength(12)));
const Reply = v.pipe(
  v.variant('is', [
    v.strictObject({ is: v.literal('choice'), choice: v.looseObject({ do: word }) }),
    v.strictObject({
      is: v.literal('policy'),
      policy: word,
      limits: v.optional(v.record(word, v.union([plain, v.pipe(v.array(plain), v.maxLength(40))]))),
    }),
    v.strictObject({ is: v.literal('hold') }),
  ]),
  v.transform(a => a as Answer),
);
const Order = v.pipe(
  v.strictObject({
    kind: word,
    when: conditions,
    unless: conditions,
    until: conditions,
    times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))),
    answer: Reply,
  }),
  v.transform(o => o as StandingOrder),
);
export const Orders = v.strictObject({ side: word, orders: v.pipe(v.array(Order), v.maxLength(MAX_STANDING_ORDERS)) });

/** Whether a player wants to be asked even when there is only one answer. */
export const Asked = v.strictObject({ asked: v.boolean() });
export type AskedMessage = v.InferOutput<typeof Asked>;

/** What the holder of the seat receives. */
export interface OrdersMessage {
  readonly side: string;
  readonly orders: readonly StandingOrder[];
}
