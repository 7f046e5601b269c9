/** The staff's reasons in a sentence, from the same figures it weighs with. */
import type { Question, Choice } from '../../../engine/decide.ts';
import type { State } from '../../../engine/state.ts';
import { nameOf } from '../model/army.ts';
import { ABILITIES, TABLES } from '../data/rows.ts';
import { abilityOf, eventOf } from '../model/deck.ts';
import { joinedTo, placed } from '../model/ground.ts';
import { battleIn } from '../rules/combat/battle-vars.ts';
import { combatProc } from '../rules/combat/combat.ts';
import { markIn } from '../rules/combat/markers.ts';
import { marchProc } from '../rules/movement/march.ts';
import { controls, sideNo } from '../model/state.ts';
import { cardGain, supportGain } from './bids.ts';
import { assaultWorth } from './blitz.ts';
import { assaultOn } from './combat.ts';
import { deskOf, type Assessment } from './assessment.ts';
import { oddsSaid } from './win-chance.ts';
import { counterNow } from './results.ts';
import { weightsFor } from './weights.ts';
import { cityWorth } from './worth.ts';

const named = (d: Assessment, hex: unknown): string => placed(d.s.g, hex as number);
const unitOf = (d: Assessment, c: Choice): string => nameOf(d.s.g, c.unit as number);
const points = (x: number): string => `${x >= 0 ? '+' : '−'}${Math.abs(x).toFixed(1)} points`;

