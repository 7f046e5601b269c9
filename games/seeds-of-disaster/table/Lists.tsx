/** Lists and tables: events of intelligence and command, points, prices, ground, results, victory. The row of the last roll is lit. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import type { LogLine } from '../../../engine/table.ts';
import { Cite } from '../../../screen/Cite.tsx';
import { gives } from '../look/words.ts';
import { useSeeds } from './state.ts';
import type { SeedsEvent } from '../rules/flow.ts';

/** The last log line of an event for each side. */
const useLast = (kind: SeedsEvent) => {
  const { snap } = useSeeds();
  return createMemo(() => {
    const last = (side: string): LogLine | undefined =>
      snap().log.findLast(l => l.event['is'] === kind && l.event['side'] === side);
    return { german: last('german'), allied: last('allied') };
  });
};
const Mark = (props: { readonly german: boolean; readonly allied: boolean }): JSX.Element => (
  <>
    <Show when={props.german}>
      <i class="kg" role="img" aria-label="last German roll" />
    </Show>
    <Show when={props.allied}>
      <i class="kf" role="img" aria-label="last Allied roll" />
    </Show>
  </>
);
const EventList = (props: {
  readonly kind: 'intelligence' | 'command';
  readonly title: string;
  readonly case: string;
}): JSX.Element => {
  const { box } = useSeeds();
  const last = useLast(props.kind);
  const is = (side: 'german' | 'allied', no: number): boolean => last()[side]?.event['no'] === no;
  return (
    <details class="list36" open>
      <summary>{props.title}</summary>
      <p class="cited">
        <Cite case={props.case} />
      </p>
      <ol>
        <For each={box[props.kind]}>
          {r => (
            <li classList={{ lit: is('german', r.no) || is('allied', r.no) }}>
              <b class="num">{r.no}</b>
              <span>
                {r.title}
                <small>
                  {[...r.effects.map(gives), r.year ? `from ${r.year}` : '', r.belligerence ? 'in the months' : '']
                    .filter(Boolean)
                    .join('; ')}
                </small>
              </span>
              <Mark german={is('german', r.no)} allied={is('allied', r.no)} />
            </li>
          )}
        </For>
      </ol>
    </details>
  );
};
const sumOf = (l: LogLine | undefined): number =>
  l ? (l.event['dice'] as readonly number[]).reduce((n, d) => n + d, 0) + Number(l.event['modifier'] ?? 0) : Number.NaN;
