/** Cards and markers: what they are worth in hand, what is spent first, and which events are played. */
import { bestOf } from '../../../bots/weights.ts';
import { legal, type Question, type Choice } from '../../../engine/decide.ts';
import { A, G, isFort, isMobile, nationOf, BRITISH } from '../model/army.ts';
import { boxOf, chartsOf } from '../model/box.ts';
import { SIDES, type Ability, type EventRow } from '../data/rows.ts';
import { abilityOf, eventOf, worthOf } from '../model/deck.ts';
import { trimming } from '../rules/turn/draw.ts';
import { armed, mayArmistice } from '../rules/cards/armistice.ts';
import { offering, offerProc, urging } from '../rules/movement/movement-events.ts';
import { FREEING } from '../rules/plans/plan-releases.ts';
import { granting, grantProc } from '../rules/cards/event-choices.ts';
import { handIn, handSize, heldCount, isUsable, usable } from '../rules/cards/pool.ts';
import { averting, planning, strategicProc, swapping } from '../rules/turn/strategic.ts';
import { paying } from '../rules/cards/play-card.ts';
import { intercepting } from '../rules/combat/battle-events.ts';
import { DESTROYED } from '../model/places.ts';
import { at, foe, frontOf, happened, inBox, leaderOf, onMap, placeOf, unitsOf } from '../model/state.ts';
import { wouldBlow } from './combat.ts';
import type { Assessment } from './assessment.ts';
import { gainWithout } from './bids.ts';
import { stackIn } from './situation.ts';
import { stepWorth, unitWorth } from './worth.ts';
import { endHope } from './timing.ts';

/** 5.5.4, 8.1 Four more come each turn: beyond the limit a card is worth nothing. */
const DRAWN = 4;
const isPlenty = (d: Assessment): boolean => handSize(d.s.g, d.s.side) + DRAWN > leaderOf(d.s.g, d.s.side).cards + 1;
/** What an event is worth when its time comes. */
const EVENTS: { readonly [effect: string]: number } = {
  shift: 0.35,
  doubleTank: 0.35,
  soften: 0.35,
  panic: 0.5,
  prepared: 0.3,
  pocket: 0.25,
  noWater: 0.2,
  noArmour: 0.15,
  cancelAir: 0.2,
  raf: 0.25,
  cancel: 0.3,
  noNA: 0.1,
  thirdHex: 0.15,
  stanceUp: 1,
  stanceDown: 1,
  combatVP: 0.3,
  armistice: 0.8,
  rebuild: 0.5,
  improve: 0.35,
  na: 0.3,
  naCity: 0.25,
  naRegional: 0.1,
  halt: 0.4,
  markers: 0.2,
  card: 0.25,
  sureEvacuation: 0.5,
  gameEnd: 0.5,
  alpine: 0.4,
  demolish: 0.2,
  blows: 0.25,
  marker: 0.2,
  shockTarget: 0.3,
  dropBack: 0.2,
  experience: 0.15,
  surrender: 0,
};
const cardWorth = (d: Assessment, card: number): number => {
  const e = eventOf(d.s.g, card, d.s.side);
  if (e.effect === 'discards') return 0;
  const gone = e.before !== undefined && d.s.turn >= e.before;
  return gone ? 0.05 : (EVENTS[e.effect] ?? 0.12) + 0.02 * (e.n ?? 1);
};
/** What giving up a card costs. */
export const cardPrice = (d: Assessment): number => (isPlenty(d) ? 0.3 * d.w.card : d.w.card);
/** 5.5.3 The same of a marker: who will draw beyond his limit gives one away for little, and in the last turn for nothing. */
export const markerPrice = (d: Assessment): number => {
  const { g, side } = d.s;
  const next = chartsOf(g).turns[frontOf(g)][d.s.turn];
  if (!next) return 0;
  const over = heldCount(g, side) + next[SIDES[side]] - leaderOf(g, side).markers;
  return d.w.marker * (over >= 3 ? 0.15 : over >= 1 ? 0.5 : 1);
};
const least = (d: Assessment, cards: readonly number[]): number | undefined =>
  cards.toSorted((a, b) => cardWorth(d, a) - cardWorth(d, b) || a - b)[0];
