/** The shipped tables, collected: what a data pack may replace, table by table. */
import type { Tables } from '../../../engine/pack.ts';
import { CARDS, type CardRow } from './cards.ts';
import {
  CHRONOLOGY,
  INCOME,
  INTELLIGENCE_POINTS,
  LEVELS,
  NEAR_MISS,
  PRICES,
  RESULTS,
  RIVER_EFFECTS,
  TERRAIN,
  type IncomeTable,
  type IntelligenceTable,
  type LevelRow,
  type PerSide,
  type PriceRow,
  type ResultRow,
  type RiverRow,
  type TerrainRow,
  type YearRow,
} from './charts.ts';
import { COMMAND, INTELLIGENCE, type EventRow } from './lists.ts';
import { AREAS, BORDERS, type AreaRow, type BorderRow } from './map.ts';
import { UNITS, WESTWALL, type UnitRow } from './units.ts';

/** Rules read the facts; where each comes from is for people, and an owner's own rows need not say it. */
export type Plain<Row> = Omit<Row, 'src'>;

export interface WestwallRow {
  readonly count: number;
  readonly strength: readonly number[];
  readonly dice: readonly number[];
}
export interface NearMiss {
  readonly within: number;
  readonly near: PerSide;
  readonly far: PerSide;
}
export interface SeedsTables extends Tables {
  readonly areas: readonly Plain<AreaRow>[];
  readonly borders: readonly Plain<BorderRow>[];
  readonly units: readonly Plain<UnitRow>[];
  readonly westwall: WestwallRow;
  readonly cards: readonly Plain<CardRow>[];
  readonly intelligence: readonly Plain<EventRow>[];
  readonly command: readonly Plain<EventRow>[];
  readonly chronology: readonly Plain<YearRow>[];
  readonly nearMiss: NearMiss;
  readonly income: Plain<IncomeTable>;
  readonly intelligencePoints: Plain<IntelligenceTable>;
  readonly prices: readonly Plain<PriceRow>[];
  readonly terrain: readonly Plain<TerrainRow>[];
  readonly rivers: readonly Plain<RiverRow>[];
  readonly results: readonly Plain<ResultRow>[];
  readonly levels: readonly Plain<LevelRow>[];
}
export const SHIPPED: SeedsTables = {
  areas: AREAS,
  borders: BORDERS,
  units: UNITS,
  westwall: WESTWALL,
  cards: CARDS,
  intelligence: INTELLIGENCE,
  command: COMMAND,
  chronology: CHRONOLOGY,
  nearMiss: NEAR_MISS,
  income: INCOME,
  intelligencePoints: INTELLIGENCE_POINTS,
  prices: PRICES,
  terrain: TERRAIN,
  rivers: RIVER_EFFECTS,
  results: RESULTS,
  levels: LEVELS,
};
