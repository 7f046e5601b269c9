/** 10.0 The Movement Segment of a week: marches and everything else a side does in it, one choice at a time. */
import {
  blockedBy,
  cells,
  granted,
  leaves,
  named,
  no,
  ok,
  type Question,
  type Decision,
  type Verdict,
  places,
} from '../../../../engine/decide.ts';
import { again, next } from '../../../../engine/flow.ts';
import type { Rnd } from '../../../../engine/random.ts';
import type { State } from '../../../../engine/state.ts';
import {
  armiesIn,
  armyPoisedWith,
  heightOf,
  isArea,
  isArmy,
  isCorps,
  isMobile,
  onMap,
  placeOf,
  reserve,
  sideOf,
  stackIn,
  unitName,
} from '../../model/army.ts';
import { boxOf, perBox, type SideNo } from '../../model/box.ts';
import { areaIds, areaName, controlOf, isCentre, nextTo } from '../../model/ground.ts';
import { AT } from '../../model/state.ts';
import { at, cpOf, sideNo } from '../../model/tracks.ts';
import { arrivalsOf, arrive, mayArrive, sampleArrival, someArrival, type Arrive } from '../movement/arrivals.ts';
import { canPay, mayLook, payLook, reveal } from '../turn/looks.ts';
import { bridged, crossingsOf, isOfUse, mayBridge, type Bridge } from '../movement/bridges.ts';
import { march, mayLeave, mayMarch, mpLeft, reachOf, wander } from '../movement/march.ts';
import { committable } from '../movement/distances.ts';
import { crowds, enemiesIn, mayStand } from '../movement/stacking.ts';
import {
  fromReserve,
  hasMoved,
  mayCommit,
  mayPoise,
  mayRedeploy,
  mayRelease,
  mayReserve,
  movementProc,
  poise,
  redeploy,
  redeployable,
  release,
  toReserve,
} from './posting-in-war.ts';
import { mayRecoverNow, recover, type Recover } from '../combat/recovery.ts';
import { counted } from '../combat/result-words.ts';
import type { Movement } from '../flow.ts';

type OfUnit =
  | { readonly do: 'move' | 'redeploy' | 'commit'; readonly unit: number; readonly area: number }
  | { readonly do: 'poise'; readonly unit: number; readonly army: number }
  | { readonly do: 'release' | 'reserve'; readonly unit: number };
type Marching =
  | OfUnit
  | Bridge
  | Recover
  | { readonly do: 'look'; readonly area: number }
  | Arrive
  | { readonly do: 'done' };
type Verb = Marching['do'];
type Of<V extends Verb> = Extract<Marching, { readonly do: V }>;

// 8.0 Parting ------------------------------------------------------------------------------------------------------
/** 8.0 Armies that were crowded together and can still part. */
const mustPart = (g: State, m: Movement): readonly number[] =>
  boxOf(g).armiesOf[m.side].filter(
    u =>
      g.cells[at(g).crowded + u] === 1 &&
      onMap(g, u) &&
      !isCentre(g, placeOf(g, u)) &&
      armiesIn(g, placeOf(g, u)).length > 1 &&
      mayLeave(g, u).ok &&
      reachOf(g, u, m.bridges).length > 0,
  );
const mayEnd = (g: State, m: Movement): Verdict => {
  const parting = mustPart(g, m);
  return parting.length
    ? blockedBy(cells('crowded', ...parting), '8.0', `${parting.map(u => unitName(g, u)).join(' and ')} must part`, [
        placeOf(g, parting[0]!),
      ])
    : ok;
};