export const cheapestCard = (d: Assessment): number | undefined => least(d, handIn(d.s.g, d.s.side));
/** For so many discards: one that counts twice where two are wanted. */
export const cardFor = (d: Assessment, wanted: number): number | undefined => {
  const hand = handIn(d.s.g, d.s.side);
  const twice = hand.filter(c => worthOf(d.s.g, c, d.s.side) === 2);
  return (wanted > 1 ? least(d, twice) : undefined) ?? least(d, hand);
};

// Markers ------------------------------------------------------------------------------------------------------------
const ABILITY: { readonly [K in Ability]: number } = {
  'Blitz!': 0.3,
  'Blitzkrieg!': 0.5,
  'Shock!': 0.25,
  'Hold!': 0.3,
  'Shock-Target': 0.35,
  'Shock-Counterblow': 0.3,
  'Combat VP!': 0.3,
  'Surrender!': 0.02,
  'Halt! Hitler': 0.2,
};
export const markerWorth = (d: Assessment, marker: number): number =>
  isUsable(d.s.g, marker) ? ABILITY[abilityOf(d.s.g, marker)] : 0.01;
export const pay = (d: Assessment, a: Question): Choice =>
  bestOf(legal(paying, d.s.g, a), c => -markerWorth(d, c.marker as number));
export const trim = (d: Assessment, a: Question): Choice =>
  bestOf(legal(trimming, d.s.g, a), c =>
    c.do === 'discard' ? -cardWorth(d, c.card as number) : -markerWorth(d, c.marker as number),
  );
const POOR = 0.15;
export const redraw = (d: Assessment): Choice => {
  const card = d.s.g.cells[at(d.s.g).fresh]! - 1;
  return card >= 0 && cardWorth(d, card) < POOR ? { do: 'redraw' } : { do: 'pass' };
};
/** 22.2, 22.3 A poor card for another. */
export const swap = (d: Assessment, a: Question): Choice =>
  bestOf(legal(swapping, d.s.g, a), c => (c.do === 'discard' ? POOR - cardWorth(d, c.card as number) : 0));

// Events -------------------------------------------------------------------------------------------------------------
const isNearEnemy = (d: Assessment, hex: number): boolean =>
  d.s.threat(d.s.side)[hex]! > 0 || d.s.threat(foe(d.s.side))[hex]! > 0;
/** What an event brings now. */
const eventWorth = (d: Assessment, e: EventRow): number => {
  const { s } = d;
  const { g, side } = s;
  const n = e.n ?? 1;
  const dead = (): number => unitsOf(g, side).filter(u => inBox(g, u, DESTROYED)).length;
  switch (e.effect) {
    case 'rebuild':
      return 0.8 * Math.min(n, dead());
    case 'combatVP':
      return usable(g, side, 'Combat VP!').length ? 0.5 : 0;
    case 'armistice':
      return mayArmistice(g) ? 2 : 0;
    case 'gameEnd':
      return endHope(d) > 0 ? 1 : -1;
    case 'sureEvacuation':
      return unitsOf(g, A).some(u => onMap(g, u) && nationOf(g, u) === BRITISH) && happened(g, 'evacuation') ? 0.6 : 0;
    case 'na':
      return 0.22 * n;
    case 'halt':
      return usable(g, A, 'Halt! Hitler').length ? 0.6 : 0;
    case 'withdraw':
    case 'surrender':
    case 'spyMarkers':
    case 'spyHand':
      return isPlenty(d) ? 0.02 : 0;
    default:
      return EVENTS[e.effect] ?? 0.1;
  }
};
const gainOf = (d: Assessment, card: number): number => {
  const e = eventOf(d.s.g, card, d.s.side);
  return eventWorth(d, e) - e.cost * markerPrice(d) - 0.25 * cardPrice(d);
};
/** 8.2 The event that brings most, instructions of the plan before them. */
export const playEvents = (d: Assessment, a: Question): Choice => {
  const list = legal(planning, d.s.g, a);
  const act = list.find(c => c.do === 'act');
  return act ?? bestOf(list, c => (c.do === 'play' ? gainOf(d, c.card as number) : 0));
};
/** 5.1.3 An event worth more than the card that stops it. */
export const avert = (d: Assessment, a: Question): Choice => {
  const { g, side } = d.s;
  const { card } = strategicProc.vars(g);
  const list = legal(averting, g, a).filter(c => c.do === 'play');
  if (card < 0 || list.length === 0) return { do: 'pass' };
  return eventWorth({ ...d, s: { ...d.s, side: foe(side) } }, eventOf(g, card, foe(side))) > 0.45
    ? list[0]!
    : { do: 'pass' };
};
/** Events of the Movement Phase and of declarations. */
export const offer = (d: Assessment, a: Question): Choice => {
  const { g, side } = d.s;
  const phasing = g.stack.findLast(f => f.proc === 'movement' || f.proc === 'combat')?.vars.side === side;
  const { when } = offerProc.vars(g);
  const worth = (card: number): number => {
    const e = eventOf(g, card, side);
    if (e.effect === 'mp' || e.effect === 'river') return phasing && isPlenty(d) ? 0.15 : 0;
    if (e.effect === 'demolish') return phasing ? 0 : 0.3;
    if (e.effect === 'blows' || e.effect === 'marker')
      return phasing ? (e.effect === 'marker' && isPlenty(d) ? 0.1 : 0) : wouldBlow(d) ? 0.5 : 0;
    if (e.effect === 'blitzAny') return phasing ? 0.2 : 0;
    if (e.effect === 'shockTarget') return phasing ? 0.3 : 0;
    return eventWorth(d, e);
  };
  return bestOf(legal(offering, g, a), c => {
    if (c.do !== 'play') return 0;
    return (
      worth(c.card as number) -
      eventOf(g, c.card as number, side).cost * markerPrice(d) -
      0.25 * cardPrice(d) -
      (when === 'movement' ? 0.02 : 0)
    );
  });
};
export const urge = (d: Assessment, a: Question): Choice =>
  bestOf(legal(urging, d.s.g, a), c =>
    c.do === 'hex'
      ? stackIn(d.s, c.hex as number).reduce((n, u) => n + (isMobile(d.s.g, u) ? d.s.strength[u]! : 0), 0) *
        (isNearEnemy(d, c.hex as number) ? 1 : 0.2)
      : 0.1,
  );
