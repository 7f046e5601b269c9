/** A server process for drills to kill: `node child.ts '{"where":"games.sqlite","port":0}'`. Prints its port when it is ready. */
import { LIMITS, NO_LIMITS } from '../http/limits.ts';
import { jsonLog } from '../operations/log.ts';
import { community } from '../community.ts';
import { startServer } from '../server.ts';

export interface ChildSpec {
  readonly where: string;
  readonly port: number;
  readonly maxLoadedGames?: number;
  /** As served to the public: accounts, notices, ratings and limits, behind a proxy that names the sender. */
  readonly people?: boolean;
  readonly limited?: boolean;
  readonly behindProxy?: boolean;
  readonly botSeconds?: number;
  readonly botThreads?: number;
  /** Milliseconds before a standing order answers a secret question. */
  readonly delay?: number;
}
const spec = JSON.parse(process.argv[2]!) as ChildSpec;
const running = await startServer({
  where: spec.where,
  port: spec.port,
  limits: spec.limited ? LIMITS : NO_LIMITS,
  behindProxy: spec.behindProxy ?? false,
  botSeconds: spec.botSeconds ?? 0.05,
  botThreads: spec.botThreads ?? 1,
  log: jsonLog(line => {
    if (!line.includes('"info"')) process.stderr.write(line);
  }),
  ...(spec.delay === undefined ? {} : { orders: { delay: spec.delay } }),
  ...(spec.maxLoadedGames ? { maxLoadedGames: spec.maxLoadedGames } : {}),
  ...(spec.people ? { more: community({}) } : {}),
});
process.stdout.write(`ready ${running.port}\n`);
/** Ends with the drill, however that ends. */
process.stdin.once('end', () => process.exit(1)).resume();
process.once('SIGTERM', () => {
  void running.stop().then(() => process.exit(0));
});
