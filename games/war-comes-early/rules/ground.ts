/** 11.3-11.7, 8.0, 6.2.2 What it costs those who march together to enter each hex, as things stand. */
import type { State } from '../../../engine/state.ts';
import { makeGrounds, type Counting, type Grounds } from '../../../field/grounds.ts';
import { makeEnemyZones } from '../../../field/zones.ts';
import { dirTo, type HexId } from '../../../kernel/hex.ts';
import { ENEMY_ZONE, FAR, isZoneToZone, NO_ENTRY, priced, type Ground, type Priced } from '../../../kernel/path.ts';
import { isArmy, isGermanMech, isMech, nationOf, type SideNo } from '../army.ts';
import { boxOf, type Unkept } from '../box.ts';
import { AT, foe, sideOf, unitsInPlay } from '../state.ts';
import { boardOf, type Board, type Memo } from './memo.ts';

/** Who marches, as the ground sees it: all of one nation and one mobility, and together so much room. */
export interface Mover {
  readonly nation: number;
  readonly side: SideNo;
  readonly mech: boolean;
  /** 9.1 Bound by no zone. */
  readonly free: boolean;
  /** 8.0 Room they take, and whether an army or a static corps is among them. */
  readonly load: number;
  readonly army: boolean;
  /** 11.6 */
  readonly column: boolean;
}
export interface GroundKept {
  readonly grounds: Grounds;
  readonly against: { zones?: ReturnType<typeof makeEnemyZones> };
  readonly loads: Uint8Array;
  readonly armies: Uint8Array;
}
export const makeGroundKept = ({ GRID, SIZE }: Unkept): GroundKept => ({
  grounds: makeGrounds(GRID),
  against: {},
  loads: new Uint8Array(SIZE),
  armies: new Uint8Array(SIZE),
});
/** 11.3, 11.5, 11.7 The ground a nation may enter, as it lies without counters. */
const openGround = (g: State, memo: Memo, nation: number, mech: boolean): Priced => {
  const { GRID, ENTER, CROSS, RAIL_SIDE } = boxOf(g);
  const { open, shut } = memo.areaOf(nation);
  return (open[mech ? 1 : 0] ??= priced(GRID, {
    enter: ENTER[mech ? 1 : 0].map((cost, hex) => (shut[hex] === 1 ? NO_ENTRY : cost)),
    cross: CROSS,
    road: RAIL_SIDE,
  }));
};
/** 8.0 No enemy and no other nation is entered, and no hex that would hold too much. */
const countingFor = (
  g: State,
  m: Mover,
  shutZone: Uint8Array | undefined,
  shutAir: Uint8Array | undefined,
): Counting => {
  const { LOAD, IS_ARMY, NATION, SIZE, CELLS, charts, kept } = boxOf(g);
  const { loads, armies } = kept.ground;
  const { limit } = charts.stacking;
  return (open, out) => {
    const { n } = g;
    const units = unitsInPlay(g);
    out.set(open);
    if (shutZone) for (let hex = 0; hex < SIZE; hex++) if (shutZone[hex] !== 0) out[hex] = NO_ENTRY;
    if (shutAir) for (let hex = 0; hex < SIZE; hex++) if (shutAir[hex] !== 0) out[hex] = NO_ENTRY;
    for (const u of units) {
      const hex = n[CELLS.place + u]!;
      if (hex < 0 || hex >= SIZE) continue;
      if (NATION[u] !== m.nation) {
        out[hex] = NO_ENTRY;
        continue;
      }
      loads[hex]! += LOAD[u]!;
      if (IS_ARMY[u] === 1) armies[hex] = 1;
    }
    for (const u of units) {
      const hex = n[CELLS.place + u]!;
      if (hex < 0 || hex >= SIZE || NATION[u] !== m.nation) continue;
      if (loads[hex]! + m.load > limit || (m.army && armies[hex] === 1)) out[hex] = NO_ENTRY;
      loads[hex] = 0;
      armies[hex] = 0;
    }
  };
};
const keyOf = (m: Mover, bound: boolean): number =>
  (m.nation * 8 + (m.mech ? 4 : 0) + (m.column ? 2 : 0) + (bound ? 1 : 0)) * 16 + m.load * 2 + (m.army ? 1 : 0);

/** 9.1, 11.6 The enemy zones that bind this march, and the enemy aircraft above it. */
const zonesFor = (g: State, board: Board, m: Mover): Uint8Array | undefined => {
  const { memo, ground } = boxOf(g).kept;
  const bound = m.column ? !m.free || g.n[AT.columnMech] === 0 : !m.free;
  return bound ? (ground.against.zones ??= makeEnemyZones(memo.counters, ENEMY_ZONE))(board, m.side) : undefined;
};
const airFor = (g: State, m: Mover): Uint8Array | undefined =>
  g.n[AT.airWinner] === foe(m.side) + 1 ? boxOf(g).kept.memo.air : undefined;

/** The ground as it is for a march: the same object while nothing about it has changed, its arrays overwritten when it has. */
export const groundFor = (g: State, m: Mover): Ground => {
  const board = boardOf(g);
  const { memo, ground } = boxOf(g).kept;
  const zones = zonesFor(g, board, m);
  const air = airFor(g, m);
  return ground.grounds(
    keyOf(m, zones !== undefined),
    openGround(g, memo, m.nation, m.mech),
    board.held[0] + board.held[1],
    countingFor(g, m, m.column ? zones : undefined, m.column ? air : undefined),
    m.column ? undefined : zones,
    air,
  );
};
/** What one step costs on that ground, whoever stands there; FAR where it may not be made. */
export const stepPrice = (g: State, m: Mover, from: HexId, to: HexId): number => {
  const board = boardOf(g);
  const zones = zonesFor(g, board, m);
  const air = airFor(g, m);
  const price = openGround(g, boxOf(g).kept.memo, m.nation, m.mech).steps[from * 6 + dirTo(boxOf(g).GRID, from, to)!]!;
  if (price === FAR || (zones && (m.column ? zones[to] !== 0 : isZoneToZone(zones[from]!, zones[to]!)))) return FAR;
  if (!air || air[to] === 0) return price;
  return m.column ? FAR : price + air[to]!;
};

/** Those of a group that pay alike. */
export const moverOf = (g: State, group: readonly number[], one: number, column: boolean): Mover => {
  const { LOAD } = boxOf(g);
  let load = 0;
  let army = false;
  for (const u of group) {
    load += LOAD[u]!;
    army ||= isArmy(g, u);
  }
  return {
    nation: nationOf(g, one),
    side: sideOf(g, one),
    mech: isMech(g, one),
    free: isGermanMech(g, one),
    load,
    army,
    column,
  };
};
