/** 3.2, 3.4 Why a choice is refused outside its own segment. */
import { blockedBy, type Choice, type Refused } from '../../../../engine/decide.ts';
import type { Case, State } from '../../../../engine/state.ts';
import { atWar } from '../../model/tracks.ts';
import { comesBy } from '../movement/arrivals.ts';
import { untilOver } from '../position/obstacles.ts';

type Reason = readonly [ruleCase: Case, why: string];
const each = (reason: Reason, ...verbs: readonly string[]): readonly (readonly [verb: string, reason: Reason])[] =>
  verbs.map(verb => [verb, reason]);

const MOVING = ['shift', 'station', 'move', 'commit', 'withdraw', 'reserve', 'column', 'poise', 'release', 'bridge'];
const MOBILISING = ['build', 'dig', 'invest'];
const ESPIONAGE = ['steal', 'bar', 'raid', 'jam', 'trump', 'foil', 'spy'];
const ALWAYS: { readonly [verb: string]: Reason } = Object.fromEntries([
  ...each(['4.1.6', 'cards are played for their event and put away in the Event Card Segment only'], 'play', 'discard'),
  ...each(['7.0', 'forces are mobilised in the Troop Mobilization Segment'], ...MOBILISING),
  ...each(['4.1.4', 'cards are used for their value in a round of counterespionage'], 'steal', 'bar', 'raid', 'jam'),
  ...each(['4.2.1', 'an event is cancelled when it is played'], 'foil'),
  ...each(['4.3.5', 'manoeuvres are spied on when they are declared'], 'spy'),
  ...each(['4.4', 'a card is trumped when it is used'], 'trump'),
  ...each(['5.2.1', 'an IP is spent on the roll for IPs just before it'], 'read'),
  ...each(['5.2.2', 'stacks are looked at in the Movement Segment'], 'look'),
  ...each(['6.1.1', 'manoeuvres are held in the Movement Segment'], 'manoeuvre'),
  ...each(['10.1.1', 'units move in the Movement Segment'], ...MOVING),
  ...each(['11.0', 'units are redeployed in the Movement Segment of a week'], 'redeploy'),
  ...each(['13.0', 'attacks are made in the Combat Segment of a week'], 'attack', 'add', 'drop', 'declare'),
  ...each(['18.0', 'fleets fly to a battle'], 'fly', 'neutralise', 'intercept'),
  ...each(['19.0', 'the strategy is chosen in the Intelligence Events Segment'], 'choose'),
  ...each(['21.0', 'armies are placed before the game'], 'place'),
  ...each(['21.5.1', 'Poland is invaded in the first month'], 'stay', 'garrison', 'send'),
]);
const inWar = (verb: string): Reason | undefined => {
  if (MOBILISING.includes(verb)) return ['7.4', 'mobilisation has ended with Active Hostilities'];
  if (verb === 'manoeuvre') return ['6.1.3', 'in Active Hostilities no manoeuvres are held'];
  return ESPIONAGE.includes(verb) ? ['4.2', 'there is no counterespionage in Active Hostilities'] : undefined;
};
const ARRIVALS = 'units arrive in the Movement Segment of the turn they are due';
export const untimely = (g: State, c: Choice): Refused | undefined => {
  const { do: verb } = c;
  if (verb === 'arrive') return blockedBy(untilOver(g), comesBy(g, Number(c.unit)), ARRIVALS);
  const reason = (atWar(g) ? inWar(verb) : undefined) ?? ALWAYS[verb];
  return reason && blockedBy(untilOver(g), ...reason);
};
