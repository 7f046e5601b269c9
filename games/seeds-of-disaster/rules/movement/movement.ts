/** 10.0 Movement from Area to Area: what a step costs, how far a unit comes, and what it does on the way. */
import { blockedBy, cells, granted, ok, type Granted, type Verdict } from '../../../../engine/decide.ts';
import { emit } from '../../../../engine/events.ts';
import type { Rnd } from '../../../../engine/random.ts';
import type { State } from '../../../../engine/state.ts';
import { isArmy, isDisrupted, onMap, placeOf, rowOf, sideOf } from '../../model/army.ts';
import { G, type SideNo } from '../../model/box.ts';
import { homeSide, nextTo, riverBetween } from '../../model/ground.ts';
import { at, atWar, carriedOut, monthOf, sideName, weekOf } from '../../model/tracks.ts';
import { someArrival } from './arrivals.ts';
import { cameBack } from './moves.ts';
import { declareWar } from '../turn/status.ts';
import { enter } from '../combat/force.ts';
import { counted } from '../combat/result-words.ts';
import { costsOf, crowds, mayEnter, mayStand, refusedIn, stepCost } from '../war/ground.ts';
import { MONTH, places } from '../obstacles.ts';

/** 10.1.10 Borders that are bridged in this segment: two Areas a bridge, one after the other. */
export type Bridges = readonly number[];
export const NO_BRIDGES: Bridges = [];
export const isBridged = (bridges: Bridges, from: number, area: number): boolean => {
  for (let i = 0; i < bridges.length; i += 2) if (bridges[i] === from && bridges[i + 1] === area) return true;
  return false;
};

/** 12.0 Whether it would be war: Germans in the West, the French in Germany. */
export const isHostile = (g: State, s: SideNo, area: number): boolean => homeSide(g, area) !== s;
const TOO_EARLY = refusedIn(
  '12.0',
  'no border is crossed in arms in the month in which Armed Belligerence began',
  () => MONTH,
);
/** 12.0, 3.1.3 Before the war a border may be crossed from the second month on. */
const mayBreach = (g: State, unit: number, area: number): Verdict => {
  if (atWar(g) || !isHostile(g, sideOf(g, unit), area)) return ok;
  return monthOf(g) >= 2 ? ok : TOO_EARLY(area);
};
/** One step, whatever it costs. */
const mayStep = (g: State, unit: number, area: number): Verdict => {
  const may = mayEnter(g, unit, area);
  return may.ok ? mayBreach(g, unit, area) : may;
};

export const mpOf = (g: State, unit: number): number => rowOf(g, unit).mp;
export const mpLeft = (g: State, unit: number): number => mpOf(g, unit) - g.cells[at(g).spent + unit]!;

// 10.1.7 What it costs to come to each Area that can be reached, and the one before it on the way; read before the next search.
const UNREACHED = 255;
const COST = new Uint8Array(UNREACHED).fill(UNREACHED);
const FROM = new Uint8Array(UNREACHED);
/** Those that were reached, as many as the search says; one to which a cheaper way was found is among them twice. */
const OPEN = new Uint8Array(UNREACHED ** 2);
let reached = 0;
/** How many Areas of OPEN it came to, the first one where it began. An Area with another army may be passed through, not stopped in (8.0). */
const search = (g: State, unit: number, bridges: Bridges): number => {
  const left = mpLeft(g, unit);
  const start = placeOf(g, unit);
  let count = 1;
  const costs = costsOf(g);
  for (let k = 0; k < reached; k++) COST[OPEN[k]!] = UNREACHED; // those of the last search; the others are so already
  COST[start] = 0;
  OPEN[0] = start;
  for (let k = 0; k < count; k++) {
    const here = OPEN[k]!;
    for (const n of nextTo(g, here)) {
      const sum = COST[here]! + stepCost(g, here, n, bridges.length > 0 && isBridged(bridges, here, n), costs);
      if (sum > left || sum >= COST[n]! || !mayStep(g, unit, n).ok) continue;
      COST[n] = sum;
      FROM[n] = here;
      OPEN[count++] = n; // looked at again where a cheaper way was found
    }
  }
  reached = count;
  return count;
};
/** The Areas a unit can come to with the MPs it has left. */
export const reachOf = (g: State, unit: number, bridges: Bridges = NO_BRIDGES): readonly number[] => {
  const start = placeOf(g, unit);
  const areas: number[] = [];
  const count = search(g, unit, bridges);
  for (let k = 1; k < count; k++) {
    const a = OPEN[k]!;
    if (a !== start && !areas.includes(a) && !crowds(g, unit, a)) areas.push(a);
  }
  return areas;
};

const isReached = (g: State, unit: number, area: number, bridges: Bridges): boolean => {
  search(g, unit, bridges);
  return COST[area]! < UNREACHED && area !== placeOf(g, unit) && !crowds(g, unit, area);
};

