/** The keys of this table and what they do, beside those that every table has. */
import type { KeyWords } from '../../../screen/frame/KeyList.tsx';
import { hexKeys } from '../../../screen/war/key-words.ts';

export const KEYS: KeyWords = hexKeys(
  [
    ['Shift + Enter', 'march by way of the hex'],
    ['Z  X  C', 'tap or hold: zones, supply, no counters'],
    ['Shift + click', 'pick a stack, add it to the attack; attack with all'],
    ['Shift + drag', 'take the whole stack along'],
  ],
  ['L  V  B  A', 'log, victory, boxes, stacks'],
  'close, or show the result at once',
);
