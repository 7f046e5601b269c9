/** The lobby: create, invite, sit down, start; and the lists of games. */
import type { Record } from '../../engine/journal.ts';
import type { Side } from '../../engine/state.ts';
import { record } from '../../engine/table.ts';
import type { GameHost } from '../game-host/game-host.ts';
import { checkpointsOf } from '../game-host/load.ts';
import { sidesOf } from '../game-host/loaded-game.ts';
import { rawRecord, type RawRecord } from '../game-host/damaged-record.ts';
import { Refusal } from '../http/refusal.ts';
import { rename } from '../accounts/sessions.ts';
import type { Store } from '../store/store.ts';
import type { Card, Create, Seated } from '../wire.ts';
import { create, createWith, rematch, type Wanted } from './create.ts';
import { at, atHead, cardFor, notNow, type LobbyContext } from './lobby-context.ts';
import { gamesOf, openGames } from './lists.ts';
import { cancel, invite, link, ready, sit, type SeatClaim } from './seats.ts';

export interface Lobby {
  create(player: string, wanted: Create): Promise<Seated>;
  /** With a checked data pack. */
  createWith(player: string, wanted: Wanted): Promise<Seated>;
  card(id: string, player: string | undefined): Promise<Card>;
  open(): Promise<readonly Card[]>;
  mine(player: string): Promise<readonly Card[]>;
  sit(id: string, player: string, wanted: SeatClaim): Promise<Seated>;
  ready(id: string, player: string, nonce: string | undefined): Promise<Card>;
  invite(id: string, player: string, side: Side): Promise<Seated>;
  link(id: string, player: string, side: Side): Promise<Seated>;
  cancel(id: string, player: string): Promise<Card>;
  rematch(id: string, player: string): Promise<Seated>;
  record(id: string, player: string | undefined): Promise<Record | RawRecord>;
  rename(player: string, name: string): Promise<void>;
}

export const openLobby = (store: Store, gameHost: GameHost): Lobby => {
  const context: LobbyContext = { store, gameHost };
  return {
    create: (player, wanted) => create(context, player, wanted),
    createWith: (player, wanted) => createWith(context, player, wanted),
    sit: (id, player, wanted) => sit(context, id, player, wanted),
    ready: (id, player, nonce) => ready(context, id, player, nonce),
    invite: (id, player, side) => invite(context, id, player, side),
    link: (id, player, side) => link(context, id, player, side),
    cancel: (id, player) => cancel(context, id, player),
    rematch: (id, player) => rematch(context, id, player),
    card: (id, player) => cardFor(context, id, player, false),
    open: () => openGames(context),
    mine: player => gamesOf(context, player),
    record: (id, player) => recordOf(context, id, player),
    rename: (player, name) => rename(store, player, name),
  };
};
const recordOf = async (context: LobbyContext, id: string, player: string | undefined): Promise<Record | RawRecord> => {
  try {
    return await laidOutRecord(context, id, player);
  } catch (e) {
    const raw = e instanceof Refusal && e.code === 'damaged' ? await rawRecord(context.store, id, player) : undefined;
    if (raw) return raw;
    throw e;
  }
};
const laidOutRecord = async (context: LobbyContext, id: string, player: string | undefined): Promise<Record> => {
  const tooEarly = (): Refusal => notNow('the record is available when the game is over');
  await atHead(context, id, player, h => {
    if (!h.ended && sidesOf(h, player).length === 0) throw tooEarly();
  });
  return at(context, id, player, async h => {
    if (!h.ended || !h.table) throw tooEarly();
    return { ...record(h.table, h.seed), checkpoints: await checkpointsOf(context.store, id), nonces: h.nonces };
  });
};
