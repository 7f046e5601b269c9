/** What must be decided: the step in words, the choices that are not on the map as buttons, units by army to pick from, hexes by number. */
import { createEffect, createMemo, createSignal, For, on, Show, type JSX } from 'solid-js';
import type { TableView } from '../view.ts';
import { later } from '../../../screen/later.ts';
import type { Offered } from '../../../screen/session.ts';
import { Cite } from '../../../screen/Cite.tsx';
import { Icon } from '../../../screen/frame/icons.tsx';
import { caseOf, ENDS, fits, keyed, sorted, type Row, type Section } from './choices.ts';
import { Counter } from './Counter.tsx';
import { HexEntry } from './HexEntry.tsx';
import { MarchCard } from './March.tsx';
import { Targets } from './Targets.tsx';
import { useHex } from './state.ts';
import { counted, placed, stateWords, unitTitle } from './words.ts';

/** One sentence for each decision: what to do, with what. */
const PROMPTS: { readonly [kind: string]: string } = {
  settingUp: 'Lay out a ready-made set-up and change it as you like, or place unit by unit: pick one, then a lit hex.',
  placing: 'Put it into a lit hex.',
  declaring:
    'Sickle Cut starts three mechanised corps in the Ardennes and makes Belgium an enemy. Decide before anything German is placed.',
  ordering:
    'Choose which comes first. Moving first closes in and then fights; fighting first breaks a line and then drives through.',
  moving: 'Pick a unit or a whole stack on the map or in the list, then its goal.',
  marching: 'Choose where it ends, on the map or by number.',
  attacking:
    'Choose an enemy hex to attack. Planning costs nothing; declaring looks under the top counter and cannot be called off.',
  dropping: 'One airborne coup in the game, on turn 1 only: on any Allied or neutral unit or fort.',
  displacing: 'The paratroops hold the hex: choose where the unit there goes.',
  evacuating: 'Operation Dynamo may be declared from one port, once.',
  replacing: 'Give steps back to reduced units in supply, as long as points last.',
  clearing: 'Too many stand in one hex: choose who is removed.',
};
const HEX_WORDS: { readonly [kind: string]: string } = {
  placing: 'To hex',
  marching: 'To hex',
  attacking: 'Attack hex',
  dropping: 'Drop on hex',
  displacing: 'To hex',
  evacuating: 'Port',
  replacing: 'Arrive at',
};

const ORDER_WORDS: { readonly [text: string]: string } = {
  move: 'Close in, take ground, then attack from where you stand.',
  fight: 'Attack from where you stand, then move through the gaps.',
};
/** A set-up's name, and what it is under it. */
const LAID = /^(Lay out [^:]+): (.+)$/;
const titleIn = (o: Offered): string => LAID.exec(o.text)?.[1] ?? o.text;
const noteOn = (o: Offered): string | undefined =>
  o.choice.do === 'order' ? ORDER_WORDS[String(o.choice['first'])] : LAID.exec(o.text)?.[2];

