/** One sentence for each decision: what to do, with what. */
import { counted } from '../../../engine/words.ts';
import type { TableView } from '../view.ts';
import { ownHand } from './own.ts';

const PROMPTS: { readonly [kind: string]: string } = {
  replanning: 'This is your Secret Plan. One of French Initiative may be put back once for another; any other is kept.',
  adopting: 'Keep your plan, or take any other of your plan cards.',
  preparing: 'The alternate set-up of your plan may be used.',
  ordering: 'Both sides played a card at this moment: say which comes first.',
  picking: 'You rolled two dice on the event table: choose one of them.',
  stealing: 'Units of the event move now, before all others.',
  redeploying: 'Put the units of the event on the map anew.',
  switching: 'Two groups may change places.',
  manning: 'Man the border: every hex of it that a zone can reach.',
  mustering: 'Set up the Red Army, each group on its side of the Pripet.',
  ending: 'The game may end after this turn, if you wish.',
  punishing: 'Lay No Actions markers on enemy stacks.',
  concealing: 'A plan marker may be laid face down. The Dummy can bluff once.',
  changing: 'The plan may be changed.',
  redrawing: 'The last card may be drawn anew.',
  planning: 'Play an event from your hand, or pass. Two passes in a row end it.',
  averting: 'The enemy plays this event. Cancel it with a card, or let it happen.',
  paying: 'The event costs markers: choose which of yours pay. The enemy sees their fronts only.',
  offering: 'Events of this moment may be played now.',
  urging: 'Choose the stack that goes farther.',
  yielding: 'Surrender! and Halt! Hitler markers may be laid now.',
  sparing: 'Alternate Event points can stop the check, or count at the end.',
  clearing: 'Those in and next to the city go two hexes away from it.',
  swapping: 'One card may be changed for the top of the pile.',
  improving: 'Two discards improve a reduced unit.',
  rebuilding: 'A discard rebuilds a destroyed unit; two a turn at most.',
  dropping:
    'Drop! markers land within eight hexes of a Major City in Germany. Each landing is checked with a card, a row better where no enemy stands or has a zone.',
  retrying: 'A marker pays for a second try, or accept the landing.',
  scoring: 'A Combat VP! marker scores now, if you hold one and wish it.',
  moving: 'Pick a unit on the map or in the list, then its goal.',
  marching: 'Choose where it ends, on the map or by number; with Shift it goes on from there.',
  merging: 'Units may be merged.',
  fighting:
    'Every marked hex is attacked, in the order you like. Prepare a battle to choose who joins, or fight it as it stands.',
  grounding: 'Choose whose terrain counts in this battle.',
  choosing: 'Choose the table the battle is fought on.',
  supporting: 'Commit a marker to this battle, or none.',
  cancelling: 'The marker may be cancelled by one of yours.',
  backing: 'Play a card in this battle, or none.',
  doubling: 'Choose the tank unit whose strength is doubled.',
  intercepting: 'Fighters may cancel the event that the enemy has just played.',
  converting: 'The result may be taken as another.',
  losing: 'Choose who loses a step.',
  countering: 'Counterattack with the same units, or let it be.',
  standing: 'Fall back two hexes, or stand and lose a step.',
  leading: 'Choose who retreats first: some get away only through others.',
  retreating: 'Choose the next hex of the retreat.',
  shoving: 'Too many stand in one hex: one goes on.',
  tiring: 'Choose the hex that comes under No Actions.',
  advancing: 'The empty hex may be entered.',
  blowing: 'The Counterblow lies on one of the attacking hexes.',
  suffering: 'The shock marker demands a loss: choose who.',
  marking: 'Lay Blitzkrieg! markers on stacks with a mobile panzer.',
  blitzing: 'Each marked stack assaults a hex, or advances one.',
  keeping: 'The stack has parted: its marker stays with one part.',
  reserving: 'Units of the Reserve come in or next to a city.',
};
const DECLARING = {
  target: 'Mark the hexes that you will attack: every marked hex must be attacked.',
  counterblow: 'Mark hexes of your own that the enemy must attack, without your terrain. Each costs a card.',
} as const;
/** 5.2.1 What is chosen, by kind of grant. */
const GRANTS: { readonly [what: string]: string } = {
  rebuild: 'Choose a destroyed unit that comes back.',
  improve: 'Choose a reduced unit that is restored.',
  na: 'Choose an enemy hex that comes under No Actions.',
  naCity: 'Choose an enemy hex in a city that comes under No Actions.',
  naRegional: 'Choose a hex of enemy regional units that comes under No Actions.',
  naBelgium: 'Choose an enemy hex in Belgium or Luxembourg that comes under No Actions.',
  withdraw: 'Choose a unit that goes back to the Reserve.',
  '7th Army Freed': 'Choose units of the 7th Army that go to the Reserve.',
  'Tank Doctrine': 'Choose tank units that go to the Reserve.',
  '2nd Army Freed': 'Choose units of the 2nd Army that go to the Reserve.',
  discards: 'Choose a card of the discards that you take back.',
  redraw: 'Choose markers that go back into the cup; as many are drawn.',
  auftragstaktik: 'A marker may go back into the cup for another.',
  markersOut: 'These markers go to the Battle Experience box.',
  surrender: 'Take a Surrender! marker out of your cup, if you wish.',
  armistice: 'Choose the country that lays down its arms.',
  halt: 'Lay a Halt! Hitler marker on any hex, if you wish.',
  duce: 'Choose a French unit that leaves the game.',
  alpine: 'Choose a French unit that comes to the Reserve.',
  westwall: 'Choose a German unit that leaves the game.',
  weaken: 'Choose a unit that loses a step.',
  square: 'Choose the unit that takes the place of its two halves.',
  recall: 'Choose a reinforcement that will not come.',
  dropBack: 'Choose a Drop! marker that comes back into the Reserve.',
};
/** By a plan, a leader or a marker, not by the text of a card. */
export const GRANTED_ELSEWHERE: readonly string[] = [
  'halt',
  'square',
  'weaken',
  'recall',
  'auftragstaktik',
  '7th Army Freed',
  'Tank Doctrine',
  '2nd Army Freed',
  'naBelgium',
];
const granted = ({ what, left }: NonNullable<TableView['granting']>): string =>
  `${GRANTS[what] ?? 'Choose what the event is for.'}${left > 1 ? ` ${left} may be chosen.` : ''}`;
