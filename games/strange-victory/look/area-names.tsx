/** Names, values and port numbers of the areas: SVG text with a halo, above every counter. */
import { For, Show, type JSX } from 'solid-js';
import type { AreaRow } from '../data/map.ts';
import type { AreaGround } from './ground.ts';
import { rowOf } from './spoken.ts';

const CLASS: Readonly<Record<AreaRow['kind'], string>> = { staging: 'an st', regular: 'an', strategic: 'an sg', port: 'an pn', fortress: 'an fo' };
const half = (row: AreaRow): number => row.shown.length * (row.kind === 'fortress' ? 3.9 : 3.25);

const ValueBox = (props: { x: number; y: number }): JSX.Element => (
  <g class="vpb" transform={`translate(${props.x} ${props.y})`}><rect x={-5.5} y={-6.8} width={11} height={13.6} /><text y={4}>2</text></g>
);
const PortDisc = (props: { x: number; y: number; number: number }): JSX.Element => (
  <g class="prt" transform={`translate(${props.x} ${props.y})`}><circle r={7.5} /><text y={3.9}>{props.number}</text></g>
);

const Name = (props: { of: AreaGround }): JSX.Element => {
  const row = rowOf(props.of.name), { x, y } = props.of.label, shift = row.kind === 'strategic' || row.kind === 'port' ? 9 : 0;
  return (
    <g class={`name n-${row.kind}`}>
      <Show when={row.roman}><text class="rom" x={x} y={y - 6}>{row.roman}</text></Show>
      <text class={CLASS[row.kind]} x={x + shift} y={y + (row.roman ? 15 : 4.5)}>{row.shown}</text>
      <Show when={row.kind === 'strategic'}><ValueBox x={x + shift - half(row) - 9} y={y} /></Show>
      <Show when={row.port}>{(n) => <PortDisc x={x + shift - half(row) - 10} y={y} number={n()} />}</Show>
    </g>
  );
};

export const AreaNames = (props: { areas: readonly AreaGround[] }): JSX.Element => <g class="names"><For each={props.areas}>{(a) => <Name of={a} />}</For></g>;
