/** The combat table the battle is fought on: the initial column marked, the one it comes to lit, after the die its row. */
import { For, Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { CrtRows } from '../../../screen/fight/Crt.tsx';
import { COLUMNS, type TableId } from '../data/rows.ts';
import type { ChanceView, OddsView } from '../view.ts';
import { codeOf, toneOf, wordsOf } from './results.ts';
import { useNr } from './state.ts';

export const Crt = (props: {
  readonly table: TableId;
  readonly odds: OddsView;
  /** The die and the column it fell in. */
  readonly fell?: { readonly die: number; readonly column: string } | undefined;
}): JSX.Element => {
  const rows = () => useNr().box.crt[props.table];
  const lit = (): string => props.fell?.column ?? props.odds.column;
  const isNow = (die: number): boolean => props.fell?.die === die;
  return (
    <table class="crt nr-crt" classList={{ fallen: props.fell !== undefined }}>
      <caption class="vh">
        {props.table} table, column {lit()}
        {props.fell ? `, die ${props.fell.die}` : ''}
      </caption>
      <thead>
        <tr>
          <td />
          <For each={COLUMNS}>
            {c => (
              <th scope="col" classList={{ fin: c === lit(), base: c === props.odds.initial && c !== lit() }}>
                {c}
              </th>
            )}
          </For>
        </tr>
      </thead>
      <CrtRows
        rows={rows()}
        tone={toneOf}
        code={codeOf}
        words={wordsOf}
        lit={c => COLUMNS[c] === lit()}
        sure
        isRolled={isNow}
      />
    </table>
  );
};
/** How likely each result is, as a bar of six dice. */
export const Chances = (props: { readonly of: readonly ChanceView[] }): JSX.Element => (
  <Show when={props.of.length}>
    <div class="nr-odds-bar" aria-hidden="true">
      <For each={props.of}>
        {c => (
          <span class={toneOf(c.result)} style={{ flex: c.dice }}>
            {codeOf(c.result)}
          </span>
        )}
      </For>
    </div>
  </Show>
);
/** The same in words. */
export const ChanceWords = (props: { readonly of: readonly ChanceView[] }): JSX.Element => (
  <Show when={props.of.length}>
    <div class="nr-chances" role="group" aria-label="Chances">
      <h3 class="sub">
        Chances <Cite case="14.7" />
      </h3>
      <dl>
        <For each={props.of}>
          {c => (
            <div>
              <dt>
                <b>{codeOf(c.result)}</b> {c.dice === 6 ? 'for sure' : `${c.dice} in 6`}
              </dt>
              <dd>{wordsOf(c.result)}</dd>
            </div>
          )}
        </For>
      </dl>
    </div>
  </Show>
);
