/** 3.2, 3.4 Years and months: which segments a turn has, and in what order. */
import { next, type Next, type Step } from '../../../../engine/flow.ts';
import { replayPlan, sealed, type SealedPlan } from '../../../../engine/sealed.ts';
import type { Case, Side, State } from '../../../../engine/state.ts';
import type { NoVars } from '../../../../engine/typed-flow.ts';
import { NUMBERS } from '../../data/charts.ts';
import { OPPOSITION, SIDES, type SeedsSide } from '../../model/state.ts';
import { atWar, BOTH, chronology, monthOf, rpOf, sideNo, statedOf, statusOf, yearOf } from '../../model/tracks.ts';
import { clearCards, drawCards, reshuffle } from '../cards/cards.ts';
import { eventModifier, intelligence, rollPoints } from './intelligence.ts';
import { someLook, takeLooks } from './looks.ts';
import { checks, income } from './resources.ts';
import { startTurn } from './status.ts';
import { chooseStrategy } from '../war/strategy.ts';
import { call, emit, sealedPlan, steps, type SeedsStep } from '../flow.ts';

type When = (g: State) => boolean;
const always: When = () => true;
const both =
  (a: When, b: When): When =>
  g =>
    a(g) && b(g);
const atPeace: When = g => !atWar(g);
const inMonth: When = g => monthOf(g) > 0;
const firstMonth: When = g => monthOf(g) === 1;
const laterMonth: When = g => monthOf(g) > 1;
/** 5.1, 5.3 Intelligence begins in 1937 or with Armed Belligerence. */
const withIntelligence: When = g => inMonth(g) || yearOf(g) >= NUMBERS.firstIntelligence.value;
/** 4.3.4 Whether a side has an advantage on the list of events, which its enemy may jam before the roll. */
const someAdvantage: When = g => BOTH.some(s => eventModifier(g, s) > 0);
/** 4.0, 7.1 Cards and RPs come in years and in the first month. */
const withCards: When = g => monthOf(g) <= 1;
const withChecks: When = g => !inMonth(g) && yearOf(g) >= NUMBERS.firstCheck.value;
/** 3.4 Movement begins with Opposition. */
const withMovement: When = g => statusOf(g) >= OPPOSITION;

const change = <A extends SeedsStep<'year'>>(
  at: A,
  ruleCase: Case,
  name: string,
  when: When,
  does: (g: State) => void,
): Step<NoVars, A> => ({
  at,
  case: ruleCase,
  name,
  when,
  run: g => {
    does(g);
    return next;
  },
});
const forEach = <A extends string>(
  at: A,
  ruleCase: Case,
  name: string,
  when: When,
  run: (g: State, side: Side) => Next,
): readonly Step<NoVars, `${A}/${SeedsSide}`>[] =>
  SIDES.map(side => ({ at: `${at}/${side}`, case: ruleCase, name, when, run: g => run(g, side) }));
/** Both sides plan at the same time. Then the German plan is carried out first. */
const planned = <A extends string>(
  at: A,
  ruleCase: Case,
  name: string,
  when: When,
  plan: (who: Side, g: State) => SealedPlan,
): readonly Step<NoVars, `${A}/plan` | `${A}/${SeedsSide}`>[] => [
  {
    at: `${at}/plan`,
    case: ruleCase,
    name,
    when,
    run: g => sealed(...SIDES.map(who => plan(who, g))),
  },
  ...forEach(
    at,
    ruleCase,
    name,
    g => when(g) || (at === MOVES && inMonth(g)),
    (_g, side) => replayPlan(side),
  ),
];
const MOVES = '10.0';
const round = <A extends SeedsStep<'year'>>(at: A, when: When = always): Step<NoVars, A> => ({
  at,
  case: '4.3',
  name: 'Counterespionage',
  when: both(when, atPeace),
  run: () => call('counterRound'),
});
const begin = (g: State): void => {
  startTurn(g);
  emit(g, { is: 'turn', case: '3.0', year: yearOf(g), month: monthOf(g) });
};
const stated = (g: State): void => {
  for (const side of SIDES)
    emit(g, { is: 'stated', case: '5.1.2', side: sideNo(side), kinds: [...statedOf(g, sideNo(side))] });
};
/** 4.1.10 and the Sequence of Play: after the last Event Card Segment the deck is shuffled, and each side draws two cards for counterespionage. */
const lastCards = steps('year', [
  change('4.1.10/last', '4.1.10', 'Last shuffle', firstMonth, reshuffle),
  ...forEach('4.0/last', '4.0', 'Cards for counterespionage', firstMonth, (_g, side) =>
    drawCards(side, NUMBERS.wartimeCards.value),
  ),
]);
const drawn = (g: State, side: Side): number => {
  const { draw } = chronology(g);
  return side === SIDES[0] ? draw.german : draw.allied;
};

export const turnSteps = steps('year', [
  change('3.0/start', '3.0', 'Start of the turn', always, begin),
  { at: '19.0/choose', case: '19.0', name: 'Attack strategy', when: firstMonth, run: () => chooseStrategy },
  round('4.3/start', both(withIntelligence, someAdvantage)),
  ...forEach('5.3', '5.3', 'Intelligence events', withIntelligence, (_g, who) => intelligence.call({ who })),
  { at: '19.0/change', case: '19.0', name: 'Attack strategy', when: laterMonth, run: () => chooseStrategy },
  round('4.3/first'),
  ...forEach('4.1.2', '4.1.2', 'Cards are drawn', withCards, (g, side) => drawCards(side, drawn(g, side))),
  round('4.3/drawn', withCards),
  ...planned('4.0', '4.0', 'Event Cards', withCards, who => sealedPlan(who, 'playing', { who })),
  change('4.1.10/shuffle', '4.1.10', 'The deck is shuffled', withCards, reshuffle),
  { at: '3.3.3/checks', case: '3.3.3', name: 'Checks', when: withChecks, run: () => checks.call({ done: 0 }) },
  ...forEach('7.1.1', '7.1.1', 'Resource Points', withCards, (_g, who) => income.call({ who })),
  ...planned('7.2', '7.2', 'Mobilisation', always, (who, g) =>
    sealedPlan(who, 'mobilising', { who, had: rpOf(g, sideNo(who)) }),
  ),
  ...planned('5.2.2', '5.2.2', 'Disposition intelligence', withMovement, who => sealedPlan(who, 'looking', { who })),
  change('5.2.2/seen', '5.2.2', 'Stacks are seen', both(withMovement, someLook), takeLooks),
  ...planned(MOVES, '10.0', 'Movement', withMovement, who => sealedPlan(who, 'moving', { who })),
  change('5.1.2/stated', '5.1.2', 'Activities are stated', always, stated),
  round('4.3/last', withIntelligence),
  ...planned('5.2.1', '5.2.1', 'Reading', both(withIntelligence, atPeace), who => sealedPlan(who, 'reading', { who })),
  ...forEach('5.1', '5.1', 'Intelligence Points', withIntelligence, (_g, side) => rollPoints(side)),
  change('4.1.9/end', '4.1.9', 'Cards go back', always, clearCards),
  ...lastCards,
]);
