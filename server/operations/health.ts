/** Whether the store accepts writes: with a full disk, a held lock or a damaged file, reading works for long. */
import { wordsOf, type Log } from './log.ts';
import type { Store } from '../store/store.ts';

const TRIED = 'health tried';
/** One test write answers everyone who asks within this time. */
const GOOD_FOR_MS = 1000;
/** After a successful write nobody waits for the next for this long: a slow disk is no reason to send people away. */
const TRUSTED_FOR_MS = 3000;

type Verdict = string | undefined;
/** What is wrong, or undefined. Only the log says why. */
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
          return 'the database does not accept writes';
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
