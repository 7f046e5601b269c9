/** Changing a game: tried at the table in memory, stored, and only then answered and shown. */
import { opensPlans } from '../../engine/journal.ts';
import type { Side } from '../../engine/state.ts';
import { newTable } from '../../engine/table.ts';
import { playedOut, type ActionResult, type Action } from './actions.ts';
import { metaAfter, sameMeta } from './clocks.ts';
import {
  cardOf,
  countAct,
  entriesFor,
  entriesOf,
  MAX_REMEMBERED_REQUESTS,
  rollerOf,
  seqFor,
  slim,
  type Act,
  type ViewerSides,
  type LoadedGame,
} from './loaded-game.ts';
import { restDue } from './load.ts';
import { compressed } from '../store/compressed.ts';
import { publish, tellTables } from '../audiences/audiences.ts';
import type { Append, Meta, Store } from '../store/store.ts';
import type { Ended } from '../wire.ts';
import { forget, held } from './loaded-games.ts';
import { inTurn, NOT_FOUND, type HostContext } from './host-context.ts';

export type Answered =
  /** `stored`: how many bytes it came to. */
  | { readonly ok: true; readonly entry: number; readonly again?: true; readonly stored?: number }
  | Exclude<ActionResult, { ok: true }>;

const TRIES = 5;
/** After these the game is had alone. Where both plan in secret neither's orders make the other's stale, and whoever has to read the game anew each time would come second for as long as the other goes on. */
const FREE_TRIES = 2;
const everybody: ViewerSides = h => h.game.sides;

/** No honest game comes near: the longest has some thousands. What ends a game is taken all the same. Counted as the sender sees it: how much others plan must not show. */
export const MAX_ACTIONS_A_GAME = 50_000;
const TOO_LONG: Answered = {
  ok: false,
  error: 'not now',
  message: `this game has ${MAX_ACTIONS_A_GAME} acts: it can be ended, but not played on`,
};
/** No honest phase comes near: a set-up by hand with every second step taken back has some hundreds. */
export const MAX_ACTIONS_IN_A_ROW = 1500;
const TOO_IDLE: Answered = {
  ok: false,
  error: 'too often',
  message: `${MAX_ACTIONS_IN_A_ROW} steps in a row have changed nothing for anybody else: go on slowly, or do something that counts`,
};
/** By one's own steps alone: how much others plan must not show. */
const isIdle = ({ stretch }: LoadedGame, sides: readonly Side[]): boolean =>
  sides.some(s => (stretch.get(s) ?? 0) >= MAX_ACTIONS_IN_A_ROW);
/** Others were first each time, which should not be: nothing is stored, and the same request may be sent again. */
const CROWDED: Answered = { ok: false, error: 'down', message: 'not stored, too much is going on: send it again' };
/** How many entries there were after a request that was done before. Of one from long ago only that it was done is known: it is looked for before anything is tried, for a table once changed in vain must be laid out anew. */
const doneBefore = async ({ store }: HostContext, h: LoadedGame, request: string): Promise<number | undefined> => {
  const known = h.done.get(request);
  if (known !== undefined || (h.knownFrom === 0 && h.seq <= MAX_REMEMBERED_REQUESTS)) return known;
  const [row] = await store.query('select seq from journal where game = $1 and msg = $2', h.id, request);
  return row && entriesOf(h);
};
/** Does what `work` tries, once: `request` is the side's and the client's own name for it, `eyes` are those the answer is for. */
export const act = (
  o: HostContext,
  id: string,
  request: string | null,
  work: Action,
  eyes: ViewerSides = everybody,
): Promise<Answered> =>
  inTurn(o, id, async () => {
    const once = (append: Store['append']): Promise<Answered | undefined> =>
      tryOnce(o, id, request, work, eyes, append);
    for (let i = 0; i < TRIES; i++) {
      const done = await (i < FREE_TRIES ? once(o.store.append) : o.store.alone(id, once));
      if (done) return done;
    }
    o.log.warn('conflicts', { game: id, request: request !== null, tries: TRIES });
    return CROWDED;
  });