const Income = (): JSX.Element => {
  const { box, view } = useSeeds();
  const last = useLast('income');
  const year = () => box.chronology.findIndex(r => r.year === view().year);
  const at = (side: 'german' | 'allied'): number =>
    Math.max(0, Math.min(box.income.rows.length - 1, sumOf(last()[side]) - box.income.from));
  return (
    <details open>
      <summary>Resource points of {view().year}</summary>
      <p class="cited">
        <Cite case="7.1.1" />
      </p>
      <table class="grid">
        <thead>
          <tr>
            <th scope="col">Roll</th>
            <th scope="col">German</th>
            <th scope="col">Allied</th>
          </tr>
        </thead>
        <tbody>
          <For each={box.income.rows}>
            {(r, i) => (
              <tr>
                <th scope="row">{i() + box.income.from}</th>
                <td classList={{ lit: last().german !== undefined && at('german') === i() }}>
                  {r.german[year()] ?? ''}
                </td>
                <td classList={{ lit: last().allied !== undefined && at('allied') === i() }}>
                  {r.allied[year()] ?? ''}
                </td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </details>
  );
};
const Points = (): JSX.Element => {
  const { box } = useSeeds();
  const last = useLast('points');
  const table = box.intelligencePoints;
  const lit = (row: number, column: number): boolean =>
    (['german', 'allied'] as const).some(side => {
      const l = last()[side];
      const at = Math.max(0, Math.min(table.rows.length - 1, sumOf(l) - table.from));
      return l !== undefined && at === row && Number(l.event['column']) === column;
    });
  return (
    <details open>
      <summary>Intelligence points by the enemy’s indicators</summary>
      <p class="cited">
        <Cite case="5.1.1" />
      </p>
      <table class="grid">
        <thead>
          <tr>
            <th scope="col">Roll</th>
            <For each={table.rows[0]!}>{(_, c) => <th scope="col">{c()}</th>}</For>
          </tr>
        </thead>
        <tbody>
          <For each={table.rows}>
            {(r, i) => (
              <tr>
                <th scope="row">{i() + table.from}</th>
                <For each={r}>{(n, c) => <td classList={{ lit: lit(i(), c()) }}>{n}</td>}</For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </details>
  );
};
const Prices = (): JSX.Element => {
  const { box } = useSeeds();
  return (
    <details open>
      <summary>Price of a step</summary>
      <p class="cited">
        <Cite case="7.2" />
      </p>
      <ul class="prices">
        <For each={box.prices}>
          {p => (
            <li>
              <span>{p.name}</span>
              <b class="num">{p.cost}</b>
              <small>{p.year ? `from ${p.year}` : ''}</small>
            </li>
          )}
        </For>
      </ul>
    </details>
  );
};
const Terrain = (): JSX.Element => {
  const { box } = useSeeds();
  return (
    <details open>
      <summary>Ground: movement points, dice</summary>
      <p class="cited">
        <Cite case="13.6" />
      </p>
      <ul class="prices">
        <For each={box.terrain}>
          {t => (
            <li>
              <span>{t.name}</span>
              <b class="num">{t.mp} MP</b>
              <small>{t.dice ? `defender +${t.dice}` : ''}</small>
            </li>
          )}
        </For>
        <For each={box.rivers.filter(r => r.name !== 'none')}>
          {r => (
            <li>
              <span>{r.name} river</span>
              <b class="num">+{r.mp} MP</b>
              <small>attacker −{r.dice}</small>
            </li>
          )}
        </For>
      </ul>
    </details>
  );
};
export const resultWords = (r: {
  readonly loser: number;
  readonly winner: number;
  readonly retreat: boolean;
  readonly disrupts: boolean;
  readonly cp: number;
  readonly breakthrough: boolean;
}): string =>
  [
    `loser ${r.loser}, winner ${r.winner}`,
    r.breakthrough ? 'driven two Areas back' : r.retreat ? 'retreats' : 'stays',
    r.disrupts ? 'Disrupted' : '',
    r.cp ? `winner ${r.cp} CP` : '',
  ]
    .filter(Boolean)
    .join('; ');
const Results = (): JSX.Element => {
  const { box, snap } = useSeeds();
  const last = () => snap().log.findLast(l => l.event['is'] === 'fought')?.event['row'];
  return (
    <details open>
      <summary>Combat results by difference</summary>
      <p class="cited">
        <Cite case="13.7.5" />
      </p>
      <ul class="prices">
        <For each={box.results}>
          {(r, i) => (
            <li classList={{ lit: last() === i() }}>
              <span>
                {r.name}
                <small>{resultWords(r)}</small>
              </span>
              <b class="num">{r.from}+</b>
            </li>
          )}
        </For>
      </ul>
    </details>
  );
};
export const Lists = (): JSX.Element => {
  const { view } = useSeeds();
  const war = (): boolean => view().week > 0;
  return (
    <section class="lists" aria-label="Lists and tables">
      <h2 class="hd">
        Lists and tables <em>the row of the last roll is lit</em>
      </h2>
      <Show when={war()} fallback={<EventList kind="intelligence" title="Intelligence events" case="5.3" />}>
        <EventList kind="command" title="Command events" case="6.3" />
      </Show>
      <div class="tables">
        <Show when={!war()}>
          <Income />
        </Show>
        <Points />
        <Show when={!war()}>
          <Prices />
        </Show>
        <Terrain />
        <Results />
      </div>
      <Show when={!war()}>
        <EventList kind="command" title="Command events" case="6.3" />
      </Show>
    </section>
  );
};