// The decision -----------------------------------------------------------------------------------------------------
const DONE = { do: 'done' } as const;
/** By unit and Area. */
const choicesOf = perBox(box => {
  const all = <V extends string>(verb: V) => box.units.map(unit => box.areaIds.map(area => ({ do: verb, unit, area })));
  return { move: all('move'), redeploy: all('redeploy'), commit: all('commit') };
});
const mobileUnits = (g: State, s: SideNo): readonly number[] => {
  const { steps } = at(g);
  const found: number[] = [];
  for (const u of boxOf(g).groundOf[s]) if (g.cells[steps + u]! > 0) found.push(u);
  return found;
};
/** For random play: the length of `mobileUnits` without making the list. */
const countMobile = (g: State, s: SideNo): number => {
  const { steps } = at(g);
  let count = 0;
  for (const u of boxOf(g).groundOf[s]) if (g.cells[steps + u]! > 0) count++;
  return count;
};
const nthMobile = (g: State, s: SideNo, k: number): number => {
  const { steps } = at(g);
  let left = k;
  for (const u of boxOf(g).groundOf[s]) if (g.cells[steps + u]! > 0 && left-- === 0) return u;
  throw new Error(`no unit ${k} on the map`);
};
const canMarch = (g: State, unit: number): boolean => onMap(g, unit) && mpLeft(g, unit) > 0 && mayLeave(g, unit).ok;
/** The choices of a unit, most of them legal. Without `marches` for random play, which draws them with `wander`. */
const ofUnit = (g: State, m: Movement, unit: number, marches = true): readonly Marching[] => {
  const made = choicesOf(g);
  const place = placeOf(g, unit);
  if (place === reserve(g, m.side)) return committable(g, m.side).map(a => made.commit[unit]![a]!);
  if (armyPoisedWith(g, unit) >= 0) return [{ do: 'release', unit }];
  if (!isArea(g, place) || !mayLeave(g, unit).ok)
    return isArmy(g, unit) && isArea(g, place) ? [{ do: 'recover', army: unit }] : [];
  const list: Marching[] =
    marches && canMarch(g, unit) ? reachOf(g, unit, m.bridges).map(a => made.move[unit]![a]!) : [];
  if (isMobile(g, unit) && isCorps(g, unit))
    for (const army of armiesIn(g, place)) list.push({ do: 'poise', unit, army });
  if (hasMoved(g, unit)) return list;
  if (isCorps(g, unit)) list.push({ do: 'reserve', unit });
  if (!nextTo(g, place).some(a => enemiesIn(g, m.side, a)) && (m.redeployed === 0 || cpOf(g, m.side) > 0))
    for (const a of redeployable(g, unit)) if (controlOf(g, a) === m.side) list.push(made.redeploy[unit]![a]!);
  return list;
};
const bridgesOf = (g: State, m: Movement): readonly Marching[] => crossingsOf(g, m.side, mobileUnits(g, m.side));
const judgeUnit = (g: State, m: Movement, c: OfUnit): Verdict => {
  if (sideOf(g, c.unit) !== m.side) return no('10.1.1', `${unitName(g, c.unit)} is not yours`);
  switch (c.do) {
    case 'move':
      return mayMarch(g, c.unit, c.area, m.bridges);
    case 'redeploy':
      return mayRedeploy(g, m, c.unit, c.area);
    case 'commit':
      return mayCommit(g, m.side, c.unit, c.area);
    case 'poise':
      return mayPoise(g, c.unit, c.army);
    case 'release':
      return mayRelease(g, c.unit);
    case 'reserve':
      return mayReserve(g, m.side, c.unit);
  }
};
const REFUSALS: { readonly [V in Verb]?: string } = {
  poise: 'cannot be Poised',
  release: 'cannot leave the Poised Forces',
  reserve: 'cannot go into the Reserve',
};
const refusal = (g: State, c: { readonly do: Verb; readonly unit: number; readonly area?: number }): string =>
  `${unitName(g, c.unit)} ${c.area === undefined ? REFUSALS[c.do] : `cannot get to ${areaName(g, c.area)}`}`;
