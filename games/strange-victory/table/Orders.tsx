/** The decision outside a fight: every listed choice as a button with its number key, the hint, and the card of the picked area. */
import { createMemo, For, lazy, Show, Suspense, type JSX } from 'solid-js';
import type { TableView } from '../view.ts';
import { ENDS, inOrder } from './choices.ts';
import { useTable } from './state.ts';
import type { OfferedChoice } from '../../../screen/session.ts';
import { KorpsMark } from '../look/korps.tsx';
import { Cite } from '../../../screen/Cite.tsx';
import { ChoiceButton } from '../../../screen/frame/Choice.tsx';

/** Loaded when an area is picked. */
const AreaCard = lazy(() => import('./AreaCard.tsx').then(m => ({ default: m.AreaCard })));
const PROMPTS: Readonly<Record<string, string>> = {
  stage: 'Give each Korps one staging area, or take the historical set-up.',
  activate: 'Choose a division to activate, on the map or from the list.',
  enter: 'Lead the division into a lit area, or stop.',
  stop: 'The division can go no further: stop.',
  counterattack: 'Choose the area where the Allies strike back.',
  repair: 'Repair damage with audacity, or go on.',
  done: 'Nothing is left to repair: go on.',
};
const korpsOfChoice = (view: TableView, o: OfferedChoice): string | undefined => {
  const { division, korps } = o.choice;
  return typeof korps === 'string' ? korps : view.divisions.find(d => d.name === division)?.korps;
};

/** The area that a choice concerns. */
const areaOf = (view: TableView, { choice }: OfferedChoice): string | undefined => {
  const { area, staging, division } = choice;
  const named = area ?? staging ?? view.divisions.find(d => d.name === division)?.area;
  return typeof named === 'string' ? named : undefined;
};
const Choice = (props: { readonly of: OfferedChoice }): JSX.Element => {
  const table = useTable();
  const area = () => areaOf(table.view(), props.of);
  return (
    <ChoiceButton
      of={props.of}
      states={{ end: ENDS.includes(props.of.choice.do), third: 'with' in props.of.choice }}
      mark={<Show when={korpsOfChoice(table.view(), props.of)}>{korps => <KorpsMark korps={korps()} />}</Show>}
      show={on => table.setHover(on ? area() : undefined)}
      keep={() => table.setPicked(area())}
    />
  );
};

export function Orders(): JSX.Element {
  const table = useTable();
  const choices = createMemo(() => inOrder(table.offered()));
  const prompt = () =>
    PROMPTS[
      ['enter', 'activate', 'counterattack', 'repair', 'stage', 'stop', 'done'].find(v =>
        table.offered().some(o => o.choice.do === v),
      ) ?? ''
    ] ?? '';
  return (
    <section class="orders" aria-label="Decision">
      <h2 class="big">
        {table.snap().over ? 'The halt' : table.view().step.name}{' '}
        <span>
          <Cite case={table.view().step.case} />
        </span>
      </h2>
      <Show when={prompt()}>
        <p class="prompt">{prompt()}</p>
      </Show>
      <ul class="choices" aria-label="Choices">
        <For each={choices()}>{o => <Choice of={o} />}</For>
      </ul>
      <Suspense>
        <Show when={table.picked()}>{area => <AreaCard area={area()} />}</Show>
      </Suspense>
    </section>
  );
}
