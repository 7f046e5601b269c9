/** The log in words. What a line names is public, unless the event itself is for one side only. */
import type { Event, LOOK } from '../../../engine/events.ts';
import { isArea, placeName, unitNames } from '../model/army.ts';
import { boxOf, type OfBox } from '../model/box.ts';
import { areaName } from '../model/ground.ts';
import { cardName } from '../rules/cards/cards.ts';
import { counted as countedWords } from '../rules/combat/result-words.ts';
import { STATUS, STRATEGIES } from '../model/state.ts';
import { area, numberIn, numbersIn, theSide, unit, WAR_LINES, whose, type Line } from './log-text-war.ts';
import type { SeedsEvent } from '../rules/flow.ts';

const card = (of: OfBox, e: Event): string => cardName(of, numberIn(e, 'card'));
const drawnCards = (of: OfBox, e: Event): string =>
  numbersIn(e, 'out')
    .map(c => cardName(of, c))
    .join(', ');
const dice = (e: Event): string => numbersIn(e, 'dice').join(' and ');
const signed = (e: Event, fact: string): string => {
  const n = numberIn(e, fact);
  return n >= 0 ? `+${n}` : `−${-n}`;
};
const counted = (e: Event, fact: string, what: string): string => countedWords(numberIn(e, fact), what);
const GAINS: { readonly [what: string]: string } = {
  cp: 'CP',
  ip: 'IP',
  rp: 'RP',
  drm: 'on the roll for RPs',
  permanent: 'permanent collection',
  temporary: 'collection this turn',
  column: 'on the column of the IP table',
};
const USES: { readonly [use: string]: string } = {
  steal: 'to steal a card',
  bar: 'to bar the roll for IPs',
  raid: 'to raid IPs',
  jam: 'against collection',
  spy: 'to spy on the manoeuvre',
  foil: 'against the event',
};
/** The outcome of a card that was not trumped. */
const outcomeOf = (e: Event): string => {
  const enemy = whose(e.side === 0 ? 1 : 0);
  switch (e.use) {
    case 'bar':
      return `bar the ${enemy} roll for IPs`;
    case 'raid':
      return `raid ${enemy} IPs, up to ${e.points}`;
    case 'jam':
      return `jam ${enemy} collection by ${e.points}`;
    case 'spy':
      return `have seen the manoeuvre: ${counted(e, 'points', 'IP')}`;
    default:
      return 'cancel the event';
  }
};
/** Where a unit was posted: onto the map, with an army, or into a box. */
const postedTo = (of: OfBox, place: number): string => {
  if (isArea(of, place)) return `comes to ${areaName(of, place)}`;
  const name = placeName(of, place);
  return name.startsWith('Poised') ? `is ${name}` : `goes to the box ${name}`;
};
const listTitle = (of: OfBox, no: unknown): string =>
  boxOf(of).tables.intelligence.find(r => r.no === no)?.title ?? 'Nothing';
const lookWords: Line = (e, of) => {
  if (e.card !== undefined) return `You see ${card(of, e)} in the other hand.`;
  if (e.strategy !== undefined) return `The chit says ${STRATEGIES[numberIn(e, 'strategy')]}.`;
  return `In ${area(of, e)} you see ${unitNames(of, numbersIn(e, 'units')) || 'nobody'}.`;
};
const built: Line = (e, of) => {
  const paid = ` for ${counted(e, 'points', 'RP')}`;
  if (e.unit !== undefined) return `${unit(of, e)}: ${counted(e, 'steps', 'step')}${paid}.`;
  return e.area === undefined ? `${counted(e, 'rp', 'RP')} into technology.` : `Westwall in ${area(of, e)}${paid}.`;
};
const poland: Line = (e, of) => {
  if (e.group !== undefined) return `${unit(of, e)} goes to Poland with group ${'AB'[numberIn(e, 'group')]}.`;
  return e.do === 'stay' ? `${unit(of, e)} stays in the West.` : `${unit(of, e)} is left to hold Poland.`;
};

