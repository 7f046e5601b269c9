/** How the tables of somebody else's War Comes Early are checked: what may be replaced has a schema here. */
import type { Checks } from '../../../engine/pack.ts';
import type { WarComesEarlyTables } from '../data/tables.ts';

export const checks: Checks<WarComesEarlyTables> = { schema: {}, faults: () => [] };
