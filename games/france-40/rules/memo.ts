/**
 * What follows from where the counters lie, kept between questions: who holds which hex, and the zones of control.
 * Every question first compares the places of all units with those last seen and takes over what changed, so that
 * clones, views with holes, loaded saves and positions set by hand are all the same to it (D31).
 */
import type { HexId } from '../../../kernel/hex.ts';
import { addZone, type ZoneRules } from '../../../kernel/zone.ts';
import type { State } from '../../../engine/state.ts';
import { GRID } from '../data/map.ts';
import { SIZE, WATER_SIDE } from '../ground.ts';
import { AT, COUNT, foe, fortUnits, inPlay, is1940, mobileUnits, NEUTRALS, SIDE, type SideNo } from '../state.ts';

const each = <T>(make: () => T): readonly [T, T] => [make(), make()];
const byHex = (): Uint8Array => new Uint8Array(SIZE);

/** Read, never written, by the rules. The counts by side are of mobile units. */
export interface Board {
  readonly units: readonly [Uint8Array, Uint8Array];
  /** 3.6 Those of them that are in play: not of a country that is still neutral. */
  readonly inPlay: readonly [Uint8Array, Uint8Array];
  /** 1 German, 2 Allied. */
  readonly forts: Uint8Array;
  /** 7.0 How many hexes of the side reach into this one; none in 1939. */
  readonly zones: readonly [Uint8Array, Uint8Array];
  /** Grows when the hexes held by the side change, or the forts, or who is neutral: what rests on those alone is kept until then. */
  readonly held: [number, number];
  /** Grows when all was made anew: another scenario, a neutral at war, a fort gone. */
  made: number;
  /** Grows when a supply line of the side may have changed by the counters: enemies, or friends in enemy zones. */
  readonly lines: [number, number];
}
const board: Board = {
  units: each(byHex),
  inPlay: each(byHex),
  forts: byHex(),
  zones: each(byHex),
  held: [0, 0],
  made: 0,
  lines: [0, 0],
};
/** 7.0, 7.1, 7.8, 7.9 */
export const ZONES: ZoneRules = { wall: WATER_SIDE, shut: board.forts, mute: board.forts, own: true };

const NOWHERE = SIZE;
const isHex = (place: number): boolean => place >= 0 && place < SIZE;
const seen = new Int16Array(COUNT).fill(NOWHERE);
const standings = new Int16Array(NEUTRALS.length).fill(-1);
/** The armies of a scenario stand together in the list of units, and so do its forts: the other scenario's need not be looked at. */
interface Run {
  readonly from: number;
  readonly to: number;
}
const runOf = (units: readonly number[]): Run => ({ from: units[0]!, to: units.at(-1)! + 1 });
let armies: Run = { from: 0, to: 0 };
let forts = armies;
let scenario = -1;

/** One unit more or less of a side in a hex. */
const count = (g: State, unit: number, hex: number, by: 1 | -1): void => {
  const side = SIDE[unit] as SideNo;
  const { units, inPlay: playing, zones, held, lines } = board;
  const edge = by === 1 ? 1 : 0;
  units[side][hex]! += by;
  if (units[side][hex] === edge) held[side] += 1;
  if (!inPlay(g, unit)) return;
  playing[side][hex]! += by;
  if (playing[side][hex] !== edge) return;
  held[side] += 1;
  if (is1940(g)) addZone(GRID, ZONES, hex as HexId, zones[side], by);
  lines[foe(side)] += 1;
  if (zones[foe(side)][hex]) lines[side] += 1;
};
/** A unit is somewhere else than when last seen. */
const follow = (g: State, unit: number, to: number): void => {
  if (isHex(seen[unit]!)) count(g, unit, seen[unit]!, -1);
  if (isHex(to)) count(g, unit, to, 1);
  seen[unit] = to;
};
/** All anew: a fort fell, a neutral entered the war, or it is another scenario. */
const rebuild = (g: State): void => {
  scenario = g.n[AT.scenario]!;
  armies = runOf(mobileUnits(g));
  forts = runOf(fortUnits(g));
  for (let i = 0; i < standings.length; i++) standings[i] = g.n[AT.neutral + i]!;
  for (const part of [...board.units, ...board.inPlay, ...board.zones, board.forts]) part.fill(0);
  board.made += 1;
  for (const stamps of [board.held, board.lines]) for (const side of [0, 1] as const) stamps[side] += 1;
  for (let u = 0; u < COUNT; u++) seen[u] = g.n[AT.place + u]!;
  for (const u of fortUnits(g)) if (isHex(seen[u]!)) board.forts[seen[u]!] = SIDE[u]! + 1;
  for (const u of mobileUnits(g)) if (isHex(seen[u]!)) count(g, u, seen[u]!, 1);
};
const isAnother = (g: State): boolean => {
  for (let i = 0; i < standings.length; i++) if (standings[i] !== g.n[AT.neutral + i]) return true;
  return scenario !== g.n[AT.scenario];
};

/** The board as it lies now; overwritten by the next question about another position. */
export const boardOf = (g: State): Board => {
  if (isAnother(g)) rebuild(g);
  if (changedFrom(g.n, forts.from, forts.to) < forts.to) rebuild(g);
  const { from, to } = armies;
  for (let unit = changedFrom(g.n, from, to); unit < to; unit = changedFrom(g.n, unit + 1, to))
    follow(g, unit, g.n[AT.place + unit]!);
  return board;
};
/** The first unit of a run that is not where it was last seen; `to` if there is none. Looked through by fours: every question begins with it. */
const changedFrom = (n: Int16Array, from: number, to: number): number => {
  const last = seen;
  const place = AT.place;
  let unit = from;
  let at = place + from;
  for (
    ;
    unit + 4 <= to &&
    ((n[at]! ^ last[unit]!) |
      (n[at + 1]! ^ last[unit + 1]!) |
      (n[at + 2]! ^ last[unit + 2]!) |
      (n[at + 3]! ^ last[unit + 3]!)) ===
      0;
    at += 4
  )
    unit += 4;
  while (unit < to && n[place + unit] === last[unit]) unit++;
  return unit;
};
