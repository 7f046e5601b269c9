/** 4.0 The account: German points on their track, every line with its case and how it stands, and the levels of the result. */
import { For, Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { NumberTrack } from '../../../screen/frame/Tracks.tsx';
import { useHex } from './state.ts';

const signed = (n: number): string => {
  if (n === 0) return '0';
  return n > 0 ? `+${n}` : `−${-n}`;
};
const MOST = 9;
const bounds = ({ from, to }: { readonly from?: number; readonly to?: number }): string => {
  if (from === undefined) return `${to} or less`;
  if (to === undefined) return `${from} or more`;
  return from === to ? `${from}` : `${from}–${to}`;
};

export const PointsTrack = (): JSX.Element => {
  const table = useHex();
  const now = () => table.view().victory;
  const levelAt = (i: number): number => now().levels.findIndex(l => (l.from ?? -99) <= i && i <= (l.to ?? 99));
  return (
    <Show when={now().levels.length}>
      <NumberTrack
        label={`German victory points: ${now().points}`}
        most={MOST}
        at={now().points}
        class={i => `b${levelAt(i)}`}
      />
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
