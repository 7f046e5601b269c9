/** What others do at an online table while one looks on, shown at the pace one chose as a bot's moves are: what comes faster waits its turn. */
import { createSignal } from 'solid-js';
import type { Moved } from '../../server/wire.ts';
import type { Pace } from '../replay/pace.ts';
import { createPlayer, type Clock } from '../replay/player.ts';

export interface Live {
  add(m: Moved): void;
  /** How many changes wait. */
  waiting(): number;
  /** One of them more. */
  step(): void;
  /** Nothing waits while this lasts, and all is shown when it is over: it is one's own act. */
  rush<T>(work: Promise<T>): Promise<T>;
  /** Everything that waits, now. */
  skip(): void;
  /** The pace is another one, or something that holds changes up is over. */
  heed(): void;
  end(): void;
}
export interface LiveParts {
  /** Resolves when it is on the screen. */
  show(m: Moved): Promise<unknown>;
  /** Nobody looks, or at another moment: nothing need wait. */
  hurried(): boolean;
  /** This one keeps somebody's clock running: neither it nor what was before it may wait. */
  urgent(m: Moved): boolean;
  pace(): Pace;
  readonly clock?: Clock;
}

export const createLive = ({ show, hurried, urgent, pace, clock }: LiveParts): Live => {
  const queue: Moved[] = [];
  const [waiting, setWaiting] = createSignal(0);
  let rushing = 0;
  let showing = false;
  let ended = false;
  let more = (): void => {};
  let drained: (() => void)[] = [];

  const isRushed = (): boolean => rushing > 0 || hurried() || queue.some(urgent);
  const reel = {
    next: async (due: () => Promise<boolean>) => {
      while (!queue.length && !ended) await new Promise<void>(done => (more = done));
      if (ended || !(await due())) return undefined;
      const lines = isRushed() ? [] : queue[0]!.log.add;
      showing = true;
      await show(queue.shift()!);
      showing = false;
      setWaiting(queue.length);
      if (!queue.length) for (const done of drained.splice(0)) done();
      return lines;
    },
  };
  const player = createPlayer(reel, () => (isRushed() ? 'at once' : pace()), true, clock);
  const empty = (): Promise<void> => new Promise(done => (queue.length || showing ? drained.push(done) : done()));
  player.start();
  return {
    waiting,
    step: () => player.step(),
    heed: () => player.heed(),
    add: m => {
      if (m.from === undefined) queue.length = 0; // whole: nothing before it matters
      queue.push(m);
      setWaiting(queue.length);
      more();
      player.heed();
    },
    rush: async work => {
      rushing++;
      player.heed();
      try {
        const answer = await work;
        await empty();
        return answer;
      } finally {
        rushing--;
      }
    },
    skip: () => {
      rushing++;
      player.heed();
      void empty().then(() => rushing--);
    },
    end: () => {
      ended = true;
      drained.splice(0).forEach(done => done());
      more();
      player.end();
    },
  };
};
