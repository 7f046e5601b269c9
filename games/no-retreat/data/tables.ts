/** What comes in the box, table by table; a data pack may replace any. */
import type { Tables } from '../../../engine/pack.ts';
import type { CardRow, Charts, Front, FrontMap, LeaderRow, MarkerRow, PlanRow, SetUpRow, UnitRow } from './rows.ts';

export interface NoRetreatTables extends Tables {
  readonly maps: { readonly [F in Front]: FrontMap };
  readonly units: readonly UnitRow[];
  readonly setups: readonly SetUpRow[];
  readonly cards: readonly CardRow[];
  readonly markers: readonly MarkerRow[];
  readonly leaders: readonly LeaderRow[];
  readonly plans: readonly PlanRow[];
  readonly charts: Charts;
}
