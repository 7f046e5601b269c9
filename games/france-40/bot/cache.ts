/** The caches of the bots. Each box has its own, so that games of two data packs never mix. */
import { makeCutScratch, type CutScratch } from '../../../bots/min-cut.ts';
import { cachedPerBox } from '../../../bots/cache.ts';
import { makeReach, NO_ENTRY, reach, type Reach } from '../../../kernel/path.ts';
import { makeSupplied, type Supplied } from '../../../kernel/supply.ts';
import { around, type HexId } from '../../../kernel/hex.ts';
import type { State } from '../../../engine/state.ts';
import { boxOf, type Box, type OfBox } from '../model/box.ts';
import type { Result } from '../data/charts.ts';
import { RESULTS, resultAt } from '../data/charts.ts';
import { FRANCE, GERMANY } from '../model/ground.ts';
import type { Line } from './line.ts';
import type { Situation } from './situation.ts';
import type { SideNo } from '../model/army.ts';

export type Chances = { readonly [R in Result]: number };
export interface BotCache {
  /** The chance of each result, by column from -1 (below the table) to one above it. */
  readonly chances: readonly Chances[];
  readonly edges: Supplied;
  readonly ports: Supplied;
  readonly germanSources: readonly number[];
  readonly alliedEdges: readonly number[];
  readonly frenchHexes: readonly number[];
  /** River hexsides of each hex. */
  readonly rivers: Uint8Array;
  /** By hex: movement points from it to every other hex, ignoring enemies and zones. */
  readonly costs: Map<number, Int16Array>;
  readonly scratch: Reach;
  /** 3.2 The entry cost of each hex in 1939, when neutral countries are closed. */
  readonly open1939: Uint8Array;
  /** Movement points to each hex of the Ruhr over that ground. */
  readonly toRuhr: readonly Int16Array[];
  /** 10.6 The hexes from which a zone of control reaches into Paris. */
  readonly besideParis: readonly number[];
  /** Work arrays for counting strengths. */
  readonly nation: Int8Array;
  readonly seen: Uint8Array;
  /** For line.ts. */
  readonly cut: CutScratch;
  readonly drawn: { readonly key: string; readonly line: Line }[];
  readonly fields: { readonly key: string; readonly field: Float32Array }[];
  last:
    | { readonly n: Int16Array; readonly stack: State['stack']; readonly side: SideNo; readonly s: Situation }
    | undefined;
}

/** Distances to the Ruhr are searched up to this many points. */
export const FARTHEST_1939 = 60;
export const waysFrom = ({ GRID, CROSS }: Box, hex: number, enter: Uint8Array, scratch: Reach): Int16Array =>
  reach(GRID, { enter, cross: CROSS[0]![0]! }, hex as HexId, FARTHEST_1939, scratch).cost;
const riversOf = ({ GRID, SIZE, RIVER_SIDE }: Box): Uint8Array =>
  Uint8Array.from({ length: SIZE }, (_, hex) => {
    let n = 0;
    for (let k = hex * 6; k < hex * 6 + 6; k++) n += RIVER_SIDE[GRID.sides[k]!]!;
    return n;
  });
const chancesOf = ({ charts: { crt } }: Box): readonly Chances[] => {
  const share = (column: number, kind: Result): number =>
    [1, 2, 3, 4, 5, 6].filter(die => resultAt(crt, column, die) === kind).length / 6;
  return Array.from(
    { length: crt.columns.length + 2 },
    (_, i) => Object.fromEntries(RESULTS.map(kind => [kind, share(i - 1, kind)])) as { [R in Result]: number },
  );
};
const makeBotCache = (box: Box): BotCache => {
  const { GRID, SIZE, ENTER, COUNTRY } = box;
  const scratch = makeReach(GRID);
  const open1939 = ENTER.map((cost, hex) => ([FRANCE, GERMANY].includes(COUNTRY[hex]!) ? cost : NO_ENTRY));
  return {
    chances: chancesOf(box),
    edges: makeSupplied(GRID),
    ports: makeSupplied(GRID),
    germanSources: [...box.RUHR, ...box.EAST_EDGE],
    alliedEdges: [...box.WEST_EDGE, ...box.SOUTH_EDGE],
    frenchHexes: box.HEXES_OF[FRANCE]!.filter(hex => ENTER[hex] !== NO_ENTRY),
    rivers: riversOf(box),
    costs: new Map(),
    scratch,
    open1939,
    toRuhr: box.RUHR.map(hex => waysFrom(box, hex, open1939, scratch).slice()),
    besideParis: [...new Set(box.PARIS.flatMap(hex => around(GRID, hex)))].filter(
      hex => !box.IN_PARIS[hex] && ENTER[hex] !== NO_ENTRY,
    ),
    nation: new Int8Array(SIZE),
    seen: new Uint8Array(SIZE),
    cut: makeCutScratch(SIZE),
    drawn: [],
    fields: [],
    last: undefined,
  };
};
export const botCacheOf = cachedPerBox((g: OfBox): BotCache => makeBotCache(boxOf(g)));
