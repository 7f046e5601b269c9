/** The staff's reasons in a sentence, from the same figures it weighs with. */
import type { Question, Choice } from '../../../engine/decide.ts';
import type { State } from '../../../engine/state.ts';
import { ASSET_TYPES, RESULTS } from '../data/charts.ts';
import { resultChances } from '../rules/chances.ts';
import { WITH_GIRAUD } from '../rules/audacity.ts';
import {
  audacityOf,
  capOf,
  coastalIn,
  commanderName,
  damageOf,
  divisionIn,
  divisionName,
  hasGarrison,
  isForest,
  isFortress,
  isPort,
  korpsOf,
  placeOf,
  resultRow,
  SHOCKED,
  shownName,
  tracksOf,
} from '../model/state.ts';
import { historically } from '../rules/setup.ts';
import { procedure } from '../rules/flow.ts';
import { fightCachePerBox, withAsset } from './fight.ts';
import { marchesFrom } from './ground.ts';
import {
  bagOf,
  groundOf,
  outlookFrom,
  reactionsOf,
  situationOf,
  strengthAt,
  type Lot,
  type Situation,
} from './situation.ts';
import { boutNow } from './staff.ts';
import { WEIGHTS } from './weights.ts';

const activationProc = procedure('activation');
const combatProc = procedure('combat');
const name = (s: Situation, area: number): string => shownName(s.g, area);
const percent = (p: number): string => `${Math.round(p * 100)}%`;
const points = (n: number): string => {
  const r = Math.round(n * 2) / 2;
  if (r === 1) return '1 point';
  return r === 0.5 ? 'half a point' : `${r} points`;
};

/** The chance of a result after which the division may move on. */
const winning = (s: Situation, dice: number, strength: number): number => {
  const chances = resultChances(s.g, dice, strength);
  return RESULTS.reduce((sum, r, i) => sum + (resultRow(s.g, r).goesOn ? chances[i]! : 0), 0);
};
/** The greatest strength that the area's garrison can have. */
const strongest = (s: Situation, area: number): number =>
  Math.max(
    0,
    ...bagOf(s, area)
      .filter(p => p.type === 'infantry' || p.type === 'armour')
      .map(p => strengthAt(s, area, p)),
  );
/** The goal that draws a division on from an area. */
const goalFrom = (s: Situation, area: number): number | undefined => {
  const ahead = groundOf(s)
    .goals.areas.filter(a => a !== area)
    .map(a => ({ a, pull: groundOf(s).prizes[a]! * WEIGHTS.step ** marchesFrom(groundOf(s).goals, area)[a]! }));
  return ahead.length ? ahead.reduce((x, y) => (y.pull > x.pull ? y : x)).a : undefined;
};

const shelterIn = (s: Situation, area: number): string => {
  if (isFortress(s.g, area)) return ' behind its works';
  if (isForest(s.g, area)) return ' in its woods';
  return isPort(s.g, area) && coastalIn(s.g, area) ? ' with the coastal troops there' : '';
};
const entering = (s: Situation, c: Choice): string => {
  const area = c.area as number;
  const { division } = activationProc.vars(s.g);
  const goal = goalFrom(s, area);
  if (!hasGarrison(s.g, area))
    return goal === undefined
      ? `${name(s, area)} is ours and the road is free.`
      : `The road by ${name(s, area)} is free and leads to ${name(s, goal)}, worth ${points(groundOf(s).worth[goal]!)}.`;
  const most = strongest(s, area);
  const holds =
    most === 0 ? 'nothing that fights can be there' : `nothing stronger than ${most} can hold it${shelterIn(s, area)}`;
  return `${name(s, area)} is worth ${points(groundOf(s).worth[area]!)} to the ${divisionName(s.g, division)} and ${holds}.`;
};
const stopping = (s: Situation): string => {
  const { division } = activationProc.vars(s.g);
  return `The ${divisionName(s.g, division)} stays at ${name(s, placeOf(s.g, division))}: nothing in reach is worth the risk${s.turns <= 0 ? ' in the last turn' : ''}.`;
};
const preparing = (s: Situation, c: Choice): string => {
  const b = boutNow(s);
  if (c.do === 'roll')
    return b.strength >= tracksOf(s.g).strength.bloody
      ? 'No asset left makes this worth more: it will be a Bloody Firefight.'
      : `${b.dice} dice at ${Math.max(1, b.strength)} win clearly in ${percent(winning(s, b.dice, b.strength))}: the assets are worth more elsewhere.`;
  const after = withAsset(s.g, b, c.asset as number, c.back as number | undefined);
  const brings = c.back === undefined ? '' : ` and ${ASSET_TYPES[c.back as number]} comes back`;
  return `${ASSET_TYPES[c.asset as number]} lifts the chance of a clear win from ${percent(winning(s, b.dice, b.strength))} to ${percent(winning(s, after.dice, after.strength))}${brings}.`;
};
const rolling = (s: Situation, c: Choice): string => {
  if (c.do === 'accept') return 'The result is good enough: a re-roll is worth more later.';
  const b = boutNow(s);
  const commander = commanderName(s.g, korpsOf(s.g, combatProc.vars(s.g).division));
  return `Every miss again, each hits in ${percent((7 - Math.max(1, b.strength)) / 6)}: ${c.with === WITH_GIRAUD ? 'Giraud' : `a point of ${commander}'s`} is worth less than panic and a lost day.`;
};
const striking = (s: Situation, c: Choice): string => {
  const area = c.area as number;
  const bag = reactionsOf(s, area);
  const count = (of: readonly Lot[]): number => of.reduce((sum, lot) => sum + lot.count, 0);
  return `${count(bag.filter(p => p.type === 'armour'))} of ${count(bag)} reactions for ${name(s, area)} are tanks, and the ${divisionName(s.g, divisionIn(s.g, area))} can best bear them.`;
};
const repairing = (s: Situation, c: Choice): string => {
  if (c.do === 'done') return 'No repair is worth its point of Audacity now.';
  const division = c.division as number;
  const commander = korpsOf(s.g, division);
  const full = audacityOf(s.g, commander) >= capOf(s.g, commander);
  return `The ${divisionName(s.g, division)} can march tomorrow instead of ${damageOf(s.g, division) === SHOCKED ? 'resting' : 'limping'}${full ? `, and ${commanderName(s.g, commander)}'s track is full anyway` : ''}.`;
};
const activating = (s: Situation, c: Choice): string => {
  const division = c.division as number;
  const goal = goalFrom(s, placeOf(s.g, division));
  if (goal === undefined || outlookFrom(s, division, placeOf(s.g, division)) === 0)
    return `The ${divisionName(s.g, division)} is next.`;
  return `The ${divisionName(s.g, division)} gains most by moving now, with ${name(s, goal)} (${points(groundOf(s).worth[goal]!)}) before it.`;
};
const placing = (s: Situation, c: Choice): string =>
  c.do === 'historical' ? `As it was: ${historically(s.g)}.` : 'This Korps suits those bridges.';

const REASONS: { readonly [kind: string]: (s: Situation, c: Choice) => string } = {
  placing,
  activating,
  preparing,
  rolling,
  striking,
  repairing,
  moving: (s, c) => (c.do === 'stop' ? stopping(s) : entering(s, c)),
};
const fightCacheOf = fightCachePerBox(WEIGHTS);
export const reasonFor = (g: State, a: Question, c: Choice): string =>
  REASONS[a.kind]!(situationOf(g, fightCacheOf(g)), c);
