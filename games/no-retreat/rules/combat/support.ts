/** 14.5 The Commitment Step: a marker each, Allied first, then a card each; 26.1 markers that cancel. */
import {
  drawNumber,
  no,
  ok,
  oneOf,
  type Decision,
  type Verdict,
  blockedBy,
  variable,
  markOf,
  type Obstacle,
  stackAt,
} from '../../../../engine/decide.ts';
import { emit } from '../../../../engine/events.ts';
import {
  again,
  ask,
  askSecretly,
  done,
  frameOf,
  next,
  procedure,
  type Next,
  type Step,
} from '../../../../engine/flow.ts';
import { mark, marksIn } from '../../../../engine/lifetimes.ts';
import type { Rnd } from '../../../../engine/random.ts';
import type { State } from '../../../../engine/state.ts';
import { A, G, isDynamo, isMobile, nationOf, SOVIETS, typeOf, type SideNo } from '../../model/army.ts';
import { FIGHTERS } from '../../data/effects.ts';
import { ABILITIES, type Ability, type EventRow, type Timing } from '../../data/rows.ts';
import { abilityOf, eventOf, pieceName } from '../../model/deck.ts';
import { isIn, terrainOf } from '../../model/ground.ts';
import { beside, OUT } from '../../model/places.ts';
import {
  foe,
  isEarly,
  isLed,
  LAST_BOX,
  option,
  placeOf,
  sideName,
  sideNo,
  stanceOf,
  turnOf,
  unitsIn,
} from '../../model/state.ts';
import { isBad } from '../movement/weather.ts';
import { isEastCity } from '../movement/areas.ts';
import { battleIn, ownUnits, putBattle, type Battle, type Support } from './battle-vars.ts';
import { cancelled } from './cancelling.ts';
import { onlyTank, tanksIn, tankStep } from './doubling.ts';
import { aboutBattle } from './odds.ts';
import { hasPlan } from '../plans/plans.ts';
import {
  backToCup,
  payWith,
  discard,
  handIn,
  handSize,
  heldCount,
  holdsCard,
  isStillAbout,
  mayWield,
  payers,
  putPiece,
  usable,
  markersOf,
  notInHand,
  cannotPay,
} from '../cards/pool.ts';
import { whoLeads, TURN, once, pieces, WEATHER } from '../position/obstacles.ts';

// 18.5 Soviets -------------------------------------------------------------------------------------------------------
/** 18.5 The German player helps Soviets with nothing. */
const isSovietBattle = (g: State, b: Battle, side: SideNo): boolean =>
  side === G && ownUnits(b, side).every(u => nationOf(g, u) === SOVIETS);

// 14.6.3, 14.6.4 Markers ---------------------------------------------------------------------------------------------
const isOnEastCity = (g: State, b: Battle): boolean => b.attacker === G && b.hexes.some(hex => isEastCity(g, hex));
/** 19.1, 24.3, 25.2 How many Blitz! markers one battle may take, by what everybody sees. */
const mostSeen = (g: State, b: Battle, ability: Ability): number => {
  const surprise =
    ability === 'Blitz!' &&
    b.phasing === G &&
    isEarly(g) &&
    (b.table === 'German Mobile' || b.table === 'Blitzkrieg') &&
    b.attackers.every(u => isMobile(g, u) && isIn(g, placeOf(g, u), 'Ardennes'));
  if (!surprise) return 1;
  return option(g, 'advanced') ? 2 : 3;
};
/** 24.3 And how many it takes by his plan. */
const mostOf = (g: State, b: Battle, ability: Ability): number =>
  hasPlan(g, 'Ardennes Surprise') ? mostSeen(g, b, ability) : 1;
const BLITZ: readonly Ability[] = ['Blitz!'];
const SHOCK: readonly Ability[] = ['Shock!'];
const HOLD: readonly Ability[] = ['Hold!'];
const HOLD_OR_GIVE_UP: readonly Ability[] = ['Hold!', 'Surrender!'];
const kindsFor = (g: State, b: Battle, side: SideNo): readonly Ability[] => {
  if (side === b.attacker) return side === G ? BLITZ : SHOCK;
  return side === A && option(g, 'surrendering') ? HOLD_OR_GIVE_UP : HOLD;
};
const usedIn = (b: Battle, side: SideNo, what: string): number =>
  b.support.reduce((n, s) => n + (s.side === side && s.what === what ? s.n : 0), 0);
