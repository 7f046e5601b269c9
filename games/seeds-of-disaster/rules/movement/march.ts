/** 10.0 Movement from Area to Area: what each Area costs, how far a unit can march, and what happens on the way. */
import { blockedBy, cells, granted, ok, type Granted, type Verdict, places } from '../../../../engine/decide.ts';
import type { Rnd } from '../../../../engine/random.ts';
import type { State } from '../../../../engine/state.ts';
import { isArmy, isDisrupted, onMap, placeOf, rowOf, sideOf } from '../../model/army.ts';
import { G, type SideNo } from '../../model/box.ts';
import { homeSide, nextTo, riverBetween } from '../../model/ground.ts';
import { at, atWar, carriedOut, monthOf, sideName, weekOf } from '../../model/tracks.ts';
import { someArrival } from './arrivals.ts';
import { cameBack } from './limits.ts';
import { declareWar } from '../turn/status.ts';
import { enter } from '../combat/force.ts';
import { counted } from '../combat/result-words.ts';
import { costsOf, stepCost } from './distances.ts';
import { crowds, mayEnter, mayStand } from './stacking.ts';
import { refusedIn } from '../position/area-refusals.ts';
import { MONTH } from '../position/obstacles.ts';
import { emit, type Bridges } from '../flow.ts';

export const NO_BRIDGES: Bridges = [];
export const isBridged = (bridges: Bridges, from: number, area: number): boolean => {
  for (let i = 0; i < bridges.length; i += 2) if (bridges[i] === from && bridges[i + 1] === area) return true;
  return false;
};

/** 12.0 Whether entering the Area would mean war: it belongs to the enemy's side at the start. */
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
/** Whether a unit may enter an adjacent Area, MPs aside. */
const mayStep = (g: State, unit: number, area: number): Verdict => {
  const may = mayEnter(g, unit, area);
  return may.ok ? mayBreach(g, unit, area) : may;
};

export const mpOf = (g: State, unit: number): number => rowOf(g, unit).mp;
export const mpLeft = (g: State, unit: number): number => mpOf(g, unit) - g.cells[at(g).spent + unit]!;

// 10.1.7 The result of a search, valid until the next one: by Area, the MPs to reach it and the Area before it on the way.
const UNREACHED = 255;
const COST = new Uint8Array(UNREACHED).fill(UNREACHED);
const FROM = new Uint8Array(UNREACHED);
/** The reached Areas; the search returns how many there are. An Area to which a cheaper way was found later is in it twice. */
const OPEN = new Uint8Array(UNREACHED ** 2);
let reached = 0;
/** Fills OPEN, beginning with the unit's own Area, and returns the count. A full Area may be passed through, not stopped in (8.0). */
const search = (g: State, unit: number, bridges: Bridges): number => {
  const left = mpLeft(g, unit);
  const start = placeOf(g, unit);
  let count = 1;
  const costs = costsOf(g);
  for (let k = 0; k < reached; k++) COST[OPEN[k]!] = UNREACHED; // only Areas of the last search need a reset
  COST[start] = 0;
  OPEN[0] = start;
  for (let k = 0; k < count; k++) {
    const here = OPEN[k]!;
    for (const n of nextTo(g, here)) {
      const sum = COST[here]! + stepCost(g, here, n, bridges.length > 0 && isBridged(bridges, here, n), costs);
      if (sum > left || sum >= COST[n]! || !mayStep(g, unit, n).ok) continue;
      COST[n] = sum;
      FROM[n] = here;
      OPEN[count++] = n; // again where a cheaper way was found
    }
  }
  reached = count;
  return count;
};
/** The Areas a unit can march to with the MPs it has left. */
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

/** For random play: a random walk while the MPs last. Returns the last Area in which the unit may stop, -1 if there is none. Every reachable Area can come up. */
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
/** The first legal step, tried from a random neighbour on; -1 if there is none. */
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

/** 10.1.1, 11.0, 15.1.2, 15.1.3, 21.5.2 Whether a unit may leave its Area at all. */
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
/** 21.5.2 Units come to each centre in turn, so none may march off and make room for the next. */
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
/** The MPs of the step to an adjacent Area; UNREACHED if the Area is not adjacent. */
const directCost = (g: State, unit: number, area: number, bridges: Bridges): number => {
  const start = placeOf(g, unit);
  return riverBetween(g, start, area) < 0 ? UNREACHED : stepCost(g, start, area, isBridged(bridges, start, area));
};
/** Whether one step does it, so that no search is needed. */
const isStep = (g: State, unit: number, area: number, bridges: Bridges): boolean =>
  directCost(g, unit, area, bridges) <= mpLeft(g, unit) && mayStep(g, unit, area).ok && !crowds(g, unit, area);
/** 10.1.7, 10.1.11 Whether a unit may march to an Area, and for how many MPs. */
export const mayMarch = (g: State, unit: number, area: number, bridges: Bridges = NO_BRIDGES): Verdict => {
  const leave = mayLeave(g, unit);
  if (!leave.ok) return leave;
  if (placeOf(g, unit) === area) return blockedBy(places(unit), '10.1.7', 'it is there', [area]);
  return isStep(g, unit, area, bridges) || isReached(g, unit, area, bridges)
    ? costing(costTo(g, unit, area, bridges))
    : whyNot(g, unit, area, bridges);
};
/** 10.1.7 The MPs of a legal march. */
const costTo = (g: State, unit: number, area: number, bridges: Bridges): number => {
  const direct = directCost(g, unit, area, bridges);
  if (isCheapest(g, direct)) return direct;
  search(g, unit, bridges);
  return COST[area]!;
};
/** Whether no detour can be cheaper: it takes at least two steps. */
const isCheapest = (g: State, direct: number): boolean => direct <= 2 * costsOf(g).least;
/** Made once for each number of MPs. */
const MARCHES: Granted[] = [];
const costing = (cost: number): Granted => (MARCHES[cost] ??= granted({ cost }));

/** The cheapest way, without the Area the unit stands in. */
const wayTo = (g: State, unit: number, area: number, bridges: Bridges = NO_BRIDGES): readonly number[] => {
  if (isCheapest(g, directCost(g, unit, area, bridges))) return [area];
  search(g, unit, bridges);
  const start = placeOf(g, unit);
  const way: number[] = [];
  for (let here = area; here !== start; here = FROM[here]!) way.push(here);
  return way.reverse();
};
/** Moves Area by Area: each is taken as it is entered (20.0), and entering the enemy's country before the war starts it (12.0). */
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
  const moved = { is: 'moved', case: '10.1.7', unit, origin, areas } as const;
  emit(g, weekOf(g) > 0 ? moved : { ...moved, to: [sideName(s)] }); // in a sealed month the enemy sees only where counters stand
};
