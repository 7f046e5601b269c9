/** An online game with what is around its table: presence, chat, clocks. For the screen it has the same interface as a local game. */
import { createSignal } from 'solid-js';
import { createStore } from 'solid-js/store';
import { no, type Verdict } from '../../engine/decide.ts';
import { botConnection, offeredFor, withoutProxies } from '../game/local.ts';
import { latestLook } from '../game/latest-look.ts';
import { engineWorker } from '../worker/engine-worker.ts';
import type { StandingOrder } from '../../engine/standing.ts';
import type { Session } from '../game/session.ts';
import type { ScreenState } from '../game/screen-state.ts';
import { isAsked, RequestFailed, ordersOf, recordText, setAsked, setOrders } from './api.ts';
import {
  answered,
  receivePush,
  isPageVisible,
  join,
  watchVisibility,
  verdictOnRequest,
  show,
  showMoved,
  verdictOf,
  whyNot,
  type TableStatus,
  type OnlineSeat,
} from './online-seat.ts';
import { openSocket, type RequestMessage } from './reconnecting-socket.ts';
import { createPacedUpdates, type PacedUpdates } from './paced-updates.ts';
import { pace } from '../replay/pace.ts';
import { hasOpponent } from './words.ts';

type Acts = Extract<RequestMessage, { do: 'resign' | 'claim' | 'offer' | 'answer' }>;
type Short<T> = T extends unknown ? Omit<T, 'game' | 'side' | 'at'> : never;

export interface Online {
  readonly around: TableStatus;
  /** The table, once the game has begun. */
  session(): Session | undefined;
  /** Offers, answers, resigns or claims. Returns why it was refused, or undefined. */
  act(request: Short<Acts>): Promise<string | undefined>;
  /** Sends a chat line and resolves when the others can read it. */
  say(text: string): Promise<string | undefined>;
  /** The moves of others that have not been shown yet. */
  readonly live: Pick<PacedUpdates, 'waiting' | 'step' | 'skip' | 'heed'>;
  /** Reconnects, because this browser now has another seat or name. */
  rejoin(): void;
  close(): void;
}

const NOTHING_BACK = no('', 'There is nothing to undo since the last roll or reveal.');
const sideOf = (c: OnlineSeat): string => c.screen?.now().eyes ?? '';
const back = (c: OnlineSeat, to?: number): Promise<Verdict> =>
  verdictOnRequest(c, { do: 'back', game: c.id, side: sideOf(c), at: c.entry, ...(to === undefined ? {} : { to }) });
/** Requests an undo that the player cannot make alone. The offer shows above both tables. */
const askBack = (c: OnlineSeat): Promise<Verdict> =>
  verdictOnRequest(c, { do: 'offer', game: c.id, side: sideOf(c), at: c.entry, what: 'back' });
