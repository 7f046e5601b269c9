/** The turn track, and the pool and markers beside it. */
import { For, Show, type JSX } from 'solid-js';
import { TurnTrack as Track } from '../../../screen/frame/Tracks.tsx';
import { Pool } from '../../../screen/war/Pool.tsx';
import { useWce } from './state.ts';

export const TurnTrack = (): JSX.Element => {
  const { view } = useWce();
  const turns = () =>
    view().turns.map(t => ({
      ...t,
      state: t.now ? ('now' as const) : t.turn < view().turn ? ('past' as const) : ('next' as const),
    }));
  return (
    <section class="trk wce" aria-label="Turn track">
      <Track turns={turns()} date={t => t.date} title={t => t.date}>
        {() => ''}
      </Track>
    </section>
  );
};
/** 6.1 Whose the air is. */
const AIR = { nobody: 'nobody', german: 'German', allied: 'Allied' } as const;
export const Pools = (): JSX.Element => {
  const { view } = useWce();
  const m = () => view().markers;
  const lost = (side: string): number =>
    [...view().boxes.eliminated, ...view().boxes.removed].filter(u => u.side === side).length;
  return (
    <section class="pools wce" aria-label="Pools and markers">
      <dl>
        <Show when={view().scenario === '1938'}>
          <Pool name="In the pool" case="5.2">
            {m().pool.length}
          </Pool>
          <Pool name="German phases left" case="5.3">
            {m().germanLeft.length === 3 ? 'all three' : m().germanLeft.join(', ') || 'none'}
          </Pool>
          <Pool name="Air superiority" case="6.1">
            {AIR[m().air.winner]}
            {m().air.left ? `, ${m().air.left} left` : ''}
          </Pool>
          <Pool name="7th Flieger" case="12.8">
            {m().flieger}
          </Pool>
        </Show>
        <Pool name="German replacement" case="3.5">
          {m().replaced ? 'used' : 'not yet'}
        </Pool>
        <Pool name="Units lost" case="12.3">
          <b>{lost('german')}</b> G · <b>{lost('allied')}</b> A
        </Pool>
      </dl>
      <Show when={m().sequence.length}>
        <ol class="drawn-so" aria-label="Played this turn, in order">
          <For each={m().sequence}>{name => <li>{name}</li>}</For>
        </ol>
      </Show>
    </section>
  );
};
