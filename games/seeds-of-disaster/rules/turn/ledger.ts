/** The modifiers of a roll as its event carries them: each with its case, and how far the sum has come. */
import type { Reckoned } from '../../../../engine/effects.ts';
import type { Case } from '../../../../engine/state.ts';

/** Those of nothing are left out. */
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
