/** 7.0 Mobilisation, planned in secret: buying steps, corps, fleets, Westwall and technology. */
import { blockedBy, cells, drawByHead, ok, type Decision, type Verdict } from '../../../../engine/decide.ts';
import type { Event } from '../../../../engine/events.ts';
import { again, next } from '../../../../engine/flow.ts';
import type { Side, State } from '../../../../engine/state.ts';
import {
  isArmy,
  isFleet,
  mobilised,
  mostSteps,
  nationOf,
  putUnit,
  reserve,
  setSteps,
  sideOf,
  stepsOf,
  unitName,
  unitsOf,
} from '../../model/army.ts';
import { boxOf, G, perBox, type OfBox, type SideNo } from '../../model/box.ts';
import { NUMBERS } from '../../data/charts.ts';
import { areaName, centresOf, setWestwall, westwallIn } from '../../model/ground.ts';
import { AT } from '../../model/state.ts';
import { addRp, at, carriedOut, rpOf, sideNo, turnsSince } from '../../model/tracks.ts';
import { appearsOnMap, isNew, mayBuild, type Build } from './building.ts';
import { costOf, isAvailable } from './costs.ts';
import { mayInvest } from './technology.ts';
import { mayDig } from './westwall.ts';
import { asking, emit, steps } from '../flow.ts';

type Choice =
  | Build
  | { readonly do: 'dig'; readonly area: number }
  | { readonly do: 'invest'; readonly rp: number }
  | { readonly do: 'done' };

// Fleets first -----------------------------------------------------------------------------------------------------
const isForAir = (g: State, c: Choice): boolean => c.do === 'build' && isFleet(g, c.unit);
const canBuildFleet = (g: State, s: SideNo): boolean =>
  boxOf(g).fleets.some(unit => mayBuild(g, s, { do: 'build', unit, steps: 1 }).ok);
/** 5.3.6 After one intelligence event the first RPs must go to air fleets, as long as one can be built. */
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
/** 7.2.1, 7.2.10, 21.4 Where a new unit goes. Fleets go to the Reserve; the British one waits in its box until the BEF is due. */
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
/** Written out instead of spread, for speed: every order of every plan makes one. */
const built = (side: Side, c: Exclude<Choice, { readonly do: 'done' }>, points: number): Event<'built'> => {
  const to = [side];
  if (c.do === 'dig') return { is: 'built', case: '7.2', to, do: c.do, area: c.area, points };
  if (c.do === 'invest') return { is: 'built', case: '7.2', to, do: c.do, rp: c.rp, points };
  const { unit, steps, area } = c;
  return area === undefined
    ? { is: 'built', case: '7.2', to, do: c.do, unit, steps, points }
    : { is: 'built', case: '7.2', to, do: c.do, unit, steps, area, points };
};
/** The purchases for a unit: an army's steps as far as the RPs go, one step for any other unit. */
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
/** The listed purchases near the one asked about: of an army only this number of steps. */
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
/** The choices that name no unit. */
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
/** A quick test for random play; `judge` checks the rest. */
const isWithinMeans = (g: State, s: SideNo, unit: number): boolean => {
  const price = boxOf(g).priceOf[unit]!;
  return price >= 0 && isAvailable(g, price) && costOf(g, price) <= rpOf(g, s);
};
/** For random play: choices without a unit under head 0, each unit's under its own. */
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
export const mobilisingSteps = steps('mobilising', [
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
]);
