/** Whether the store takes what it is given: a full disk, a held lock and a damaged file let themselves be read for long. */
import { wordsOf, type Log } from './log.ts';
import type { Store } from '../store/store.ts';

const TRIED = 'health tried';
/** One write answers everybody who asks within this time. */
const GOOD_FOR_MS = 1000;
/** For so long after a write that went well nobody waits for the next: a slow disk is no reason to send people elsewhere. */
const TRUSTED_FOR_MS = 3000;

type Verdict = string | undefined;
/** What is wrong, or nothing. The log says why; whoever asks is told that much and no more. */
export const healthOf = (store: Store, log: Log, now = () => performance.now()): (() => Promise<Verdict>) => {
  let asked = -Infinity;
  let wentWell = -Infinity;
  let isTrying = false;
  let last: Promise<Verdict> = Promise.resolve(undefined);
  const tried = (): Promise<Verdict> =>
    store
      .change([
        ['insert into kept values ($1, $2) on conflict (name) do update set value = excluded.value', TRIED, '1'],
      ])
      .then(
        () => {
          wentWell = now();
          return undefined;
        },
        e => {
          wentWell = -Infinity;
          log.error('health', { error: wordsOf(e) });
          return 'the store does not answer';
        },
      )
      .finally(() => {
        isTrying = false;
      });
  return async () => {
    if (!isTrying && now() - asked >= GOOD_FOR_MS) {
      asked = now();
      isTrying = true;
      last = tried();
    }
    return now() - wentWell < TRUSTED_FOR_MS ? undefined : last;
  };
};
