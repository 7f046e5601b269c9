/** A fault of an element. */
import { nameOf } from '../dom.ts';
import type { Fault } from '../moment.ts';

/** The classes on the way to an element: the same in every position of the game, whatever its words are. */
const wayTo = (el: Element): string => {
  const way: string[] = [];
  for (let e: Element | null = el; e && e.localName !== 'body' && way.length < 4; e = e.parentElement)
    way.unshift(
      e.localName + (typeof e.className === 'string' && e.className ? `.${e.className.split(/\s+/)[0]}` : ''),
    );
  return way.join(' ');
};
export const faultOf = (el: Element, words: string, more = ''): Fault => {
  const { left, top, width, height } = el.getBoundingClientRect();
  return {
    words: `${nameOf(el)} ${words}`,
    same: `${wayTo(el)}${more ? ` ${more}` : ''}`,
    at: { x: Math.round(left), y: Math.round(top), w: Math.round(width), h: Math.round(height) },
  };
};
