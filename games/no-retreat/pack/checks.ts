/** How the tables of somebody else's No Retreat! are checked: what may be replaced has a schema here. */
import type { Checks } from '../../../engine/pack.ts';
import type { NoRetreatTables } from '../data/tables.ts';

export const checks: Checks<NoRetreatTables> = { schema: {}, faults: () => [] };