/** 14.6.3 What helps a defender, 14.6.4 an attacker. */
const helpCase = (ability: Ability): string => {
  if (ability === 'Hold!' || ability === 'Surrender!') return '14.6.3';
  return ability === 'Blitz!' || ability === 'Shock!' ? '14.6.4' : '14.5';
};
/** 14.6.3, 14.6.4, 18.10, 23.1 May it be committed now? */
const mayCommit = (g: State, b: Battle, side: SideNo, ability: Ability): Verdict => {
  const kinds = kindsFor(g, b, side);
  if (ability === 'Surrender!' && kinds === HOLD && side === A)
    return no('26.2', 'no city is given up in battle by these rules');
  if (!kinds.includes(ability))
    return blockedBy(
      variable('attacker'),
      helpCase(ability),
      `${ability} is no help to a ${side === G ? 'German' : 'Allied'} ${side === b.attacker ? 'attacker' : 'defender'}`,
    );
  if (usedIn(b, side, ability) >= mostOf(g, b, ability))
    return blockedBy(
      variable('support'),
      helpCase(ability),
      `no more ${ability} markers can be committed in this battle`,
    );
  if (ability === 'Blitz!' && b.hexes.some(hex => unitsIn(g, hex).some(u => isDynamo(g, u))))
    return blockedBy(stackAt(...b.hexes), '18.10', 'no Blitz! marker is committed against Dynamo');
  if (ability === 'Blitz!' && isOnEastCity(g, b))
    return blockedBy(once('red line'), '23.1', 'no Blitz! marker is committed against a city east of the yellow line');
  if (ability === 'Surrender!' && turnOf(g) === 1)
    return blockedBy(TURN, '19.8', 'no city is given up on the first turn');
  if (ability === 'Hold!' && side === A && isLed(g, 'Gamelin'))
    return blockedBy(whoLeads(A), '22.1', 'under Gamelin no Hold! is used');
  return mayWield(g, side, ability, '5.8.2');
};
type Committing = { readonly do: 'commit'; readonly ability: number } | { readonly do: 'pass' };
const PASS = { do: 'pass' } as const;
export const supporting: Decision<Committing> = {
  verbs: ['commit', 'pass'],
  candidates: (g, a) => [
    PASS,
    ...kindsFor(g, battleIn(g), sideNo(a.side)).map(k => ({ do: 'commit', ability: ABILITIES.indexOf(k) }) as const),
  ],
  judge: (g, a, c) => (c.do === 'pass' ? ok : mayCommit(g, battleIn(g), sideNo(a.side), ABILITIES[c.ability]!)),
  sample: (g, a, rnd) => {
    const b = battleIn(g);
    const side = sideNo(a.side);
    const kinds = kindsFor(g, b, side);
    const k = drawNumber(1 + kinds.length, i => i === 0 || mayCommit(g, b, side, kinds[i - 1]!).ok, rnd);
    return k === 0 ? PASS : { do: 'commit', ability: ABILITIES.indexOf(kinds[k - 1]!) };
  },
  take: (g, a, c) => {
    const side = sideNo(a.side);
    if (c.do === 'pass') return next;
    const ability = ABILITIES[c.ability]!;
    const b = battleIn(g);
    if (ability !== 'Surrender!') backToCup(g, usable(g, side, ability)[0]!);
    putBattle(g, { ...b, support: [...b.support, { side, what: ability, n: 1 }] });
    emit(g, { is: 'committed', case: '14.5', side, ability: c.ability });
    return mayBeCancelled(g, b, foe(side)) && ability !== 'Surrender!'
      ? cancelled.call({ side: foe(side), ability: c.ability }, againAt(side))
      : again;
  },
  say: (_g, _a, c) => (c.do === 'pass' ? 'Commit no marker' : `Commit ${ABILITIES[c.ability]}`),
};
/** 26.1 In the Combat Phase, not in the Blitzkrieg Phase. */
const mayBeCancelled = (g: State, b: Battle, by: SideNo): boolean =>
  option(g, 'cancelling') && b.kind !== 'assault' && !isSovietBattle(g, b, by);
const againAt = (side: SideNo): string => (side === A ? '14.5/allied marker' : '14.5/german marker');
/** That he is asked once more does not tell his plan. */
const isFull = (g: State, b: Battle, side: SideNo): boolean =>
  kindsFor(g, b, side).some(k => usedIn(b, side, k) >= mostSeen(g, b, k));
