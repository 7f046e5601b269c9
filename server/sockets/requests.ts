/** What a socket may ask for: one message in, one answer out. */
import * as v from 'valibot';
import type { Json, Side } from '../../engine/state.ts';
import * as acts from '../game-host/actions.ts';
import type { Answered } from '../game-host/store-and-publish.ts';
import type { GameHost } from '../game-host/game-host.ts';
import { NOT_FOUND } from '../game-host/host-context.ts';
import { sidesOf, type ViewerSides, type LoadedGame } from '../game-host/loaded-game.ts';
import { limiter, type Limits } from '../http/limits.ts';
import { wordsOf, type Log } from '../operations/log.ts';
import { USED_UP, type Allowance } from '../retention/allowance.ts';
import type { Listener } from '../audiences/audience.ts';
import { Refusal } from '../http/refusal.ts';
import { Down } from '../store/store.ts';
import { faultIn, jsonIn, Request, type Answer, type Code } from '../wire.ts';

/** Games that one socket has open. */
const MAX_GAMES_PER_SOCKET = 20;
/** Requests that wait for one game: more than a crowd of honest pages sends. */
const MAX_WAITING_REQUESTS = 100;

/** What a row takes beside its text, with its indexes. */
const ROW_BYTES = 200;

/** Whoever asks: `net` is the address, as far as it tells people apart. */
export interface Caller {
  readonly player: string | undefined;
  readonly listener: Listener;
  readonly open: Set<string>;
  readonly net: string;
}
/** Whoever answers. */
export interface RequestHandler {
  readonly desk: GameHost;
  readonly log: Log;
  readonly now: () => number;
  readonly may: { readonly [W in 'look' | 'chat' | 'act']: (who: string) => boolean };
  readonly allowance: Allowance;
}
export const requestHandler = (
  desk: GameHost,
  log: Log,
  limits: Limits,
  now: () => number,
  allowance: Allowance,
): RequestHandler => ({
  desk,
  log,
  now,
  allowance,
  may: { look: limiter(limits.look), chat: limiter(limits.chat), act: limiter(limits.act) },
});

export const failure = (re: string, error: Code, message: string): Answer => ({ re, ok: false, error, message });
const answerTo = (re: string, a: Answered): Answer => {
  if (a.ok) return { re, ok: true, entry: a.entry, ...(a.again ? { again: true as const } : {}) };
  if (!('refused' in a)) return { re, ok: false, error: a.error, message: a.message };
  const { ok: _, obstacle: _own, ...refused } = a.refused;
  return { re, ok: false, refused };
};
/** What an id may be even in a message that is otherwise wrong. */
const idIn = (said: unknown): string => {
  const id = said !== null && typeof said === 'object' ? (said as { id?: unknown }).id : undefined;
  return typeof id === 'string' ? id.slice(0, 64) : '';
};

/** The requests that one side makes; nobody else's seat, and not before who it is has been looked up. */
const doneBy = (player: string | undefined, side: Side, work: acts.Action): acts.Action => {
  const isOwn = (h: LoadedGame): boolean => sidesOf(h, player).includes(side);
  const tried = (h: LoadedGame): acts.ActionResult => {
    if (isOwn(h)) return work(h);
    return h.public || h.watch || sidesOf(h, player).length
      ? { ok: false, error: 'not yours', message: `you do not play ${side} here` }
      : { ok: false, ...NOT_FOUND };
  };
  return Object.assign(tried, { isOwn, ends: (h: LoadedGame) => work.ends?.(h) ?? false });
};
type Act = Extract<Request, { side: string }>;
const workFor = (r: Act, now: number, eyes: ViewerSides): acts.Action => {
  switch (r.do) {
    case 'play':
      return acts.play(r.side, { at: r.at, eyes }, r.choice as Json);
    case 'back':
      return acts.back(r.side, { at: r.at, eyes }, r.to);
    case 'out':
      return acts.out(r.side, { at: r.at, eyes }, r.order);
    case 'resign':
      return acts.resign(r.side);
    case 'offer':
      return acts.offer(r.side, { at: r.at, eyes }, r.what, r.to);
    case 'answer':
      return acts.answer(r.side, { at: r.at, eyes }, r.yes);
    case 'claim':
      return acts.claim(r.side, r.what, now);
    default:
      return r satisfies never;
  }
};

const NO_SESSION = 'this browser has no seat in any game: come by the link of your seat, or sign in';
type Of<D extends Request['do']> = Extract<Request, { do: D }>;

