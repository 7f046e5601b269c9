/** `npm start`: builds the page if its sources have changed, then serves it with the online games on http://localhost:1940. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { jsonLog, type Log } from '../server/operations/log.ts';
import { mailFrom, community } from '../server/community.ts';
import { retentionFrom } from '../server/retention/spec.ts';
import { startServer } from '../server/server.ts';
import { BUILT, buildIfStale } from './build.ts';
import { answerFrom, refuse } from './page.ts';

const ROOT = join(import.meta.dirname, '..');

/** PostgreSQL if DATABASE_URL is set, otherwise an SQLite file in the data folder. */
const storeOf = (env: NodeJS.ProcessEnv): string =>
  env.DATABASE_URL || join(env.PHONEY_DATA || join(ROOT, 'data'), 'games.sqlite');

/** Under `npm run dev` Vite serves the page. */
const withoutPage = (): boolean => process.env.PAGE === 'none';
/** With PAGE=built the page is there already: nothing is built, and nothing is written beside the code. */
const isBuilt = (): boolean => process.env.PAGE === 'built';

export const serve = async (port: number, { env } = process): Promise<void> => {
  const answer = answerFrom(BUILT);
  const page = (request: IncomingMessage, response: ServerResponse): void => {
    try {
      answer(request, response);
    } catch (e) {
      console.error(e);
      if (!response.headersSent) refuse(response, 500, 'That went wrong here.');
    }
  };
  const origin = env.ORIGIN || undefined;
  const running = await startServer({
    where: storeOf(env),
    port,
    ...(env.HOST ? { host: env.HOST } : {}),
    ...(withoutPage() ? {} : { page }),
    origin,
    behindProxy: env.BEHIND_PROXY === '1',
    metricsToken: env.METRICS_TOKEN || undefined,
    ...(env.BOTS ? { botThreads: Number(env.BOTS) } : {}),
    log: env.LOG === '1' ? jsonLog() : troubleLog,
    retention: retentionFrom(env),
    more: community({ origin, mail: mailFrom(env) }),
  });
  console.log(`Phoney War is at http://localhost:${running.port} (stop with Ctrl+C)`);
  console.log(await running.holdings());
  if (!env.HOST && !origin)
    for (const a of localAddresses())
      console.log(`In your network it is at http://${a}:${running.port}: open that to send links to other devices`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      void running.stop().then(() => process.exit(0));
    });
};
/** The addresses at which other machines in the local network reach this one. */
const localAddresses = (): readonly string[] =>
  Object.values(networkInterfaces())
    .flatMap(all => all ?? [])
    .filter(a => a.family === 'IPv4' && !a.internal)
    .map(a => a.address);
/** Prints only warnings and errors, as a player at home wants it. LOG=1 prints everything, one JSON object a line. */
const troubleLog: Log = {
  info: () => {},
  warn: (what, facts) => console.warn(what, facts ?? ''),
  error: (what, facts) => console.error(what, facts ?? ''),
};

/** How one types it: cmd of Windows sets a variable with a command of its own. */
export const startAt = (port: number, platform: string = process.platform): string =>
  platform === 'win32' ? `set PORT=${port}&& npm start` : `PORT=${port} npm start`;
const explain = (e: NodeJS.ErrnoException, port: number): string => {
  if (e.code === 'EADDRINUSE')
    return `Port ${port} is taken: Phoney War may be running already at http://localhost:${port}. Else choose another port: ${startAt(port + 1)}`;
  if (e.code === 'EACCES') return `Port ${port} needs special rights. Choose one above 1023: ${startAt(1940)}`;
  return e.message;
};

const portOf = (text: string | undefined): number => {
  const port = text === undefined || text === '' ? 1940 : Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65536) return port;
  console.error(`PORT=${text} is not a port number. Example: ${startAt(8080)}`);
  process.exit(1);
};

if (import.meta.main) {
  const port = portOf(process.env.PORT);
  if (!withoutPage() && !isBuilt()) buildIfStale();
  await serve(port).catch(e => {
    console.error(explain(e as NodeJS.ErrnoException, port));
    process.exit(1);
  });
}
