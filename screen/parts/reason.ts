/** Why something may not be done, as every part says it: a sentence, and the case behind it. */
import type { Refused } from '../../engine/decide.ts';

export type Reason = Pick<Refused, 'case' | 'why'>;
