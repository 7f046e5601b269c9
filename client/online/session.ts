/** An online game with what is around its table: presence, chat, clocks. For the screen it has the same interface as a local game. */
import { createSignal } from 'solid-js';
import { createStore } from 'solid-js/store';
import { no, type Verdict } from '../../engine/decide.ts';
import { botLine, offeredFor, plain } from '../local.ts';
import { lastLook } from '../looks.ts';
import { office } from '../office.ts';
import type { StandingOrder } from '../../engine/standing.ts';
import type { Session } from '../session.ts';
import type { Shown } from '../shown.ts';
import { isAsked, NotDone, ordersOf, recordText, setAsked, setOrders } from './api.ts';
import {
  answered,
  hear,
  isThere,
  join,
  mindThePage,
  settled,
  show,
  showMoved,
  verdictOf,
  whyNot,
  type Around,
  type Chair,
} from './chair.ts';
import { openLine, type Said } from './line.ts';
import { createLive, type Live } from './live.ts';
import { pace } from '../replay/pace.ts';
import { hasOpponent } from './words.ts';

type Acts = Extract<Said, { do: 'resign' | 'claim' | 'offer' | 'answer' }>;
type Short<T> = T extends unknown ? Omit<T, 'game' | 'side' | 'at'> : never;

export interface Online {
  readonly around: Around;
  /** The table, once the game has begun. */
  session(): Session | undefined;
  /** Offers, answers, resigns or claims. Returns why it was refused, or undefined. */
  act(request: Short<Acts>): Promise<string | undefined>;
  /** Sends a chat line and resolves when the others can read it. */
  say(text: string): Promise<string | undefined>;
  /** The moves of others that have not been shown yet. */
  readonly live: Pick<Live, 'waiting' | 'step' | 'skip' | 'heed'>;
  /** Reconnects, because this browser now has another seat or name. */
  rejoin(): void;
  close(): void;
}

const NOTHING_BACK = no('', 'There is nothing to take back since the last barrier.');
const sideOf = (c: Chair): string => c.screen?.now().eyes ?? '';
const back = (c: Chair, to?: number): Promise<Verdict> =>
  settled(c, { do: 'back', game: c.id, side: sideOf(c), at: c.entry, ...(to === undefined ? {} : { to }) });
/** Requests an undo that the player cannot make alone. The offer shows above both tables. */
const askBack = (c: Chair): Promise<Verdict> =>
  settled(c, { do: 'offer', game: c.id, side: sideOf(c), at: c.entry, what: 'back' });
const play = async (c: Chair, choice: ReturnType<typeof plain>): Promise<Verdict> => {
  const answer = await answered(c, { do: 'play', game: c.id, side: sideOf(c), at: c.entry, choice: plain(choice) });
  const verdict = verdictOf(answer);
  if (!answer.ok) return verdict;
  const shown = c.since !== undefined;
  c.since = answer.entry ?? c.entry; // the others may have played on already
  c.setAround({ missed: false });
  if (shown) show(c, await c.engine.onlineLook());
  return verdict;
};
const look = async (c: Chair, at: number | undefined): Promise<void> => {
  const past = at !== undefined && at < c.entry;
  const answer = past ? await c.line.ask({ do: 'look', game: c.id, entry: at }) : undefined;
  if (answer && !answer.ok) return;
  show(c, await c.engine.onlineLook(answer ? at : undefined, answer?.look));
  c.live.heed();
};
const sessionOn = (c: Chair, on: Shown, bot: ReturnType<typeof botLine>): Session => ({
  snapshot: () => on.now(),
  play: choice => play(c, choice),
  why: choice => c.engine.onlineWhy(plain(choice)),
  detail: (what, about) => c.engine.onlineDetail(what, about),
  undo: () => (on.now().asksBack ? askBack(c) : back(c)),
  reset: () => (c.backLimit < c.entry ? back(c, c.backLimit) : Promise.resolve(NOTHING_BACK)),
  backTo: to => back(c, to),
  withoutOrder: order => c.engine.onlineWithout(order),
  takeOut: order => settled(c, { do: 'out', game: c.id, side: sideOf(c), at: c.entry, order }),
  lookAt: lastLook(at => look(c, at)),
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
const order = async (c: Chair, orders: readonly StandingOrder[]): Promise<Verdict> => {
  try {
    await setOrders(c.id, sideOf(c), orders);
    return { ok: true };
  } catch (e) {
    if (e instanceof NotDone) return no('', e.message);
    throw e;
  }
};

const act = async (c: Chair, request: Short<Acts>): Promise<string | undefined> =>
  whyNot(
    await c.line.ask({
      ...request,
      game: c.id,
      side: sideOf(c) || c.around.sides[0] || '',
      ...(request.do === 'offer' || request.do === 'answer' ? { at: c.entry } : {}),
    } as Said),
  );

const liveFor = (seat: () => Chair): Live =>
  createLive({
    show: m => showMoved(seat(), m),
    hurried: () => !isThere() || seat().screen === undefined || seat().screen!.now().replaying !== undefined,
    urgent: m => m.clock?.running.some(side => seat().around.sides.includes(side)) ?? false,
    pace,
  });
export const openOnline = (id: string): Online => {
  const bot = botLine();
  const [around, setAround] = createStore<Around>({
    net: 'joining',
    sides: [],
    here: [],
    watching: 0,
    chat: [],
    missed: false,
  });
  const [session, setSession] = createSignal<Session>();
  const line = openLine({
    push: p => hear(seat, p),
    up: () => {
      if (around.net !== 'away') void join(seat);
    },
    net: now => {
      if (around.net !== 'away' || now === 'lost') setAround({ net: now });
    },
  });
  const seat: Chair = {
    id,
    engine: office(),
    line,
    around,
    setAround: part => setAround(part),
    laid: screen => setSession(() => sessionOn(seat, screen, bot)),
    screen: undefined,
    seq: undefined,
    entry: 0,
    backLimit: 0,
    since: undefined,
    live: liveFor(() => seat),
    closed: false,
    work: Promise.resolve(),
  };
  const stopMinding = mindThePage(seat);
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
