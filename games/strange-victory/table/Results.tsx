/** 8.3.6 The five results: hits, words, panic, the chance now, and the chance with the asset or re-roll being considered. */
import { For, Show, type JSX } from 'solid-js';
import type { ResultChance } from '../view/combat.ts';
import { percent } from '../look/chances.ts';

const change = (now: number, then: number): string => {
  if (Math.abs(then - now) <= 0.005) return 'even';
  return then > now ? 'up' : 'down';
};

export const Results = (props: {
  rows: readonly ResultChance[];
  then?: readonly number[] | undefined;
  thenWord: string;
  /** While the dice roll nothing is shown yet. */ rolling: boolean;
  rolled: boolean;
}): JSX.Element => {
  const chanceNow = (row: ResultChance): string => {
    if (props.rolling) return '…';
    return props.rolled && row.now ? 'this' : percent(row.chance);
  };
  return (
    <table class="res" classList={{ compare: !!props.then }}>
      <caption class="vh">Results by hits, with their chances</caption>
      <thead>
        <tr>
          <th scope="col">Hits</th>
          <th scope="col">Result</th>
          <th scope="col">Panic</th>
          <th scope="col">Now</th>
          <Show when={props.then}>
            <th scope="col">{props.thenWord}</th>
          </Show>
        </tr>
      </thead>
      <tbody>
        <For each={props.rows}>
          {(row, i) => (
            <tr
              classList={{
                now: props.rolled && row.now,
                live: !props.rolled && !props.rolling && row.chance > 0,
                out: !props.rolling && row.chance === 0 && !(props.then?.[i()] ?? 0),
              }}
              aria-current={props.rolled && row.now ? 'true' : undefined}
            >
              <td class="num">{row.hits}</td>
              <th scope="row">
                {row.name}
                <small>{row.fate}</small>
                <i class="pb" style={{ '--share': String(props.rolling ? 0 : row.chance) }} aria-hidden="true" />
              </th>
              <td class="num">{row.panic > 0 ? `+${row.panic}` : row.panic}</td>
              <td class="num">{chanceNow(row)}</td>
              <Show when={props.then}>
                {then => (
                  <td class={`num then ${change(row.chance, then()[i()] ?? 0)}`}>{percent(then()[i()] ?? 0)}</td>
                )}
              </Show>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
};
