/** The fields of listed choices. A list mixes verbs, so its type does not say which fields a choice has: ask only where the verb has the field. */
import type { Choice } from '../../../engine/decide.ts';

export const chosenUnit = (c: Choice): number => c.unit as number;
export const chosenArea = (c: Choice): number => c.area as number;
export const chosenCard = (c: Choice): number => c.card as number;
