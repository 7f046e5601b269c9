/** 4.2 to 4.4 Counterespionage: rounds in which both sides secretly commit a card. Each card can be trumped, and so can each trump. */
import { take } from '../../../../engine/chance.ts';
import { blockedBy, cells, no, ok, type Decision, type Verdict } from '../../../../engine/decide.ts';
import { done, next, type Next } from '../../../../engine/flow.ts';
import { replayPlan, sealed } from '../../../../engine/sealed.ts';
import type { Case, Side, State } from '../../../../engine/state.ts';
import { closeWindow, passed, setWindowValue } from '../../../../engine/window.ts';
import { boxOf, perBox, type SideNo } from '../../model/box.ts';
import { NUMBERS } from '../../data/charts.ts';
import { AT, SIDES, USED, USES } from '../../model/state.ts';
import { addIp, addSigned, at, foe, ipOf, isBelligerence, other, sideNo, yearOf } from '../../model/tracks.ts';
import { cardName, handIn, handOf, handSize, isFresh, isInHand, putCard, valueOf } from './cards.ts';
import { mayUse } from './hand.ts';
import { ipFor, untilOver, YEAR } from '../position/obstacles.ts';
import { asking, emit, goto, openWindow, procedure, sealedPlan, steps, type Counter } from '../flow.ts';

type Choice =
  | { readonly do: 'steal' | 'bar' | 'raid'; readonly card: number }
  | { readonly do: 'jam'; readonly card: number; readonly share: number }
  | { readonly do: 'pass' };
type Trump = { readonly do: 'pass' } | { readonly do: 'trump'; readonly card: number };
const PASS = { do: 'pass' } as const;

/** 5.1 From 1937 on each side rolls for IPs, so there is a roll to bar. */
const rollsForPoints = (g: State): boolean => yearOf(g) >= NUMBERS.firstIntelligence.value || isBelligerence(g);
/** 4.3.1 How many cards of a hand can be stolen. The number is public: both sides know which cards were stolen this turn. */
const stealable = (g: State, s: SideNo): number => {
  const { card, fresh } = at(g);
  const taken = boxOf(g).CARDS.rows.filter(c => g.cells[card + c] === handOf(s) && g.cells[fresh + c] === 1).length;
  return handSize(g, s) - taken;
};

const committedBy = (g: State, s: SideNo): number => g.cells[at(g).committed + s]! - 1;

// 4.3 What a card may be used for ----------------------------------------------------------------------------------
const maySteal = (g: State, s: SideNo): Verdict => {
  if (g.cells[AT.stole + s] === 1)
    return blockedBy(cells('stole', s), '4.3.1', 'a card has been stolen this turn: one is the most');
  const wasThere = committedBy(g, other(s)) >= 0; // both chose before either card left its hand: the theft is legal and may find nothing
  return wasThere || stealable(g, other(s)) > 0
    ? ok
    : blockedBy(cells('zone', handOf(other(s))), '4.3.1', 'there is no card in the other hand to steal');
};
const mayBar = (g: State, s: SideNo): Verdict => {
  if (!rollsForPoints(g))
    return blockedBy(
      YEAR,
      '4.3.2',
      `it is ${yearOf(g)}, and nobody rolls for IPs before ${NUMBERS.firstIntelligence.value}`,
    );
  return g.cells[AT.barred + other(s)] === 1
    ? blockedBy(cells('barred', other(s)), '4.3.2', 'the enemy has lost his roll for IPs already')
    : ok;
};
const mayRaid = (g: State, s: SideNo): Verdict =>
  ipOf(g, other(s)) > 0 ? ok : blockedBy(ipFor(other(s)), '4.3.3', 'the enemy has no IPs to lose');
const mayJam = (g: State, card: number, share: number): Verdict =>
  share >= 0 && share <= valueOf(g, card)
    ? ok
    : no('4.3.4', `${cardName(g, card)} takes 0 to ${valueOf(g, card)} off the permanent track`);
