/** 17.7 How the game ended, line by line. */
import { For, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { useNr } from './state.ts';
import { signed } from './Victory.tsx';

export const TheEnd = (): JSX.Element => {
  const { view } = useNr();
  const p = () => view().points;
  return (
    <>
      <p class="prompt">
        <b>{p().words}.</b>
      </p>
      <table class="nr-sheet">
        <caption class="vh">Points at the end, line by line</caption>
        <tbody>
          <For each={p().sheet}>
            {l => (
              <tr classList={{ none: l.points === 0 }}>
                <th scope="row">
                  {l.name} <Cite case={l.case} />
                </th>
                <td class="num">{signed(l.points)}</td>
              </tr>
            )}
          </For>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              {p().level} Victory <Cite case="17.7" />
            </th>
            <td class="num">{signed(p().end)}</td>
          </tr>
        </tfoot>
      </table>
    </>
  );
};
