/** How the tables of somebody else's Seeds of Disaster are checked: what may be replaced has a schema here. */
import type { Checks } from '../../../engine/pack.ts';
import type { SeedsTables } from '../data/tables.ts';

export const checks: Checks<SeedsTables> = { schema: {}, faults: () => [] };
