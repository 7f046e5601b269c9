/** 11.10 The Combat Results Table. The column is lit, or every column that is possible; after the roll also the row of the die. */
import { For, Show, type JSX } from 'solid-js';
import type { Result } from '../data/charts.ts';
import type { ColumnView, OddsView, ResultWords } from '../view.ts';
import { Cite } from '../../../screen/Cite.tsx';
import { calledIn } from './called.ts';
import { inSix, type Fallen } from './fought.ts';
import { RESULT_NAMES, wouldDo } from './outcome.ts';
import { useHex } from './state.ts';
import { CrtRows, CrtShiftLine } from '../../../screen/fight/Crt.tsx';

export const Crt = (props: {
  readonly odds?: OddsView | undefined;
  readonly fallen?: Fallen | undefined;
  readonly rolling: boolean;
}): JSX.Element => {
  const { charts } = useHex().box;
  const lit = (c: number): boolean =>
    props.fallen ? props.fallen.column === c : (props.odds?.columns.some(x => x.column === c) ?? false);
  const sure = () => !!props.fallen || props.odds?.sure === true;
  const row = (die: number): boolean => !props.rolling && props.fallen?.die === die;
  const words = (): string => {
    const { fallen, odds } = props;
    if (fallen) return `column ${fallen.label}, die ${fallen.die || 'not needed'}: ${fallen.result}`;
    return odds ? `column ${odds.columns.map(c => c.label).join(' or ')}` : 'no attackers yet';
  };
  return (
    <table class="crt" classList={{ fallen: !!props.fallen && !props.rolling && props.fallen.die > 0 }}>
      <caption class="vh">Combat results table, {words()}</caption>
      <thead>
        <Show when={props.odds && !props.fallen ? props.odds : undefined}>
          {o => (
            <CrtShiftLine
              from={charts.columns.indexOf(o().ratios[0]!)}
              to={o().columns[0]!.column}
              count={charts.columns.length}
              drawn={o().sure && charts.columns.includes(o().ratios[0]!)}
            />
          )}
        </Show>
        <tr>
          <td />
          <For each={charts.columns}>
            {(label, c) => (
              <th
                scope="col"
                classList={{
                  fin: lit(c()) && sure(),
                  may: lit(c()) && !sure(),
                  base: props.odds?.sure === true && props.odds.ratios[0] === label,
                }}
              >
                {label}
              </th>
            )}
          </For>
        </tr>
      </thead>
      <CrtRows rows={charts.rows} tone={r => r} code={r => r} lit={lit} sure={sure()} isRolled={row} />
    </table>
  );
};

const RESULTS: readonly Result[] = ['DE', 'DR', 'BB', 'AS', 'AE'];
const Bar = (props: { readonly column: ColumnView; readonly named: boolean }): JSX.Element => (
  <div class="bar-row">
    <Show when={props.named}>
      <span class="num">{props.column.label}</span>
    </Show>
    <div class="bar" aria-hidden="true">
      <For each={RESULTS.filter(r => props.column.chances[r] > 0)}>
        {r => (
          <i class={r} style={{ flex: String(Math.round(props.column.chances[r] * 6)) }}>
            <b>{r}</b>
          </i>
        )}
      </For>
    </div>
  </div>
);
/** How likely each result is, and what it would do here. */
export const ChancesOf = (props: {
  readonly columns: readonly ColumnView[];
  readonly words: readonly ResultWords[];
  readonly hidden: number;
}): JSX.Element => {
  const { view, names } = useHex();
  const say = calledIn(view, names);
  const possible = () => RESULTS.filter(r => props.columns.some(c => c.chances[r] > 0));
  const said = (r: Result): string => {
    const of = props.words.find(w => w.result === r);
    return of ? wouldDo(of, props.hidden, say) : '';
  };
  return (
    <div class="chn" role="group" aria-label="Chances">
      <For each={props.columns}>{c => <Bar column={c} named={props.columns.length > 1} />}</For>
      <dl>
        <For each={possible()}>
          {r => (
            <>
              <dt>
                <b>{r}</b> {inSix(props.columns, r)}
              </dt>
              <dd>
                {RESULT_NAMES[r][0]}: {said(r)}. <Cite case={RESULT_NAMES[r][1]} />
              </dd>
            </>
          )}
        </For>
      </dl>
    </div>
  );
};
