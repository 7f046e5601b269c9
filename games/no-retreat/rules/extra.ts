/** 5.1 Events of the Movement Phase and of the declarations: each side may play some before it begins. */
import { no, ok, type Decision, type Verdict } from '../../../engine/decide.ts';
import { emit } from '../../../engine/events.ts';
import { again, askSecretly, done, next, procedure, type Step } from '../../../engine/flow.ts';
import { mark } from '../../../engine/lifetimes.ts';
import type { State } from '../../../engine/state.ts';
import { A, type SideNo } from '../army.ts';
import type { Timing } from '../data/rows.ts';
import { eventOf } from '../deck.ts';
import { placed } from '../ground.ts';
import { onMap, placeOf, sideName, sideNo, unitsOf } from '../state.ts';
import { effectOf, EFFECTS } from './effects.ts';
import { handIn, handSize, holdsCard } from './pool.ts';
import { mayPlay, payProc, playCard } from './support.ts';
import { ask } from '../../../engine/flow.ts';

type Playing = { readonly do: 'play'; readonly card: number } | { readonly do: 'pass' };
/** `card`: the one just paid for, whose effect comes now. */
export type Offering = { readonly side: SideNo; readonly when: Timing; readonly card: number };
export const offerProc = procedure<Offering>('offer');
const mayPlayHere = (g: State, side: SideNo, card: number, when: Timing): Verdict => {
  if (!holdsCard(g, side, card)) return no('5.0', 'that card is not in your hand');
  const e = eventOf(g, card, side);
  if (e.timing !== when) return no('5.1', `${e.name} is not for this phase`);
  const v = mayPlay(g, side, card);
  if (!v.ok) return v;
  return EFFECTS[e.effect] ? ok : no('5.2.1', `${e.name} does nothing now`);
};
export const offering: Decision<Playing> = {
  verbs: ['play', 'pass'],
  candidates: (g, a) => [{ do: 'pass' }, ...handIn(g, sideNo(a.side)).map(card => ({ do: 'play', card }) as const)],
  judge: (g, a, c) => (c.do === 'pass' ? ok : mayPlayHere(g, sideNo(a.side), c.card, offerProc.vars(g).when)),
  take: (g, a, c) => {
    if (c.do === 'pass') return done();
    const side = sideNo(a.side);
    const e = playCard(g, side, c.card);
    offerProc.put(g, { card: c.card });
    return payProc.call({ side, left: e.cost });
  },
  say: (g, a, c) => (c.do === 'pass' ? 'Play no card' : `Play ${eventOf(g, c.card, sideNo(a.side)).name}`),
};
export const offerSteps: readonly Step<Offering>[] = [
  {
    at: '5.1',
    case: '5.1',
    name: 'Events',
    when: (g, { vars }) => handSize(g, vars.side) > 0,
    run: (_g, { vars }) => askSecretly(sideName(vars.side), 'offering', '5.1', { when: vars.when }),
  },
  {
    at: '5.1/do',
    case: '5.2.1',
    name: 'Event',
    when: (_g, { vars }) => vars.card >= 0,
    run: (g, { vars: { side, card } }) => {
      offerProc.put(g, { card: -1 });
      const then = effectOf(g, side, eventOf(g, card, side), card);
      return then ? { ...then, back: '5.1' } : { to: 'goto', at: '5.1' };
    },
  },
];
/** A step that lets both play, Allied first. */
export const offersBefore = <V extends { readonly side: SideNo }>(when: Timing): readonly Step<V>[] =>
  ([1, 0] as const).map(side => ({
    at: `5.1/${side === A ? 'allied' : 'german'} ${when}`,
    case: '5.1',
    name: `${side === A ? 'Allied' : 'German'} events`,
    when: g => handSize(g, side) > 0,
    run: () => offerProc.call({ side, when, card: -1 }),
  }));

// One stack goes farther --------------------------------------------------------------------------------------------------
const hexesOf = (g: State, side: SideNo): readonly number[] => [
  ...new Set(
    unitsOf(g, side)
      .filter(u => onMap(g, u))
      .map(u => placeOf(g, u)),
  ),
];
export const urging: Decision<{ readonly do: 'hex'; readonly hex: number } | { readonly do: 'pass' }> = {
  verbs: ['hex', 'pass'],
  candidates: (g, a) => [{ do: 'pass' }, ...hexesOf(g, sideNo(a.side)).map(hex => ({ do: 'hex', hex }) as const)],
  judge: (g, a, c) =>
    c.do === 'pass' || hexesOf(g, sideNo(a.side)).includes(c.hex)
      ? ok
      : no('5.2.1', 'no unit of yours is there', [c.hex]),
  take: (g, a, c) => {
    if (c.do === 'hex') {
      mark(g, 'movement', `mp ${c.hex}`);
      emit(g, { is: 'urged', case: '5.2.1', side: sideNo(a.side), hex: c.hex });
    }
    return next;
  },
  say: (g, _a, c) => (c.do === 'pass' ? 'No stack' : placed(g, c.hex)),
};
export const urgeSteps: readonly Step<{ readonly side: SideNo }>[] = [
  {
    at: '5.2.1/mp',
    case: '5.2.1',
    name: 'One stack goes farther',
    run: (_g, { vars }) => ask(sideName(vars.side), 'urging', '5.2.1'),
  },
];
export const oncemore = again;
