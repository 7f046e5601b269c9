/** A game on a server, with what is around its table: who is there, what is said, how much time is left. The same contract for the screen as a game of this browser. */
import { batch, createSignal } from 'solid-js';
import { createStore } from 'solid-js/store';
import { no, type Verdict } from '../../engine/decide.ts';
import type { Answer, Card, ChatLine, ClockSaid, Ended, Moved, Offer, Push } from '../../server/wire.ts';
import { botLine, plain } from '../local.ts';
import { office } from '../office.ts';
import type { Offered } from '../../screen/session.ts';
import type { Session, Snapshot } from '../session.ts';
import { createShown, type Shown } from '../shown.ts';
import { NotDone, ordersOf, recordText, sentence, setOrders } from './api.ts';
import { openLine, type Net, type Said } from './line.ts';
import { keepSeen, seenUpTo } from './memory.ts';
import { hasOpponent, mergedChat } from './words.ts';

export interface Around {
  readonly net: Net;
  readonly card?: Card | undefined;
  /** The sides this browser plays; none watches. */
  readonly sides: readonly string[];
  readonly here: readonly string[];
  readonly watching: number;
  readonly chat: readonly ChatLine[];
  readonly offer?: Offer | undefined;
  /** `heard`: when, by this machine's own clock. */
  readonly clock?: { readonly said: ClockSaid; readonly heard: number } | undefined;
  readonly until?: number | undefined;
  readonly ended?: Ended | undefined;
  /** Why there is nothing to see. */
  readonly missing?: string | undefined;
}
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
  /** The line anew: this browser has another seat now, or another name. */
  rejoin(): void;
  close(): void;
}

/** A page nobody looks at gives up its place after a while, so that notices are sent. */
const AWAY_MS = 60_000;
const whyNot = (a: Answer): string | undefined =>
  a.ok ? undefined : sentence('refused' in a ? a.refused.why : a.message);
/** What the server said to a choice, for the screen: a refusal with its case. */
export const verdictOf = (a: Answer): Verdict => {
  if (a.ok) return { ok: true };
  if ('refused' in a) return no(a.refused.case, a.refused.why);
  return no('', a.error === 'stale' ? 'something happened at the table meanwhile: look again' : a.message);
};

