/** The keys of this table and what they do, beside those that every table has. */
import type { KeyWords } from '../../../screen/frame/KeyList.tsx';
import { hexKeys } from '../../../screen/war/key-words.ts';

export const KEYS: KeyWords = hexKeys(
  [
    ['C', 'tap or hold: no counters'],
    ['Z  X  W', 'tap or hold: zones, supply, what if'],
  ],
  ['L  V  B', 'log, victory, boxes'],
);
