/** Log lines in words; '' where the line before says enough. */
import type { Reckoned } from '../../../engine/effects.ts';
import type { Event } from '../../../engine/events.ts';
import { counted } from '../../../engine/words.ts';
import { DAMAGE, type Box } from '../model/box.ts';
import { ASSET_TYPES, type Result } from '../data/charts.ts';
import type { StrangeEvent } from '../rules/flow.ts';

const area = (b: Box, e: Event): string => b.tables.areas[e.area as number]!.shown;
const division = (b: Box, e: Event): string => `The ${b.divisionNames[e.division as number]}`;
const commander = (b: Box, e: Event): string => b.commanderNames[e.commander as number]!;
const piece = (b: Box, e: Event): string => b.counters[(e.piece as number) - b.divisions]!.shown;
const asset = (e: Event): string => ASSET_TYPES[e.asset as number]!;
const list = (n: unknown): string => (n as readonly number[]).join(', ');
export const halvesShown = (halves: number): string =>
  halves % 2 ? `${halves > 1 ? Math.floor(halves / 2) : ''}½` : `${halves / 2}`;
/** '1 point', '½ point', '5½ points'. */
export const pointsShown = (halves: number): string =>
  `${halvesShown(halves)} ${halves === 1 || halves === 2 ? 'point' : 'points'}`;

/** 8.3.3 'strength −1 and one more die'. */
const effectOf = (b: Box, type: number): string => {
  const { strength, dice } = b.assets[type]!;
  const effects = [
    ...(strength ? [`strength −${-strength}`] : []),
    ...(dice ? [dice === 1 ? 'one more die' : `${dice} more dice`] : []),
  ];
  return effects.join(' and ');
};
/** 8.3.2, 8.3.3 What the strength is made of, each with its case. */
const strengthWords = (e: Event): string => {
  const lines = (e.ledger ?? []) as readonly Reckoned[];
  return lines.length ? ` (${lines.map(l => `${l.name}, ${l.case}`).join('; ')})` : '';
};
const rolledLine = (e: Event, b: Box): string => {
  const [fresh, all] = [e.dice, e.rolled].map(n => n as readonly number[]) as [readonly number[], readonly number[]];
  const others = fresh.length < all.length ? `, with the others ${list(all)}` : '';
  return `${division(b, e)} rolls ${list(fresh)}${others} at ${area(b, e)}: ${counted(e.hits as number, 'hit')} at ${e.strength} or more${strengthWords(e)}.`;
};

const LINES: { readonly [E in StrangeEvent]: (e: Event, b: Box) => string } = {
  staged: (e, b) => `${b.korpsNames[e.korps as number]} takes its place at ${area(b, e)}.`,
  turn: e => `Turn ${e.turn}. Divisions and commanders are made ready.`,
  entered: (e, b) => `${division(b, e)} enters ${area(b, e)}.`,
  dared: (e, b) => `${commander(b, e)} spends a point to go on into a third area.`,
  refuelled: (e, b) => `${division(b, e)} takes on Gas for a third area.`,
  turned: (e, b) => `${area(b, e)}: ${piece(b, e)} turned up.`,
  gained: (e, b) => `${piece(b, e)} joins the Campaign Assets.`,
  brokeDown: (e, b) => `${division(b, e)} breaks down: shocked.`,
  recovered: (e, b) => `${division(b, e)} recovers.`,
  used: (e, b) => `${asset(e)} is used: ${effectOf(b, e.asset as number)}.`,
  returned: e => `${asset(e)} comes back to the Campaign Assets.`,
  rolled: rolledLine,
  rerolls: (e, b) =>
    `${e.with === 2 ? 'Giraud is spent' : `${commander(b, e)} spends a point`}: ${list(e.dice)} rolled again.`,
  result: (e, b) => `${b.tables.results[e.result as Result].name} at ${area(b, e)}.`,
  eliminated: (e, b) => `${piece(b, e)} is eliminated.`,
  damaged: (e, b) => `${division(b, e)} is ${DAMAGE[e.damage as number]}.`,
  regained: (e, b) => `${commander(b, e)} regains a point of Audacity.`,
  panic: e => (e.rise ? `Panic rises by ${e.rise} to ${e.panic}.` : `Panic stays at ${e.panic}, the end of its track.`),
  captured: (e, b) => `${area(b, e)} is captured.`,
  reaction: (e, b) => `A Reaction falls on ${area(b, e)}: ${piece(b, e)}.`,
  refugees: (e, b) => `Refugees fill the roads at ${area(b, e)}: no counterattack.`,
  repaired: (e, b) => `${commander(b, e)} spends a point: the ${b.divisionNames[e.division as number]} is repaired.`,
  landed: (e, b) => `Port die ${e.face}: a Coastal Defense counter goes to ${area(b, e)}.`,
  noLanding: (e, b) =>
    `Port die ${e.face}: a division is in ${area(b, e)}, so it is rolled again for the Coastal Defense counter.`,
  ports: (e, b) => (e.held ? `${e.held} of ${b.ports.length} ports captured.` : ''),
  conquest: () => 'Every area from the Meuse to the sea is taken: the game ends at once.',
  halt: e => `The offensive is halted at ${pointsShown(e.halves as number)}.`,
};
export const tellFrom =
  (b: Box) =>
  (e: Event): string =>
    LINES[e.is as StrangeEvent]?.(e, b) ?? '';
