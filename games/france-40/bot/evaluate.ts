/** Evaluates a position as expected German points, in 1939 as nine times the German chance to win: named features times fitted weights. */
import type { State } from '../../../engine/state.ts';
import { NO_ENTRY } from '../../../kernel/path.ts';
import { A, BRITISH, G, isMech, nationOf, sideOf, type SideNo } from '../model/army.ts';
import { boxOf, chartsOf } from '../model/box.ts';
import { BELGIUM as BELGIAN_GROUND, citiesOf, gridOf, NETHERLANDS as DUTCH_GROUND, sizeOf } from '../model/ground.ts';
import {
  AT,
  AT_WAR,
  attackOf,
  CAPITULATED,
  controls,
  defenceOf,
  fortUnits,
  inPlay,
  is1940,
  mobileOf,
  onMap,
  placeOf,
  neutralStatus,
  stepsLeft,
} from '../model/state.ts';
import { frameOf } from '../rules/flow.ts';
import { BELGIUM, LUXEMBOURG, neutralsOverturned, NETHERLANDS } from '../rules/neutrals.ts';
import { germanCitiesLost, vpLines } from '../rules/victory.ts';
import { FARTHEST_1939, botCacheOf, waysFrom } from './cache.ts';
import { costsFrom, overland, situationOf, type Situation } from './situation.ts';
import { STANDING_1939, STANDING_1940 } from './weights.ts';

export type Features = { readonly [feature: string]: number };
/** The value in points of a defeat before the last turn. */
const LOST = -2;
const powerOf = (g: State, side: SideNo): number => {
  let sum = 0;
  for (const u of mobileOf(g, side)) if (onMap(g, u) && inPlay(g, u)) sum += attackOf(g, u) + defenceOf(g, u);
  return sum;
};
/** How near the nearest of these units is to one of these hexes: 1 when it is there. */
const nearTo = (g: State, units: readonly number[], hexes: readonly number[]): number => {
  let least = 200;
  for (const hex of hexes) {
    const costs = costsFrom(g, hex);
    for (const u of units) least = Math.min(least, costs[placeOf(g, u)]!);
  }
  return Math.exp(-least / 12);
};
const shareOf = (g: State, country: number, neutral: number, needed: number): number =>
  neutralStatus(g, neutral) === CAPITULATED
    ? 1
    : Math.min(0.9, citiesOf(g, country).filter(hex => controls(g, G, hex)).length / needed);

/** Points scored so far without the Dyle-Breda point, which is open until the end (4.4). Only lost panzer corps can reduce them. */
const bagOf = (g: State): number => vpLines(g).reduce((sum, l) => sum + (l.case === '4.4' ? 0 : l.points), 0);
/** What can still be scored, by open objective, and strengths; many also multiplied by the share of the game left. */
const features1940 = (s: Situation): Features => {
  const { g } = s;
  const panzers = [...mobileOf(g, G)].filter(u => isMech(g, u) && onMap(g, u));
  const t = s.left / 13;
  const fed = s.supplied[A]();
  const open = overland(g, s.allied());
  const british = [...mobileOf(g, A)].filter(u => nationOf(g, u) === BRITISH && onMap(g, u));
  const power = Math.log((powerOf(g, G) + 20) / (powerOf(g, A) + 20));
  const one = (x: number | boolean | undefined): number => (x ? 1 : 0);
  const dyle = one(neutralStatus(g, BELGIUM) >= AT_WAR && !g.cells[AT.onDyle]);
  const toCome = one(!neutralsOverturned(g));
  const share =
    (shareOf(g, DUTCH_GROUND, NETHERLANDS, chartsOf(g).capitulation.Netherlands) +
      shareOf(g, BELGIAN_GROUND, BELGIUM, chartsOf(g).capitulation.Belgium) +
      one(neutralStatus(g, LUXEMBOURG) === CAPITULATED)) /
    3;
  const paris = one(!g.cells[AT.paris]);
  const south = one(!g.cells[AT.mediterranean]);
  const west = one(!g.cells[AT.brittany]);
  const maginot = one(!g.cells[AT.maginot]);
  const forts = (maginot * [...fortUnits(g)].filter(u => sideOf(g, u) === A && onMap(g, u)).length) / 15;
  const nearParis = nearTo(g, panzers, boxOf(g).PARIS);
  const nearSouth = nearTo(g, panzers, boxOf(g).MEDITERRANEAN_CITIES);
  const nearWest = nearTo(g, panzers, boxOf(g).BRITTANY);
  return {
    always: 1,
    time: t,
    dyle,
    dyleTime: dyle * t,
    neutrals: toCome,
    neutralsShare: toCome * share,
    neutralsTime: toCome * t,
    paris,
    parisNear: paris * nearParis,
    parisTime: paris * t,
    south,
    southNear: south * nearSouth,
    southTime: south * t,
    west,
    westNear: west * nearWest,
    westTime: west * t,
    maginot,
    forts,
    maginotTime: maginot * t,
    power,
    powerTime: power * t,
    panzers: panzers.length / 4,
    panzerSteps: panzers.reduce((sum, u) => sum + stepsLeft(g, u), 0) / 16,
    british: british.length / 3,
    hungry: british.filter(u => !fed[placeOf(g, u)]).length,
    byPort: british.filter(u => !open[placeOf(g, u)]).length / 3,
    lostCities: germanCitiesLost(g),
  };
};
const least = (costs: Int16Array, hexes: readonly number[], start: number): number =>
  hexes.reduce((best, hex) => Math.min(best, costs[hex]!), start);