const judgeUse = (g: State, s: SideNo, c: Exclude<Choice, { readonly do: 'pass' }>): Verdict => {
  const v = mayUse(g, s, c.card);
  if (!v.ok) return v;
  switch (c.do) {
    case 'steal':
      return maySteal(g, s);
    case 'bar':
      return mayBar(g, s);
    case 'raid':
      return mayRaid(g, s);
    case 'jam':
      return mayJam(g, c.card, c.share);
    default:
      return c satisfies never;
  }
};
const madeUses = (card: number, value: number): readonly Choice[] => [
  { do: 'steal', card },
  { do: 'bar', card },
  { do: 'raid', card },
  ...Array.from({ length: value + 1 }, (_, share): Choice => ({ do: 'jam', card, share })),
];
const usesBy = perBox(box => box.CARDS.rows.map(card => madeUses(card, box.tables.cards[card]!.ce ?? 0)));
const usesOf = (g: State, card: number): readonly Choice[] => usesBy(g)[card]!;
const USE_WORDS = {
  steal: 'Steal a card',
  bar: 'Bar the roll for IPs',
  raid: 'Raid IPs',
  jam: 'Jam collection',
} as const;
export const countering: Decision<Choice> = {
  planned: true,
  verbs: ['steal', 'bar', 'raid', 'jam', 'pass'],
  // Each seals the round's order.
  ends: ['steal', 'bar', 'raid', 'jam', 'pass'],
  candidates: (g, a) => {
    const list: Choice[] = [PASS];
    for (const card of handIn(g, sideNo(a.side))) if (valueOf(g, card) > 0) list.push(...usesOf(g, card));
    return list;
  },
  near: (g, a, c) => {
    if (c.do === 'pass') return [PASS];
    return isInHand(g, sideNo(a.side), c.card) && valueOf(g, c.card) > 0 ? usesOf(g, c.card) : [];
  },
  judge: (g, a, c) => (c.do === 'pass' ? ok : judgeUse(g, sideNo(a.side), c)),
  take: (g, a, c) => {
    if (c.do === 'pass') return next;
    const s = sideNo(a.side);
    g.cells[AT.use + s] = USES.indexOf(c.do);
    g.cells[AT.share + s] = c.do === 'jam' ? c.share : 0;
    g.cells[at(g).committed + s] = c.card + 1;
    putCard(g, c.card, USED);
    return next;
  },
  say: (g, _a, c) => {
    if (c.do === 'pass') return 'Use no card';
    const how = c.do === 'jam' ? `, ${c.share} of it on the permanent track` : '';
    return `${USE_WORDS[c.do]} with ${cardName(g, c.card)}${how}`;
  },
};
const askForCard = asking('countering', '4.3');
export const counteringSteps = steps('countering', [
  {
    at: '4.3/use',
    case: '4.3',
    name: 'Counterespionage',
    when: (g, f) => handSize(g, sideNo(f.vars.who)) > 0,
    run: (_g, f) => askForCard(f.vars.who),
  },
]);

/** The case of each use. `spy` and `foil` are used outside the rounds. */
const USE_CASES: { readonly [use: string]: Case } = {
  steal: '4.3.1',
  bar: '4.3.2',
  raid: '4.3.3',
  jam: '4.3.4',
  spy: '4.3.5',
  foil: '4.2.1',
};
// 4.3 A round ------------------------------------------------------------------------------------------------------
const anyHand = (g: State): boolean => handSize(g, 0) + handSize(g, 1) > 0;
const useCommitted = (g: State, side: Side): Next => {
  const s = sideNo(side);
  const [card, use] = [committedBy(g, s), USES[g.cells[AT.use + s]!]!];
  emit(g, { is: 'countered', case: USE_CASES[use]!, side: s, card, use });
  return counter.call({ who: side, card, use, share: g.cells[AT.share + s]! });
};
/** 4.3.1 The German card is resolved first. Both cards have left their hands before he draws a stolen one. */
export const roundSteps = steps('counterRound', [
  {
    at: '4.3/plan',
    case: '4.3',
    name: 'Counterespionage',
    when: anyHand,
    run: () => sealed(...SIDES.map(who => sealedPlan(who, 'countering', { who }))),
  },
  ...SIDES.flatMap(side =>
    steps('counterRound', [
      {
        at: `4.3/${side}`,
        case: '4.3',
        name: 'Counterespionage',
        when: anyHand, // the Allied hand is still whole when the German plan is carried out
        run: () => replayPlan(side),
      },
    ]),
  ),
  ...SIDES.flatMap(side =>
    steps('counterRound', [
      {
        at: `4.3/${side} card`,
        case: '4.3',
        name: 'A card is used',
        when: g => committedBy(g, sideNo(side)) >= 0,
        run: g => useCommitted(g, side),
      },
    ]),
  ),
  {
    at: '4.3/again',
    case: '4.1.4',
    name: 'Until neither uses a card',
    when: g => committedBy(g, 0) >= 0 || committedBy(g, 1) >= 0,
    run: g => {
      for (const s of [0, 1] as const) {
        g.cells[at(g).committed + s] = 0;
        g.cells[AT.use + s] = 0;
        g.cells[AT.share + s] = 0;
      }
      return anyHand(g) ? goto('4.3/plan') : next;
    },
  },
]);