/** 5.5.3, 5.5.4 How many are too many. */
const trimmed = (view: Pick<TableView, 'hands'>): string | undefined => {
  const hand = ownHand(view);
  if (!hand) return undefined;
  const cards = hand.cards - hand.cardLimit;
  const markers = hand.markers.both + hand.markers.only1940 - hand.markerLimit;
  return cards > 0
    ? `Your leader keeps ${counted(hand.cardLimit, 'card')}: discard ${counted(cards, 'more', 'more')}.`
    : `Your leader keeps ${counted(hand.markerLimit, 'marker')}: put ${counted(markers, 'more', 'more')} back into the cup.`;
};
/** 10.0 Who goes, and how. */
const DEPLOYMENTS: { readonly [step: string]: string } = {
  A: 'Choose French units that go to the Reserve.',
  B: 'Choose units that leave by the map edge. A card is turned up for each.',
  C: 'Choose units that leave from Evacuation Zones. A card is turned up for each.',
  D: 'Choose German units that go to the Reserve.',
  E: 'Choose mobile units that leave by a blue map edge.',
};
type Asked = Pick<TableView, 'declaring' | 'granting' | 'buying' | 'hands'>;
export const promptFor = (kind: string, view: Asked): string | undefined => {
  if (kind === 'declaring' && view.declaring) return DECLARING[view.declaring.kind];
  if (kind === 'granting' && view.granting) return granted(view.granting);
  if (kind === 'deploying') return DEPLOYMENTS[view.buying?.step ?? 'A'];
  return kind === 'trimming' ? trimmed(view) : PROMPTS[kind];
};
