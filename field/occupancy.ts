/**
 * Who stands where, and the zones of control that follow, kept between questions. Every question first compares the cells
 * it rests on with those last seen and takes over what changed, so that clones, views with holes, loaded saves and
 * positions set by hand are all the same to it. Made once for each game made from a pack, and held by it.
 */
import type { State } from '../engine/state.ts';
import type { Grid, HexId } from '../kernel/hex.ts';
import { changedFrom, asWords, type WordView } from '../kernel/compare-cells.ts';
import { addZone, type ZoneRules } from '../kernel/zone.ts';
import { NO_WATCH, watchOver, type Run, type Watch } from './cell-ranges.ts';

/** Where a zone reaches, and in which layer of zones it is counted: `strength * camps + camp`, 0 being the usual strength. */
export interface ZoneKind extends ZoneRules {
  readonly layer: number;
}
export const NO_ZONE = -1;
/** No zone, and none for those of its camp in its hex: a No Supply marker lies on the stack (No Retreat 12.4). */
export const SUPPRESSED_ZONE = -2;

/** By camp: its enemies. */
export type Foes = readonly (readonly number[])[];
/** Two sides and nothing else: what is kept by camp is then a pair. */
export type TwoCamps = readonly [readonly number[], readonly number[]];
type ByCamp<F extends Foes, T> = readonly T[] & { readonly [K in keyof F]: T };

/** What a game tells of its counters. Camps are those who may be at war with each other: mostly the sides, but one player can lead two (No Retreat 18.5). */
export interface Counters<F extends Foes = Foes> {
  readonly grid: Grid;
  /** First cell of the column of places; a place below the size of the grid is a hex, any other a box. */
  readonly place: number;
  readonly count: number;
  readonly camps: number;
  readonly foes: F;
  /** The kinds of zones, by nation and mobility where that makes a difference (War Comes Early 9.0), full or weak (No Retreat 13.4.5). */
  readonly kinds: readonly ZoneKind[];
  /** The counters that can be on the map, in few runs: the armies of a scenario stand together in the list. */
  runs(g: State): readonly Run[];
  /** Cells that change seldom and change much: the scenario, who is at war, forts. All is laid out anew when one has changed. */
  slow(g: State): readonly Run[];
  /** The same of what no cell says by itself, as a number: turns in which some fight alone (War Comes Early 5.1). */
  epoch?(g: State): number;
  /** First cells of further columns by counter on which `isInPlay` and `kindOf` rest: a No Supply marker (No Retreat 13.4.4). */
  readonly marks?: readonly number[];
  /** The counters for whom those make a difference; all of them where this is left out. */
  marked?(g: State): readonly Run[];
  campOf(g: State, unit: number): number;
  /** Not of a country that is still neutral, say: only those in play bar a supply line and help one. */
  isInPlay(g: State, unit: number): boolean;
  /** The kind of its zone, NO_ZONE or HUSHED. */
  kindOf(g: State, unit: number): number;
  /** Markers with a zone in their own hex alone: their cells, and the layer it is counted in. */
  readonly posts?: { readonly cells: Run; readonly layer: number };
  /** All is laid out anew, and this comes first: what is no counter. `hold` lets a hex have a zone by itself, as an intact fort has (War Comes Early 9.0). */
  layOut?(g: State, board: Board, hold: (kind: number, hex: HexId) => void): void;
  /** One counter more or less in a hex: what else a game counts by hex. */
  lay?(unit: number, hex: HexId, by: 1 | -1): void;
  /** The same in a box. */
  layBeside?(unit: number, box: number, by: 1 | -1): void;
}

/** Read, never written, by the rules. */
export interface Board<F extends Foes = Foes> {
  /** By camp, then by hex: how many counters lie there, and how many of those in play. */
  readonly units: ByCamp<F, Uint8Array>;
  readonly inPlay: ByCamp<F, Uint8Array>;
  /** By kind of zone, then by hex: how many counters there have it. */
  readonly holders: readonly Uint8Array[];
  /** By camp, then by hex: how many counters there hush the others. */
  readonly hushed: ByCamp<F, Uint8Array>;
  /** By layer, then by hex: how many hexes reach into this one with their zone. */
  readonly zones: ByCamp<F, Uint8Array>;
  /** By camp: grows when the hexes it holds change, or its zones: what rests on those alone is kept until then. */
  readonly held: ByCamp<F, number>;
  /** By camp: grows when a supply line of it may have changed by the counters: enemies, or friends in enemy zones. */
  readonly lines: ByCamp<F, number>;
  /** Grows when any counter lies elsewhere. */
  moved: number;
  /** Grows when all was laid out anew. */
  made: number;
}

const arrays = (count: number, size: number): readonly Uint8Array[] =>
  Array.from({ length: count }, () => new Uint8Array(size));
const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);

