/** The checks of a data pack for this game. */
import type { Checks } from '../../../engine/pack.ts';
import type { SeedsTables } from '../data/tables.ts';
import { faults } from './faults.ts';
import { schema } from './schema.ts';

export const checks: Checks<SeedsTables> = { schema, faults };
