/** The snapshot on the screen, as a store: objects of the view keep their identity from one to the next, so that only what changed is drawn. */
import { batch } from 'solid-js';
import { createStore, reconcile, unwrap } from 'solid-js/store';
import type { Snapshot } from './session.ts';

/** The store wants fields it may set. */
type Kept = { -readonly [K in keyof Snapshot<object>]: Snapshot<object>[K] };
/** What a snapshot may lack: said as undefined, it leaves the store. */
const GONE = {
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
/** Rows that say the same stay the same objects: their lines and buttons are not drawn again and keep the focus. */
const kept = <T>(before: readonly T[], now: readonly T[]): readonly T[] => {
  const same = new Map(before.map(x => [JSON.stringify(x), x]));
  return now.map(x => same.get(JSON.stringify(x)) ?? x);
};

export interface Shown {
  now(): Snapshot<object>;
  show(next: Snapshot<object>): void;
}
export const createShown = (first: Snapshot<object>): Shown => {
  const [at, setAt] = createStore<{ snapshot: Kept }>({ snapshot: first as Kept });
  const show = (next: Snapshot<object>): void =>
    batch(() => {
      const now = unwrap(at.snapshot);
      const { view, ...rest } = next;
      /** Another pair of eyes: nothing of the last view may stay, not even as an object that is merged into. */
      if (next.eyes !== now.eyes || next.handOver || now.handOver) setAt('snapshot', 'view', view);
      else setAt('snapshot', 'view', reconcile(view, { key: 'name', merge: true }));
      setAt('snapshot', {
        ...GONE,
        ...rest,
        log: kept(now.log, next.log),
        offered: kept(now.offered, next.offered),
      } as unknown as Partial<Kept>);
    });
  return { now: () => at.snapshot, show };
};
