/** The state of the screen: the snapshot as a Solid store. Objects of the view keep their identity, so that only what changed is drawn. */
import { batch } from 'solid-js';
import { createStore, reconcile, unwrap } from 'solid-js/store';
import type { Snapshot } from './session.ts';

/** The store needs writable fields. */
type Writable = { -readonly [K in keyof Snapshot<object>]: Snapshot<object>[K] };
/** Optional fields of a snapshot. Setting them to undefined removes them from the store. */
const CLEARED = {
  replaying: undefined,
  result: undefined,
  seed: undefined,
  following: undefined,
  sandbox: undefined,
  handOver: undefined,
  bot: undefined,
  since: undefined,
  stops: undefined,
  turns: undefined,
  answering: undefined,
  asksBack: undefined,
} as const;
/** Reuses the old object for each row with the same content, so that its line or button is not drawn again and keeps the focus. */
const reused = <T>(before: readonly T[], now: readonly T[]): readonly T[] => {
  const same = new Map(before.map(x => [JSON.stringify(x), x]));
  return now.map(x => same.get(JSON.stringify(x)) ?? x);
};

export interface ScreenState {
  now(): Snapshot<object>;
  show(next: Snapshot<object>): void;
}
export const createScreenState = (first: Snapshot<object>): ScreenState => {
  const [at, setAt] = createStore<{ snapshot: Writable }>({ snapshot: first as Writable });
  const show = (next: Snapshot<object>): void =>
    batch(() => {
      const now = unwrap(at.snapshot);
      const { view, ...rest } = next;
      /** For another viewer nothing of the last view may stay, not even an object that the new one is merged into. */
      if (next.eyes !== now.eyes || next.handOver || now.handOver) setAt('snapshot', 'view', view);
      else setAt('snapshot', 'view', reconcile(view, { key: 'name', merge: true }));
      setAt('snapshot', {
        ...CLEARED,
        ...rest,
        log: reused(now.log, next.log),
        offered: reused(now.offered, next.offered),
      } as unknown as Partial<Writable>);
    });
  return { now: () => at.snapshot, show };
};
