/** What a nation wants to take and to keep, what each is worth, and which units are told off for it. */
import type { State } from '../../../engine/state.ts';
import { around, type HexId } from '../../../kernel/hex.ts';
import { UNREACHED } from '../../../kernel/path.ts';
import { A, CZECHS, G, GERMANS, homeOf, isMech, isStaticUnit, type SideNo } from '../model/army.ts';
import { boxOf, chartsOf } from '../model/box.ts';
import { COUNTRIES } from '../data/map.ts';
import {
  BELGIUM,
  countryOf,
  CZECHOSLOVAKIA,
  DANZIG,
  DENMARK,
  fortKind,
  gridOf,
  HUNGARY,
  LITHUANIA,
  LUXEMBOURG,
  NETHERLANDS,
  placed,
  POLAND,
} from '../model/ground.ts';
import {
  AT_WAR,
  controlOf,
  controls,
  FALLEN,
  foe,
  intactFort,
  isAlone,
  NEUTRAL,
  ofNation,
  onMap,
  placeOf,
  stackIn,
  standing,
} from '../model/state.ts';
import { costsFrom, limitsOf } from './cache.ts';
import type { Situation } from './situation.ts';
import type { Weights } from './weights.ts';

export interface Task {
  readonly hex: number;
  /** In points of the margin. */
  readonly worth: number;
  /** Factors it takes. */
  readonly need: number;
  readonly keep: boolean;
  readonly name: string;
}

/** 4.5 What the fall of a country brings beside its cities: its army gone, a die of points. */
const FALL: { readonly [country: number]: number } = {
  [POLAND]: 10,
  [HUNGARY]: 6,
  [BELGIUM]: 4,
  [NETHERLANDS]: 4,
  [DENMARK]: 4,
};
/** 4.1, 4.2 Without Prague the Germans lose; the less time is left, the more it presses. */
const PRAGUE = 24;
/** A point of 1939 beside a point of the margin. */
export const POINT_1939 = 10;
/** 13.3 The corps of the coast is still in Gdynia: as good as the port it keeps the Germans from. */
const coastHex = (g: State): number => {
  const { danzig } = chartsOf(g).victory1939;
  const unit = boxOf(g).UNITS.findIndex(u => u.nation === 'Polish' && u.short === danzig.unit);
  return unit >= 0 && onMap(g, unit) ? placeOf(g, unit) : -1;
};
const hexAt = (g: State, label: string): number => gridOf(g).byLabel.get(label)!;
const worth1939 = (g: State, hex: number): number => {
  const { krakow, danzig, warsaw } = chartsOf(g).victory1939;
  if (hex === hexAt(g, krakow.hex)) return POINT_1939 * krakow.points;
  if (hex === hexAt(g, warsaw.hex)) return POINT_1939 * warsaw.points;
  if (hex === coastHex(g)) return POINT_1939 * danzig.points;
  return hex === hexAt(g, danzig.hex) ? 0.6 * POINT_1939 * danzig.points : 0;
};
const fallWorth = (s: Situation, hex: number): number => {
  const country = countryOf(s.g, hex);
  if (boxOf(s.g).CAPITAL[country] !== hex || standing(s.g, country) === FALLEN) return 0;
  return country === CZECHOSLOVAKIA ? PRAGUE : (FALL[country] ?? 0);
};
/** 4.1 Both hexes of Berlin in Allied hands end the war. */
const berlinWorth = (g: State, side: SideNo, hex: number): number => {
  const { BERLIN } = boxOf(g);
  if (side !== A || !BERLIN.includes(hex as HexId)) return 0;
  return BERLIN.some(h => controls(g, A, h)) ? PRAGUE : 4;
};
/** The margin that changes when this side enters the hex. */
export const worthOf = (s: Situation, side: SideNo, hex: number): number => {
  const known = s.worths[side];
  const found = known[hex]!;
  return found >= 0 ? found : (known[hex] = countWorth(s, side, hex));
};
const countWorth = (s: Situation, side: SideNo, hex: number): number => {
  const { g } = s;
  if (s.in1939) return worth1939(g, hex);
  const wall = side === A && intactFort(g, hex) >= 0 && fortKind(g, hex) === 'west wall' ? 2 : 0;
  const own = controls(g, side, hex) ? 0 : 2 * boxOf(g).VALUE[hex]! + fallWorth(s, hex) + berlinWorth(g, side, hex);
  return own + wall;
};

