/** Accounts. */
import { Refusal } from '../http/refusal.ts';
import { adopt, type Session } from './sessions.ts';
import type { Statement, Store } from '../store/store.ts';
import { passkeysOf } from './passkeys.ts';
import { hashed, matches } from './password.ts';
import type { AccountMessage } from './wire.ts';

/** How long after signing in the account itself may be changed: a browser left open must not cost more than a game. */
const FRESH_MS = 15 * 60_000;
export const prove = (session: string, player: string): readonly Statement[] => [
  ['insert into proofs (session, player, at) values ($1, $2, $3)', session, player, Date.now()],
  ['delete from proofs where at < $1', Date.now() - FRESH_MS],
];
const isFresh = async (store: Store, s: Session): Promise<boolean> =>
  (
    await store.query(
      'select 1 as yes from proofs where session = $1 and player = $2 and at > $3',
      s.hash,
      s.player,
      Date.now() - FRESH_MS,
    )
  ).length > 0;

export const accountOf = async (store: Store, player: string): Promise<string | undefined> =>
  ((await store.query('select account from players where id = $1', player))[0]?.account as string | null | undefined) ??
  undefined;
/** The session's account, if it may be changed now. */
export const freshAccount = async (store: Store, s: Session): Promise<string> => {
  const account = await accountOf(store, s.player);
  if (account === undefined) throw new Refusal('not yours', 'you are not signed in: sign in first');
  if (!(await isFresh(store, s))) throw new Refusal('stale', 'sign in again to change your account');
  return account;
};
export const accountMessage = async (store: Store, s: Session): Promise<AccountMessage | undefined> => {
  const name = await accountOf(store, s.player);
  if (name === undefined) return undefined;
  const [[password], passkeys, [sessions], fresh] = await Promise.all([
    store.query('select 1 as yes from passwords where player = $1', s.player),
    passkeysOf(store, s.player),
    store.query('select count(*) as n from sessions where player = $1 and until > $2', s.player, Date.now()),
    isFresh(store, s),
  ]);
  return { name, password: password !== undefined, passkeys, sessions: Number(sessions!.n), fresh };
};

/** Names are public, so that one is taken is no secret. */
export const assertFree = async (store: Store, player: string, name: string): Promise<void> => {
  if ((await accountOf(store, player)) !== undefined)
    throw new Refusal('not now', 'you have an account already: sign out to create another');
  if ((await store.query('select 1 as yes from players where lower(account) = lower($1)', name)).length) throw taken();
};
const taken = (): Refusal => new Refusal('taken', 'this name is taken: choose another');
/** Makes this browser's player an account, together with its password or passkey. A guest takes the account's name. */
export const become = async (store: Store, player: string, name: string, proof: Statement): Promise<void> => {
  await assertFree(store, player, name);
  try {
    if (
      !(await store.change(
        [
          [
            `update players set account = $2, name = case when name like 'Guest %' then $2 else name end where id = $1 and account is null`,
            player,
            name,
          ],
          proof,
        ],
        'must change',
      ))
    )
      throw new Refusal('not now', 'you have an account already: sign out to create another');
    // A player without an account loses this name.
    await store.change([[`update players set name = 'Guest' where account is null and lower(name) = lower($1)`, name]]);
  } catch (e) {
    // Somebody may have taken the name at the same moment.
    throw e instanceof Refusal ||
      !(await store.query('select 1 as yes from players where lower(account) = lower($1)', name)).length
      ? e
      : taken();
  }
};

export const keepPassword = async (player: string, password: string): Promise<Statement> => [
  'insert into passwords (player, hash, changed) values ($1, $2, $3) on conflict (player) do update set hash = excluded.hash, changed = excluded.changed',
  player,
  await hashed(password),
  Date.now(),
];
export const playerFor = async (
  store: Store,
  name: string,
  password: string,
  first: boolean,
): Promise<string | undefined> => {
  const [row] = await store.query(
    'select p.id, w.hash from players p left join passwords w on w.player = p.id where lower(p.account) = lower($1)',
    name,
  );
  return (await matches(password, row?.hash as string | null | undefined, first)) ? (row!.id as string) : undefined;
};
export const endOthers = (player: string, but: string): readonly Statement[] => [
  ['delete from sessions where player = $1 and hash <> $2', player, but],
  ['delete from proofs where player = $1 and session <> $2', player, but],
];

const gamesOf = async (store: Store, player: string): Promise<readonly string[]> =>
  (
    await store.query(
      'select game as id from holders where player = $1 union select game as id from seats where player = $1',
      player,
    )
  ).map(r => r.id as string);
/** Moves what this browser did without an account to the account. Returns the games whose seats changed. */
export const bringAlong = async (store: Store, from: string, to: string): Promise<readonly string[]> => {
  if (from === to || (await accountOf(store, from)) !== undefined) return [];
  const games = await gamesOf(store, from);
  await adopt(store, from, to);
  await store.change([
    [
      'delete from channels where player = $1 and exists (select 1 from channels c where c.player = $2 and c.kind = channels.kind and c.address = channels.address)',
      from,
      to,
    ],
    ['update channels set player = $2 where player = $1', from, to],
    [
      'insert into notice_people (player, minutes, quiet) select $2, minutes, quiet from notice_people where player = $1 on conflict do nothing',
      from,
      to,
    ],
    [
      'insert into notice_games (player, game, minutes) select $2, game, minutes from notice_games where player = $1 on conflict do nothing',
      from,
      to,
    ],
  ]);
  return games;
};

/** Erases the person; the seats stay, in nobody's name. Returns the games that show it. */
export const erase = async (store: Store, player: string): Promise<readonly string[]> => {
  const games = await gamesOf(store, player);
  await store.change([
    [`update players set account = null, name = 'Somebody' where id = $1`, player],
    ...[
      'passwords',
      'passkeys',
      'proofs',
      'sessions',
      'devices',
      'channels',
      'notice_people',
      'notice_games',
      'ratings',
    ].map((t): Statement => [`delete from ${t} where player = $1`, player]),
  ]);
  return games;
};
