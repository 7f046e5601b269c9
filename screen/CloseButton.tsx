/** Puts away what lies over the table: a card, a list, a refusal. */
import type { JSX } from 'solid-js';
import { Icon } from './frame/icons.tsx';

export const CloseButton = (props: { readonly close: () => void }): JSX.Element => (
  <button type="button" class="x" aria-label="Close" onClick={() => props.close()}>
    <Icon name="no" />
  </button>
);
