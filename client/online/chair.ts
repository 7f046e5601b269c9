/** This browser's chair at an online table: what it hears of the game, and how far it has come. */
import { batch } from 'solid-js';
import { no, type Verdict } from '../../engine/decide.ts';
import type { Answer, Card, ChatLine, ClockSaid, Ended, Moved, Offer, Push } from '../../server/wire.ts';
import type { office } from '../office.ts';
import type { Snapshot } from '../session.ts';
import { createShown, type Shown } from '../shown.ts';
import { sentence } from './api.ts';
import type { Line, Net, Said } from './line.ts';
import type { Live } from './live.ts';
import { keepSeen, seenUpTo } from './memory.ts';
import { mergedChat } from './words.ts';

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
  /** Something has happened while nobody looked. */
  readonly missed: boolean;
  /** Why there is nothing to see; and whether there is a record all the same. */
  readonly missing?: string | undefined;
  readonly damaged?: boolean;
  /** So many tables are laid out before this one. */
  readonly ahead?: number | undefined;
  /** The place of this game's bot in the queue of all bots; 0 when it need not wait. */
  readonly botPlace?: number;
}
export interface Chair {
  readonly id: string;
  readonly engine: ReturnType<typeof office>;
  readonly line: Line;
  readonly around: Around;
  readonly setAround: (part: Partial<Around>) => void;
  /** The table is laid out for the first time. */
  readonly laid: (screen: Shown) => void;
  screen: Shown | undefined;
  /** The last change that came, on which the next is built. */
  seq: number | undefined;
  entry: number;
  backLimit: number;
  /** From where on it is told what others did: one's own last choice, or up to where it had been seen when somebody came back to it. */
  since: number | undefined;
  /** What others do while one looks on. */
  live: Live;
  closed: boolean;
  work: Promise<unknown>;
}

const isDamaged = (a: Answer): boolean => !a.ok && 'error' in a && a.error === 'damaged';
export const whyNot = (a: Answer): string | undefined =>
  a.ok ? undefined : sentence('refused' in a ? a.refused.why : a.message);
/** What the server said to a choice, for the screen: a refusal with its case. */
export const verdictOf = (a: Answer): Verdict => {
  if (a.ok) return { ok: true };
  if ('refused' in a) return no(a.refused.case, a.refused.why);
  return no('', a.error === 'stale' ? 'something happened at the table meanwhile: look again' : a.message);
};

/** Everything goes through the worker in the order it came. */
export const next = (c: Chair, job: () => Promise<unknown>): void => {
  c.work = c.work.then(job).catch((e: unknown) => {
    if (!c.closed) console.error(e);
  });
};
export const join = async (c: Chair, whole = false): Promise<void> => {
  const answer = await c.line
    .ask({ do: 'open', game: c.id, ...(whole || c.seq === undefined ? {} : { since: c.seq }) }, 'once')
    .catch(() => undefined);
  if (!answer) return;
  c.setAround({ missing: whyNot(answer), damaged: isDamaged(answer), ahead: undefined });
};
export const isThere = (): boolean => document.visibilityState === 'visible';

export const show = (c: Chair, s: Snapshot | undefined): void => {
  if (c.closed || !s) return;
  const { since } = c;
  const now = { ...s, ...(since !== undefined && since < c.entry ? { since } : {}) } as Snapshot<object>;
  if (c.screen) {
    c.screen.show(now);
    return;
  }
  c.screen = createShown(now);
  c.laid(c.screen);
};
/** It has been seen up to there, and what came then has not. */
const miss = (c: Chair, from: number | undefined): void => {
  c.since = from;
  c.setAround({ missed: from !== undefined && from < c.entry });
};
const moved = async (c: Chair, m: Moved): Promise<void> => {
  const s = await c.engine.onlineMoved(m);
  if (!s) {
    c.seq = undefined;
    await join(c, true);
    return;
  }
  c.entry = m.entry;
  if (c.screen === undefined) miss(c, seenUpTo(c.id));
  c.backLimit = m.backLimit;
  batch(() => {
    c.setAround({
      offer: m.offer ?? undefined,
      clock: m.clock && { said: m.clock, heard: performance.now() },
      until: m.until,
      ended: m.ended,
    });
    show(c, s);
  });
  if (isThere()) keepSeen(c.id, c.entry);
};
export const hear = (c: Chair, p: Push): void => {
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

/** A change is laid out and shown. */
export const showMoved = (c: Chair, m: Moved): Promise<unknown> => {
  next(c, () => moved(c, m));
  return c.work;
};
/** Resolves when what the answer brought is on the screen: it came before the answer. */
export const answered = async (c: Chair, request: Said): Promise<Answer> => {
  const answer = await c.live.rush(c.line.ask(request));
  await c.work;
  if (!answer.ok && 'error' in answer && answer.error === 'stale') await join(c, true);
  return answer;
};
export const settled = async (c: Chair, request: Said): Promise<Verdict> => verdictOf(await answered(c, request));

/** A page nobody looks at gives up its place after a while, so that notices are sent. */
const AWAY_MS = 60_000;
const comeBack = (c: Chair): void => {
  const left = seenUpTo(c.id);
  if (c.around.net === 'away') {
    c.setAround({ net: 'on' });
    void join(c);
  }
  if (left !== undefined && left < c.entry) {
    miss(c, left);
    next(c, async () => show(c, await c.engine.onlineLook()));
  }
  if (c.screen) keepSeen(c.id, c.entry);
};
const goAway = (c: Chair): void => {
  void c.line.ask({ do: 'close', game: c.id }, 'once').catch(() => undefined);
  c.setAround({ net: 'away' });
};
/** Minds whether somebody looks at the page, until it is told to stop. */
export const mindThePage = (c: Chair): (() => void) => {
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const seenAgain = (): void => {
    clearTimeout(leaving);
    c.live.heed();
    if (isThere()) comeBack(c);
    else leaving = setTimeout(goAway, AWAY_MS, c);
  };
  document.addEventListener('visibilitychange', seenAgain);
  return () => {
    clearTimeout(leaving);
    document.removeEventListener('visibilitychange', seenAgain);
  };
};