/** The board, the counters as they were last seen on it, and the cells they were read from. */
interface Sight {
  readonly counters: Counters;
  readonly board: Board;
  readonly units: readonly Uint8Array[];
  readonly inPlay: readonly Uint8Array[];
  readonly holders: readonly Uint8Array[];
  readonly hushed: readonly Uint8Array[];
  readonly zones: readonly Uint8Array[];
  readonly held: number[];
  readonly lines: number[];
  /** By camp: the layers of zones of its enemies. */
  readonly against: readonly (readonly number[])[];
  /** By counter. */
  readonly camp: Uint8Array;
  readonly playing: Uint8Array;
  readonly kind: Int8Array;
  /** The cells as they were last seen, and those of the state that is asked about. */
  last: Int16Array<ArrayBuffer>;
  seen: WordView;
  now: WordView;
  watch: Watch;
  epoch: number;
}
const sightOf = (counters: Counters): Sight => {
  const { grid, count, camps, kinds, foes } = counters;
  const { size } = grid;
  const units = arrays(camps, size);
  const inPlay = arrays(camps, size);
  const holders = arrays(kinds.length, size);
  const hushed = arrays(camps, size);
  const zones = arrays(Math.max(camps, ...kinds.map(k => k.layer + 1)), size);
  const held = zeros(camps);
  const lines = zeros(camps);
  const board: Board = { units, inPlay, holders, hushed, zones, held, lines, moved: 0, made: 0 };
  const last = new Int16Array(0);
  const seen = asWords(last);
  return {
    counters,
    board,
    units,
    inPlay,
    holders,
    hushed,
    zones,
    held,
    lines,
    against: foes.map(list => layersOf(board, counters, list)),
    camp: new Uint8Array(count),
    playing: new Uint8Array(count),
    kind: new Int8Array(count),
    last,
    seen,
    now: seen,
    watch: NO_WATCH,
    epoch: 0,
  };
};

const isHex = ({ counters }: Sight, at: number): boolean => at >= 0 && at < counters.grid.size;
/** The lines of a camp's enemies may have changed by it. */
const disturb = ({ counters, held, lines }: Sight, c: number): void => {
  held[c]! += 1;
  for (const f of counters.foes[c]!) lines[f]! += 1;
};
const inZones = ({ against, zones }: Sight, c: number, hex: number): boolean => {
  for (const layer of against[c]!) if (zones[layer]![hex] !== 0) return true;
  return false;
};
/** One more or less that has a zone there: does the zone change by it? */
const hold = ({ counters, holders, hushed, zones }: Sight, k: number, hex: HexId, by: 1 | -1): boolean => {
  const kind = counters.kinds[k]!;
  holders[k]![hex]! += by;
  if (holders[k]![hex] !== (by === 1 ? 1 : 0) || hushed[kind.layer % counters.camps]![hex] !== 0) return false;
  addZone(counters.grid, kind, hex, zones[kind.layer]!, by);
  return true;
};
/** One more or less that hushes those of its camp there. */
const hush = (sight: Sight, c: number, hex: HexId, by: 1 | -1): void => {
  const { counters, holders, hushed, zones } = sight;
  hushed[c]![hex]! += by;
  if (hushed[c]![hex] !== (by === 1 ? 1 : 0)) return;
  for (const [k, kind] of counters.kinds.entries())
    if (kind.layer % counters.camps === c && holders[k]![hex] !== 0)
      addZone(counters.grid, kind, hex, zones[kind.layer]!, by === 1 ? -1 : 1);
  disturb(sight, c);
};
/** One counter more or less in a hex. */
const lay = (sight: Sight, unit: number, hex: number, by: 1 | -1): void => {
  const { counters, units, inPlay, held, lines } = sight;
  const c = sight.camp[unit]!;
  const k = sight.kind[unit]!;
  const edge = by === 1 ? 1 : 0;
  units[c]![hex]! += by;
  if (units[c]![hex] === edge) held[c]! += 1;
  if (sight.playing[unit] === 1) {
    inPlay[c]![hex]! += by;
    if (inPlay[c]![hex] === edge) {
      disturb(sight, c);
      if (inZones(sight, c, hex)) lines[c]! += 1;
    }
  }
  if (k >= 0 && hold(sight, k, hex as HexId, by)) disturb(sight, c);
  if (k === SUPPRESSED_ZONE) hush(sight, c, hex as HexId, by);
  counters.lay?.(unit, hex as HexId, by);
};

/** One counter more or less in a hex or a box; a hole is neither. */
const put = (sight: Sight, unit: number, place: number, by: 1 | -1): void => {
  if (isHex(sight, place)) lay(sight, unit, place, by);
  else if (place >= 0) sight.counters.layBeside?.(unit, place, by);
};

const look = ({ counters, camp, playing, kind }: Sight, g: State, unit: number): void => {
  camp[unit] = counters.campOf(g, unit);
  playing[unit] = counters.isInPlay(g, unit) ? 1 : 0;
  kind[unit] = counters.kindOf(g, unit);
};
const isAsSeen = ({ counters, camp, playing, kind }: Sight, g: State, unit: number): boolean =>
  camp[unit] === counters.campOf(g, unit) &&
  playing[unit] === (counters.isInPlay(g, unit) ? 1 : 0) &&
  kind[unit] === counters.kindOf(g, unit);
