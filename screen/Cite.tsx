/** The number of a rule's case after the sentence it backs; a click opens the rules there. */
import type { JSX } from 'solid-js';
import { useHost } from './host.ts';

export const CaseButton = (props: {
  readonly case: string;
  readonly open: (ruleCase: string) => void;
}): JSX.Element => (
  <button
    type="button"
    class="case"
    aria-label={`Rule ${props.case}`}
    onClick={e => {
      e.stopPropagation();
      props.open(props.case);
    }}
  >
    {props.case}
  </button>
);
export const Cite = (props: { readonly case: string }): JSX.Element => {
  const host = useHost();
  return <CaseButton case={props.case} open={c => host.openCase(c)} />;
};
