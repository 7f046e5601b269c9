/** The turn track with what each turn brings, and the pools and markers beside it. */
import { For, Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { Counter } from './Counter.tsx';
import { useHex } from './state.ts';

/** A turn's box is narrow: what it brings in a word. */
const NOTES: { readonly [c: string]: string } = { '5.13': 'Dynamo', '5.10': 'Halts', '5.9': 'Coup', '5.5': 'Crisis' };
const KNOWN = / \d{4}$|^September 1939, /;
export const TurnTrack = (): JSX.Element => {
  const table = useHex();
  const coming = () => table.view().boxes.turnTrack;
  const reinforces = (notes: readonly { readonly case: string }[]): boolean => notes.some(n => n.case === '9.4');
  return (
    <section class="trk f40" aria-label="Turn track">
      <ol style={{ '--turns': String(table.view().turns.length) }}>
        <For each={table.view().turns}>
          {t => (
            <li
              class={t.state}
              aria-current={t.state === 'now' ? 'true' : undefined}
              title={t.notes.map(n => n.text).join(', ')}
            >
              <b>{t.turn}</b>
              <span>{t.date.replace(KNOWN, '')}</span>
              <Show when={t.state === 'now'}>
                <em class="mk">Turn</em>
              </Show>
              <Show when={t.state !== 'now' && reinforces(t.notes) && coming()[0]}>
                {u => (
                  <i class="tc">
                    <Counter of={u()} size={30} />
                  </i>
                )}
              </Show>
              <Show when={t.state === 'next' && !reinforces(t.notes)}>
                <For each={t.notes.slice(0, 1)}>
                  {n => (
                    <small>
                      {NOTES[n.case] ?? n.text} <u>{n.case}</u>
                    </small>
                  )}
                </For>
              </Show>
            </li>
          )}
        </For>
      </ol>
    </section>
  );
};
export const Pools = (): JSX.Element => {
  const table = useHex();
  const m = () => table.view().markers;
  const dead = (side: string): number => table.view().boxes.dead.filter(u => u.side === side).length;
  const dynamo = () =>
    m().dynamo.declared
      ? m().dynamo.now
        ? `${m().dynamo.port}: ${m().dynamo.stepsThisTurn} of ${m().dynamo.stepsATurn} steps`
        : `declared from ${m().dynamo.port}`
      : 'not declared';
  return (
    <section class="pools f40" aria-label="Pools and markers">
      <dl>
        <Show
          when={table.view().scenario === '1940'}
          fallback={
            <div>
              <dt>
                German supply crisis <Cite case="5.5" />
              </dt>
              <dd>{m().supplyCrisis ? 'yes' : 'not yet'}</dd>
            </div>
          }
        >
          <div>
            <dt>
              German replacements <Cite case="9.1" />
            </dt>
            <dd>
              <b>{m().replacements.german}</b>/{table.box.charts.replacements.german}
            </dd>
          </div>
          <div>
            <dt>
              French replacements <Cite case="9.3" />
            </dt>
            <dd>
              <b>{m().replacements.french}</b>/{table.box.charts.replacements.french}
            </dd>
          </div>
          <div>
            <dt>
              Panzer refit <Cite case="9.2" />
            </dt>
            <dd>{m().replacements.refit === 'ready' ? 'unused' : 'used'}</dd>
          </div>
          <div>
            <dt>
              4th Armoured <Cite case="5.17" />
            </dt>
            <dd>{m().fourthArmoured}</dd>
          </div>
          <div>
            <dt>
              Dynamo <Cite case="5.13" />
            </dt>
            <dd>{dynamo()}</dd>
          </div>
        </Show>
        <div>
          <dt>Dead pile</dt>
          <dd>
            <b>{dead('german')}</b> G · <b>{dead('allied')}</b> A
          </dd>
        </div>
      </dl>
    </section>
  );
};
