/** The attacker of `npm run flood -- --packs`, in a thread of its own, so that it does not slow the drill's honest players. */
import { parentPort, workerData } from 'node:worker_threads';
import { browserFrom } from './honest.ts';
import { inParallel } from './measure.ts';

export interface Pouring {
  readonly base: string;
  readonly address: string;
  /** Bodies to send as new games; without them, paths to ask for. */
  readonly bodies: readonly string[];
  readonly paths: readonly string[];
  readonly cookie: string;
}
const WIDTH = 8;
const PAUSE_MS = 20;
const { base, address, bodies, paths, cookie } = workerData as Pouring;
let over = false;
parentPort!.once('message', () => {
  over = true;
});
const answers = new Map<number, number>();
await inParallel(WIDTH, WIDTH, async i => {
  const b = browserFrom(base, address);
  b.cookie = cookie;
  for (let k = i; !over; k += WIDTH) {
    const asked = paths.length
      ? b.call('GET', paths[k % paths.length]!)
      : b.call('POST', '/api/games', bodies[k % bodies.length]);
    const status = await asked.then(
      r => r.status,
      () => 0,
    );
    answers.set(status, (answers.get(status) ?? 0) + 1);
    await new Promise(done => setTimeout(done, PAUSE_MS));
  }
});
parentPort!.postMessage([...answers]);
