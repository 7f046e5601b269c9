/** The keys of this table and what they do, beside those that every table has. */
import type { KeyWords } from '../../../screen/frame/KeyList.tsx';

export const KEYS: KeyWords = [
  ['Y  D  M', 'the sheets: years, army display, map'],
  ['C', 'to the hand of cards; arrows go from card to card'],
  ['Arrows', 'on the map, from Area to Area'],
  ['Enter', 'choose the Area, or take the unit in hand'],
  ['Space', 'hear and keep the Area'],
  ['Shift + arrows', 'move the map'],
  ['+  −  0', 'nearer, farther, whole map'],
  ['1 – 9', 'the choice with that number, if it can be taken back'],
  ['/', 'find a unit in the list'],
  ['U', 'undo; in a plan, the last order'],
  ['R', 'undo to the last roll or reveal'],
  ['H', 'hint'],
  ['L  V  B', 'log, victory, lists and tables'],
  ['S', 'speed of play'],
  ['T', 'light or dark'],
  ['G', 'guided first year'],
  ['Esc', 'close, or put down what is in hand'],
  ['Tab', 'through the panels'],
  ['?', 'this list'],
];
