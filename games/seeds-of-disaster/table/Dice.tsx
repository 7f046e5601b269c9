/** Dice on the felt, in the colours of the side that threw them. */
import { For, type JSX } from 'solid-js';
import { PIPS } from '../../../screen/dice/pips.ts';

export const Dice = (props: { readonly faces: readonly number[]; readonly side: string }): JSX.Element => (
  <div
    class={`thrown-dice ${props.side === 'german' ? 'g' : 'f'}`}
    classList={{ many: props.faces.length > 4 }}
    role="img"
    aria-label={`${props.side === 'german' ? 'German' : 'Allied'} dice: ${props.faces.join(', ') || 'none'}`}
  >
    <For each={props.faces}>
      {face => (
        <svg class="bd6" viewBox="-6 -6 112 118" aria-hidden="true">
          <rect class="d0" x="0" y="6" width="100" height="100" rx="20" />
          <rect class="d1" width="100" height="100" rx="20" />
          <For each={PIPS[face] ?? []}>{([x, y]) => <circle class="d3" cx={x} cy={y} r="9.5" />}</For>
        </svg>
      )}
    </For>
  </div>
);
