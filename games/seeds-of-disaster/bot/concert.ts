/** 13.1 Concerted attacks: which Areas to attack this week, and which units march where for it. */
import type { Choice } from '../../../engine/decide.ts';
import { isArmy, isCorps, isDisrupted, isMobile, onMap, placeOf, stepsOf } from '../model/army.ts';
import { isCentre, riverBetween } from '../model/ground.ts';
import { reachOf } from '../rules/movement/march.ts';
import { enemiesIn } from '../rules/movement/stacking.ts';
import { defenceOf, worthOf } from './attack.ts';
import { postWorth, type MarchAssessment } from './march.ts';
import type { Movement } from '../rules/flow.ts';

interface Step {
  readonly unit: number;
  readonly area: number;
  /** What the unit's present place is worth above the new one. */
  readonly cost: number;
}
interface Concert {
  readonly target: number;
  readonly steps: readonly Step[];
  readonly net: number;
}
interface Muster {
  readonly d: MarchAssessment;
  readonly reach: ReadonlyMap<number, readonly number[]>;
  readonly used: Set<number>;
  /** Areas an army of a concerted attack goes to. */
  readonly full: Set<number>;
}
const mayTake = (k: Muster, unit: number, area: number): boolean =>
  !isArmy(k.d.x.g, unit) || !k.full.has(area) || isCentre(k.d.x.g, area);
/** The best Area for a unit to attack the target from. `beside`: the Area of the army it would join. */
const stepTo = (k: Muster, unit: number, target: number, beside?: number): Step | undefined => {
  const { d } = k;
  const here = placeOf(d.x.g, unit);
  const stays = postWorth(d, unit, here);
  let best: Step | undefined;
  for (const area of k.reach.get(unit)!) {
    const river = riverBetween(d.x.g, area, target);
    if (river < 0 || !mayTake(k, unit, area)) continue;
    const cost = stays - postWorth(d, unit, area) + 0.8 * river - (area === beside ? 2 : 0) + (area === here ? 0 : 0.1);
    if (!best || cost < best.cost) best = { unit, area, cost };
  }
  return best;
};
const DEAREST = 5;
const riverFrom = (k: Muster, steps: readonly Step[], target: number): number => {
  const { rivers } = k.d.x.box.tables;
  return Math.min(...steps.map(s => rivers[riverBetween(k.d.x.g, s.area, target)]!.dice));
};
const worthFor = (k: Muster, target: number, steps: readonly Step[], rank: number): number => {
  if (steps.length === 0) return -Infinity;
  const { x } = k.d;
  const worth = worthOf(
    x,
    defenceOf(x, target),
    steps.map(s => s.unit),
    { river: riverFrom(k, steps, target), rank, from: steps.map(s => s.area) },
  );
  return worth - steps.reduce((sum, s) => sum + Math.max(-1, s.cost), 0);
};
/** Leaves out units that cost more than they add. */
const pruned = (k: Muster, target: number, all: readonly Step[], rank: number): Concert => {
  let steps = all;
  let net = worthFor(k, target, steps, rank);
  for (const s of all) {
    if (steps.length < 2) break;
    const rest = steps.filter(y => y !== s);
    const less = worthFor(k, target, rest, rank);
    if (less > net) [steps, net] = [rest, less];
  }
  return { target, steps, net };
};
const concertAt = (k: Muster, target: number, rank: number): Concert | undefined => {
  const { g } = k.d.x;
  const units = [...k.reach.keys()].filter(u => !k.used.has(u));
  const armies = units.filter(u => isArmy(g, u)).flatMap(u => stepTo(k, u, target) ?? []);
  let best: Concert | undefined;
  for (const army of [undefined, ...armies]) {
    const corps = units
      .filter(u => isCorps(g, u))
      .flatMap(u => stepTo(k, u, target, isMobile(g, u) ? army?.area : undefined) ?? [])
      .filter(s => s.cost < DEAREST);
    const made = pruned(k, target, army ? [army, ...corps] : corps, rank);
    if (!best || made.net > best.net) best = made;
  }
  return best;
};
const MAX_CONCERTS = 5;
/** The units that may take part, and the Areas each can reach. */
const musterOf = (d: MarchAssessment, m: Movement, movable: (unit: number) => boolean): Muster => {
  const { g, box, s } = d.x;
  const reach = new Map<number, readonly number[]>();
  for (const u of box.ofSide[s])
    if (onMap(g, u) && stepsOf(g, u) > 0 && !isDisrupted(g, u))
      reach.set(u, movable(u) ? [placeOf(g, u), ...reachOf(g, u, m.bridges)] : [placeOf(g, u)]);
  return { d, reach, used: new Set(), full: new Set() };
};
/** Reserves the units of an attack, so that later ones do not use them. */
const bind = (k: Muster, { steps }: Concert): void => {
  for (const { unit, area } of steps) {
    k.used.add(unit);
    if (isArmy(k.d.x.g, unit)) k.full.add(area);
  }
};
/** The week's attacks, the best first. Each uses only units that better ones leave over. */
const concertsOf = (d: MarchAssessment, m: Movement, movable: (unit: number) => boolean): readonly Concert[] => {
  const { g, box, s, w } = d.x;
  const k = musterOf(d, m, movable);
  const made: Concert[] = [];
  const known = new Map<number, Concert>();
  const targets = new Set(box.areaIds.filter(a => enemiesIn(g, s, a)));
  while (made.length < MAX_CONCERTS) {
    let best: Concert | undefined;
    for (const t of targets) {
      const old = known.get(t);
      const c = old && !old.steps.some(y => k.used.has(y.unit)) ? old : concertAt(k, t, made.length);
      if (c) known.set(t, c);
      if (c && c.net > w.boldness && (!best || c.net > best.net)) best = c;
    }
    if (!best) break;
    made.push(best);
    bind(k, best);
    targets.delete(best.target);
  }
  return made;
};
/** The next march towards these attacks, and all units that belong to them. */
export const concerted = (
  d: MarchAssessment,
  m: Movement,
  movable: (unit: number) => boolean,
): { readonly move: Choice | undefined; readonly bound: ReadonlySet<number> } => {
  const { g } = d.x;
  const steps = concertsOf(d, m, movable).flatMap(c => c.steps);
  const going = steps.find(y => y.area !== placeOf(g, y.unit));
  return {
    move: going && { do: 'move', unit: going.unit, area: going.area },
    bound: new Set(steps.map(s => s.unit)),
  };
};
