/** The one hand that plays moments at a chosen pace: a bot's turn, what happened while one was away, a replay. It knows no time but that of the clock it is given. */
import { createSignal } from 'solid-js';
import type { Told } from '../../engine/table.ts';
import type { Pace } from './pace.ts';

export interface Clock {
  now(): number;
  /** Runs `then` after so many milliseconds; what it returns calls that off. */
  after(ms: number, then: () => void): () => void;
}
export const CLOCK: Clock = {
  now: () => performance.now(),
  after: (ms, then) => {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};

const STAYS = { slow: 1800, quick: 700, 'at once': 0 } as const;
/** A fight is more than a move: its die falls and its ledger wants to be read. */
const FIGHT = 3;
/** Milliseconds that a moment stays, by what it told. */
export const stayOf = (pace: keyof typeof STAYS, lines: readonly Told[]): number => {
  if (!lines.length) return 0;
  return STAYS[pace] * (lines.some(l => l.event['ledger'] !== undefined) ? FIGHT : 1);
};

/** What is played. */
export interface Reel {
  /** Shows the next moment and answers with what it told, or nothing where it ends. Before it shows anything it waits for `due`: thinking goes on while the last moment is read. False: it is called off. */
  next(due: () => Promise<boolean>): Promise<readonly Told[] | undefined>;
}

export interface Player {
  /** Goes on by itself; else it waits for `step`. */
  running(): boolean;
  /** Plays on, from a pause or from the end of an earlier reel. */
  start(): void;
  pause(): void;
  /** One moment more. */
  step(): void;
  /** The pace is another one. */
  heed(): void;
  end(): void;
}

interface Shown {
  readonly at: number;
  readonly lines: readonly Told[];
}
/** Milliseconds until the next moment is due after the one shown. */
const leftOf = (shown: Shown | undefined, pace: Pace, clock: Clock): number => {
  if (!shown) return 0;
  return pace === 'step' ? Infinity : shown.at + stayOf(pace, shown.lines) - clock.now();
};

export const createPlayer = (reel: Reel, pace: () => Pace, begins: boolean, clock: Clock = CLOCK): Player => {
  const [running, setRunning] = createSignal(begins);
  let shown: Shown | undefined;
  let pressed = false;
  let ended = false;
  let looping = false;
  let wake = (): void => {};

  const left = (): number => leftOf(shown, pace(), clock);
  const isDue = (): boolean => pressed || (running() && left() <= 0);
  const later = (): Promise<void> =>
    new Promise(done => {
      const off = running() && left() < Infinity ? clock.after(left(), done) : () => {};
      wake = () => {
        off();
        done();
      };
    });
  const due = async (): Promise<boolean> => {
    while (!ended && !isDue()) await later();
    return !ended;
  };
  /** One loop at a time: it ends with the reel and begins again with the next. */
  const play = async (): Promise<void> => {
    if (looping || ended) return;
    looping = true;
    shown = undefined;
    for (;;) {
      const lines = await reel.next(due);
      pressed = false;
      if (!lines) break;
      shown = { at: clock.now(), lines };
    }
    looping = false;
  };
  const on = (): void => {
    wake();
    void play();
  };
  return {
    running,
    start: () => {
      setRunning(true);
      on();
    },
    pause: () => {
      setRunning(false);
      wake();
    },
    step: () => {
      pressed = true;
      on();
    },
    heed: () => wake(),
    end: () => {
      ended = true;
      wake();
    },
  };
};
