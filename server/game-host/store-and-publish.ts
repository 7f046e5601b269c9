/** Changes a game: tries the action in memory, stores it, and only then answers and publishes. */
import { opensPlans } from '../../engine/journal.ts';
import type { Side } from '../../engine/state.ts';
import { newTable } from '../../engine/table.ts';
import { playedOut, type ActionResult, type Action } from './actions.ts';
import { metaAfter, sameMeta } from './clocks.ts';
import {
  cardOf,
  countAct,
  hasMaxActions,
  isByPerson,
  MAX_ACTIONS_A_GAME,
  entriesFor,
  entriesOf,
  MAX_REMEMBERED_REQUESTS,
  rollerOf,
  slim,
  type Act,
  type ViewerSides,
  type LoadedGame,
} from './loaded-game.ts';
import { resumePointDue } from './load.ts';
import { compressed } from '../store/compressed.ts';
import { publish, tellTables } from '../audiences/audiences.ts';
import type { Append, Meta, Store } from '../store/store.ts';
import type { Ended } from '../wire.ts';
import { getGame, unload } from './loaded-games.ts';
import { CROWDED, inTurn, NOT_FOUND, type HostContext } from './host-context.ts';

export type Answered =
  /** `stored`: how many bytes are charged for it. */
  | { readonly ok: true; readonly entry: number; readonly again?: true; readonly stored?: number }
  | Exclude<ActionResult, { ok: true }>;

const MAX_TRIES = 5;
/** After these the game is locked. While both sides plan in secret their orders do not make each other stale, so a process that must reload each time would lose every race. */
const FREE_TRIES = 2;
/** The server's own actions are counted as observers count: without anything planned in secret. */
const observers: ViewerSides = () => [];

const TOO_LONG: Answered = {
  ok: false,
  error: 'not now',
  message: `this game has reached its limit of ${MAX_ACTIONS_A_GAME.toLocaleString('en')} actions: it can be ended, but not played on`,
};
/** No honest phase comes near: a set-up by hand with every second step undone has some hundreds. */
export const MAX_ACTIONS_IN_A_ROW = 1500;
const TOO_IDLE: Answered = {
  ok: false,
  error: 'too often',
  message: `${MAX_ACTIONS_IN_A_ROW} actions in a row have changed nothing for anyone else: slow down, or finish your phase`,
};
/** Counts the sender's own actions only, so that it reveals nothing of what others plan. */
const isIdle = ({ idleActions }: LoadedGame, sides: readonly Side[]): boolean =>
  sides.some(s => (idleActions.get(s) ?? 0) >= MAX_ACTIONS_IN_A_ROW);
/** The number of entries after a request that was carried out before. Of an old one only that it was is known. It is looked up before anything is tried, because a table changed in vain must be loaded again. */
const doneBefore = async ({ store }: HostContext, h: LoadedGame, request: string): Promise<number | undefined> => {
  const known = h.done.get(request);
  if (known !== undefined || (h.knownFrom === 0 && h.seq <= MAX_REMEMBERED_REQUESTS)) return known;
  const [row] = await store.query('select seq from journal where game = $1 and msg = $2', h.id, request);
  return row && entriesOf(h);
};
/** Carries out an action once: `request` is the side's and the client's own name for it, `eyes` the sides the answer is for. */
export const act = (
  host: HostContext,
  id: string,
  request: string | null,
  work: Action,
  eyes: ViewerSides = observers,
): Promise<Answered> =>
  inTurn(host, id, async () => {
    const once = (append: Store['append']): Promise<Answered | undefined> =>
      tryOnce(host, id, request, work, eyes, append);
    for (let i = 0; i < MAX_TRIES; i++) {
      const done = await (i < FREE_TRIES ? once(host.store.append) : host.store.alone(id, once));
      if (done) return done;
    }
    host.log.warn('conflicts', { game: id, request: request !== null, tries: MAX_TRIES });
    return { ok: false, ...CROWDED };
  });
/** Undefined if another process was first. */
const tryOnce = async (
  host: HostContext,
  id: string,
  request: string | null,
  work: Action,
  eyes: ViewerSides,
  append: Store['append'],
): Promise<Answered | undefined> => {
  const h = await getGame(host, id);
  if (!h) return { ok: false, ...NOT_FOUND };
  const mayBeKnown = request !== null && (work.isOwn?.(h) ?? true);
  const done = mayBeKnown ? await doneBefore(host, h, request) : undefined;
  if (done !== undefined) return { ok: true, entry: entriesFor(h, eyes(h), done), again: true };
  if (hasMaxActions(h, eyes(h)) && !work.ends?.(h)) return TOO_LONG;
  if (request !== null && isIdle(h, eyes(h)) && !work.ends?.(h) && !host.mayIdle(`${id} ${eyes(h)}`)) return TOO_IDLE;
  const tried = attempt(host, h, work);
  if (!tried.ok) return tried;
  const stored = await storeAndPublish(host, h, request, tried.act, tried.ended, append);
  return stored === undefined ? undefined : { ok: true, entry: entriesFor(h, eyes(h)), stored };
};
/** Starts the game if every side is taken and it has not begun. */
export const start = (host: HostContext, id: string): Promise<void> =>
  inTurn(host, id, async () => {
    const h = await getGame(host, id);
    if (!h || h.meta.status !== 'open' || h.table || h.seats.some(s => s.kind === 'nobody')) return;
    h.nonces = h.seats.flatMap(s => s.nonce ?? []);
    h.table = newTable(h.game, {
      scenario: h.scenario,
      options: h.options,
      rules: h.rules,
      commitment: h.commitment,
      roller: rollerOf(h),
    });
    const ended = playedOut(h);
    const begun: Act = { is: 'start', nonces: h.nonces, entries: [...h.table.entries], ...(ended ? { ended } : {}) };
    if ((await storeAndPublish(host, h, null, begun, ended)) !== undefined) tellTables(host.audiences, h);
  });

