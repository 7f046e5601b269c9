/** The lettering: names, values and port numbers of the areas, and the captions of sea and armies. SVG text with a halo, above every counter. */
import { For, Show, type JSX } from 'solid-js';
import type { AreaRow } from '../data/map.ts';
import type { AreaGround, Caption } from './ground.ts';
import type { Row } from './spoken.ts';

const CLASS: Readonly<Record<AreaRow['kind'], string>> = {
  staging: 'an st',
  regular: 'an',
  strategic: 'an sg',
  port: 'an pn',
  fortress: 'an fo',
};

const Badge = (props: { row: Row; at: AreaGround['label'] }): JSX.Element => (
  <g class={props.row.port ? 'prt' : 'vpb'} transform={`translate(${props.at.x} ${props.at.y})`}>
    <Show when={props.row.port} fallback={<rect x={-5.5} y={-6.8} width={11} height={13.6} />}>
      <circle r={7.5} />
    </Show>
    <text y={3.9}>{props.row.port ?? 2}</text>
  </g>
);

const Name = (props: { of: AreaGround; row: Row }): JSX.Element => {
  const { row } = props;
  return (
    <g class={`name n-${row.kind}`}>
      <Show when={props.of.roman}>
        {at => (
          <text class="rom" x={at().x} y={at().y}>
            {row.roman}
          </text>
        )}
      </Show>
      <text class={CLASS[row.kind]} x={props.of.label.x} y={props.of.label.y}>
        {row.shown}
      </text>
      <Show when={props.of.badge}>{at => <Badge row={row} at={at()} />}</Show>
    </g>
  );
};

export const AreaNames = (props: { areas: readonly AreaGround[]; rowOf: (area: string) => Row }): JSX.Element => (
  <g class="names">
    <For each={props.areas}>{a => <Name of={a} row={props.rowOf(a.name)} />}</For>
  </g>
);

/** Captions below the counters, in places that no counter covers. */
export const Captions = (props: { captions: readonly Caption[] }): JSX.Element => (
  <g class="captions">
    <For each={props.captions}>
      {c => (
        <text class={`cap-${c.class}`} transform={`translate(${c.x} ${c.y}) rotate(${c.rotate})`}>
          {c.text}
        </text>
      )}
    </For>
  </g>
);
