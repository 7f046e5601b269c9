/**
 * What follows from where the counters lie, kept between questions: who holds which hex, and the zones of control.
 * Every question first compares the places of all units with those last seen and takes over what changed, so that
 * clones, views with holes, loaded saves and positions set by hand are all the same to it (D31).
 */
import type { HexId } from '../../../kernel/hex.ts';
import { addZone } from '../../../kernel/zone.ts';
import type { State } from '../../../engine/state.ts';
import type { SideNo } from '../army.ts';
import { boxOf, type Box } from '../box.ts';
import type { Board, Run, Seen } from '../kept.ts';
import { AT, foe, fortUnits, inPlay, is1940, mobileUnits } from '../state.ts';

/** The units of a scenario stand more or less together in the list, and so do its forts: not all need be looked at. */
const runOf = (units: readonly number[]): Run => ({ from: units[0] ?? 0, to: (units.at(-1) ?? -1) + 1 });

/** One unit more or less of a side in a hex. */
const count = (g: State, { SIDE, GRID, kept }: Box, unit: number, hex: number, by: 1 | -1): void => {
  const side = SIDE[unit] as SideNo;
  const { board, zoneRules } = kept.seen;
  const { units, inPlay: playing, zones, held, lines } = board;
  const edge = by === 1 ? 1 : 0;
  units[side][hex]! += by;
  if (units[side][hex] === edge) held[side] += 1;
  if (!inPlay(g, unit)) return;
  playing[side][hex]! += by;
  if (playing[side][hex] !== edge) return;
  held[side] += 1;
  if (is1940(g)) addZone(GRID, zoneRules, hex as HexId, zones[side], by);
  lines[foe(side)] += 1;
  if (zones[foe(side)][hex]) lines[side] += 1;
};
/** A unit is somewhere else than when last seen. */
const follow = (g: State, box: Box, unit: number, to: number): void => {
  const { SIZE, kept } = box;
  const { places } = kept.seen;
  const from = places[unit]!;
  if (from >= 0 && from < SIZE) count(g, box, unit, from, -1);
  if (to >= 0 && to < SIZE) count(g, box, unit, to, 1);
  places[unit] = to;
};
/** All anew: a fort fell, a neutral entered the war, or it is another scenario. */
const rebuild = (g: State, box: Box): void => {
  const { COUNT, CELLS, SIZE, SIDE, kept } = box;
  const { seen } = kept;
  const { board, places, standings } = seen;
  const stands = (u: number): boolean => places[u]! >= 0 && places[u]! < SIZE;
  seen.scenario = g.n[AT.scenario]!;
  seen.armies = runOf(mobileUnits(g));
  seen.forts = runOf(fortUnits(g));
  for (let i = 0; i < standings.length; i++) standings[i] = g.n[AT.neutral + i]!;
  for (const part of [...board.units, ...board.inPlay, ...board.zones, board.forts]) part.fill(0);
  board.made += 1;
  for (const stamps of [board.held, board.lines]) for (const side of [0, 1] as const) stamps[side] += 1;
  for (let u = 0; u < COUNT; u++) places[u] = g.n[CELLS.place + u]!;
  for (const u of fortUnits(g)) if (stands(u)) board.forts[places[u]!] = SIDE[u]! + 1;
  for (const u of mobileUnits(g)) if (stands(u)) count(g, box, u, places[u]!, 1);
};
const isAnother = (g: State, { standings, scenario }: Seen): boolean => {
  for (let i = 0; i < standings.length; i++) if (standings[i] !== g.n[AT.neutral + i]) return true;
  return scenario !== g.n[AT.scenario];
};

/** The board as it lies now; overwritten by the next question about another position of the same box. */
export const boardOf = (g: State): Board => {
  const box = boxOf(g);
  const { seen } = box.kept;
  const { n } = g;
  const { place } = box.CELLS;
  if (isAnother(g, seen)) rebuild(g, box);
  const { places, forts, armies } = seen;
  if (changedFrom(n, place, places, forts.from, forts.to) < forts.to) rebuild(g, box);
  const { from, to } = armies;
  for (
    let unit = changedFrom(n, place, places, from, to);
    unit < to;
    unit = changedFrom(n, place, places, unit + 1, to)
  )
    if (box.FORT[unit]) rebuild(g, box);
    else follow(g, box, unit, n[place + unit]!);
  return seen.board;
};
/** The first unit of a run that is not where it was last seen; its end if there is none. Looked through by fours: every question begins with it. */
const changedFrom = (n: Int16Array, place: number, last: Int16Array, from: number, to: number): number => {
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