/** A listed choice that stands for itself. */
export const ChoiceButton = (props: {
  readonly of: Offered;
  readonly digit: number;
  readonly note?: string | undefined;
}): JSX.Element => {
  const table = useHex();
  const end = () => ENDS.includes(props.of.choice.do);
  return (
    <li>
      <button
        type="button"
        class="choice"
        classList={{ end: end() }}
        disabled={table.busy()}
        onClick={() => void table.play(props.of.choice)}
      >
        <kbd aria-hidden="true" classList={{ none: props.digit < 1 || props.digit > 9 }}>
          {props.digit}
        </kbd>
        <span class="ct">
          {titleIn(props.of)}
          <Show when={props.note ?? noteOn(props.of)}>{n => <small>{n()}</small>}</Show>
        </span>
        <Show when={props.of.bars}>
          <span class="nb" title="Cannot be taken back">
            <Icon name="bar" />
            <span class="vh">cannot be taken back</span>
          </span>
        </Show>
      </button>
      <Cite case={caseOf(props.of, table.view())} />
    </li>
  );
};
/** A unit to pick: its counter, where it stands, what ails it. */
export const UnitRow = (props: { readonly row: Row; readonly digit: number }): JSX.Element => {
  const table = useHex();
  const show = () => table.setHover(props.row.hex);
  return (
    <li>
      <button
        type="button"
        class="unit-row"
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
          if (e.pointerType === 'mouse') show();
        }}
        onPointerLeave={() => table.setHover()}
        onFocus={e => {
          if (e.currentTarget.matches(':focus-visible')) table.setPicked(props.row.hex);
        }}
      >
        <Show when={props.digit > 0 && props.digit < 10}>
          <kbd aria-hidden="true">{props.digit}</kbd>
        </Show>
        <Show when={props.row.unit} fallback={<span class="ut">{props.row.of.text}</span>}>
          {u => (
            <>
              <span class="vh">{props.row.of.text}, </span>
              <Counter of={u()} size={26} />
              <span class="ut">
                {props.row.of.choice.do === 'retreat' ? placed(props.row.hex ?? '') : unitTitle(u())}
                <small>
                  {[
                    props.row.of.choice.do === 'retreat' ? '' : props.row.hex ? placed(props.row.hex) : u().historical,
                    ...stateWords(u()).filter(w => w !== 'unknown to the enemy'),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
            </>
          )}
        </Show>
        <Show when={props.row.of.bars}>
          <span class="nb" title="Cannot be taken back">
            <Icon name="bar" />
          </span>
        </Show>
      </button>
    </li>
  );
};
const UnitList = (props: {
  readonly section: Section;
  readonly digit: (o: Offered) => number;
  readonly open: boolean;
}): JSX.Element => (
  <details class="army" open={props.open}>
    <summary>
      {props.section.title} <span class="num">{props.section.rows.length}</span>
    </summary>
    <ul>
      <For each={props.section.rows}>{row => <UnitRow row={row} digit={props.digit(row.of)} />}</For>
    </ul>
  </details>
);
/** Why the step cannot be ended yet, where ending it is what one would do next. */
const NotYet = (): JSX.Element => {
  const table = useHex();
  const refused = later(
    () => ({
      at: table.entry(),
      ends: table.offered().some(o => o.choice.do === 'done'),
      asked: ENDABLE.includes(table.view().decides?.kind ?? '') && table.offered().length > 0,
    }),
    async q => {
      if (q.ends || !q.asked) return undefined;
      const v = await table.why({ do: 'done' });
      return v.ok ? undefined : v;
    },
  );
  return (
    <Show when={refused()}>
      {r => (
        <p class="why notyet">
          <Icon name="bar" />
          Not done yet: {r().why}. <Cite case={r().case} />
        </p>
      )}
    </Show>
  );
};
const ENDABLE = ['settingUp', 'moving', 'attacking', 'replacing'];

/** How much is left to do, so that nothing is forgotten by ending a step. */
const leftWords = (view: TableView, rows: number): string => {
  const kind = view.decides?.kind;
  if (kind === 'settingUp')
    return view.boxes.toSetUp.length ? `${counted(rows, 'unit')} to place.` : 'Every unit is placed.';
  if (kind === 'moving') return rows ? `${counted(rows, 'unit')} may still move.` : 'Everybody has moved.';
  return '';
};
const deciderWords = (view: TableView, eyes: string): string =>
  !view.decides
    ? ''
    : view.decides.side === eyes
      ? 'You decide'
      : `${view.decides.side === 'german' ? 'The Germans decide' : 'The Allies decide'}`;

