/** 17.7 How the game ended, line by line. */
import { For, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { useNr } from './state.ts';

export const TheEnd = (): JSX.Element => {
  const { view } = useNr();
  return (
    <>
      <p class="prompt">
        <b>{view().points.words}.</b>
      </p>
      <ul class="nr-sheet">
        <For each={view().points.sheet.filter(l => l.points !== 0)}>
          {l => (
            <li>
              {l.name} <b class="num">{l.points}</b> <Cite case={l.case} />
            </li>
          )}
        </For>
      </ul>
    </>
  );
};