const markerStep = (side: SideNo): Step<Battle> => ({
  at: againAt(side),
  case: '14.5',
  name: `${side === A ? 'Allied' : 'German'} marker`,
  when: (g, { vars: b }) => heldCount(g, side) > 0 && !isSovietBattle(g, b, side) && !isFull(g, b, side),
  run: (g, { vars: b }) => askSecretly(sideName(side), 'supporting', '14.5', aboutBattle(g, b)),
});

/** 5.1 The step in which an event is played. */
export const PLAYED: { readonly [T in Timing]: string } = {
  strategic: 'at your turn in the events of the Strategic Phase',
  movement: 'before the first move',
  declare: 'before the declarations',
  battle: 'in the card step of a battle',
};
// Playing events: what every card must meet -------------------------------------------------------------------------
const inPlayerTurn = (g: State): boolean => frameOf(g, 'playerTurn') !== undefined;
/** 5.1.1 What an event happens once in; cards are taken back in the Strategic Phase, too. */
const spanOf = (g: State): string => (inPlayerTurn(g) ? 'playerTurn' : 'strategic');
const hasHappened = (g: State, e: EventRow): boolean => {
  const marks = marksIn(g, spanOf(g));
  return marks.length > 0 && marks.includes(`event ${e.name}`);
};
/** 5.1.1, 5.1.2, 5.1.4, 5.2.3, 22.8 May this half be played now, its time and its own terms apart? */
export const mayPlay = (g: State, side: SideNo, card: number): Verdict => {
  if (!holdsCard(g, side, card)) return notInHand(g, card, '5.0');
  const e = eventOf(g, card, side);
  if (e.from !== undefined && turnOf(g) < e.from)
    return blockedBy(TURN, '5.1.2', `${e.name} is played from turn ${e.from} on`);
  if (e.before !== undefined && turnOf(g) >= e.before)
    return blockedBy(TURN, '5.1.2', `${e.name} is played before turn ${e.before}`);
  if (e.weygand === 'yes' && !isLed(g, 'Weygand'))
    return blockedBy(whoLeads(A), '5.1.2', `${e.name} takes Weygand in command`);
  if (e.weygand === 'no' && isLed(g, 'Weygand'))
    return blockedBy(whoLeads(A), '5.1.2', `${e.name} is not played under Weygand`);
  if (e.air === 'black' && isBad(g)) return blockedBy(WEATHER, '5.1.4', `${e.name} is not played in bad weather`);
  if (side === G && e.double && isLed(g, 'Bock'))
    return blockedBy(whoLeads(G), '22.8', 'under Bock double cards are not played for their events');
  if (hasHappened(g, e))
    return blockedBy(
      markOf(`event ${e.name}`),
      '5.1.1',
      `${e.name} has happened this ${inPlayerTurn(g) ? 'Player Turn' : 'Strategic Phase'}`,
    );
  return e.cost === 0 || payers(g, side).length >= e.cost
    ? ok
    : blockedBy(
        pieces(...markersOf(g, side)),
        '5.2.3',
        `${e.name} costs ${e.cost === 1 ? 'a marker' : `${e.cost} markers`} with the right front`,
      );
};
/** 5.0 The card is laid down, for all to see: it is discarded after its use. */
export const layCard = (g: State, side: SideNo, card: number): EventRow => {
  putPiece(g, card, beside(g, OUT));
  emit(g, { is: 'event', case: '5.2', side, card });
  return eventOf(g, card, side);
};
/** 5.1.1 The event happens, and is remembered; one that is cancelled does not. */
export const happen = (g: State, e: EventRow): void => mark(g, spanOf(g), `event ${e.name}`);
export const playCard = (g: State, side: SideNo, card: number): EventRow => {
  const e = layCard(g, side, card);
  discard(g, card);
  happen(g, e);
  return e;
};
/** 5.2.3, 5.8.1 The owner chooses which markers pay; others see their fronts only. */
type Paying = { readonly side: SideNo; readonly left: number };
export const payProc = procedure<Paying>('pay');
export const paySteps: readonly Step<Paying>[] = [
  {
    at: '5.8.1',
    case: '5.8.1',
    name: 'Pay with markers',
    when: (_g, f) => f.vars.left > 0,
    run: (_g, f) => ask(sideName(f.vars.side), 'paying', '5.8.1'),
  },
];
/** Markers of one ability and front are one choice. */
const payable = (g: State, side: SideNo): readonly number[] => {
  const seen = new Set<Ability>();
  return payers(g, side).filter(m => !seen.has(abilityOf(g, m)) && seen.add(abilityOf(g, m)));
};
const mayPay = (g: State, side: SideNo, marker: number): Verdict => {
  if (payable(g, side).includes(marker)) return ok;
  if (!payers(g, side).includes(marker)) return cannotPay(g, side, marker, '5.8.1');
  const first = payable(g, side).find(m => abilityOf(g, m) === abilityOf(g, marker))!;
  return blockedBy(
    pieces(first),
    '5.8.1',
    `${pieceName(g, first)}, of the same ability, pays before ${pieceName(g, marker)}`,
  );
};
export const paying: Decision<{ readonly do: 'pay'; readonly marker: number }> = {
  verbs: ['pay'],
  candidates: (g, a) => payable(g, sideNo(a.side)).map(marker => ({ do: 'pay', marker })),
  judge: (g, a, c) => mayPay(g, sideNo(a.side), c.marker),
  sample: (g, a, rnd) => ({ do: 'pay', marker: oneOf(payable(g, sideNo(a.side)), rnd) }),
  take: (g, _a, c) => {
    const v = payProc.vars(g);
    payWith(g, c.marker, '5.8.1');
    payProc.set(g, { ...v, left: v.left - 1 });
    return v.left > 1 ? again : done();
  },
  say: (g, _a, c) => `Pay with ${pieceName(g, c.marker)}`,
};

