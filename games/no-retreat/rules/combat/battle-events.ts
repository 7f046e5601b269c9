/** 14.5 Event cards played in a battle; 5.1.4 fighters that cancel a German air event. */
import { blockedBy, no, ok, variable, type Decision, type Obstacle, type Verdict } from '../../../../engine/decide.ts';
import { next, type Next, type Step } from '../../../../engine/flow.ts';
import type { State } from '../../../../engine/state.ts';
import { FIGHTERS } from '../../data/effects.ts';
import type { EventRow } from '../../data/rows.ts';
import { A, G, isMobile, typeOf, type SideNo } from '../../model/army.ts';
import { eventOf } from '../../model/deck.ts';
import { terrainOf } from '../../model/ground.ts';
import { LAST_BOX, sideName, sideNo, stanceOf } from '../../model/state.ts';
import { drawCard, mayPlay, PASS, payProc, playCard, PLAYED, type Playing } from '../cards/play-card.ts';
import { handIn, handSize, holdsCard, isStillAbout, notInHand } from '../cards/pool.ts';
import { battleIn, putBattle, type Battle, type Support } from './battle-vars.ts';
import { onlyTank, tanksIn } from './doubling.ts';
import { aboutBattle } from './odds.ts';
import { isGivenUpBattle, isOnEastCity, isSovietBattle } from './battle-kinds.ts';
import { once, pieces } from '../position/obstacles.ts';
import { askSecretly, emit } from '../flow.ts';

// 14.5 Event cards in a battle --------------------------------------------------------------------------------------
const hasCard = (b: Battle, side: SideNo): boolean => b.support.some(s => s.side === side && s.card !== undefined);
const isHeldOnFoot = (g: State, b: Battle): boolean =>
  b.defenders.every(u => typeOf(g, u) === 'infantry' && !isMobile(g, u));
const ownList = (b: Battle, side: SideNo): Obstacle => variable(side === b.attacker ? 'attackers' : 'defenders');
const forTable = (e: EventRow, b: Battle, what: string): Verdict =>
  blockedBy(variable('table'), '5.2.1', `${e.name} is for ${what}: this battle is fought on the ${b.table} table`);
/** 5.2.1 The conditions of single effects. */
const fits = (g: State, b: Battle, side: SideNo, e: EventRow): Verdict => {
  if (e.air === 'black' && b.hexes.some(hex => terrainOf(g, hex).noAir))
    return blockedBy(variable('hexes'), '14.6.2', 'the ground of this battle bars the Air Force');
  if (e.air === 'black' && side === G && isOnEastCity(g, b))
    return blockedBy(once('red line'), '23.1', 'no aircraft attack a city east of the yellow line');
  if (e.effect === 'doubleTank' && tanksIn(g, b, side).length === 0)
    return blockedBy(ownList(b, side), '5.2.1', 'no tank unit of yours is in this battle');
  if (e.effect === 'panic' && b.table !== 'Blitzkrieg') return forTable(e, b, 'a Blitzkrieg Assault');
  if (e.effect === 'panic' && !isHeldOnFoot(g, b))
    return blockedBy(variable('defenders'), '5.2.1', `${e.name} is for an assault on non-mobile infantry`);
  if (['soften', 'noNA'].includes(e.effect) && side === b.attacker)
    return blockedBy(variable('attacker'), '5.2.1', `${e.name} is for a defender`);
  if (['pocket', 'thirdHex', 'panic'].includes(e.effect) && side !== b.attacker)
    return blockedBy(variable('attacker'), '5.2.1', `${e.name} is for an attacker`);
  if (e.effect === 'prepared' && b.table !== 'German Mobile') return forTable(e, b, 'German Mobile Combat');
  if (e.effect === 'prepared' && b.attacker !== G)
    return blockedBy(variable('attacker'), '5.2.1', `${e.name} answers a German attack`);
  return ok;
};
const mayPlayHere = (g: State, side: SideNo, card: number): Verdict => {
  const e = holdsCard(g, side, card) ? eventOf(g, card, side) : undefined;
  if (!e) return notInHand(g, card, '5.0');
  if (e.timing !== 'battle') return no('5.1', `${e.name} is played ${PLAYED[e.timing]}, not in a battle`);
  if (FIGHTERS.includes(e.effect)) return no('5.1', `${e.name} answers an event of the enemy`);
  const v = mayPlay(g, side, card);
  return v.ok ? fits(g, battleIn(g), side, e) : v;
};
export const backing: Decision<Playing> = {
  verbs: ['play', 'pass'],
  candidates: (g, a) => [PASS, ...handIn(g, sideNo(a.side)).map(card => ({ do: 'play', card }) as const)],
  judge: (g, a, c) => (c.do === 'pass' ? ok : mayPlayHere(g, sideNo(a.side), c.card)),
  sample: (g, a, rnd) => drawCard(g, sideNo(a.side), card => mayPlayHere(g, sideNo(a.side), card).ok, rnd),
  take: (g, a, c) => {
    if (c.do === 'pass') return next;
    const side = sideNo(a.side);
    const e = playCard(g, side, c.card);
    const b = battleIn(g);
    const named = e.effect === 'doubleTank' ? onlyTank(g, b, side) : {};
    const support: Support = { side, what: e.effect, n: e.n ?? 1, card: c.card, ...named };
    putBattle(g, { ...b, support: [...b.support, support] });
    return payProc.call({ side, left: e.cost });
  },
  say: (g, a, c) => (c.do === 'pass' ? 'Play no card' : `Play ${eventOf(g, c.card, sideNo(a.side)).name}`),
};
export const cardStep = (side: SideNo): Step<Battle, '14.5/allied card' | '14.5/german card'> => ({
  at: side === A ? '14.5/allied card' : '14.5/german card',
  case: '14.5',
  name: `${side === A ? 'Allied' : 'German'} card`,
  when: (g, { vars: b }) =>
    handSize(g, side) > 0 && !isSovietBattle(g, b, side) && !hasCard(b, side) && !isGivenUpBattle(b),
  run: (g, { vars: b }) => askSecretly(sideName(side), 'backing', '14.5', aboutBattle(g, b)),
});

