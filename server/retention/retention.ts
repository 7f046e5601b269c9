/** Runs the sweeps and tells the operator about them. */
import type { GameHost } from '../game-host/game-host.ts';
import { wordsOf, type Log } from '../operations/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { Store } from '../store/store.ts';
import { fullnessOf, NEARLY_FULL, type Fullness } from './holdings.ts';
import type { RetentionSpec } from './spec.ts';
import { sweep } from './sweep.ts';

const SWEEP_MS = 600_000;
const MEASURE_MS = 60_000;

export interface RetentionParts {
  readonly store: Store;
  readonly where: string;
  readonly gameHost: Pick<GameHost, 'drop'>;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly now: () => number;
  readonly spec: RetentionSpec;
}
export interface Retention {
  /** One sweep now. */
  sweep(): Promise<void>;
  stop(): void;
}
/** Gauges read the last measurement. */
const gauges = (metrics: Metrics, read: () => Fullness): void => {
  metrics.gauge('store_bytes', 'size of the database', () => read().bytes);
  metrics.gauge(
    'disk_free_bytes',
    'space left beside the database, or -1 where nobody knows',
    () => read().freeBytes ?? -1,
  );
  metrics.gauge(
    'disk_used_ratio',
    'how much of the space is used, 0 to 1, or -1 where nobody knows',
    () => read().used ?? -1,
  );
  metrics.gauge('disk_nearly_full', '1: make room, or nothing can be stored soon', () =>
    Number((read().used ?? 0) >= NEARLY_FULL),
  );
};
export const openRetention = async ({
  store,
  where,
  gameHost,
  log,
  metrics,
  now,
  spec,
}: RetentionParts): Promise<Retention> => {
  const removed = metrics.counter('games_removed_total', 'games removed as nobody played on');
  let full = await fullnessOf(store, where, spec.maxBytes);
  gauges(metrics, () => full);
  const measure = async (): Promise<void> => {
    full = await fullnessOf(store, where, spec.maxBytes);
    if ((full.used ?? 0) >= NEARLY_FULL) log.warn('disk nearly full', { used: full.used!, bytes: full.bytes });
  };
  const round = async (): Promise<void> => {
    const { games, packs } = await sweep(store, spec, now());
    for (const id of games) gameHost.drop(id);
    if (games.length) store.tell({ is: 'seats', games });
    removed.add(games.length);
    if (games.length || packs) log.info('removed', { games: games.length, packs });
  };
  const safely = (work: () => Promise<void>) => (): void =>
    void work().catch(e => log.error('retention', { error: wordsOf(e) }));
  const timers = [setInterval(safely(round), SWEEP_MS).unref(), setInterval(safely(measure), MEASURE_MS).unref()];
  return { sweep: round, stop: () => timers.forEach(clearInterval) };
};
