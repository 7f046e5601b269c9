/** Drawn scenes for the cards. */
import type { JSX } from 'solid-js';

export const Vignette = (props: { readonly of: number }): JSX.Element => (
  <svg class="scene" viewBox="0 0 150 62" preserveAspectRatio="xMidYMid slice" aria-hidden="true" data-no={props.of} />
);
