/** Who is where, and the zones of control that follow, cached between questions. Every question first compares the cells it depends on with those last seen and takes over what changed, so that clones, views with holes, loaded saves and positions set by hand all work alike. Created once for each game made from a pack, and stored in its box. */
import type { State } from '../engine/state.ts';
import type { Grid, HexId } from '../kernel/hex.ts';
import { changedFrom, asWords, type WordView } from '../kernel/compare-cells.ts';
import { addZone, type ZoneRules } from '../kernel/zone.ts';
import { NO_WATCH, watchOver, type Run, type Watch } from './cell-ranges.ts';

/** Where a zone reaches, and in which layer of zones it is counted: `strength * camps + camp`, where 0 is the usual strength. */
export interface ZoneKind extends ZoneRules {
  readonly layer: number;
}
export const NO_ZONE = -1;
/** The unit has no zone, and neither have others of its camp in its hex: a No Supply marker lies on the stack (No Retreat 12.4). */
export const SUPPRESSED_ZONE = -2;

/** By camp: its enemies. */
export type Foes = readonly (readonly number[])[];
/** Exactly two camps, so that anything stored by camp is a pair. */
export type TwoCamps = readonly [readonly number[], readonly number[]];
type ByCamp<F extends Foes, T> = readonly T[] & { readonly [K in keyof F]: T };

/** What a game says about its counters. Camps are units that may be at war with each other: usually the sides, but one player can lead two camps (No Retreat 18.5). */
export interface Counters<F extends Foes = Foes> {
  readonly grid: Grid;
  /** First cell of the column of places; a place below the size of the grid is a hex, any other a box. */
  readonly place: number;
  readonly count: number;
  readonly camps: number;
  readonly foes: F;
  /** The kinds of zones: by nation and mobility if that matters (War Comes Early 9.0), full or weak (No Retreat 13.4.5). */
  readonly kinds: readonly ZoneKind[];
  /** The counters that can be on the map, in few ranges: the armies of a scenario are next to each other in the list. */
  runs(g: State): readonly Run[];
  /** Cells that change rarely but affect everything: the scenario, who is at war, forts. The board is rebuilt when one has changed. */
  slow(g: State): readonly Run[];
  /** The same for what no cell says by itself, as a number: turns in which only two nations act (War Comes Early 5.1). */
  epoch?(g: State): number;
  /** First cells of further columns by counter on which `isInPlay` and `kindOf` depend: a No Supply marker (No Retreat 13.4.4). */
  readonly marks?: readonly number[];
  /** The counters for which those columns matter; all if left out. */
  marked?(g: State): readonly Run[];
  campOf(g: State, unit: number): number;
  /** Whether a unit counts: units of a neutral country, for example, neither bar nor help a supply line. */
  isInPlay(g: State, unit: number): boolean;
  /** The kind of its zone, NO_ZONE or SUPPRESSED_ZONE. */
  kindOf(g: State, unit: number): number;
  /** Markers that have a zone in their own hex only: their cells, and the layer it is counted in. */
  readonly posts?: { readonly cells: Run; readonly layer: number };
  /** Runs first when the board is rebuilt, for whatever is not a counter. `hold` gives a hex a zone of its own, as an intact fort has (War Comes Early 9.0). */
  layOut?(g: State, board: Board, hold: (kind: number, hex: HexId) => void): void;
  /** Called when a counter is added to a hex or taken from it, for whatever else a game counts by hex. */
  lay?(unit: number, hex: HexId, by: 1 | -1): void;
  /** The same for a box. */
  layBeside?(unit: number, box: number, by: 1 | -1): void;
}

/** Rules read it and never write it. */
export interface Board<F extends Foes = Foes> {
  /** By camp, then by hex: how many counters are there, and how many of those are in play. */
  readonly units: ByCamp<F, Uint8Array>;
  readonly inPlay: ByCamp<F, Uint8Array>;
  /** By kind of zone, then by hex: how many counters there have it. */
  readonly holders: readonly Uint8Array[];
  /** By camp, then by hex: how many counters there suppress the zones of the others. */
  readonly hushed: ByCamp<F, Uint8Array>;
  /** By layer, then by hex: how many hexes reach into this one with their zone. */
  readonly zones: ByCamp<F, Uint8Array>;
  /** By camp: grows when the hexes it holds or its zones change. What depends on those alone is cached until then. */
  readonly held: ByCamp<F, number>;
  /** By camp: grows when counters may have changed one of its supply lines: enemies, or friends in enemy zones. */
  readonly lines: ByCamp<F, number>;
  /** Grows when any counter has moved. */
  moved: number;
  /** Grows when the board was rebuilt. */
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
  /** By camp: the layers of its enemies' zones. */
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
/** The change may affect supply lines of the camp's enemies. */
const disturb = ({ counters, held, lines }: Sight, c: number): void => {
  held[c]! += 1;
  for (const f of counters.foes[c]!) lines[f]! += 1;
};
const inZones = ({ against, zones }: Sight, c: number, hex: number): boolean => {
  for (const layer of against[c]!) if (zones[layer]![hex] !== 0) return true;
  return false;
};
/** One counter more or less with a zone there; returns whether the zone changes. */
const hold = ({ counters, holders, hushed, zones }: Sight, k: number, hex: HexId, by: 1 | -1): boolean => {
  const kind = counters.kinds[k]!;
  holders[k]![hex]! += by;
  if (holders[k]![hex] !== (by === 1 ? 1 : 0) || hushed[kind.layer % counters.camps]![hex] !== 0) return false;
  addZone(counters.grid, kind, hex, zones[kind.layer]!, by);
  return true;
};
/** One counter more or less there that suppresses the zones of its camp. */
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
/** Takes over that a counter has moved or has another mark since it was last seen. */
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

/** A marker with a zone in its own hex is placed there or taken away. */
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
  /** The board as it is now; the next question about another position overwrites it. */
  boardOf(g: State): Board<F>;
  /** Updates the board of the position asked about last for one counter that has moved or has another mark; nothing else may have changed. */
  follow(g: State, unit: number): void;
}
export const makeLookout = <F extends Foes>(counters: Counters<F>): Occupancy<F> => {
  const sight = sightOf(counters);
  const boardOf = (g: State): Board => boardIn(sight, g);
  return { boardOf: boardOf as (g: State) => Board<F>, follow: (g, unit) => follow(sight, g, unit) };
};
export const makeOccupancy = <F extends Foes>(counters: Counters<F>): ((g: State) => Board<F>) =>
  makeLookout(counters).boardOf;

/** The layers of these camps, of all strengths. */
const layersOf = ({ zones }: Board, { camps }: Counters, of: readonly number[]): readonly number[] =>
  [...zones.keys()].filter(layer => of.includes(layer % camps));
