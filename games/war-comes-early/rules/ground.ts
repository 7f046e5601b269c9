/** 11.3-11.7, 8.0, 6.2.2 What it costs units that march together to enter each hex, as things stand. */
import type { State } from '../../../engine/state.ts';
import { makeEnemyZones } from '../../../field/zones.ts';
import { dirTo, type Grid, type HexId } from '../../../kernel/hex.ts';
import { onwardOf, type Onward } from '../../../kernel/reach-fixed-costs.ts';
import { markAlso, asWords } from '../../../kernel/compare-cells.ts';
import { ENEMY_ZONE, UNREACHED, isZoneToZone, priced, type Ground, type Priced } from '../../../kernel/path.ts';
import { isGermanMech, isMech, nationOf, type SideNo } from '../model/army.ts';
import { boxOf, type Box } from '../model/box.ts';
import { AT, foe, sideOf } from '../model/state.ts';
import { aloftOf, type Aloft } from './under-aircraft.ts';
import { boardOf, type Board, type BoardCache } from './board-cache.ts';
import { apartFrom } from './stacking-count.ts';

/** Units on a march as the ground sees them: one nation, one mobility, and how much stacking they need together. */
export interface Mover {
  /** One of them. */
  readonly one: number;
  readonly nation: number;
  readonly side: SideNo;
  readonly mech: boolean;
  /** 9.1 No zone binds it. */
  readonly free: boolean;
  /** 8.0 Stacking points they need, and whether an army or a static corps is among them. */
  readonly load: number;
  readonly army: boolean;
}
/** The ground of one kind of mover as it was last built, and what it depends on. */
interface CostedGround {
  readonly ground: Ground;
  readonly made: number;
  readonly changes: number;
  readonly aloft: number;
}
/** 11.6 What is closed to a nation in column, and what that depends on. */
interface ShutInColumn {
  readonly shut: Uint8Array;
  readonly made: number;
  readonly zoned: number;
  readonly aloft: number;
}
/** Ground whose steps cost the same all through the game. */
interface Lasting extends Priced {
  readonly onward: Onward;
}
export interface GroundCache {
  readonly open: [foot?: Lasting, mechanised?: Lasting];
  readonly made: CostedGround[];
  readonly inColumn: ShutInColumn[];
  /** By nation, load and army: which stacks it may not join. */
  readonly apart: Uint8Array[];
  readonly against: ReturnType<typeof makeEnemyZones>;
}
export const makeGroundCache = ({ counters }: BoardCache): GroundCache => ({
  open: [],
  made: [],
  inColumn: [],
  apart: [],
  against: makeEnemyZones(counters, ENEMY_ZONE),
});
const forGood = (grid: Grid, open: Ground): Lasting => {
  const ground = priced(grid, open);
  return { ...ground, onward: onwardOf(grid, ground.steps) };
};
/** 11.3 What the terrain costs on foot and mechanised, whoever may enter it. */
const openGround = (g: State, mech: boolean): Lasting => {
  const { GRID, ENTER, CROSS, RAIL_SIDE, cache } = boxOf(g);
  const kind = mech ? 1 : 0;
  return (cache.ground.open[kind] ??= forGood(GRID, { enter: ENTER[kind], cross: CROSS, road: RAIL_SIDE }));
};
/** 8.0 For each kind of hex content: 1 where this march may not join it. */
export const apartFor = ({ cache, charts }: Box, { nation, load, army }: Mover): Uint8Array =>
  (cache.ground.apart[loadKey(nation, load, army)] ??= apartFrom(charts.stacking.limit, nation, load, army));
const loadKey = (nation: number, load: number, army: boolean): number => nation * 32 + load * 2 + (army ? 1 : 0);

/** 9.1, 11.6 The enemy zones that bind this march. */
const zonesFor = (g: State, board: Board, m: Mover, column: boolean): Uint8Array | undefined => {
  const bound = column ? !m.free || g.cells[AT.columnMech] === 0 : !m.free;
  return bound ? boxOf(g).cache.ground.against(board, m.side) : undefined;
};
/** 11.6 A column enters no enemy zone, and no hex under enemy aircraft. */
const shutInColumn = (box: Box, board: Board, m: Mover, zones?: Uint8Array, air?: Aloft): Uint8Array => {
  const { board: boardCache, ground } = box.cache;
  const { made } = board;
  const key = m.nation * 2 + (zones ? 1 : 0);
  const zoned = zones ? board.held[foe(m.side)] : 0;
  const aloft = air?.changes ?? 0;
  const last = ground.inColumn[key];
  if (last?.made === made && last.zoned === zoned && last.aloft === aloft) return last.shut;
  const shut = last?.shut ?? new Uint8Array(box.SIZE);
  shut.set(boardCache.shut[m.nation]!);
  for (const bar of [zones, air?.added]) if (bar) markAlso(asWords(bar), asWords(shut));
  ground.inColumn[key] = { shut, made, zoned, aloft };
  return shut;
};
const groundNow = (g: State, board: Board, m: Mover, column: boolean, zones?: Uint8Array, air?: Aloft): Ground => {
  const box = boxOf(g);
  const { shut, stacking } = box.cache.board;
  const { enter, cross, steps, onward } = openGround(g, m.mech);
  return {
    enter,
    cross,
    steps,
    onward,
    shut: column ? shutInColumn(box, board, m, zones, air) : shut[m.nation]!,
    there: stacking.there,
    apart: apartFor(box, m),
    ...(zones && !column && { zone: zones }),
    ...(air && !column && { added: air.added }),
  };
};
/** The ground for a march, within its points or in column (11.6). The same object is returned while nothing has changed; its arrays are overwritten when something has. */
export const groundFor = (g: State, m: Mover, column: boolean): Ground => {
  const board = boardOf(g);
  const { board: boardCache, ground } = boxOf(g).cache;
  const { changes } = boardCache.stacking;
  const { made } = board;
  const zones = zonesFor(g, board, m, column);
  const air = aloftOf(g, foe(m.side));
  const aloft = air?.changes ?? 0;
  const key = loadKey(m.nation, m.load, m.army) * 8 + (m.mech ? 4 : 0) + (column ? 2 : 0) + (zones ? 1 : 0);
  const last = ground.made[key];
  if (last?.made === made && last.changes === changes && last.aloft === aloft) return last.ground;
  const now = groundNow(g, board, m, column, zones, air);
  ground.made[key] = { ground: now, made, changes, aloft };
  return now;
};
/** What one step on that ground costs, whatever units are there; UNREACHED where it is not allowed. */
export const stepPrice = (g: State, board: Board, m: Mover, column: boolean, from: HexId, to: HexId): number => {
  const { GRID, cache } = boxOf(g);
  const zones = zonesFor(g, board, m, column);
  const air = aloftOf(g, foe(m.side))?.added;
  const price = openGround(g, m.mech).steps[from * 6 + dirTo(GRID, from, to)!]!;
  if (price === UNREACHED || cache.board.shut[m.nation]![to] === 1) return UNREACHED;
  if (zones && (column ? zones[to] !== 0 : isZoneToZone(zones[from]!, zones[to]!))) return UNREACHED;
  if (!air || air[to] === 0) return price;
  return column ? UNREACHED : price + air[to]!;
};

/** The parts of a group that pay alike: foot first, then mechanised. */
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
