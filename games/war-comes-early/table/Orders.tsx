/** What must be decided: the step in words, the choices that are not on the map as buttons, units to pick from, hexes by number. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { WindowBar, type WindowAnswer } from '../../../screen/parts/Window.tsx';
import { InHand, NotYet, StepHead } from '../../../screen/war/Decision.tsx';
import { HexEntry } from '../../../screen/war/HexEntry.tsx';
import { Choice, UnitLists } from '../../../screen/war/Listed.tsx';
import { Mustered } from '../../../screen/war/Mustered.tsx';
import type { MarchView, TableView } from '../view.ts';
import { BattleCard, LastBattle } from './Battle.tsx';
import { everyUnit, foundBy, sorted } from './choices.ts';
import { useRowWords } from './Listed.tsx';
import { HEX_WORDS, PROMPTS } from './prompts.ts';
import { useWce } from './state.ts';

const DECIDERS = { german: 'The Germans decide', allied: 'The Allies decide' };
/** 11.0 A unit or stack on the march: points, and what a goal would cost before it goes there. */
const MarchCard = (props: { readonly march: MarchView }): JSX.Element => {
  const table = useWce();
  const inReach = (): string => {
    const column = props.march.reach.filter(r => r.column).length;
    const all = `${props.march.reach.length} hexes in reach`;
    return column ? `${all}, ${column} beyond the inner line in column.` : `${all}.`;
  };
  const goal = createMemo(() => props.march.reach.find(r => r.hex === (table.hover() ?? table.picked())));
  return (
    <div class="march">
      <p>
        <b>{props.march.units.join(', ') || 'A stack'}</b> from {table.names.placed(props.march.hex)}
      </p>
      <For each={props.march.points}>
        {p => (
          <p class="why">
            {p.who}: <b class="num">{p.left}</b> movement points
            {p.column === undefined ? '' : `, ${p.column} in column`} <Cite case="11.0" />
          </p>
        )}
      </For>
      <p class="why">
        <Show when={goal()} fallback={inReach()}>
          {g =>
            `${table.names.placed(g().hex)} costs ${g().cost}${g().column ? ' in column' : ''}${g().zone ? ', in an enemy zone' : ''}.`
          }
        </Show>
      </p>
    </div>
  );
};
const PHASES: { readonly [phase: string]: string } = {
  reorganise: 'German Reorganisation Phase',
  move: 'German Movement Phase',
  fight: 'German Combat Phase',
};
/** 5.3 What may be slipped in now, and what passing gives up. */
const GermanWindow = (props: { readonly of: NonNullable<TableView['window']> }): JSX.Element => {
  const table = useWce();
  const left = () => table.view().markers.germanLeft;
  const digitOf = (id: string): { readonly key?: string } => {
    const listed = table.offered().find(o => (o.choice['phase'] ?? o.choice.do) === id);
    const digit = listed ? table.digitOf(listed) : 0;
    return digit ? { key: String(digit) } : {};
  };
  const answers = (): readonly WindowAnswer[] =>
    Object.entries(PHASES).map(([id, name]) => ({
      id,
      name,
      state: left().includes(id) ? 'open' : 'used',
      ...digitOf(id),
    }));
  const more = () => table.view().markers.pool.length;
  const gives = (): string =>
    more() || props.of.after !== 'fight'
      ? `Windows to come this turn: ${more()} markers are still in the pool.`
      : 'It may be the last window of the turn: what is not used is lost.';
  return (
    <WindowBar
      title="German window"
      about={`After ${props.of.after === 'draw' ? 'the draw' : props.of.after} of ${props.of.power}.`}
      case="5.3"
      asked={table.kind() === 'declaring' ? 'you' : { other: 'The German side' }}
      answers={answers()}
      pass={{ gives: gives(), words: 'No German phase now', case: '5.3', ...digitOf('pass') }}
      onAnswer={phase => void table.play({ do: 'slip', phase })}
      onPass={() => void table.play({ do: 'pass' })}
    />
  );
};
const ENDABLE = ['settingUp', 'moving', 'attacking', 'reorganising'];
const TheEnd = (): JSX.Element => {
  const { view } = useWce();
  return (
    <p class="prompt">
      <b>{view().victory.words}.</b> <Cite case={view().victory.case} />
    </p>
  );
};

export function Orders(): JSX.Element {
  const table = useWce();
  const { view } = table;
  const lists = createMemo(() => sorted(table.offered(), view()));
  const words = useRowWords();
  const unitNamed = (name: string) => everyUnit(view()).find(u => u.name === name);
  const isWindow = () => table.kind() === 'declaring' && view().window !== undefined;
  return (
    <section class="orders wce" aria-label="Decision">
      <StepHead deciders={DECIDERS} note={view().power} />
      <Show when={view().over}>
        <TheEnd />
      </Show>
      <Show when={PROMPTS[table.kind()]}>{words => <p class="prompt">{words()}</p>}</Show>
      <Mustered />
      <Show when={view().march}>{m => <MarchCard march={m()} />}</Show>
      <Show when={view().placing}>
        {name => <InHand of={unitNamed(name())} note={unitNamed(name())?.name ?? ''} />}
      </Show>
      <Show when={view().window}>{w => <GermanWindow of={w()} />}</Show>
      <Show when={view().battle}>{b => <BattleCard of={b()} />}</Show>
      <Show when={lists().hexes.length}>
        <HexEntry
          hexes={lists().hexes}
          what={HEX_WORDS[table.kind()] ?? 'To hex'}
          example="3821"
          unlit={table.kind() === 'flying'}
        />
      </Show>
      <ul class="choices" aria-label="Choices">
        <For each={isWindow() ? [] : lists().buttons}>{o => <Choice of={o} />}</For>
      </ul>
      <NotYet endable={ENDABLE} />
      <UnitLists
        sections={lists().sections}
        words={words}
        found={row => foundBy(row, table.names.nameOf)}
        example="14, Warsaw, 3821"
      />
      <Show when={view().battle?.stage !== 'planning'}>
        <LastBattle />
      </Show>
    </section>
  );
}
