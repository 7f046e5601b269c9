/** How the log reads outside the table screen. */
import type { Reading } from '../../../screen/frame/reading.ts';
import { READING } from './reading.ts';

export const read = (): Promise<Reading> => Promise.resolve(READING);