const play = async (c: OnlineSeat, choice: ReturnType<typeof withoutProxies>): Promise<Verdict> => {
  const answer = await answered(c, {
    do: 'play',
    game: c.id,
    side: sideOf(c),
    at: c.entry,
    choice: withoutProxies(choice),
  });
  const verdict = verdictOf(answer);
  if (!answer.ok) return verdict;
  const shown = c.since !== undefined;
  c.since = answer.entry ?? c.entry; // the others may have played on already
  c.setAround({ missed: false });
  if (shown) await show(c, await c.engine.onlineLook());
  return verdict;
};
const look = async (c: OnlineSeat, at: number | undefined): Promise<void> => {
  const past = at !== undefined && at < c.entry;
  const answer = past ? await c.line.ask({ do: 'look', game: c.id, entry: at }) : undefined;
  if (answer && !answer.ok) return;
  await show(c, await c.engine.onlineLook(answer ? at : undefined, answer?.look));
  c.live.heed();
};
const sessionOn = (c: OnlineSeat, on: ScreenState, bot: ReturnType<typeof botConnection>): Session => ({
  snapshot: () => on.now(),
  play: choice => play(c, choice),
  why: choice => c.engine.onlineWhy(withoutProxies(choice)),
  detail: (what, about) => c.engine.onlineDetail(what, about),
  undo: () => (on.now().asksBack ? askBack(c) : back(c)),
  reset: () => (c.backLimit < c.entry ? back(c, c.backLimit) : Promise.resolve(NOTHING_BACK)),
  backTo: to => back(c, to),
  withoutOrder: order => c.engine.onlineWithout(order),
  takeOut: order => verdictOnRequest(c, { do: 'out', game: c.id, side: sideOf(c), at: c.entry, order }),
  lookAt: latestLook(at => look(c, at)),
  advise: async (level, seconds, progress) => {
    if (c.around.card && hasOpponent(c.around.card, c.around.sides))
      throw new Error('There are no hints in a game against somebody else.');
    bot.onProgress(progress);
    const { choice, meant: _, ...thought } = await bot.calls.think(await c.engine.onlineBrief(), level, seconds);
    return { choice: offeredFor(on.now().offered, choice), ...thought };
  },
  botStep: () => Promise.resolve(undefined),
  stopBot: () => bot.stop(),
  here: () => Promise.resolve(),
  watchAs: async eyes => show(c, await c.engine.onlineWatch(eyes)),
  seat: () => Promise.reject(new Error('Who plays is agreed before the game begins.')),
  exportRecord: () => recordText(c.id),
  course: async () => (on.now().over ? c.engine.courseOfText(await recordText(c.id)) : undefined),
  standing: async () => c.engine.onlineStanding(await ordersOf(c.id, sideOf(c)), !(await isAsked())),
  setForced: on => setAsked(!on),
  order: orders => order(c, orders),
});
const order = async (c: OnlineSeat, orders: readonly StandingOrder[]): Promise<Verdict> => {
  try {
    await setOrders(c.id, sideOf(c), orders);
    return { ok: true };
  } catch (e) {
    if (e instanceof RequestFailed) return no('', e.message);
    throw e;
  }
};

const act = async (c: OnlineSeat, request: Short<Acts>): Promise<string | undefined> =>
  whyNot(
    await c.line.ask({
      ...request,
      game: c.id,
      side: sideOf(c) || c.around.sides[0] || '',
      ...(request.do === 'offer' || request.do === 'answer' ? { at: c.entry } : {}),
    } as RequestMessage),
  );

const liveFor = (seat: () => OnlineSeat): PacedUpdates =>
  createPacedUpdates({
    show: m => showMoved(seat(), m),
    hurried: () => !isPageVisible() || seat().screen === undefined || seat().screen!.now().replaying !== undefined,
    urgent: m => m.clock?.running.some(side => seat().around.sides.includes(side)) ?? false,
    pace,
  });
export const openOnline = (id: string): Online => {
  const bot = botConnection();
  const [around, setAround] = createStore<TableStatus>({
    net: 'joining',
    sides: [],
    here: [],
    watching: 0,
    chat: [],
    missed: false,
  });
  const [session, setSession] = createSignal<Session>();
  const line = openSocket({
    push: p => receivePush(seat, p),
    up: () => {
      if (around.net !== 'away') void join(seat);
    },
    net: now => {
      if (around.net !== 'away' || now === 'lost') setAround({ net: now });
    },
  });
  const seat: OnlineSeat = {
    id,
    engine: engineWorker(),
    line,
    around,
    setAround: part => setAround(part),
    opened: screen => setSession(() => sessionOn(seat, screen, bot)),
    screen: undefined,
    seq: undefined,
    entry: 0,
    backLimit: 0,
    since: undefined,
    live: liveFor(() => seat),
    closed: false,
    work: Promise.resolve(),
  };
  const stopMinding = watchVisibility(seat);
  return {
    around,
    session,
    say: async text => whyNot(await line.ask({ do: 'say', game: id, text })),
    act: request => seat.live.rush(act(seat, request)),
    live: seat.live,
    rejoin: () => {
      seat.seq = undefined;
      line.again();
    },
    close: () => {
      seat.closed = true;
      stopMinding();
      seat.live.end();
      bot.stop();
      line.end();
    },
  };
};