export const openOnline = (id: string): Online => {
  const engine = office();
  const bot = botLine();
  const [around, setAround] = createStore<Around>({ net: 'joining', sides: [], here: [], watching: 0, chat: [] });
  const [session, setSession] = createSignal<Session>();
  let screen: Shown | undefined;
  let seq: number | undefined;
  let entry = 0;
  let backLimit = 0;
  let since: number | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let closed = false;
  /** Everything goes through the worker in the order it came. */
  let work: Promise<unknown> = Promise.resolve();
  const next = (job: () => Promise<unknown>): Promise<unknown> =>
    (work = work.then(job).catch((e: unknown) => {
      if (!closed) console.error(e);
    }));

  const join = async (whole = false): Promise<void> => {
    const answer = await line
      .ask({ do: 'open', game: id, ...(whole || seq === undefined ? {} : { since: seq }) }, 'once')
      .catch(() => undefined);
    if (!answer) return;
    setAround({ missing: whyNot(answer) });
  };
  const line = openLine({
    push: p => hear(p),
    up: () => {
      if (around.net !== 'away') void join();
    },
    net: now => {
      if (around.net !== 'away' || now === 'lost') setAround({ net: now });
    },
  });
  const isThere = (): boolean => document.visibilityState === 'visible';

  const show = (s: Snapshot | undefined): void => {
    if (closed || !s) return;
    const now = { ...s, ...(since !== undefined && since < entry ? { since } : {}) } as Snapshot<object>;
    if (screen) {
      screen.show(now);
      return;
    }
    screen = createShown(now);
    setSession(() => sessionOn(screen!));
  };
  const moved = async (m: Moved): Promise<void> => {
    const s = await engine.onlineMoved(m);
    if (!s) {
      seq = undefined;
      await join(true);
      return;
    }
    if (screen === undefined) since = seenUpTo(id);
    entry = m.entry;
    backLimit = m.backLimit;
    batch(() => {
      setAround({
        offer: m.offer ?? undefined,
        clock: m.clock && { said: m.clock, heard: performance.now() },
        until: m.until,
        ended: m.ended,
      });
      show(s);
    });
    if (isThere()) keepSeen(id, entry);
  };
  const hear = (p: Push): void => {
    if (p.is === 'bye' || (p.is === 'table' ? p.game.id : p.game) !== id) return;
    if (p.is === 'table') {
      setAround({ card: p.game, sides: p.sides, missing: undefined });
      void next(() => engine.onlineSit(p.game, p.sides));
    }
    if (p.is === 'presence') setAround({ here: p.here, watching: p.watching });
    if (p.is === 'chat') setAround({ chat: mergedChat(around.chat, p.lines) });
    if (p.is === 'moved') {
      seq = p.seq;
      void next(() => moved(p));
    }
  };

  /** Resolves when what the answer brought is on the screen: it came before the answer. */
  const settled = async (request: Said): Promise<Verdict> => {
    const answer = await line.ask(request);
    await work;
    if (!answer.ok && 'error' in answer && answer.error === 'stale') await join(true);
    return verdictOf(answer);
  };
  const side = (): string => screen?.now().eyes ?? '';
  const back = (to?: number): Promise<Verdict> =>
    settled({ do: 'back', game: id, side: side(), at: entry, ...(to === undefined ? {} : { to }) });
  const NOTHING_BACK = no('', 'There is nothing to take back since the last barrier.');

  let looking: Promise<void> | undefined;
  let wanted: { readonly entry: number | undefined } | undefined;
  const look = async (): Promise<void> => {
    while (wanted) {
      const at = wanted.entry;
      wanted = undefined;
      const answer = at === undefined || at >= entry ? undefined : await line.ask({ do: 'look', game: id, entry: at });
      if (answer && !answer.ok) break;
      show(await engine.onlineLook(answer ? at : undefined, answer?.look));
    }
    looking = undefined;
  };
  const sessionOn = (on: Shown): Session => ({
    snapshot: () => on.now(),
    play: async choice => {
      const said = await settled({ do: 'play', game: id, side: side(), at: entry, choice: plain(choice) });
      if (said.ok && since !== undefined) {
        since = undefined;
        show(await engine.onlineLook());
      }
      return said;
    },
    why: choice => engine.onlineWhy(plain(choice)),
    detail: (what, about) => engine.onlineDetail(what, about),
    undo: () => back(),
    reset: () => (backLimit < entry ? back(backLimit) : Promise.resolve(NOTHING_BACK)),
    backTo: to => back(to),
    withoutOrder: order => engine.onlineWithout(order),
    takeOut: order => settled({ do: 'out', game: id, side: side(), at: entry, order }),
    lookAt: at => {
      wanted = { entry: at };
      return (looking ??= look());
    },
    advise: async (level, seconds, progress) => {
      if (around.card && hasOpponent(around.card, around.sides))
        throw new Error('There are no hints in a game against somebody else.');
      bot.onProgress(progress);
      const { choice, ...thought } = await bot.calls.think(await engine.onlineBrief(), level, seconds);
      const same = JSON.stringify(choice);
      return {
        choice:
          on.now().offered.find(o => JSON.stringify(o.choice) === same) ??
          ({ choice, text: choice.do, case: '', bars: false } satisfies Offered),
        ...thought,
      };
    },
    botStep: () => Promise.resolve(),
    stopBot: () => bot.stop(),
    here: () => Promise.resolve(),
    watchAs: async eyes => show(await engine.onlineWatch(eyes)),
    seat: () => Promise.reject(new Error('Who plays is agreed before the game begins.')),
    exportRecord: () => recordText(id),
    standing: async () => engine.onlineStanding(await ordersOf(id, side())),
    order: async orders => {
      try {
        await setOrders(id, side(), orders);
        return { ok: true };
      } catch (e) {
        if (e instanceof NotDone) return no('', e.message);
        throw e;
      }
    },
  });

  const seenAgain = (): void => {
    clearTimeout(leaving);
    if (!isThere()) {
      leaving = setTimeout(() => {
        void line.ask({ do: 'close', game: id }, 'once').catch(() => undefined);
        setAround({ net: 'away' });
      }, AWAY_MS);
      return;
    }
    const left = seenUpTo(id);
    if (around.net === 'away') {
      setAround({ net: 'on' });
      void join();
    }
    if (left !== undefined && left < entry) {
      since = left;
      void next(async () => show(await engine.onlineLook()));
    }
    if (screen) keepSeen(id, entry);
  };
  document.addEventListener('visibilitychange', seenAgain);

  return {
    around,
    session,
    say: async text => whyNot(await line.ask({ do: 'say', game: id, text })),
    act: async request =>
      whyNot(
        await line.ask({
          ...request,
          game: id,
          side: side() || around.sides[0] || '',
          ...(request.do === 'offer' || request.do === 'answer' ? { at: entry } : {}),
        } as Said),
      ),
    rejoin: () => {
      seq = undefined;
      line.again();
    },
    close: () => {
      closed = true;
      clearTimeout(leaving);
      document.removeEventListener('visibilitychange', seenAgain);
      bot.stop();
      line.end();
    },
  };
};
