/** 4.1 The Event Card Segment: both sides secretly plan which cards to play for their event or to discard. */
import { blockedBy, cells, ok, type Decision, type Verdict } from '../../../../engine/decide.ts';
import { again, next } from '../../../../engine/flow.ts';
import type { State } from '../../../../engine/state.ts';
import { acted, passed } from '../../../../engine/window.ts';
import { boxOf, perBox, type SideNo } from '../../model/box.ts';
import { AT, EXHIBITED, USED } from '../../model/state.ts';
import { foe, sideNo, yearOf } from '../../model/tracks.ts';
import { cardName, cardRow, discardsOf, handIn, handSize, isFresh, isInHand, putCard } from './cards.ts';
import { counter } from './counterespionage.ts';
import { applyEffects } from './effects.ts';
import { dueCard, mayUse, MUST, rankOf, slotsLeft } from './hand.ts';
import { YEAR } from '../position/obstacles.ts';
import { ask, emit, goto, openWindow, procedure, steps } from '../flow.ts';

type Choice = { readonly do: 'play' | 'discard'; readonly card: number } | { readonly do: 'done' };
type Foil = { readonly do: 'pass' } | { readonly do: 'foil'; readonly card: number };
const DONE = { do: 'done' } as const;

const refuseDue = (g: State, due: number, instead: string): Verdict =>
  rankOf(g, due) === MUST
    ? blockedBy(cells('card', due), '4.1.13', `${instead}: ${cardName(g, due)} must be played first`)
    : blockedBy(
        cells('card', due),
        '4.1.11',
        `${instead}: ${cardName(g, due)} is of this year and must be played first`,
      );
const mayPlay = (g: State, s: SideNo, card: number): Verdict => {
  const name = cardName(g, card);
  if (!isInHand(g, s, card)) return blockedBy(cells('card', card), '4.1.3', `${name} is not in your hand`);
  if (isFresh(g, card))
    return blockedBy(cells('fresh', card), '4.3.1', `${name} was taken this turn: it cannot be played yet`);
  if (slotsLeft(g, s) <= 0) return blockedBy(cells('played', s), '4.1.3', `${name}: no more cards this turn`);
  return ok;
};
const judgePlay = (g: State, s: SideNo, card: number): Verdict => {
  const v = mayPlay(g, s, card);
  if (!v.ok) return v;
  const { year } = cardRow(g, card);
  if (year !== undefined && year > yearOf(g))
    return blockedBy(YEAR, '4.1.11', `${cardName(g, card)} comes in ${year}, and it is ${yearOf(g)}`);
  const due = dueCard(g, s);
  return due < 0 || rankOf(g, due) >= rankOf(g, card) ? ok : refuseDue(g, due, `${cardName(g, card)} must wait`);
};
const judgeDiscard = (g: State, s: SideNo, card: number): Verdict => {
  const v = mayPlay(g, s, card);
  if (!v.ok) return v;
  const due = dueCard(g, s);
  return due < 0 ? ok : refuseDue(g, due, `${cardName(g, card)} cannot be put away`);
};
const judgeDone = (g: State, s: SideNo): Verdict => {
  const due = dueCard(g, s);
  return due < 0 || slotsLeft(g, s) <= 0 ? ok : refuseDue(g, due, 'you cannot end yet');
};
const playsOf = perBox(box =>
  box.CARDS.rows.map((card): readonly Choice[] => [
    { do: 'play', card },
    { do: 'discard', card },
  ]),
);
export const playing: Decision<Choice> = {
  planned: true,
  verbs: ['play', 'discard', 'done'],
  candidates: (g, a) => {
    const list: Choice[] = [];
    for (const card of handIn(g, sideNo(a.side))) list.push(...playsOf(g)[card]!);
    list.push(DONE);
    return list;
  },
  near: (g, a, c) => {
    if (c.do === 'done') return [DONE];
    return isInHand(g, sideNo(a.side), c.card) ? playsOf(g)[c.card]! : [];
  },
  judge: (g, a, c) => {
    const s = sideNo(a.side);
    if (c.do === 'done') return judgeDone(g, s);
    return c.do === 'play' ? judgePlay(g, s, c.card) : judgeDiscard(g, s, c.card);
  },
  take: (g, a, c) => {
    const s = sideNo(a.side);
    if (c.do === 'done') return next;
    g.cells[AT.played + s]! += 1;
    if (c.do === 'discard') {
      putCard(g, c.card, discardsOf(s));
      emit(g, { is: 'discarded', case: '4.1.8', side: s });
      emit(g, { is: 'namely', case: '4.1.8', to: [a.side], card: c.card });
      return again;
    }
    putCard(g, c.card, EXHIBITED);
    emit(g, { is: 'event', case: '4.1.7', side: s, card: c.card });
    return event.call({ who: a.side, card: c.card }, '4.0/play');
  },
  /** When time is up, the plan plays only the cards that must be played. */
  least: (g, a) => {
    const s = sideNo(a.side);
    const due = slotsLeft(g, s) > 0 ? dueCard(g, s) : -1;
    return due < 0 ? DONE : { do: 'play', card: due };
  },
  ends: ['done'],
  say: (g, _a, c) => {
    if (c.do === 'done') return 'End the plan';
    return `${c.do === 'play' ? 'Play' : 'Put away'} ${cardName(g, c.card)}`;
  },
};
/** A plan that holds a card stays open until the player ends it, so that even its last card can be taken back. */
const isOpen = (g: State, s: SideNo): boolean =>
  g.cells[AT.played + s]! > 0 || (slotsLeft(g, s) > 0 && handSize(g, s) > 0);