const canFall = (s: Situation, side: SideNo, hex: number): boolean =>
  countryOf(s.g, hex) !== CZECHOSLOVAKIA || side === G;
const aroundIt = (s: Situation, list: Float32Array, hex: number): number =>
  around(gridOf(s.g), hex as HexId).reduce((sum, h) => sum + list[h]!, 0);
/** So much defence is worth having in one hex. */
export const FULL = 26;
/** 4.5 What must not fall has an army in it before the enemy is near: he comes by rail. */
export const isVital = (s: Situation, hex: number): boolean =>
  s.in1939 ? worth1939(s.g, hex) >= POINT_1939 : fallWorth(s, hex) > 0;
const keeping = (s: Situation, w: Weights, hex: number): Task | undefined => {
  const threat = s.threat(s.side)[hex]!;
  const worth = worthOf(s, foe(s.side), hex);
  const raided = s.raid(s.side)[hex] === 1;
  const vital = isVital(s, hex);
  if ((threat < 1 && !raided && !vital) || worth === 0) return undefined;
  return {
    hex,
    worth: w.toKeep * worth * Math.min(1, (vital ? 0.6 : raided ? 0.5 : 0.2) + threat / 20),
    need: Math.max(vital ? w.held : raided ? 1 : 0, Math.min(FULL, 0.6 * threat)),
    keep: true,
    name: placed(s.g, hex),
  };
};
const taking = (s: Situation, w: Weights, hex: number): Task | undefined => {
  const { g, side } = s;
  const enemy = foe(side);
  const value = worthOf(s, side, hex);
  if (value === 0 || !canFall(s, side, hex)) return undefined;
  const prague = countryOf(g, hex) === CZECHOSLOVAKIA && boxOf(g).CAPITAL[CZECHOSLOVAKIA] === hex;
  const held = s.defence[enemy][hex]! + 0.4 * aroundIt(s, s.defence[enemy], hex);
  return {
    hex,
    worth: w.toTake * value * (prague ? w.toPrague : 1),
    need: prague ? 2 * held + 10 : held < 1 ? 1 : 1.2 * held + (s.defence[enemy][hex]! > 0 ? 6 : 1),
    keep: false,
    name: placed(g, hex),
  };
};
/** 3.3 What a neutral's army can bring up. */
const ARMY: { readonly [country: number]: number } = {
  [BELGIUM]: 30,
  [NETHERLANDS]: 20,
  [DENMARK]: 9,
  [LITHUANIA]: 9,
  [LUXEMBOURG]: 3,
};
export const neutralArmy = (country: number): number => ARMY[country] ?? 99;
/** 3.3 A neutral is worth gathering for once the Czechs are down, or where little is asked. */
const coveting = (s: Situation, w: Weights, hex: number): Task | undefined => {
  const { g } = s;
  const country = countryOf(g, hex);
  if (s.side !== G || isAlone(g) || ARMY[country] === undefined || boxOf(g).CAPITAL[country] !== hex) return undefined;
  const free = standing(g, CZECHOSLOVAKIA) === FALLEN ? 0.6 : 0.25;
  const cities = boxOf(g).CITIES_OF[country]!.reduce((sum, h) => sum + 2 * boxOf(g).VALUE[h]!, 0);
  return {
    hex,
    worth: w.toNeutrals * free * (cities + (FALL[country] ?? 0)),
    need: neutralArmy(country),
    keep: false,
    name: COUNTRIES[country]!,
  };
};
const taskAt = (s: Situation, w: Weights, hex: number): Task | undefined => {
  const { g, side } = s;
  const country = countryOf(g, hex);
  if (standing(g, country) === NEUTRAL) return country === DANZIG ? undefined : coveting(s, w, hex);
  if (controlOf(g, hex) === side + 1) return keeping(s, w, hex);
  return standing(g, country) === AT_WAR || controlOf(g, hex) === foe(side) + 1 ? taking(s, w, hex) : undefined;
};
/** Of keeping what another nation has its own army for. */
const ABROAD = 0.3;
/** Everything that counts and that this nation may ever come to, best first. */
export const tasksOf = (s: Situation, w: Weights, nation: number): readonly Task[] => {
  const { g } = s;
  const { CITIES, FORT_HEXES } = boxOf(g);
  const limits = limitsOf(g, nation);
  const list: Task[] = [];
  const add = (hex: number): void => {
    const task = limits[countryOf(g, hex)] === 1 ? taskAt(s, w, hex) : undefined;
    const abroad = task?.keep && homeOf(nation) !== countryOf(g, hex) && standing(g, countryOf(g, hex)) === AT_WAR;
    if (task && mayGo(g, nation, task)) list.push(abroad ? { ...task, worth: ABROAD * task.worth } : task);
  };
  for (const hex of CITIES) add(hex);
  if (!s.in1939) for (const hex of FORT_HEXES) if (fortKind(g, hex) === 'west wall') add(hex);
  return list.toSorted((a, b) => b.worth - a.worth || a.hex - b.hex);
};
/** 5.1 For two turns Germans and Czechs fight alone. */
const mayGo = (g: State, nation: number, { hex, keep }: Task): boolean =>
  keep ||
  !isAlone(g) ||
  nation === CZECHS ||
  nation !== GERMANS ||
  countryOf(g, hex) === CZECHOSLOVAKIA ||
  inPoland(g, hex);
