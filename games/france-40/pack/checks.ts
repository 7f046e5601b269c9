/** How the tables of somebody else's France '40 are checked. */
import type { Checks } from '../../../engine/pack.ts';
import type { France40Tables } from '../data/tables.ts';
import { faults } from './faults.ts';
import { SCHEMA } from './schema.ts';

export const checks: Checks<France40Tables> = { schema: SCHEMA, faults };