/** Nothing if somebody else was first. */
const tryOnce = async (
  o: HostContext,
  id: string,
  request: string | null,
  work: Action,
  eyes: ViewerSides,
  append: Store['append'],
): Promise<Answered | undefined> => {
  const h = await held(o, id);
  if (!h) return { ok: false, ...NOT_FOUND };
  const mayBeKnown = request !== null && (work.isOwn?.(h) ?? true);
  const done = mayBeKnown ? await doneBefore(o, h, request) : undefined;
  if (done !== undefined) return { ok: true, entry: entriesFor(h, eyes(h), done), again: true };
  if (seqFor(h, eyes(h)) >= MAX_ACTIONS_A_GAME && !work.ends?.(h)) return TOO_LONG;
  if (request !== null && isIdle(h, eyes(h)) && !work.ends?.(h) && !o.mayIdle(`${id} ${eyes(h)}`)) return TOO_IDLE;
  const tried = attempt(o, h, work);
  if (!tried.ok) return tried;
  const stored = await keep(o, h, request, tried.act, tried.ended, append);
  return stored === undefined ? undefined : { ok: true, entry: entriesFor(h, eyes(h)), stored };
};
/** Lays the game out if every side is taken and it has not begun. */
export const start = (o: HostContext, id: string): Promise<void> =>
  inTurn(o, id, async () => {
    const h = await held(o, id);
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
    if ((await keep(o, h, null, begun, ended)) !== undefined) tellTables(o.rooms, h);
  });

/** What breaks in the middle of the rules may leave the table half changed: it is laid out anew. */
const attempt = (o: HostContext, h: LoadedGame, work: Action): ActionResult => {
  try {
    return work(h);
  } catch (e) {
    forget(o, h.id);
    throw e;
  }
};
/** A rest takes the place of the last one: it comes to nothing more. */
const bytesOf = ({ act, checkpoints = [] }: Append): number =>
  checkpoints.reduce((n, c) => n + c.state.length, act.length);
/** Stores what was done at the table of `h`, and says how many bytes it came to; nothing if somebody else was first, and then the table in memory is forgotten. */
const keep = async (
  o: HostContext,
  h: LoadedGame,
  request: string | null,
  done: Act,
  ended: Ended | undefined,
  append = o.store.append,
): Promise<number | undefined> => {
  const row = appendOf(h, request, done, ended, o.now());
  const from = performance.now();
  try {
    if (await append(row)) {
      o.metrics.commits.observe((performance.now() - from) / 1000);
      o.metrics.acts.add(1);
      settle(o, h, row, done, ended);
      return bytesOf(row);
    }
  } catch (e) {
    forget(o, h.id);
    throw e;
  }
  forget(o, h.id);
  o.metrics.conflicts.add(1);
  return undefined;
};
const hasOpened = (done: Act): boolean => 'entries' in done && done.entries.some(opensPlans);
const appendOf = (h: LoadedGame, request: string | null, done: Act, ended: Ended | undefined, at: number): Append => {
  const meta = metaAfter(h, at, ended, hasOpened(done));
  const checkpoints = (h.table?.checkpoints ?? []).filter(c => Object.keys(c.state.columns).length);
  const rest = restDue(h, done);
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

const settle = (o: HostContext, h: LoadedGame, append: Append, done: Act, ended: Ended | undefined): void => {
  const before = h.meta;
  h.meta = append.meta ?? h.meta;
  h.rested = append.rest?.at ?? h.rested;
  h.ended = ended;
  countAct(h, done, append.msg, entriesOf(h));
  if (h.table) slim(h.table);
  publish(o.rooms, h);
  if (done.is === 'offer') o.events.emit('offer', cardOf(h, undefined));
  tell(o, h, before, append.at);
};
const mayBeForced = ({ game, table }: LoadedGame): boolean =>
  table?.g.wait.for === 'choice' && game.machine.decision(table.g.wait.ask).forced !== undefined;
/** Calls whoever must decide now, and tells those who hang on what has come about since `before`. */
const tell = (
  { bells, events }: HostContext,
  h: LoadedGame,
  before: Pick<Meta, 'waiting' | 'status'>,
  opened: number,
): void => {
  if (h.meta.bot) bells.onBot(h.id);
  else if (!h.ended) bells.onAsked(h.id, opened, mayBeForced(h));
  if (before.status === 'playing' && before.waiting === h.meta.waiting && !h.ended) return;
  const card = cardOf(h, undefined);
  const waited = before.waiting.split(' ');
  if (before.status === 'open') events.emit('started', card);
  if (h.ended) events.emit('over', card, h.ended);
  for (const side of card.waiting) if (!waited.includes(side)) events.emit('turn', card, side);
};
