/** One tab stop for a row of things, arrow keys within it: where a key leads from here, or nowhere. */
export type Way = 'across' | 'down' | 'both';

const FORWARD: { readonly [way in Way]: readonly string[] } = {
  across: ['ArrowRight'],
  down: ['ArrowDown'],
  both: ['ArrowRight', 'ArrowDown'],
};
const BACK: { readonly [way in Way]: readonly string[] } = {
  across: ['ArrowLeft'],
  down: ['ArrowUp'],
  both: ['ArrowLeft', 'ArrowUp'],
};

export const placeAfter = (key: string, at: number, count: number, way: Way = 'both'): number | undefined => {
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (FORWARD[way].includes(key)) return Math.min(count - 1, at + 1);
  if (BACK[way].includes(key)) return Math.max(0, at - 1);
  return undefined;
};
/** A key typed by itself, not a shortcut of the browser nor a letter meant for a field. */
export const isPlainKey = (e: KeyboardEvent): boolean =>
  !e.ctrlKey &&
  !e.metaKey &&
  !e.altKey &&
  !(e.target instanceof HTMLElement && ['INPUT', 'SELECT', 'TEXTAREA'].includes(e.target.tagName));
