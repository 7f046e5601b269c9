/** A connection that listens to the database. If it is lost, it reconnects, with one attempt at a time. */
import pg from 'pg';

/** The pause before attempt `n`. It grows, but a database that comes back is noticed within two seconds; `chance` spreads the processes. */
export const pauseBefore = (n: number, chance: number): number => Math.min(100 * 2 ** n, 1600) * (0.5 + chance / 2);
const PATIENCE_MS = 5000;

export interface PgListener {
  close(): Promise<void>;
}
/** Connects and listens, or throws and leaves nothing open. `gone` is called once, when the connection ends later. */
const listening = async (
  url: string,
  channel: string,
  hear: (payload: string) => void,
  gone: () => void,
): Promise<pg.Client> => {
  const c = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: PATIENCE_MS });
  let isUp = false;
  let hasEnded = false;
  c.on('notification', n => hear(n.payload ?? ''));
  c.on('error', () => {});
  c.once('end', () => {
    hasEnded = true;
    if (isUp) gone();
  });
  try {
    await c.connect();
    await c.query(`listen ${channel}`);
    if (hasEnded) throw new Error('the connection ended at once');
  } catch (e) {
    c.end().catch(() => {});
    throw e;
  }
  isUp = true;
  return c;
};
/** Listens; `lost` is called after each reconnection, because notes may have been missed. */
export const openPgListener = async (
  url: string,
  channel: string,
  hear: (payload: string) => void,
  lost: () => void,
): Promise<PgListener> => {
  let closed = false;
  let again: NodeJS.Timeout | undefined;
  const connect = (): Promise<pg.Client> => listening(url, channel, hear, () => wait(0));
  const wait = (n: number): void => {
    if (!closed) again = setTimeout(() => void attempt(n), pauseBefore(n, Math.random()));
  };
  const attempt = async (n: number): Promise<void> => {
    try {
      client = await connect();
    } catch {
      wait(n + 1);
      return;
    }
    if (closed) await client.end();
    else lost();
  };
  let client = await connect();
  return {
    close: async () => {
      closed = true;
      clearTimeout(again);
      await client.end().catch(() => {});
    },
  };
};
