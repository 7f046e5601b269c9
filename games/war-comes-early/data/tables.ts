/** What comes in the box, table by table: the shipped ones, any of which a data pack may replace. */
import type { Tables } from '../../../engine/pack.ts';
import { CHARTS, type Charts } from './charts.ts';
import {
  GRID_TABLE,
  HEXES,
  HEXSIDES,
  RAIL_EXITS,
  RAILS,
  TOWNS,
  type GridTable,
  type HexRow,
  type RailExit,
  type RailRow,
  type SideRow,
  type TownRow,
} from './map.ts';
import { SET_UPS, type SetUp } from './setups.ts';
import { UNITS, type UnitRow } from './units.ts';

export interface WarComesEarlyTables extends Tables {
  readonly grid: GridTable;
  readonly hexes: readonly HexRow[];
  readonly hexsides: readonly SideRow[];
  readonly rails: readonly RailRow[];
  readonly railExits: readonly RailExit[];
  readonly towns: readonly TownRow[];
  readonly units: readonly UnitRow[];
  readonly charts: Charts;
  readonly setups: readonly SetUp[];
}
export const SHIPPED: WarComesEarlyTables = {
  grid: GRID_TABLE,
  hexes: HEXES,
  hexsides: HEXSIDES,
  rails: RAILS,
  railExits: RAIL_EXITS,
  towns: TOWNS,
  units: UNITS,
  charts: CHARTS,
  setups: SET_UPS,
};
