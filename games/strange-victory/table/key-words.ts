/** The keys of this table and what they do, beside those that every table has. */
import type { KeyWords } from '../../../screen/frame/KeyList.tsx';

export const KEYS: KeyWords = [
  ['M', 'to the map'],
  ['Arrows', 'from area to area'],
  ['Enter', 'choose the area'],
  ['Space', 'hear and keep the area'],
  ['Shift + arrows', 'move the map'],
  ['+  −  0', 'nearer, farther, whole map'],
  ['1 – 9', 'the choice with that number, if it can be taken back'],
  ['U', 'undo'],
  ['R', 'undo to the last roll or reveal'],
  ['H', 'hint'],
  ['L  V  A', 'log, victory, areas'],
  ['S', 'speed of play'],
  ['T', 'light or dark'],
  ['G', 'guided first turn'],
  ['Esc', 'close, or show the result at once'],
  ['Tab', 'through the panels'],
  ['?', 'this list'],
];
