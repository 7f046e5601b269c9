/** Who this browser is. A session is a random token in a cookie; the store has its hash. It belongs to a player, with or without an account. */
import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { cookie, cookieIn, named } from '../http/cookies.ts';
import { Refusal } from '../http/refusal.ts';
import type { Store } from '../store/store.ts';
import type { MeMessage } from '../wire.ts';

export interface Session {
  readonly player: string;
  readonly hash: string;
  readonly created: number;
  /** The session came over https in an old cookie without the host prefix. */
  readonly unlocked?: true;
}
const DAY = 86_400_000;
const LASTS = 180 * DAY;
const ROTATES = DAY;
const GRACE = 60_000;
const COOKIE = 'phoney';

/** 192 bits for links, 256 for sessions. */
export const newToken = (bytes = 24): string => randomBytes(bytes).toString('base64url');
export const newId = (): string => randomBytes(16).toString('base64url');
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const cookieFor = (token: string, secure: boolean): string => cookie(COOKIE, token, LASTS / 1000, secure);

/** A cookie that any host of the domain could have set opens only sessions older than the host prefix. */
export const findSession = async (
  store: Store,
  request: IncomingMessage,
  secure: boolean,
): Promise<Session | undefined> => {
  const own = cookieIn(request, named(COOKIE, secure));
  const token = own ?? (secure ? cookieIn(request, COOKIE) : undefined);
  if (!token || token.length > 100) return undefined;
  const hash = hashOf(token);
  const [row] = await store.query(
    'select player, created, locked from sessions where hash = $1 and until > $2',
    hash,
    Date.now(),
  );
  if (!row || (own === undefined && row.locked)) return undefined;
  const session = { player: row.player as string, hash, created: row.created as number };
  return own === undefined ? { ...session, unlocked: true } : session;
};
const AT_ONCE = 500;
/** Which of these sessions still exist. */
export const liveSessions = async (store: Store, hashes: readonly string[]): Promise<ReadonlySet<string>> => {
  const live = new Set<string>();
  for (let i = 0; i < hashes.length; i += AT_ONCE) {
    const some = hashes.slice(i, i + AT_ONCE);
    const list = some.map((_, k) => `$${k + 2}`).join(', ');
    const rows = await store.query(
      `select hash from sessions where until > $1 and hash in (${list})`,
      Date.now(),
      ...some,
    );
    for (const r of rows) live.add(r.hash as string);
  }
  return live;
};
/** A new session; its token goes into the cookie and nowhere else. */
export const openSession = async (store: Store, player: string, secure: boolean): Promise<string> => {
  const token = newToken(32);
  const now = Date.now();
  await store.change([
    [
      'insert into sessions (hash, player, created, until, locked) values ($1, $2, $3, $4, $5)',
      hashOf(token),
      player,
      now,
      now + LASTS,
      secure ? 1 : 0,
    ],
  ]);
  return token;
};
export const isOld = (s: Session): boolean => s.unlocked === true || s.created < Date.now() - ROTATES;
/** A new token; the old one lasts a minute longer for requests under way. */
export const rotate = async (store: Store, s: Session, secure: boolean): Promise<string> => {
  const token = await openSession(store, s.player, secure);
  await store.change([['update sessions set until = $2 where hash = $1', s.hash, Date.now() + GRACE]]);
  return token;
};
export const endSession = async (store: Store, s: Session): Promise<void> => {
  await store.change([['delete from sessions where hash = $1', s.hash]]);
};

export const newPlayer = async (store: Store, name = `Guest ${randomBytes(2).toString('hex')}`): Promise<string> => {
  const id = newId();
  await store.change([
    ['insert into players (id, name, account, created) values ($1, $2, null, $3)', id, name, Date.now()],
  ]);
  return id;
};
/** Nobody may take the name of somebody else's account. */
export const rename = async (store: Store, player: string, name: string): Promise<void> => {
  const [other] = await store.query(
    'select 1 as yes from players where lower(account) = lower($1) and id <> $2',
    name,
    player,
  );
  if (other) throw new Refusal('taken', 'this name belongs to an account: choose another, or sign in to it');
  await store.change([['update players set name = $2 where id = $1', player, name]]);
};
export const meOf = async (store: Store, player: string): Promise<MeMessage> => {
  const [row] = await store.query('select name, account from players where id = $1', player);
  return {
    player,
    name: (row?.name as string | undefined) ?? '',
    ...(row?.account ? { account: row.account as string } : {}),
  };
};
/** An anonymous player's seats become an account's. */
export const adopt = async (store: Store, from: string, to: string): Promise<void> => {
  await store.change([
    [
      'insert into holders (player, game, side) select $2, game, side from holders where player = $1 on conflict do nothing',
      from,
      to,
    ],
    ['delete from holders where player = $1', from],
    ['update seats set player = $2 where player = $1', from, to],
    ['update seats set reserved = $2 where reserved = $1', from, to],
    ['update games set creator = $2 where creator = $1', from, to],
    ['update tournaments set owner = $2 where owner = $1', from, to],
    [
      'update tournament_players set player = $2 where player = $1 and not exists (select 1 from tournament_players o where o.tournament = tournament_players.tournament and o.player = $2)',
      from,
      to,
    ],
  ]);
};
