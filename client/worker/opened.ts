/** The table that is open in this tab: who sees it and who may write. Every change is saved before it is shown. */
import { no, type Verdict } from '../../engine/decide.ts';
import type { GameModule } from '../../engine/pack.ts';
import type { OrdersBySide, Policy } from '../../engine/standing.ts';
import { record, type Table } from '../../engine/table.ts';
import type { TabLock } from '../storage/tab-lock.ts';
import { push } from './worker-calls.ts';
import { isShared, OBSERVER } from '../game/seats.ts';
import type { Snapshot, WholeSnapshot } from '../game/session.ts';
import { screenFor, snapshotOf, snapshotSender } from '../game/snapshot.ts';
import { put, trouble, troubleOf, type Card, type Changed } from '../storage/storage.ts';
import { cardOf, channel, restoreStored, NO_SEED } from './games.ts';
import { policiesWith } from './answer-for-player.ts';

export interface Open {
  readonly box: GameModule;
  table: Table;
  card: Card;
  readonly seed: string | undefined;
  at: number | undefined;
  following: boolean;
  readonly held: TabLock | undefined;
  unsaved: boolean;
  /** The side whose player confirmed to be at this screen; undefined after a reload. */
  there: string | undefined;
  /** The side whose view a spectator chose. */
  watch: string | undefined;
  /** The standing orders of all sides; each side is shown only its own. */
  orders: OrdersBySide;
  /** The policies that orders can name. They are loaded once orders exist or were shown. */
  policies: readonly Policy[];
}
let open: Open | undefined;

/** The open table; throws if there is none. */
export const openTable = (): Open => {
  if (!open) throw trouble('missing');
  return open;
};
export const isOpen = (id: string): boolean => open?.card.id === id;
/** Makes this the open table and returns its first snapshot. */
export const setOpenTable = (o: Open): WholeSnapshot => {
  open = o;
  return wholeSnapshot();
};
/** Closes the open game. With an id, only if that game is open: the next one may be open already. */
export const close = (id?: string): void => {
  if (id !== undefined && !isOpen(id)) return;
  open?.held?.let();
  open = undefined;
};

const currentSnapshot = (): Snapshot => {
  const o = openTable();
  return snapshotOf({
    id: o.card.id,
    table: o.table,
    box: o.box,
    setup: o.card.setup,
    seed: o.seed,
    at: o.at,
    following: o.following,
    foreign: o.card.foreign === true,
    there: o.there,
    watch: o.watch,
  });
};
/** Sends each snapshot as a diff of the one before, because most of a table stays the same. */
const snapshots = snapshotSender();
export const show = (snapshot = currentSnapshot()): void => push('snapshot', snapshots.next(snapshot));
export const wholeSnapshot = (): WholeSnapshot => snapshots.whole(currentSnapshot());

/** Loads what another tab has written. */
const reread = async (): Promise<void> => {
  const o = openTable();
  const { box, table, card, orders } = await restoreStored(o.card.id);
  const policies = await policiesWith(box, orders);
  if (open !== o) return;
  Object.assign(o, { orders, policies });
  o.table = table;
  o.card = card;
  show();
};
/** This tab has the lock: it loads what the other tab wrote, and plays. */
export const resumePlaying = async (): Promise<void> => {
  openTable().following = false;
  await reread();
};
/** Another tab has the lock, so this one only shows the game. */
export const follow = async (): Promise<void> => {
  openTable().following = true;
  await reread();
};
channel.addEventListener('message', ({ data }: MessageEvent<Changed>) => {
  if (isOpen(data.id) && data.revision > openTable().card.revision) void reread();
});
export const takeOver = async (): Promise<void> => {
  await openTable().held?.steal();
  await resumePlaying();
};

/** When the last change was saved and shown. */
let shownAt = 0;
export const sinceShown = (): number => performance.now() - shownAt;
/** Saves and shows, both from one view of the game. Only where people share the screen is the card made from what is public. A full disk does not stop the game: the player is told, and the next choice tries again. */
const saveAndShow = async (): Promise<Verdict> => {
  const o = openTable();
  const { table } = o;
  const snapshot = currentSnapshot();
  const shared = isShared(table.game.sides, o.card.setup);
  const card = cardOf(o.box, table, o.card, shared ? undefined : snapshot.view);
  try {
    await put(card, {
      id: card.id,
      record: record(table),
      ...(o.seed ? { seed: o.seed } : {}),
      ...(Object.keys(o.orders).length ? { orders: o.orders } : {}),
    });
    o.card = card;
    channel.postMessage({ id: card.id, revision: card.revision });
    if (o.unsaved) push('saved', 'The game is saved again.');
    o.unsaved = false;
  } catch (e) {
    const found = troubleOf(e);
    if (found.name === 'forked') {
      await follow();
      return no('', found.message);
    }
    if (found.name === 'closed') o.card = card;
    if (!o.unsaved) push('trouble', found.message);
    o.unsaved = true;
  }
  /** While it was being saved, another tab may have taken the game. */
  show(o.table === table && !o.following ? snapshot : undefined);
  return { ok: true };
};
/** Changes the open table, then saves and shows it; `later` can postpone both. Refused if this tab may not play. */
export const change = async (work: (o: Open) => Verdict, later = (): boolean => false): Promise<Verdict> => {
  const o = openTable();
  if (o.card.foreign) return no('', NO_SEED);
  if (o.following) return no('', 'This game is being played in another tab.');
  if (o.at !== undefined) return no('', 'You are looking at an earlier moment. Return to the present to play.');
  const verdict = work(o);
  if (!verdict.ok || later()) return verdict;
  shownAt = performance.now();
  return saveAndShow();
};

/** The viewer of the screen: the side that plays here, or the observer during a hand-over. */
export const viewerOf = (o: Open): string => {
  const screen = screenFor({
    table: o.table,
    setup: o.card.setup,
    foreign: o.card.foreign === true,
    there: o.there,
    watch: o.watch,
  });
  return 'eyes' in screen ? screen.eyes : OBSERVER;
};
/** The sides that must decide now. */
export const askedSides = (o: Open): readonly string[] => o.table.game.machine.open(o.table.g).map(a => a.side);
/** A change made by the side at the screen. */
export const changeAs = (work: (o: Open, side: string) => Verdict): Promise<Verdict> =>
  change(o => {
    const side = viewerOf(o);
    return side === OBSERVER ? no('', 'You watch and decide nothing.') : work(o, side);
  });
