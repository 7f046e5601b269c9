/** The policies a standing order can name in this game: for trumps, spying, retreats, fleets, losses and bought dice. */
import type { Choice } from '../../../engine/decide.ts';
import type { Policy } from '../../../engine/standing.ts';
import type { State, Vars } from '../../../engine/state.ts';
import { dotsOf, factorOf, isArmy, rowOf, stepsOf } from '../model/army.ts';
import { valueOf } from './cards/cards.ts';
import { battleProc, defenderOf } from './combat/battle-frame.ts';
import { chancesNow } from './combat/dice.ts';
import { boxOf } from '../model/box.ts';
import { controlOf } from '../model/ground.ts';
import { chosenArea, chosenCard, chosenUnit } from './choice-fields.ts';
import type { SeedsDecision } from './flow.ts';

/** The cheapest listed choice, the first among equals. */
const leastBy = (choices: readonly Choice[], cost: (c: Choice) => number): Choice | undefined =>
  choices.toSorted((a, b) => cost(a) - cost(b))[0];
const numberIn = (limits: Vars, name: string, otherwise: number): number =>
  typeof limits[name] === 'number' ? limits[name] : otherwise;

/** 4.4, 4.3.5 The lowest card that serves, within the value the player allows; otherwise a pass. */
const lowest = (verb: string) => (g: State, choices: readonly Choice[], limits: Vars) => {
  const most = numberIn(limits, 'value', 4);
  const cards = choices.filter(c => c.do === verb && valueOf(g, chosenCard(c)) <= most);
  return leastBy(cards, c => valueOf(g, chosenCard(c))) ?? choices.find(c => c.do === 'pass');
};
/** The steps the defender can expect to lose if he stands, by the current chances. */
const expectedLoss = (g: State): number => {
  const b = battleProc.vars(g);
  const { results } = boxOf(g).tables;
  return chancesNow(g, b).reduce((sum, { row, winner, share }) => {
    if (row < 0) return sum + share;
    return sum + share * (winner === defenderOf(b) ? results[row]!.winner : results[row]!.loser);
  }, 0);
};
const ownWays = (g: State, choices: readonly Choice[]): readonly Choice[] =>
  choices.filter(c => c.do === 'retreat' && controlOf(g, chosenArea(c)) === defenderOf(battleProc.vars(g)));
const retreats = (g: State, choices: readonly Choice[], limits: Vars): Choice | undefined => {
  const ways = expectedLoss(g) > numberIn(limits, 'loss', 1.5) ? ownWays(g, choices) : [];
  return ways[0] ?? choices.find(c => c.do === 'stand');
};
/** 13.5 Sends the strongest fleet, then accepts battle. */
const flies = (g: State, choices: readonly Choice[]): Choice | undefined => {
  const fleets = (battleProc.vars(g).answering ?? []).length ? [] : choices.filter(c => c.do === 'fly');
  return leastBy(fleets, c => -dotsOf(g, chosenUnit(c))) ?? choices.find(c => c.do === 'stand');
};
/** 13.7.7 The factors and dots a loss costs; the last steps of an army count extra. */
const lossOf = (g: State, c: Choice): number => {
  const unit = chosenUnit(c);
  const steps = stepsOf(g, unit);
  if (isArmy(g, unit)) return (c.do === 'spare' ? 2 : 1) + (steps > 2 ? 0 : 3);
  const { factors, dots } = rowOf(g, unit);
  return factorOf(g, unit) - (factors[steps - 2] ?? 0) + dotsOf(g, unit) - (dots[steps - 2] ?? 0);
};

export const POLICIES: readonly (Policy & { readonly kinds: readonly SeedsDecision[] })[] = [
  {
    id: 'trump-low',
    title: 'Trump with the lowest card that serves (4.4)',
    kinds: ['trumping'],
    limits: { value: 'no card worth more than this' },
    choose: (g, _a, choices, limits) => lowest('trump')(g, choices, limits),
  },
  {
    id: 'spy-low',
    title: 'Spy on manoeuvres with the lowest card that serves (4.3.5)',
    kinds: ['spying'],
    limits: { value: 'no card worth more than this' },
    choose: (g, _a, choices, limits) => lowest('spy')(g, choices, limits),
  },
  {
    id: 'retreat-above',
    title: 'Retreat before combat to an Area of ours if standing costs more steps than this, else accept (13.4)',
    kinds: ['standing'],
    limits: { loss: 'steps expected to be lost, 1.5 unless told' },
    choose: (g, _a, choices, limits) => retreats(g, choices, limits),
  },
  {
    id: 'stand-with-fleet',
    title: 'Accept battle with the strongest fleet that may come (13.5)',
    kinds: ['standing'],
    choose: (g, _a, choices) => flies(g, choices),
  },
  {
    id: 'least-loss',
    title: 'Lose what costs least: infantry before tanks, no army whole if it can be helped (13.7.7)',
    kinds: ['choosingLoss'],
    choose: (g, _a, choices) => leastBy(choices, c => lossOf(g, c)),
  },
  {
    id: 'no-air-intelligence',
    title: 'Spend nothing on the air battle (5.2.5)',
    kinds: ['airIntelligence'],
    choose: (_g, _a, choices) => choices.find(c => c.do === 'pass'),
  },
  {
    id: 'plain-dice',
    title: 'Buy no dice for the Mobile Forces Battle (13.2.4)',
    kinds: ['mobileDice'],
    choose: (_g, _a, choices) => choices.find(c => c.do === 'roll'),
  },
];
