/** 5.0-5.2.3, 5.8.1 Playing a card for its event: what every event must meet, and the markers that pay for it. */
import { blockedBy, drawNumber, markOf, ok, oneOf, type Decision, type Verdict } from '../../../../engine/decide.ts';
import { again, done } from '../../../../engine/flow.ts';
import type { Rnd } from '../../../../engine/random.ts';
import type { State } from '../../../../engine/state.ts';
import type { Ability, EventRow, Timing } from '../../data/rows.ts';
import { A, G, type SideNo } from '../../model/army.ts';
import { abilityOf, eventOf, pieceName } from '../../model/deck.ts';
import { beside, OUT } from '../../model/places.ts';
import { isLed, sideName, sideNo, turnOf } from '../../model/state.ts';
import { cannotPay, discard, handIn, holdsCard, markersOf, notInHand, payers, payWith, putPiece } from './pool.ts';
import { isBad } from '../movement/weather.ts';
import { pieces, TURN, WEATHER, whoLeads } from '../position/obstacles.ts';
import { ask, emit, frameOf, mark, marksIn, procedure, steps } from '../flow.ts';

export const PASS = { do: 'pass' } as const;
/** 5.1 When events of each timing are played. */
export const PLAYED: { readonly [T in Timing]: string } = {
  strategic: 'at your turn in the events of the Strategic Phase',
  movement: 'before the first move',
  declare: 'before the declarations',
  battle: 'in the card step of a battle',
};
// Playing events: what every card must meet -------------------------------------------------------------------------
const inPlayerTurn = (g: State): boolean => frameOf(g, 'playerTurn') !== undefined;
/** 5.1.1 An event happens once in this frame: a Player Turn, or a Strategic Phase, where cards can come back from the discards. */
const spanOf = (g: State): 'playerTurn' | 'strategic' => (inPlayerTurn(g) ? 'playerTurn' : 'strategic');
const hasHappened = (g: State, e: EventRow): boolean => {
  const marks = marksIn(g, spanOf(g));
  return marks.length > 0 && marks.includes(`event ${e.name}`);
};
/** 5.1.1, 5.1.2, 5.1.4, 5.2.3, 22.8 May the side play this card for its event? Timing and the conditions of the effect are judged elsewhere. */
export const mayPlay = (g: State, side: SideNo, card: number): Verdict => {
  if (!holdsCard(g, side, card)) return notInHand(g, card, '5.0');
  const e = eventOf(g, card, side);
  if (e.from !== undefined && turnOf(g) < e.from)
    return blockedBy(TURN, '5.1.2', `${e.name} is played from turn ${e.from} on`);
  if (e.before !== undefined && turnOf(g) >= e.before)
    return blockedBy(TURN, '5.1.2', `${e.name} is played before turn ${e.before}`);
  if (e.weygand === 'yes' && !isLed(g, 'Weygand'))
    return blockedBy(whoLeads(A), '5.1.2', `${e.name} takes Weygand in command`);
  if (e.weygand === 'no' && isLed(g, 'Weygand'))
    return blockedBy(whoLeads(A), '5.1.2', `${e.name} is not played under Weygand`);
  if (e.air === 'black' && isBad(g)) return blockedBy(WEATHER, '5.1.4', `${e.name} is not played in bad weather`);
  if (side === G && e.double && isLed(g, 'Bock'))
    return blockedBy(whoLeads(G), '22.8', 'under Bock double cards are not played for their events');
  if (hasHappened(g, e))
    return blockedBy(
      markOf(`event ${e.name}`),
      '5.1.1',
      `${e.name} has happened this ${inPlayerTurn(g) ? 'Player Turn' : 'Strategic Phase'}`,
    );
  return e.cost === 0 || payers(g, side).length >= e.cost
    ? ok
    : blockedBy(
        pieces(...markersOf(g, side)),
        '5.2.3',
        `${e.name} costs ${e.cost === 1 ? 'a marker' : `${e.cost} markers`} with the right front`,
      );
};
/** 5.0 Shows the card to all. It is discarded after use. */
export const layCard = (g: State, side: SideNo, card: number): EventRow => {
  putPiece(g, card, beside(g, OUT));
  emit(g, { is: 'event', case: '5.2', side, card });
  return eventOf(g, card, side);
};
/** 5.1.1 Marks the event as having happened. Not called for a cancelled event. */
export const happen = (g: State, e: EventRow): void => mark(g, spanOf(g), `event ${e.name}`);
export const playCard = (g: State, side: SideNo, card: number): EventRow => {
  const e = layCard(g, side, card);
  discard(g, card);
  happen(g, e);
  return e;
};
/** 5.2.3, 5.8.1 The owner chooses which markers pay. The opponent sees only their fronts. */
export type Paying = { readonly side: SideNo; readonly left: number };
export const payProc = procedure('pay');
export const paySteps = steps('pay', [
  {
    at: '5.8.1',
    case: '5.8.1',
    name: 'Pay with markers',
    when: (_g, f) => f.vars.left > 0,
    run: (_g, f) => ask(sideName(f.vars.side), 'paying', '5.8.1'),
  },
]);
/** One marker of each ability: markers that do not differ are one choice. */
const payable = (g: State, side: SideNo): readonly number[] => {
  const seen = new Set<Ability>();
  return payers(g, side).filter(m => !seen.has(abilityOf(g, m)) && seen.add(abilityOf(g, m)));
};
const mayPay = (g: State, side: SideNo, marker: number): Verdict => {
  if (payable(g, side).includes(marker)) return ok;
  if (!payers(g, side).includes(marker)) return cannotPay(g, side, marker, '5.8.1');
  const first = payable(g, side).find(m => abilityOf(g, m) === abilityOf(g, marker))!;
  return blockedBy(
    pieces(first),
    '5.8.1',
    `${pieceName(g, first)}, of the same ability, pays before ${pieceName(g, marker)}`,
  );
};
export const paying: Decision<{ readonly do: 'pay'; readonly marker: number }> = {
  verbs: ['pay'],
  candidates: (g, a) => payable(g, sideNo(a.side)).map(marker => ({ do: 'pay', marker })),
  judge: (g, a, c) => mayPay(g, sideNo(a.side), c.marker),
  sample: (g, a, rnd) => ({ do: 'pay', marker: oneOf(payable(g, sideNo(a.side)), rnd) }),
  take: (g, _a, c) => {
    const v = payProc.vars(g);
    payWith(g, c.marker, '5.8.1');
    payProc.set(g, { ...v, left: v.left - 1 });
    return v.left > 1 ? again : done();
  },
  say: (g, _a, c) => `Pay with ${pieceName(g, c.marker)}`,
};

export type Playing = { readonly do: 'play'; readonly card: number } | { readonly do: 'pass' };
/** For random play: a playable card of the hand, or a pass, all equally likely. */
export const drawCard = (g: State, side: SideNo, may: (card: number) => boolean, rnd: Rnd): Playing => {
  const hand = handIn(g, side);
  const k = drawNumber(hand.length + 1, i => i === 0 || may(hand[i - 1]!), rnd);
  return k === 0 ? PASS : { do: 'play', card: hand[k - 1]! };
};
