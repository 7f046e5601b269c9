/** The minimap of a game: a section of the index of sheets with a dot for each stack. */
import { createResource, For, Show, type JSX } from 'solid-js';
import { url as indexMap } from 'virtual:index-of-sheets';
import type { Dot } from '../../engine/pack.ts';
import { fetched } from './Drawing.tsx';
import { frameAround, inQuad, quadIn, type Quad } from './quad.ts';

const ASPECT_RATIO = 10 / 7;
const Armies = (props: { readonly quad: Quad; readonly dots: readonly Dot[] }): JSX.Element => {
  const spots = () => props.dots.map(([x, y, colour]) => ({ at: inQuad(props.quad, x, y), colour }));
  const frame = () =>
    frameAround(
      spots().map(s => s.at),
      props.quad,
      ASPECT_RATIO,
    );
  const size = (): number => frame().w / 30;
  return (
    <svg class="small-map" viewBox={Object.values(frame()).join(' ')} aria-hidden="true">
      <use href="#ix-coast" class="land" stroke-width={frame().w / 160} />
      <use href="#ix-rivers" class="rivers" stroke-width={frame().w / 110} />
      <use href="#ix-borders" class="borders" stroke-width={frame().w / 130} />
      <For each={spots()}>
        {s => (
          <rect
            x={s.at[0] - size() / 2}
            y={s.at[1] - size() / 2}
            width={size()}
            height={size()}
            stroke-width={size() / 7}
            style={{ fill: `var(--n-${s.colour})` }}
          />
        )}
      </For>
    </svg>
  );
};
export const Minimap = (props: { readonly game: string; readonly dots: readonly Dot[] | undefined }): JSX.Element => {
  const [index] = createResource(() => fetched(indexMap));
  const quad = () => quadIn(index.latest ?? '', props.game);
  return <Show when={props.dots?.length ? quad() : undefined}>{q => <Armies quad={q()} dots={props.dots!} />}</Show>;
};
