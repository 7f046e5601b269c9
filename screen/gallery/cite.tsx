/** A case as the table shows it; here it opens nothing. */
import type { JSX } from 'solid-js';

export const cite = (ruleCase: string): JSX.Element => (
  <button type="button" class="case" aria-label={`Rule ${ruleCase}`}>
    {ruleCase}
  </button>
);
