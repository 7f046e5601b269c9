/** Listed choices in the margin: buttons, and units in sections to pick from. */
import { createMemo, createSignal, For, Show, type JSX } from 'solid-js';
import { NoUndoMark, ChoiceButton, firmness, Key } from '../frame/Choice.tsx';
import { Icon } from '../frame/icons.tsx';
import type { OfferedChoice } from '../session.ts';
import { ENDS, fitting, type Row, type Section } from './choices.ts';
import { Counter } from './Counter.tsx';
import { useWar } from './table.tsx';
import type { WarUnit } from './view.ts';

/** A set-up's name, and what it is under it. */
const LAID = /^(Lay out [^:]+): (.+)$/;
/** A listed choice that stands for itself. */
export const Choice = (props: {
  readonly of: OfferedChoice;
  readonly note?: string | undefined;
  readonly case?: string;
}): JSX.Element => (
  <ChoiceButton
    of={props.of}
    states={{ end: ENDS.includes(props.of.choice.do) }}
    title={LAID.exec(props.of.text)?.[1] ?? props.of.text}
    note={props.note ?? LAID.exec(props.of.text)?.[2]}
    case={props.case ?? props.of.case}
  />
);

/** The words of a row beside its counter; `says` where they say the choice itself. */
export interface RowWords {
  readonly title: string;
  readonly under: readonly string[];
  readonly says: boolean;
}
/** A unit to pick: its counter, where it stands, what ails it. */
export const UnitRow = <Unit extends WarUnit>(props: {
  readonly row: Row<Unit>;
  readonly words: (row: Row<Unit>) => RowWords;
}): JSX.Element => {
  const table = useWar();
  const words = createMemo(() => props.words(props.row));
  const under = (): string => words().under.filter(Boolean).join(' · ');
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
        <Show when={!words().says}>
          <span class="vh">{props.row.of.text}, </span>
        </Show>
        <Show when={props.row.unit}>{u => <Counter of={u()} size={26} />}</Show>
        <span class="ut">
          {words().title}
          <Show when={under()}>{text => <small>{text()}</small>}</Show>
        </span>
        <NoUndoMark of={props.row.of} />
      </button>
    </li>
  );
};
const UnitList = <Unit extends WarUnit>(props: {
  readonly section: Section<Unit>;
  readonly open: boolean;
  readonly words: (row: Row<Unit>) => RowWords;
}): JSX.Element => (
  <details class="army" open={props.open}>
    <summary>
      {props.section.title} <span class="num">{props.section.rows.length}</span>
    </summary>
    <ul>
      <For each={props.section.rows}>{row => <UnitRow row={row} words={props.words} />}</For>
    </ul>
  </details>
);

/** Sections of units under their titles, as they stand. */
export const UnitSections = <Unit extends WarUnit>(props: {
  readonly sections: readonly Section<Unit>[];
  readonly words: (row: Row<Unit>) => RowWords;
}): JSX.Element => (
  <For each={props.sections}>
    {s => (
      <>
        <h3 class="sub">{s.title}</h3>
        <ul class="picks">
          <For each={s.rows}>{row => <UnitRow row={row} words={props.words} />}</For>
        </ul>
      </>
    )}
  </For>
);
/** Lists longer than this can be searched; shorter than that lie open. */
const SEARCHED = 12;
const OPEN = 24;
/** Units to pick from; what was looked for is forgotten when it has been found. */
export const UnitLists = <Unit extends WarUnit>(props: {
  readonly sections: readonly Section<Unit>[];
  readonly words: (row: Row<Unit>) => RowWords;
  /** What a row may be found by. */
  readonly found: (row: Row<Unit>) => string;
  /** 'Find: 19, Sedan, 2729 …' */
  readonly example: string;
}): JSX.Element => {
  const table = useWar();
  const [query, setQuery] = createSignal('');
  const units = () => props.sections.reduce((n, s) => n + s.rows.length, 0);
  const found = createMemo(() =>
    props.sections
      .map(s => ({ ...s, rows: s.rows.filter(r => fitting(props.found(r), query())) }))
      .filter(s => s.rows.length),
  );
  table.onEntry(() => setQuery(''));
  return (
    <>
      <Show when={units() > SEARCHED}>
        <label class="find-unit">
          <span class="vh">Find a unit</span>
          <Icon name="counters" />
          <input
            type="search"
            placeholder={`Find: ${props.example} …`}
            value={query()}
            onInput={e => setQuery(e.currentTarget.value)}
          />
        </label>
      </Show>
      <div class="armies">
        <For each={found()}>
          {s => <UnitList section={s} open={query() !== '' || units() <= OPEN} words={props.words} />}
        </For>
      </div>
    </>
  );
};
