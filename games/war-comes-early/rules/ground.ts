/** 11.3-11.7, 8.0, 6.2.2 What it costs those who march together to enter each hex, as things stand. */
import type { State } from '../../../engine/state.ts';
import { makeEnemyZones } from '../../../field/zones.ts';
import { dirTo, type HexId } from '../../../kernel/hex.ts';
import { ENEMY_ZONE, FAR, isZoneToZone, priced, type Ground, type Priced } from '../../../kernel/path.ts';
import { isGermanMech, isMech, nationOf, type SideNo } from '../army.ts';
import { boxOf, type Box } from '../box.ts';
import { AT, foe, sideOf, unitsInPlay } from '../state.ts';
import { aloftOf } from './aloft.ts';
import { boardOf, type Board, type Memo } from './memo.ts';

/** Who marches, as the ground sees it: all of one nation and one mobility, and together so much room. */
export interface Mover {
  /** One of them. */
  readonly one: number;
  readonly nation: number;
  readonly side: SideNo;
  readonly mech: boolean;
  /** 9.1 Bound by no zone. */
  readonly free: boolean;
  /** 8.0 Room they take, and whether an army or a static corps is among them. */
  readonly load: number;
  readonly army: boolean;
}
/** The ground of those who march alike as it was last laid out, and what it rests on. */
interface Laid {
  readonly ground: Ground;
  readonly shut: Uint8Array;
  readonly made: number;
  readonly changes: number;
  readonly zoned: number;
  readonly aloft: number;
}
export interface GroundKept {
  readonly open: [foot?: Priced, mechanised?: Priced];
  readonly laid: Laid[];
  readonly against: ReturnType<typeof makeEnemyZones>;
}
export const makeGroundKept = ({ counters }: Memo): GroundKept => ({
  open: [],
  laid: [],
  against: makeEnemyZones(counters, ENEMY_ZONE),
});
/** 11.3 What the ground costs on foot and mechanised, whoever may enter it. */
const openGround = (g: State, mech: boolean): Priced => {
  const { GRID, ENTER, CROSS, RAIL_SIDE, kept } = boxOf(g);
  const kind = mech ? 1 : 0;
  return (kept.ground.open[kind] ??= priced(GRID, { enter: ENTER[kind], cross: CROSS, road: RAIL_SIDE }));
};
/** 8.0 No enemy, no other nation, and no hex that would hold too much. */
const isFull = ({ kept, charts }: Box, m: Mover, hex: number): boolean => {
  const { room } = kept.memo;
  if (room.units[hex] === 0) return false;
  return (
    room.isForeign(m.nation, hex) ||
    room.loads[hex]! + m.load > charts.stacking.limit ||
    (m.army && room.armies[hex]! > 0)
  );
};
/** 11.5, 11.7 Forts and countries that are shut to it; who is there; 11.6 in column no enemy zone and nothing under his aircraft. */
const isShut = (box: Box, m: Mover, bars: readonly Uint8Array[], hex: number): boolean => {
  for (const bar of bars) if (bar[hex] !== 0) return true;
  return isFull(box, m, hex);
};
const writeShut = (g: State, m: Mover, bars: readonly Uint8Array[], out: Uint8Array): void => {
  const box = boxOf(g);
  const { place } = box.CELLS;
  out.set(bars[0]!);
  for (const bar of bars.slice(1)) for (let hex = 0; hex < out.length; hex++) out[hex]! |= bar[hex]!;
  for (const u of unitsInPlay(g)) {
    const hex = g.n[place + u]!;
    if (hex >= 0 && hex < out.length && out[hex] === 0 && isFull(box, m, hex)) out[hex] = 1;
  }
};
const keyOf = (m: Mover, column: boolean, bound: boolean): number =>
  (m.nation * 8 + (m.mech ? 4 : 0) + (column ? 2 : 0) + (bound ? 1 : 0)) * 16 + m.load * 2 + (m.army ? 1 : 0);

/** 9.1, 11.6 The enemy zones that bind this march. */
const zonesFor = (g: State, board: Board, m: Mover, column: boolean): Uint8Array | undefined => {
  const bound = column ? !m.free || g.n[AT.columnMech] === 0 : !m.free;
  return bound ? boxOf(g).kept.ground.against(board, m.side) : undefined;
};
/** The ground as it is for a march, within its points or in column (11.6): the same object while nothing about it has changed, its arrays overwritten when it has. */
export const groundFor = (g: State, m: Mover, column: boolean): Ground => {
  const board = boardOf(g);
  const box = boxOf(g);
  const { memo, ground } = box.kept;
  const { changes } = memo.room;
  const zones = zonesFor(g, board, m, column);
  const air = aloftOf(g, foe(m.side));
  const key = keyOf(m, column, zones !== undefined);
  const zoned = column && zones ? board.held[foe(m.side)] : 0;
  const aloft = air?.changes ?? 0;
  const last = ground.laid[key];
  const holds = last?.made === board.made && last.zoned === zoned && last.aloft === aloft;
  if (holds && last.changes === changes) return last.ground;
  const bars = [memo.shut[m.nation]!, ...(column && zones ? [zones] : []), ...(column && air ? [air.added] : [])];
  const shut = last?.shut ?? new Uint8Array(box.SIZE);
  const isPatched = holds && memo.room.since(last.changes, hex => (shut[hex] = isShut(box, m, bars, hex) ? 1 : 0));
  if (!isPatched) writeShut(g, m, bars, shut);
  const { enter, cross, steps } = openGround(g, m.mech);
  const now: Ground = {
    enter,
    cross,
    steps,
    shut,
    ...(zones && !column && { zone: zones }),
    ...(air && !column && { added: air.added }),
  };
  ground.laid[key] = { ground: now, shut, made: board.made, changes, zoned, aloft };
  return now;
};
/** What one step costs on that ground, whoever stands there; FAR where it may not be made. */
export const stepPrice = (g: State, board: Board, m: Mover, column: boolean, from: HexId, to: HexId): number => {
  const { GRID, kept } = boxOf(g);
  const zones = zonesFor(g, board, m, column);
  const air = aloftOf(g, foe(m.side))?.added;
  const price = openGround(g, m.mech).steps[from * 6 + dirTo(GRID, from, to)!]!;
  if (price === FAR || kept.memo.shut[m.nation]![to] === 1) return FAR;
  if (zones && (column ? zones[to] !== 0 : isZoneToZone(zones[from]!, zones[to]!))) return FAR;
  if (!air || air[to] === 0) return price;
  return column ? FAR : price + air[to]!;
};

/** Those of a group that pay alike: foot first, then mechanised. */
export const moversOf = (g: State, group: readonly number[]): readonly Mover[] => {
  const { LOAD, MECH, IS_ARMY } = boxOf(g);
  let load = 0;
  let army = false;
  let foot = -1;
  let mech = -1;
  for (const u of group) {
    load += LOAD[u]!;
    army ||= IS_ARMY[u] === 1;
    if (MECH[u] === 1) mech = u;
    else foot = u;
  }
  const movers: Mover[] = [];
  if (foot >= 0) movers.push(moverOf(g, foot, load, army));
  if (mech >= 0) movers.push(moverOf(g, mech, load, army));
  return movers;
};
const moverOf = (g: State, one: number, load: number, army: boolean): Mover => ({
  one,
  nation: nationOf(g, one),
  side: sideOf(g, one),
  mech: isMech(g, one),
  free: isGermanMech(g, one),
  load,
  army,
});
