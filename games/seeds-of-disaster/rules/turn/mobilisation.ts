/** 7.0 Mobilisation: steps, corps, fleets, the Westwall and technology, planned unseen. */
import {
  blockedBy,
  cells,
  drawByHead,
  no,
  ok,
  trackCell,
  type Decision,
  type Refused,
  type Verdict,
} from '../../../../engine/decide.ts';
import { emit, type Event } from '../../../../engine/events.ts';
import { again, asking, next, type Step } from '../../../../engine/flow.ts';
import type { Side, State } from '../../../../engine/state.ts';
import {
  forcePool,
  isArmy,
  isFleet,
  isMobileKind,
  mobilised,
  mostSteps,
  nationOf,
  outOfPlay,
  placeOf,
  putUnit,
  onReplacement,
  replacementLeft,
  reserve,
  rowOf,
  setSteps,
  sideOf,
  staysHome,
  stepsOf,
  typeOf,
  unitName,
  unitsOf,
} from '../../model/army.ts';
import { A, boxOf, G, perBox, type OfBox, type SideNo } from '../../model/box.ts';
import { NUMBERS } from '../../data/charts.ts';
import { areaName, centresOf, setWestwall, westwallIn } from '../../model/ground.ts';
import { AT } from '../../model/state.ts';
import { counted } from '../combat/result-words.ts';
import {
  addRp,
  at,
  carriedOut,
  hasTechnology2,
  investedOf,
  rpOf,
  sideNo,
  turnsSince,
  yearOf,
} from '../../model/tracks.ts';
import { places, rpFor } from '../obstacles.ts';

/** `had`: the RPs it began with; RPs are public. */
type Lane = { readonly who: Side; readonly had: number };
type Build = { readonly do: 'build'; readonly unit: number; readonly steps: number; readonly area?: number };
type Choice =
  | Build
  | { readonly do: 'dig'; readonly area: number }
  | { readonly do: 'invest'; readonly rp: number }
  | { readonly do: 'done' };

// Prices -----------------------------------------------------------------------------------------------------------
export const priceNo = (g: State, name: string): number => boxOf(g).priceNames.indexOf(name);
/** 7.5.2 Halves are rounded up. */
export const costOf = (g: State, price: number): number => {
  const { halved, dearer } = at(g);
  const full = boxOf(g).tables.prices[price]!.cost + g.cells[dearer + price]!;
  return g.cells[halved + price] === 1 ? Math.ceil(full / 2) : full;
};
const isOpen = (g: State, price: number): boolean => g.cells[at(g).opens + price]! <= yearOf(g);
const affords = (g: State, s: SideNo, cost: number, what: string): Verdict =>
  cost <= rpOf(g, s) ? ok : blockedBy(rpFor(s), '7.1', `${what} costs ${counted(cost, 'RP')}: there are ${rpOf(g, s)}`);
const available = (g: State, price: number, what: string): Verdict =>
  isOpen(g, price)
    ? ok
    : blockedBy(cells('opens', price), '7.2', `${what} can be built from ${g.cells[at(g).opens + price]} on`);

// What can be raised -----------------------------------------------------------------------------------------------
const isNew = (g: State, unit: number): boolean => stepsOf(g, unit) === 0;
/** 7.2.1, 7.2.4, 7.2.5 Corps that appear on a centre of their country at once. */
const appearsOnMap = (g: State, unit: number): boolean => {
  const nation = nationOf(g, unit);
  return nation === 'Belgium' || nation === 'Netherlands' || (nation === 'Germany' && typeOf(g, unit) === 'infantry');
};
const wasBuilt = (g: State, unit: number): boolean => placeOf(g, unit) !== forcePool(g, A);
const ofFrance = (g: State, type: string): readonly number[] =>
  unitsOf(g, A).filter(u => nationOf(g, u) === 'France' && typeOf(g, u) === type);