/** A counter is somewhere else than when last seen, or bears another mark. */
const follow = (sight: Sight, g: State, unit: number): void => {
  const { last, board } = sight;
  const { place, marks = [] } = sight.counters;
  const from = last[place + unit]!;
  const to = g.cells[place + unit]!;
  last[place + unit] = to;
  for (const at of marks) last[at + unit] = g.cells[at + unit]!;
  if (from === to && isAsSeen(sight, g, unit)) return;
  board.moved += 1;
  put(sight, unit, from, -1);
  if (marks.length > 0) look(sight, g, unit);
  put(sight, unit, to, 1);
};

/** A marker with a zone in its own hex lies there, or no more. */
const post = (sight: Sight, layer: number, hex: number, by: 1 | -1): void => {
  if (!isHex(sight, hex)) return;
  sight.zones[layer]![hex]! += by;
  disturb(sight, layer % sight.counters.camps);
};
const followPosts = (sight: Sight, g: State, { cells, layer }: NonNullable<Counters['posts']>): void => {
  const { last } = sight;
  for (let at = cells.from; at < cells.to; at++) {
    if (last[at] === g.cells[at]) continue;
    post(sight, layer, last[at]!, -1);
    post(sight, layer, g.cells[at]!, 1);
    last[at] = g.cells[at]!;
  }
};

const epochOf = ({ epoch }: Counters, g: State): number => (epoch === undefined ? 0 : epoch(g));
const rebuild = (sight: Sight, g: State): Board => {
  const { counters, board, units, inPlay, holders, hushed, zones, held, lines } = sight;
  if (sight.last.length === g.cells.length) sight.last.set(g.cells);
  else sight.last = new Int16Array(g.cells);
  if (sight.seen.cells !== sight.last) sight.seen = asWords(sight.last);
  sight.watch = watchOver(counters, g, sight.watch);
  sight.epoch = epochOf(counters, g);
  for (const layers of [units, inPlay, holders, hushed, zones]) for (const layer of layers) layer.fill(0);
  board.made += 1;
  board.moved += 1;
  for (const stamps of [held, lines]) for (const c of stamps.keys()) stamps[c]! += 1;
  counters.layOut?.(g, board, (k, hex) => hold(sight, k, hex, 1));
  if (counters.posts)
    for (let at = counters.posts.cells.from; at < counters.posts.cells.to; at++)
      post(sight, counters.posts.layer, sight.last[at]!, 1);
  for (const { from, to } of sight.watch.runs)
    for (let unit = from; unit < to; unit++) {
      const at = sight.last[counters.place + unit]!;
      look(sight, g, unit);
      put(sight, unit, at, 1);
    }
  return board;
};
const boardIn = (sight: Sight, g: State): Board => {
  if (sight.now.cells !== g.cells) sight.now = asWords(g.cells);
  const { now, seen, last } = sight;
  const { slow, watched, heeded } = sight.watch;
  if (last.length !== g.cells.length || epochOf(sight.counters, g) !== sight.epoch) return rebuild(sight, g);
  for (let i = 0; i < slow.length; i += 2)
    if (changedFrom(now, seen, slow[i]!, slow[i + 1]!) < slow[i + 1]!) return rebuild(sight, g);
  for (let i = 0; i < watched.length; i += 2) {
    const to = watched[i + 1]!;
    let at = changedFrom(now, seen, watched[i]!, to);
    for (; at < to; at = changedFrom(now, seen, at + 1, to))
      if (heeded[at]! >= 0) follow(sight, g, heeded[at]!);
      else last[at] = g.cells[at]!;
  }
  if (sight.counters.posts) followPosts(sight, g, sight.counters.posts);
  return sight.board;
};

export interface Occupancy<F extends Foes> {
  /** The board as it lies now; overwritten by the next question about another position. */
  boardOf(g: State): Board<F>;
  /** Of the position that was asked about last: one counter may lie elsewhere, or bear another mark, and the rest is as it was. */
  follow(g: State, unit: number): void;
}
export const makeLookout = <F extends Foes>(counters: Counters<F>): Occupancy<F> => {
  const sight = sightOf(counters);
  const boardOf = (g: State): Board => boardIn(sight, g);
  return { boardOf: boardOf as (g: State) => Board<F>, follow: (g, unit) => follow(sight, g, unit) };
};
export const makeOccupancy = <F extends Foes>(counters: Counters<F>): ((g: State) => Board<F>) =>
  makeLookout(counters).boardOf;

/** The layers, of whatever strength, of these camps. */
const layersOf = ({ zones }: Board, { camps }: Counters, of: readonly number[]): readonly number[] =>
  [...zones.keys()].filter(layer => of.includes(layer % camps));
