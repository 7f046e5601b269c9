/** 9.0 The Organization Phase, and 10.0 which units may be moved to the Reserve. */
import {
  no,
  ok,
  type Decision,
  type Verdict,
  blockedBy,
  cells,
  variable,
  zoneAt,
  stackAt,
  places,
} from '../../../../engine/decide.ts';
import { again, next } from '../../../../engine/flow.ts';
import type { Rnd } from '../../../../engine/random.ts';
import type { State } from '../../../../engine/state.ts';
import { counted } from '../../../../engine/words.ts';
import {
  A,
  campOf,
  counterOf,
  FRENCH,
  GERMANS,
  inOrder,
  nameOf,
  nationOf,
  POLES,
  sideOf,
  SOVIET_CAMP,
  type SideNo,
} from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import { eventOf, pieceName, worthOf } from '../../model/deck.ts';
import { joinedTo, placed } from '../../model/ground.ts';
import { beside, DESTROYED, LAST_TURN, portOfSea, RESERVE, seaOff, TURN_0, placeName } from '../../model/places.ts';
import {
  at,
  AT,
  controls,
  inBox,
  hasOf,
  hasRolled,
  isAlt,
  isEarly,
  isFrance,
  isReduced,
  onMap,
  placeOf,
  putUnit,
  sideName,
  sideNo,
  turnOf,
  unitsOf,
  unitsOfIn,
} from '../../model/state.ts';
import { mayBeIn } from '../movement/areas.ts';
import { moveTo } from '../movement/control.ts';
import { inZone, isBarredTo } from '../position/board-cache.ts';
import { discard, handIn, holdsCard, notInHand } from '../cards/pool.ts';
import { isHeldThere } from '../movement/regional.ts';
import { mayStackFreely } from '../movement/stacking.ts';
import { reachesEdge } from '../supply/supply.ts';
import { lineOf, TURN } from '../position/obstacles.ts';
import { ask, emit, procedure, steps } from '../flow.ts';

/** `credit`: what cards discarded in this step still buy (5.4); `free`: what costs nothing. */
export type Organising = { readonly side: SideNo; readonly credit: number; readonly free: number };
export const organiseProc = procedure('organisation');

// 9.1 Improving ---------------------------------------------------------------------------------------------------------
/** 9.1, 2.3.6, 20.1.8 On the map with a line to a map edge, or in Reserve. */
export const mayImprove = (g: State, side: SideNo, unit: number): Verdict => {
  const name = nameOf(g, unit);
  if (sideOf(g, unit) !== side) return no('9.1', `${name} is not yours to improve`);
  if (campOf(g, unit) === SOVIET_CAMP) return no('18.5', `${name} is Soviet: no German card helps it`);
  if (boxOf(g).STEPS[unit] === 1) return no('9.1', `${name} has no stronger side`);
  if (!isReduced(g, unit)) return blockedBy(cells('face', unit), '9.1', `${name} is at full strength`);
  if (counterOf(g, unit).faces[0].dot) return no('2.3.6', `${name} has a white dot`);
  if (turnOf(g) >= 10) return blockedBy(TURN, '20.1.8', `${name} is not improved: nobody is from turn 10 on`);
  if (inBox(g, unit, RESERVE)) return ok;
  if (!onMap(g, unit)) return blockedBy(places(unit), '9.1', `${name} is not on the map`);
  return reachesEdge(g, unit, placeOf(g, unit))
    ? ok
    : blockedBy(lineOf(unit), '9.1', `${name} has no line to a friendly map edge`);
};
/** 9.1, 21.1.2 */
const improveCost = (g: State, side: SideNo): number => (side === A && isAlt(g, '#59 2') && isEarly(g) ? 1 : 2);

// 9.2 Rebuilding --------------------------------------------------------------------------------------------------------
const rebuildCost = (g: State, unit: number, byPort: boolean): number =>
  byPort || nationOf(g, unit) === POLES ? 2 : 1;
