/** 11.3-11.7, 8.0, 6.2.2 What it costs those who march together to enter each hex, as things stand. */
import type { State } from '../../../engine/state.ts';
import { makeEnemyZones } from '../../../field/zones.ts';
import { dirTo, type HexId } from '../../../kernel/hex.ts';
import { ENEMY_ZONE, FAR, isZoneToZone, priced, type Ground, type Priced } from '../../../kernel/path.ts';
import { isGermanMech, isMech, nationOf, type SideNo } from '../army.ts';
import { boxOf, type Unkept } from '../box.ts';
import { AT, foe, ofNation, sideOf, unitsInPlay } from '../state.ts';
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
  readonly stamp: number;
  readonly ground: Ground;
  readonly shut: Uint8Array;
}
export interface GroundKept {
  readonly open: [foot?: Priced, mechanised?: Priced];
  readonly laid: Laid[];
  readonly against: ReturnType<typeof makeEnemyZones>;
  readonly loads: Uint8Array;
  readonly armies: Uint8Array;
}
export const makeGroundKept = ({ SIZE }: Unkept, { counters }: Memo): GroundKept => ({
  open: [],
  laid: [],
  against: makeEnemyZones(counters, ENEMY_ZONE),
  loads: new Uint8Array(SIZE),
  armies: new Uint8Array(SIZE),
});
/** 11.3 What the ground costs on foot and mechanised, whoever may enter it. */
const openGround = (g: State, mech: boolean): Priced => {
  const { GRID, ENTER, CROSS, RAIL_SIDE, kept } = boxOf(g);
  const kind = mech ? 1 : 0;
  return (kept.ground.open[kind] ??= priced(GRID, { enter: ENTER[kind], cross: CROSS, road: RAIL_SIDE }));
};
/** 11.5, 11.7 Forts and countries that are shut to it; 8.0 no enemy, no other nation, and no hex that would hold too much; 11.6 in column no enemy zone and nothing under his aircraft. */
const writeShut = (
  g: State,
  m: Mover,
  column: boolean,
  zones: Uint8Array | undefined,
  air: Uint8Array | undefined,
  out: Uint8Array,
): void => {
  const { LOAD, IS_ARMY, NATION, SIZE, CELLS, charts, kept } = boxOf(g);
  const { loads, armies } = kept.ground;
  const { limit } = charts.stacking;
  const { place } = CELLS;
  const { n } = g;
  const units = unitsInPlay(g);
  out.set(kept.memo.shut[m.nation]!);
  if (column && zones) for (let hex = 0; hex < SIZE; hex++) out[hex]! |= zones[hex]!;
  if (column && air) for (let hex = 0; hex < SIZE; hex++) out[hex]! |= air[hex]!;
  for (const u of units) {
    const hex = n[place + u]!;
    if (hex < 0 || hex >= SIZE) continue;
    if (NATION[u] !== m.nation) {
      out[hex] = 1;
      continue;
    }
    loads[hex]! += LOAD[u]!;
    if (IS_ARMY[u] === 1) armies[hex] = 1;
  }
  for (const u of ofNation(g, m.nation)) {
    const hex = n[place + u]!;
    if (hex < 0 || hex >= SIZE) continue;
    if (loads[hex]! + m.load > limit || (m.army && armies[hex] === 1)) out[hex] = 1;
    loads[hex] = 0;
    armies[hex] = 0;
  }
};
const keyOf = (m: Mover, column: boolean, bound: boolean): number =>
  (m.nation * 8 + (m.mech ? 4 : 0) + (column ? 2 : 0) + (bound ? 1 : 0)) * 16 + m.load * 2 + (m.army ? 1 : 0);

/** 9.1, 11.6 The enemy zones that bind this march, and the enemy aircraft above it. */
const zonesFor = (g: State, board: Board, m: Mover, column: boolean): Uint8Array | undefined => {
  const bound = column ? !m.free || g.n[AT.columnMech] === 0 : !m.free;
  return bound ? boxOf(g).kept.ground.against(board, m.side) : undefined;
};
/** 6.2.2 What is under the aircraft of this side, as of the board that was last asked for. */
export const airOf = (g: State, side: SideNo): Uint8Array | undefined =>
  g.n[AT.airWinner] === side + 1 ? boxOf(g).kept.memo.air : undefined;

/** The ground as it is for a march, within its points or in column (11.6): the same object while nothing about it has changed, its arrays overwritten when it has. */
export const groundFor = (g: State, m: Mover, column: boolean): Ground => {
  const board = boardOf(g);
  const { laid } = boxOf(g).kept.ground;
  const zones = zonesFor(g, board, m, column);
  const air = airOf(g, foe(m.side));
  const key = keyOf(m, column, zones !== undefined);
  const last = laid[key];
  if (last?.stamp === board.moved) return last.ground;
  const { enter, cross, steps } = openGround(g, m.mech);
  const shut = last?.shut ?? new Uint8Array(enter.length);
  writeShut(g, m, column, zones, air, shut);
  const now: Ground = {
    enter,
    cross,
    steps,
    shut,
    ...(zones && !column && { zone: zones }),
    ...(air && !column && { added: air }),
  };
  laid[key] = { stamp: board.moved, ground: now, shut };
  return now;
};
/** What one step costs on that ground, whoever stands there; FAR where it may not be made. */
export const stepPrice = (g: State, board: Board, m: Mover, column: boolean, from: HexId, to: HexId): number => {
  const { GRID, kept } = boxOf(g);
  const zones = zonesFor(g, board, m, column);
  const air = airOf(g, foe(m.side));
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