const opened = async ({ desk }: RequestHandler, { open, listener }: Caller, r: Of<'open'>): Promise<Answer> => {
  if (open.size >= MAX_GAMES_PER_SOCKET && !open.has(r.game))
    return failure(r.id, 'too often', `at most ${MAX_GAMES_PER_SOCKET} games at once: close one`);
  if (open.has(r.game)) desk.leave(r.game, listener);
  if (!(await desk.open(r.game, listener, r.since))) return { re: r.id, ok: false, ...NOT_FOUND };
  open.add(r.game);
  return { re: r.id, ok: true };
};
const said = async (
  { desk, may, allowance }: RequestHandler,
  player: string,
  net: string,
  r: Of<'say'>,
): Promise<Answer> => {
  if (!may.chat(player)) return failure(r.id, 'too often', 'wait a moment before you write more');
  if (!allowance.has(net)) return failure(r.id, 'too often', USED_UP);
  allowance.spend(net, ROW_BYTES + r.text.length);
  return (await desk.say(r.game, player, r.id, r.text))
    ? { re: r.id, ok: true }
    : failure(r.id, NOT_FOUND.error, NOT_FOUND.message);
};
/** However legal: one side cannot fill a game's journal faster than anyone can think. */
const acted = async (
  { desk, may, now, allowance }: RequestHandler,
  player: string,
  net: string,
  r: Act,
): Promise<Answer> => {
  if (!may.act(`${player} ${r.game}`)) return failure(r.id, 'too often', 'that is very much at once: wait a moment');
  const eyes: ViewerSides = h => sidesOf(h, player);
  const work = doneBy(player, r.side, workFor(r, now(), eyes));
  if (!allowance.has(net) && r.do !== 'resign') return failure(r.id, 'too often', USED_UP);
  const done = await desk.act(r.game, `${r.side} ${r.id}`, work, eyes);
  if (done.ok && done.stored !== undefined) allowance.spend(net, ROW_BYTES + done.stored);
  return answerTo(r.id, done);
};
const carryOut = async (clerk: RequestHandler, caller: Caller, r: Request): Promise<Answer> => {
  const { desk, may } = clerk;
  const { player, open, listener, net } = caller;
  if (r.do === 'ping') return { re: r.id, ok: true };
  if (desk.waiting(r.game) >= MAX_WAITING_REQUESTS)
    return failure(r.id, 'too often', 'too much is going on at this table: wait a moment');
  if ((r.do === 'open' || r.do === 'look') && !may.look(net))
    return failure(r.id, 'too often', 'wait a moment before you look again');
  switch (r.do) {
    case 'open':
      return opened(clerk, caller, r);
    case 'close':
      open.delete(r.game);
      desk.leave(r.game, listener);
      return { re: r.id, ok: true };
    case 'look': {
      const look = await desk.look(r.game, player, r.entry);
      return look ? { re: r.id, ok: true, look } : { re: r.id, ok: false, ...NOT_FOUND };
    }
    case 'say':
      return player === undefined ? failure(r.id, 'no session', NO_SESSION) : said(clerk, player, net, r);
    default:
      return player === undefined ? failure(r.id, 'no session', NO_SESSION) : acted(clerk, player, net, r);
  }
};
/** Whoever may not know of a game is not told either that it is damaged. */
const refusedTo = async ({ desk }: RequestHandler, { player }: Caller, r: Request, e: Refusal): Promise<Answer> => {
  const hidden = e.code === 'damaged' && 'game' in r && !(await desk.mayKnow(r.game, player));
  return hidden ? { re: r.id, ok: false, ...NOT_FOUND } : failure(r.id, e.code, e.message);
};
/** The answer to a message, whatever it is. */
export const answered = async (clerk: RequestHandler, caller: Caller, text: string): Promise<Answer> => {
  let json: unknown;
  try {
    json = jsonIn(text);
  } catch (e) {
    return failure('', 'malformed', `this is not JSON: ${wordsOf(e)}`.slice(0, 200));
  }
  const result = v.safeParse(Request, json);
  if (!result.success) return failure(idIn(json), 'malformed', faultIn(result.issues));
  try {
    return await carryOut(clerk, caller, result.output);
  } catch (e) {
    if (e instanceof Refusal) return refusedTo(clerk, caller, result.output, e);
    clerk.log.error('request', { do: result.output.do, error: wordsOf(e) });
    return e instanceof Down
      ? failure(result.output.id, 'down', 'not stored: send it again')
      : failure(result.output.id, 'failed', 'that went wrong here: send it again');
  }
};
