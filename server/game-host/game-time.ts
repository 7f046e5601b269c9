/** The time games are played by: nobody can set it, and it stands still while no server runs. */
import type { Log } from '../operations/log.ts';
import type { Store } from '../store/store.ts';

const BEAT = 'clock';
export const BEAT_MS = 5000;

export interface GameTime {
  now(): number;
  /** Stores the present time: what follows the last beat was downtime. */
  beat(): Promise<void>;
}
/** Several processes on one database go by its clock. */
const wallOf = async (store: Store): Promise<number> => {
  if (store.kind === 'sqlite') return Date.now();
  const [row] = await store.query('select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now');
  return row!.now as number;
};
/** Gives the downtime back to whoever had to decide, once. */
const credit = (store: Store, from: number, to: number): Promise<boolean> =>
  store.change(
    [
      ['update kept set value = $3 where name = $1 and value = $2', BEAT, String(from), String(to)],
      [
        `update games set since = since + $1, until = until + $1 where status = 'playing' and since is not null`,
        to - from,
      ],
    ],
    'must change',
  );

/** Continues from the stored time and never goes back: if the wall clock was set back, time waits for it. `steady` is a clock that only runs forward. */
export const openTime = async (
  store: Store,
  log: Log,
  { wall = wallOf, steady = () => performance.now() }: { wall?: typeof wallOf; steady?: () => number } = {},
): Promise<GameTime> => {
  const [kept] = await store.query('select value from kept where name = $1', BEAT);
  const last = kept ? Number(kept.value) : undefined;
  const start = Math.max(await wall(store), last ?? 0);
  const from = steady();
  const now = (): number => Math.round(start + steady() - from);
  /** While another process beats there is no downtime. */
  const grace = store.kind === 'sqlite' ? 0 : 2 * BEAT_MS;
  if (last !== undefined && start - last > grace && (await credit(store, last, start)))
    log.info('credited', { seconds: Math.round((start - last) / 1000) });
  const beat = async (): Promise<void> => {
    await store.change([
      ['insert into kept values ($1, $2) on conflict (name) do update set value = excluded.value', BEAT, String(now())],
    ]);
  };
  await beat();
  return { now, beat };
};
