/** 4.0 The account: German points on their track, every line with its case and how it stands, and the levels of the result. */
import { For, Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { useHex } from './state.ts';

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
const MOST = 9;
const bounds = (l: { readonly from?: number; readonly to?: number }): string =>
  l.from === undefined
    ? `${l.to} or less`
    : l.to === undefined
      ? `${l.from} or more`
      : l.from === l.to
        ? `${l.from}`
        : `${l.from}–${l.to}`;

export const PointsTrack = (): JSX.Element => {
  const table = useHex();
  const now = () => table.view().victory;
  const levelAt = (i: number): number => now().levels.findIndex(l => (l.from ?? -99) <= i && i <= (l.to ?? 99));
  return (
    <Show when={now().levels.length}>
      <ol class="vpt" aria-label={`German victory points: ${now().points}`}>
        <For each={Array.from({ length: MOST + 1 }, (_, i) => i)}>
          {i => (
            <li class={`b${levelAt(i)}`} classList={{ at: Math.max(0, Math.min(MOST, now().points)) === i }}>
              {i}
            </li>
          )}
        </For>
      </ol>
    </Show>
  );
};
export function Victory(): JSX.Element {
  const table = useHex();
  const now = () => table.view().victory;
  return (
    <div class="vic f40" tabindex="0" role="region" aria-label="Victory points">
      <table class="vpx">
        <caption class="vh">Points now, line by line</caption>
        <tbody>
          <For each={now().lines}>
            {l => (
              <tr classList={{ none: l.points === 0, neg: l.most < 0 }}>
                <th scope="row">
                  {l.name} <small>{l.detail}</small>
                </th>
                <td class="num">
                  {l.most === 0 ? '' : `${signed(l.points)}`}
                  <Show when={l.most !== 0}>
                    <small> of {signed(l.most)}</small>
                  </Show>
                </td>
                <td>
                  <Cite case={l.case} />
                </td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
      <Show when={now().levels.length}>
        <ol class="bnd" aria-label="Result levels">
          <For each={now().levels}>
            {l => (
              <li classList={{ now: l.now }} aria-current={l.now ? 'true' : undefined}>
                <span class="num">{bounds(l)}</span>
                <div>
                  <b>{l.name}</b>
                </div>
              </li>
            )}
          </For>
        </ol>
        <p class="why">
          Levels <Cite case="4.2" />
        </p>
      </Show>
    </div>
  );
}
