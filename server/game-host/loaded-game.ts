/** A game in memory. */
import type { Game, Options } from '../../engine/game.ts';
import { isQuiet, placeOfShown, shownCount, type Entry } from '../../engine/journal.ts';
import { numbersFor, withNonces } from '../../engine/seed.ts';
import type { Side } from '../../engine/state.ts';
import type { Roller, Table } from '../../engine/table.ts';
import type { Meta, Row, Store } from '../store/store.ts';
import type { Card, Ended, Offer, Pace, PackMessage, SeatMessage, Status } from '../wire.ts';

export interface Seat {
  readonly side: Side;
  readonly kind: 'nobody' | 'person' | 'bot';
  readonly level: string | null;
  readonly player: string | null;
  readonly name: string | null;
  readonly reserved: string | null;
  readonly invite: string | null;
  readonly nonce: string | null;
  readonly holders: readonly string[];
}
/** One action: a row of the server's journal. `entries` are the entries it added to the engine's journal: a choice with its dice, or an undo. */
export type Act =
  | {
      readonly is: 'start';
      readonly nonces: readonly string[];
      readonly entries: readonly Entry[];
      readonly ended?: Ended;
    }
  | {
      readonly is: 'choice' | 'back' | 'migrated';
      readonly by: Side;
      readonly entries: readonly Entry[];
      readonly ended?: Ended;
    }
  | { readonly is: 'offer'; readonly by: Side; readonly offer: Offer }
  | { readonly is: 'declined'; readonly by: Side }
  | { readonly is: 'end'; readonly by: Side; readonly ended: Ended };

/** What the store knows of a game without its rules: enough for a card, a list, a notice. The data pack has a name here and is not opened. */
export interface Head {
  readonly id: string;
  readonly gameId: string;
  readonly pack: PackMessage | undefined;
  readonly packBytes: number;
  readonly scenario: string;
  readonly options: Options;
  /** The version of the rules the game began under and is played by to its end. */
  readonly rules: number;
  readonly pace: Pace;
  readonly public: boolean;
  readonly watch: boolean;
  readonly creator: string;
  readonly seed: string;
  readonly commitment: string;
  readonly created: number;
  readonly rematch: string | undefined;
  /** Why the game could not be loaded, and since when. */
  readonly damaged: { readonly why: string; readonly at: number } | undefined;
  /** When the game will be removed unless somebody plays on. */
  readonly removal: number | null;
  readonly seats: readonly Seat[];
  /** What the sides added to the seed, in the order of the game's sides; fixed at the start. */
  nonces: readonly string[];
  meta: Meta;
  ended: Ended | undefined;
  /** Undefined before the start. */
  table: Table | undefined;
  /** Entries the store does not have yet: the rules have changed, and the game was loaded from a checkpoint. */
  readonly unstored: readonly Entry[];
  /** How many actions the journal has, and how many of them each side did in sealed plans, where the others must not count them. */
  seq: number;
  quiet: ReadonlyMap<Side, number>;
  offer: Offer | undefined;
  /** How many actions in a row each side did that changed nothing for anyone else: no die, nothing revealed, nobody else asked. */
  idleActions: ReadonlyMap<Side, number>;
  /** How many entries the last resume point has. */
  resumeAt: number;
  /** The last requests, by side and id, with the number of entries after each; and the first action they are known from. */
  readonly done: Map<string, number>;
  readonly knownFrom: number;
  /** Bytes stored for bots and standing orders since a person last acted. */
  unpaidBytes: number;
}
/** A game with its rules, and its table once it has begun. */
export interface LoadedGame extends Head {
  readonly game: Game;
}
export const isLoaded = (h: Head): h is LoadedGame => 'game' in h;

/** Opens the names of answers that the server gives for a player; no client can name a request so. */
export const SERVER_MARK = '=';
export const isByPerson = (request: string | null): boolean => request !== null && !request.startsWith(SERVER_MARK);

export const MAX_REMEMBERED_REQUESTS = 200;
const remember = (h: Head, request: string | null, entries: number): void => {
  if (request === null) return;
  h.done.set(request, entries);
  if (h.done.size > MAX_REMEMBERED_REQUESTS) h.done.delete(h.done.keys().next().value!);
};

