/** Several choices played by one gesture. */
import { untrack } from 'solid-js';
import type { LabelledChoice } from './session.ts';
import type { Table } from './table.tsx';

/** Plays all, or none: if one is refused, it undoes those before it and shows the reason. */
export const playAll = async (table: Table, choices: readonly LabelledChoice[]): Promise<boolean> => {
  const start = untrack(table.entry);
  for (const choice of choices)
    if (!(await table.play(choice))) {
      const refusal = table.refusal();
      if (untrack(table.entry) > start) await table.session.backTo(start);
      if (refusal) table.setRefusal(refusal);
      return false;
    }
  return true;
};
/** Skips a choice that is not listed when its turn comes. */
export const playListed = async (table: Table, choices: readonly LabelledChoice[]): Promise<void> => {
  for (const choice of choices) {
    const key = JSON.stringify(choice);
    if (untrack(table.offered).some(o => JSON.stringify(o.choice) === key)) await table.play(choice);
  }
};