/** 7.2.7 DLC, then DLM, then armour; the second of each needs the card; one armoured corps a turn. */
const frenchOrder = (g: State, unit: number): Verdict => {
  const [type, name] = [typeOf(g, unit), unitName(g, unit)];
  if (rowOf(g, unit).metier && g.cells[AT.metier] === 0)
    return blockedBy(trackCell('metier'), '7.2.7', `${name} waits for card 20, France Adopts Armée de Métier`);
  if (type === 'mechanised' && !ofFrance(g, 'cavalry').some(u => wasBuilt(g, u)))
    return blockedBy(places(...ofFrance(g, 'cavalry')), '7.2.7', `${name}: the DLC is built first`);
  if (type === 'armoured' && !ofFrance(g, 'mechanised').some(u => wasBuilt(g, u)))
    return blockedBy(places(...ofFrance(g, 'mechanised')), '7.2.7', `${name}: a DLM is built first`);
  if (type === 'armoured' && ofFrance(g, 'armoured').some(u => g.cells[at(g).raised + u] === 1))
    return blockedBy(cells('raised', ...ofFrance(g, 'armoured')), '7.2.7', `${name}: one armoured corps a turn`);
  return ok;
};
const mayRaise = (g: State, unit: number, steps: number): Verdict => {
  const name = unitName(g, unit);
  if (steps !== 1) return no('7.2.6', `${name} begins with one step`);
  if (nationOf(g, unit) === 'Belgium' && !replacementLeft(g))
    return blockedBy(
      cells('steps', ...onReplacement(g)),
      '7.2.5',
      `${name} begins on a replacement counter: both are in use`,
    );
  return nationOf(g, unit) === 'France' ? frenchOrder(g, unit) : ok;
};
const investedWords = (g: State, s: SideNo): string =>
  `${investedOf(g, s)} of ${NUMBERS.technology.value} RPs are invested`;
/** 7.2.2, 7.3.6 A step more for a corps or a fleet. */
const mayReinforce = (g: State, s: SideNo, unit: number, steps: number): Verdict => {
  const name = unitName(g, unit);
  if (steps !== 1) return no('7.2.2', `${name} gains one step at a time`);
  if (g.cells[at(g).raised + unit] === 1)
    return blockedBy(cells('raised', unit), '7.2.6', `${name} was built this turn: its next step is for another`);
  if ((isFleet(g, unit) || isMobileKind(g, unit)) && !hasTechnology2(g, s))
    return blockedBy(
      cells('invested', s),
      '7.3.6',
      `${name} needs technology level 2 for its full strength: ${investedWords(g, s)}`,
    );
  return ok;
};
/** 2.3.1 */
const mayStrengthen = (g: State, unit: number, steps: number): Verdict =>
  stepsOf(g, unit) + steps <= mostSteps(g, unit)
    ? ok
    : blockedBy(
        cells('steps', unit),
        '2.3.1',
        `${unitName(g, unit)} has ${counted(stepsOf(g, unit), 'step')}: ${mostSteps(g, unit)} are the most`,
      );
const notOnMap = (g: State, unit: number, name: string): Refused =>
  appearsOnMap(g, unit)
    ? blockedBy(cells('steps', unit), '7.2.1', `${name} was placed when it was raised`)
    : no('7.2.1', `${name} is not placed on the map when it is built`);
