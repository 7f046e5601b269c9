/** What the staff works out of a box and keeps: one room a box, so that two packs never mix. */
import { makeCutScratch, type CutScratch } from '../../../bots/min-cut.ts';
import { cachedPerBox } from '../../../bots/cache.ts';
import type { State } from '../../../engine/state.ts';
import { distance, type HexId } from '../../../kernel/hex.ts';
import { makeOdds, type OddsTable } from '../../../kernel/odds.ts';
import { makeReach, NO_ENTRY, priced, reach, type Priced, type Reach } from '../../../kernel/path.ts';
import type { SideNo } from '../model/army.ts';
import { boxOf, type Box, type OfBox } from '../model/box.ts';
import { COLUMNS } from '../data/rows.ts';
import { countryNo } from '../model/ground.ts';
import type { Line } from './line.ts';
import type { Situation } from './situation.ts';

/** The march last thought of: whoever is told to move is asked next where to. */
export interface Thought {
  readonly n: Int16Array;
  readonly weights: object;
  readonly unit: number;
  readonly hex: number;
}
export interface BotCache {
  readonly odds: OddsTable;
  readonly ground: Priced;
  /** Movement points from a hex, kept for good. */
  readonly costs: Map<number, Int16Array>;
  /** The same to the nearest of many hexes, by what they are. */
  readonly ways: Map<string, Int16Array>;
  readonly disks: (Int16Array | undefined)[];
  readonly scratch: Reach;
  readonly cut: CutScratch;
  readonly lines: { readonly key: string; readonly enemy: Float32Array; readonly line: Line }[];
  way: Thought | undefined;
  /** The battles last planned. */
  battles:
    | {
        readonly n: Int16Array;
        readonly side: SideNo;
        readonly more: boolean;
        readonly weights: object;
        readonly list: readonly object[];
      }
    | undefined;
  last: { readonly n: Int16Array; readonly side: SideNo; readonly s: Situation } | undefined;
}
const CLOSED = (['Lithuania', 'Romania', 'Hungary', 'Britain', 'Switzerland'] as const).map(countryNo);
/** 14.0 The works of the Maginot Line are gone around, where there is a way. */
const WORKS = 5;
const worksOf = ({ tables, UNITS, GRID }: Box): readonly number[] => {
  const works = new Set(UNITS.filter(u => u.type === 'fortress').map(u => u.name));
  return tables.setups.flatMap(row =>
    Object.entries(row.at).flatMap(([hex, names]) => (names.some(n => works.has(n)) ? [GRID.labels.indexOf(hex)] : [])),
  );
};
const makeRoom = (box: Box): BotCache => {
  const { GRID, ENTER, CROSS, LAND, COUNTRY } = box;
  const works = worksOf(box);
  return {
    odds: makeOdds(COLUMNS),
    ground: priced(GRID, {
      enter: ENTER.map((cost, hex) =>
        LAND[hex] === 0 || CLOSED.includes(COUNTRY[hex]!) ? NO_ENTRY : works.includes(hex) ? cost + WORKS : cost,
      ),
      cross: CROSS,
    }),
    costs: new Map(),
    ways: new Map(),
    disks: [],
    scratch: makeReach(GRID),
    cut: makeCutScratch(GRID.size),
    lines: [],
    way: undefined,
    battles: undefined,
    last: undefined,
  };
};
export const roomOf = cachedPerBox((g: OfBox): BotCache => makeRoom(boxOf(g)));
/** The way is looked at no farther than this. */
const MAX_PATH_COST = 60;
export const costsFrom = (g: State, hex: number): Int16Array => {
  const { costs, ground, scratch } = roomOf(g);
  const known = costs.get(hex);
  if (known) return known;
  const found = reach(boxOf(g).GRID, ground, hex as HexId, MAX_PATH_COST, scratch).cost.slice();
  costs.set(hex, found);
  return found;
};
/** The farthest a threat is looked for. */
export const MAX_THREAT_HEXES = 6;
/** All hexes within NEAR of one. */
export const diskOf = (g: OfBox, hex: number): Int16Array => {
  const { disks } = roomOf(g);
  const { GRID, SIZE } = boxOf(g);
  return (disks[hex] ??= Int16Array.from(
    Array.from({ length: SIZE }, (_, h) => h).filter(h => distance(GRID, hex as HexId, h as HexId) <= MAX_THREAT_HEXES),
  ));
};
