/** Tournaments: made, entered, started, run round by round and ended. All of it is in the store, so that any process can go on. */
import { LEVELS } from '../../bots/levels.ts';
import { gameOf } from '../../games/all.ts';
import { newId, rename } from '../accounts/sessions.ts';
import { cancel, resign } from '../game-host/actions.ts';
import type { GameHost } from '../game-host/game-host.ts';
import { Refusal } from '../http/refusal.ts';
import { newGameFrom } from '../lobby/new-game.ts';
import { wordsOf, type Log } from '../operations/log.ts';
import type { Statement, Store } from '../store/store.ts';
import { cardFrom, messageFor } from './message.ts';
import { claimLateGames, endedGames, enterResult, startMissed } from './results.ts';
import { layOutGame, makeRound, roundsOf } from './rounds.ts';
import {
  enter,
  entryOf,
  insertTournament,
  listed,
  presentIn,
  touch,
  tournamentIn,
  type Entrant,
  type Tournament,
} from './stored.ts';
import {
  MAX_BOTS,
  MAX_PLAYERS,
  MAX_UNFINISHED,
  type Decide,
  type NewTournament,
  type TournamentCard,
  type TournamentMessage,
} from './wire.ts';

const LISTED = 50;
const TICK_MS = 5000;

export interface TournamentParts {
  readonly store: Store;
  readonly gameHost: Pick<GameHost, 'events' | 'with' | 'act' | 'start' | 'reseated'>;
  readonly log: Log;
  /** The time games are played by. */
  readonly now: () => number;
  readonly every?: number;
}
export interface Tournaments {
  list(player: string | undefined): Promise<readonly TournamentCard[]>;
  read(id: string): Promise<Tournament>;
  message(id: string, player: string | undefined): Promise<TournamentMessage>;
  create(owner: string, wanted: NewTournament): Promise<TournamentMessage>;
  enter(id: string, player: string, name: string | undefined): Promise<TournamentMessage>;
  /** A player of their own will; running games are resigned. */
  withdraw(id: string, player: string): Promise<TournamentMessage>;
  addBot(id: string, owner: string, level: string): Promise<TournamentMessage>;
  remove(id: string, owner: string, entry: number): Promise<TournamentMessage>;
  setEntering(id: string, owner: string, open: boolean): Promise<TournamentMessage>;
  /** Begins the tournament, or its next round. */
  next(id: string, owner: string): Promise<TournamentMessage>;
  decide(id: string, owner: string, decision: Decide): Promise<TournamentMessage>;
  finish(id: string, owner: string): Promise<TournamentMessage>;
  /** Enters missed results, decides late games, and makes the rounds that are due. */
  tick(): Promise<void>;
  stop(): Promise<void>;
}

export const noTournament = (): Refusal => new Refusal('not found', 'there is no such tournament');
const notNow = (why: string): Refusal => new Refusal('not now', why);

const read = async ({ store }: TournamentParts, id: string): Promise<Tournament> => {
  const t = await tournamentIn(store, id);
  if (!t) throw noTournament();
  return t;
};
const owned = async (parts: TournamentParts, id: string, player: string): Promise<Tournament> => {
  const t = await read(parts, id);
  if (t.owner !== player) throw new Refusal('not yours', 'only whoever made the tournament can do that');
  return t;
};
const mustNotBeOver = (t: Tournament): void => {
  if (t.status === 'over') throw notNow('the tournament is over');
};

