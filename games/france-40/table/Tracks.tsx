/** The turn track with what each turn brings, and the pools and markers beside it. */
import { For, Show, type JSX } from 'solid-js';
import { TurnTrack as Track } from '../../../screen/frame/Tracks.tsx';
import { Pool } from '../../../screen/war/Pool.tsx';
import type { TableView } from '../view.ts';
import { Counter } from '../../../screen/war/Counter.tsx';
import { useHex } from './state.ts';

type Turn = TableView['turns'][number];
/** What a turn brings, in one word, because its box is narrow. */
const NOTES: { readonly [c: string]: string } = { '5.13': 'Dynamo', '5.10': 'Halts', '5.9': 'Coup', '5.5': 'Crisis' };
const KNOWN = / \d{4}$|^September 1939, /;
const reinforces = (turn: Turn): boolean => turn.notes.some(n => n.case === '9.4');

/** The counter that arrives this turn, or the first note. */
const Brings = (props: { readonly turn: Turn }): JSX.Element => {
  const table = useHex();
  const coming = () => (reinforces(props.turn) ? table.view().boxes.turnTrack[0] : undefined);
  return (
    <>
      <Show when={props.turn.state !== 'now' && coming()}>
        {u => (
          <i class="tc">
            <Counter of={u()} size={30} />
          </i>
        )}
      </Show>
      <Show when={props.turn.state === 'next' && !reinforces(props.turn)}>
        <For each={props.turn.notes.slice(0, 1)}>
          {n => (
            <small>
              {NOTES[n.case] ?? n.text} <u>{n.case}</u>
            </small>
          )}
        </For>
      </Show>
    </>
  );
};
export const TurnTrack = (): JSX.Element => {
  const table = useHex();
  return (
    <section class="trk war" aria-label="Turn track">
      <Track
        turns={table.view().turns}
        date={t => t.date.replace(KNOWN, '')}
        title={t => t.notes.map(n => n.text).join(', ')}
      >
        {t => <Brings turn={t} />}
      </Track>
    </section>
  );
};

const dynamoWords = ({ declared, now, port, stepsThisTurn, stepsATurn }: TableView['markers']['dynamo']): string => {
  if (!declared) return 'not declared';
  return now ? `${port}: ${stepsThisTurn} of ${stepsATurn} steps` : `declared from ${port}`;
};
const Pools1940 = (): JSX.Element => {
  const table = useHex();
  const m = () => table.view().markers;
  const { replacements } = table.box.charts;
  return (
    <>
      <Pool name="German replacements" case="9.1">
        <b>{m().replacements.german}</b>/{replacements.german}
      </Pool>
      <Pool name="French replacements" case="9.3">
        <b>{m().replacements.french}</b>/{replacements.french}
      </Pool>
      <Pool name="Panzer refit" case="9.2">
        {m().replacements.refit === 'ready' ? 'unused' : 'used'}
      </Pool>
      <Pool name="4th Armoured" case="5.17">
        {m().fourthArmoured}
      </Pool>
      <Pool name="Dynamo" case="5.13">
        {dynamoWords(m().dynamo)}
      </Pool>
    </>
  );
};
export const Pools = (): JSX.Element => {
  const table = useHex();
  const dead = (side: string): number => table.view().boxes.dead.filter(u => u.side === side).length;
  return (
    <section class="pools war" aria-label="Pools and markers">
      <dl>
        <Show
          when={table.view().scenario === '1940'}
          fallback={
            <Pool name="German supply crisis" case="5.5">
              {table.view().markers.supplyCrisis ? 'yes' : 'not yet'}
            </Pool>
          }
        >
          <Pools1940 />
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
