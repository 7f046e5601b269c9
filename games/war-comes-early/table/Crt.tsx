/** 12.1 The Combat Results Table as it is printed: both lines of differences, the column lit, or every column it may come to; after the die its row. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { CrtRows, CrtShiftLine } from '../../../screen/fight/Crt.tsx';
import type { BattleView, OddsView } from '../view.ts';
import { columnLabels, type Fallen } from './fought.ts';
import { useWce } from './state.ts';

/** How the losses of a cell read: red where the attacker pays more. */
const paid = (cell: string): string => {
  const [attacker = 0, defender = 0] = cell.split('/').map(Number);
  if (attacker === defender) return 'even';
  return attacker > defender ? 'dear' : 'good';
};

export const Crt = (props: {
  readonly odds?: OddsView | undefined;
  readonly fallen?: Fallen | undefined;
  readonly rolling: boolean;
}): JSX.Element => {
  const { crt } = useWce().box.charts;
  const lines = [
    ['mech', 'German mechanised line', columnLabels(crt.mechanised)],
    ['other', 'any other attack', columnLabels(crt.usual)],
  ] as const;
  const columns = createMemo((): ReadonlySet<number> =>
    props.fallen ? new Set([props.fallen.column]) : new Set(props.odds?.columns.map(c => c.column)),
  );
  const sure = () => columns().size === 1;
  const row = (die: number): boolean => !props.rolling && props.fallen?.die === die;
  const isLine = (name: string): boolean => props.odds !== undefined && props.odds.mechanised === (name === 'mech');
  const words = (): string => {
    const { fallen, odds } = props;
    if (fallen) return `column ${fallen.label}, die ${fallen.die}: ${fallen.losses.join('/')}`;
    return odds ? `column ${odds.columns.map(c => c.label).join(' or ')}` : 'no attackers yet';
  };
  return (
    <table class="crt" classList={{ fallen: !!props.fallen && !props.rolling }}>
      <caption class="vh">Corps equivalents lost by attacker and defender, {words()}</caption>
      <thead>
        <Show when={props.fallen ? undefined : props.odds}>
          {o => <CrtShiftLine from={o().from} to={o().columns.at(-1)!.column} count={crt.usual.length} />}
        </Show>
        <For each={lines}>
          {([name, title, labels]) => (
            <tr class="ln" classList={{ on: isLine(name) }}>
              <th scope="row" title={title}>
                {name}
              </th>
              <For each={labels}>
                {(label, c) => (
                  <th
                    scope="col"
                    classList={{
                      fin: columns().has(c()) && sure() && isLine(name),
                      may: columns().has(c()) && !sure() && isLine(name),
                      base: isLine(name) && props.odds?.from === c(),
                    }}
                  >
                    {label.replace(' ', '').replace('-', '−')}
                  </th>
                )}
              </For>
            </tr>
          )}
        </For>
      </thead>
      <CrtRows rows={crt.rows} tone={paid} code={r => r} lit={c => columns().has(c)} sure={sure()} isRolled={row} />
    </table>
  );
};

/** '2 in 6', '1–3 in 6' over the columns it may come to. */
export const facesIn = (odds: OddsView, is: (attacker: number, defender: number) => boolean): string => {
  const counts = odds.columns.map(
    c =>
      c.results.filter(r => {
        const [attacker = 0, defender = 0] = r.split('/').map(Number);
        return is(attacker, defender);
      }).length,
  );
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return least === most ? `${least} in 6` : `${least}–${most} in 6`;
};
const corps = (n: number): string =>
  `${Number.isInteger(n) ? n : `${Math.floor(n)}½`} corps ${n === 1 ? 'equivalent' : 'equivalents'}`;

/** What the die may bring here: the hex cleared or not, what is lost, and how the attackers stand afterwards. */
export const Chances = (props: { readonly of: BattleView; readonly odds: OddsView }): JSX.Element => {
  const most = (at: 0 | 1): number =>
    Math.max(...props.odds.columns.flatMap(c => c.results.map(r => Number(r.split('/')[at]))));
  return (
    <div class="chn" role="group" aria-label="Chances">
      <dl>
        <Show when={props.of.clears}>
          {needs => (
            <>
              <dt>
                <b>Cleared</b> {facesIn(props.odds, (_, d) => d >= needs())}
              </dt>
              <dd>
                {corps(needs())} must go{props.of.garrison ? ', the garrison last' : ''}; then the attackers may
                advance. <Cite case="12.3" />
              </dd>
            </>
          )}
        </Show>
        <dt>
          <b>Losses</b> up to {most(0)}
        </dt>
        <dd>
          of yours, and none on {facesIn(props.odds, a => a === 0)}. <Cite case="12.3" />
        </dd>
        <Show when={props.of.disruption?.armies.length}>
          <dt>
            <b>If it holds</b>
          </dt>
          <dd>
            {props.of.disruption!.armies.join(', ')} {props.of.disruption!.armies.length === 1 ? 'breaks' : 'break'} up
            into corps. <Cite case="12.4" />
            <For each={props.of.disruption!.overfull}>
              {h => (
                <>
                  {' '}
                  {h.hex} would hold {h.units}: the enemy scatters what is too much. <Cite case="7.0" />
                </>
              )}
            </For>
          </dd>
        </Show>
      </dl>
    </div>
  );
};
