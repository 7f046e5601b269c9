/** This browser's online seat: the messages it received and how far it has come. */
import { batch } from 'solid-js';
import { no, type Verdict } from '../../engine/decide.ts';
import type { Answer, Card, ChatLine, ClockMessage, Ended, Moved, Offer, Push } from '../../server/wire.ts';
import type { engineWorker } from '../worker/engine-worker.ts';
import type { SentSnapshot } from '../game/session.ts';
import { createScreenState, type ScreenState } from '../game/screen-state.ts';
import { sentence } from './api.ts';
import type { ReconnectingSocket, Net, RequestMessage } from './reconnecting-socket.ts';
import type { PacedUpdates } from './paced-updates.ts';
import { keepSeen, seenUpTo } from './memory.ts';
import { mergedChat } from './words.ts';

export interface TableStatus {
  readonly net: Net;
  readonly card?: Card | undefined;
  /** The sides that this browser plays; a spectator has none. */
  readonly sides: readonly string[];
  readonly here: readonly string[];
  readonly watching: number;
  readonly chat: readonly ChatLine[];
  readonly offer?: Offer | undefined;
  /** `heard` is when it came, by this machine's own clock. */
  readonly clock?: { readonly said: ClockMessage; readonly heard: number } | undefined;
  readonly until?: number | undefined;
  readonly ended?: Ended | undefined;
  /** Something happened while the player was away. */
  readonly missed: boolean;
  /** Why the game cannot be shown. `damaged`: its record can still be downloaded. */
  readonly missing?: string | undefined;
  readonly damaged?: boolean;
  /** How many tables the server restores before this one. */
  readonly ahead?: number | undefined;
  /** The place of this game's bot in the queue of all bots; 0 when it need not wait. */
  readonly botPlace?: number;
}
export interface OnlineSeat {
  readonly id: string;
  readonly engine: ReturnType<typeof engineWorker>;
  readonly line: ReconnectingSocket;
  readonly around: TableStatus;
  readonly setAround: (part: Partial<TableStatus>) => void;
  /** Called with the first snapshot. */
  readonly opened: (screen: ScreenState) => void;
  screen: ScreenState | undefined;
  /** The sequence number of the last change received. The next change builds on it. */
  seq: number | undefined;
  entry: number;
  backLimit: number;
  /** The entry from which the moves of others are summed up: the player's last choice, or what they had seen before they left. */
  since: number | undefined;
  /** Shows the moves of others at the chosen pace. */
  live: PacedUpdates;
  closed: boolean;
  work: Promise<unknown>;
}

const isDamaged = (a: Answer): boolean => !a.ok && 'error' in a && a.error === 'damaged';
export const whyNot = (a: Answer): string | undefined =>
  a.ok ? undefined : sentence('refused' in a ? a.refused.why : a.message);
/** The server's answer to a choice as a verdict, with the case of a refusal. */
export const verdictOf = (a: Answer): Verdict => {
  if (a.ok) return { ok: true };
  if ('refused' in a) return no(a.refused.case, a.refused.why);
  return no('', a.error === 'stale' ? 'something happened at the table meanwhile: look again' : a.message);
};

/** Queues a job, so that the worker gets everything in the order it arrived. */
export const next = (c: OnlineSeat, job: () => Promise<unknown>): void => {
  c.work = c.work.then(job).catch((e: unknown) => {
    if (!c.closed) console.error(e);
  });
};
/** Opens the game on the server. The answer continues from the last change received, or sends everything with `whole`. */
export const join = async (c: OnlineSeat, whole = false): Promise<void> => {
  const answer = await c.line
    .ask({ do: 'open', game: c.id, ...(whole || c.seq === undefined ? {} : { since: c.seq }) }, 'once')
    .catch(() => undefined);
  if (!answer) return;
  c.setAround({ missing: whyNot(answer), damaged: isDamaged(answer), ahead: undefined });
};
/** Whether the page is visible. */
export const isPageVisible = (): boolean => document.visibilityState === 'visible';

