/** 4.0 What is done in its own phase only: why it is refused in any other. */
import { no, type Choice, type Refused } from '../../../engine/decide.ts';
import type { Case, State } from '../../../engine/state.ts';
import { A, FRENCH, nationOf, sideOf } from '../army.ts';
import { isFrance, turnOf } from '../state.ts';
import { isBad } from './weather.ts';
import { isSkipped, mayEvacuateYet } from './deployment.ts';

type Reason = readonly [ruleCase: Case, why: string];
const each = (reason: Reason, ...verbs: readonly string[]): readonly (readonly [verb: string, reason: Reason])[] =>
  verbs.map(verb => [verb, reason]);
const ALWAYS: { readonly [verb: string]: Reason } = Object.fromEntries([
  ...each(['5.1', 'an event is played in its own phase'], 'play'),
  ...each(['5.3', 'cards are discarded for what they buy, or over the limit'], 'discard'),
  ...each(['5.5.3', 'markers over the limit go back after the draw'], 'return'),
  ...each(['5.8.1', 'markers pay for an event that was played'], 'pay'),
  ...each(['9.2', 'units are rebuilt in the Organization Phase'], 'rebuild'),
  ...each(['13.0', 'units move in their Movement Phase'], 'move', 'to', 'via'),
  ...each(['14.1.1', 'Targets are laid as a Combat Phase begins'], 'target'),
  ...each(['14.1.2', 'Counterblows are laid as a Combat Phase begins'], 'blow'),
  ...each(['14.2', 'battles are fought in the Combat Phase'], 'attack', 'add', 'fight'),
  ...each(['14.5', 'markers are committed in a battle'], 'commit'),
  ...each(['14.7', 'only a result of a battle asks for that'], 'stand', 'fallBack'),
  ...each(['14.7.1', 'steps are lost in a battle'], 'lose'),
  ...each(['14.7.5', 'units retreat after a battle'], 'retreat', 'lead'),
  ...each(['14.7.3', 'a counterattack follows from a battle'], 'counterattack'),
  ...each(['14.8', 'units advance after a battle, or under a Blitzkrieg! marker'], 'advance'),
  ...each(['15.0', 'Blitzkrieg! markers are laid as the Blitzkrieg Phase begins'], 'blitz'),
  ...each(['15.1', 'assaults are made in the Blitzkrieg Phase'], 'assault'),
  ...each(['16.1', 'units come from the Reserve in the Reserve Phase'], 'deploy'),
  ...each(['17.6', 'these markers follow from a check that was lost'], 'tire'),
  ...each(['19.7', 'a Combat VP! is scored where a card or a landing says so'], 'score'),
  ...each(['20.3', 'plans are checked on turns 4, 7 and 10 of the French Front'], 'scored', 'bluff'),
  ...each(['21.1', 'that follows from a die that an event was rolled for'], 'row'),
  ...each(['21.1.4', 'groups change places when #76 says so'], 'switch'),
  ...each(['24.1', 'plans are drawn before the first turn'], 'keep'),
  ...each(['24.2', 'a plan is chosen where French Initiative was drawn twice'], 'plan'),
  ...each(['24.0', 'instructions of a plan are carried out in the Strategic Phase'], 'act'),
  ...each(['24.3', 'units are driven out of the Ardennes in the German Reserve Phase'], 'expel'),
  ...each(['25.1', 'cavalry is merged as the Polish Movement Phase ends, with the advanced rules'], 'merge'),
  ...each(['26.4', 'such points are spent on a turn with a death’s head, by option'], 'spend'),
  ...each(['26.6', 'it is chosen before the first turn, by option'], 'alternate'),
  ...each(['26.7', 'a leader is changed on a turn with a death’s head, by option'], 'change'),
]);
const whyNoDrop = (g: State): Reason => {
  if (!isFrance(g)) return ['19.10', 'airdrops are of the French Front'];
  return isBad(g) ? ['13.2.4', 'nobody drops in bad weather'] : ['10.0', 'airdrops are made in the Deployment Phase'];
};
/** 10.0, 20.1.1, 20.1.6, 20.2.1 */
const whyNotSent = (g: State, unit: number): Reason => {
  if (isSkipped(g)) return ['20.1.1', 'the Deployment Phase is skipped until turn 4'];
  const leaves = sideOf(g, unit) === A && nationOf(g, unit) !== FRENCH;
  if (leaves && !mayEvacuateYet(g)) return [isFrance(g) ? '20.2.1' : '20.1.6', 'evacuation has not begun'];
  return ['10.0', 'units are sent in their step of the Deployment Phase'];
};
const reasonOf = (g: State, c: Choice): Reason | undefined => {
  switch (c.do) {
    case 'drop':
    case 'land':
      return whyNoDrop(g);
    case 'send':
    case 'sure':
      return whyNotSent(g, Number(c.unit));
    case 'improve':
      return turnOf(g) >= 10
        ? ['20.1.8', 'no improvements from turn 10 on']
        : ['9.1', 'units are improved in the Organization Phase'];
    case 'redraw':
      return isFrance(g)
        ? ['24.1', 'plans are drawn before the first turn']
        : ['22.7', 'the first card of a turn that is not red is changed when it is drawn'];
    case 'convert':
      return [isFrance(g) ? '22.2' : '22.6', 'the leader turns what a die brought'];
    case 'endGame':
      return ['20.1.7', 'in France, from turn 10 on, as a turn begins'];
    case 'giveUp':
      return ['19.8', turnOf(g) === 1 ? 'not on the first turn' : 'cities are given up as the Strategic Phase ends'];
    default:
      return ALWAYS[c.do];
  }
};
export const untimely = (g: State, c: Choice): Refused | undefined => {
  const reason = reasonOf(g, c);
  return reason && no(...reason);
};
