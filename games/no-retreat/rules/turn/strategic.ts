/** 8.0 The Strategic Phase. */
import { drawNumber, no, ok, type Decision, type Verdict, blockedBy, untilOver } from '../../../../engine/decide.ts';
import { again, next, type Next } from '../../../../engine/flow.ts';
import type { State } from '../../../../engine/state.ts';
import { A, G, type SideNo } from '../../model/army.ts';
import { eventOf, pieceName } from '../../model/deck.ts';
import { foe, isFrance, isLed, sideName, sideNo, turnOf, turnRow, AT } from '../../model/state.ts';
import { drawCards, drawProc, markerProc, trimProc } from './draw.ts';
import { mayArmistice } from '../cards/armistice.ts';
import { effectOf, EFFECTS, redrawProc } from '../cards/effects.ts';
import {
  canUse,
  discard,
  handIn,
  handSize,
  heldCount,
  holdsCard,
  isStillAbout,
  noMarkerOf,
  notInHand,
} from '../cards/pool.ts';
import { drawCard, happen, layCard, mayPlay, payProc, playCard, PLAYED } from '../cards/play-card.ts';
import { musterStep } from '../movement/red-army.ts';
import { granted, grantProc } from '../cards/event-choices.ts';
import { INSTRUCTIONS } from '../../data/rows.ts';
import { actNow, actsOf, mayAct } from '../plans/plan-actions.ts';
import { ask, askSecretly, emit, goto, procedure, steps } from '../flow.ts';

/** `side` plays next; `passes`: passes in a row; `card`: the event that waits to be cancelled or carried out. */
export type Strategic = { readonly side: SideNo; readonly passes: number; readonly card: number };
export const strategicProc = procedure('strategic');

// 8.1 Draws ------------------------------------------------------------------------------------------------------------
const toDraw = (g: State, side: SideNo): number => {
  if (g.cells[AT.unled + side] === 1) return 0;
  const row = turnRow(g);
  return side === A ? row.allied : row.german;
};
const drawStepsOf = (side: SideNo) => {
  const who = side === A ? 'Allied' : 'German';
  const label = sideName(side);
  return steps('strategic', [
    {
      at: `22.4/${label}`,
      case: '22.4',
      name: 'Inflexibility',
      when: g => side === G && isLed(g, 'Hitler') && handSize(g, G) > 0,
      run: g => {
        for (const card of handIn(g, G)) discard(g, card);
        emit(g, { is: 'purged', case: '22.4' });
        return next;
      },
    },
    { at: `8.1/${label}`, case: '8.1', name: `${who} cards`, run: () => drawProc.call(drawCards(side, 4)) },
    {
      at: `5.5.4/${label}`,
      case: '5.5.4',
      name: `${who} command limit`,
      run: () => trimProc.call({ side, onlyCards: true }),
    },
    {
      at: `8.1/${label} markers`,
      case: '8.1',
      name: `${who} markers`,
      run: g => markerProc.call({ side, left: toDraw(g, side) }),
    },
    { at: `8.1/${label} limits`, case: '5.5.3', name: `${who} command limits`, run: () => trimProc.call({ side }) },
  ]);
};

