/** `npm run flood -- --seconds 30 [--store sqlite|postgres|two] [--packs | --bots 200]`: one address sends as much as it can while an honest game from another goes on. What the honest players wait for, how long `/healthz` does, and how much of the flood got in. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { WebSocket } from 'ws';
import { openStore } from '../store/store.ts';
import { floodWithBots } from './bot-crowd.ts';
import { newGame, type Browser } from './client.ts';
import { startCluster } from './cluster.ts';
import { browserFrom, closeAll, honestGame, playFor } from './honest.ts';
import { busyness, gaugeIn, metricsOf, ownTime, spread, watchHealth } from './measure.ts';
import { floodWithPacks } from './pack-flood.ts';
import { serverProcess } from './process.ts';
import { seatsIn, tablesFor } from './tables.ts';

const socketFrom = (b: Browser, address: string): Promise<WebSocket> =>
  new Promise((done, failed) => {
    const ws = new WebSocket(`${b.base.replace('http', 'ws')}/api/socket`, {
      headers: { cookie: b.cookie, 'x-forwarded-for': address },
    });
    ws.on('error', () => failed(new Error('refused')));
    ws.once('open', () => done(ws));
  });

export interface Flood {
  sent: number;
  /** Sockets that the server closed or refused. */
  closed: number;
  over: boolean;
}
const AT_ONCE = 20;
const WIDTH = 40;
/** One socket of the flood: sends looks, opens and choices, twenty at a time, and reconnects when closed. */
const pour = async (f: Flood, b: Browser, address: string, game: string): Promise<void> => {
  while (!f.over) {
    const ws = await socketFrom(b, address).catch(() => undefined);
    if (!ws) {
      f.closed += 1;
      await sleep(50);
      continue;
    }
    while (!f.over && ws.readyState === ws.OPEN) {
      for (let i = 0; i < AT_ONCE; i++) {
        const id = `flood${String(f.sent++).padStart(9, '0')}`;
        const said = [
          { do: 'look', id, game, entry: i },
          { do: 'open', id, game },
          { do: 'play', id, game, side: 'nobody', at: i, choice: { do: 'nothing' } },
          { do: 'ping', id },
        ][i % 4];
        ws.send(JSON.stringify(said));
      }
      await sleep(5);
    }
    if (!f.over) f.closed += 1;
    ws.terminate();
  }
};
const flood = async (where: string, kind: string, seconds: number): Promise<void> => {
  const p = await serverProcess(where, { limited: true, behindProxy: true, people: true });
  const [wanted] = tablesFor(2);
  const honest = await honestGame(p.base, wanted!);
  const quiet = await playFor(honest, seconds / 2);
  console.log(`${kind}, quiet: ${quiet.length} honest choices answered ${spread(quiet)}; ${busyness()}`);
  const address = '203.0.113.9';
  const bad = browserFrom(p.base, address);
  const { id } = await newGame(bad, undefined, {
    ...wanted!,
    sides: Object.fromEntries(seatsIn(wanted!).map(s => [s, 'me'])),
  });
  const f: Flood = { sent: 0, closed: 0, over: false };
  const healthy = watchHealth(p, 100);
  const before = await metricsOf(p);
  const pouring = Promise.all(Array.from({ length: WIDTH }, () => pour(f, bad, address, id)));
  const took = await playFor(honest, seconds);
  const after = await metricsOf(p);
  f.over = true;
  await pouring;
  const health = await healthy();
  const heard = gaugeIn(after, 'requests_total') - gaugeIn(before, 'requests_total');
  console.log(
    `${kind}, with ${Math.round(f.sent / seconds)} messages a second from one address for ${seconds} s (${heard} arrived, ${f.closed} sockets closed or not let in): ${took.length} honest choices answered ${spread(took)}, the server itself took ${ownTime(before, after)} for all it answered; /healthz waited ${health.longest} ms at most, was ill ${health.ill} times; ${Math.round(gaugeIn(after, 'memory_bytes') / 1e6)} MB; ${busyness()}`,
  );
  closeAll([honest]);
  await p.stop();
  const store = await openStore(where);
  const [row] = await store.query('select count(*) as n from journal where game = $1', id);
  await store.close();
  console.log(`${String(row!.n)} acts in the flooded game`);
};

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '30' },
      store: { type: 'string', default: 'sqlite' },
      packs: { type: 'boolean', default: false },
      bots: { type: 'string' },
    },
  });
  const seconds = Number(values.seconds);
  const dir = mkdtempSync(join(tmpdir(), 'phoney-flood-'));
  const cluster = values.store !== 'sqlite' ? await startCluster() : undefined;
  const where = cluster ? await cluster.database() : join(dir, 'games.sqlite');
  if (values.packs) await floodWithPacks(where, seconds);
  else if (values.bots) await floodWithBots(where, values.store === 'two', Number(values.bots), seconds);
  else await flood(where, values.store, seconds);
  await cluster?.stop();
  rmSync(dir, { recursive: true, force: true });
  process.exit(0);
}