const MAX_REBUILT = 2;
/** 2.14, 9.2 A unit off a port comes ashore in it or next to it, in no enemy zone, while the port is Allied. */
const mayComeAshore = (g: State, unit: number, port: number, place: number): Verdict => {
  if (!controls(g, A, port))
    return blockedBy(cells('control', port), '9.2', `${placed(g, port)}, the port of ${nameOf(g, unit)}, is lost`, [
      port,
    ]);
  if (place !== port && !(joinedTo(g, port) as readonly number[]).includes(place))
    return blockedBy(
      places(unit),
      '9.2',
      `${nameOf(g, unit)} comes ashore at ${placed(g, port)}, its port: ${placeName(g, place)} is too far from it`,
    );
  if (isBarredTo(g, campOf(g, unit), place))
    return blockedBy(stackAt(place), '9.2', `an enemy stands in ${placed(g, place)}`, [place]);
  if (inZone(g, campOf(g, unit), place))
    return blockedBy(zoneAt(place), '9.2', `${placed(g, place)} is in an enemy zone of control`, [place]);
  if (boxOf(g).EZ[place] === 1)
    return no('13.2.3', `${placed(g, place)} is an Evacuation Zone: nobody comes ashore in it`, [place]);
  const ground = mayBeIn(g, unit, place);
  return ground.ok ? mayStackFreely(g, unit, place) : ground;
};
/** 9.2 Whether it may be rebuilt there, apart from cards and the limit of one turn. */
export const mayBeRebuilt = (g: State, side: SideNo, unit: number, place: number): Verdict => {
  const name = nameOf(g, unit);
  const port = portOfSea(g, placeOf(g, unit));
  if (sideOf(g, unit) !== side) return no('9.2', `${name} is not yours to rebuild`);
  if (campOf(g, unit) === SOVIET_CAMP) return no('18.5', `${name} is Soviet: no German card helps it`);
  if (!inBox(g, unit, DESTROYED) && port < 0) return blockedBy(places(unit), '9.2', `${name} is not destroyed`);
  if (counterOf(g, unit).faces.at(-1)!.dot) return no('2.3.6', `${name} has a white dot`);
  if (port >= 0) return mayComeAshore(g, unit, port, place);
  return place === beside(g, RESERVE) ? ok : blockedBy(places(unit), '9.2', `${name} is rebuilt in the Reserve alone`);
};
const mayRebuild = (g: State, side: SideNo, unit: number, place: number): Verdict => {
  const v = mayBeRebuilt(g, side, unit, place);
  return v.ok && g.cells[AT.rebuilt + side]! >= MAX_REBUILT
    ? blockedBy(cells('rebuilt', side), '9.2', 'two units have been rebuilt this turn')
    : v;
};
export const rebuildPlaces = (g: State, unit: number): readonly number[] => {
  const port = portOfSea(g, placeOf(g, unit));
  return port < 0 ? [beside(g, RESERVE)] : [port, ...joinedTo(g, port)];
};
export const dead = (g: State, side: SideNo): readonly number[] => {
  const destroyed = unitsOfIn(g, side, beside(g, DESTROYED));
  const atSea = boxOf(g).PORTS.flatMap(port => unitsOfIn(g, side, seaOff(g, port)));
  return atSea.length ? inOrder([...destroyed, ...atSea]) : destroyed;
};

const hasDead = (g: State, side: SideNo): boolean =>
  hasOf(g, side, beside(g, DESTROYED)) || boxOf(g).PORTS.some(port => hasOf(g, side, seaOff(g, port)));
/** 9.2 A rebuilt unit has one step. */
export const rebuildAt = (g: State, unit: number, place: number, ruleCase: string): void => {
  if (place < boxOf(g).SIZE) moveTo(g, unit, place);
  else putUnit(g, unit, place);
  g.cells[at(g).face + unit] = boxOf(g).STEPS[unit]! - 1;
  emit(g, { is: 'rebuilt', case: ruleCase, unit });
};

// The decision ------------------------------------------------------------------------------------------------------------
type Choice =
  | { readonly do: 'discard'; readonly card: number }
  | { readonly do: 'improve'; readonly unit: number }
  | { readonly do: 'rebuild'; readonly unit: number; readonly at: number }
  | { readonly do: 'done' };
