/** 2.6, 19.0 The two cups of initiative markers: 20 each, and beside the Allied cup the French Initiative Target (19.3). */
import { deduced, type Fact } from '../../../engine/facts.ts';
import type { MarkerRow } from './rows.ts';

export const MARKERS: readonly MarkerRow[] = [
  { side: 'german', ability: 'Blitz!', count: 6, with1939: 4 },
  { side: 'german', ability: 'Blitzkrieg!', count: 5, with1939: 3 },
  { side: 'german', ability: 'Hold!', count: 3, with1939: 2 },
  { side: 'german', ability: 'Shock-Target', count: 2, with1939: 1 },
  { side: 'german', ability: 'Shock-Counterblow', count: 1, with1939: 1 },
  { side: 'german', ability: 'Combat VP!', count: 3, with1939: 1 },
  { side: 'allied', ability: 'Hold!', count: 6, with1939: 4 },
  { side: 'allied', ability: 'Shock!', count: 4, with1939: 2 },
  { side: 'allied', ability: 'Shock-Counterblow', count: 2, with1939: 1 },
  { side: 'allied', ability: 'Surrender!', count: 3, with1939: 2 },
  { side: 'allied', ability: 'Halt! Hitler', count: 2, with1939: 0 },
  { side: 'allied', ability: 'Combat VP!', count: 3, with1939: 2 },
];
export const MARKER_FACT: Fact = deduced(
  '20 and 20 are known from an extract of the playbook, the kinds are printed (19.0), the split is ours; some bear the 1939 front too (2.6, 5.8.3)',
);
