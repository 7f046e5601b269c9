/** A short word on a button, with the whole sentence for screen readers. */
import type { JSX } from 'solid-js';

export const Said = (props: { readonly short: string; readonly full: string }): JSX.Element => (
  <>
    <span class="vh">{props.full}</span>
    <span aria-hidden="true">{props.short}</span>
  </>
);
