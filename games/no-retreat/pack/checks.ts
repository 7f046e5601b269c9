/** How the tables of somebody else's No Retreat! are checked. */
import type { Checks } from '../../../engine/pack.ts';
import type { NoRetreatTables } from '../data/tables.ts';
import { faults } from './faults.ts';
import { schema } from './schema.ts';

export const checks: Checks<NoRetreatTables> = { schema, faults };
