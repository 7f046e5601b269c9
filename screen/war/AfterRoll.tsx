/** What is asked after the die, and the case behind it; nothing where nothing is. */
import { Show, type JSX } from 'solid-js';
import { Cite } from '../Cite.tsx';

export const Asked = (props: { readonly words: readonly [words: string, ruleCase: string] }): JSX.Element => (
  <Show when={props.words[0]}>
    <p class="prompt">
      {props.words[0]} <Cite case={props.words[1]} />
    </p>
  </Show>
);