export const show = async (c: OnlineSeat, sent: SentSnapshot): Promise<void> => {
  if (c.closed) return;
  const added = { since: c.since !== undefined && c.since < c.entry ? c.since : undefined };
  if (c.screen?.show(sent, added)) return;
  const whole = 'whole' in sent ? sent : await c.engine.onlineWhole();
  if (c.screen) {
    c.screen.show(whole, added);
    return;
  }
  c.screen = createScreenState(whole, added);
  c.opened(c.screen);
};
/** Marks everything from entry `from` on as not yet seen by the player. */
const markMissed = (c: OnlineSeat, from: number | undefined): void => {
  c.since = from;
  c.setAround({ missed: from !== undefined && from < c.entry });
};
const moved = async (c: OnlineSeat, m: Moved): Promise<void> => {
  const sent = await c.engine.onlineMoved(m);
  if (!sent) {
    c.seq = undefined;
    await join(c, true);
    return;
  }
  c.entry = m.entry;
  if (c.screen === undefined) markMissed(c, seenUpTo(c.id));
  c.backLimit = m.backLimit;
  await batch(() => {
    c.setAround({
      offer: m.offer ?? undefined,
      clock: m.clock && { said: m.clock, heard: performance.now() },
      until: m.until,
      ended: m.ended,
    });
    return show(c, sent);
  });
  if (isPageVisible()) keepSeen(c.id, c.entry);
};
/** Handles a message that the server sent unasked. */
export const receivePush = (c: OnlineSeat, p: Push): void => {
  if (p.is === 'bye' || (p.is === 'table' ? p.game.id : p.game) !== c.id) return;
  switch (p.is) {
    case 'table':
      c.setAround({ card: p.game, sides: p.sides, missing: undefined });
      next(c, () => c.engine.onlineSit(p.game, p.sides));
      break;
    case 'wait':
      c.setAround({ ahead: p.ahead });
      break;
    case 'queue':
      c.setAround({ botPlace: p.place });
      break;
    case 'presence':
      c.setAround({ here: p.here, watching: p.watching });
      break;
    case 'chat':
      c.setAround({ chat: mergedChat(c.around.chat, p.lines) });
      break;
    case 'moved':
      c.seq = p.seq;
      c.live.add(p);
      break;
  }
};

/** Applies a change and shows it. */
export const showMoved = (c: OnlineSeat, m: Moved): Promise<unknown> => {
  next(c, () => moved(c, m));
  return c.work;
};
/** Sends a request and resolves when its effects are on the screen: the server sends the change before the answer. */
export const answered = async (c: OnlineSeat, request: RequestMessage): Promise<Answer> => {
  const answer = await c.live.rush(c.line.ask(request));
  await c.work;
  if (!answer.ok && 'error' in answer && answer.error === 'stale') await join(c, true);
  return answer;
};
/** As `answered`, with the answer as a verdict. */
export const verdictOnRequest = async (c: OnlineSeat, request: RequestMessage): Promise<Verdict> =>
  verdictOf(await answered(c, request));

/** A hidden page closes the game on the server after this time, so that notices are sent. */
const AWAY_MS = 60_000;
const comeBack = (c: OnlineSeat): void => {
  const left = seenUpTo(c.id);
  if (c.around.net === 'away') {
    c.setAround({ net: 'on' });
    void join(c);
  }
  if (left !== undefined && left < c.entry) {
    markMissed(c, left);
    next(c, async () => show(c, await c.engine.onlineLook()));
  }
  if (c.screen) keepSeen(c.id, c.entry);
};
const goAway = (c: OnlineSeat): void => {
  void c.line.ask({ do: 'close', game: c.id }, 'once').catch(() => undefined);
  c.setAround({ net: 'away' });
};
/** Watches whether the page is visible, and leaves or rejoins the game. Returns a function that stops it. */
export const watchVisibility = (c: OnlineSeat): (() => void) => {
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const onVisibilityChange = (): void => {
    clearTimeout(leaving);
    c.live.heed();
    if (isPageVisible()) comeBack(c);
    else leaving = setTimeout(goAway, AWAY_MS, c);
  };
  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => {
    clearTimeout(leaving);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
};
