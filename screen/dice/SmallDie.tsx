/** A die in a line of text or a table. */
import { For, type JSX } from 'solid-js';

const PIPS: { readonly [face: number]: readonly (readonly [number, number])[] } = {
  1: [[10, 10]],
  2: [
    [6, 14],
    [14, 6],
  ],
  3: [
    [5.5, 14.5],
    [10, 10],
    [14.5, 5.5],
  ],
  4: [
    [6, 6],
    [14, 6],
    [6, 14],
    [14, 14],
  ],
  5: [
    [6, 6],
    [14, 6],
    [10, 10],
    [6, 14],
    [14, 14],
  ],
  6: [
    [6, 5],
    [14, 5],
    [6, 10],
    [14, 10],
    [6, 15],
    [14, 15],
  ],
};
export const SmallDie = (props: { readonly face: number }): JSX.Element => (
  <svg class="die" viewBox="0 0 20 20" role="img" aria-label={`Die ${props.face}`}>
    <rect x="1.5" y="1.5" width="17" height="17" rx="3.5" />
    <For each={PIPS[props.face] ?? []}>{([x, y]) => <circle cx={x} cy={y} r="1.7" />}</For>
  </svg>
);
