/** Polls `/healthz` in a thread of its own, so that the drill's own load does not count as the server's delay. */
import { parentPort, workerData } from 'node:worker_threads';

const { base, every } = workerData as { readonly base: string; readonly every: number };
let over = false;
let longest = 0;
let ill = 0;
parentPort!.once('message', () => {
  over = true;
});
await fetch(`${base}/healthz`); // the first has this thread's own code to load
while (!over) {
  const from = performance.now();
  const { status } = await fetch(`${base}/healthz`);
  longest = Math.max(longest, performance.now() - from);
  if (status !== 200) ill += 1;
  await new Promise(done => setTimeout(done, every));
}
parentPort!.postMessage({ longest: Math.round(longest), ill });
