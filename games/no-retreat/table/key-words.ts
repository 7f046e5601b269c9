/** The keys of this table and what they do, beside those that every table has. */
import type { KeyWords } from '../../../screen/frame/KeyList.tsx';

export const KEYS: KeyWords = [
  ['M', 'to the map'],
  ['Arrows', 'from hex to hex'],
  ['Home  PgUp  End  PgDn', 'to the hexes between them'],
  ['Enter', 'choose the hex'],
  ['Space', 'hear and keep the hex'],
  ['Shift + arrows', 'move the map'],
  ['+  −  0', 'nearer, farther, whole map'],
  ['C', 'tap or hold: no counters'],
  ['Z  X  W', 'tap or hold: zones, supply, what if'],
  ['N', 'next unit that may act'],
  ['1 – 9', 'the choice with that number, if it can be taken back'],
  ['/', 'type a hex or find a unit'],
  ['U', 'undo'],
  ['R', 'back to the last barrier'],
  ['H', 'hint'],
  ['L  V  B', 'log, victory, boxes'],
  ['O', 'standing orders'],
  ['S', 'speed of play'],
  ['T', 'light or dark'],
  ['G', 'guided first turn'],
  ['Esc', 'close'],
  ['Tab', 'through the panels'],
  ['?', 'this list'],
];
