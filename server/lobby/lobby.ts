/** Before the first choice: create, invite, sit down, begin; and the lists of games. */
import type { Record } from '../../engine/journal.ts';
import type { Side } from '../../engine/state.ts';
import { record } from '../../engine/table.ts';
import type { GameHost } from '../game-host/game-host.ts';
import { checkpointsOf } from '../game-host/load.ts';
import { rawRecord, type RawRecord } from '../game-host/damaged-record.ts';
import { Refusal } from '../http/refusal.ts';
import { rename } from '../accounts/sessions.ts';
import type { Store } from '../store/store.ts';
import type { Card, Create, Seated } from '../wire.ts';
import { create, createWith, rematch, type Wanted } from './create.ts';
import { at, cardFor, notNow, type LobbyContext } from './lobby-context.ts';
import { gamesOf, openGames } from './lists.ts';
import { cancel, invite, link, ready, sit, type Coming } from './seats.ts';

export interface Lobby {
  create(player: string, said: Create): Promise<Seated>;
  /** With a data pack that was checked. */
  createWith(player: string, wanted: Wanted): Promise<Seated>;
  card(id: string, player: string | undefined): Promise<Card>;
  open(): Promise<readonly Card[]>;
  mine(player: string): Promise<readonly Card[]>;
  sit(id: string, player: string, said: Coming): Promise<Seated>;
  ready(id: string, player: string, nonce: string | undefined): Promise<Card>;
  invite(id: string, player: string, side: Side): Promise<Seated>;
  link(id: string, player: string, side: Side): Promise<Seated>;
  cancel(id: string, player: string): Promise<Card>;
  rematch(id: string, player: string): Promise<Seated>;
  record(id: string, player: string | undefined): Promise<Record | RawRecord>;
  rename(player: string, name: string): Promise<void>;
}

export const openLobby = (store: Store, desk: GameHost): Lobby => {
  const hall: LobbyContext = { store, desk };
  return {
    create: (player, said) => create(hall, player, said),
    createWith: (player, wanted) => createWith(hall, player, wanted),
    sit: (id, player, said) => sit(hall, id, player, said),
    ready: (id, player, nonce) => ready(hall, id, player, nonce),
    invite: (id, player, side) => invite(hall, id, player, side),
    link: (id, player, side) => link(hall, id, player, side),
    cancel: (id, player) => cancel(hall, id, player),
    rematch: (id, player) => rematch(hall, id, player),
    card: (id, player) => cardFor(hall, id, player, false),
    open: () => openGames(hall),
    mine: player => gamesOf(hall, player),
    record: (id, player) => recordOf(hall, id, player),
    rename: (player, name) => rename(store, player, name),
  };
};
const recordOf = async (hall: LobbyContext, id: string, player: string | undefined): Promise<Record | RawRecord> => {
  try {
    return await laidOutRecord(hall, id, player);
  } catch (e) {
    const raw = e instanceof Refusal && e.code === 'damaged' ? await rawRecord(hall.store, id, player) : undefined;
    if (raw) return raw;
    throw e;
  }
};
const laidOutRecord = (hall: LobbyContext, id: string, player: string | undefined): Promise<Record> =>
  at(hall, id, player, async h => {
    if (!h.ended || !h.table) throw notNow('the record opens when the game is over');
    return { ...record(h.table, h.seed), checkpoints: await checkpointsOf(hall.store, id), nonces: h.nonces };
  });