const reducedOf = (g: State, side: SideNo): readonly number[] => unitsOf(g, side).filter(u => isReduced(g, u));
const wants = (g: State, side: SideNo, what: 'improve' | 'rebuild'): readonly Choice[] => {
  if (what === 'improve') return reducedOf(g, side).map((unit): Choice => ({ do: 'improve', unit }));
  const all: Choice[] = [];
  for (const unit of dead(g, side))
    for (const place of rebuildPlaces(g, unit)) all.push({ do: 'rebuild', unit, at: place });
  return all;
};
const costOf = (g: State, side: SideNo, c: Choice, { free } = organiseProc.vars(g)): number => {
  if (c.do === 'improve') return free > 0 ? 0 : improveCost(g, side);
  return c.do === 'rebuild' ? rebuildCost(g, c.unit, portOfSea(g, placeOf(g, c.unit)) >= 0) : 0;
};
const isPossible = (g: State, side: SideNo, c: Choice): Verdict => {
  if (c.do === 'improve') return mayImprove(g, side, c.unit);
  return c.do === 'rebuild' ? mayRebuild(g, side, c.unit, c.at) : ok;
};
/** 5.3 A card may be discarded to pay, unless nothing can be bought any more. */
const mayDiscard = (g: State, side: SideNo, card: number, what: 'improve' | 'rebuild'): Verdict => {
  if (!holdsCard(g, side, card)) return notInHand(g, card, '5.3');
  const verdicts = wants(g, side, what).map(c => isPossible(g, side, c));
  if (verdicts.some(v => v.ok)) return ok;
  return verdicts.find(v => !v.ok && v.obstacle) ?? nothingToPayFor(g, side, what);
};
const nothingToPayFor = (g: State, side: SideNo, what: 'improve' | 'rebuild'): Verdict =>
  what === 'improve'
    ? blockedBy(cells('face', ...unitsOf(g, side)), '5.3', 'none of your units can be improved')
    : blockedBy(places(...unitsOf(g, side)), '5.3', 'none of your units can be rebuilt');
const mayDo = (g: State, side: SideNo, c: Choice, what: 'improve' | 'rebuild'): Verdict => {
  if (c.do === 'discard') return mayDiscard(g, side, c.card, what);
  const v = isPossible(g, side, c);
  if (!v.ok) return v;
  const cost = costOf(g, side, c);
  return cost <= organiseProc.vars(g).credit
    ? ok
    : blockedBy(
        variable('credit'),
        c.do === 'improve' ? '9.1' : '9.2',
        `that costs ${counted(cost, 'discard')}: ${organiseProc.vars(g).credit} made so far`,
      );
};
const take = (g: State, side: SideNo, c: Choice): void => {
  const v = organiseProc.vars(g);
  const { credit, free } = v;
  const cost = costOf(g, side, c, v);
  if (c.do === 'discard') {
    discard(g, c.card);
    emit(g, { is: 'discarded', case: '5.3', side, card: c.card });
    organiseProc.set(g, { ...v, credit: credit + worthOf(g, c.card, side) });
  }
  if (c.do === 'improve') {
    g.cells[at(g).face + c.unit] = 0;
    organiseProc.set(g, { ...v, credit: credit - cost, free: cost === 0 ? free - 1 : free });
    emit(g, { is: 'improved', case: '9.1', unit: c.unit });
  }
  if (c.do === 'rebuild') {
    g.cells[AT.rebuilt + side]!++;
    organiseProc.set(g, { ...v, credit: credit - cost });
    rebuildAt(g, c.unit, c.at, '9.2');
  }
};
/** Random play discards only if it can then buy something. Usually it cannot pay for anything yet, and one possible purchase is enough. */
const atRandom = (g: State, side: SideNo, what: 'improve' | 'rebuild', rnd: Rnd): Choice => {
  const all = wants(g, side, what);
  const v = organiseProc.vars(g);
  const now = all.filter(c => costOf(g, side, c, v) <= v.credit && isPossible(g, side, c).ok);
  if (now.length && rnd(8) > 0) return now[rnd(now.length)]!;
  const cards = handIn(g, side);
  const some = cards.length > 1 && (now.length > 0 || all.some(c => isPossible(g, side, c).ok));
  return some && rnd(3) === 0 ? { do: 'discard', card: cards[rnd(cards.length)]! } : { do: 'done' };
};
const deciding = (what: 'improve' | 'rebuild'): Decision<Choice> => ({
  verbs: ['discard', what, 'done'],
  candidates: (g, a) => {
    const side = sideNo(a.side);
    return [
      { do: 'done' },
      ...wants(g, side, what),
      ...handIn(g, side).map((card): Choice => ({ do: 'discard', card })),
    ];
  },
  judge: (g, a, c) => mayDo(g, sideNo(a.side), c, what),
  sample: (g, a, rnd) => atRandom(g, sideNo(a.side), what, rnd),
  take: (g, a, c) => {
    if (c.do === 'done') {
      organiseProc.set(g, { ...organiseProc.vars(g), credit: 0, free: 0 });
      return next;
    }
    take(g, sideNo(a.side), c);
    return again;
  },
  ends: ['done'],
  say: (g, a, c) => {
    if (c.do === 'done') return what === 'improve' ? 'No more improvements' : 'No more rebuilding';
    if (c.do === 'discard') return `Discard ${pieceName(g, c.card)} ${eventOf(g, c.card, sideNo(a.side)).name}`;
    if (c.do === 'improve') return `Improve ${nameOf(g, c.unit)}`;
    return `Rebuild ${nameOf(g, c.unit)}${c.at < boxOf(g).SIZE ? ` in ${placed(g, c.at)}` : ''}`;
  },
});
export const improving = deciding('improve');
export const rebuilding = deciding('rebuild');

