/** 20.0 How the game ended: level of victory, objectives, axis, and the losses of each side. */
import { For, Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { Counter } from '../look/faces.tsx';
import { unitWords } from '../look/words.ts';
import { useSeeds } from './state.ts';

interface Outcome {
  readonly level: string;
  readonly name: string;
  readonly german: number;
  readonly allied: number;
  readonly axis: boolean;
  readonly paris: boolean;
  readonly week: number;
}
export const useOutcome = (): (() => Outcome) => {
  const { view } = useSeeds();
  return () => view().outcome as Outcome;
};
export const TheEnd = (): JSX.Element => {
  const table = useSeeds();
  const outcome = useOutcome();
  const lost = (side: string) =>
    table
      .view()
      .sides.filter(s => s.side === side)
      .flatMap(s => s.display.filter(u => u.place === 'Out of play'));
  return (
    <section class="the-end" aria-label="The end of the game">
      <p class="verdict">
        {outcome().name} <Cite case="20.0" />
      </p>
      <p class="prompt">
        {outcome().paris ? `Paris fell in week ${outcome().week}.` : 'The tenth week is over.'} Objectives: German{' '}
        <b>{outcome().german}</b>, Allied <b>{outcome().allied}</b>.
      </p>
      <p class="fine">
        Attack strategy: <b>{table.view().strategy}</b>.{' '}
        {outcome().axis
          ? 'Paris was entered from this axis: one level more.'
          : 'No Paris Area was held from this axis: nothing added.'}{' '}
        <Cite case="19.0" />
      </p>
      <For each={['german', 'allied'] as const}>
        {side => (
          <Show when={lost(side).length}>
            <h3 class="sub">
              {side === 'german' ? 'German' : 'Allied'} losses <span class="num">{lost(side).length}</span>
            </h3>
            <div class="boxed">
              <For each={lost(side)}>{u => <Counter of={table.faceOf(u)} size={30} words={unitWords(u)} />}</For>
            </div>
          </Show>
        )}
      </For>
    </section>
  );
};
