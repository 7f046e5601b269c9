/** `npm run kill -- --kills 20 --store sqlite,postgres,two`: the server is killed again and again under load; every acknowledged choice must be there, none twice, and every game go on and replay to what its players see. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { seededRandom, type Rnd } from '../../engine/random.ts';
import { save } from '../../engine/save.ts';
import type { Side } from '../../engine/state.ts';
import { loadGame } from '../held.ts';
import { openStore } from '../store.ts';
import { browser, connect, newGame, ok, openTable, pick, type Browser, type Screen, type Wire } from './client.ts';
import { startCluster } from './cluster.ts';
import { serverProcess, type Process } from './process.ts';
import { seatsIn, tablesFor, type Wanted } from './tables.ts';

interface Acked {
  readonly game: string;
  readonly request: string;
  readonly entry: number;
}
export interface Killed {
  readonly kills: number;
  readonly games: number;
  readonly acked: number;
  readonly resent: number;
  readonly again: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly different: readonly string[];
  readonly stuck: readonly string[];
  readonly continued: number;
  readonly longestGap: number;
}

/** Does `work` until it works: the server may be down, or this process of it. */
const insist = async <T>(b: Browser, bases: readonly string[], work: () => Promise<T>): Promise<T> => {
  for (let i = 0; ; i++) {
    try {
      return await work();
    } catch (e) {
      if (i > 600) throw e;
      b.base = bases[(bases.indexOf(b.base) + 1) % bases.length]!;
      await sleep(25);
    }
  }
};

/** One player, who plays on whatever happens and sends again what was not answered. */
const player = (
  b: Browser,
  bases: readonly string[],
  rnd: Rnd,
  seen: { readonly acked: Acked[]; resent: number; again: number; longestGap: number },
  done: () => boolean,
) => {
  const screens = new Map<string, Screen>();
  const turn = async (w: Wire, s: Screen, p: NonNullable<ReturnType<typeof pick>>, id: string): Promise<void> => {
    const a = await w.ask({ do: 'play', game: s.id, side: p.side, at: s.entry, choice: p.choice as never }, id);
    if (!a.ok) throw new Error(`refused: ${JSON.stringify(a)} ${JSON.stringify(p)}`);
    if (a.again) seen.again += 1;
    seen.acked.push({ game: s.id, request: `${p.side} ${id}`, entry: a.entry! });
    await w.until(() => screens.get(s.id)!.entry >= a.entry!);
  };
  return async (game: string): Promise<Screen> => {
    const enter = async (): Promise<Wire> => {
      const w = await connect(b, { screens });
      await openTable(w, game, screens.get(game)?.seq);
      return w;
    };
    let w = await insist(b, bases, enter);
    let pending:
      | { readonly p: NonNullable<ReturnType<typeof pick>>; readonly id: string; readonly at: number }
      | undefined;
    while (!done() && !screens.get(game)!.moved?.ended) {
      const s = screens.get(game)!;
      try {
        if (!pending) {
          await w
            .until(() => done() || s.moved?.ended !== undefined || pick(s, rnd) !== undefined, 500)
            .catch(() => {});
          const p = pick(s, rnd);
          if (!p || done()) {
            if (w.ws.readyState !== w.ws.OPEN) throw new Error('closed');
            continue;
          }
          pending = { p, id: randomUUID(), at: s.entry };
        } else seen.resent += 1;
        await turn(w, { ...s, entry: pending.at }, pending.p, pending.id);
        pending = undefined;
      } catch (e) {
        if (String(e).includes('refused')) throw e;
        w.ws.terminate();
        const from = performance.now();
        w = await insist(b, bases, enter);
        seen.longestGap = Math.max(seen.longestGap, performance.now() - from);
      }
    }
    w.close();
    return screens.get(game)!;
  };
};

/** Games for two and games for one in turns, scenario by scenario. */
const wantedAt = (i: number): Wanted => {
  const kinds = [tablesFor(2), tablesFor(1)].filter(k => k.length > 0);
  const kind = kinds[i % kinds.length]!;
  return kind[Math.floor(i / kinds.length) % kind.length]!;
};
/** Games with their players, played until `done`. */
const table =
  (
    bases: readonly string[],
    i: number,
    rnd: Rnd,
    seen: Parameters<typeof player>[3],
    done: () => boolean,
    screens: Map<string, { readonly side: Side; readonly screen: Screen }[]>,
  ) =>
  async (): Promise<void> => {
    const wanted = wantedAt(i);
    const two = seatsIn(wanted).length === 2;
    const a = browser(bases[i % bases.length]!);
    const b = browser(bases[(i + 1) % bases.length]!);
    const mine = player(a, bases, rnd, seen, done);
    const yours = player(b, bases, rnd, seen, done);
    while (!done()) {
      await insist(a, bases, () => ok(a.call('GET', '/api/me')));
      await insist(b, bases, () => ok(b.call('GET', '/api/me')));
      const made = await insist(a, bases, () => newGame(a, two ? { ...b, call: b.call } : undefined, wanted));
      const shown = await Promise.all([mine(made.id), ...(two ? [yours(made.id)] : [])]);
      screens.set(
        made.id,
        shown.map(screen => ({ side: screen.sides[0]!, screen })),
      );
    }
  };

