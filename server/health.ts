/** Whether the store takes what it is given: a full disk, a held lock and a damaged file let themselves be read for long. */
import { wordsOf, type Log } from './log.ts';
import type { Store } from './store.ts';

const TRIED = 'health tried';
/** One write answers everybody who asks within this time. */
const GOOD_FOR_MS = 1000;

/** What is wrong, or nothing. The log says why; whoever asks is told that much and no more. */
export const healthOf = (
  store: Store,
  log: Log,
  now = () => performance.now(),
): (() => Promise<string | undefined>) => {
  let asked = -Infinity;
  let last: Promise<string | undefined> = Promise.resolve(undefined);
  const tried = (): Promise<string | undefined> =>
    store
      .change([
        ['insert into kept values ($1, $2) on conflict (name) do update set value = excluded.value', TRIED, '1'],
      ])
      .then(
        () => undefined,
        e => {
          log.error('health', { error: wordsOf(e) });
          return 'the store does not answer';
        },
      );
  return () => {
    if (now() - asked >= GOOD_FOR_MS) {
      asked = now();
      last = tried();
    }
    return last;
  };
};