// Making and entering -------------------------------------------------------------------------------------------------
const assertPlayable = (w: NewTournament): void => {
  const game = gameOf(w.game);
  if (game && game.sides.length !== 2) throw new Refusal('malformed', 'game: a tournament needs a game for two');
  const sides = Object.fromEntries((game?.sides ?? []).map(s => [s, 'me' as const]));
  for (const scenario of w.scenarios)
    newGameFrom(game, { game: w.game, scenario, options: {}, sides, pace: w.pace, public: false, watch: w.watch });
  if (w.late === 'clock' && (w.pace.is === 'none' || w.days === 0))
    throw new Refusal('malformed', 'late: the clock can decide only where games have a clock and rounds a deadline');
};
const create = async (parts: TournamentParts, owner: string, w: NewTournament): Promise<TournamentMessage> => {
  assertPlayable(w);
  const [row] = await parts.store.query(
    `select count(*) as n from tournaments where owner = $1 and status <> 'over'`,
    owner,
  );
  if (Number(row!.n) >= MAX_UNFINISHED)
    throw notNow(`you have ${MAX_UNFINISHED} tournaments that are not over: finish one first`);
  const id = newId();
  await parts.store.change([insertTournament(id, owner, w, parts.now())]);
  return messageFor(await read(parts, id), owner);
};
/** Why nobody new can enter. */
const mayEnter = (t: Tournament): void => {
  mustNotBeOver(t);
  if (!t.entering) throw notNow('nobody can enter any more: ask whoever made the tournament');
  if (t.status === 'playing' && t.system === 'all')
    throw notNow('all against all has begun: nobody can enter any more');
  if (t.entrants.length >= MAX_PLAYERS[t.system]) throw notNow(`it is full: there are ${t.entrants.length} players`);
};
const enterPlayer = async (
  parts: TournamentParts,
  id: string,
  player: string,
  name: string | undefined,
): Promise<TournamentMessage> => {
  const t = await read(parts, id);
  const mine = entryOf(t, player);
  if (mine && mine.withdrawn === undefined) return messageFor(t, player);
  if (mine) {
    mustNotBeOver(t);
    if (!t.entering || t.system === 'all') throw notNow('you have withdrawn: ask whoever made the tournament');
  } else mayEnter(t);
  if (name) await rename(parts.store, player, name);
  if (mine)
    await parts.store.change([
      ['update tournament_players set withdrawn = null where tournament = $1 and entry = $2', id, mine.entry],
      touch(id, parts.now()),
    ]);
  else await enter(parts.store, id, { player }, parts.now());
  return messageFor(await read(parts, id), player);
};
const addBot = async (parts: TournamentParts, id: string, owner: string, level: string): Promise<TournamentMessage> => {
  const t = await owned(parts, id, owner);
  if (!LEVELS.includes(level)) throw new Refusal('malformed', `no level ${level}: there are ${LEVELS.join(', ')}`);
  mayEnter({ ...t, entering: true });
  if (t.entrants.filter(e => e.level !== undefined && e.withdrawn === undefined).length >= MAX_BOTS)
    throw notNow(`at most ${MAX_BOTS} bots`);
  await enter(parts.store, id, { level }, parts.now());
  return messageFor(await read(parts, id), owner);
};

// Leaving -------------------------------------------------------------------------------------------------------------
/** The player's games of this round that are not decided are lost; those not begun are cancelled. */
const forfeits = (t: Tournament, { entry }: Entrant, now: number): readonly Statement[] =>
  t.games
    .filter(g => g.verdict === undefined && (g.first === entry || g.second === entry))
    .map(g => [
      `update tournament_games set verdict = $5, decided_by = 'withdrawn', decided = $6 where tournament = $1 and round = $2 and board = $3 and leg = $4 and verdict is null`,
      t.id,
      g.round,
      g.board,
      g.leg,
      g.first === entry ? 'second' : 'first',
      now,
    ]);
