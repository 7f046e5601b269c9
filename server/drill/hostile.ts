/** `npm run hostile`: messages that nobody should send. None may change a game, each must get a clear error, and the server must stay up. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededRandom } from '../../engine/random.ts';
import { openStore } from '../store/store.ts';
import { ATTACKS, KINDS, type Siege, type Tally } from './attacks.ts';
import { browser, connect, ok, playOne } from './client.ts';
import { busyness } from './measure.ts';
import { serverProcess } from './process.ts';
import { tablesFor } from './tables.ts';
import { moving, over, screenOf, target, type Target } from './targets.ts';

/** How far the games are played before they are attacked. */
const CHOICES = [40, 25, 12];
/** Games to attack, a stranger, and somebody without a session. */
const layOut = async (base: string, seed: string): Promise<Siege> => {
  const rnd = seededRandom(seed);
  const targets: Target[] = [];
  for (const [i, wanted] of [...tablesFor(2).slice(0, 2), ...tablesFor(1).slice(0, 1)].entries())
    targets.push(await target(base, wanted, CHOICES[i]!, rnd));
  const stranger = browser(base);
  const nobody = browser(base);
  await ok(stranger.call('GET', '/api/me'));
  return {
    base,
    rnd,
    targets,
    stranger,
    strange: await connect(stranger),
    noSession: await connect(nobody),
    answers: new Map(),
    wrong: [],
    example: new Map(),
    sent: Object.fromEntries(KINDS.map(k => [k, 0])) as Tally['sent'],
  };
};
/** Each game is played a few choices further. */
const goOn = async (s: Siege): Promise<void> => {
  for (const t of s.targets) {
    for (let i = 0; i < 5 && !over(t); i++) {
      const seat = moving(t);
      const screen = screenOf(t, seat);
      const at = screen.entry;
      const a = await playOne(seat.wire, screen, s.rnd);
      if (!a?.ok) throw new Error(`the game does not go on: ${JSON.stringify(a)}`);
      for (const other of t.seats) await other.wire.until(() => screenOf(t, other).entry > at);
    }
    for (const seat of t.seats) seat.wire.close();
  }
  s.strange.close();
  s.noSession.close();
};
/** `journal`: everything stored of any game, before and after. */
export const hostile = async (
  base: string,
  count: number,
  seed: string,
  journal: () => Promise<string>,
): Promise<Tally & { readonly before: string; readonly after: string; goOn(): Promise<void> }> => {
  const s = await layOut(base, seed);
  const before = await journal();
  for (let i = 0; i < count; i++)
    await ATTACKS[KINDS[i % KINDS.length]!](s, s.targets[Math.floor(i / KINDS.length) % s.targets.length]!);
  return { ...s, before, after: await journal(), goOn: () => goOn(s) };
};

if (import.meta.main) {
  if (!/^[1-9]\d*$/.test(process.argv[2] ?? '1')) {
    console.error('Usage: npm run hostile -- [how many messages]');
    process.exit(1);
  }
  const count = Number(process.argv[2] ?? 10_500);
  const rounds = 5;
  const dir = mkdtempSync(join(tmpdir(), 'phoney-hostile-'));
  const where = join(dir, 'games.sqlite');
  const server = await serverProcess(where);
  const b = browser(server.base);
  const memory = async (): Promise<string> =>
    `${Math.round(Number(/^phoney_memory_bytes (\d+)/m.exec((await b.call('GET', '/metrics')).body as string)![1]) / 1e6)} MB`;
  const journal = async (): Promise<string> => {
    const store = await openStore(where);
    const rows = await store.query('select * from journal order by game, seq');
    await store.close();
    return JSON.stringify(rows);
  };
  const memories = [await memory()];
  const answers = new Map<string, number>();
  const wrong: string[] = [];
  let sent = 0;
  let changed = false;
  for (let round = 0; round < rounds; round++) {
    const h = await hostile(server.base, Math.ceil(count / rounds), `hostile ${round}`, journal);
    await h.goOn();
    for (const [what, n] of h.answers) answers.set(what, (answers.get(what) ?? 0) + n);
    sent += Object.values(h.sent).reduce((x, y) => x + y, 0);
    wrong.push(...h.wrong);
    changed ||= h.before !== h.after;
    memories.push(await memory());
    if (round === 0) console.log(Object.fromEntries(h.example));
  }
  console.log(Object.fromEntries([...answers].sort(([a], [b]) => (a < b ? -1 : 1))));
  console.log(
    `${sent} messages; wrongly answered: ${wrong.length}; the games ${changed ? 'CHANGED' : 'did not change, and went on'}; memory ${memories.join(', ')}; ${busyness()}`,
  );
  for (const w of wrong.slice(0, 10)) console.log(w);
  await server.stop();
  rmSync(dir, { recursive: true, force: true });
  process.exit(wrong.length || changed ? 1 : 0);
}