const areaFor = (g: State, unit: number, area: number | undefined): Verdict => {
  const name = unitName(g, unit);
  const needed = isNew(g, unit) && appearsOnMap(g, unit);
  if (!needed) return area === undefined ? ok : notOnMap(g, unit, name);
  if (area !== undefined && centresOf(g, nationOf(g, unit)).includes(area)) return ok;
  const ruleCase = staysHome(g, unit) ? '7.2.5' : '7.2.4';
  const why = `${name} appears on a centre of ${nationOf(g, unit)}`;
  return area === undefined ? blockedBy(cells('steps', unit), ruleCase, why) : no(ruleCase, why);
};
const stepAllowed = (g: State, s: SideNo, { unit, steps, area }: Build): Verdict => {
  const placed = areaFor(g, unit, area);
  if (!placed.ok) return placed;
  const most = mayStrengthen(g, unit, steps);
  if (!most.ok || isArmy(g, unit)) return most;
  return isNew(g, unit) ? mayRaise(g, unit, steps) : mayReinforce(g, s, unit, steps);
};
const mayBuild = (g: State, s: SideNo, c: Build): Verdict => {
  const { unit, steps } = c;
  const name = unitName(g, unit);
  const price = boxOf(g).priceOf[unit]!;
  if (sideOf(g, unit) !== s) return no('7.0', `${name} is not yours`);
  if (price < 0) return no('7.2.4', `${name} comes by event and cannot be bought`);
  if (placeOf(g, unit) === outOfPlay(g)) return blockedBy(places(unit), '7.2.3', `${name} is out of the game`);
  if (steps < 1) return no('7.2.2', `${name}: a step at least`);
  const open = available(g, price, name);
  if (!open.ok) return open;
  const allowed = stepAllowed(g, s, c);
  if (!allowed.ok) return allowed;
  return affords(g, s, steps * costOf(g, price), name);
};
const westwalls = (g: State): number => {
  let count = 0;
  for (const area of boxOf(g).areaIds) if (westwallIn(g, area) > 0) count++;
  return count;
};
/** 14.2.1 In German Areas on the western border, one marker each; the second step needs technology. */
const mayDig = (g: State, s: SideNo, area: number): Verdict => {
  const { westwallAreas, westwallPrice: price, westwallNames, tables } = boxOf(g);
  const name = westwallNames[area]!;
  if (s !== G) return no('14.2', 'only the Germans build the Westwall');
  if (!westwallAreas.includes(area))
    return no('14.2.1', `${name}: only in Germany on the border of France, Belgium and the Netherlands`, [area]);
  const open = available(g, price, name);
  if (!open.ok) return open;
  if (westwallIn(g, area) === 2)
    return blockedBy(cells('westwall', area), '14.2.1', `${name} stands at full strength`, [area]);
  if (westwallIn(g, area) === 0 && westwalls(g) >= tables.westwall.count)
    return blockedBy(
      cells('westwall', ...westwallAreas.filter(a => westwallIn(g, a) > 0)),
      '14.2.1',
      `${name}: all ${tables.westwall.count} markers are built`,
    );
  if (g.cells[at(g).dug + area] === 1)
    return blockedBy(cells('dug', area), '7.2.6', `${name} was built this turn: its next step is for another`);
  if (westwallIn(g, area) === 1 && !hasTechnology2(g, s))
    return blockedBy(cells('invested', s), '14.2.1', `${name} needs technology level 2: ${investedWords(g, s)}`);
  return affords(g, s, costOf(g, price), name);
};
/** 7.3.2 10 or 20 RPs a turn, until 60. */
const mayInvest = (g: State, s: SideNo, rp: number): Verdict => {
  const [least, most] = NUMBERS.investments.value;
  if (rp !== least && rp !== most)
    return no('7.3.2', `technology takes ${least} RPs at a time and at most ${most} a turn, not ${rp}`);
  if (hasTechnology2(g, s)) return blockedBy(cells('invested', s), '7.3.4', 'technology level 2 is reached');
  const now = g.cells[AT.investing + s]!;
  if (now + rp > most)
    return blockedBy(cells('investing', s), '7.3.2', `${now + rp} RPs: ${most} a turn are the most for technology`);
  if (investedOf(g, s) + rp > NUMBERS.technology.value)
    return blockedBy(
      cells('invested', s),
      '7.3.4',
      `${NUMBERS.technology.value - investedOf(g, s)} RPs are enough for level 2`,
    );
  return affords(g, s, rp, 'technology');
};

// Fleets first -----------------------------------------------------------------------------------------------------
const isForAir = (g: State, c: Choice): boolean => c.do === 'build' && isFleet(g, c.unit);
const canBuildFleet = (g: State, s: SideNo): boolean =>
  boxOf(g).fleets.some(unit => mayBuild(g, s, { do: 'build', unit, steps: 1 }).ok);
/** Intelligence event: the first RPs go into the air, while there is a fleet to put them into. */
const airFirst = (g: State, s: SideNo, c: Choice): Verdict =>
  g.cells[AT.fleetsFirst + s] === 0 || isForAir(g, c) || !canBuildFleet(g, s)
    ? ok
    : blockedBy(
        cells('fleetsFirst', s),
        '5.3.6',
        `the first ${g.cells[AT.fleetsFirst + s]} RPs of this turn go to air fleets`,
      );

const judge = (g: State, s: SideNo, c: Choice): Verdict => {
  if (c.do === 'done') return ok;
  const allowed = allowedAlone(g, s, c);
  return allowed.ok ? airFirst(g, s, c) : allowed;
};
const allowedAlone = (g: State, s: SideNo, c: Exclude<Choice, { readonly do: 'done' }>): Verdict => {
  if (c.do === 'dig') return mayDig(g, s, c.area);
  return c.do === 'invest' ? mayInvest(g, s, c.rp) : mayBuild(g, s, c);
};