const endGamesOf = async (
  { gameHost }: TournamentParts,
  t: Tournament,
  { entry }: Entrant,
  resigns: boolean,
): Promise<void> => {
  const [first, second] = gameOf(t.game)!.sides as readonly [string, string];
  for (const g of t.games.filter(x => x.verdict === undefined && (x.first === entry || x.second === entry))) {
    if (g.game === undefined) continue;
    if (g.status === 'open') await gameHost.act(g.game, null, cancel(t.owner));
    else if (resigns) await gameHost.act(g.game, null, resign(g.first === entry ? first : second));
  }
};
const leave = async (parts: TournamentParts, t: Tournament, e: Entrant, resigns: boolean): Promise<void> => {
  mustNotBeOver(t);
  if (e.withdrawn !== undefined) return;
  const at = parts.now();
  if (t.status === 'open')
    await parts.store.change([
      ['delete from tournament_players where tournament = $1 and entry = $2', t.id, e.entry],
      touch(t.id, at),
    ]);
  else {
    await parts.store.change([
      ['update tournament_players set withdrawn = $3 where tournament = $1 and entry = $2', t.id, e.entry, t.round + 1],
      ...forfeits(t, e, at),
      touch(t.id, at),
    ]);
    await endGamesOf(parts, t, e, resigns);
    await goOn(parts, t.id);
  }
};
const withdraw = async (parts: TournamentParts, id: string, player: string): Promise<TournamentMessage> => {
  const t = await read(parts, id);
  const mine = entryOf(t, player);
  if (!mine) throw new Refusal('not yours', 'you are not in this tournament');
  await leave(parts, t, mine, true);
  return messageFor(await read(parts, id), player);
};
const remove = async (parts: TournamentParts, id: string, owner: string, entry: number): Promise<TournamentMessage> => {
  const t = await owned(parts, id, owner);
  const e = t.entrants.find(x => x.entry === entry);
  if (!e) throw new Refusal('not found', 'there is no such player in this tournament');
  await leave(parts, t, e, false);
  return messageFor(await read(parts, id), owner);
};

// Running -------------------------------------------------------------------------------------------------------------
const isRoundDecided = (t: Tournament): boolean => t.games.every(g => g.round !== t.round || g.verdict !== undefined);
const isLastRound = (t: Tournament): boolean => t.round >= (t.rounds ?? 0);
const end = ({ store, now }: TournamentParts, id: string): Promise<boolean> =>
  store.change([[`update tournaments set status = 'over', ended = $2, touched = $2 where id = $1`, id, now()]]);
/** What follows from a result: the end, or the next round where rounds follow each other by themselves. */
const goOn = async (parts: TournamentParts, id: string): Promise<void> => {
  const t = await read(parts, id);
  if (t.status !== 'playing' || !isRoundDecided(t)) return;
  if (isLastRound(t) || presentIn(t).length < 2) await end(parts, id);
  else if (t.auto || t.round === 0) await makeRound(parts, t);
};
const begin = async (parts: TournamentParts, t: Tournament): Promise<void> => {
  const present = presentIn(t).length;
  if (present < 2) throw notNow('two players at least must have entered');
  const rounds = roundsOf(t, present);
  await parts.store.change([
    [
      `update tournaments set status = 'playing', started = $2, rounds = $3, touched = $2 where id = $1 and status = 'open'`,
      t.id,
      parts.now(),
      rounds,
    ],
  ]);
  await goOn(parts, t.id);
};
const next = async (parts: TournamentParts, id: string, owner: string): Promise<TournamentMessage> => {
  const t = await owned(parts, id, owner);
  mustNotBeOver(t);
  if (t.status === 'open') await begin(parts, t);
  else if (!isRoundDecided(t)) throw notNow('this round has games that are not decided: decide them first');
  else if (isLastRound(t) || presentIn(t).length < 2) await end(parts, id);
  else await makeRound(parts, t);
  return messageFor(await read(parts, id), owner);
};
/** The owner decides a game of the present round, or has it played again. */
const decide = async (
  parts: TournamentParts,
  id: string,
  owner: string,
  { round, board, leg, as }: Decide,
): Promise<TournamentMessage> => {
  const t = await owned(parts, id, owner);
  const g = t.games.find(x => x.round === round && x.board === board && x.leg === leg);
  if (!g || g.second === undefined) throw new Refusal('not found', 'there is no such game in this tournament');
  if (round !== t.round) throw notNow('the next round has been paired by this result: it stands');
  if (as === 'again') mustNotBeOver(t);
  const key = [id, round, board, leg] as const;
  const where = 'where tournament = $1 and round = $2 and board = $3 and leg = $4';
  if (as === 'again') {
    const laid = layOutGame(t, round, { first: g.first, second: g.second });
    await parts.store.change([
      ...laid.rows,
      [
        `update tournament_games set game = $5, verdict = null, decided_by = null, decided = null, first_score = null, second_score = null ${where}`,
        ...key,
        laid.game,
      ],
      touch(id, parts.now()),
    ]);
    if (laid.isStarted) await parts.gameHost.start(laid.game);
  } else
    await parts.store.change([
      [
        `update tournament_games set verdict = $5, decided_by = 'owner', decided = $6, first_score = null, second_score = null ${where}`,
        ...key,
        as,
        parts.now(),
      ],
      touch(id, parts.now()),
    ]);
  if (g.game !== undefined && g.status === 'open') await parts.gameHost.act(g.game, null, cancel(t.owner));
  await goOn(parts, id);
  return messageFor(await read(parts, id), owner);
};