// 14.5 Event cards in a battle --------------------------------------------------------------------------------------
const hasCard = (b: Battle, side: SideNo): boolean => b.support.some(s => s.side === side && s.card !== undefined);
const isHeldOnFoot = (g: State, b: Battle): boolean =>
  b.defenders.every(u => typeOf(g, u) === 'infantry' && !isMobile(g, u));
const ownList = (b: Battle, side: SideNo): Obstacle => variable(side === b.attacker ? 'attackers' : 'defenders');
const forTable = (e: EventRow, b: Battle, what: string): Verdict =>
  blockedBy(variable('table'), '5.2.1', `${e.name} is for ${what}: this battle is fought on the ${b.table} table`);
/** The terms of single effects. */
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
type Playing = { readonly do: 'play'; readonly card: number } | { readonly do: 'pass' };
/** For random play: a card of the hand that may be played now, or none, each as likely. */
export const drawCard = (g: State, side: SideNo, may: (card: number) => boolean, rnd: Rnd): Playing => {
  const hand = handIn(g, side);
  const k = drawNumber(hand.length + 1, i => i === 0 || may(hand[i - 1]!), rnd);
  return k === 0 ? PASS : { do: 'play', card: hand[k - 1]! };
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
const cardStep = (side: SideNo): Step<Battle> => ({
  at: side === A ? '14.5/allied card' : '14.5/german card',
  case: '14.5',
  name: `${side === A ? 'Allied' : 'German'} card`,
  when: (g, { vars: b }) =>
    handSize(g, side) > 0 && !isSovietBattle(g, b, side) && !hasCard(b, side) && !isGivenUpBattle(b),
  run: (g, { vars: b }) => askSecretly(sideName(side), 'backing', '14.5', aboutBattle(g, b)),
});
export const isGivenUpBattle = (b: Battle): boolean => b.support.some(s => s.what === 'Surrender!');

// 5.1.4 An air event of the Germans may be cancelled by Allied fighters ----------------------------------------------
/** What cancels what: fighters an air event, those of #2 a panic, too. */
const cancellersOf = (e: EventRow): readonly string[] => {
  if (e.air !== undefined) return FIGHTERS;
  return e.effect === 'panic' ? ['cancelAir'] : [];
};
/** The German event of this battle that fighters may cancel. */
const germanEvent = (g: State, b: Battle): EventRow | undefined => {
  const card = b.support.find(s => s.side === G && s.card !== undefined)?.card;
  return card === undefined ? undefined : eventOf(g, card, G);
};
/** Opens only while a card that cancels it is not among the discards, and the Allied player has his card of this battle still to play. */
const mayFightersRise = (g: State, b: Battle): boolean => {
  const event = germanEvent(g, b);
  return event !== undefined && !hasCard(b, A) && handSize(g, A) > 0 && isStillAbout(g, A, cancellersOf(event));
};
const fightersStep: Step<Battle> = {
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

const germanMarker = markerStep(G);
export const commitmentSteps: readonly Step<Battle>[] = [
  markerStep(A),
  { ...germanMarker, when: (g, f) => !isGivenUpBattle(f.vars) && germanMarker.when!(g, f) },
  cardStep(A),
  tankStep(A),
  cardStep(G),
  tankStep(G),
  fightersStep,
];