// Building ---------------------------------------------------------------------------------------------------------
const pay = (g: State, s: SideNo, price: number, steps: number): void => {
  const cost = steps * costOf(g, price);
  addRp(g, s, -cost);
  if (boxOf(g).tables.prices[price]!.name.endsWith('fleet'))
    g.cells[AT.fleetsFirst + s] = Math.max(0, g.cells[AT.fleetsFirst + s]! - cost);
};
/** 7.2.1, 7.2.10, 21.4 Where a new unit goes: fleets to the Reserve, the British one only once the BEF is due. */
const newPlace = (g: State, s: SideNo, unit: number, area: number | undefined): number => {
  if (area !== undefined) return area;
  if (!isFleet(g, unit)) return mobilised(g, s);
  const waits = nationOf(g, unit) === 'Britain' && turnsSince(g) < NUMBERS.expeditionaryForce.value;
  return waits ? mobilised(g, s) : reserve(g, s);
};
const raise = (g: State, s: SideNo, unit: number, area: number | undefined): void => {
  putUnit(g, unit, newPlace(g, s, unit, area));
  g.cells[at(g).raised + unit] = 1;
  carriedOut(g, s, 'new units');
  if (area !== undefined) carriedOut(g, s, 'deploying');
};
const build = (g: State, s: SideNo, { unit, steps, area }: Build): void => {
  pay(g, s, boxOf(g).priceOf[unit]!, steps);
  if (isNew(g, unit)) raise(g, s, unit, area);
  if (isFleet(g, unit)) carriedOut(g, s, 'air fleets');
  setSteps(g, unit, stepsOf(g, unit) + steps);
};
const dig = (g: State, area: number): void => {
  pay(g, G, boxOf(g).westwallPrice, 1);
  if (westwallIn(g, area) === 0) {
    g.cells[at(g).dug + area] = 1;
    for (const what of ['new units', 'deploying'] as const) carriedOut(g, G, what); // 7.0 counts it among the units
  }
  setWestwall(g, area, westwallIn(g, area) + 1);
};
const carryOut = (g: State, s: SideNo, c: Exclude<Choice, { readonly do: 'done' }>): void => {
  if (c.do === 'build') build(g, s, c);
  else if (c.do === 'dig') dig(g, c.area);
  else {
    addRp(g, s, -c.rp);
    g.cells[AT.investing + s]! += c.rp;
    g.cells[AT.invested + s]! += c.rp;
  }
};

const stepsBy = perBox(box => box.units.map(unit => (box.typeOf[unit] === 'army' ? madeSteps({ box }, unit) : [])));
const stepsFor = (g: State, army: number): readonly Build[] => stepsBy(g)[army]!;
const madeSteps = (g: OfBox, unit: number): readonly Build[] =>
  Array.from({ length: mostSteps(g, unit) }, (_, i) => ({ do: 'build', unit, steps: i + 1 }));
/** Written out, not spread: it is told of every order in every plan. */
const built = (side: Side, c: Exclude<Choice, { readonly do: 'done' }>, points: number): Event => {
  const to = [side];
  if (c.do === 'dig') return { is: 'built', case: '7.2', to, do: c.do, area: c.area, points };
  if (c.do === 'invest') return { is: 'built', case: '7.2', to, do: c.do, rp: c.rp, points };
  const { unit, steps, area } = c;
  return area === undefined
    ? { is: 'built', case: '7.2', to, do: c.do, unit, steps, points }
    : { is: 'built', case: '7.2', to, do: c.do, unit, steps, area, points };
};
/** Armies in whole numbers of steps, as far as the RPs go; the rest one by one. */
const buildsOf = (g: State, s: SideNo, unit: number): readonly Build[] => {
  const price = boxOf(g).priceOf[unit]!;
  if (price < 0) return [];
  if (isArmy(g, unit)) {
    const most = Math.min(mostSteps(g, unit) - stepsOf(g, unit), Math.floor(rpOf(g, s) / costOf(g, price)));
    return stepsFor(g, unit).slice(0, Math.max(0, most));
  }
  if (stepsOf(g, unit) >= mostSteps(g, unit)) return [];
  if (isNew(g, unit) && appearsOnMap(g, unit))
    return centresOf(g, nationOf(g, unit)).map(area => ({ do: 'build', unit, steps: 1, area }));
  return [{ do: 'build', unit, steps: 1 }];
};
/** Of an army's steps only those asked about: so many are listed as the RPs go for. */
const buildsNear = (g: State, s: SideNo, { unit, steps }: Build): readonly Build[] =>
  isArmy(g, unit) ? stepsFor(g, unit).slice(steps - 1, steps) : buildsOf(g, s, unit);