const tick = async (parts: TournamentParts): Promise<void> => {
  const { store, log } = parts;
  const each = async (ids: readonly string[], work: (id: string) => Promise<unknown>): Promise<void> => {
    for (const id of ids) await work(id).catch(e => log.error('tournament', { id, error: wordsOf(e) }));
  };
  await each(['late games'], () => claimLateGames(parts));
  await each(await endedGames(store), id => enterResult(parts, id));
  await each(['games to start'], () => startMissed(parts));
  const due = await store.query(
    `select t.id from tournaments t where t.status = 'playing' and not exists (select 1 from tournament_games g where g.tournament = t.id and g.round = t.round and g.verdict is null) and (t.auto = 1 or t.round = 0 or t.round >= t.rounds)`,
  );
  await each(
    due.map(r => r.id as string),
    id => goOn(parts, id),
  );
};

export const openTournaments = (parts: TournamentParts): Tournaments => {
  const { store, gameHost, log, every = TICK_MS } = parts;
  let working: Promise<unknown> = Promise.resolve();
  const later = (work: () => Promise<unknown>): void => {
    working = working.then(work).catch((e: unknown) => log.error('tournaments', { error: wordsOf(e) }));
  };
  gameHost.events.on('over', card =>
    later(async () => {
      const id = await enterResult(parts, card.id);
      if (id !== undefined) await goOn(parts, id);
    }),
  );
  const timer = every > 0 ? setInterval(() => later(() => tick(parts)), every).unref() : undefined;
  return {
    list: async player => (await listed(store, player, LISTED)).map(r => cardFrom(r, player)),
    read: id => read(parts, id),
    message: async (id, player) => messageFor(await read(parts, id), player),
    create: (owner, wanted) => create(parts, owner, wanted),
    enter: (id, player, name) => enterPlayer(parts, id, player, name),
    withdraw: (id, player) => withdraw(parts, id, player),
    addBot: (id, owner, level) => addBot(parts, id, owner, level),
    remove: (id, owner, entry) => remove(parts, id, owner, entry),
    setEntering: async (id, owner, open) => {
      await owned(parts, id, owner);
      await store.change([
        ['update tournaments set entering = $2, touched = $3 where id = $1', id, Number(open), parts.now()],
      ]);
      return messageFor(await read(parts, id), owner);
    },
    next: (id, owner) => next(parts, id, owner),
    decide: (id, owner, decision) => decide(parts, id, owner, decision),
    finish: async (id, owner) => {
      mustNotBeOver(await owned(parts, id, owner));
      await end(parts, id);
      return messageFor(await read(parts, id), owner);
    },
    tick: () => tick(parts),
    stop: async () => {
      clearInterval(timer);
      await working;
    },
  };
};
