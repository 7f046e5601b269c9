/** Standing orders that a panel offers beside its question, so that nobody has to write them: pass in this battle, in this phase, in this turn. */
import type { Answer, Condition, StandingOrder } from '../../engine/standing.ts';
import type { StandingAnswer } from '../session.ts';

export interface QuickOrder {
  readonly words: string;
  /** What it does and when it ends, for whoever hesitates. */
  readonly note?: string;
  orders(now: Pick<StandingAnswer, 'turn' | 'phase'>): readonly StandingOrder[];
}
const PASS: Answer = { is: 'policy', policy: 'pass' };
const untilNextTurn = (turn: number): readonly Condition[] => [{ fact: 'turn', least: turn + 1 }];

/** The next question of each kind is passed. */
export const passOnce =
  (kinds: readonly string[]): QuickOrder['orders'] =>
  now =>
    kinds.map(kind => ({ kind, until: untilNextTurn(now.turn), times: 1, answer: PASS }));
/** Every question of these kinds in the phase that is played. */
export const passThisPhase =
  (kinds: readonly string[]): QuickOrder['orders'] =>
  now =>
    kinds.map(kind => ({
      kind,
      ...(now.phase === undefined ? {} : { when: [{ fact: 'phase', is: now.phase }] }),
      until: untilNextTurn(now.turn),
      answer: PASS,
    }));
/** Every question of these kinds in the turn, as long as all of `when` hold. */
export const passThisTurn =
  (kinds: readonly string[], when: readonly Condition[] = []): QuickOrder['orders'] =>
  now =>
    kinds.map(kind => ({ kind, ...(when.length ? { when } : {}), until: untilNextTurn(now.turn), answer: PASS }));

const keyOf = (o: StandingOrder): string =>
  JSON.stringify([o.kind, o.when ?? [], o.unless ?? [], o.until ?? [], o.answer]);
/** The orders without those on these kinds, and with the new ones before all others. */
export const replaced = (
  all: readonly StandingOrder[],
  kinds: readonly string[],
  by: readonly StandingOrder[],
): readonly StandingOrder[] => [...by, ...all.filter(o => !kinds.includes(o.kind))];
/** All of its orders stand. */
export const isStanding = (quick: QuickOrder, now: Pick<StandingAnswer, 'turn' | 'phase' | 'orders'>): boolean => {
  const standing = new Set(now.orders.map(keyOf));
  return quick.orders(now).every(o => standing.has(keyOf(o)));
};