export const rollerOf = (h: Pick<LoadedGame, 'seed' | 'nonces'>): Roller => {
  const seed = withNonces(h.seed, h.nonces);
  return (k, sizes) => numbersFor(seed, k, sizes);
};
export const waitingOf = (h: Head): readonly Side[] => (h.meta.waiting ? h.meta.waiting.split(' ') : []);
export const entriesOf = (h: Head): number => h.table?.entries.length ?? 0;
export const sidesOf = (h: Head, player: string | undefined): readonly Side[] =>
  h.seats.filter(s => player !== undefined && s.holders.includes(player)).map(s => s.side);
/** Anyone may see a public game; another game its players, its creator, and anyone with its address if spectators are allowed. */
export const mayLook = (h: Head, player: string | undefined): boolean =>
  h.public || h.watch || h.creator === player || sidesOf(h, player).length > 0;

export const damageIn = (r: Row): Head['damaged'] =>
  r.damaged ? { why: r.damaged as string, at: Number(r.damaged_at) } : undefined;

const seatOf = (r: Row, holders: readonly Row[]): Seat => ({
  side: r.side as string,
  kind: r.kind as Seat['kind'],
  level: r.level as string | null,
  player: r.player as string | null,
  name: r.name as string | null,
  reserved: r.reserved as string | null,
  invite: r.invite as string | null,
  nonce: r.nonce as string | null,
  holders: holders.filter(h => h.side === r.side).map(h => h.player as string),
});
/** The seats of some games, each in the order of its game's sides. */
export const seatsFrom = async (
  store: Store,
  games: readonly { readonly id: string; readonly sides: readonly Side[] }[],
): Promise<ReadonlyMap<string, readonly Seat[]>> => {
  if (games.length === 0) return new Map();
  const ids = games.map(g => g.id);
  const list = ids.map((_, i) => `$${i + 1}`).join(', ');
  const [rows, holders] = await Promise.all([
    store.query(
      `select seats.*, players.name from seats left join players on players.id = seats.player where game in (${list})`,
      ...ids,
    ),
    store.query(`select game, side, player from holders where game in (${list})`, ...ids),
  ]);
  const seats = Map.groupBy(rows, r => r.game);
  const held = Map.groupBy(holders, r => r.game);
  return new Map(
    games.map(({ id, sides }) => [
      id,
      sides.flatMap(side => (seats.get(id) ?? []).filter(r => r.side === side).map(r => seatOf(r, held.get(id) ?? []))),
    ]),
  );
};

export const metaOf = (r: Row): Meta => ({
  status: r.status as string,
  started: r.started as number | null,
  ended: r.ended as string | null,
  ended_at: r.ended_at as number | null,
  waiting: r.waiting as string,
  bot: r.bot as number,
  since: r.since as number | null,
  until: r.until as number | null,
  clock: r.clock as string | null,
  turn: r.turn as number,
  planning: r.planning as number,
});

/** Drops what only the record needs and the store has, and most of the states for undo and looking back. */
export const slim = (t: Table): void => {
  t.checkpoints = t.checkpoints.map(c => (c.state === NO_STATE ? c : { ...c, state: NO_STATE }));
  if (t.snapshots.length > MAX_SNAPSHOTS)
    t.snapshots = t.snapshots.filter((_, i) => i % 2 === 0 || i >= t.snapshots.length - 2);
};
/** The checkpoint of the present turn is already stored. */
export const markTurnCheckpoint = (t: Table): void => {
  if (t.checkpoints.length === 0) t.checkpoints.push({ at: t.entries.length, turn: t.game.turn(t.g), state: NO_STATE });
};
const MAX_SNAPSHOTS = 8;
const NO_STATE = { columns: {}, flow: [] };

/** The sides whose view counts for an action or an answer. */
export type ViewerSides = (h: LoadedGame) => readonly Side[];
/** An action in a sealed plan that does not seal it: nobody else may notice it. */
const isQuietAct = (act: Act): boolean => 'entries' in act && act.entries.length > 0 && act.entries.every(isQuiet);
/** The number of the last action as the players of `sides` count; in a finished game everyone counts all. */
export const seqFor = (h: Head, sides: readonly Side[]): number => {
  let seq = h.seq;
  if (!h.ended) for (const [side, count] of h.quiet) if (!sides.includes(side)) seq -= count;
  return seq;
};
/** No honest game comes near: the longest have some thousands. An action that ends the game is accepted all the same. */
export const MAX_ACTIONS_A_GAME = 50_000;
/** Counted as `sides` see it, so that the limit reveals nothing of what others plan in secret. */
export const hasMaxActions = (h: Head, sides: readonly Side[]): boolean => seqFor(h, sides) >= MAX_ACTIONS_A_GAME;
/** How many entries there are for the players of `sides`, of all or of the first `count`. */
export const entriesFor = (h: LoadedGame, sides: readonly Side[], count = entriesOf(h)): number =>
  h.ended ? count : shownCount(h.table?.entries ?? [], sides, count);
