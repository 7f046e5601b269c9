/** The log, each line with its case. Lines to which the player can rewind have a button, and a bar shows each undo barrier. */
import { createEffect, createMemo, createSignal, For, lazy, on, Show, Suspense, type JSX } from 'solid-js';
import { later } from '../async-signal.ts';
import { Icon } from './icons.tsx';
import { logRows, type BarrierWords, type LogRow } from './log-rows.ts';
import type { Reading } from './reading.ts';
import { useTable } from '../table.tsx';
import { Cite } from '../Cite.tsx';

const GroupedLog = lazy(() => import('./GroupedLog.tsx').then(m => ({ default: m.GroupedLog })));

/** The position after a log line: the next stop of a look back. */
export const useMoment = (entry: () => number) => {
  const table = useTable();
  const moment = () => table.snap().stops?.find(s => s > entry()) ?? entry() + 1;
  return {
    look: () => void table.session.lookAt(moment()),
    seen: () => table.snap().replaying?.at === moment(),
  };
};
const Line = (props: { row: LogRow & { is: 'line' } }): JSX.Element => {
  const table = useTable();
  const { look, seen } = useMoment(() => props.row.entry);
  return (
    <li class="ll" classList={{ me: props.row.last, seen: seen() }}>
      <button type="button" class="lt" title="Look at this moment" onClick={look}>
        {props.row.text}
      </button>
      <Cite case={props.row.case} />
      <Show when={props.row.back}>
        <button type="button" class="back" onClick={() => void table.backTo(props.row.entry)}>
          <Icon name="undo" />
          Rewind to here
        </button>
      </Show>
    </li>
  );
};
export const LineRow = (props: {
  readonly row: LogRow | { readonly is: 'phase'; readonly text: string };
}): JSX.Element => {
  const { row } = props;
  switch (row.is) {
    case 'line':
      return <Line row={row} />;
    case 'bar':
      return (
        <li class="lb">
          <span>{row.text}</span>
        </li>
      );
    default:
      return <li class={row.is === 'phase' ? 'lp' : 'lh'}>{row.text}</li>;
  }
};

/** Plain lines until the first choice is made, then grouped as the game reads them. */
export function Log(props: { readonly barriers: BarrierWords; readonly read?: () => Promise<Reading> }): JSX.Element {
  const table = useTable();
  const [isStarted, setStarted] = createSignal(false);
  createEffect(() => {
    if (table.entry() > 0) setStarted(true);
  });
  const reading = later(isStarted, async on => (on ? props.read?.() : undefined));
  const rows = createMemo(() => logRows(table.snap().log, table.snap().backLimit, table.snap().entry, props.barriers));
  let list!: HTMLOListElement;
  createEffect(
    on([() => table.snap().log.length, table.entry, reading], () =>
      queueMicrotask(() => {
        list.scrollTop = list.scrollHeight;
      }),
    ),
  );
  const plain = (): JSX.Element => <For each={rows()}>{row => <LineRow row={row} />}</For>;
  return (
    <ol class="log" ref={list} tabindex="0" aria-label="Log">
      <Show when={reading()} fallback={plain()}>
        {r => (
          <Suspense fallback={plain()}>
            <GroupedLog barriers={props.barriers} reading={r()} />
          </Suspense>
        )}
      </Show>
    </ol>
  );
}
