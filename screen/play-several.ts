/** Several choices that are one gesture of the player's. */
import { untrack } from 'solid-js';
import type { LabelledChoice } from './session.ts';
import type { Table } from './table.tsx';

/** All of them, one after the other; where one is refused, all is as before and the reason is shown. */
export const playWhole = async (table: Table, choices: readonly LabelledChoice[]): Promise<boolean> => {
  const begun = untrack(table.entry);
  for (const choice of choices)
    if (!(await table.play(choice))) {
      const said = table.refusal();
      if (untrack(table.entry) > begun) await table.session.backTo(begun);
      if (said) table.setRefusal(said);
      return false;
    }
  return true;
};
/** Whichever of them are listed when their turn comes. */
export const playListed = async (table: Table, choices: readonly LabelledChoice[]): Promise<void> => {
  for (const choice of choices) {
    const said = JSON.stringify(choice);
    if (untrack(table.offered).some(o => JSON.stringify(o.choice) === said)) await table.play(choice);
  }
};
