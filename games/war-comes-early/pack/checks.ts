/** How the tables of a War Comes Early data pack are checked. */
import type { Checks } from '../../../engine/pack.ts';
import type { WarComesEarlyTables } from '../data/tables.ts';
import { faults } from './faults.ts';
import { SCHEMA } from './schema.ts';

export const checks: Checks<WarComesEarlyTables> = { schema: SCHEMA, faults };
