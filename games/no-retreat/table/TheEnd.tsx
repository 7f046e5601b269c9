/** 17.5-17.7 How the game ended: by the sheet of the end line by line, or before it by the track alone. */
import { For, Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { useNr } from './state.ts';
import { signed } from './Victory.tsx';

interface Sum {
  readonly lines: readonly { readonly name: string; readonly case: string; readonly points: number }[];
  readonly name: string;
  readonly case: string;
  readonly points: number;
}
const Sheet = (props: { readonly of: Sum; readonly caption: string }): JSX.Element => (
  <table class="nr-sheet">
    <caption class="vh">{props.caption}</caption>
    <tbody>
      <For each={props.of.lines}>
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
          {props.of.name} <Cite case={props.of.case} />
        </th>
        <td class="num">{signed(props.of.points)}</td>
      </tr>
    </tfoot>
  </table>
);
/** The sheet of 17.7 counts only where the game came to its end by it. */
const bySheet = (ruleCase: string): boolean => ruleCase.startsWith('17.7');

export const TheEnd = (): JSX.Element => {
  const { view } = useNr();
  const p = () => view().points;
  const track = (): Sum => ({
    lines: [
      { name: 'Cities', case: '17.1', points: p().map },
      { name: 'Events', case: '17.2', points: p().event },
    ],
    name: 'Total on the track',
    case: '17.0',
    points: p().total,
  });
  const sheet = (): Sum => ({ lines: p().sheet, name: `${p().level} Victory`, case: '17.7', points: p().end });
  return (
    <Show when={p().outcome}>
      {won => (
        <>
          <p class="prompt nr-won">
            <b>{won().level} Victory</b> <Cite case={won().case} />
          </p>
          <Show
            when={bySheet(won().case)}
            fallback={
              <>
                <p class="why">{p().words}.</p>
                <Sheet of={track()} caption="Points on the track" />
              </>
            }
          >
            <Sheet of={sheet()} caption="Points at the end, line by line" />
          </Show>
        </>
      )}
    </Show>
  );
};