/** An exception may leave the table half changed, so the game is unloaded. */
const attempt = (host: HostContext, h: LoadedGame, work: Action): ActionResult => {
  try {
    return work(h);
  } catch (e) {
    unload(host, h.id);
    throw e;
  }
};
/** A resume point replaces the last one and adds nothing. */
const bytesOf = ({ act, checkpoints = [] }: Append): number =>
  checkpoints.reduce((n, c) => n + c.state.length, act.length);
/** Stores an action and returns the bytes charged for it. Undefined if another process was first; the game is unloaded then. */
const storeAndPublish = async (
  host: HostContext,
  h: LoadedGame,
  request: string | null,
  done: Act,
  ended: Ended | undefined,
  append = host.store.append,
): Promise<number | undefined> => {
  const row = appendOf(h, request, done, ended, host.now());
  const from = performance.now();
  try {
    if (await append(row)) {
      host.metrics.commits.observe((performance.now() - from) / 1000);
      host.metrics.acts.add(1);
      publishStored(host, h, row, done, ended);
      return chargedTo(h, request, bytesOf(row));
    }
  } catch (e) {
    unload(host, h.id);
    throw e;
  }
  unload(host, h.id);
  host.metrics.conflicts.add(1);
  return undefined;
};
/** Bots and standing orders have no address: what they stored since is charged to the person who acts next. */
const chargedTo = (h: LoadedGame, request: string | null, bytes: number): number => {
  const unpaid = h.unpaidBytes + bytes;
  h.unpaidBytes = isByPerson(request) ? 0 : unpaid;
  return unpaid;
};
const hasOpened = (done: Act): boolean => 'entries' in done && done.entries.some(opensPlans);
const appendOf = (h: LoadedGame, request: string | null, done: Act, ended: Ended | undefined, at: number): Append => {
  const meta = metaAfter(h, at, ended, hasOpened(done));
  const checkpoints = (h.table?.checkpoints ?? []).filter(c => Object.keys(c.state.columns).length);
  const rest = resumePointDue(h, done);
  return {
    game: h.id,
    seq: h.seq,
    at,
    msg: request,
    act: JSON.stringify(done),
    ...(rest ? { rest } : {}),
    ...(sameMeta(meta, h.meta) ? {} : { meta }),
    ...(checkpoints.length
      ? { checkpoints: checkpoints.map(c => ({ at: c.at, turn: c.turn, state: compressed(c.state) })) }
      : {}),
  };
};

const publishStored = (host: HostContext, h: LoadedGame, append: Append, done: Act, ended: Ended | undefined): void => {
  const before = h.meta;
  h.meta = append.meta ?? h.meta;
  h.resumeAt = append.rest?.at ?? h.resumeAt;
  h.ended = ended;
  countAct(h, done, append.msg, entriesOf(h));
  if (h.table) slim(h.table);
  publish(host.audiences, h);
  if (done.is === 'offer') host.events.emit('offer', cardOf(h, undefined));
  tell(host, h, before, append.at);
};
const mayBeForced = ({ game, table }: LoadedGame): boolean =>
  table?.g.wait.for === 'choice' && game.machine.decision(table.g.wait.ask).forced !== undefined;
/** Calls bots and standing orders where they must decide, and emits what happened since `before`. */
const tell = (
  { callbacks, events }: HostContext,
  h: LoadedGame,
  before: Pick<Meta, 'waiting' | 'status'>,
  opened: number,
): void => {
  if (h.meta.bot) callbacks.onBot(h.id);
  else if (!h.ended) callbacks.onAsked(h.id, opened, mayBeForced(h));
  if (before.status === 'playing' && before.waiting === h.meta.waiting && !h.ended) return;
  const card = cardOf(h, undefined);
  const waited = before.waiting.split(' ');
  if (before.status === 'open') events.emit('started', card);
  if (h.ended) events.emit('over', card, h.ended);
  for (const side of card.waiting) if (!waited.includes(side)) events.emit('turn', card, side);
};
