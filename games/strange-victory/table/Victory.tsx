/** 11.0 The victory points line by line, and the bands of 11.2 with the present one. */
import { For, Show, type JSX } from 'solid-js';
import { useTable } from './state.ts';
import { halvesShown } from '../look/chances.ts';
import type { TableView } from '../view.ts';
import { Cite } from '../../../screen/Cite.tsx';

const each = (halves: number): string => (halves ? halvesShown(halves) : '');

type Account = TableView['victory'];
const Points = (props: { readonly lines: Account['lines'] }): JSX.Element => (
  <table class="vpx">
    <caption class="vh">Points now</caption>
    <thead>
      <tr>
        <th scope="col">For</th>
        <th scope="col">Held</th>
        <th scope="col">Each</th>
        <th scope="col">Points</th>
      </tr>
    </thead>
    <tbody>
      <For each={props.lines}>
        {line => (
          <tr classList={{ none: line.halves === 0 }}>
            <th scope="row">
              {line.name} <Cite case={line.case} />
            </th>
            <td class="num">
              {line.count}
              <Show when={line.of}>
                <small> of {line.of}</small>
              </Show>
            </td>
            <td class="num">{each(line.halvesEach)}</td>
            <td class="num">{halvesShown(line.halves)}</td>
          </tr>
        )}
      </For>
    </tbody>
  </table>
);
/** `all`: every band with its words, not only the one reached. */
const Bands = (props: { readonly bands: Account['bands']; readonly all: boolean }): JSX.Element => (
  <ol class="bnd" aria-label="Campaign results">
    <For each={props.bands}>
      {band => (
        <li classList={{ now: band.now }} aria-current={band.now ? 'true' : undefined}>
          <span class="num">{band.to === undefined ? `${band.from}+` : `${band.from}–${band.to}`}</span>
          <div>
            <b>{band.name}</b>
            <Show when={band.now || props.all}>
              <small>{band.words}</small>
            </Show>
          </div>
        </li>
      )}
    </For>
  </ol>
);

export function Victory(): JSX.Element {
  const table = useTable();
  const now = () => table.view().victory;
  return (
    <div class="vic" tabindex="0" role="region" aria-label="Victory points">
      <p class="vsum">
        <b>{now().shown}</b>
        <span>
          victory points
          <br />
          <em>{now().bands.find(b => b.now)?.name ?? now().band}</em>
        </span>
      </p>
      <Points lines={now().lines} />
      <Bands bands={now().bands} all={table.snap().over} />
      <p class="why">
        Bands <Cite case="11.2" />
      </p>
    </div>
  );
}