// 4.4 Trumps -------------------------------------------------------------------------------------------------------
const mayTrump = (g: State, s: SideNo, card: number, value: number): Verdict => {
  const v = mayUse(g, s, card);
  if (!v.ok) return v;
  return valueOf(g, card) > value
    ? ok
    : blockedBy(
        untilOver(g, 'counter'),
        '4.4',
        `${cardName(g, card)} has ${valueOf(g, card)}: more than ${value} is needed`,
      );
};
const trumpsOf = perBox(box => box.CARDS.rows.map((card): Trump => ({ do: 'trump', card })));
export const trumping: Decision<Trump> = {
  verbs: ['pass', 'trump'],
  ends: ['pass', 'trump'],
  candidates: (g, a) => {
    const list: Trump[] = [PASS];
    for (const card of handIn(g, sideNo(a.side))) list.push(trumpsOf(g)[card]!);
    return list;
  },
  judge: (g, a, c) => (c.do === 'pass' ? ok : mayTrump(g, sideNo(a.side), c.card, a.about.value as number)),
  take: (g, a, c) => {
    if (c.do === 'pass') return passed(g);
    putCard(g, c.card, USED);
    emit(g, { is: 'trumped', case: '4.4', side: sideNo(a.side), card: c.card });
    return closeWindow(c.card);
  },
  say: (g, _a, c) => (c.do === 'pass' ? 'Let it stand' : `Trump with ${cardName(g, c.card)}`),
};
export const counter = procedure('counter');
const lastOf = (v: Counter): Side => v.last ?? v.who;
const stands = (v: Counter): boolean => v.stands ?? true;

/** 4.3.2 to 4.3.5 The uses that draw no card. */
const serve = (g: State, s: SideNo, { use, card, share }: Counter): void => {
  const enemy = other(s);
  switch (use) {
    case 'bar':
      g.cells[AT.barred + enemy] = 1;
      break;
    case 'raid':
      addIp(g, enemy, -valueOf(g, card));
      break;
    case 'jam':
      addSigned(g, AT.permanent, enemy, -share);
      addSigned(g, AT.temporary, enemy, share - valueOf(g, card));
      break;
    case 'spy':
      addIp(g, s, NUMBERS.spyPoints.value);
      break;
    default:
  }
};
const carryOut = (g: State, v: Counter): void => {
  const side = sideNo(v.who);
  serve(g, side, v);
  const points = v.use === 'spy' ? NUMBERS.spyPoints.value : valueOf(g, v.card);
  emit(g, { is: 'carriedOut', case: USE_CASES[v.use]!, side, use: v.use, points });
};
export const counterSteps = steps('counter', [
  {
    at: '4.4/trump',
    case: '4.4',
    name: 'Trump',
    run: (g, { vars }) => {
      const asked = foe(lastOf(vars));
      if (handSize(g, sideNo(asked)) === 0) return goto('4.4/end');
      return openWindow('trumping', '4.4', [asked], { value: vars.value ?? valueOf(g, vars.card) });
    },
  },
  {
    at: '4.4/answer',
    case: '4.4',
    name: 'A trump may be trumped',
    when: (_g, { got }) => typeof got === 'number',
    run: (g, { vars, got }) => {
      counter.set(g, { ...vars, value: valueOf(g, got as number), last: foe(lastOf(vars)), stands: !stands(vars) });
      return goto('4.4/trump');
    },
  },
  {
    at: '4.4/end',
    case: '4.4',
    name: 'What comes of it',
    run: (g, { vars }) => {
      if (!stands(vars)) {
        emit(g, { is: 'negated', case: '4.4', side: sideNo(vars.who), card: vars.card });
        return done('negated');
      }
      if (vars.use === 'steal') return goto('4.3.1/steal');
      if (vars.use === 'foil') setWindowValue(g, 'foiled');
      carryOut(g, vars);
      return done(vars.use);
    },
  },
  {
    at: '4.3.1/steal',
    case: '4.3.1',
    name: 'A card is stolen',
    when: (g, { vars }) => stealable(g, other(sideNo(vars.who))) > 0,
    run: (_g, { vars: { who } }) => take(who, '4.3.1', handOf(sideNo(foe(who))), 1, SIDES),
    fed: (g, { vars: { who } }, out) => {
      const s = sideNo(who);
      putCard(g, out[0]!, handOf(s));
      g.cells[at(g).fresh + out[0]!] = 1;
      g.cells[AT.stole + s] = 1;
      emit(g, { is: 'stole', case: '4.3.1', side: s });
      emit(g, { is: 'stolen', case: '4.3.1', to: SIDES, side: s, out });
      return done('steal');
    },
  },
]);
/** 4.3.1 The cards of a zone that can be drawn: cards stolen this turn cannot. */
export const drawable = (g: State, cards: readonly number[]): readonly number[] => cards.filter(c => !isFresh(g, c));
