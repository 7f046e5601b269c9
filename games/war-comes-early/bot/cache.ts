/** What the staff works out of a box and keeps: one room a box, so that two packs never mix. */
import { makeCutScratch, type CutScratch } from '../../../bots/min-cut.ts';
import { cachedPerBox } from '../../../bots/cache.ts';
import { distance, type HexId } from '../../../kernel/hex.ts';
import { makeReach, NO_ENTRY, priced, reach, type Priced, type Reach } from '../../../kernel/path.ts';
import type { State } from '../../../engine/state.ts';
import { GERMANS, POLES, type SideNo } from '../model/army.ts';
import { boxOf, chartsOf, type Box, type OfBox } from '../model/box.ts';
import { resultAt, type Result } from '../data/charts.ts';
import { COUNTRIES } from '../data/map.ts';
import { NATIONS } from '../data/units.ts';
import { countryNo, CZECHOSLOVAKIA, DANZIG, GERMANY, POLAND } from '../model/ground.ts';
import { is1939 } from '../model/state.ts';
import type { Assessment } from './assessment.ts';
import type { Line } from './line.ts';
import type { Situation } from './situation.ts';

/** A threat, as it follows from where the enemy's factors stand. */
export interface CachedPositions {
  readonly attack: Float32Array;
  readonly key: number;
  readonly threat: Float32Array;
}
/** How far enemies ride, as it follows from who they are and what bars their way. */
export interface Raided {
  readonly key: number;
  readonly bars: Uint8Array;
  readonly riders: Uint8Array;
  readonly out: Uint8Array;
}
export interface Thought {
  readonly s: Situation;
  readonly weights: object;
  readonly unit: number;
  readonly from: number;
  readonly hex: number;
}
export interface BotCache {
  /** What each face of the die brings, by column. */
  readonly results: readonly (readonly Result[])[];
  /** The defender's mean loss by column. */
  readonly meanLoss: readonly number[];
  /** Halves of movement points from a hex, by nation's limits, mobility and hex. */
  readonly costs: Map<number, Int16Array>;
  readonly scratch: Reach;
  readonly disks: (Int16Array | undefined)[];
  readonly threats: CachedPositions[];
  readonly raids: Raided[];
  readonly cut: CutScratch;
  readonly lines: { readonly key: string; readonly enemy: Float32Array; readonly line: Line }[];
  /** The ground a nation may ever enter, on foot and mechanised. */
  readonly grounds: Map<number, Priced>;
  /** Countries open to a nation, enemies and neutrality apart: by scenario and nation. */
  readonly limits: Map<number, Uint8Array>;
  /** The march last thought of: whoever is told to move is asked next where to. */
  way: Thought | undefined;
  last: { readonly n: Int16Array; readonly side: SideNo; readonly s: Situation } | undefined;
  /** The assessment last worked at. */
  assessment: Assessment | undefined;
}
const makeBotCache = ({ GRID, charts: { crt } }: Box): BotCache => {
  const results = crt.usual.map((_, column) => [1, 2, 3, 4, 5, 6].map(die => resultAt(crt, column, die)));
  return {
    results,
    meanLoss: results.map(list => list.reduce((sum, [, d]) => sum + d, 0) / 6),
    costs: new Map(),
    scratch: makeReach(GRID),
    disks: [],
    threats: [],
    raids: [],
    cut: makeCutScratch(GRID.size),
    lines: [],
    grounds: new Map(),
    limits: new Map(),
    way: undefined,
    last: undefined,
    assessment: undefined,
  };
};
export const botCacheOf = cachedPerBox((g: OfBox): BotCache => makeBotCache(boxOf(g)));

/** 11.7, 13.1 Countries a nation may ever enter, by number. */
export const limitsOf = (g: State, nation: number): Uint8Array => {
  const { limits } = botCacheOf(g);
  const year = is1939(g) ? 1 : 0;
  const known = limits.get(nation * 2 + year);
  if (known) return known;
  const by = chartsOf(g).limits.by[NATIONS[nation]!] ?? null;
  const in1939 = nation === GERMANS ? [GERMANY, POLAND, CZECHOSLOVAKIA, DANZIG] : nation === POLES ? [POLAND] : [];
  const open = year ? in1939 : by ? by.map(countryNo) : [...COUNTRIES.keys()];
  const made = Uint8Array.from(COUNTRIES, (_, c) => (open.includes(c) ? 1 : 0));
  limits.set(nation * 2 + year, made);
  return made;
};

/** 11.3, 11.7 The ground a nation may ever enter, enemies, forts and neutrality apart. */
export const groundOf = (g: State, nation: number, mech: boolean): Priced => {
  const { grounds } = botCacheOf(g);
  const { GRID, ENTER, CROSS, RAIL_SIDE, LAND, COUNTRY } = boxOf(g);
  const key = ((is1939(g) ? 1 : 0) * NATIONS.length + nation) * 2 + (mech ? 1 : 0);
  const known = grounds.get(key);
  if (known) return known;
  const limits = limitsOf(g, nation);
  const enter = ENTER[mech ? 1 : 0].map((cost, hex) =>
    LAND[hex] === 0 || limits[COUNTRY[hex]!] === 0 ? NO_ENTRY : cost,
  );
  const made = priced(GRID, { enter, cross: CROSS, road: RAIL_SIDE });
  grounds.set(key, made);
  return made;
};
/** The way is looked at no farther than this. */
const MAX_PATH_COST = 250;
/** Halves of movement points from a hex over that ground: kept for good. */
export const costsFrom = (g: State, nation: number, mech: boolean, hex: number): Int16Array => {
  const { costs, scratch } = botCacheOf(g);
  const { GRID, SIZE } = boxOf(g);
  const key = (((is1939(g) ? 1 : 0) * NATIONS.length + nation) * 2 + (mech ? 1 : 0)) * SIZE + hex;
  const known = costs.get(key);
  if (known) return known;
  const found = reach(GRID, groundOf(g, nation, mech), hex as HexId, MAX_PATH_COST, scratch).cost.slice();
  costs.set(key, found);
  return found;
};

/** So near an enemy is a threat: a march, and the attack after it. */
export const MAX_THREAT_HEXES = 5;
/** All hexes within a march of one. */
export const diskOf = (g: OfBox, hex: number): Int16Array => {
  const { disks } = botCacheOf(g);
  const { GRID, SIZE } = boxOf(g);
  return (disks[hex] ??= Int16Array.from(
    Array.from({ length: SIZE }, (_, h) => h).filter(h => distance(GRID, hex as HexId, h as HexId) <= MAX_THREAT_HEXES),
  ));
};
