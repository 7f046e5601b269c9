/** What comes in the box, table by table; a data pack may replace any. */
import type { Tables } from '../../../engine/pack.ts';
import { CARDS } from './cards.ts';
import { CHARTS } from './charts.ts';
import { LEADERS } from './leaders.ts';
import { MAPS } from './map.ts';
import { MARKERS } from './markers.ts';
import { PLANS } from './plans.ts';
import { SET_UPS } from './setups.ts';
import { UNITS } from './units.ts';
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
export const SHIPPED: NoRetreatTables = {
  maps: MAPS,
  units: UNITS,
  setups: SET_UPS,
  cards: CARDS,
  markers: MARKERS,
  leaders: LEADERS,
  plans: PLANS,
  charts: CHARTS,
};
