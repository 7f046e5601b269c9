/** Two processes on one database, and somebody who is always first: both plan in secret, so that neither's orders make the other's stale. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hands } from '../../engine/test/hands.ts';
import { play, seenBy } from '../game-host/actions.ts';
import { openGameHost, type GameHost } from '../game-host/game-host.ts';
import { entriesFor } from '../game-host/loaded-game.ts';
import { startCluster, type Cluster } from '../drill/cluster.ts';
import { openLobby } from '../lobby/lobby.ts';
import { noLog } from '../operations/log.ts';
import { openMetrics } from '../operations/metrics.ts';
import { newPlayer } from '../accounts/sessions.ts';
import { openStore, type Store } from '../store/store.ts';

vi.mock('../../games/all.ts', async original => {
  const all = await original<typeof import('../../games/all.ts')>();
  const { hands: toy } = await import('../../engine/test/hands.ts');
  return { ...all, gameOf: (id: string) => (id === toy.id ? toy : all.gameOf(id)) };
});

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

const hostOn = (store: Store): GameHost => openGameHost({ store, log: noLog, metrics: openMetrics(), maxLoaded: 10 });
const newHands = async (store: Store, gameHost: GameHost): Promise<string> => {
  const me = await newPlayer(store);
  const lobby = openLobby(store, gameHost);
  const { game } = await lobby.create(me, {
    game: hands.id,
    scenario: 'evening',
    options: {},
    sides: { Red: 'me', Blue: 'me' },
    pace: { is: 'none' },
    public: false,
    watch: true,
  });
  await lobby.ready(game.id, me, undefined);
  return game.id;
};
const waver = async (gameHost: GameHost, id: string, side: string, name: string): Promise<unknown> => {
  const at = (await gameHost.with(id, h => entriesFor(h, [side])))!;
  return gameHost.act(id, `${side} ${name}`, play(side, seenBy(side, at), { do: 'waver' }));
};
const lockedOut = async (store: Store): Promise<boolean> => {
  const [row] = await store.query(
    `select count(*) as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return row!.n !== 0;
};

test('whoever comes second each time has the game alone in the end; the other waits, and goes on', async () => {
  const where = await cluster.database();
  const [near, far, eye] = await Promise.all([1, 2, 3].map(() => openStore(where)));
  const other = hostOn(far!);
  const answers: Promise<unknown>[] = [];
  /** The other side's order is stored before ours, or waits for us. */
  const otherFirst = async (id: string): Promise<void> => {
    let stored = false;
    const answer = waver(other, id, 'Blue', `order ${answers.length}`);
    answers.push(answer.finally(() => (stored = true)));
    await expect.poll(async () => stored || (await lockedOut(eye!)), { timeout: 20_000, interval: 5 }).toBe(true);
  };
  const mine = hostOn({
    ...near!,
    append: async a => {
      if (a.msg !== null) await otherFirst(a.game);
      return near!.append(a);
    },
    alone: (id, work) =>
      near!.alone(id, append =>
        work(async a => {
          await otherFirst(id);
          return append(a);
        }),
      ),
  });
  const id = await newHands(near!, mine);
  for (const name of ['one', 'two', 'three']) expect(await waver(mine, id, 'Red', name)).toMatchObject({ ok: true });
  for (const a of answers) expect(await a).toMatchObject({ ok: true });
  expect(answers.length, 'twice first, once too late, for each').toBe(9);
  const rows = await eye!.query('select seq, msg from journal where game = $1 order by seq', id);
  expect(rows.map(r => r.seq)).toEqual(rows.map((_, i) => i));
  expect(rows.filter(r => String(r.msg).startsWith('Red')).length).toBe(3);
  await Promise.all([mine.stop(), other.stop()]);
  await Promise.all([near!, far!, eye!].map(s => s.close()));
});