export function Orders(): JSX.Element {
  const table = useHex();
  const view = () => table.view();
  const [query, setQuery] = createSignal('');
  const lists = createMemo(() => sorted(table.offered(), view()));
  const keys = createMemo(() => keyed(lists()));
  const digit = (o: Offered): number => keys().indexOf(o) + 1;
  const units = () => lists().sections.flatMap(s => s.rows);
  const movable = () => units().filter(r => r.of.choice.do === 'move' || r.of.choice.do === 'pick').length;
  const found = createMemo(() =>
    lists()
      .sections.map(s => ({ ...s, rows: s.rows.filter(r => fits(r, query())) }))
      .filter(s => s.rows.length),
  );
  createEffect(on(table.entry, () => setQuery(''), { defer: true })); // what was looked for has been found
  const kind = () => view().decides?.kind ?? '';
  const mine = () => table.offered().length > 0;
  return (
    <section class="orders f40" aria-label="Decision">
      <h2 class="big">
        {view().over ? 'The end' : view().step.name}{' '}
        <span>
          <Cite case={view().step.case} />
        </span>
        <Show when={!mine() && !view().over && !table.snap().over}>
          <i class="stamp wait">{deciderWords(view(), table.snap().eyes)}</i>
        </Show>
      </h2>
      <Show when={view().over}>
        <TheEnd />
      </Show>
      <Show when={mine() && PROMPTS[kind()]}>
        <p class="prompt">
          {PROMPTS[kind()]} {leftWords(view(), movable())}
        </p>
      </Show>
      <Show when={view().march}>{m => <MarchCard march={m()} />}</Show>
      <Show when={view().placing}>{name => <InHand name={name()} />}</Show>
      <Show when={kind() === 'attacking' && mine()}>
        <Targets hexes={lists().hexes} digit={digit} />
      </Show>
      <Show when={lists().hexes.length && kind() !== 'attacking'}>
        <HexEntry hexes={lists().hexes} what={HEX_WORDS[kind()] ?? 'Hex'} />
      </Show>
      <ul class="choices" aria-label="Choices">
        <For each={lists().buttons}>{o => <ChoiceButton of={o} digit={digit(o)} />}</For>
      </ul>
      <NotYet />
      <Show when={units().length > 12}>
        <label class="find-unit">
          <span class="vh">Find a unit</span>
          <Icon name="counters" />
          <input
            type="search"
            placeholder="Find: 19, Sedan, 2729 …"
            value={query()}
            onInput={e => setQuery(e.currentTarget.value)}
          />
        </label>
      </Show>
      <div class="armies">
        <For each={found()}>
          {s => <UnitList section={s} digit={digit} open={query() !== '' || units().length <= 24} />}
        </For>
      </div>
    </section>
  );
}
/** How it ended, and at what price. */
const TheEnd = (): JSX.Element => {
  const table = useHex();
  const view = () => table.view();
  const gone = (side: string) => view().boxes.dead.filter(u => u.side === side);
  return (
    <>
      <p class="prompt">
        <b>{view().victory.words}.</b>{' '}
        <Show when={view().victory.ended}>
          {e => (
            <>
              {e().words} <Cite case={e().case} />.{' '}
            </>
          )}
        </Show>
        {view().victory.shown.replace('-', '−')}
        {view().scenario === '1940' ? '' : ' lost'} after {counted(view().turn, 'turn')}; line by line under Victory.
      </p>
      <For
        each={
          [
            ['Germans', 'german'],
            ['Allies', 'allied'],
          ] as const
        }
      >
        {([who, side]) => (
          <>
            <h3 class="sub">
              {who} lost <span class="num">{counted(gone(side).length, 'unit')}</span>
            </h3>
            <div class="boxed lost">
              <For each={gone(side)}>{u => <Counter of={u} size={30} />}</For>
            </div>
          </>
        )}
      </For>
    </>
  );
};
/** 3.0 The unit being set up. */
const InHand = (props: { readonly name: string }): JSX.Element => {
  const table = useHex();
  const unit = () => table.view().boxes.toSetUp.find(u => u.name === props.name);
  return (
    <Show when={unit()}>
      {u => (
        <div class="inhand">
          <Counter of={u()} size={54} />
          <p>
            <b>{unitTitle(u())}</b>
            <small>{u().historical}</small>
          </p>
        </div>
      )}
    </Show>
  );
};
