/** A sum line by line, each line with its case and the running total: strength, odds, shifts. */
import { For, Show, type JSX } from 'solid-js';
import { Cite } from '../Cite.tsx';

export interface LedgerLine {
  readonly name: string;
  readonly case: string;
  /** The sum or column after this line. */
  readonly to: string | number;
  /** Columns to the right, negative to the left. Set on every line of a ledger of shifts, and on no other. */
  readonly shift?: number;
  /** It favours the viewer. */
  readonly ours?: boolean;
}

const Shift = (props: { readonly by: number }): JSX.Element => (
  <td class="sh" aria-label={`${Math.abs(props.by)} to the ${props.by > 0 ? 'right' : 'left'}`}>
    <For each={Array.from({ length: Math.abs(props.by) })}>{() => <i classList={{ lt: props.by < 0 }} />}</For>
  </td>
);
export const Ledger = (props: {
  readonly caption: string;
  readonly lines: readonly LedgerLine[];
  /** Shown in full on a phone. */
  readonly open?: boolean;
}): JSX.Element => (
  <table class="led" classList={{ open: props.open ?? false }}>
    <caption class="vh">{props.caption}</caption>
    <tbody>
      <For each={props.lines}>
        {line => (
          <tr classList={{ ours: line.ours ?? false }}>
            <Show when={line.shift !== undefined}>
              <Shift by={line.shift ?? 0} />
            </Show>
            <th scope="row">{line.name}</th>
            <td>
              <Cite case={line.case} />
            </td>
            <td class="num to">{line.to}</td>
          </tr>
        )}
      </For>
    </tbody>
  </table>
);
