/** A server process to be killed: `node child.ts <store> <port>`. Says its port when it is ready. */
import { NO_LIMITS } from '../limits.ts';
import { jsonLog } from '../log.ts';
import { startServer } from '../server.ts';

const [where, port, most] = process.argv.slice(2);
const running = await startServer({
  where: where!,
  port: Number(port),
  limits: NO_LIMITS,
  botSeconds: 0.05,
  botThreads: 1,
  log: jsonLog(line => {
    if (!line.includes('"info"')) process.stderr.write(line);
  }),
  ...(most ? { most: Number(most) } : {}),
});
process.stdout.write(`ready ${running.port}\n`);
process.once('SIGTERM', () => {
  void running.stop().then(() => process.exit(0));
});
