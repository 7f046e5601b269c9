/** 3.2, 3.4 Years and months: which segments a turn has, and in what order. */
import { emit } from '../../../../engine/events.ts';
import { call, next, type Step } from '../../../../engine/flow.ts';
import { sealedPlan, replayPlan, sealed } from '../../../../engine/sealed.ts';
import type { Case, Side, State, Vars } from '../../../../engine/state.ts';
import { NUMBERS } from '../../data/charts.ts';
import { OPPOSITION, SIDES } from '../../model/state.ts';
import { atWar, BOTH, chronology, monthOf, rpOf, sideNo, statedOf, statusOf, yearOf } from '../../model/tracks.ts';
import { clearCards, drawCards, reshuffle } from '../cards/cards.ts';
import { eventModifier, intelligence, rollPoints } from './intelligence.ts';
import { someLook, takeLooks } from './looks.ts';
import { checks, income } from './resources.ts';
import { startTurn } from './status.ts';
import { chooseStrategy } from '../war/strategy.ts';

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
/** 5.1, 5.3 From 1937, or with Armed Belligerence. */
const withIntelligence: When = g => inMonth(g) || yearOf(g) >= NUMBERS.firstIntelligence.value;
/** 4.3.4 A side has an advantage on the list of events: its enemy may take it away before the roll. */
const someAdvantage: When = g => BOTH.some(s => eventModifier(g, s) > 0);
/** 4.0, 7.1 In years and in the first month. */
const withCards: When = g => monthOf(g) <= 1;
const withChecks: When = g => !inMonth(g) && yearOf(g) >= NUMBERS.firstCheck.value;
/** 3.4 Movement begins with Opposition. */
const withMovement: When = g => statusOf(g) >= OPPOSITION;

const change = (at: string, ruleCase: Case, name: string, when: When, does: (g: State) => void): Step => ({
  at,
  case: ruleCase,
  name,
  when,
  run: g => {
    does(g);
    return next;
  },
});
const forEach = (
  at: string,
  ruleCase: Case,
  name: string,
  when: When,
  run: (g: State, side: Side) => ReturnType<Step['run']>,
): readonly Step[] => SIDES.map(side => ({ at: `${at}/${side}`, case: ruleCase, name, when, run: g => run(g, side) }));
/** Both plan at once; opened, the German plan is carried out first. */
const planned = (
  at: string,
  ruleCase: Case,
  name: string,
  proc: string,
  when: When = always,
  more: (g: State, side: Side) => Vars = () => ({}),
): readonly Step[] => [
  {
    at: `${at}/plan`,
    case: ruleCase,
    name,
    when,
    run: g => sealed(...SIDES.map(who => sealedPlan(who, proc, { who, ...more(g, who) }))),
  },
  ...SIDES.map((side): Step => ({
    at: `${at}/${side}`,
    case: ruleCase,
    name,
    when: g => when(g) || (at === MOVES && inMonth(g)),
    run: () => replayPlan(side),
  })),
];
const MOVES = '10.0';
const round = (at: string, when: When = always): Step => ({
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
/** 4.1.10 and the Sequence of Play: after the last cards the deck is shuffled and each draws two for counterespionage. */
const lastCards: readonly Step[] = [
  change('4.1.10/last', '4.1.10', 'Last shuffle', firstMonth, reshuffle),
  ...forEach('4.0/last', '4.0', 'Cards for counterespionage', firstMonth, (_g, side) =>
    drawCards(side, NUMBERS.wartimeCards.value),
  ),
];
const drawn = (g: State, side: Side): number => {
  const { draw } = chronology(g);
  return side === SIDES[0] ? draw.german : draw.allied;
};

const segments: readonly Step[] = [
  change('3.0/start', '3.0', 'Start of the turn', always, begin),
  { at: '19.0/choose', case: '19.0', name: 'Attack strategy', when: firstMonth, run: () => chooseStrategy },
  round('4.3/start', both(withIntelligence, someAdvantage)),
  ...forEach('5.3', '5.3', 'Intelligence events', withIntelligence, (_g, who) => intelligence.call({ who })),
  { at: '19.0/change', case: '19.0', name: 'Attack strategy', when: laterMonth, run: () => chooseStrategy },
  round('4.3/first'),
  ...forEach('4.1.2', '4.1.2', 'Cards are drawn', withCards, (g, side) => drawCards(side, drawn(g, side))),
  round('4.3/drawn', withCards),
  ...planned('4.0', '4.0', 'Event Cards', 'playing', withCards),
  change('4.1.10/shuffle', '4.1.10', 'The deck is shuffled', withCards, reshuffle),
  { at: '3.3.3/checks', case: '3.3.3', name: 'Checks', when: withChecks, run: () => checks.call({ done: 0 }) },
  ...forEach('7.1.1', '7.1.1', 'Resource Points', withCards, (_g, who) => income.call({ who })),
  ...planned('7.2', '7.2', 'Mobilisation', 'mobilising', always, (g, side) => ({ had: rpOf(g, sideNo(side)) })),
  ...planned('5.2.2', '5.2.2', 'Disposition intelligence', 'looking', withMovement),
  change('5.2.2/seen', '5.2.2', 'Stacks are seen', both(withMovement, someLook), takeLooks),
  ...planned(MOVES, '10.0', 'Movement', 'moving', withMovement),
  change('5.1.2/stated', '5.1.2', 'Activities are stated', always, stated),
  round('4.3/last', withIntelligence),
  ...planned('5.2.1', '5.2.1', 'Reading', 'reading', both(withIntelligence, atPeace)),
  ...forEach('5.1', '5.1', 'Intelligence Points', withIntelligence, (_g, side) => rollPoints(side)),
  change('4.1.9/end', '4.1.9', 'Cards go back', always, clearCards),
  ...lastCards,
];
export const turnSteps: readonly Step[] = segments;