/** Why this hex: the first of the staff's terms that speaks for it. */
const standing = (d: Assessment, unit: number, hex: number): string => {
  const { s } = d;
  const task = d.task(unit);
  if (!controls(s.g, s.side, hex) && cityWorth(s, s.side, hex, d.w) > 0)
    return `${named(d, hex)} counts, and falls by it`;
  if (task?.keep && task.hex === hex) return `${named(d, hex)} counts, and an enemy could march in`;
  const aim = d.fight
    ? joinedTo(s.g, hex)
        .map(to => d.aim(to))
        .find(x => x && x.full > 0)
    : undefined;
  if (aim) return `it can join the attack on ${named(d, aim.hex)}, held by ${aim.sp} strength points`;
  if (d.line().on[hex] === 1) return 'its zone closes the line there';
  if (!d.supplied(unit, hex)) return 'no hex in supply serves better';
  return task ? `it is on the way to ${task.keep ? 'guard' : 'take'} ${task.name}` : 'nothing better is within reach';
};
const declaring = (d: Assessment, c: Choice): string => {
  const { g, side } = d.s;
  if (c.do === 'discard') return 'A Counterblow is worth more than this card.';
  if (c.do === 'blow') return `Whoever must attack ${named(d, c.hex)} loses by it, and is missing elsewhere.`;
  if (c.do === 'done')
    return combatProc.vars(g).side === side
      ? 'No other attack is worth its losses.'
      : 'No Counterblow is worth a card.';
  const x = assaultOn(d, side, c.hex as number, { kind: 'target', side, with: side === 0 ? 'grey' : 'blue' });
  return x ? `${named(d, c.hex)}: ${oddsSaid(d, x)}.` : `${named(d, c.hex)} is to be attacked.`;
};
const fighting = (d: Assessment, c: Choice): string => {
  const { g, side } = d.s;
  const [hex] = combatProc.vars(g).hexes;
  if (c.do === 'add') return `${unitOf(d, c)} is needed at ${named(d, hex)}.`;
  if (c.do === 'fight') return `All who help are in; the ${TABLES[c.crt as number]} table serves best.`;
  if (c.do !== 'attack') return 'Nothing is left to be attacked this way.';
  const mark = markIn(g, c.hex as number);
  const x = mark && assaultOn(d, side, c.hex as number, mark);
  return x ? `${named(d, c.hex)}: ${oddsSaid(d, x)}.` : `${named(d, c.hex)} must be attacked.`;
};
export const SAID: { readonly [kind: string]: (d: Assessment, c: Choice, a: Question) => string } = {
  replanning: () => 'The plan will do.',
  adopting: () => 'The plan will do.',
  preparing: () => 'The usual set-up keeps the Belgians whole.',
  ordering: () => 'What we do comes before what they do.',
  picking: () => 'That serves us best.',
  redeploying: (d, c) => `${unitOf(d, c)} is worth most in ${named(d, c.hex)}.`,
  switching: () => 'The groups stand well.',
  stealing: () => 'All stand where they are to set out from.',
  manning: (d, c) => `${unitOf(d, c)} watches the border there.`,
  mustering: (d, c) => `From ${named(d, c.hex)} the way is short.`,
  ending: (_d, c) =>
    c.do === 'endGame' ? 'Each turn more would cost us more than it brings.' : 'There is still something to be saved.',
  punishing: (d, c) =>
    c.do === 'tire' ? `What stands in ${named(d, c.hex)} would do most harm.` : 'Nothing else is worth it.',
  concealing: (_d, c) =>
    ({ scored: 'The plan is met.', bluff: 'Let them believe it was met.', pass: 'It was not met.' })[c.do] ?? '',
  changing: () => 'He keeps his post.',
  redrawing: (_d, c) => (c.do === 'redraw' ? 'A poor card for another.' : 'A card to keep.'),
  trimming: () => 'Of all in hand this can best be spared.',
  planning: (d, c) => {
    if (c.do === 'act') return 'The plan lets us, and it costs nothing.';
    return c.do === 'play'
      ? `${eventOf(d.s.g, c.card as number, d.s.side).name} brings more now than later.`
      : 'Nothing in hand is worth playing now.';
  },
  averting: (_d, c) => (c.do === 'play' ? 'That must not happen.' : 'It may happen.'),
  paying: (d, c) => `${abilityOf(d.s.g, c.marker as number)} is needed least.`,
  granting: (_d, c) => (c.do === 'pass' ? 'Nothing else is of use.' : 'There it does most.'),
  offering: (d, c) =>
    c.do === 'play'
      ? `${eventOf(d.s.g, c.card as number, d.s.side).name} helps in this phase.`
      : 'The cards are kept for later.',
  urging: () => 'They have the farthest to go.',
  sparing: (_d, c) => (c.do === 'spend' ? 'They save us now.' : 'They are worth more at the end.'),
  clearing: (d, c) => `${unitOf(d, c)} is of most use in ${named(d, c.hex)}.`,
  yielding: () => 'No city is given up: it would count in full at the end.',
  swapping: (_d, c) => (c.do === 'discard' ? 'A poor card for another.' : 'The hand is good.'),
  improving: (d, c) =>
    c.do === 'improve'
      ? `${unitOf(d, c)} is where strength is needed.`
      : c.do === 'discard'
        ? 'A stronger unit is worth the card.'
        : 'The cards are worth more.',
  rebuilding: (d, c) =>
    c.do === 'rebuild'
      ? `${unitOf(d, c)} is worth most, and does not count as lost.`
      : c.do === 'discard'
        ? 'A rebuilt unit is worth the card.'
        : 'The cards are worth more.',
  deploying: (d, c) =>
    c.do === 'send' || c.do === 'sure'
      ? `${unitOf(d, c)} counts for more there than where it stands.`
      : c.do === 'discard'
        ? 'One more is worth a card.'
        : 'The rest are needed where they are.',
  dropping: (d, c) =>
    c.do === 'done' ? 'No other landing is worth the risk.' : `${named(d, c.hex)} opens the way for those who follow.`,
  retrying: (_d, c) => (c.do === 'pay' ? 'A marker to spare, and a landing to save.' : 'It is not worth a marker.'),
  scoring: (_d, c) => (c.do === 'score' ? 'A point for the next check.' : 'None is at hand.'),
  moving: (d, c) =>
    c.do === 'done' ? 'Everybody stands where he is worth most.' : `${unitOf(d, c)} is worth more elsewhere.`,
  marching: (d, c) => {
    const { unit } = marchProc.vars(d.s.g);
    const who = nameOf(d.s.g, unit);
    if (c.do === 'via') return `${who} goes by way of ${named(d, c.hex)}.`;
    return c.do === 'to' ? `${who} to ${named(d, c.hex)}: ${standing(d, unit, c.hex as number)}.` : `${who} stays.`;
  },
  merging: (_d, c) => (c.do === 'merge' ? 'One whole unit is worth more than two weak ones.' : 'They stay apart.'),
  declaring,
  fighting,
  grounding: (d, c) => `The ground of ${named(d, c.hex)} helps us most.`,
  choosing: (_d, c) => `The ${TABLES[c.crt as number]} table serves best.`,
  supporting: (d, c, a) =>
    c.do === 'commit'
      ? `${ABILITIES[c.ability as number]} is worth ${points(supportGain(d, sideNo(a.side), ABILITIES[c.ability as number]!))} here.`
      : 'A marker would change too little here.',
  cancelling: (_d, c) => (c.do === 'cancel' ? 'It would change too much.' : 'It is not worth a point.'),
  backing: (d, c, a) =>
    c.do === 'play'
      ? `${eventOf(d.s.g, c.card as number, d.s.side).name} is worth ${points(cardGain(d, a, c.card as number))} here.`
      : 'The cards are worth more elsewhere.',
  doubling: (d, c) => `${unitOf(d, c)} is the strongest.`,
  intercepting: (_d, c) =>
    c.do === 'play' ? 'Without their aircraft it goes otherwise.' : 'It is not worth the card.',
  converting: (_d, c) => (c.do === 'convert' ? 'That costs us less.' : 'As it fell it costs us less.'),
  losing: (d, c) => `${unitOf(d, c)} can best be spared.`,
  countering: (d, c) => {
    if (c.do === 'counterattack') return `A counterattack is worth ${points(counterNow(d))}.`;
    return c.do === 'fallBack' ? 'A counterattack would cost more.' : 'A counterattack would bring nothing.';
  },
  standing: (d, c) =>
    c.do === 'stand'
      ? `${named(d, battleIn(d.s.g).hexes[0])} is worth a step.`
      : 'The ground is worth less than a step.',
  leading: (d, c) => `${unitOf(d, c)} gets away only while the others are there.`,
  retreating: (d, c) => `From ${named(d, c.hex)} it can still be of use.`,
  shoving: (d, c) => `${unitOf(d, c)} can best make room.`,
  tiring: (d, c) => `In ${named(d, c.hex)} it matters least.`,
  advancing: (d, c) =>
    c.do === 'advance'
      ? `${unitOf(d, c)} takes the ground won at ${named(d, c.hex)}.`
      : 'The rest stay where they are.',
  blowing: (d, c) => (c.do === 'blow' ? `${named(d, c.hex)} is where we stand best.` : 'No marker is left for it.'),
  suffering: (d, c) => `${unitOf(d, c)} can best be spared.`,
  marking: (d, c) =>
    c.do === 'blitz' ? `From ${named(d, c.hex)} the panzers can go on.` : 'No other stack has anything before it.',
  blitzing: (d, c) => {
    if (c.do === 'assault')
      return `${named(d, c.hex)} again, worth ${points(assaultWorth(d, c.origin as number, c.hex as number))}.`;
    return c.do === 'advance' ? `${named(d, c.hex)} lies open.` : 'The panzers have done enough.';
  },
  keeping: (d, c) => `In ${named(d, c.hex)} the panzers need its cover most.`,
  reserving: (d, c) =>
    c.do === 'deploy' ? `${unitOf(d, c)} is worth most in ${named(d, c.hex)}.` : 'The others wait.',
};
export const reasonFor = (g: State, a: Question, c: Choice): string =>
  SAID[a.kind]!(deskOf(g, sideNo(a.side), weightsFor(g, sideNo(a.side))), c, a);
