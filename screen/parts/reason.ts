/** What every part says the same way: a rule's case behind a sentence, and why something may not be done. */
import type { JSX } from 'solid-js';
import type { Refused } from '../../engine/decide.ts';

/** A case as the table shows it: a button that opens the rule. */
export type Cite = (ruleCase: string) => JSX.Element;
export type Reason = Pick<Refused, 'case' | 'why'>;