/** In random play: on from Area to Area while the MPs last, or until it stays where it may; -1 if it comes nowhere. Any Area it can reach may be the end. */
export const wander = (g: State, unit: number, bridges: Bridges, rnd: Rnd): number => {
  const start = placeOf(g, unit);
  let left = mpLeft(g, unit);
  let end = -1;
  for (let here = start; ;) {
    const to = someStep(g, unit, here, left, bridges, rnd);
    if (to < 0) return end;
    left -= stepCost(g, here, to, isBridged(bridges, here, to));
    here = to;
    if (to === start || crowds(g, unit, to)) continue;
    end = to;
    if (rnd(STAYS) === 0) return end;
  }
};
const STAYS = 3;
/** A step it may take: the first one from any neighbour on. */
const someStep = (g: State, unit: number, here: number, left: number, bridges: Bridges, rnd: Rnd): number => {
  const beside = nextTo(g, here);
  const costs = costsOf(g);
  const first = rnd(beside.length);
  for (let i = 0; i < beside.length; i++) {
    const to = beside[(first + i) % beside.length]!;
    if (stepCost(g, here, to, isBridged(bridges, here, to), costs) <= left && mayStep(g, unit, to).ok) return to;
  }
  return -1;
};

/** 15.1.2, 15.1.3 Who may not move at all. */
export const mayLeave = (g: State, unit: number): Verdict => {
  if (!onMap(g, unit)) return blockedBy(places(unit), '10.1.1', 'it is not on the map');
  if (isDisrupted(g, unit))
    return isArmy(g, unit)
      ? blockedBy(cells('disrupted', unit), '15.1.2', 'it is Disrupted')
      : blockedBy(cells('disrupted', unit), '15.1.3', 'it stands with the Disrupted army it was Poised with');
  if (g.cells[at(g).moved + unit] === 1)
    return blockedBy(cells('moved', unit), '11.0', 'it was redeployed, and the two are not combined');
  return cameBack(g, unit) && someArrival(g, G) ? blockedBy(cells('arrived', unit), '21.5.2', WAVE) : ok;
};
/** 21.5.2 One to each centre in turn: nobody makes room for the next by marching off. */
const WAVE = 'first all are placed who are back from Poland';
const whyNot = (g: State, unit: number, area: number, bridges: Bridges): Verdict => {
  const stand = mayStand(g, unit, area);
  if (!stand.ok) return stand;
  const breach = mayBreach(g, unit, area);
  if (!breach.ok) return breach;
  const near = nextTo(g, placeOf(g, unit)).includes(area);
  const cost = near ? stepCost(g, placeOf(g, unit), area, isBridged(bridges, placeOf(g, unit), area)) : 0;
  return blockedBy(
    cells('spent', unit),
    '10.1.11',
    near
      ? `it costs ${counted(cost, 'MP')}, and it has ${mpLeft(g, unit)} left`
      : `no open way is within the ${counted(mpLeft(g, unit), 'MP')} it has left`,
    [area],
  );
};
/** What the step to a neighbour costs; FAR if it is none. */
const directCost = (g: State, unit: number, area: number, bridges: Bridges): number => {
  const start = placeOf(g, unit);
  return riverBetween(g, start, area) < 0 ? UNREACHED : stepCost(g, start, area, isBridged(bridges, start, area));
};
/** Into the next Area, for which no way need be looked for. */
const isStep = (g: State, unit: number, area: number, bridges: Bridges): boolean =>
  directCost(g, unit, area, bridges) <= mpLeft(g, unit) && mayStep(g, unit, area).ok && !crowds(g, unit, area);
/** 10.1.7, 10.1.11 A march to an Area. */
export const mayMarch = (g: State, unit: number, area: number, bridges: Bridges = NO_BRIDGES): Verdict => {
  const leave = mayLeave(g, unit);
  if (!leave.ok) return leave;
  if (placeOf(g, unit) === area) return blockedBy(places(unit), '10.1.7', 'it is there', [area]);
  return isStep(g, unit, area, bridges) || isReached(g, unit, area, bridges)
    ? costing(costTo(g, unit, area, bridges))
    : whyNot(g, unit, area, bridges);
};
/** 10.1.7 What a march that may be made costs. */
const costTo = (g: State, unit: number, area: number, bridges: Bridges): number => {
  const direct = directCost(g, unit, area, bridges);
  if (isCheapest(g, direct)) return direct;
  search(g, unit, bridges);
  return COST[area]!;
};
/** No way round is cheaper. */
const isCheapest = (g: State, direct: number): boolean => direct <= 2 * costsOf(g).least;
/** Made once for each number of MPs. */
const MARCHES: Granted[] = [];
const costing = (cost: number): Granted => (MARCHES[cost] ??= granted({ cost }));

/** The way it takes: the Areas after the one it stands in. */
const wayTo = (g: State, unit: number, area: number, bridges: Bridges = NO_BRIDGES): readonly number[] => {
  if (isCheapest(g, directCost(g, unit, area, bridges))) return [area];
  search(g, unit, bridges);
  const start = placeOf(g, unit);
  const way: number[] = [];
  for (let here = area; here !== start; here = FROM[here]!) way.push(here);
  return way.reverse();
};
/** Area by Area: each is taken over as it is passed (20.0), and the first border crossed in arms is war (12.0). */
export const march = (g: State, unit: number, area: number, bridges: Bridges = NO_BRIDGES): void => {
  const s = sideOf(g, unit);
  const origin = placeOf(g, unit);
  const areas = wayTo(g, unit, area, bridges);
  let here = origin;
  for (const next of areas) {
    g.cells[at(g).spent + unit]! += stepCost(g, here, next, isBridged(bridges, here, next));
    if (!atWar(g) && isHostile(g, s, next)) declareWar(g);
    enter(g, unit, next, here);
    here = next;
  }
  carriedOut(g, s, 'moving');
  const moved = { is: 'moved', case: '10.1.7', unit, origin, areas };
  emit(g, weekOf(g) > 0 ? moved : { ...moved, to: [sideName(s)] }); // in a sealed month only what stands where is seen
};
