/** The shipped tables, collected: what a data pack may replace, table by table. */
import type { Tables } from '../../../engine/pack.ts';
import {
  ASSET_ROWS,
  BANDS,
  COAST,
  FIRST_DAY,
  PANIC,
  RESULT_ROWS,
  STRENGTH,
  VALUES,
  type AssetRow,
  type Result,
  type ResultRow,
} from './charts.ts';
import { AREAS, BORDERS, BRIDGES, type AreaRow, type BorderRow, type BridgeRow } from './map.ts';
import {
  COMMANDER_ROWS,
  COUNTERS,
  DIVISION_ROWS,
  type CommanderRow,
  type CounterRow,
  type DivisionRow,
} from './units.ts';

/** A row without its source. The rules do not read sources, and rows of a data pack need none. */
export type Plain<Row> = Omit<Row, 'src'>;

export interface BandRow {
  readonly id: string;
  readonly name: string;
  readonly from: number;
  readonly to?: number;
  readonly words: string;
}
export interface TrackRows {
  readonly strength: { readonly most: number; readonly bloody: number };
  readonly panic: { readonly start: number; readonly halt: number };
  readonly coast: { readonly turns: number };
}
export interface ValueRows {
  readonly fortress: number;
  readonly port: number;
  readonly strategic: number;
  readonly A: number;
  readonly B: number;
  readonly C: number;
}
export interface CalendarRow {
  readonly day: number;
  readonly month: string;
  readonly last: number;
  readonly after: string;
}

export interface StrangeTables extends Tables {
  readonly areas: readonly Plain<AreaRow>[];
  readonly borders: readonly Plain<BorderRow>[];
  readonly bridges: readonly Plain<BridgeRow>[];
  readonly commanders: readonly Plain<CommanderRow>[];
  readonly divisions: readonly Plain<DivisionRow>[];
  readonly counters: readonly Plain<CounterRow>[];
  readonly results: { readonly [R in Result]: Plain<ResultRow> };
  readonly assets: readonly Plain<AssetRow>[];
  readonly tracks: TrackRows;
  readonly values: ValueRows;
  readonly bands: readonly BandRow[];
  readonly calendar: CalendarRow;
}

export const SHIPPED: StrangeTables = {
  areas: AREAS,
  borders: BORDERS,
  bridges: BRIDGES,
  commanders: COMMANDER_ROWS,
  divisions: DIVISION_ROWS,
  counters: COUNTERS,
  results: RESULT_ROWS,
  assets: ASSET_ROWS,
  tracks: { strength: STRENGTH, panic: PANIC, coast: COAST },
  values: VALUES,
  bands: BANDS,
  calendar: FIRST_DAY,
};
