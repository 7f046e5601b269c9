/** A thread in place of the one that checks packs: told to be slow it never answers, told to be greedy it takes what memory there is. */
import { parentPort } from 'node:worker_threads';

parentPort!.on('message', ({ text = '', bytes }: { readonly text?: string; readonly bytes?: Uint8Array }) => {
  const told = bytes ? Buffer.from(bytes).toString() : text;
  const kept: unknown[] = [];
  while (told === 'slow');
  while (told === 'greedy') kept.push(Array.from({ length: 10_000 }, (_, i) => ({ i })));
  parentPort!.postMessage({ is: 'done', wanted: {} });
});
parentPort!.postMessage({ is: 'ready' });
