/** The log in words. What a line names is public, unless the event itself is for one side only. */
import type { Event } from '../../engine/events.ts';
import type { OfBox } from './box.ts';
import { STATUS } from './state.ts';

type Line = (e: Event, of: OfBox) => string;
const LINES: { readonly [is: string]: Line } = {
  status: e => `Diplomatic Status: ${STATUS[e.status as number]}.`,
};
export const tell = (of: OfBox, e: Event): string => LINES[e.is]?.(e, of) ?? '';
