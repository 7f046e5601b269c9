/** A session for the dev page and the tests: the real engine in the page itself, no worker, no storage. */
import { batch } from 'solid-js';
import { createStore, reconcile, unwrap } from 'solid-js/store';
import type { Verdict } from '../../../engine/decide.ts';
import { live } from '../../../engine/journal.ts';
import { back, backLimit, newTable, play, record, undo, why, type Table } from '../../../engine/table.ts';
import { strangeVictory } from '../../../games/strange-victory/game.ts';
import type { TableView } from '../../../games/strange-victory/view.ts';
import type { Offered, Session, Snapshot } from '../../session.ts';
import { BOX } from './box.ts';
import { snapshotOf } from '../../snapshot.ts';

/** Draws like a small linear generator from a seed: the same game for the same seed. */
const roller =
  (seed: number) =>
  (k: number, sizes: readonly number[]): readonly number[] => {
    let s = (seed * 7919 + k * 104729 + 12345) >>> 0;
    return sizes.map(n => {
      s = (Math.imul(s ^ (s >>> 15), 2246822519) + 3266489917) >>> 0;
      return s % n;
    });
  };
export const tableFor = (seed: number): Table =>
  newTable(strangeVictory, {
    scenario: 'channel',
    options: { strategicVillages: 'no', portArmour: 'first' },
    commitment: 'dev',
    roller: roller(seed),
  });

export function devSession(t: Table): Session<TableView> {
  let at: number | undefined;
  const now = (): Snapshot<TableView> =>
    snapshotOf({
      id: 'dev',
      table: t,
      box: BOX,
      setup: { seats: { german: 'me' }, guided: true },
      seed: undefined,
      at,
      following: false,
      foreign: false,
    }) as Snapshot<TableView>;
  const [store, setStore] = createStore<{ snapshot: Snapshot<TableView> }>({ snapshot: structuredClone(now()) });
  const show = (): void =>
    batch(() => {
      const next = structuredClone(now());
      const { view, ...rest } = next;
      (setStore as (...path: unknown[]) => void)(
        'snapshot',
        'view',
        reconcile(view, { key: 'name', merge: true }) as never,
      );
      setStore('snapshot', { replaying: undefined, result: undefined, ...rest } as never);
    });
  const plain = (c: Offered['choice']): Offered['choice'] => JSON.parse(JSON.stringify(unwrap(c))) as Offered['choice'];
  const after = (v: Verdict): Verdict => {
    show();
    return v;
  };
  return {
    snapshot: () => store.snapshot,
    play: async c => {
      const done = play(t, 'german', plain(c));
      return after(done.ok ? { ok: true } : done);
    },
    why: async c => why(t, 'german', plain(c)),
    detail: async () => undefined,
    undo: async () => after(undo(t, 'german')),
    reset: async () => after(back(t, 'german', backLimit(t, 'german'))),
    backTo: async to => after(back(t, 'german', to)),
    lookAt: async entry => {
      at = entry === undefined || entry >= t.entries.length ? undefined : entry;
      show();
    },
    advise: async (_level, _seconds, progress) => {
      progress(1);
      return {
        choice: now().offered[0] as Offered,
        reason: 'It opens the road west and turns nothing up.',
        estimate: 34.5,
        spread: [28, 41],
      };
    },
    botStep: async () => undefined,
    stopBot: () => undefined,
    here: async () => undefined,
    watchAs: async () => undefined,
    seat: async () => undefined,
    exportRecord: async () => JSON.stringify(record(t)),
  };
}
export const entriesOf = (t: Table): number => live(t.entries).length;
