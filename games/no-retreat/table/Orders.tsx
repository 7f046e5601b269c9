/** What must be decided: the step in words, the battle, the choices that are not on the map as buttons, units to pick from, hexes by number. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { NotYet, StepHead } from '../../../screen/war/Decision.tsx';
import { HexEntry } from '../../../screen/war/HexEntry.tsx';
import { Choice, UnitLists, type RowWords } from '../../../screen/war/Listed.tsx';
import { Mustered } from '../../../screen/war/Mustered.tsx';
import { stateWords, titleOf } from '../look/spoken.ts';
import { Battle } from './Battle.tsx';
import { foundBy, sorted, type Row } from './choices.ts';
import { PROMPTS } from './prompts.ts';
import { useNr } from './state.ts';
import { TheEnd } from './TheEnd.tsx';

const DECIDERS = { german: 'The Germans decide', allied: 'The Allies decide' };
const ENDABLE = ['moving', 'fighting', 'declaring'];
/** Verbs whose words say no more than the counter does. */
const PLAIN = ['move', 'add', 'drop', 'lose', 'improve', 'send', 'unit'];
const useRowWords = (): ((row: Row) => RowWords) => {
  const { names } = useNr();
  return ({ of, unit, hex }) => {
    const says = !unit || !PLAIN.includes(of.choice.do);
    return {
      title: says ? of.text : titleOf(unit),
      under: [hex ? names.placed(hex) : '', ...(unit ? stateWords(unit) : [])],
      says,
    };
  };
};
export function Orders(): JSX.Element {
  const table = useNr();
  const { view } = table;
  const lists = createMemo(() => sorted(table.offered(), view()));
  const words = useRowWords();
  const example = () => table.box.first;
  return (
    <section class="orders war nr" aria-label="Decision">
      <StepHead deciders={DECIDERS} />
      <Show when={view().over}>
        <TheEnd />
      </Show>
      <Show when={view().battle}>{b => <Battle of={b()} />}</Show>
      <Show when={PROMPTS[table.kind()]}>{said => <p class="prompt">{said()}</p>}</Show>
      <Mustered />
      <Show when={view().owed.length && table.kind() === 'fighting'}>
        <p class="why">Still to be attacked: {view().owed.map(table.names.placed).join(', ')}.</p>
      </Show>
      <Show when={lists().hexes.length}>
        <HexEntry hexes={lists().hexes} what="To hex" example={example()} />
      </Show>
      <ul class="choices" aria-label="Choices">
        <For each={lists().buttons}>{o => <Choice of={o} />}</For>
      </ul>
      <NotYet endable={ENDABLE} />
      <UnitLists
        sections={lists().sections}
        words={words}
        found={row => foundBy(row, table.names.nameOf)}
        example={`XIX, ${table.box.front === 'france' ? 'Sedan' : 'Lodz'}, ${example()}`}
      />
    </section>
  );
}
