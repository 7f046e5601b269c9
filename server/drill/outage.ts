/** `npm run outage -- --seconds 2,6,30 --times 3`: PostgreSQL goes away under load, in order and by SIGKILL. Both processes must live, play go on soon after its return, nothing acknowledged be lost, and the connections be as many as before. */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Found } from './audit.ts';
import { startCluster, type Away, type Cluster } from './cluster.ts';
import { underLoad, type Drill } from './kill.ts';
import { busyness } from './measure.ts';

export interface Outage {
  readonly how: Away;
  readonly seconds: number;
  /** Milliseconds from the database's return to the next acknowledged choice. */
  readonly backAfter: number;
  /** Connections before the outage and a while after it. */
  readonly connections: readonly [before: number, after: number];
}
export interface Outlived extends Found {
  readonly outages: readonly Outage[];
  readonly acked: number;
  readonly resent: number;
}
export interface OutageSpec {
  readonly cluster: Cluster;
  readonly outages: readonly Pick<Outage, 'how' | 'seconds'>[];
  readonly tables: number;
  readonly say?: (words: string) => void;
}
const STEP_MS = 10;
const PATIENCE_MS = 90_000;
/** Most connections of one process: the store's, the jobs', and a listener for each. */
export const MAX_CONNECTIONS = 8 + 3 + 2;
const PROCESSES = 2;

/** Resolves when so many more choices are acknowledged. */
const acknowledged = async ({ seen }: Drill, more: number, failed: Promise<unknown>): Promise<void> => {
  const goal = seen.acked.length + more;
  const late = performance.now() + PATIENCE_MS;
  while (seen.acked.length < goal) {
    if (performance.now() > late) throw new Error('play does not go on');
    await Promise.race([sleep(STEP_MS), failed]);
  }
};
const outlive = async (
  spec: OutageSpec,
  where: string,
  d: Drill,
  { how, seconds }: Pick<Outage, 'how' | 'seconds'>,
  failed: Promise<unknown>,
): Promise<Outage> => {
  const { cluster, tables } = spec;
  await acknowledged(d, 5 * tables, failed);
  const before = await cluster.connections(where);
  await cluster.away(how);
  await sleep(seconds * 1000);
  await cluster.back();
  const from = performance.now();
  await acknowledged(d, 1, failed);
  const backAfter = Math.round(performance.now() - from);
  await acknowledged(d, 5 * tables, failed);
  return { how, seconds, backAfter, connections: [before, await cluster.connections(where)] };
};
export const outageDrill = async (spec: OutageSpec): Promise<Outlived> => {
  const where = await spec.cluster.database();
  const { last, d, found } = await underLoad(
    { where, tables: spec.tables, processes: PROCESSES },
    async (all, drill, failed) => {
      const pids = all.map(p => p.pid());
      const outages: Outage[] = [];
      for (const one of spec.outages) {
        outages.push(await outlive(spec, where, drill, one, failed));
        spec.say?.(JSON.stringify(outages.at(-1)));
      }
      for (const pid of pids) process.kill(pid, 0);
      return outages;
    },
  );
  return { outages: last, acked: d.seen.acked.length, resent: d.seen.resent, ...found };
};

if (import.meta.main) {
  const { values } = parseArgs({
    options: { seconds: { type: 'string', default: '2,6,30' }, times: { type: 'string', default: '3' } },
  });
  const cluster = await startCluster();
  const each = values.seconds.split(',').flatMap(s => {
    const seconds = Number(s);
    return [
      { how: 'in order', seconds },
      { how: 'killed', seconds },
    ] as const;
  });
  const o = await outageDrill({
    cluster,
    tables: 8,
    outages: Array.from({ length: Number(values.times) }, () => each).flat(),
    say: words => console.log(words),
  });
  await cluster.stop();
  const lost = o.lost.length + o.doubled.length + o.different.length + o.stuck.length;
  const slow = o.outages.filter(x => x.backAfter > 2000);
  const left = o.outages.filter(x => x.connections[1] > PROCESSES * MAX_CONNECTIONS);
  console.log({ ...o, outages: o.outages.length });
  console.log(lost ? 'SOMETHING WAS LOST.' : 'Nothing was lost.', busyness());
  if (slow.length) console.log(`Play went on later than 2 s after ${slow.length} outages.`);
  if (left.length) console.log(`More connections than two processes may have after ${left.length} outages.`);
  process.exit(lost + slow.length + left.length ? 1 : 0);
}