/** 5.2.2 A look takes place at once, so it blocks undo. */
const judgeLook = (g: State, m: Movement, area: number): Verdict => {
  const may = mayLook(g, m.side, area);
  if (!may.ok) return may;
  return hiddenIn(g, area)
    ? LOOKED
    : blockedBy(cells('shown', ...stackIn(g, area)), '5.2.2', `all of the stack in ${areaName(g, area)} is known`, [
        area,
      ]);
};
/** Whether a look could show anything. Corps Poised with a known army may have changed, unless the option `fog` leaves the boxes open. */
const hiddenIn = (g: State, area: number): boolean =>
  heightOf(g, area) > stackIn(g, area).length ||
  stackIn(g, area).some(u => g.cells[at(g).shown + u] === 0 || (isArmy(g, u) && g.cells[AT.fog] === 0));
const LOOKED = granted({ bars: 'look' });
const looksOf = (g: State, m: Movement): readonly Marching[] =>
  canPay(g, m.side)
    ? areaIds(g).flatMap(area => (enemiesIn(g, m.side, area) ? [{ do: 'look', area } as const] : []))
    : [];
const judgeBridge = (g: State, m: Movement, c: Bridge): Verdict => {
  const may = mayBridge(g, m.side, c.origin, c.area, m.bridges);
  return may.ok ? isOfUse(g, m.side, c, mobileUnits(g, m.side)) : may;
};
const judgeMarching = (g: State, m: Movement, c: Marching): Verdict => {
  if (c.do === 'done')
    return someArrival(g, m.side)
      ? blockedBy(places(...arrivalsOf(g, m.side).map(a => a.unit)), '21.4', 'somebody who is due has not arrived yet')
      : mayEnd(g, m);
  if (c.do === 'arrive') return mayArrive(g, m.side, c);
  if (c.do === 'recover') return mayRecoverNow(g, m.side, c.army);
  if (c.do === 'look') return judgeLook(g, m, c.area);
  if (c.do === 'bridge') return judgeBridge(g, m, c);
  const may = judgeUnit(g, m, c);
  return may.ok ? may : named(may, refusal(g, c));
};
const carryOutUnit = (g: State, m: Movement, c: OfUnit): void => {
  switch (c.do) {
    case 'move':
      return march(g, c.unit, c.area, m.bridges);
    case 'redeploy':
      return redeploy(g, m, c.unit, c.area);
    case 'commit':
      return fromReserve(g, m.side, c.unit, c.area);
    case 'poise':
      return poise(g, m.side, c.unit, c.army);
    case 'release':
      return release(g, c.unit);
    case 'reserve':
      return toReserve(g, m.side, c.unit);
  }
};
const carryOut = (g: State, m: Movement, c: Exclude<Marching, Of<'done'>>): void => {
  switch (c.do) {
    case 'arrive':
      return arrive(g, m.side, c);
    case 'recover':
      return recover(g, c.army, false);
    case 'look':
      payLook(g, m.side);
      return reveal(g, m.side, c.area);
    case 'bridge':
      return movementProc.put(g, { bridges: bridged(g, m.side, c, m.bridges) });
    default:
      return carryOutUnit(g, m, c);
  }
};
const sayOfUnit = (g: State, c: OfUnit): string => {
  const name = unitName(g, c.unit);
  switch (c.do) {
    case 'move':
      return `Move ${name} to ${areaName(g, c.area)}`;
    case 'redeploy':
      return `Redeploy ${name} to ${areaName(g, c.area)}`;
    case 'commit':
      return `Commit ${name} from the Reserve to ${areaName(g, c.area)}`;
    case 'poise':
      return `Post ${name} to Poised with ${unitName(g, c.army)}`;
    case 'release':
      return `Take ${name} out of the Poised Forces`;
    case 'reserve':
      return `Take ${name} into the Reserve for a CP`;
  }
};
const sayMarching = (g: State, c: Marching): string => {
  switch (c.do) {
    case 'done':
      return 'End the Movement Segment';
    case 'arrive':
      return `${unitName(g, c.unit)} arrives in ${areaName(g, c.area)}`;
    case 'recover':
      return `Recover ${unitName(g, c.army)} for a CP`;
    case 'look':
      return `Look at the stack in ${areaName(g, c.area)}`;
    case 'bridge':
      return `Prepare the crossing from ${areaName(g, c.origin)} to ${areaName(g, c.area)} for a CP`;
    default:
      return sayOfUnit(g, c);
  }
};
const besides = (g: State, m: Movement, rnd: Rnd): Marching | undefined => {
  const list = [...bridgesOf(g, m), ...looksOf(g, m)].filter(c => judgeMarching(g, m, c).ok);
  return list.length ? list[rnd(list.length)] : undefined;
};
/** A random legal choice of a unit, without listing all of them: `wander` returns legal marches only. */
const sampleOfUnit = (g: State, m: Movement, unit: number, rnd: Rnd): Marching | undefined => {
  const list = canMarch(g, unit) && rnd(4) ? [] : ofUnit(g, m, unit, false);
  for (let tries = 0; tries < 4 && list.length; tries++) {
    const c = list[rnd(list.length)]!;
    if (mayAsListed(g, m, c)) return c;
  }
  const area = canMarch(g, unit) ? wander(g, unit, m.bridges, rnd) : -1;
  return area < 0 ? undefined : choicesOf(g).move[unit]![area]!;
};
/** A quicker test for choices from `ofUnit`, which has found the way already. */
const mayAsListed = (g: State, m: Movement, c: Marching): boolean => {
  if (c.do === 'redeploy') return !crowds(g, c.unit, c.area);
  if (c.do === 'commit') return g.cells[at(g).reserved + c.unit] === 0 && mayStand(g, c.unit, c.area).ok;
  return judgeMarching(g, m, c).ok;
};
/** A random choice of a random unit; otherwise the end of the segment. */
const sampleMarching = (g: State, m: Movement, rnd: Rnd): Marching => {
  const due = arrivalsOf(g, m.side);
  const first = due.length && rnd(2) ? sampleArrival(g, m.side, due, rnd) : undefined;
  if (first) return first;
  const count = countMobile(g, m.side);
  for (let tries = 0; tries < 3 && count && rnd(12); tries++) {
    const c = sampleOfUnit(g, m, nthMobile(g, m.side, rnd(count)), rnd);
    if (c) return c;
  }
  const last = sampleArrival(g, m.side, due, rnd);
  if (last) return last;
  if (mayEnd(g, m).ok) return rnd(8) ? DONE : (besides(g, m, rnd) ?? DONE);
  const list = mustPart(g, m)
    .flatMap(u => ofUnit(g, m, u))
    .filter(c => c.do === 'move' && judgeMarching(g, m, c).ok);
  return list[rnd(list.length)]!;
};
export const marching: Decision<Marching> = {
  verbs: ['done', 'arrive', 'move', 'redeploy', 'commit', 'poise', 'release', 'reserve', 'recover', 'bridge', 'look'],
  ends: ['done'],
  candidates: g => {
    const m = movementProc.vars(g);
    return [
      DONE,
      ...arrivalsOf(g, m.side),
      ...mobileUnits(g, m.side).flatMap(u => ofUnit(g, m, u)),
      ...bridgesOf(g, m),
      ...looksOf(g, m),
    ];
  },
  judge: (g, _a, c) => judgeMarching(g, movementProc.vars(g), c),
  take: (g, _a, c) => {
    if (c.do === 'done') return next;
    carryOut(g, movementProc.vars(g), c);
    return again;
  },
  sample: (g, _a: Question, rnd) => sampleMarching(g, movementProc.vars(g), rnd),
  caution: (g, a, c) => {
    if (c.do !== 'done') return undefined;
    const units = mobileUnits(g, sideNo(a.side)).filter(u => onMap(g, u));
    const left = units.filter(u => mpLeft(g, u) > 0 && !hasMoved(g, u)).length;
    return leaves(left, units.length - left, `${counted(left, 'unit')} ${left === 1 ? 'has' : 'have'} not moved`);
  },
  say: (g, _a, c) => sayMarching(g, c),
};