// 9.3 Reinforcements ------------------------------------------------------------------------------------------------------
/** 21.1.2, 21.1.6 Some come earlier. */
const early = (g: State, side: SideNo): number => {
  if (side === A) return isAlt(g, '#59 3') ? 2 : 0;
  return isAlt(g, '#78 1') ? 1 : 0;
};
const reinforce = (g: State, side: SideNo): void => {
  const { SIZE } = boxOf(g);
  const last = Math.min(LAST_TURN, turnOf(g) + early(g, side));
  for (const u of unitsOf(g, side)) {
    const turn = placeOf(g, u) - SIZE - TURN_0;
    if (turn < 1 || turn > last) continue;
    putUnit(g, u, beside(g, RESERVE));
    emit(g, { is: 'reinforced', case: '9.3', unit: u });
  }
};
export const organisationSteps = steps('organisation', [
  {
    at: '9.1',
    case: '9.1',
    name: 'Improve units',
    when: (g, { vars }) =>
      turnOf(g) < 10 && unitsOf(g, vars.side).some(u => isReduced(g, u) && mayImprove(g, vars.side, u).ok),
    run: (_g, { vars }) => ask(sideName(vars.side), 'improving', '9.1'),
  },
  {
    at: '9.2',
    case: '9.2',
    name: 'Rebuild units',
    when: (g, { vars }) => hasDead(g, vars.side),
    run: (_g, { vars }) => ask(sideName(vars.side), 'rebuilding', '9.2'),
  },
  {
    at: '9.3',
    case: '9.3',
    name: 'Reinforcements',
    run: (g, { vars }) => {
      reinforce(g, vars.side);
      return next;
    },
  },
]);
/** 20.1.2 One free improvement, unless Mobilization was rolled for. */
export const freeImprovements = (g: State, side: SideNo): number =>
  side === A && !isFrance(g) && isEarly(g) && !hasRolled(g, 59) ? 1 : 0;

// 10.0 To the Reserve ------------------------------------------------------------------------------------------------------
export const reserveOf = (g: State, side: SideNo): readonly number[] => unitsOfIn(g, side, beside(g, RESERVE));
/** At most this many units may be in the Reserve after a move to it. */
const MAX_IN_RESERVE = 3;
export const roomInReserve = (g: State, side: SideNo): number => MAX_IN_RESERVE - reserveOf(g, side).length;
export const isReserveFull = (g: State, side: SideNo): boolean => roomInReserve(g, side) <= 0;
/** 10.0 A, D: French units for the Allies, German ones; in supply from an edge, in no enemy zone, and with fewer than three already there. */
export const mayWithdraw = (g: State, side: SideNo, unit: number): Verdict => {
  const name = nameOf(g, unit);
  const hex = placeOf(g, unit);
  if (sideOf(g, unit) !== side) return no('10.0', `${name} is not yours to send`);
  if (counterOf(g, unit).faces[0].mp === 0) return no('2.3.3', `${name} can never move`);
  if (nationOf(g, unit) !== (side === A ? FRENCH : GERMANS))
    return no('10.0', `${name} is not ${side === A ? 'French' : 'German'}: it does not go to the Reserve`);
  if (!onMap(g, unit)) return blockedBy(places(unit), '10.0', `${name} is not on the map`);
  if (isHeldThere(g, unit, hex)) return blockedBy(TURN, '18.8', `${name} is Regional and not freed until turn 8`);
  if (isReserveFull(g, side))
    return blockedBy(places(...reserveOf(g, side)), '10.0', 'three units are in the Reserve already');
  if (inZone(g, campOf(g, unit), hex))
    return blockedBy(zoneAt(hex), '10.0', `${name} is in an enemy zone of control`, [hex]);
  return reachesEdge(g, unit, hex) ? ok : blockedBy(lineOf(unit), '10.0', `${name} has no line to a friendly map edge`);
};
