/** One sentence for each decision: what to do, with what; and what the guide of the first turn adds. */
import type { Lesson } from '../../../screen/frame/Coach.tsx';

export const PROMPTS: { readonly [kind: string]: string } = {
  replanning: 'Keep this Secret Plan, or put it back and draw another.',
  planning: 'Play an event from your hand, or pass. Two passes in a row end it.',
  trimming: 'You hold more than your leader allows: discard down to his limit.',
  yielding: 'Surrender! and Halt! Hitler markers may be laid now.',
  improving: 'Two discards improve a reduced unit.',
  rebuilding: 'A discard rebuilds a destroyed unit; two a turn at most.',
  deploying: 'The first unit goes for free, each further one for a card.',
  dropping: 'Drop! markers land within eight hexes of a Major City in Germany.',
  moving: 'Pick a unit on the map or in the list, then its goal.',
  marching: 'Choose where it ends, on the map or by number.',
  declaring: 'Mark the hexes that are to be attacked; every marked hex must be.',
  fighting: 'Choose a marked hex, add attackers and watch the column, then fight.',
  choosing: 'Choose the table the battle is fought on.',
  supporting: 'Commit a marker to this battle, or none.',
  backing: 'Play a card in this battle, or none.',
  converting: 'The result may be taken as another.',
  losing: 'Choose who loses a step.',
  countering: 'Counterattack with the same units, or let it be.',
  standing: 'Fall back two hexes, or stand and lose a step.',
  retreating: 'Choose the next hex of the retreat, toward supply.',
  advancing: 'The empty hex may be entered.',
  blowing: 'The Counterblow lies on one of the attacking hexes.',
  marking: 'Lay Blitzkrieg! markers on stacks with a mobile panzer.',
  blitzing: 'Each marked stack assaults a hex, or advances one.',
  reserving: 'Units of the Reserve come in or next to a city.',
  punishing: 'Lay No Actions markers on enemy stacks.',
  ending: 'The game may end after this turn, if you wish.',
};
/** What the guide says now. */
export const lessonFor = (kind: string, name: string, ruleCase: string): Lesson => ({
  title: name,
  case: ruleCase,
  words: PROMPTS[kind] ?? 'The other side decides. What it does is in the log.',
});
