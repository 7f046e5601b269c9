/** `node --expose-gc server/drill/memory.ts`: the memory of a loaded game without sockets, and the time to load one. */
import { labelled } from '../../engine/labels.ts';
import { seededRandom } from '../../engine/random.ts';
import { play, seenBy } from '../game-host/actions.ts';
import { openGameHost } from '../game-host/game-host.ts';
import { gameOf } from '../../games/all.ts';
import { openLobby } from '../lobby/lobby.ts';
import { noLog } from '../operations/log.ts';
import { openMetrics } from '../operations/metrics.ts';
import { newPlayer } from '../accounts/sessions.ts';
import { openStore } from '../store/store.ts';
import { tablesFor } from './tables.ts';

const COPIES = 200;
for (const [{ game: id, scenario }, choices] of [
  ...tablesFor(1)
    .slice(0, 1)
    .map(t => [t, 120] as const),
  ...tablesFor(2)
    .slice(0, 1)
    .flatMap(t => [60, 400].map(n => [t, n] as const)),
]) {
  const store = await openStore(':memory:');
  const gameHost = openGameHost({ store, log: noLog, metrics: openMetrics(), maxLoaded: 10_000 });
  const lobby = openLobby(store, gameHost);
  const me = await newPlayer(store);
  const rnd = seededRandom(`memory ${id}`);
  const game = gameOf(id)!;
  const {
    game: { id: first },
  } = await lobby.create(me, {
    game: id,
    scenario,
    options: {},
    sides: Object.fromEntries(game.sides.map(s => [s, 'me'])),
    pace: { is: 'none' },
    public: false,
    watch: true,
  });
  await lobby.ready(first, me, undefined);
  let n = 0;
  for (; n < choices; n++) {
    const q = await gameHost.with(first, h => {
      const t = h.table!;
      const ask = game.machine.open(t.g)[0];
      return (
        ask && {
          side: ask.side,
          at: t.entries.length,
          choice: labelled(game.labels, game.machine.sample(t.g, ask, rnd)),
        }
      );
    });
    if (!q || !(await gameHost.act(first, null, play(q.side, seenBy(q.side, q.at), q.choice))).ok) break;
  }
  const ids = Array.from({ length: COPIES }, (_, i) => `copy${i}`);
  const copy = (table: string, key: string): Promise<unknown> =>
    store.query(`select * from ${table} where ${key} = $1`, first).then(rows =>
      Promise.all(
        ids.flatMap(to =>
          rows.map(r => {
            const row = { ...r, [key]: to };
            const keys = Object.keys(row);
            return store.change([
              [
                `insert into ${table} (${keys.join(', ')}) values (${keys.map((_, i) => `$${i + 1}`).join(', ')})`,
                ...Object.values(row),
              ],
            ]);
          }),
        ),
      ),
    );
  for (const [table, key] of [
    ['games', 'id'],
    ['seats', 'game'],
    ['journal', 'game'],
  ] as const)
    await copy(table, key);
  const used = (): number => {
    globalThis.gc!();
    globalThis.gc!();
    const m = process.memoryUsage();
    return m.heapUsed + m.external;
  };
  const before = used();
  const from = performance.now();
  for (const to of ids) await gameHost.with(to, () => {});
  const ms = (performance.now() - from) / COPIES;
  const bytes = (used() - before) / COPIES;
  console.log(
    `${id} after ${n} choices: ${Math.round(bytes / 1000)} kB a game held, ${ms.toFixed(1)} ms to lay one out`,
  );
  await gameHost.stop();
  await store.close();
}
