/** Loads the log format for parts of the page outside the table. */
import type { Reading } from '../../../screen/frame/reading.ts';
import { READING } from './reading.ts';

export const read = (): Promise<Reading> => Promise.resolve(READING);
