/** The staff's reason for a choice in a sentence, and its intentions in words that name no unit. */
import type { Question, Choice } from '../../../engine/decide.ts';
import type { State } from '../../../engine/state.ts';
import { heightOf, isArmy } from '../model/army.ts';
import { areaName, areaRow, controlOf } from '../model/ground.ts';
import { MACHINE } from '../rules/machine.ts';
import { battleProc } from '../rules/combat/battle-frame.ts';
import { chancesNow, type BandChance } from '../rules/combat/dice.ts';
import { bandWords } from '../rules/combat/result-words.ts';
import { sideNo } from '../model/tracks.ts';
import { attacksOf, defenceOf } from './attack.ts';
import { eventWorth } from './cards.ts';
import { stepGain } from './build.ts';
import { situationOf, threatTo, type Situation } from './situation.ts';
import { WEIGHTS } from './weights.ts';
import { chosenArea } from '../rules/choice-fields.ts';
import type { SeedsDecision } from '../rules/flow.ts';

const percent = (p: number): string => `${Math.round(100 * p)}%`;
const round = (n: number): string => `${Math.round(10 * n) / 10}`;
const named = (x: Situation, area: number): string => areaName(x.g, area);

/** Why a unit should stand in an Area: the first of the staff's reasons that applies. */
const because = (x: Situation, area: number): string => {
  const row = areaRow(x.g, area);
  if (row.objective && controlOf(x.g, area) !== x.s) return `${named(x, area)} is an objective, and falls by it`;
  const target = x.box.nextTo[area]!.find(n => heightOf(x.g, n) > 0 && controlOf(x.g, n) !== x.s);
  const ours = controlOf(x.g, area) === x.s;
  if (row.objective && ours && threatTo(x, area) > 0)
    return `${named(x, area)} is an objective, and ${Math.round(threatTo(x, area))} enemy factors stand next to it`;
  if (target !== undefined) return `it can join an attack on ${named(x, target)}`;
  if (x.open[area]! > 1) return 'a way to what must be held leads through it';
  return x.pull[area]! > 1 ? 'it is nearer to what must be taken' : 'nothing better is within reach';
};
type Why = (x: Situation, a: Question, c: Choice) => string | undefined;
const marching: Why = (x, _a, c) => {
  if (c.do === 'done') return 'No move that is left helps.';
  if (typeof c.area === 'number' && typeof c.unit === 'number') return `${because(x, c.area)}.`;
  if (c.do === 'poise') return 'Poised it brings dice to its army’s attack, and rides on if that succeeds.';
  if (c.do === 'recover') return 'A disrupted army can neither move nor attack.';
  return undefined;
};
const attacking: Why = (x, _a, c) => {
  if (c.do === 'done') return 'No attack left is worth its losses.';
  const force = attacksOf(x, [chosenArea(c)])[0];
  const d = defenceOf(x, chosenArea(c));
  return force
    ? `${force.units.length === 1 ? 'One unit' : `${force.units.length} units`} against about ${Math.round(d.strength)} factors and ${d.dice} dice: worth ${round(force.worth)} steps.`
    : undefined;
};
const best = (list: readonly BandChance[]): BandChance => list.reduce((a, b) => (b.share > a.share ? b : a));
const fighting: Why = (x, _a, c) => {
  const likely = best(chancesNow(x.g, battleProc.vars(x.g)));
  const now = `likeliest now is ${bandWords(x.g, likely.row, likely.winner)}, ${percent(likely.share)}`;
  if (c.do === 'retreat') return `Standing costs more than the CPs and the Area: ${now}.`;
  return c.do === 'strike' || c.do === 'stand'
    ? `Nothing more would pay: ${now}.`
    : `It gains more than it costs: ${now}.`;
};
const building: Why = (x, _a, c) => {
  if (c.do === 'done') return 'What is left is kept for manoeuvres, or for what can be built later.';
  if (c.do === 'invest') return 'Full strength of tanks and fleets needs technology level 2.';
  if (c.do === 'dig') return 'It bars the border even where nobody stands, and helps whoever attacks out of it.';
  return typeof c.unit === 'number'
    ? `A step of it is worth ${round(stepGain(x.g, WEIGHTS, c.unit))} steps of infantry${isArmy(x.g, c.unit) ? '' : ', and gets what armies lack'}.`
    : undefined;
};
const playing: Why = (x, _a, c) => {
  if (typeof c.card !== 'number') return 'No card in hand is better played now than kept.';
  const worth = eventWorth(x.g, x.s, c.card);
  return c.do === 'play' ? `Its event is worth about ${round(worth)} steps to us.` : 'Its event would serve the enemy.';
};
const moving: Why = (x, a, c) => {
  if (c.do === 'manoeuvre') return 'Three CPs for few RPs: in war each is a retreat, a fleet or a bridge.';
  if (c.do === 'shift') return 'It comes onto the map, where it can drill and march.';
  return marching(x, a, c);
};
const WHY: { readonly [kind: string]: Why } = {
  marching,
  moving,
  attacking,
  breaking: attacking,
  declaring: fighting,
  standing: fighting,
  mobilising: building,
  playing,
  choosingLoss: (_x, _a, c) => (c.do === 'spare' ? 'Infantry can be spared, tanks cannot.' : 'It hurts least there.'),
  retreating: (x, _a, c) => (c.do === 'hold' ? 'The fort need not be given up.' : `${because(x, chosenArea(c))}.`),
  advancing: (x, _a, c) => (c.do === 'done' ? 'No ground in reach is worth more.' : `${because(x, chosenArea(c))}.`),
  countering: (_x, _a, c) =>
    c.do === 'pass' ? 'No use is worth the card.' : 'The card does more so than as an event.',
  trumping: (_x, _a, c) => (c.do === 'pass' ? 'What they do is not worth a card.' : 'The lowest card that serves.'),
  spying: (_x, _a, c) => (c.do === 'pass' ? 'An IP is not worth a card.' : 'The lowest card that serves.'),
} satisfies { readonly [D in SeedsDecision]?: Why };
export const reasonFor = (g: State, a: Question, c: Choice): string => {
  const x = situationOf(MACHINE.positionFor(g, a.side), sideNo(a.side), WEIGHTS);
  const why = WHY[a.kind]?.(x, a, c);
  const said = MACHINE.say(g, a, c);
  return why ? `${said}: ${why.charAt(0).toLowerCase()}${why.slice(1)}` : `${said}.`;
};

/** When battle is about to be joined: the chance of each result of 5% or more, the attacker's best first. */
export const odds = (g: State, a: Question, c: Choice): string | undefined => {
  if (!['strike', 'stand'].includes(c.do) || !['declaring', 'standing'].includes(a.kind)) return undefined;
  return chancesNow(g, battleProc.vars(g))
    .filter(b => b.share >= 0.05)
    .map(b => `${bandWords(g, b.row, b.winner)} ${percent(b.share)}`)
    .join(', ');
};
export const meantBy = (g: State, a: Question, c: Choice): string | undefined => {
  if (a.kind === 'moving') return c.do === 'manoeuvre' ? 'to drill the army' : undefined;
  if (a.kind !== 'marching' || typeof c.area !== 'number') return undefined;
  const s = sideNo(a.side);
  if (areaRow(g, c.area).objective)
    return controlOf(g, c.area) === s ? `to hold ${areaName(g, c.area)}` : `to take ${areaName(g, c.area)}`;
  const { zone } = areaRow(g, c.area);
  return zone && `to move in the ${zone}`;
};