export const playingSteps = steps('playing', [
  {
    at: '4.0/play',
    case: '4.1.3',
    name: 'Event Cards',
    run: (g, { vars: { who } }) => (isOpen(g, sideNo(who)) ? ask(who, 'playing', '4.1.3') : next),
  },
]);

/** 4.2.1 With the option `counterEvents`, a counterespionage card can cancel an event. */
export const foiling: Decision<Foil> = {
  verbs: ['pass', 'foil'],
  ends: ['pass', 'foil'],
  candidates: (g, a) => [{ do: 'pass' }, ...handIn(g, sideNo(a.side)).map(card => ({ do: 'foil' as const, card }))],
  judge: (g, a, c) => (c.do === 'pass' ? ok : mayUse(g, sideNo(a.side), c.card)),
  take: (g, a, c) => {
    if (c.do === 'pass') return passed(g);
    putCard(g, c.card, USED);
    emit(g, { is: 'countered', case: '4.2.1', side: sideNo(a.side), card: c.card, use: 'foil' });
    return acted(g, counter.call({ who: a.side, card: c.card, use: 'foil', share: 0 }));
  },
  say: (g, _a, c) => (c.do === 'pass' ? 'Let it happen' : `Cancel it with ${cardName(g, c.card)}`),
};
const event = procedure('event');
export const eventSteps = steps('event', [
  {
    at: '4.2.1/foil',
    case: '4.2.1',
    name: 'Counterespionage against the event',
    when: (g, { vars: { who } }) => g.cells[AT.counterEvents] === 1 && handSize(g, sideNo(foe(who))) > 0,
    run: (_g, { vars: { who } }) => openWindow('foiling', '4.2.1', [foe(who)]),
  },
  {
    at: '4.2.1/foiled',
    case: '4.2.1',
    name: 'Cancelled',
    when: (_g, { got }) => got === 'foiled',
    run: (g, { vars: { card } }) => {
      putCard(g, card, USED); // a cancelled one-time card stays in the game
      emit(g, { is: 'foiled', case: '4.2.1', card });
      return goto('4.1.5/end');
    },
  },
  {
    at: '4.1.5/effect',
    case: '4.1.5',
    name: 'The event',
    run: (g, { vars: { who, card } }) => {
      applyEffects(g, boxOf(g).tables.cards[card]!.effects, sideNo(who), '4.1.5');
      return goto('4.1.5/end');
    },
  },
  { at: '4.1.5/end', case: '4.1.5', name: 'The event is over', run: () => next },
]);
