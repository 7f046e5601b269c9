/** The prompt for each decision. Why it matters is in coach-words.ts. */
import type { SeedsDecision } from '../rules/flow.ts';

interface Words {
  readonly title: string;
  readonly prompt: string;
  readonly case: string;
}
export const WORDS: { readonly [kind: string]: Words } = {
  placing: {
    title: 'Set-up',
    prompt: 'Put three armies on mobilisation centres. Pick one, then a lit centre.',
    case: '21.0',
  },
  strategising: {
    title: 'Attack strategy',
    prompt: 'Choose the axis of the offensive. The other side does not see it until the end.',
    case: '19.0',
  },
  countering: {
    title: 'Counterespionage',
    prompt: 'Use one card for the number in its octagon, or none. Both sides decide unseen.',
    case: '4.3',
  },
  trumping: {
    title: 'A card is used against you',
    prompt: 'A higher octagon cancels it.',
    case: '4.4',
  },
  foiling: { title: 'An event is played', prompt: 'A card of counterespionage may cancel it.', case: '4.2.1' },
  spying: { title: 'A manoeuvre is held', prompt: 'A card of counterespionage may spy on it: an IP.', case: '4.3.5' },
  playing: {
    title: 'Event cards',
    prompt: 'Choose cards of the hand to play or to put away unseen. What must be played comes first.',
    case: '4.1.3',
  },
  mobilising: {
    title: 'Mobilisation',
    prompt: 'Spend resource points on steps, corps, fleets and technology. What is not spent is kept.',
    case: '7.2',
  },
  looking: {
    title: 'Disposition intelligence',
    prompt: 'An IP buys a look at an enemy stack before anybody moves.',
    case: '5.2.2',
  },
  sending: {
    title: 'Poland',
    prompt: 'All but three armies, a fleet and the Westwall go to Poland, in two groups of equal make.',
    case: '21.5.1',
  },
  recalling: {
    title: 'Return from Poland',
    prompt: 'Choose the group that comes back first; the other follows a turn later.',
    case: '21.5.2',
  },
  arriving: { title: 'Arrivals', prompt: 'Choose where it arrives.', case: '21.4' },
  moving: {
    title: 'Movement',
    prompt: 'Pick a unit on the map or in the list, then where it goes. Both plans are opened together.',
    case: '10.0',
  },
  reading: { title: 'Reading', prompt: 'An IP spent now adds two to the roll for IPs.', case: '5.2.1' },
  marching: {
    title: 'Movement',
    prompt: 'Pick a unit on the map or in the list, then where it goes. One redeployment a week is free.',
    case: '10.1.8',
  },
  attacking: {
    title: 'Combat',
    prompt: 'Choose an Area to attack. Planning costs nothing and tells nothing.',
    case: '13.0',
  },
  planning: {
    title: 'Plan the attack',
    prompt: 'Add units next to the Area. Declaring shows all who take part and cannot be taken back.',
    case: '13.1',
  },
  mobileDice: {
    title: 'Mobile forces',
    prompt: 'Dots hit. A die more may be bought, then they are thrown.',
    case: '13.2.4',
  },
  mobileLoss: { title: 'Losses of the mobile battle', prompt: 'Choose who loses a step.', case: '13.2.4' },
  declaring: { title: 'Declaration', prompt: 'Put in fleets, engineers or intelligence, then declare.', case: '13.3' },
  standing: {
    title: 'Stand or retreat',
    prompt: 'Fall back now for a CP a unit, or put in what you have and stand.',
    case: '13.4',
  },
  airIntelligence: { title: 'Air intelligence', prompt: 'The dice have fallen: an IP adds one.', case: '5.2.5' },
  choosingLoss: { title: 'Losses', prompt: 'Choose who loses a step.', case: '13.7.7' },
  retreating: {
    title: 'Retreat',
    prompt: 'Choose a lit Area: each leads nearer to a friendly centre.',
    case: '13.7.8',
  },
  escaping: { title: 'Parachute Corps', prompt: 'It must get away: choose a lit Area.', case: '17.0' },
  recovering: { title: 'Recovery', prompt: 'A Disrupted army may recover at once.', case: '15.2.2' },
  reposting: { title: 'Post again', prompt: 'Mobile corps beside it may be Poised again.', case: '15.2.4' },
  advancing: {
    title: 'Advance after combat',
    prompt: 'Pick a unit, then a lit Area. Poised corps ride on as far as their MPs go.',
    case: '13.7.9',
  },
  following: { title: 'Who breaks through', prompt: 'One stack uses the breakthrough: choose which.', case: '16.1.4' },
  breaking: {
    title: 'Breakthrough',
    prompt: 'Those who broke through may attack once more, now or never.',
    case: '16.1.3',
  },
  crowding: { title: 'Crowded armies', prompt: 'Two armies in one Area: one loses a step.', case: '8.0' },
} satisfies { readonly [D in SeedsDecision]: Words };
export const wordsOf = (kind: string): Words =>
  WORDS[kind] ?? { title: 'The other side decides', prompt: 'What it does is in the log.', case: '3.0' };
