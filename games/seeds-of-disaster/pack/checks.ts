/** How the tables of somebody else's Seeds of Disaster are checked. */
import type { Checks } from '../../../engine/pack.ts';
import type { SeedsTables } from '../data/tables.ts';
import { faults } from './faults.ts';
import { schema } from './schema.ts';

export const checks: Checks<SeedsTables> = { schema, faults };
