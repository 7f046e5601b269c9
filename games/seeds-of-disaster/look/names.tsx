/** The lettering of the sheet: names with their signs, captions of countries and seas. SVG text with a halo. */
import { For, Show, type JSX } from 'solid-js';
import type { BoxView } from '../view/box.ts';
import type { Ground } from './ground.ts';

type Row = BoxView['areas'][number];
export const CENTRE = 'M-5.200 4.600V-.6l3.300 2v-2l3.300 2V-5.200h3V4.600z';
export const STAR = 'M0-5.400 1.400-1.700H5.300L2.200.6 3.300 4.400 0 2.200-3.300 4.400-2.200.6-5.300-1.700H-1.400z';
/** The sign of a mobilisation centre or objective, in the colour of the side that holds it. */
export const Badge = (props: { readonly centre: boolean; readonly side: string }): JSX.Element => (
  <g class={`${props.centre ? 'mcd' : 'obd'} s-${props.side}`}>
    <circle r={7.4} />
    <path d={props.centre ? CENTRE : STAR} />
  </g>
);
const classOf = (row: Row): string => (row.centre ? 'an mc signed' : row.objective ? 'an ob signed' : 'an');
const wide = (row: Row): number => row.shown.length * (row.centre || row.objective ? 6.9 : 5.6);

export const AreaNames = (props: {
  readonly ground: Ground;
  readonly rows: readonly Row[];
  readonly held: (area: string) => string;
  /** Whether a counter is in the Area: then the name goes below it. */
  readonly busy: (area: string) => boolean;
}): JSX.Element => (
  <g class="names">
    <For each={props.rows}>
      {row => (
        <Show when={props.ground.named(row.name)}>
          {a => {
            const marked = row.centre || row.objective;
            const y = () => (props.busy(row.name) ? a().label.y : a().counter.y + 4);
            /** With a sign before it, the name begins where the sign ends. */
            const x = () => (marked ? a().label.x - wide(row) / 2 + 9 : a().label.x);
            return (
              <g class="name">
                <text class={classOf(row)} x={x()} y={y()}>
                  {row.shown}
                </text>
                <Show when={marked}>
                  <g transform={`translate(${x() - 10} ${y() - 4})`}>
                    <Badge centre={row.centre === true} side={props.held(row.name)} />
                  </g>
                </Show>
              </g>
            );
          }}
        </Show>
      )}
    </For>
  </g>
);
const CAPTIONS: readonly (readonly [text: string, kind: string, x: number, y: number, turn?: number])[] = [
  ['FRANCE', 'country', 300, 1075],
  ['GERMANY', 'country', 1010, 470],
  ['North Sea', 'sea', 300, 210],
  ['The Channel', 'sea small', 150, 505, -40],
];
export const Captions = (): JSX.Element => (
  <g class="captions">
    <For each={CAPTIONS}>
      {([text, kind, x, y, turn]) => (
        <text class={kind} transform={`translate(${x} ${y}) rotate(${turn ?? 0})`}>
          {text}
        </text>
      )}
    </For>
  </g>
);