export interface KillSpec {
  readonly where: string;
  readonly kills: number;
  readonly tables: number;
  readonly processes?: number;
  readonly between?: number;
  readonly say?: (words: string) => void;
}
export const killDrill = async ({
  where,
  kills,
  tables,
  processes = 1,
  between = 700,
  say = () => {},
}: KillSpec): Promise<Killed> => {
  const all: Process[] = [];
  for (let i = 0; i < processes; i++) all.push(await serverProcess(where));
  const bases = all.map(p => p.base);
  const seen = { acked: [] as Acked[], resent: 0, again: 0, longestGap: 0 };
  const screens = new Map<string, { readonly side: Side; readonly screen: Screen }[]>();
  let over = false;
  let ackedAtLastKill = 0;
  const running = Array.from({ length: tables }, (_, i) =>
    table(bases, i, seededRandom(`kill ${i}`), seen, () => over, screens)(),
  );
  const failed = Promise.all(running);
  failed.catch(() => {});
  for (let k = 0; k < kills; k++) {
    const before = seen.acked.length;
    await Promise.race([sleep(between + (k % 7) * 37), failed]);
    while (seen.acked.length < before + tables) await Promise.race([sleep(20), failed]);
    const victim = all[k % all.length]!;
    await victim.kill();
    ackedAtLastKill = seen.acked.length;
    if (processes > 1) await Promise.race([sleep(between), failed]); // the others carry on alone
    await victim.start();
    say(`kill ${k + 1}: ${seen.acked.length} choices acknowledged, ${seen.resent} sent again`);
  }
  while (seen.acked.length < ackedAtLastKill + 3 * tables) await Promise.race([sleep(20), failed]);
  over = true;
  await failed;
  const continued = seen.acked.length - ackedAtLastKill;
  for (const p of all) await p.stop();
  return {
    kills,
    games: screens.size,
    acked: seen.acked.length,
    resent: seen.resent,
    again: seen.again,
    continued,
    longestGap: Math.round(seen.longestGap),
    ...(await audit(where, seen.acked, screens)),
  };
};

/** What the store has, against what was acknowledged and what the players see. */
const audit = async (
  where: string,
  acked: readonly Acked[],
  screens: Map<string, { readonly side: Side; readonly screen: Screen }[]>,
): Promise<Pick<Killed, 'lost' | 'doubled' | 'different' | 'stuck'>> => {
  const store = await openStore(where);
  const lost: string[] = [];
  const doubled: string[] = [];
  const different: string[] = [];
  const stuck: string[] = [];
  for (const [game, shown] of screens) {
    const rows = await store.query('select seq, msg from journal where game = $1 order by seq', game);
    const counts = Map.groupBy(rows, r => r.msg);
    if (rows.some((r, i) => r.seq !== i)) lost.push(`${game}: the journal has a gap`);
    for (const a of acked.filter(x => x.game === game)) {
      const n = counts.get(a.request)?.length ?? 0;
      if (n === 0) lost.push(a.request);
      if (n > 1) doubled.push(a.request);
    }
    const h = (await loadGame(store, game))!;
    const t = h.table!;
    for (const { side, screen } of shown) {
      const view = h.ended ? t.g : t.game.machine.view(t.g, side);
      if (
        screen.entry === t.entries.length &&
        JSON.stringify(save(t.game, view)) !== JSON.stringify(save(t.game, screen.view))
      )
        different.push(`${game} ${side}`);
      if (screen.entry > t.entries.length)
        lost.push(`${game}: ${side} saw ${screen.entry} entries, ${t.entries.length} are stored`);
    }
    if (!h.ended && t.game.machine.open(t.g).length === 0) stuck.push(game);
  }
  await store.close();
  return { lost, doubled, different, stuck };
};

if (import.meta.main) {
  const { values } = parseArgs({
    options: { kills: { type: 'string', default: '20' }, store: { type: 'string', default: 'sqlite,postgres,two' } },
  });
  const kills = Number(values.kills);
  const dir = mkdtempSync(join(tmpdir(), 'phoney-kill-'));
  const stores = values.store.split(',');
  const cluster = stores.some(s => s !== 'sqlite') ? await startCluster() : undefined;
  let lost = 0;
  for (const store of stores) {
    const k = await killDrill({
      where: store === 'sqlite' ? join(dir, 'kill.sqlite') : await cluster!.database(),
      kills,
      tables: 8,
      processes: store === 'two' ? 2 : 1,
      say: words => console.log(words),
    });
    console.log(store === 'two' ? 'two processes on PostgreSQL' : store, k);
    lost += k.lost.length + k.doubled.length + k.different.length + k.stuck.length;
  }
  await cluster?.stop();
  rmSync(dir, { recursive: true, force: true });
  console.log(lost ? 'SOMETHING WAS LOST.' : 'Nothing was lost.');
  process.exit(lost ? 1 : 0);
}
