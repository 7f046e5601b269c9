/** The table that is open in this tab: how it is shown, who may write, and every change saved before it is shown. */
import { no, type Verdict } from '../../engine/decide.ts';
import type { Boxed } from '../../engine/pack.ts';
import type { OrdersBySide, Policy } from '../../engine/standing.ts';
import { record, type Table } from '../../engine/table.ts';
import { sender, type Sent } from '../change.ts';
import type { Hold } from '../hold.ts';
import { push } from '../post.ts';
import { OBSERVER } from '../seats.ts';
import type { Snapshot } from '../session.ts';
import { screenFor, snapshotOf } from '../snapshot.ts';
import { put, trouble, troubleOf, type Card, type Changed } from '../storage.ts';
import { cardOf, channel, laid, NO_SEED } from './games.ts';
import { policiesWith } from './obey.ts';

export interface Open {
  readonly box: Boxed;
  table: Table;
  card: Card;
  readonly seed: string | undefined;
  at: number | undefined;
  following: boolean;
  readonly held: Hold | undefined;
  unsaved: boolean;
  /** The side whose player said that he is at this screen; nobody has after a reload. */
  there: string | undefined;
  /** Whose eyes a watcher wished for. */
  watch: string | undefined;
  /** Standing orders of the sides: each sees its own. */
  orders: OrdersBySide;
  /** What they may name; with the staff once somebody has looked, or has orders. */
  policies: readonly Policy[];
}
let open: Open | undefined;

export const here = (): Open => {
  if (!open) throw trouble('missing');
  return open;
};
export const isOpen = (id: string): boolean => open?.card.id === id;
export const lay = (o: Open): Sent => {
  open = o;
  return whole();
};
/** Lets the open game go; with an id only if it is that one: the next may be open already. */
export const close = (id?: string): void => {
  if (id !== undefined && !isOpen(id)) return;
  open?.held?.let();
  open = undefined;
};

const shown = (): Snapshot => {
  const o = here();
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
/** The page builds each snapshot on the one before: most of a table is as it was. */
const out = sender();
export const show = (): void => push('snapshot', out.next(shown()));
export const whole = (): Sent => out.whole(shown());

/** Reads what another tab wrote. */
const reread = async (): Promise<void> => {
  const o = here();
  const { box, table, card, orders } = await laid(o.card.id);
  const policies = await policiesWith(box, orders);
  if (open !== o) return;
  Object.assign(o, { orders, policies });
  o.table = table;
  o.card = card;
  show();
};
export const regain = async (): Promise<void> => {
  here().following = false;
  await reread();
};
export const follow = async (): Promise<void> => {
  here().following = true;
  await reread();
};
channel.addEventListener('message', ({ data }: MessageEvent<Changed>) => {
  if (isOpen(data.id) && data.revision > here().card.revision) void reread();
});
export const takeOver = async (): Promise<void> => {
  await here().held?.steal();
  await regain();
};

/** When something was last saved and shown. */
let shownAt = 0;
export const sinceShown = (): number => performance.now() - shownAt;
/** Saves and shows. A full disk does not stop the game: it is said, and tried again with the next choice. */
const kept = async (): Promise<Verdict> => {
  const o = here();
  const card = cardOf(o.box, o.table, o.card);
  try {
    await put(card, {
      id: card.id,
      record: record(o.table),
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
  show();
  return { ok: true };
};
export const change = async (work: (o: Open) => Verdict, later = (): boolean => false): Promise<Verdict> => {
  const o = here();
  if (o.card.foreign) return no('', NO_SEED);
  if (o.following) return no('', 'This game is being played in another tab.');
  if (o.at !== undefined) return no('', 'You are looking at an earlier moment. Return to the present to play.');
  const verdict = work(o);
  if (!verdict.ok || later()) return verdict;
  shownAt = performance.now();
  return kept();
};

/** The side that plays at this screen now; nobody while it is handed over. */
export const eyesOf = (o: Open): string => {
  const screen = screenFor({
    table: o.table,
    setup: o.card.setup,
    foreign: o.card.foreign === true,
    there: o.there,
    watch: o.watch,
  });
  return 'eyes' in screen ? screen.eyes : OBSERVER;
};
export const asked = (o: Open): readonly string[] => o.table.game.machine.open(o.table.g).map(a => a.side);
/** By the side whose player is at the screen. */
export const changeAs = (work: (o: Open, side: string) => Verdict): Promise<Verdict> =>
  change(o => {
    const side = eyesOf(o);
    return side === OBSERVER ? no('', 'You watch and decide nothing.') : work(o, side);
  });
