/** A counter in a panel: the same face as on the map, with its words for who cannot see it. */
import { Show, type JSX } from 'solid-js';
import type { Nation } from '../data/units.ts';
import { FortFace, UnitBack, UnitFace } from '../look/faces.tsx';
import { isPlaced } from '../look/spoken.ts';
import type { UnitView } from '../view.ts';
import { unitWords } from './words.ts';

/** Supply is a matter of the map: a unit in a box is not cut off. */
const shown = (u: UnitView): UnitView => (isPlaced(u) ? u : { ...u, supplied: true });

export const Counter = (props: { readonly of: UnitView; readonly size: number }): JSX.Element => (
  <svg
    class="cface"
    viewBox="-1 -1 46 46"
    width={props.size}
    height={props.size}
    role="img"
    aria-label={unitWords(props.of)}
  >
    <Show when={props.of.size === 'fort'} fallback={<UnitFace of={shown(props.of)} />}>
      <g transform="translate(21 22)">
        <FortFace of={props.of} />
      </g>
    </Show>
  </svg>
);
export const CounterBack = (props: { readonly nation: string; readonly size: number }): JSX.Element => (
  <svg
    class="cface"
    viewBox="-1 -1 46 46"
    width={props.size}
    height={props.size}
    role="img"
    aria-label={`A ${props.nation} unit that is not known`}
  >
    <UnitBack nation={props.nation as Nation} unknown />
  </svg>
);
