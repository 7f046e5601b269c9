/** Measurements for drills: a server's figures from outside, quantiles, and the load of the machine. */
import { availableParallelism, loadavg } from 'node:os';
import { Worker } from 'node:worker_threads';
import { browser } from './client.ts';
import type { Process } from './process.ts';

const quantile = (sorted: Float64Array, q: number): number =>
  Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? NaN) * 10) / 10;
export const spread = (list: readonly number[]): string => {
  const s = Float64Array.from(list).sort();
  return `p50 ${quantile(s, 0.5)} ms, p99 ${quantile(s, 0.99)} ms`;
};

/** The machine's load, drill and server included: other work slows the measured times. */
export const busyness = (): string => `load average ${loadavg()[0]!.toFixed(1)} on ${availableParallelism()} cores`;

type Base = Pick<Process, 'base'>;
export const metricsOf = async (p: Base): Promise<string> =>
  (await browser(p.base).call('GET', '/metrics')).body as string;
export const gaugeIn = (text: string, name: string): number =>
  Number(new RegExp(`^phoney_${name} ([\\d.e+-]+)`, 'm').exec(text)![1]);
export const gauge = async (p: Base, name: string): Promise<number> => gaugeIn(await metricsOf(p), name);

/** A histogram: how often something took at most so many seconds. */
interface Counts {
  readonly bounds: readonly number[];
  readonly counts: readonly number[];
}
export const countsIn = (text: string, name: string): Counts => {
  const rows = [...text.matchAll(new RegExp(`^phoney_${name}_bucket\\{le="([^"]+)"\\} (\\d+)`, 'gm'))];
  return { bounds: rows.map(r => (r[1] === '+Inf' ? Infinity : Number(r[1]))), counts: rows.map(r => Number(r[2])) };
};
/** The quantile, in milliseconds, of what was counted between two readings; values are taken as evenly spread within a bucket. */
export const quantileBetween = (before: Counts, after: Counts, q: number): number => {
  const counts = after.counts.map((n, i) => n - before.counts[i]!);
  const goal = counts.at(-1)! * q;
  const i = counts.findIndex(n => n >= goal);
  const [low, high] = [after.bounds[i - 1] ?? 0, after.bounds[i]!];
  if (high === Infinity) return low * 1000;
  const under = counts[i - 1] ?? 0;
  const part = counts[i]! > under ? (goal - under) / (counts[i]! - under) : 1;
  return Math.round((low + (high - low) * part) * 10_000) / 10;
};
/** The server's own time for its answers between two readings, without network and client. */
export const ownTime = (before: string, after: string): string => {
  const [a, b] = [countsIn(before, 'answer_seconds'), countsIn(after, 'answer_seconds')];
  return `p50 ${quantileBetween(a, b, 0.5)} ms, p99 ${quantileBetween(a, b, 0.99)} ms`;
};

export const inParallel = async <T>(n: number, width: number, work: (i: number) => Promise<T>): Promise<T[]> => {
  const out: T[] = [];
  let i = 0;
  await Promise.all(
    Array.from({ length: width }, async () => {
      while (i < n) {
        const k = i++;
        out[k] = await work(k);
      }
    }),
  );
  return out;
};

export interface Healthy {
  readonly longest: number;
  readonly ill: number;
}
/** Polls `/healthz` until stopped: the longest wait in milliseconds, and how often it failed. */
export const watchHealth = ({ base }: Base, every: number): (() => Promise<Healthy>) => {
  const thread = new Worker(new URL('health-thread.ts', import.meta.url), { workerData: { base, every } });
  const said = new Promise<Healthy>((done, failed) => {
    thread.once('message', done);
    thread.once('error', failed);
  });
  said.catch(() => {}); // it is told to whoever asks
  return () => {
    thread.postMessage('enough');
    return said;
  };
};
