/** 13.0, 16.0 The Combat Segment and the Breakthrough Segment: which Area is attacked next. */
import {
  blockedBy,
  cells,
  stackAt,
  ok,
  type Decision,
  type Refused,
  type Verdict,
  places,
} from '../../../../engine/decide.ts';
import { done, next, type Frame, type Next } from '../../../../engine/flow.ts';
import type { State } from '../../../../engine/state.ts';
import { armyPoisedWith, onMap, placeOf, reserve, unitName } from '../../model/army.ts';
import { boxOf, G, perBox, type SideNo } from '../../model/box.ts';
import { areaIds, areaName, nextTo } from '../../model/ground.ts';
import { AT } from '../../model/state.ts';
import { at, BOTH, other, sideName, sideNo } from '../../model/tracks.ts';
import { battleIn, battleProc } from './battle-frame.ts';
import { isAlive } from './force.ts';
import { friendsIn } from '../movement/stacking.ts';
import { refusedAt } from '../position/area-refusals.ts';
import { mayJump } from './parachute.ts';
import { mayRecoverNow, recoveries, recoverNow, type Recover } from './recovery.ts';
import { isAtHand, isFresh, isTarget, mayStrike } from './who-attacks.ts';
import { forcesOf, restsOn } from '../position/obstacles.ts';
import { ask, goto, procedure, steps, type Breakthrough } from '../flow.ts';

// 16.0 The Breakthrough Segment ------------------------------------------------------------------------------------
export const breakthroughProc = procedure('breakthrough');
type Attacking = { readonly do: 'attack'; readonly area: number } | { readonly do: 'done' };
const DONE = { do: 'done' } as const;
const attacksIn = perBox(box => box.areaIds.map(area => ({ do: 'attack', area }) as const));
/** Ending the segment, and an attack on every Area with a target. */
const attacksOn = (g: State, s: SideNo): Attacking[] => {
  const all = attacksIn(g);
  const found: Attacking[] = [DONE];
  const { cells: n } = g;
  const { height, westwall } = at(g);
  const { maginot } = boxOf(g);
  for (let area = 0; area < all.length; area++) {
    if (n[height + area] === 0 && n[westwall + area] === 0 && maginot[area] === 0) continue; // most Areas are empty
    if (isTarget(g, s, area)) found.push(all[area]!);
  }
  return found;
};
/** By the attacking side. */
const NO_ENEMY = BOTH.map(s =>
  refusedAt(
    '13.1',
    name => `there is no enemy in ${name}`,
    g => forcesOf(g, other(s)),
  ),
);
const OWN_UNITS = refusedAt(
  '13.1',
  name => `your own units are in ${name}`,
  (_g, area) => stackAt(area),
);
const noEnemy = (g: State, s: SideNo, area: number): Refused =>
  (friendsIn(g, s, area) ? OWN_UNITS : NO_ENEMY[s]!)(g)[area]!;
const mayBreak = (g: State, x: Breakthrough, area: number): Verdict => {
  if (!isTarget(g, x.side, area)) return noEnemy(g, x.side, area);
  let barred: Refused | undefined;
  for (const u of x.units) {
    if (!isAlive(g, u) || armyPoisedWith(g, u) >= 0) continue;
    const may = mayStrike(g, u, area);
    if (may.ok) return ok;
    if (isAtHand(g, u, area)) barred ??= restsOn(may, places(...x.units));
  }
  return (
    barred ??
    blockedBy(places(...x.units), '16.1.3', `no unit that broke through is next to ${areaName(g, area)}`, [area])
  );
};
export const breaking: Decision<Attacking> = {
  verbs: ['attack', 'done'],
  ends: ['done'],
  candidates: g => attacksOn(g, breakthroughProc.vars(g).side),
  judge: (g, _a, c) => (c.do === 'done' ? ok : mayBreak(g, breakthroughProc.vars(g), c.area)),
  take: (g, _a, c) => {
    const x = breakthroughProc.vars(g);
    return c.do === 'done' ? done() : battleProc.call({ ...battleIn(c.area, x.side), again: x.units }, '16.1.3/after');
  },
  say: (g, _a, c) => (c.do === 'done' ? 'Break off' : `Attack ${areaName(g, c.area)} out of the breakthrough`),
};
/** 16.1.3 Units that have attacked again are done, also if they broke through once more: that segment is over. */
const goFurther = (g: State, f: Frame<Breakthrough>): Next => {
  const fought = Array.isArray(f.got) ? (f.got as readonly number[]) : [];
  breakthroughProc.put(g, { units: f.vars.units.filter(u => isAlive(g, u) && !fought.includes(u)) });
  return goto('16.1.3');
};
export const breakthroughSteps = steps('breakthrough', [
  {
    at: '16.1.3',
    case: '16.1.3',
    name: 'Breakthrough Segment',
    run: (g, { vars: x }) =>
      areaIds(g).some(a => mayBreak(g, x, a).ok) ? ask(sideName(x.side), 'breaking', '16.1.3') : done(),
  },
  { at: '16.1.3/after', case: '16.1.3', name: 'Breakthrough Segment', run: goFurther },
]);

