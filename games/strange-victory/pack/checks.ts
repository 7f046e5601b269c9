/** How the tables of a data pack are checked. */
import type { Checks } from '../../../engine/pack.ts';
import type { StrangeTables } from '../data/tables.ts';
import { faults } from './faults.ts';
import { schema } from './schema.ts';

export const checks: Checks<StrangeTables> = { schema, faults };