// 8.2 Events turn about --------------------------------------------------------------------------------------------------
/** The conditions of single effects, before they are played. */
const fits = (g: State, side: SideNo, card: number): Verdict => {
  const e = eventOf(g, card, side);
  if (e.effect === 'armistice' && !mayArmistice(g))
    return blockedBy(untilOver(g), '5.2.1', 'no Low Country has lost all its Major Cities');
  if (e.effect === 'combatVP' && !canUse(g, side, 'Combat VP!')) return noMarkerOf(g, side, 'Combat VP!', '19.7.1');
  if (e.effect === 'halt' && !canUse(g, A, 'Halt! Hitler')) return noMarkerOf(g, A, 'Halt! Hitler', '19.9');
  return EFFECTS[e.effect] ? ok : no('5.2.1', `${e.name} does nothing in this phase`);
};
const mayPlayNow = (g: State, side: SideNo, card: number): Verdict => {
  if (!holdsCard(g, side, card)) return notInHand(g, card, '5.0');
  const { name, timing, effect } = eventOf(g, card, side);
  if (timing !== 'strategic') return no('5.1', `${name} is played ${PLAYED[timing]}`);
  if (CANCELS.includes(effect)) return no('5.1', `${name} answers an event of the enemy`);
  const v = mayPlay(g, side, card);
  return v.ok ? fits(g, side, card) : v;
};
type Playing = { readonly do: 'play'; readonly card: number } | { readonly do: 'pass' };
type Planning = Playing | { readonly do: 'act'; readonly act: number };
const PASS = { do: 'pass' } as const;
export const planning: Decision<Planning> = {
  verbs: ['play', 'act', 'pass'],
  candidates: (g, a) => [
    PASS,
    ...handIn(g, sideNo(a.side)).map((card): Planning => ({ do: 'play', card })),
    ...actsOf(g, sideNo(a.side)).map((act): Planning => ({ do: 'act', act })),
  ],
  sample: (g, a, rnd) => {
    const side = sideNo(a.side);
    const hand = handIn(g, side);
    const acts = actsOf(g, side);
    const may = (k: number): boolean => k === 0 || k > hand.length || mayPlayNow(g, side, hand[k - 1]!).ok;
    const k = drawNumber(1 + hand.length + acts.length, may, rnd);
    if (k === 0) return PASS;
    return k > hand.length ? { do: 'act', act: acts[k - hand.length - 1]! } : { do: 'play', card: hand[k - 1]! };
  },
  judge: (g, a, c) => {
    if (c.do === 'pass') return ok;
    return c.do === 'act' ? mayAct(g, sideNo(a.side), c.act) : mayPlayNow(g, sideNo(a.side), c.card);
  },
  take: (g, a, c) => {
    if (c.do === 'act') return actNow(g, c.act);
    const side = sideNo(a.side);
    const v = strategicProc.vars(g);
    if (c.do === 'pass') {
      strategicProc.set(g, { ...v, side: foe(side), passes: v.passes + 1 });
      return again;
    }
    const e = layCard(g, side, c.card);
    strategicProc.set(g, { ...v, passes: 0, card: c.card });
    return payProc.call({ side, left: e.cost }, '5.1.3');
  },
  say: (g, a, c) => {
    if (c.do === 'act') return `Plan: ${INSTRUCTIONS[c.act]}`;
    return c.do === 'pass' ? 'Pass' : `Play ${eventOf(g, c.card, sideNo(a.side)).name}`;
  },
};
/** 5.1.3 The question comes while a card that cancels is not in the discards, whoever holds it. */
const CANCELS = ['cancel'];
const isInterceptor = (g: State, side: SideNo, card: number): boolean =>
  CANCELS.includes(eventOf(g, card, side).effect);
const mayBeCancelled = (g: State, v: Strategic): boolean => {
  if (v.card < 0 || eventOf(g, v.card, v.side).immune || handSize(g, foe(v.side)) === 0) return false;
  return isStillAbout(g, foe(v.side), CANCELS);
};
const mayAvert = (g: State, side: SideNo, card: number): Verdict =>
  holdsCard(g, side, card) && !isInterceptor(g, side, card)
    ? no('5.1.3', `${eventOf(g, card, side).name} cancels no event`)
    : mayPlay(g, side, card);
export const averting: Decision<Playing> = {
  verbs: ['play', 'pass'],
  candidates: (g, a) => [PASS, ...handIn(g, sideNo(a.side)).map(card => ({ do: 'play', card }) as const)],
  judge: (g, a, c) => (c.do === 'pass' ? ok : mayAvert(g, sideNo(a.side), c.card)),
  sample: (g, a, rnd) => drawCard(g, sideNo(a.side), card => mayAvert(g, sideNo(a.side), card).ok, rnd),
  take: (g, a, c): Next => {
    if (c.do === 'pass') return next;
    const side = sideNo(a.side);
    const e = playCard(g, side, c.card);
    emit(g, { is: 'cancelled', case: '5.1.3', side });
    discard(g, strategicProc.vars(g).card);
    strategicProc.put(g, { card: -1 });
    return payProc.call({ side, left: e.cost });
  },
  say: (g, a, c) => (c.do === 'pass' ? 'Let it happen' : `Play ${eventOf(g, c.card, sideNo(a.side)).name}`),
};

