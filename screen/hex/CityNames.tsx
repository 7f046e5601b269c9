/** Names of cities: above the counters, at the foot of their hexes, with a halo. From far away only as many as can be read. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import type { CityWord } from './lettering.ts';
import type { Spot } from '../map/viewport.ts';
import { readable, sizeOf } from './city-words.ts';

/** `k`: pixels a unit. */
export const CityNames = (props: {
  /** Those that stay when there is not room for all come first. */
  readonly cities: readonly CityWord[];
  readonly k: number;
  /** The middles of the hexes that counters lie in. */
  readonly counters: readonly Spot[];
}): JSX.Element => {
  const shown = createMemo(() => readable(props.cities, props.k, props.counters));
  return (
    <g class="cities">
      <For each={shown()}>
        {c => (
          <text
            class="cn"
            classList={{ big: c.big }}
            x={c.x}
            y={c.y}
            style={{ 'font-size': `${sizeOf(c, props.k)}px`, 'stroke-width': `${sizeOf(c, props.k) * 0.24}px` }}
          >
            <Show when={c.number}>
              <tspan class="hn">{c.number} </tspan>
            </Show>
            {c.name}
          </text>
        )}
      </For>
    </g>
  );
};
