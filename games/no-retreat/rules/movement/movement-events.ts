/** 5.1 Events played before movement and before declarations, by either side. */
import {
  no,
  ok,
  type Decision,
  type Verdict,
  blockedBy,
  variable,
  stackAt,
  untilOver,
} from '../../../../engine/decide.ts';
import { next, type Step } from '../../../../engine/flow.ts';
import type { State } from '../../../../engine/state.ts';
import { A, campOf, G, SOVIET_CAMP, type SideNo } from '../../model/army.ts';
import type { Timing } from '../../data/rows.ts';
import { eventOf, pieceName } from '../../model/deck.ts';
import { placed } from '../../model/ground.ts';
import { foe, hasOf, hexesOf, sideName, sideNo, unitsOf, unitsIn } from '../../model/state.ts';
import { effectOf, EFFECTS } from '../cards/effects.ts';
import { handIn, handSize, holdsCard, notInHand } from '../cards/pool.ts';
import { drawCard, mayPlay, payProc, playCard, PLAYED } from '../cards/play-card.ts';
import { ask, askSecretly, emit, frameOf, goto, mark, procedure, steps } from '../flow.ts';

type Playing = { readonly do: 'play'; readonly card: number } | { readonly do: 'pass' };
/** `cards`: the card each side has just played and paid for, German first; -1 for none. `first`: the side whose card is carried out first. */
export type Offering = { readonly when: Timing; readonly cards: readonly [number, number]; readonly first: SideNo };
export const offerProc = procedure('offer');
const NONE = [-1, -1] as const;
/** 5.2.1 Effects only for one’s own Player Turn, which help moves and assaults; 14.1.2 and only for the enemy’s: Counterblows and demolitions. */
const IN_OWN = ['river', 'mp', 'blitzAny', 'shockTarget'];
const IN_OTHER = ['blows', 'demolish'];
const mayPlayHere = (g: State, side: SideNo, card: number, when: Timing): Verdict => {
  if (!holdsCard(g, side, card)) return notInHand(g, card, '5.0');
  const e = eventOf(g, card, side);
  if (e.timing !== when)
    return blockedBy(variable('when'), '5.1', `${e.name} is played ${PLAYED[e.timing]}, not ${PLAYED[when]}`);
  const v = mayPlay(g, side, card);
  if (!v.ok) return v;
  const isOwn = (frameOf(g, 'movement') ?? frameOf(g, 'combat'))?.vars.side === side;
  if (IN_OWN.includes(e.effect) && !isOwn)
    return blockedBy(variable('side'), '5.2.1', `${e.name} is for your own Player Turn`);
  if (IN_OTHER.includes(e.effect) && isOwn)
    return blockedBy(variable('side'), '5.2.1', `${e.name} is for the enemy’s Player Turn`);
  return EFFECTS[e.effect] ? ok : no('5.2.1', `${e.name} does nothing in this phase`);
};
export const offering: Decision<Playing> = {
  verbs: ['play', 'pass'],
  candidates: (g, a) => [{ do: 'pass' }, ...handIn(g, sideNo(a.side)).map(card => ({ do: 'play', card }) as const)],
  judge: (g, a, c) => (c.do === 'pass' ? ok : mayPlayHere(g, sideNo(a.side), c.card, offerProc.vars(g).when)),
  sample: (g, a, rnd) => {
    const side = sideNo(a.side);
    const { when } = offerProc.vars(g);
    return drawCard(g, side, card => mayPlayHere(g, side, card, when).ok, rnd);
  },
  take: (g, a, c) => {
    if (c.do === 'pass') return next;
    const side = sideNo(a.side);
    const e = playCard(g, side, c.card);
    const v = offerProc.vars(g);
    const [german, allied] = v.cards;
    offerProc.set(g, { ...v, cards: side === G ? [c.card, allied] : [german, c.card] });
    return payProc.call({ side, left: e.cost });
  },
  say: (g, a, c) => (c.do === 'pass' ? 'Play no card' : `Play ${eventOf(g, c.card, sideNo(a.side)).name}`),
};
/** 5.1 If both sides play a card, the German player decides which comes first. */
export const ordering: Decision<{ readonly do: 'first'; readonly card: number }> = {
  verbs: ['first'],
  candidates: g => offerProc.vars(g).cards.map(card => ({ do: 'first', card })),
  judge: (g, _a, c) =>
    offerProc.vars(g).cards.includes(c.card)
      ? ok
      : blockedBy(untilOver(g), '5.1', `${pieceName(g, c.card)} was not played just now`),
  take: (g, _a, c) => {
    offerProc.put(g, { first: offerProc.vars(g).cards[0] === c.card ? G : A });
    return next;
  },
  say: (g, _a, c) => {
    const side: SideNo = offerProc.vars(g).cards[0] === c.card ? G : A;
    return `${eventOf(g, c.card, side).name} first`;
  },
};
const askStep = (side: SideNo): Step<Offering, '5.1/allied' | '5.1/german'> => ({
  at: side === A ? '5.1/allied' : '5.1/german',
  case: '5.1',
  name: `${side === A ? 'Allied' : 'German'} events`,
  when: g => handSize(g, side) > 0,
  run: (_g, { vars }) => askSecretly(sideName(side), 'offering', '5.1', { when: vars.when }),
});
const doStep = (which: 'first' | 'second'): Step<Offering, '5.1/first' | '5.1/second'> => ({
  at: `5.1/${which}`,
  case: '5.2.1',
  name: 'Event',
  run: (g, { vars: { cards, first } }) => {
    const side = which === 'first' ? first : foe(first);
    const card = cards[side];
    return card >= 0 ? (effectOf(g, side, eventOf(g, card, side), card) ?? next) : next;
  },
});
export const offerSteps = steps('offer', [
  askStep(A),
  askStep(G),
  {
    at: '5.1/order',
    case: '5.1',
    name: 'Which event first',
    when: (_g, { vars }) => vars.cards.every(card => card >= 0),
    run: () => ask(sideName(G), 'ordering', '5.1'),
  },
  doStep('first'),
  doStep('second'),
  {
    at: '5.1/again',
    case: '5.1',
    name: 'Events',
    when: (_g, { vars }) => vars.cards.some(card => card >= 0),
    run: (_g, { vars }) => goto('5.1/allied', { ...vars, cards: NONE, first: A }),
  },
]);
/** 5.1 A step in which both sides may play cards, Allied first, until both pass. */
export const offersBefore = <T extends 'movement' | 'declare'>(
  when: T,
): Step<{ readonly side: SideNo }, `5.1/${T}`> => ({
  at: `5.1/${when}`,
  case: '5.1',
  name: 'Events',
  when: g => handSize(g, A) + handSize(g, G) > 0,
  run: () => offerProc.call({ when, cards: NONE, first: A }),
});

