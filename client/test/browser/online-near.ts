/** The online server in the test's own process, so that the test controls mail, webhooks and time. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Table } from '../../../engine/table.ts';
import { answerFrom } from '../../../cli/page.ts';
import { NO_LIMITS } from '../../../server/http/limits.ts';
import { community } from '../../../server/community.ts';
import { startServer, type Running } from '../../../server/server.ts';
import { farServer, type Far } from '../../../server/test/certificate.ts';
import { layOut, seedShowing } from '../../../server/test/laid.ts';
import { mailbox, type Mailbox } from '../../../server/test/mailbox.ts';
import { freePort, ROOT, type Server } from './browser.ts';

export interface Near extends Server {
  readonly running: Running;
  readonly far: Far;
  readonly mail: Mailbox;
  /** Lets time pass for the side that must answer in a game. */ pass(game: string, ms: number): Promise<void>;
  /** Makes all waiting notices due now, without the delay in which the player might come back. */
  hurry(): Promise<void>;
  /** Continues a game from the position of `t`; its next die shows `die`. Its open pages load again. */
  lay(game: string, t: Table, die?: number): Promise<void>;
}
/** Uses the page built for this run. Webhooks to these hosts reach a local server; everything else is as in `npm start`. */
export const serveNear = async (hosts: readonly string[]): Promise<Near> => {
  const [port, far, mail] = await Promise.all([freePort(), farServer(hosts), mailbox()]);
  const url = `http://localhost:${port}`;
  const dir = mkdtempSync(join(tmpdir(), 'phoney-war-'));
  far.answer = { status: 204 };
  const running = await startServer({
    where: join(dir, 'games.sqlite'),
    port,
    origin: url,
    page: answerFrom(join(ROOT, 'dist/client')),
    limits: NO_LIMITS,
    botSeconds: 0.05,
    botThreads: 1,
    more: community({
      origin: url,
      mail: { url: mail.url, from: 'Phoney War <games@example.org>' },
      ways: { resolve: async () => '127.0.0.1', ca: far.ca, port: far.port },
    }),
  });
  const pass = async (game: string, ms: number): Promise<void> => {
    await running.store.change([['update games set until = until - $2, since = since - $2 where id = $1', game, ms]]);
    running.gameHost.drop(game);
  };
  const hurry = async (): Promise<void> => {
    await running.store.change([['update outbox set due = 0 where due > 0']]);
  };
  const lay = async (game: string, t: Table, die = 6): Promise<void> =>
    layOut(running, game, t, await seedShowing(running, game, die));
  return {
    url,
    running,
    far,
    mail,
    pass,
    hurry,
    lay,
    stop: async () => {
      await running.stop();
      await Promise.all([far.stop(), mail.stop()]);
      rmSync(dir, { recursive: true, force: true });
    },
  };
};