// 22.3 Brauchitsch ---------------------------------------------------------------------------------------------------------
type Redrawing = { readonly do: 'discard'; readonly card: number } | { readonly do: 'pass' };
/** 22.2, 22.3 One card exchanged for another. */
export const swapping: Decision<Redrawing> = {
  verbs: ['discard', 'pass'],
  candidates: (g, a) => [PASS, ...handIn(g, sideNo(a.side)).map(card => ({ do: 'discard', card }) as const)],
  judge: (g, a, c) => (c.do === 'pass' || holdsCard(g, sideNo(a.side), c.card) ? ok : notInHand(g, c.card, a.case)),
  take: (g, a, c) => {
    if (c.do === 'pass') return next;
    const side = sideNo(a.side);
    discard(g, c.card);
    emit(g, { is: 'discarded', case: a.case, side, card: c.card });
    return drawProc.call(drawCards(side, 1));
  },
  say: (g, a, c) =>
    c.do === 'pass' ? 'Keep your hand' : `Change ${pieceName(g, c.card)} ${eventOf(g, c.card, sideNo(a.side)).name}`,
};

export const strategicSteps = steps('strategic', [
  ...drawStepsOf(A),
  ...drawStepsOf(G),
  {
    at: '8.2',
    case: '8.2',
    name: 'Events',
    when: (_g, { vars }) => vars.passes < 2,
    run: (_g, { vars }) => askSecretly(sideName(vars.side), 'planning', '8.2'),
  },
  {
    at: '8.2/over',
    case: '8.0',
    name: 'Events over',
    when: (_g, { vars }) => vars.passes >= 2,
    run: () => goto('20.2.2'),
  },
  {
    at: '5.1.3',
    case: '5.1.3',
    name: 'Cancelled?',
    when: (g, { vars }) => mayBeCancelled(g, vars),
    run: (_g, { vars }) => askSecretly(sideName(foe(vars.side)), 'averting', '5.1.3', { card: vars.card }),
  },
  {
    at: '8.2/do',
    case: '5.2.1',
    name: 'Event',
    run: (g, { vars }) => {
      const { side, card } = vars;
      strategicProc.set(g, { ...vars, side: foe(side) });
      if (card < 0) return goto('8.2', strategicProc.vars(g));
      const e = eventOf(g, card, side);
      happen(g, e);
      return effectOf(g, side, e, card) ?? next;
    },
  },
  {
    at: '8.2/used',
    case: '5.0',
    name: 'Event over',
    run: (g, { vars: { card } }) => {
      discard(g, card);
      return goto('8.2', { ...strategicProc.vars(g), card: -1 });
    },
  },
  musterStep,
  {
    at: '8.0/F',
    case: '19.8',
    name: 'Surrender! markers',
    when: g => turnOf(g) > 1 && heldCount(g, A) > 0,
    run: () => askSecretly(sideName(A), 'yielding', '19.8'),
  },
  {
    at: '19.9',
    case: '19.9',
    name: 'Halt! Hitler',
    when: g => !isFrance(g) && isLed(g, 'Sosnkowski') && heldCount(g, A) > 0,
    run: () => grantProc.call(granted(A, 'halt', 2)),
  },
  {
    at: '22.3/card',
    case: '22.3',
    name: 'Staff Work',
    when: g => isLed(g, 'Brauchitsch') && handSize(g, G) > 0,
    run: () => ask(sideName(G), 'swapping', '22.3'),
  },
  {
    at: '22.3/marker',
    case: '22.3',
    name: 'Auftragstaktik',
    when: g => isLed(g, 'Brauchitsch') && heldCount(g, G) > 0,
    run: () => redrawProc.call({ side: G, n: 1, what: 'auftragstaktik' }),
  },
]);
