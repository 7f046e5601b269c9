/** What must be decided: the step in words, the choices that are not on the map as buttons, units by army to pick from, hexes by number. */
import { createMemo, createSignal, For, Show, type JSX } from 'solid-js';
import type { TableView } from '../view.ts';
import { later } from '../../../screen/later.ts';
import { Cite } from '../../../screen/Cite.tsx';
import { Icon } from '../../../screen/frame/icons.tsx';
import { fits, sorted, type Section } from './choices.ts';
import { Counter } from './Counter.tsx';
import { HexEntry } from './HexEntry.tsx';
import { Choice, UnitList } from './Listed.tsx';
import { MarchCard } from './March.tsx';
import { Mustered } from './Mustered.tsx';
import { Targets } from './Targets.tsx';
import { useHex } from './state.ts';
import { TheEnd } from './TheEnd.tsx';
import { unitTitle } from './words.ts';
import { counted } from '../../../engine/words.ts';

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
  if (kind === 'moving' && !rows) return 'Everybody has moved.';
  return '';
};
const deciderWords = (view: TableView, eyes: string): string => {
  if (!view.decides) return '';
  if (view.decides.side === eyes) return 'You decide';
  return view.decides.side === 'german' ? 'The Germans decide' : 'The Allies decide';
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

const Head = (): JSX.Element => {
  const table = useHex();
  const { view } = table;
  const waiting = () => !table.offered().length && !view().over && !table.snap().over;
  return (
    <h2 class="big">
      {view().over ? 'The end' : view().step.name}{' '}
      <span>
        <Cite case={view().step.case} />
      </span>
      <Show when={waiting()}>
        <i class="stamp wait">{deciderWords(view(), table.snap().eyes)}</i>
      </Show>
    </h2>
  );
};

/** Lists longer than this can be searched; shorter than that lie open. */
const SEARCHED = 12;
const OPEN = 24;
/** Units to pick from, by army; what was looked for is forgotten when it has been found. */
const Armies = (props: { readonly sections: readonly Section[] }): JSX.Element => {
  const table = useHex();
  const [query, setQuery] = createSignal('');
  const units = () => props.sections.reduce((n, s) => n + s.rows.length, 0);
  const found = createMemo(() =>
    props.sections.map(s => ({ ...s, rows: s.rows.filter(r => fits(r, query())) })).filter(s => s.rows.length),
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
            placeholder="Find: 19, Sedan, 2729 …"
            value={query()}
            onInput={e => setQuery(e.currentTarget.value)}
          />
        </label>
      </Show>
      <div class="armies">
        <For each={found()}>{s => <UnitList section={s} open={query() !== '' || units() <= OPEN} />}</For>
      </div>
    </>
  );
};

export function Orders(): JSX.Element {
  const table = useHex();
  const { view } = table;
  const lists = createMemo(() => sorted(table.offered(), view()));
  const movable = () =>
    lists().sections.flatMap(s => s.rows.filter(r => r.of.choice.do === 'move' || r.of.choice.do === 'pick')).length;
  const kind = () => view().decides?.kind ?? '';
  const mine = () => table.offered().length > 0;
  return (
    <section class="orders f40" aria-label="Decision">
      <Head />
      <Show when={view().over}>
        <TheEnd />
      </Show>
      <Show when={mine() && PROMPTS[kind()]}>
        <p class="prompt">
          {PROMPTS[kind()]} {leftWords(view(), movable())}
        </p>
      </Show>
      <Mustered />
      <Show when={view().march}>{m => <MarchCard march={m()} />}</Show>
      <Show when={view().placing}>{name => <InHand name={name()} />}</Show>
      <Show when={kind() === 'attacking' && mine()}>
        <Targets hexes={lists().hexes} />
      </Show>
      <Show when={lists().hexes.length && kind() !== 'attacking'}>
        <HexEntry hexes={lists().hexes} what={HEX_WORDS[kind()] ?? 'Hex'} />
      </Show>
      <ul class="choices" aria-label="Choices">
        <For each={lists().buttons}>{o => <Choice of={o} />}</For>
      </ul>
      <NotYet />
      <Armies sections={lists().sections} />
    </section>
  );
}