/** How many German hexes the adjacent French could attack at four to one. */
const strikes = (s: Situation): number => {
  let n = 0;
  for (let hex = 0; hex < sizeOf(s.g); hex++) {
    if (!s.defence[G][hex]) continue;
    let attack = 0;
    for (let k = hex * 6; k < hex * 6 + 6; k++) {
      const from = gridOf(s.g).near[k]!;
      if (from >= 0) attack += s.attack[A][from]!;
    }
    if (attack >= 4 * s.defence[G][hex]!) n++;
  }
  return n;
};
/** 4.1 In 1939 the way to the Ruhr matters most: how far the nearest French are, how far where no German is in the way, and how many follow. */
const features1939 = (s: Situation): Features => {
  const { g } = s;
  const t = s.left / 7;
  const french = [...mobileOf(g, A)].filter(u => onMap(g, u)).map(u => placeOf(g, u));
  const { open1939, toRuhr, scratch } = botCacheOf(g);
  const free = open1939.slice();
  for (let hex = 0; hex < sizeOf(g); hex++) if (s.defence[G][hex]) free[hex] = NO_ENTRY;
  const ruhr = Math.exp(-toRuhr.reduce((best, costs) => least(costs, french, best), FARTHEST_1939) / 4);
  const road = Math.exp(
    -boxOf(g).RUHR.reduce((best, hex) => least(waysFrom(boxOf(g), hex, free, scratch), french, best), FARTHEST_1939) /
      8,
  );
  const mass = Math.log(1 + french.reduce((sum, hex) => sum + 0.5 ** (toRuhr[0]![hex]! / 4), 0));
  const frenchTurn = frameOf(g, 'playerTurn')?.vars.side === A ? 1 : 0;
  let forts = 0;
  let germans = 0;
  for (const u of fortUnits(g)) if (onMap(g, u)) forts++;
  for (const u of mobileOf(g, G)) if (onMap(g, u)) germans += defenceOf(g, u);
  return {
    always: 1,
    time: t,
    ruhr,
    ruhrTime: ruhr * t,
    ruhrTurn: ruhr * frenchTurn,
    roadTime: road * t,
    massTime: mass * t,
    forts: forts / 13,
    fortsTime: (forts / 13) * t,
    strikesTime: (strikes(s) / 5) * t,
    held: germanCitiesLost(g),
    crisis: g.cells[AT.supplyCrisis]! * t,
    germans: germans / 100,
  };
};
const sumOf = (f: Features, w: Features): number => {
  let sum = 0;
  for (const name in f) sum += f[name]! * w[name]!;
  return sum;
};

type Ended = {
  readonly winner: string;
  readonly points?: number;
  readonly level?: string;
};
const ended = (g: State, r: Ended): number =>
  is1940(g) ? (r.level === undefined && r.winner === 'allied' ? LOST : r.points!) : r.winner === 'german' ? 9 : 0;
const pointsOf = (g: State): number => {
  if (g.wait.for === 'over') return ended(g, g.wait.result as Ended);
  return is1940(g)
    ? bagOf(g) + sumOf(features1940(situationOf(g, G)), STANDING_1940)
    : 9 / (1 + Math.exp(sumOf(features1939(situationOf(g, A)), STANDING_1939)));
};
export const evaluate = (g: State, side: string): number => (side === 'german' ? pointsOf(g) : -pointsOf(g));
