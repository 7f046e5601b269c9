/** The keys of this table and what they do, beside those that every table has. */
import type { KeyWords } from '../../../screen/frame/KeyList.tsx';
import { hexKeys } from '../../../screen/war/key-words.ts';

export const KEYS: KeyWords = hexKeys(
  [
    ['Z  X  Q', 'tap or hold: zones, supply, aircraft'],
    ['J  W  K', 'tap or hold: railheads, limits, armies that would break up'],
    ['C', 'tap or hold: no counters'],
    ['Shift + click', 'pick a stack, or all attack a hex'],
  ],
  ['L  V  B  A', 'log, victory, boxes, nations'],
);