// 5.1.4 An air event of the Germans may be cancelled by Allied fighters ----------------------------------------------
/** 5.1.4 The effects that cancel this event: fighters cancel an air event, those of card #2 also Reservists Panic. */
const cancellersOf = (e: EventRow): readonly string[] => {
  if (e.air !== undefined) return FIGHTERS;
  return e.effect === 'panic' ? ['cancelAir'] : [];
};
/** The German event played in this battle. */
const germanEvent = (g: State, b: Battle): EventRow | undefined => {
  const card = b.support.find(s => s.side === G && s.card !== undefined)?.card;
  return card === undefined ? undefined : eventOf(g, card, G);
};
/** Asked only if a card that cancels the event is not in the discards, and the Allied player has not played his card of this battle. */
const mayFightersRise = (g: State, b: Battle): boolean => {
  const event = germanEvent(g, b);
  return event !== undefined && !hasCard(b, A) && handSize(g, A) > 0 && isStillAbout(g, A, cancellersOf(event));
};
export const fightersStep: Step<Battle, '5.1.4/fighters'> = {
  at: '5.1.4/fighters',
  case: '5.1.4',
  name: 'Fighters',
  when: (g, { vars: b }) => mayFightersRise(g, b),
  run: (g, { vars: b }) => askSecretly(sideName(A), 'intercepting', '5.1.4', aboutBattle(g, b)),
};
export const intercepting: Decision<Playing> = {
  verbs: ['play', 'pass'],
  candidates: (g, a) => [PASS, ...handIn(g, sideNo(a.side)).map(card => ({ do: 'play', card }) as const)],
  judge: (g, _a, c) => {
    if (c.do === 'pass') return ok;
    const event = germanEvent(g, battleIn(g))!;
    return holdsCard(g, A, c.card) && !cancellersOf(event).includes(eventOf(g, c.card, A).effect)
      ? blockedBy(pieces(c.card), '5.1.4', `${eventOf(g, c.card, A).name} does not cancel ${event.name}`)
      : mayPlay(g, A, c.card);
  },
  take: (g, a, c): Next => {
    if (c.do === 'pass') return next;
    const e = playCard(g, sideNo(a.side), c.card);
    const b = battleIn(g);
    const engaged = e.effect === 'raf' && stanceOf(g) === LAST_BOX;
    const kept = b.support.filter(s => !(s.side === G && s.card !== undefined));
    const fighters: Support = { side: A, what: engaged ? 'shift' : 'fighters', n: 1, card: c.card };
    putBattle(g, { ...b, support: [...kept, fighters] });
    emit(g, { is: 'cancelled', case: '5.1.4', side: A });
    return payProc.call({ side: A, left: e.cost });
  },
  say: (g, _a, c) => (c.do === 'pass' ? 'Let it stand' : `Play ${eventOf(g, c.card, A).name}`),
};