const inPoland = (g: State, hex: number): boolean =>
  [POLAND, DANZIG].includes(countryOf(g, hex)) && controlOf(g, hex) === A + 1;

/** Nobody is sent farther, in halves of a point. */
const FAR_TO_KEEP = 30;
const FAR_TO_TAKE = 70;
/** Each task gets the nearest until it has what it needs; who is left over goes where he is drawn most. */
export const assign = (
  s: Situation,
  nation: number,
  tasks: readonly Task[],
  decay: number,
): ReadonlyMap<number, Task> => {
  const { g } = s;
  const { ATTACK, DEFENCE } = boxOf(g);
  const assigned = new Map<number, Task>();
  let free = ofNation(g, nation).filter(u => onMap(g, u) && !isStaticUnit(g, u));
  const way = (unit: number, task: Task): number => costsFrom(g, nation, isMech(g, unit), task.hex)[placeOf(g, unit)]!;
  for (const task of tasks) {
    const near = free
      .map(unit => ({ unit, way: way(unit, task) }))
      .filter(x => x.way <= (task.keep ? FAR_TO_KEEP : FAR_TO_TAKE))
      .toSorted((a, b) => a.way - b.way || a.unit - b.unit);
    let has = task.keep ? staticDefence(g, task.hex) : 0;
    for (const { unit } of near) {
      if (has >= task.need) break;
      assigned.set(unit, task);
      has += task.keep ? DEFENCE[unit]! : ATTACK[unit]!;
    }
    free = free.filter(u => !assigned.has(u));
  }
  for (const unit of free) {
    const best = drawn(tasks, task => way(unit, task), decay);
    if (best) assigned.set(unit, best);
  }
  return assigned;
};
const staticDefence = (g: State, hex: number): number => {
  const { STATIC, DEFENCE } = boxOf(g);
  let sum = 0;
  for (const u of stackIn(g, hex)) if (STATIC[u] === 1) sum += DEFENCE[u]!;
  return sum;
};
const drawn = (tasks: readonly Task[], way: (task: Task) => number, decay: number): Task | undefined => {
  let best: Task | undefined;
  let most = 0;
  for (const task of tasks) {
    const far = way(task);
    const pull = far === UNREACHED ? 0 : task.worth * decay ** (far / 2);
    if (pull > most) {
      most = pull;
      best = task;
    }
  }
  return best;
};