// 13.0 The Combat Segment ------------------------------------------------------------------------------------------
const mayOpen = (g: State, unit: number, area: number): Verdict => {
  const may = mayStrike(g, unit, area);
  return may.ok ? isFresh(g, undefined, unit, area) : may;
};
/** A quick test before all units are tried: whether any could attack the Area. */
const canBeAtHand = (g: State, s: SideNo, area: number): boolean =>
  (s === G && g.cells[AT.parachuted] === 0) || nextTo(g, area).some(a => friendsIn(g, s, a));
const ASSAULTED = refusedAt(
  '13.1.3',
  name => `${name} has been attacked in this segment`,
  (_g, area) => cells('assaulted', area),
);
const NOBODY_NEAR = BOTH.map(s =>
  refusedAt(
    '13.1',
    name => `no unit of yours is next to ${name}`,
    g => forcesOf(g, s),
  ),
);
/** Whether the refusal should name this unit: it is on the map, or it is the parachute corps and no other unit is adjacent. */
const isWorthNaming = (g: State, s: SideNo, unit: number, area: number): boolean =>
  onMap(g, unit) || (placeOf(g, unit) === reserve(g, s) && !nextTo(g, area).some(a => friendsIn(g, s, a)));
/** 13.1 Whether any unit may attack the Area; if none, the reason for the first adjacent one. */
const mayAttack = (g: State, s: SideNo, area: number): Verdict => {
  if (!isTarget(g, s, area)) return noEnemy(g, s, area);
  if (g.cells[at(g).assaulted + area] === 1) return ASSAULTED(g)[area]!;
  let barred: Refused | undefined;
  for (const u of canBeAtHand(g, s, area) ? boxOf(g).groundOf[s] : []) {
    if (!isAtHand(g, u, area)) continue;
    const may = onMap(g, u) ? mayOpen(g, u, area) : s === G ? mayJump(g, u, area) : undefined;
    if (may?.ok) return ok;
    if (may && isWorthNaming(g, s, u, area)) barred ??= restsOn(may, forcesOf(g, s));
  }
  return barred ?? NOBODY_NEAR[s]!(g)[area]!;
};
export const attacking: Decision<Attacking | Recover> = {
  verbs: ['attack', 'recover', 'done'],
  ends: ['done'],
  candidates: (g, a) => {
    const list: (Attacking | Recover)[] = attacksOn(g, sideNo(a.side));
    list.push(...recoveries(g, sideNo(a.side)));
    return list;
  },
  judge: (g, a, c) => {
    if (c.do === 'done') return ok;
    return c.do === 'attack' ? mayAttack(g, sideNo(a.side), c.area) : mayRecoverNow(g, sideNo(a.side), c.army);
  },
  take: (g, a, c) => {
    if (c.do === 'done') return next;
    const side = sideNo(a.side);
    return c.do === 'attack' ? battleProc.call(battleIn(c.area, side), '13.0') : recoverNow(g, side, c.army, '13.0');
  },
  say: (g, _a, c) => {
    if (c.do === 'recover') return `Recover ${unitName(g, c.army)} for a CP`;
    return c.do === 'done' ? 'End the Combat Segment' : `Attack ${areaName(g, c.area)}`;
  },
};
