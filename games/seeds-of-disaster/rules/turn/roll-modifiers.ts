/** The modifiers of a roll as its event lists them: each with its case and the running total. */
import type { Reckoned } from '../../../../engine/effects.ts';
import type { Case } from '../../../../engine/state.ts';

/** Leaves out modifiers of 0. */
export const ledgerOf = (
  ...modifiers: readonly (readonly [ruleCase: Case, name: string, value: number])[]
): readonly Reckoned[] => {
  let sum = 0;
  return modifiers
    .filter(([, , value]) => value !== 0)
    .map(([ruleCase, name, value]) => {
      sum += value;
      return { name: `${name} ${value > 0 ? `+${value}` : `−${-value}`}`, case: ruleCase, to: sum };
    });
};
