/** Plays moments at a chosen pace: a bot's turn, what happened while the player was away, a replay. Its only time is the clock it is given, so tests control it. */
import { createSignal } from 'solid-js';
import type { LogLine } from '../../engine/table.ts';
import type { Pace } from './pace.ts';

export interface Clock {
  now(): number;
  /** Runs `then` after this many milliseconds. The returned function cancels it. */
  after(ms: number, then: () => void): () => void;
}
export const CLOCK: Clock = {
  now: () => performance.now(),
  after: (ms, then) => {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};

const STAYS_MS = { slow: 1800, quick: 700, 'at once': 0 } as const;
/** A battle is shown this many times longer than a move, because its die rolls and its ledger takes time to read. */
const BATTLE_FACTOR = 3;
/** How many milliseconds a moment stays, by its log lines. */
export const displayMs = (pace: keyof typeof STAYS_MS, lines: readonly LogLine[]): number => {
  if (!lines.length) return 0;
  return STAYS_MS[pace] * (lines.some(l => l.event['ledger'] !== undefined) ? BATTLE_FACTOR : 1);
};

/** The source of moments. */
export interface Reel {
  /** Shows the next moment and returns its log lines, or undefined at the end. It awaits `due` before it shows anything, so that a bot can think while the last moment is read. If `due` is false, it must show nothing. */
  next(due: () => Promise<boolean>): Promise<readonly LogLine[] | undefined>;
}

export interface Player {
  /** Whether it plays by itself; otherwise it waits for `step`. */
  running(): boolean;
  /** Continues after a pause or after the end of an earlier reel. */
  start(): void;
  pause(): void;
  /** Plays one more moment. */
  step(): void;
  /** Tells the player that the pace has changed. */
  heed(): void;
  end(): void;
}

interface PlayerDisplay {
  readonly at: number;
  readonly lines: readonly LogLine[];
}
/** How many milliseconds remain until the next moment is due. */
const leftOf = (shown: PlayerDisplay | undefined, pace: Pace, clock: Clock): number => {
  if (!shown) return 0;
  return pace === 'step' ? Infinity : shown.at + displayMs(pace, shown.lines) - clock.now();
};

export const createPlayer = (reel: Reel, pace: () => Pace, begins: boolean, clock: Clock = CLOCK): Player => {
  const [running, setRunning] = createSignal(begins);
  let shown: PlayerDisplay | undefined;
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
  /** Only one loop runs at a time. It ends with the reel, and the next start begins a new one. */
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