/** The journal's index of what is entry `n` for them. */
export const placeFor = (h: LoadedGame, sides: readonly Side[], n: number): number =>
  h.ended ? n : placeOfShown(h.table?.entries ?? [], sides, n);

/** Counts an action that has been stored. */
export const countAct = (h: Head, act: Act, request: string | null, entries: number): void => {
  Object.assign(h, countedAfter(h, act));
  remember(h, request, entries);
};
const oneMore = (counts: ReadonlyMap<Side, number>, of: Side | undefined): ReadonlyMap<Side, number> =>
  of === undefined ? counts : new Map(counts).set(of, (counts.get(of) ?? 0) + 1);
/** The counts after one more action. */
export type Counted = Pick<Head, 'seq' | 'quiet' | 'offer' | 'idleActions'>;
export const countedAfter = ({ seq, quiet, offer, idleActions }: Counted, act: Act): Counted => {
  const by = isQuietAct(act) && 'by' in act ? act.by : undefined;
  return {
    seq: seq + 1,
    quiet: oneMore(quiet, by),
    offer: offerAfter(offer, act),
    idleActions: countsForOthers(act) ? new Map() : oneMore(idleActions, 'by' in act ? act.by : undefined),
  };
};

/** False for drafts, plans, reordered stacks and undos: a player could go on with these for ever. */
const countsForOthers = (act: Act): boolean =>
  act.is === 'start' ||
  act.is === 'migrated' ||
  ('entries' in act && act.entries.some(e => e.is === 'chance' || (e.is === 'choice' && e.bars !== undefined)));
const isForcedAct = (act: Act): boolean =>
  'entries' in act && act.entries.some(e => e.is === 'choice' && e.forced === true);
/** The offer that is open after an action. An order in a sealed plan answers no offer, nor does an answer the server gave. */
export const offerAfter = (before: Offer | undefined, act: Act): Offer | undefined => {
  if (act.is === 'offer') return act.offer;
  if (isQuietAct(act) || isForcedAct(act)) return before;
  return act.is === 'choice' && before && act.by === before.by ? before : undefined;
};

const seatMessage = (s: Seat, player: string | undefined): SeatMessage => ({
  side: s.side,
  by: s.kind,
  ...(s.name ? { name: s.name } : {}),
  ...(s.player ? { player: s.player } : {}),
  ...(s.level ? { level: s.level } : {}),
  ...(s.nonce ? { nonce: s.nonce } : {}),
  ...(player !== undefined && s.holders.includes(player) ? { mine: true as const } : {}),
});
/** The card of a game as `player` may see it. */
export const cardOf = (
  h: Pick<
    Head,
    | 'id'
    | 'gameId'
    | 'pack'
    | 'scenario'
    | 'options'
    | 'pace'
    | 'public'
    | 'seats'
    | 'commitment'
    | 'created'
    | 'rematch'
    | 'meta'
    | 'ended'
    | 'damaged'
    | 'removal'
  >,
  player: string | undefined,
): Card => ({
  id: h.id,
  game: h.gameId,
  ...(h.pack ? { pack: h.pack } : {}),
  scenario: h.scenario,
  options: h.options,
  pace: h.pace,
  public: h.public,
  status: h.meta.status as Status,
  seats: h.seats.map(s => seatMessage(s, player)),
  commitment: h.commitment,
  created: h.created,
  waiting: h.meta.waiting ? h.meta.waiting.split(' ') : [],
  turn: h.meta.turn,
  ...(h.meta.started === null ? {} : { started: h.meta.started }),
  ...(h.ended ? { ended: h.ended } : {}),
  ...(h.meta.ended_at === null ? {} : { endedAt: h.meta.ended_at }),
  ...(h.meta.since === null ? {} : { since: h.meta.since }),
  ...(h.meta.until === null ? {} : { until: h.meta.until }),
  ...(h.rematch ? { rematch: h.rematch } : {}),
  ...(h.damaged ? { damaged: true as const } : {}),
  ...(h.removal === null ? {} : { removal: h.removal }),
});
