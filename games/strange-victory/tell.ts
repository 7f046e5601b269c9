/** The log in words: one line for what happened, '' where the line before says enough. */
import type { Event } from '../../engine/events.ts';
import { ASSET_TYPES, RESULT_ROWS, type Result } from './data/charts.ts';
import { AREAS } from './data/map.ts';
import { COMMANDERS, DIVISIONS, KORPS } from './data/units.ts';
import { counterOf, DAMAGE } from './state.ts';

const area = (e: Event): string => AREAS[e.area as number]!.shown;
const division = (e: Event): string => `The ${DIVISIONS[e.division as number]}`;
const commander = (e: Event): string => COMMANDERS[e.commander as number]!;
const piece = (e: Event): string => counterOf(e.piece as number).shown;
const asset = (e: Event): string => ASSET_TYPES[e.asset as number]!;
const list = (n: unknown): string => (n as readonly number[]).join(', ');
export const halvesShown = (halves: number): string =>
  halves % 2 ? `${halves > 1 ? Math.floor(halves / 2) : ''}½` : `${halves / 2}`;

const LINES: { readonly [is: string]: (e: Event) => string } = {
  staged: e => `${KORPS[e.korps as number]} takes its place at ${area(e)}.`,
  turn: e => `Turn ${e.turn}. Divisions and commanders are made ready.`,
  entered: e => `${division(e)} enters ${area(e)}.`,
  dared: e => `${commander(e)} spends a point to go on into a third area.`,
  refuelled: e => `${division(e)} takes on Gas for a third area.`,
  turned: e => `${area(e)}: ${piece(e)} turned up.`,
  gained: e => `${piece(e)} joins the Campaign Assets.`,
  brokeDown: e => `${division(e)} breaks down: shocked.`,
  recovered: e => `${division(e)} recovers.`,
  used: e => `${asset(e)} is used.`,
  returned: e => `${asset(e)} comes back to the Campaign Assets.`,
  rolled: e =>
    `Dice: ${list(e.dice)}${(e.dice as readonly number[]).length < (e.rolled as readonly number[]).length ? `, with the others ${list(e.rolled)}` : ''}. ${e.hits} ${e.hits === 1 ? 'hit' : 'hits'} at ${e.strength} or more.`,
  rerolls: e => `${e.with === 2 ? 'Giraud is spent' : `${commander(e)} spends a point`}: ${list(e.dice)} rolled again.`,
  result: e => `${RESULT_ROWS[e.result as Result].name} at ${area(e)}.`,
  eliminated: e => `${piece(e)} is eliminated.`,
  damaged: e => `${division(e)} is ${DAMAGE[e.damage as number]}.`,
  regained: e => `${commander(e)} regains a point of Audacity.`,
  panic: e => (e.rise ? `Panic rises by ${e.rise} to ${e.panic}.` : `Panic stays at ${e.panic}, the end of its track.`),
  captured: e => `${area(e)} is captured.`,
  reaction: e => `A Reaction falls on ${area(e)}: ${piece(e)}.`,
  refugees: e => `Refugees fill the roads at ${area(e)}: no counterattack.`,
  repaired: e => `${commander(e)} spends a point: the ${DIVISIONS[e.division as number]} is repaired.`,
  landed: e => `The die shows ${e.face}: a Coastal Defense counter goes to ${area(e)}.`,
  noLanding: e => `The die shows ${e.face}: a division is in ${area(e)}, roll again.`,
  ports: e => (e.held ? `${e.held} of 6 ports captured.` : ''),
  conquest: () => 'Every area from the Meuse to the sea is taken: the game ends at once.',
  halt: e => `The offensive is halted at ${halvesShown(e.halves as number)} points.`,
};
export const tell = (e: Event): string => LINES[e.is]?.(e) ?? '';
