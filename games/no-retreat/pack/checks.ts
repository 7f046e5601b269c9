/** How the tables of a No Retreat! data pack are checked. */
import type { Checks } from '../../../engine/pack.ts';
import type { NoRetreatTables } from '../data/tables.ts';
import { faults } from './faults.ts';
import { schema } from './schema.ts';

export const checks: Checks<NoRetreatTables> = { schema, faults };
