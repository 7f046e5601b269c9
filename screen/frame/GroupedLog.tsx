/** The log grouped by phase, stack and battle, with filters; loaded with the first choice. */
import { createMemo, createSignal, For, Show, type JSX } from 'solid-js';
import { Cite } from '../Cite.tsx';
import { Ledger } from '../fight/Ledger.tsx';
import { useTable } from '../table.tsx';
import { grouped, type GroupLine, type GroupRow } from './grouped.ts';
import { LineRow, useMoment } from './Log.tsx';
import type { BarrierWords } from './log-rows.ts';
import { FILTERS, type Filter, type Reading } from './reading.ts';
import { Icon } from './icons.tsx';

type Group = Extract<GroupRow, { is: 'group' }>;
const WORDS: { readonly [F in Filter]: string } = { battles: 'Battles', losses: 'Losses', points: 'Points' };

const Inner = (props: { readonly of: GroupLine }): JSX.Element => {
  const { look } = useMoment(() => props.of.entry);
  return (
    <li>
      <button type="button" class="lt" title="Look at this moment" onClick={look}>
        {props.of.text}
      </button>
      <Cite case={props.of.case} />
    </li>
  );
};
/** One line, or several grouped into one, with the ledger if it is a battle. */
const GroupItem = (props: { readonly of: Group }): JSX.Element => {
  const table = useTable();
  const [open, setOpen] = createSignal(false);
  const { look, seen } = useMoment(() => props.of.entry);
  const opens = (): boolean => props.of.ledger !== undefined || props.of.lines.length > 1;
  return (
    <li class="ll lg" classList={{ me: props.of.last, seen: seen() }}>
      <button type="button" class="lt" title="Look at this moment" onClick={look}>
        {props.of.text}
      </button>
      <Cite case={props.of.case} />
      <Show when={opens()}>
        <button type="button" class="more" aria-expanded={open()} onClick={() => setOpen(!open())}>
          {open() ? 'Less' : props.of.ledger ? 'Ledger' : `${props.of.lines.length} moves`}
        </button>
      </Show>
      <Show when={props.of.back}>
        {entry => (
          <button type="button" class="back" onClick={() => void table.backTo(entry())}>
            <Icon name="undo" />
            Rewind to here
          </button>
        )}
      </Show>
      <Show when={open()}>
        <Show when={props.of.ledger}>
          {lines => <Ledger caption="How the odds were worked out" lines={lines()} open />}
        </Show>
        <ol class="inner">
          <For each={props.of.lines}>{l => <Inner of={l} />}</For>
        </ol>
      </Show>
    </li>
  );
};

/** Reuses rows that have not changed, so that opened ones stay open. */
const reuseRows = (was: readonly GroupRow[], now: readonly GroupRow[]): readonly GroupRow[] => {
  const same = new Map(was.map(r => [JSON.stringify(r), r]));
  return now.map(r => same.get(JSON.stringify(r)) ?? r);
};
export const GroupedLog = (props: { readonly barriers: BarrierWords; readonly reading: Reading }): JSX.Element => {
  const table = useTable();
  const [filter, setFilter] = createSignal<Filter>();
  const rows = createMemo<readonly GroupRow[]>(
    was => reuseRows(was, grouped(table.snap(), props.reading, props.barriers, filter())),
    [],
  );
  return (
    <>
      <li class="lf">
        <div role="group" aria-label="Show in the log">
          <For each={[undefined, ...FILTERS]}>
            {f => (
              <button type="button" aria-pressed={filter() === f} onClick={() => setFilter(f)}>
                {f ? WORDS[f] : 'All'}
              </button>
            )}
          </For>
        </div>
      </li>
      <For each={rows()} fallback={<li class="lh quiet">Nothing logged yet</li>}>
        {row => (row.is === 'group' ? <GroupItem of={row} /> : <LineRow row={row} />)}
      </For>
    </>
  );
};
