/** Parts of a combat results table: the line of the column shifts, and the rows of results. */
import { For, Show, type JSX } from 'solid-js';
import { SmallDie } from '../dice/SmallDie.tsx';

/** A line from the column before the shifts to the one after them. */
export const CrtShiftLine = (props: {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  /** False while the shifts are not known yet. */
  readonly drawn?: boolean;
}): JSX.Element => {
  const middle = (c: number): number => ((Math.max(0, Math.min(props.count - 1, c)) + 0.5) / props.count) * 100;
  return (
    <tr class="path" aria-hidden="true">
      <td />
      <td colspan={props.count}>
        <Show when={(props.drawn ?? true) && props.from !== props.to}>
          <svg viewBox="0 0 100 9" preserveAspectRatio="none">
            <path d={`M${middle(props.from)} 8.500V3H${middle(props.to)}`} vector-effect="non-scaling-stroke" />
          </svg>
          <i style={{ left: `${middle(props.from)}%` }} />
          <b classList={{ back: props.to < props.from }} style={{ left: `${middle(props.to)}%` }} />
        </Show>
      </td>
    </tr>
  );
};

/** One row for each face of the die. The cell where the lit column meets the rolled face is the result. */
export const CrtRows = <Result,>(props: {
  readonly rows: readonly (readonly Result[])[];
  /** The class of a cell; `code` is its text, `words` its tooltip. */
  readonly tone: (r: Result) => string;
  readonly code: (r: Result) => string;
  readonly words?: (r: Result) => string;
  readonly lit: (column: number) => boolean;
  /** The column is certain; otherwise it may be any of the lit ones. */
  readonly sure: boolean;
  readonly isRolled: (die: number) => boolean;
}): JSX.Element => (
  <tbody>
    <For each={props.rows}>
      {(results, i) => (
        <tr classList={{ now: props.isRolled(i() + 1) }}>
          <th scope="row">
            <SmallDie face={i() + 1} />
          </th>
          <For each={results}>
            {(r, c) => {
              const isHit = (): boolean => props.lit(c()) && props.isRolled(i() + 1);
              return (
                <td
                  class={props.tone(r)}
                  classList={{
                    fin: props.lit(c()) && props.sure,
                    may: props.lit(c()) && !props.sure,
                    hit: isHit(),
                  }}
                  aria-current={isHit() ? 'true' : undefined}
                  title={props.words?.(r)}
                >
                  {props.code(r)}
                </td>
              );
            }}
          </For>
        </tr>
      )}
    </For>
  </tbody>
);
