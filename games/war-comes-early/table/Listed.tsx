/** Listed choices in the margin: buttons, and units by nation to pick from. */
import { createMemo, createSignal, For, Show, type JSX } from 'solid-js';
import { Bars, ChoiceButton, firmness, Key } from '../../../screen/frame/Choice.tsx';
import { Icon } from '../../../screen/frame/icons.tsx';
import type { Offered } from '../../../screen/session.ts';
import { stateWords, titleOf } from '../look/spoken.ts';
import { ENDS, fits, type Row, type Section } from './choices.ts';
import { Counter } from './Counter.tsx';
import { useWce } from './state.ts';

/** A set-up's name, and what it is under it. */
const LAID = /^(Lay out [^:]+): (.+)$/;
/** A listed choice that stands for itself. */
export const Choice = (props: { readonly of: Offered }): JSX.Element => (
  <ChoiceButton
    of={props.of}
    states={{ end: ENDS.includes(props.of.choice.do) }}
    title={LAID.exec(props.of.text)?.[1] ?? props.of.text}
    note={LAID.exec(props.of.text)?.[2]}
  />
);
/** Verbs whose words say more than the counter does. */
const SAID = ['form', 'arrive', 'scatter', 'attack', 'flank', 'railhead', 'recall', 'stack', 'break'];
const UnitRow = (props: { readonly row: Row }): JSX.Element => {
  const table = useWce();
  const isSaid = () => !props.row.unit || SAID.includes(props.row.of.choice.do);
  const under = (): string =>
    [props.row.hex ? table.names.placed(props.row.hex) : '', ...(props.row.unit ? stateWords(props.row.unit) : [])]
      .filter(w => w && w !== 'unknown to the enemy')
      .join(' · ');
  return (
    <li>
      <button
        type="button"
        class="unit-row"
        data-firm={firmness(props.row.of)}
        disabled={table.busy()}
        onClick={() => {
          table.setHover();
          void table.play(props.row.of.choice);
        }}
        onPointerDown={e => {
          if (props.row.of.choice.do === 'pick' && props.row.unit && e.pointerType === 'mouse')
            table.carry(props.row.unit, e);
        }}
        onPointerEnter={e => {
          if (e.pointerType === 'mouse') table.setHover(props.row.hex);
        }}
        onPointerLeave={() => table.setHover()}
        onFocus={e => {
          if (e.currentTarget.matches(':focus-visible')) table.setPicked(props.row.hex);
        }}
      >
        <Show when={table.digitOf(props.row.of)}>
          <Key of={props.row.of} />
        </Show>
        <Show when={!isSaid()}>
          <span class="vh">{props.row.of.text}, </span>
        </Show>
        <Show when={props.row.unit}>{u => <Counter of={u()} size={26} />}</Show>
        <span class="ut">
          {isSaid() ? props.row.of.text : titleOf(props.row.unit!)}
          <Show when={under()}>{words => <small>{words()}</small>}</Show>
        </span>
        <Bars of={props.row.of} />
      </button>
    </li>
  );
};

/** Lists longer than this can be searched; shorter than that lie open. */
const SEARCHED = 12;
const OPEN = 24;
/** Units to pick from; what was looked for is forgotten when it has been found. */
export const Units = (props: { readonly sections: readonly Section[] }): JSX.Element => {
  const table = useWce();
  const [query, setQuery] = createSignal('');
  const count = () => props.sections.reduce((n, s) => n + s.rows.length, 0);
  const found = createMemo(() =>
    props.sections
      .map(s => ({ ...s, rows: s.rows.filter(r => fits(r, query(), table.names.nameOf)) }))
      .filter(s => s.rows.length),
  );
  table.onEntry(() => setQuery(''));
  return (
    <>
      <Show when={count() > SEARCHED}>
        <label class="find-unit">
          <span class="vh">Find a unit</span>
          <Icon name="counters" />
          <input
            type="search"
            placeholder="Find: 14, Warsaw, 3821 …"
            value={query()}
            onInput={e => setQuery(e.currentTarget.value)}
          />
        </label>
      </Show>
      <div class="armies">
        <For each={found()}>
          {s => (
            <details class="army" open={query() !== '' || count() <= OPEN}>
              <summary>
                {s.title} <span class="num">{s.rows.length}</span>
              </summary>
              <ul>
                <For each={s.rows}>{row => <UnitRow row={row} />}</For>
              </ul>
            </details>
          )}
        </For>
      </div>
    </>
  );
};
