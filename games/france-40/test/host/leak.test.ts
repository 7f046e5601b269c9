/** Nothing of France '40 leaks: units that lie hidden change places, and no byte tells. */
import { expect, test } from 'vitest';
import { seededRandom, type Rnd } from '../../../../engine/random.ts';
import { save } from '../../../../engine/save.ts';
import { commitment } from '../../../../engine/seed.ts';
import { clone, HOLE, type Side, type State } from '../../../../engine/state.ts';
import { pick } from '../../../../server/drill/client.ts';
import {
  about,
  compare,
  heardBy,
  lay,
  logs,
  newPlay,
  SEED,
  settled,
  truthOf,
  type Pair,
} from '../../../../server/test/leak.ts';
import { france40 } from '../../game.ts';
import { mobileOf, sideNo } from '../../model/state.ts';
import { AT, NATION, UNIT_NAMES } from '../shipped.ts';

/** Pairs of units of `side` that neither the other seat nor an observer can see: same nation, in different hexes, not in a battle just fought. */
const pairs = (g: State, side: Side, rnd: Rnd): readonly Pair[] => {
  const seen = ['', side === 'german' ? 'allied' : 'german'].map(eyes => france40.machine.view(g, eyes));
  const flow = JSON.stringify(save(france40, g).flow);
  const hidden = [...mobileOf(g, sideNo(side))].filter(
    u => seen.every(v => v.cells[AT.place + u] === HOLE) && !flow.includes(JSON.stringify(UNIT_NAMES[u])),
  );
  const found: Pair[] = [];
  while (hidden.length > 1) {
    const x = hidden.splice(rnd(hidden.length), 1)[0]!;
    const k = hidden.findIndex(u => NATION[u] === NATION[x] && g.cells[AT.place + u] !== g.cells[AT.place + x]);
    if (k >= 0) found.push([x, hidden.splice(k, 1)[0]!]);
  }
  return found;
};
const swapped = (g: State, list: readonly Pair[]): State => {
  const w = clone(g);
  for (const [x, y] of list)
    for (const at of [AT.place, AT.level]) [w.cells[at + x], w.cells[at + y]] = [w.cells[at + y]!, w.cells[at + x]!];
  return w;
};
about({ game: france40, names: UNIT_NAMES, pairs, swapped });

test.each([
  ['1940', 'german', 150],
  ['1940', 'allied', 100],
  ['1939', 'allied', 150],
] as const)(
  '%s: with hidden units of the %s side swapped every byte to the other seat and to observers is the same',
  async (scenario, side, steps) => {
    const count = await compare(scenario, side, steps, 12);
    expect(count.swaps).toBeGreaterThan(1);
    expect(count.units).toBeGreaterThan(8);
    expect(count.compared).toBeGreaterThan(60);
  },
);

test('this test can fail: one visible unit that has changed its place is found', async () => {
  const a = await newPlay('1940');
  const b = await newPlay('1940');
  const rnd = seededRandom('can fail');
  for (let i = 0; i < 60; i++) {
    const asked = a.seats.german!.screen.game.machine.open(a.seats.german!.screen.view)[0]!.side;
    const { screen, w } = a.seats[asked]!;
    const answer = await w.ask({
      do: 'play',
      game: a.id,
      side: asked,
      at: screen.entry,
      choice: pick(screen, rnd)!.choice as never,
    });
    if (answer.ok) await settled(a, answer.entry!);
  }
  const g = await truthOf(a);
  const seen = france40.machine.view(g, '');
  const tops = [...mobileOf(g, sideNo('german'))].filter(
    u => seen.cells[AT.place + u]! >= 0 && seen.cells[AT.place + u]! < france40.labels.hex!.length,
  );
  const other = tops.find(u => g.cells[AT.place + u] !== g.cells[AT.place + tops[0]!])!;
  for (const p of [a, b]) for (const x of Object.values(p.seats)) x.w.heard.length = 0;
  await lay(a, g);
  await lay(b, swapped(g, [[tops[0]!, other]]));
  expect(heardBy(b, 'allied')).not.toEqual(heardBy(a, 'allied'));
});

test('the seed is in nothing that leaves before the end, and in what leaves at the end', async () => {
  const p = await newPlay('1940');
  const rnd = seededRandom('seed');
  const all: string[] = [];
  for (let i = 0; i < 20; i++) {
    const asked = p.seats.german!.screen.game.machine.open(p.seats.german!.screen.view)[0]!.side;
    const { screen, w } = p.seats[asked]!;
    const answer = await w.ask({
      do: 'play',
      game: p.id,
      side: asked,
      at: screen.entry,
      choice: pick(screen, rnd)!.choice as never,
    });
    if (answer.ok) await settled(p, answer.entry!);
  }
  for (const path of [
    '/api/mine',
    '/api/lobby',
    `/api/games/${p.id}`,
    `/api/games/${p.id}/record`,
    '/metrics',
    '/api/me',
  ])
    all.push(JSON.stringify((await p.seats.german!.b.call('GET', path)).body));
  for (const x of Object.values(p.seats)) all.push(...x.w.heard.splice(0));
  expect(all.join('\n')).toContain(commitment(SEED));
  expect(all.join('\n')).not.toContain(SEED);
  expect(logs.join('\n')).not.toContain(SEED);
  await p.seats.german!.w.ask({ do: 'resign', game: p.id, side: 'german' });
  await p.seats['']!.w.until(() => p.seats['']!.screen.moved?.ended !== undefined);
  expect(p.seats['']!.screen.moved!.seed).toBe(SEED);
});
