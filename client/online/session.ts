/** A game on a server, with what is around its table: who is there, what is said, how much time is left. The same contract for the screen as a game of this browser. */
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
  hear,
  isThere,
  join,
  mindThePage,
  settled,
  show,
  showMoved,
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
  /** Offers, answers, resigning, claiming: in words why not, or nothing. */
  act(request: Short<Acts>): Promise<string | undefined>;
  /** Resolves when the others can read it. */
  say(text: string): Promise<string | undefined>;
  /** What others do and one has yet to see. */
  readonly live: Pick<Live, 'waiting' | 'step' | 'skip' | 'heed'>;
  /** The line anew: this browser has another seat now, or another name. */
  rejoin(): void;
  close(): void;
}

const NOTHING_BACK = no('', 'There is nothing to take back since the last barrier.');
const sideOf = (c: Chair): string => c.screen?.now().eyes ?? '';
const back = (c: Chair, to?: number): Promise<Verdict> =>
  settled(c, { do: 'back', game: c.id, side: sideOf(c), at: c.entry, ...(to === undefined ? {} : { to }) });
/** What cannot be taken back alone: the other side is asked, and the offer shows above both tables. */
const askBack = (c: Chair): Promise<Verdict> =>
  settled(c, { do: 'offer', game: c.id, side: sideOf(c), at: c.entry, what: 'back' });
const play = async (c: Chair, choice: ReturnType<typeof plain>): Promise<Verdict> => {
  const said = await settled(c, { do: 'play', game: c.id, side: sideOf(c), at: c.entry, choice: plain(choice) });
  if (!said.ok) return said;
  const shown = c.since !== undefined;
  c.since = c.entry;
  c.setAround({ missed: false });
  if (shown) show(c, await c.engine.onlineLook());
  return said;
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
    push: p => hear(chair, p),
    up: () => {
      if (around.net !== 'away') void join(chair);
    },
    net: now => {
      if (around.net !== 'away' || now === 'lost') setAround({ net: now });
    },
  });
  const chair: Chair = {
    id,
    engine: office(),
    line,
    around,
    setAround: part => setAround(part),
    laid: screen => setSession(() => sessionOn(chair, screen, bot)),
    screen: undefined,
    seq: undefined,
    entry: 0,
    backLimit: 0,
    since: undefined,
    live: createLive({
      show: m => showMoved(chair, m),
      hurried: () => !isThere() || chair.screen === undefined || chair.screen.now().replaying !== undefined,
      urgent: m => m.clock?.running.some(side => around.sides.includes(side)) ?? false,
      pace,
    }),
    closed: false,
    work: Promise.resolve(),
  };
  const stopMinding = mindThePage(chair);
  return {
    around,
    session,
    say: async text => whyNot(await line.ask({ do: 'say', game: id, text })),
    act: request => chair.live.rush(act(chair, request)),
    live: chair.live,
    rejoin: () => {
      chair.seq = undefined;
      line.again();
    },
    close: () => {
      chair.closed = true;
      stopMinding();
      chair.live.end();
      bot.stop();
      line.end();
    },
  };
};