/** 5.1.4 Fighters against an air event in a battle. */
export const intercept = (d: Assessment, a: Question): Choice => {
  const [fighters] = legal(intercepting, d.s.g, a).filter(c => c.do === 'play');
  return fighters && gainWithout(d, x => x.card !== undefined) > 0.15 ? fighters : { do: 'pass' };
};

// What events give -----------------------------------------------------------------------------------------------------
/** A stack of the enemy that would act: its strength, where we are near it. */
export const tireWorth = (d: Assessment, hex: number): number => {
  const { s } = d;
  const enemy = foe(s.side);
  const mobile = stackIn(s, hex).some(u => isMobile(s.g, u)) ? 1.5 : 1;
  return s.attack[enemy][hex]! * mobile * (s.threat(enemy)[hex]! > 0 ? 1 : 0.1);
};
const panzersNear = (d: Assessment, hex: number): number =>
  [hex, ...boxOf(d.s.g).GRID.around[hex]!].reduce(
    (n, h) =>
      n +
      stackIn(d.s, h).reduce(
        (k, u) => k + (boxOf(d.s.g).SIDE[u] === G && isMobile(d.s.g, u) ? d.s.strength[u]! : 0),
        0,
      ),
    0,
  );
/** What takes units from their owner. */
const LOSSES = ['duce', 'westwall', 'weaken', 'recall'];
export const take = (d: Assessment, a: Question): Choice => {
  const { g } = d.s;
  const { what } = grantProc.vars(g);
  const list = legal(granting, g, a);
  const must = LOSSES.includes(what);
  return bestOf(list, c => {
    if (c.do === 'pass') return 0.01;
    if (c.do === 'unit') {
      const unit = c.unit as number;
      if (what === 'withdraw') return 0;
      if ((FREEING as readonly string[]).includes(what)) return 1;
      if (what === 'armistice') return armed(g, nationOf(g, unit)).length;
      const near = onMap(g, unit) && isNearEnemy(d, placeOf(g, unit)) ? 1 : 0.6;
      const worth = what === 'improve' ? stepWorth(d.s, unit, d.w) : unitWorth(d.s, unit, d.w);
      const point = what === 'weaken' && isFort(g, unit) ? 1 : 0; // 14.7.1 it would surrender
      return must ? 10 - worth - near - point : worth * near;
    }
    if (c.do === 'card') return cardWorth(d, c.card as number) - POOR;
    if (c.do === 'marker') return what === 'surrender' ? 0 : POOR - markerWorth(d, c.marker as number);
    if (c.do === 'drop') return 0.2;
    return what === 'halt' ? panzersNear(d, c.hex as number) : tireWorth(d, c.hex as number);
  });
};
