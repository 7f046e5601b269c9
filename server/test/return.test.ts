/** Everybody comes back after a restart: whoever missed nothing waits for no table, and goes on by differences. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { labelled } from '../../engine/labels.ts';
import { seededRandom } from '../../engine/random.ts';
import type { Json } from '../../engine/state.ts';
import { play, seenBy } from '../game-host/actions.ts';
import type { LoadedGame } from '../game-host/loaded-game.ts';
import { auditLate } from '../drill/audit.ts';
import { browser, connect, newGame, openTable, playOne, type Browser, type Wire } from '../drill/client.ts';
import { growthIn } from '../drill/hour.ts';
import { countsIn, quantileBetween } from '../drill/measure.ts';
import { headOf, loadGame } from '../game-host/load.ts';
import { startServer, type Running } from '../server.ts';
import type { Moved, Push } from '../wire.ts';

const dir = mkdtempSync(join(tmpdir(), 'phoney-return-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const baseOf = (s: Running): string => `http://127.0.0.1:${s.port}`;
const movedIn = (w: Wire): readonly Moved[] =>
  w.heard.map(t => JSON.parse(t) as Push).filter((p): p is Moved => p.is === 'moved');
const begun = async (s: Running): Promise<{ readonly b: Browser; readonly id: string }> => {
  const b = browser(baseOf(s));
  const { id } = await newGame(b, undefined, { game: 'night-march', scenario: 'road', sides: { marcher: 'me' } });
  return { b, id };
};
const pickIn = (h: LoadedGame): { readonly side: string; readonly choice: Json } => {
  const ask = h.game.machine.open(h.table!.g)[0]!;
  return {
    side: ask.side,
    choice: labelled(h.game.labels, h.game.machine.sample(h.table!.g, ask, seededRandom('on'))),
  };
};
const playSome = async (w: Wire, id: string, choices: number): Promise<void> => {
  const screen = w.screens.get(id)!;
  for (let i = 0; i < choices; i++) {
    const at = screen.entry;
    const a = await playOne(w, screen, seededRandom(`some ${i}`));
    if (!a?.ok) throw new Error(JSON.stringify(a));
    await w.until(() => screen.entry > at);
  }
};

test('after a restart an up-to-date page gets no position, its game is not loaded, and its next change is a diff', async () => {
  const where = join(dir, 'games.sqlite');
  const first = await startServer({ where, port: 0 });
  const { b, id } = await begun(first);
  const w = await connect(b);
  await openTable(w, id);
  await playSome(w, id, 2);
  const { seq } = w.screens.get(id)!;
  w.close();
  await first.stop();
  const second = await startServer({ where, port: 0 });
  b.base = baseOf(second);
  const again = await connect(b, { keep: true, screens: w.screens });
  await openTable(again, id, seq);
  expect(movedIn(again)).toEqual([]);
  expect(second.gameHost.loadedGames(), 'loaded games').toBe(0);
  await playSome(again, id, 1);
  expect(movedIn(again).map(m => m.from)).toEqual([seq]);
  const late = await connect(b, { keep: true });
  await late.ask({ do: 'open', game: id, since: seq });
  expect(
    movedIn(late).map(m => m.from),
    'who missed something gets it',
  ).toEqual([undefined]);
  again.close();
  late.close();
  await second.stop();
});
test('when many games are wanted at once, each player learns how many come first and gets theirs', async () => {
  const where = join(dir, 'many.sqlite');
  const first = await startServer({ where, port: 0 });
  const games = [await begun(first), await begun(first), await begun(first)];
  await first.stop();
  const second = await startServer({ where, port: 0 });
  const wires = await Promise.all(
    games.map(({ b }) => {
      b.base = baseOf(second);
      return connect(b, { keep: true });
    }),
  );
  const stranger = await connect(browser(baseOf(second)), { keep: true });
  const opened = wires.map((w, i) => openTable(w, games[i]!.id));
  const missing = stranger.ask({ do: 'open', game: 'nevernevernevernever00' });
  await Promise.all(opened);
  expect(await missing).toMatchObject({ ok: false, error: 'not found' });
  expect(stranger.heard, 'of a game that is not there nobody is told to wait').toHaveLength(1);
  stranger.close();
  const waits = wires.flatMap(w => w.heard.map(t => JSON.parse(t) as Push).filter(p => p.is === 'wait'));
  expect(waits.length).toBeGreaterThan(0);
  for (const p of waits) expect(p.ahead).toBeGreaterThan(0);
  expect(wires.map(w => movedIn(w).length)).toEqual([1, 1, 1]);
  for (const w of wires) w.close();
  await second.stop();
});
test('a player who returns up to date to a game that then went on unwatched gets what follows', async () => {
  const s = await startServer({ where: ':memory:', port: 0 });
  const { b, id } = await begun(s);
  const w = await connect(b);
  const screen = await openTable(w, id);
  w.close();
  await expect.poll(() => s.gameHost.here(id)).toEqual([]);
  const goOn = async (): Promise<number> => {
    const q = (await s.gameHost.with(id, h => ({ ...pickIn(h), at: h.table!.entries.length })))!;
    expect(await s.gameHost.act(id, null, play(q.side, seenBy(q.side, q.at), q.choice))).toMatchObject({ ok: true });
    return (await s.gameHost.with(id, h => h.seq))!;
  };
  screen.seq = await goOn();
  const again = await connect(b, { keep: true, blind: true, screens: w.screens });
  await openTable(again, id, screen.seq);
  await goOn();
  await again.until(() => movedIn(again).length > 0);
  expect(movedIn(again).map(m => m.from)).toEqual([screen.seq - 1]);
  again.close();
  await s.stop();
});
test('a game that was unloaded for another also goes on by diffs', async () => {
  const s = await startServer({ where: ':memory:', port: 0, maxLoadedGames: 1 });
  const games = [await begun(s), await begun(s)];
  const wires: Wire[] = [];
  for (const { b, id } of games) {
    const w = await connect(b, { keep: true });
    await openTable(w, id);
    wires.push(w);
  }
  await playSome(wires[0]!, games[0]!.id, 1);
  await playSome(wires[1]!, games[1]!.id, 1);
  await playSome(wires[0]!, games[0]!.id, 1);
  expect(s.gameHost.loadedGames()).toBe(1);
  expect(movedIn(wires[0]!).map(m => m.from !== undefined)).toEqual([false, true, true]);
  for (const w of wires) w.close();
  await s.stop();
});
test('what is known without the table is what is known with it', async () => {
  const s = await startServer({ where: ':memory:', port: 0 });
  const { b, id } = await begun(s);
  const w = await connect(b);
  await openTable(w, id);
  await playSome(w, id, 2);
  const [head, whole] = [(await headOf(s.store, id))!, (await loadGame(s.store, id))!];
  const { table: _, unstored: __, game: ___, ...known } = whole;
  expect(head.table).toBeUndefined();
  expect(head).toMatchObject(known);
  w.close();
  await s.stop();
});
test('drills: growth is that of the second half; a quantile is read between two readings of a histogram', () => {
  expect(growthIn([1, 2, 3, 4, 100, 100, 105, 105, 105, 110])).toBeCloseTo(0.1);
  const said = (a: number, b: number, n: number): string =>
    `phoney_x_bucket{le="0.01"} ${a}\nphoney_x_bucket{le="0.02"} ${b}\nphoney_x_bucket{le="+Inf"} ${n}\n`;
  const [before, after] = [countsIn(said(5, 5, 5), 'x'), countsIn(said(105, 205, 205), 'x')];
  expect(quantileBetween(before, after, 0.25)).toBe(5);
  expect(quantileBetween(before, after, 0.75)).toBe(15);
});
test('drills: a request that came too late is right only where the server answered itself', () => {
  const choice = { is: 'choice', by: 'a', pick: { do: 'go' } } as const;
  const entries = [choice, { ...choice, lane: true, by: 'b' }, { ...choice, forced: true }] as const;
  expect(auditLate(entries, [{ game: 'g', side: 'a', at: 1 }])).toEqual([]);
  expect(auditLate(entries, [{ game: 'g', side: 'a', at: 0 }])).toHaveLength(1);
  expect(auditLate(entries, [{ game: 'g', side: 'a', at: 9 }])).toHaveLength(1);
});