const saying = (g: State, c: Choice): string => {
  switch (c.do) {
    case 'done':
      return 'End mobilisation';
    case 'dig':
      return `Westwall in ${areaName(g, c.area)}`;
    case 'invest':
      return `${c.rp} RPs into technology`;
    case 'build':
      return `${unitName(g, c.unit)}: ${c.steps === 1 ? 'a step' : `${c.steps} steps`}${c.area === undefined ? '' : ` in ${areaName(g, c.area)}`}`;
    default:
      return c satisfies never;
  }
};
/** What is not a unit's. */
const DONE = { do: 'done' } as const;
const ALLIED_BESIDES: readonly Choice[] = [
  DONE,
  ...NUMBERS.investments.value.map((rp): Choice => ({ do: 'invest', rp })),
];
const germanBesides = perBox((box): readonly Choice[] => [
  ...ALLIED_BESIDES,
  ...box.westwallAreas.map((area): Choice => ({ do: 'dig', area })),
]);
const besides = (g: State, s: SideNo): readonly Choice[] => (s === G ? germanBesides(g) : ALLIED_BESIDES);
/** Whether there is anything to draw: the rest of what is asked of a step is left to the judge. */
const isWithinMeans = (g: State, s: SideNo, unit: number): boolean => {
  const price = boxOf(g).priceOf[unit]!;
  return price >= 0 && isOpen(g, price) && costOf(g, price) <= rpOf(g, s);
};
/** By unit, and what is not a unit's under the first head. */
const byHead = (g: State, s: SideNo, head: number): readonly Choice[] => {
  if (head === 0) return besides(g, s);
  const unit = unitsOf(g, s)[head - 1]!;
  return isWithinMeans(g, s, unit) ? buildsOf(g, s, unit) : [];
};
export const mobilising: Decision<Choice> = {
  planned: true,
  verbs: ['build', 'dig', 'invest', 'done'],
  candidates: (g, a) => {
    const s = sideNo(a.side);
    return [...besides(g, s), ...unitsOf(g, s).flatMap(unit => buildsOf(g, s, unit))];
  },
  near: (g, a, c) => {
    const s = sideNo(a.side);
    if (c.do === 'done') return [DONE];
    if (c.do !== 'build') return besides(g, s);
    return sideOf(g, c.unit) === s ? buildsNear(g, s, c) : [];
  },
  sample: (g, a, rnd) => {
    const s = sideNo(a.side);
    const may = (c: Choice): boolean => judge(g, s, c).ok;
    return drawByHead(may, unitsOf(g, s).length + 1, head => byHead(g, s, head), rnd)!;
  },
  judge: (g, a, c) => judge(g, sideNo(a.side), c),
  take: (g, a, c) => {
    const s = sideNo(a.side);
    if (c.do === 'done') return next;
    const had = rpOf(g, s);
    carryOut(g, s, c);
    emit(g, built(a.side, c, had - rpOf(g, s)));
    return again;
  },
  ends: ['done'],
  say: (g, _a, c) => saying(g, c),
};
const askToBuild = asking('mobilising', '7.2');
export const mobilisingSteps: readonly Step<Lane>[] = [
  {
    at: '7.2/build',
    case: '7.2',
    name: 'Mobilisation',
    run: (_g, f) => askToBuild(f.vars.who),
  },
  {
    at: '7.2/spent',
    case: '7.2',
    name: 'Spent',
    run: (g, { vars: { who, had } }) => {
      emit(g, { is: 'spent', case: '7.1', side: sideNo(who), points: had - rpOf(g, sideNo(who)) });
      return next;
    },
  },
];