// One stack goes farther --------------------------------------------------------------------------------------------------
/** `n`: extra movement points. */
export type Urging = { readonly side: SideNo; readonly n: number };
const urgeProc = procedure('extraMP');
/** 18.5 Soviet stacks are left out: German cards do not help them. */
const stacksOf = (g: State, side: SideNo): readonly number[] =>
  hexesOf(
    g,
    unitsOf(g, side).filter(u => campOf(g, u) !== SOVIET_CAMP),
  );
export const urging: Decision<{ readonly do: 'hex'; readonly hex: number } | { readonly do: 'pass' }> = {
  verbs: ['hex', 'pass'],
  candidates: (g, a) => [{ do: 'pass' }, ...stacksOf(g, sideNo(a.side)).map(hex => ({ do: 'hex', hex }) as const)],
  judge: (g, a, c) => {
    const side = sideNo(a.side);
    if (c.do === 'pass' || stacksOf(g, side).includes(c.hex)) return ok;
    return hasOf(g, side, c.hex)
      ? blockedBy(stackAt(c.hex), '18.5', `no German card helps the Soviets in ${placed(g, c.hex)}`, [c.hex])
      : blockedBy(
          stackAt(c.hex),
          '5.2.1',
          unitsIn(g, c.hex).length ? `no unit of yours is in ${placed(g, c.hex)}` : `nobody is in ${placed(g, c.hex)}`,
          [c.hex],
        );
  },
  sample: (g, a, rnd) => {
    const hexes = stacksOf(g, sideNo(a.side));
    const k = rnd(1 + hexes.length);
    return k === 0 ? { do: 'pass' } : { do: 'hex', hex: hexes[k - 1]! };
  },
  take: (g, a, c) => {
    if (c.do === 'hex') {
      for (let i = 0; i < urgeProc.vars(g).n; i++) mark(g, 'movement', `mp ${c.hex}`);
      emit(g, { is: 'urged', case: '5.2.1', side: sideNo(a.side), hex: c.hex });
    }
    return next;
  },
  say: (g, _a, c) => (c.do === 'pass' ? 'No stack' : placed(g, c.hex)),
};
export const urgeSteps = steps('extraMP', [
  {
    at: '5.2.1/mp',
    case: '5.2.1',
    name: 'One stack goes farther',
    run: (_g, { vars }) => ask(sideName(vars.side), 'urging', '5.2.1'),
  },
]);
