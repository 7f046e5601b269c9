/** Writes one piece of work after another, each on disk before it is answered. */
import { parentPort, workerData } from 'node:worker_threads';
import { connect } from './sqlite.ts';
import type { Work, Written } from './writer.ts';

const db = connect(workerData as string);
const answer = (w: Written): void => parentPort!.postMessage(w);
parentPort!.on('message', (w: Work) => {
  try {
    answer({ n: w.n, stored: 'commit' in w ? db.commit(w.commit) : db.change(w.change, w.first) });
  } catch (e) {
    answer({ n: w.n, error: e instanceof Error ? e.message : String(e) });
  }
});
