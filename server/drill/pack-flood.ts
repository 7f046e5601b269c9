/** `npm run flood -- --packs`: what the worst new games with data packs cost the server, each alone and all at once, and how long an honest choice takes meanwhile. */
import { Worker } from 'node:worker_threads';
import type { Seated } from '../wire.ts';
import { ok, type Browser } from './client.ts';
import { browserFrom, closeAll, honestGame, playFor, type Honest } from './honest.ts';
import { busyness, inParallel, metricsOf, ownTime, spread, watchHealth } from './measure.ts';
import { allBodies, tableOfEach, validBody, type Body } from './pack-bodies.ts';
import type { Pouring } from './pack-pour.ts';
import { costOf, forgetPeak, mainThreadMs, peakMb, residentMb } from './proc.ts';
import { serverProcess, type Process } from './process.ts';
import { tablesFor } from './tables.ts';

const HONEST_GAMES = 4;
const ATTACKER = '203.0.113.9';
const visitor = async (base: string, address: string): Promise<Browser> => {
  const b = browserFrom(base, address);
  await ok(b.call('GET', '/api/me'));
  return b;
};
/** Hanging up on a sender of too much is an answer, too. */
const sent = (b: Browser, text: string): Promise<number> =>
  b.call('POST', '/api/games', text).then(
    r => r.status,
    () => 0,
  );

/** Sends one body after the other, each from its own network, so that limits spare the server none. */
const eachAlone = async (p: Process, bodies: readonly Body[]): Promise<void> => {
  const rows: { readonly called: string; readonly ms: number; readonly mb: number; readonly status: number }[] = [];
  let n = 0;
  for (const body of bodies) {
    const b = await visitor(p.base, `192.0.2.${++n}`);
    const text = body.text();
    let status = 0;
    const cost = await costOf(p.pid(), async () => {
      status = await sent(b, text);
    });
    rows.push({ called: body.called, ms: cost.mainMs, mb: cost.moreMb, status });
  }
  for (const { called, ms, mb, status } of rows.toSorted((a, b) => b.ms - a.ms))
    console.log(`${ms.toFixed(1).padStart(7)} ms ${mb.toFixed(0).padStart(4)} MB ${status} ${called}`);
  const worst = (of: 'ms' | 'mb'): string => Math.max(...rows.map(r => r[of])).toFixed(0);
  console.log(
    `worst of ${rows.length} bodies: ${worst('ms')} ms of the main thread, ${worst('mb')} MB more; ${busyness()}`,
  );
};

/** An address that does nothing else until stopped; returns the answers. */
const pour = async (pouring: Partial<Pouring> & Pick<Pouring, 'base'>, over: Promise<void>): Promise<string> => {
  const workerData: Pouring = { address: ATTACKER, bodies: [], paths: [], cookie: '', ...pouring };
  const thread = new Worker(new URL('pack-pour.ts', import.meta.url), { workerData });
  const said = new Promise<readonly (readonly [number, number])[]>((done, failed) => {
    thread.once('message', done);
    thread.once('error', failed);
  });
  await over;
  thread.postMessage('enough');
  const answers = await said;
  const sum = answers.reduce((n, [, times]) => n + times, 0);
  return `${sum} requests (${answers.map(([status, times]) => `${times} × ${status || 'hung up on'}`).join(', ')})`;
};
/** Honest choices during `work`: how long they took, and the peaks of `/healthz` and memory. */
const meanwhile = async (
  p: Process,
  honest: readonly Honest[],
  seconds: number,
  work: (over: Promise<void>) => Promise<string>,
): Promise<void> => {
  const healthy = watchHealth(p, 100);
  const before = residentMb(p.pid());
  const [spent, from] = [mainThreadMs(p.pid()), performance.now()];
  forgetPeak(p.pid());
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const working = work(over);
  const figures = await metricsOf(p);
  const took = (await Promise.all(honest.map(h => playFor(h, seconds)))).flat();
  const own = ownTime(figures, await metricsOf(p));
  const busy = (mainThreadMs(p.pid()) - spent) / (performance.now() - from);
  end();
  const said = await working;
  const health = await healthy();
  console.log(
    `${said}: ${took.length} honest choices answered ${spread(took)} (the server itself took ${own}); /healthz waited ${health.longest} ms at most; its main thread was busy for ${(100 * busy).toFixed(0)} % of the time; ${peakMb(p.pid()).toFixed(0)} MB at most (${before.toFixed(0)} MB before); ${busyness()}`,
  );
};

const AT_ONCE = 19;
const AT_ONE_ADDRESS = 10;
/** Valid packs, all at once, from two networks because one may not send as many. */
const manyValid = async (p: Process): Promise<string> => {
  const tables = tableOfEach();
  const bodies = await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => validBody(tables[i % tables.length]!)));
  const visitors = await inParallel(AT_ONCE, 4, i =>
    visitor(p.base, `203.0.113.${100 + Math.floor(i / AT_ONE_ADDRESS)}`),
  );
  const from = performance.now();
  const all = await Promise.all(bodies.map((body, i) => sent(visitors[i]!, body.text())));
  const made = all.filter(status => status === 200).length;
  return `${AT_ONCE} right packs at once (${made} games made after ${((performance.now() - from) / 1000).toFixed(1)} s)`;
};

const PACK_GAMES = 40;
const PER_ADDRESS = 8;
/** Games with a pack each, of the game with the longest tables: more text than the server keeps open. */
const packGames = async (p: Process): Promise<readonly { readonly b: Browser; readonly id: string }[]> => {
  const bodies = await Promise.all(tableOfEach().map(validBody));
  const longest = bodies.toSorted((a, b) => b.text().length - a.text().length)[0]!;
  return inParallel(PACK_GAMES, 2, async i => {
    const b = await visitor(p.base, `198.18.0.${1 + Math.floor(i / PER_ADDRESS)}`);
    const { game } = await ok<Seated>(b.call('POST', '/api/games', longest.text()));
    await ok(b.call('POST', `/api/games/${game.id}/ready`, {}));
    return { b, id: game.id };
  });
};
const cardsOf = (ids: readonly string[]): readonly string[] => ids.map(id => `/api/games/${id}`);
const recordsOf = (ids: readonly string[]): readonly string[] => ids.map(id => `/api/games/${id}/record`);

export const floodWithPacks = async (where: string, seconds: number): Promise<void> => {
  const all = await allBodies(); // before the server starts: it takes some time
  const p = await serverProcess(where, { limited: true, behindProxy: true, people: true });
  const [wanted] = tablesFor(2);
  const honest = await Promise.all(Array.from({ length: HONEST_GAMES }, (_, n) => honestGame(p.base, wanted!, n)));
  await meanwhile(p, honest, seconds, async () => 'quiet');
  await eachAlone(p, all);
  const { cookie } = await visitor(p.base, ATTACKER);
  const bodies = all.map(b => b.text());
  const one = { base: p.base, cookie };
  await meanwhile(p, honest, seconds, async over => `bodies from one address, ${await pour({ ...one, bodies }, over)}`);
  await meanwhile(p, honest, seconds / 2, () => manyValid(p));
  const ids = (await packGames(p)).map(g => g.id);
  for (const [what, paths] of [
    ['cards', cardsOf(ids)],
    ['records', recordsOf(ids)],
  ] as const)
    await meanwhile(
      p,
      honest,
      seconds,
      async over => `${what} of ${ids.length} games with packs, ${await pour({ ...one, paths }, over)}`,
    );
  closeAll(honest);
  await p.stop();
};
