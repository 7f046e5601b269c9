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

/** Most games open on one socket. */
const MAX_GAMES_PER_SOCKET = 20;
/** Most requests waiting for one game: more than a crowd of honest pages sends. */
const MAX_WAITING_REQUESTS = 100;

/** Bytes of a stored row beside its text, indexes included. */
const ROW_BYTES = 200;

/** Who asks; `net` is the network the socket comes from. */
export interface Caller {
  readonly player: string | undefined;
  readonly listener: Listener;
  readonly open: Set<string>;
  readonly net: string;
}
export interface RequestHandler {
  readonly gameHost: GameHost;
  readonly log: Log;
  readonly now: () => number;
  readonly may: { readonly [W in 'look' | 'chat' | 'act']: (who: string) => boolean };
  readonly allowance: Allowance;
}
export const requestHandler = (
  gameHost: GameHost,
  log: Log,
  limits: Limits,
  now: () => number,
  allowance: Allowance,
): RequestHandler => ({
  gameHost,
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
/** The id of a message that is otherwise malformed. */
const idIn = (message: unknown): string => {
  const id = message !== null && typeof message === 'object' ? (message as { id?: unknown }).id : undefined;
  return typeof id === 'string' ? id.slice(0, 64) : '';
};

/** An action for one side. Only its players may do it, and the seats are read when the game is loaded. */
const doneBy = (player: string | undefined, side: Side, work: acts.Action): acts.Action => {
  const isOwn = (h: LoadedGame): boolean => sidesOf(h, player).includes(side);
  const tried = (h: LoadedGame): acts.ActionResult => {
    if (isOwn(h)) return work(h);
    return h.public || h.watch || sidesOf(h, player).length
      ? { ok: false, error: 'not yours', message: 'you do not play this side' }
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

const NO_SESSION = 'this browser has no seat in any game: open your seat’s link, or sign in';
type Of<D extends Request['do']> = Extract<Request, { do: D }>;

const opened = async ({ gameHost }: RequestHandler, { open, listener }: Caller, r: Of<'open'>): Promise<Answer> => {
  if (open.size >= MAX_GAMES_PER_SOCKET && !open.has(r.game))
    return failure(r.id, 'too often', `at most ${MAX_GAMES_PER_SOCKET} games at once: close one`);
  if (open.has(r.game)) gameHost.leave(r.game, listener);
  if (!(await gameHost.open(r.game, listener, r.since))) return { re: r.id, ok: false, ...NOT_FOUND };
  open.add(r.game);
  return { re: r.id, ok: true };
};
const chat = async (
  { gameHost, may, allowance }: RequestHandler,
  player: string,
  net: string,
  r: Of<'say'>,
): Promise<Answer> => {
  if (!may.chat(player)) return failure(r.id, 'too often', 'too many chat lines: wait a moment');
  if (!allowance.has(net)) return failure(r.id, 'too often', USED_UP);
  allowance.spend(net, ROW_BYTES + Buffer.byteLength(r.text));
  const failed = await gameHost.say(r.game, player, r.id, r.text);
  return failed ? { re: r.id, ok: false, ...failed } : { re: r.id, ok: true };
};
/** Limits even legal actions: nobody can fill a game's journal faster than people think. */
const acted = async (
  { gameHost, may, now, allowance }: RequestHandler,
  player: string,
  net: string,
  r: Act,
): Promise<Answer> => {
  if (!may.act(`${player} ${r.game}`)) return failure(r.id, 'too often', 'too many actions at once: wait a moment');
  const eyes: ViewerSides = h => sidesOf(h, player);
  const work = doneBy(player, r.side, workFor(r, now(), eyes));
  if (!allowance.has(net) && r.do !== 'resign') return failure(r.id, 'too often', USED_UP);
  const done = await gameHost.act(r.game, `${r.side} ${r.id}`, work, eyes);
  if (done.ok && done.stored !== undefined) allowance.spend(net, ROW_BYTES + done.stored);
  return answerTo(r.id, done);
};
const carryOut = async (handler: RequestHandler, caller: Caller, r: Request): Promise<Answer> => {
  const { gameHost, may } = handler;
  const { player, open, listener, net } = caller;
  if (r.do === 'ping') return { re: r.id, ok: true };
  if (gameHost.waiting(r.game) >= MAX_WAITING_REQUESTS)
    return failure(r.id, 'too often', 'this game is very busy: wait a moment');
  if ((r.do === 'open' || r.do === 'look') && !may.look(net))
    return failure(r.id, 'too often', 'too many positions at once: wait a moment');
  switch (r.do) {
    case 'open':
      return opened(handler, caller, r);
    case 'close':
      open.delete(r.game);
      gameHost.leave(r.game, listener);
      return { re: r.id, ok: true };
    case 'look': {
      const look = await gameHost.look(r.game, player, r.entry);
      return look ? { re: r.id, ok: true, look } : { re: r.id, ok: false, ...NOT_FOUND };
    }
    case 'say':
      return player === undefined ? failure(r.id, 'no session', NO_SESSION) : chat(handler, player, net, r);
    default:
      return player === undefined ? failure(r.id, 'no session', NO_SESSION) : acted(handler, player, net, r);
  }
};
/** A player who may not know of the game is not told that it is damaged. */
const refusedTo = async ({ gameHost }: RequestHandler, { player }: Caller, r: Request, e: Refusal): Promise<Answer> => {
  const hidden = e.code === 'damaged' && 'game' in r && !(await gameHost.mayKnow(r.game, player));
  return hidden ? { re: r.id, ok: false, ...NOT_FOUND } : failure(r.id, e.code, e.message);
};
/** Answers any message. */
export const answered = async (handler: RequestHandler, caller: Caller, text: string): Promise<Answer> => {
  let json: unknown;
  try {
    json = jsonIn(text);
  } catch (e) {
    return failure('', 'malformed', `this is not JSON: ${wordsOf(e)}`.slice(0, 200));
  }
  const result = v.safeParse(Request, json);
  if (!result.success) return failure(idIn(json), 'malformed', faultIn(result.issues));
  try {
    return await carryOut(handler, caller, result.output);
  } catch (e) {
    if (e instanceof Refusal) return refusedTo(handler, caller, result.output, e);
    handler.log.error('request', { do: result.output.do, error: wordsOf(e) });
    return e instanceof Down
      ? failure(result.output.id, 'down', 'not stored: send it again')
      : failure(result.output.id, 'failed', 'something went wrong on the server: send it again');
  }
};
