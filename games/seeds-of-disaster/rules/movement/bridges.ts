/** 10.1.10 Preparing crossings of major rivers, in the plan of a month and in a week. */
import { blockedBy, cells, no, ok, stackAt, variable, type Verdict } from '../../../../engine/decide.ts';
import type { Rnd } from '../../../../engine/random.ts';
import type { State } from '../../../../engine/state.ts';
import { onMap, placeOf } from '../../model/army.ts';
import type { SideNo } from '../../model/box.ts';
import { NUMBERS } from '../../data/charts.ts';
import { areaName, nextTo } from '../../model/ground.ts';
import { addCp, cpOf, monthOf, sideName, weekOf } from '../../model/tracks.ts';
import { isBridged, mpLeft, NO_BRIDGES, reachOf } from './march.ts';
import { enemiesIn } from './stacking.ts';
import { isMajor } from './distances.ts';
import { cpFor, forcesOf, MONTH } from '../position/obstacles.ts';
import { emit, procedure, type Bridges } from '../flow.ts';

export type Bridge = { readonly do: 'bridge'; readonly origin: number; readonly area: number };
/** 10.1.10 Whether a side may pay a CP so that one crossing of a major river costs no MPs in this segment. */
export const mayBridge = (g: State, s: SideNo, from: number, area: number, bridges: Bridges): Verdict => {
  if (!isMajor(g, from, area))
    return no('10.1.10', `no major river runs between ${areaName(g, from)} and ${areaName(g, area)}`, [area]);
  if (isBridged(bridges, from, area))
    return blockedBy(variable('bridges'), '10.1.10', 'that crossing is made ready already', [area]);
  return cpOf(g, s) >= NUMBERS.riverCrossing.value
    ? ok
    : blockedBy(cpFor(s), '10.1.10', 'there is no CP left for it', [area]);
};
/** 10.1.10 Whether one of these units can use the crossing: it stands there or, with `comeBy`, can march there first. */
export const isOfUse = (
  g: State,
  s: SideNo,
  { origin, area }: Bridge,
  units: readonly number[],
  comeBy = false,
): Verdict => {
  if (enemiesIn(g, s, area)) return blockedBy(stackAt(area), '10.1.12', 'enemy units are on the other bank', [area]);
  const movers = units.filter(u => onMap(g, u) && mpLeft(g, u) > 0);
  const crosses =
    movers.some(u => placeOf(g, u) === origin) ||
    (comeBy && movers.some(u => reachOf(g, u, bridgesIn(g)).includes(origin)));
  const standing = units.filter(u => placeOf(g, u) === origin);
  const obstacle = standing.length ? cells('spent', ...standing) : forcesOf(g, s);
  return crosses
    ? ok
    : blockedBy(obstacle, '10.1.10', `no unit of yours can cross from ${areaName(g, origin)}`, [origin]);
};
/** 10.1.10 The crossings these units could use from where they stand. With `comeBy`, as in a plan, also from Areas they can march to. */
export const crossingsOf = (g: State, s: SideNo, units: readonly number[], comeBy = false): readonly Bridge[] => {
  if (cpOf(g, s) < NUMBERS.riverCrossing.value) return [];
  const from = new Set<number>();
  for (const u of units) {
    if (!onMap(g, u) || mpLeft(g, u) === 0) continue;
    for (const area of [placeOf(g, u), ...(comeBy ? reachOf(g, u, bridgesIn(g)) : [])]) from.add(area);
  }
  const all: Bridge[] = [];
  for (const origin of from) all.push(...crossingsFrom(g, s, origin));
  return all;
};
const crossingsFrom = (g: State, s: SideNo, origin: number): readonly Bridge[] =>
  nextTo(g, origin)
    .filter(area => isMajor(g, origin, area) && !enemiesIn(g, s, area))
    .map(area => ({ do: 'bridge', origin, area }) as const);
/** For random play: the crossings from one Area, where this unit stands or which it can reach. */
export const someCrossings = (g: State, s: SideNo, unit: number, rnd: Rnd): readonly Bridge[] => {
  if (!onMap(g, unit) || mpLeft(g, unit) === 0) return [];
  const reached = reachOf(g, unit, bridgesIn(g));
  const k = rnd(reached.length + 1);
  return crossingsFrom(g, s, k === 0 ? placeOf(g, unit) : reached[k - 1]!);
};
/** 10.1.10 Pays the CP and adds the crossing. */
export const bridged = (g: State, s: SideNo, { origin, area }: Bridge, bridges: Bridges): Bridges => {
  addCp(g, s, -NUMBERS.riverCrossing.value);
  const made = { is: 'bridged', case: '10.1.10', origin, area } as const;
  emit(g, weekOf(g) > 0 ? made : { ...made, to: [sideName(s)] });
  return [...bridges, origin, area];
};

// In a plan --------------------------------------------------------------------------------------------------------
/** A side's movement plan before the war, with the crossings prepared in it. */
export const movingProc = procedure('moving');
export const bridgesIn = (g: State): Bridges => movingProc.vars(g).bridges ?? NO_BRIDGES;
/** 10.1.5 Units pay MPs from Armed Belligerence on; before that there is nothing to save. */
export const mayBridgeInPlan = (g: State, s: SideNo, { origin, area }: Bridge): Verdict =>
  monthOf(g) > 0
    ? mayBridge(g, s, origin, area, bridgesIn(g))
    : blockedBy(MONTH, '10.1.5', 'no MPs are paid for rivers before Armed Belligerence', [area]);
