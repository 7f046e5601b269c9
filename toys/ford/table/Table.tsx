/** The table of The Ford: the sheet, what may be done, and what happened. A screen knows no rules: what it offers is what is listed. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { centreOf, cornersOf, hexOf } from '../../../kernel/hex.ts';
import type { TableSession } from '../../../screen/session.ts';
import { createTable, type Table as TableState } from '../../../screen/table.tsx';
import { GRID } from '../data/tables.ts';
import type { FordView, HexView } from '../view/view.ts';
import './table.css';

const SCALE = 60;
const at = (label: string): readonly [number, number] => {
  const [x, y] = centreOf(GRID, hexOf(GRID, label));
  return [x * SCALE, y * SCALE];
};
const outline = (label: string): string =>
  cornersOf(GRID, hexOf(GRID, label))
    .map(([x, y]) => `${x * SCALE},${y * SCALE}`)
    .join(' ');

const Hex = (props: { readonly of: HexView }): JSX.Element => (
  <g>
    <polygon points={outline(props.of.hex)} class={`ford-hex ${props.of.ground}`} />
    <Show when={props.of.holder}>
      <text x={at(props.of.hex)[0]} y={at(props.of.hex)[1] + 5} class={`ford-counter ${props.of.holder}`}>
        {props.of.unit ?? '?'}
      </text>
    </Show>
  </g>
);
const Choices = (props: { readonly table: TableState<FordView> }): JSX.Element => (
  <ul class="ford-choices" aria-label="Choices">
    <For each={props.table.offered()}>
      {o => (
        <li>
          <button type="button" disabled={props.table.busy()} onClick={() => void props.table.play(o.choice)}>
            {o.text}
          </button>
        </li>
      )}
    </For>
  </ul>
);

export const Table = (props: { readonly session: TableSession<FordView> }): JSX.Element => {
  const table = createTable(props.session);
  const { view } = table;
  const lines = createMemo(() => table.snap().log.slice(-12).toReversed());
  return (
    <main class="ford-table">
      <h1>The Ford</h1>
      <p>
        Turn {view().turn} of {view().last}, {view().fog ? 'fog' : 'clear'}: {view().step.name} ({view().step.case}).
        Points: north {view().points.north}, south {view().points.south}.
      </p>
      <p role="status">{table.refusal()?.why}</p>
      <Choices table={table} />
      <svg class="plate" data-ready viewBox="20 20 500 400" role="img" aria-label="The sheet">
        <For each={view().hexes}>{h => <Hex of={h} />}</For>
      </svg>
      <ol class="ford-log">
        <For each={lines()}>{l => <li>{l.text}</li>}</For>
      </ol>
    </main>
  );
};
