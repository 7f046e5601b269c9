/** 2.0 The counters of both fronts, in one list: their places in it are their numbers. */
import type { SourcedUnit } from './counters.ts';
import { FRANCE_UNITS } from './units-france.ts';
import { POLAND_UNITS } from './units-poland.ts';

export const UNITS: readonly SourcedUnit[] = [...FRANCE_UNITS, ...POLAND_UNITS];
