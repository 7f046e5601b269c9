/** Shows the moves of others at an online table at the chosen pace, as a bot's moves are shown. Changes that come faster wait in a queue. */
import { createSignal } from 'solid-js';
import type { Moved } from '../../server/wire.ts';
import type { Pace } from '../replay/pace.ts';
import { createPlayer, type Clock } from '../replay/player.ts';

export interface PacedUpdates {
  add(m: Moved): void;
  /** How many changes wait. */
  waiting(): number;
  /** Shows one more change. */
  step(): void;
  /** For the player's own action: while it is pending nothing waits, and it resolves when everything is shown. */
  rush<T>(work: Promise<T>): Promise<T>;
  /** Shows everything that waits, now. */
  skip(): void;
  /** Tells it that the pace has changed, or that changes need no longer wait. */
  heed(): void;
  end(): void;
}
export interface PacedUpdatesParts {
  /** Resolves when the change is on the screen. */
  show(m: Moved): Promise<unknown>;
  /** The page is hidden or looks back, so nothing need wait. */
  hurried(): boolean;
  /** This change starts the player's clock, so neither it nor any change before it may wait. */
  urgent(m: Moved): boolean;
  pace(): Pace;
  readonly clock?: Clock;
}

export const createPacedUpdates = ({ show, hurried, urgent, pace, clock }: PacedUpdatesParts): PacedUpdates => {
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
  const rush = async <T>(work: Promise<T>): Promise<T> => {
    rushing++;
    player.heed();
    try {
      const answer = await work;
      await empty();
      return answer;
    } finally {
      rushing--;
    }
  };
  player.start();
  return {
    waiting,
    step: () => player.step(),
    heed: () => player.heed(),
    add: m => {
      if (m.from === undefined) queue.length = 0; // a whole position: nothing before it matters
      queue.push(m);
      setWaiting(queue.length);
      more();
      player.heed();
    },
    rush,
    skip: () => void rush(Promise.resolve()),
    end: () => {
      ended = true;
      drained.splice(0).forEach(done => done());
      more();
      player.end();
    },
  };
};