const LINES: { readonly [is: string]: Line } = {
  placed: (e, of) => `${unit(of, e)} is placed in ${area(of, e)}.`,
  turn: e => `${e.year}${e.month ? `, month ${e.month}` : ''}.`,
  status: e => `Diplomatic Status: ${STATUS[numberIn(e, 'status')]}.`,
  pending: () => 'Armed Belligerence will come with the next year.',
  averted: () => 'The rise to Armed Belligerence is averted.',
  strategy: e => `Attack strategy: ${STRATEGIES[numberIn(e, 'strategy')]}.`,
  drew: e => `${theSide(e.side)} draw ${counted(e, 'count', 'card')}.`,
  drawn: (e, of) => `You draw ${drawnCards(of, e)}.`,
  event: (e, of) => `${theSide(e.side)} play ${card(of, e)}.`,
  discarded: e => `${theSide(e.side)} put a card away.`,
  namely: (e, of) => `It is ${card(of, e)}.`,
  foiled: (e, of) => `${card(of, e)} is cancelled.`,
  countered: (e, of) => `${theSide(e.side)} use ${card(of, e)} ${USES[e.use as string]}.`,
  trumped: (e, of) => `${theSide(e.side)} trump it with ${card(of, e)}.`,
  negated: (e, of) => `${card(of, e)} is trumped and does nothing.`,
  carriedOut: e => `${theSide(e.side)} ${outcomeOf(e)}.`,
  stole: e => `${theSide(e.side)} have stolen a card.`,
  stolen: (e, of) => `It is ${drawnCards(of, e)}.`,
  intelligence: (e, of) =>
    `${whose(e.side)} intelligence: ${dice(e)}${e.modifier ? ` ${signed(e, 'modifier')}` : ''} is ${e.no}, ${listTitle(of, e.no)}${e.happens ? '' : ': nothing comes of it'}.`,
  gained: e => `${whose(e.side)}: ${signed(e, 'points')} ${GAINS[e.what as string]}.`,
  check: e => `${e.name}: ${dice(e)} against ${e.number}. ${e.reached ? 'It is reached.' : 'It falls short.'}`,
  income: e => `${whose(e.side)} income: ${dice(e)} ${signed(e, 'modifier')}, ${counted(e, 'points', 'RP')}.`,
  built,
  spent: e => `${theSide(e.side)} spend ${counted(e, 'points', 'RP')}.`,
  looked: (e, of) => `${theSide(e.side)} look at the stack in ${area(of, e)}.`,
  look: lookWords,
  poland,
  recalled: e => `Group ${'AB'[numberIn(e, 'group')]} is called back from Poland first.`,
  arrived: (e, of) => `${unit(of, e)} arrives in ${area(of, e)}.`,
  shifted: (e, of) => `${unit(of, e)} moves to ${area(of, e)}.`,
  moved: (e, of) => `${unit(of, e)} marches to ${areaName(of, numbersIn(e, 'areas').at(-1)!)}.`,
  posted: (e, of) => `${unit(of, e)} ${postedTo(of, numberIn(e, 'place'))}.`,
  manoeuvre: (e, of) => `${whose(e.side)} manoeuvre at ${area(of, e)}.`,
  stated: e => `${theSide(e.side)} state: ${(e.kinds as readonly string[]).join(', ') || 'nothing'}.`,
  reading: e => `${theSide(e.side)} spend an IP on their roll.`,
  points: e => `${whose(e.side)} IPs: ${dice(e)} ${signed(e, 'modifier')} on column ${e.column}, ${e.points}.`,
  ...WAR_LINES,
} satisfies { readonly [E in SeedsEvent | typeof LOOK]: Line };
export const tell = (of: OfBox, e: Event): string => LINES[e.is]?.(e, of) ?? '';
