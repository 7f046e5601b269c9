/** A fake clock for paced playback: time passes only when the test says so. */
import type { Clock } from '../replay/player.ts';

/** Timers run in the order in which they are due. */
export const falseClock = () => {
  let time = 0;
  let waiting: { readonly at: number; readonly run: () => void }[] = [];
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 20; i++) await Promise.resolve();
  };
  const clock: Clock = {
    now: () => time,
    after: (ms, then) => {
      const one = { at: time + ms, run: then };
      waiting.push(one);
      return () => {
        waiting = waiting.filter(w => w !== one);
      };
    },
  };
  const pass = async (ms: number): Promise<void> => {
    const end = time + ms;
    await settle();
    for (;;) {
      const [first] = waiting.toSorted((a, b) => a.at - b.at);
      if (!first || first.at > end) break;
      time = Math.max(time, first.at);
      waiting = waiting.filter(w => w !== first);
      first.run();
      await settle();
    }
    time = end;
    await settle();
  };
  return { clock, pass, now: () => time };
};
