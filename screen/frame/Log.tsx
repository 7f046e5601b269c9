/** The log in words, each line with its case; lines that may be gone back to say so, and a bar shows where the way back ends. */
import { createEffect, createMemo, For, on, Show, type JSX } from 'solid-js';
import { Icon } from './icons.tsx';
import { laidOut, type Learnt, type LogRow } from './log-rows.ts';
import { useTable } from '../table.tsx';
import { Cite } from '../Cite.tsx';

const Line = (props: { row: LogRow & { is: 'line' } }): JSX.Element => {
  const table = useTable();
  /** The moment after the line: the next place a look back may stop. */
  const moment = () => table.snap().stops?.find(s => s > props.row.entry) ?? props.row.entry + 1;
  const seen = () => table.snap().replaying?.at === moment();
  return (
    <li class="ll" classList={{ me: props.row.last, seen: seen() }}>
      <button type="button" class="lt" title="Look at this moment" onClick={() => void table.session.lookAt(moment())}>
        {props.row.text}
      </button>
      <Cite case={props.row.case} />
      <Show when={props.row.back}>
        <button type="button" class="back" onClick={() => void table.backTo(props.row.entry)}>
          <Icon name="undo" />
          Back to before this
        </button>
      </Show>
    </li>
  );
};

export function Log(props: { readonly learnt: Learnt }): JSX.Element {
  const table = useTable();
  const rows = createMemo(() => laidOut(table.snap().log, table.snap().backLimit, table.snap().entry, props.learnt));
  let list!: HTMLOListElement;
  createEffect(
    on(rows, () =>
      queueMicrotask(() => {
        list.scrollTop = list.scrollHeight;
      }),
    ),
  );
  return (
    <ol class="log" ref={list} tabindex="0" aria-label="Log">
      <For each={rows()}>
        {row =>
          row.is === 'line' ? (
            <Line row={row} />
          ) : row.is === 'bar' ? (
            <li class="lb">
              <span>{row.text}</span>
            </li>
          ) : (
            <li class="lh">{row.text}</li>
          )
        }
      </For>
    </ol>
  );
}
