/** The keys of a table of hexes and what they do. */
import type { KeyWords } from '../frame/KeyList.tsx';

const TO_THE_MAP: KeyWords = [
  ['M', 'to the map'],
  ['Arrows', 'from hex to hex'],
  ['Home  PgUp  End  PgDn', 'to the hexes between them'],
  ['Enter', 'choose the hex'],
  ['Space', 'hear and keep the hex'],
  ['Shift + arrows', 'move the map'],
  ['+  −  0', 'nearer, farther, whole map'],
];
const TO_CHOOSE: KeyWords = [
  ['N', 'next unit that may act'],
  ['1 – 9', 'the choice with that number, if it can be taken back'],
  ['/', 'type a hex or find a unit'],
  ['U', 'undo'],
  ['R', 'undo to the last roll or reveal'],
  ['H', 'hint'],
];
const OF_EVERY_TABLE: KeyWords = [
  ['O', 'standing orders'],
  ['S', 'speed of play'],
  ['T', 'light or dark'],
  ['G', 'guided first turn'],
];
const AT_THE_END: KeyWords = [
  ['Tab', 'through the panels'],
  ['?', 'this list'],
];
/** `own`: overlays and what the mouse does with a key held; `pages`: the keys of the panels. */
export const hexKeys = (own: KeyWords, pages: KeyWords[number], escape = 'close'): KeyWords => [
  ...TO_THE_MAP,
  ...own,
  ...TO_CHOOSE,
  pages,
  ...OF_EVERY_TABLE,
  ['Esc', escape],
  ...AT_THE_END,
];
