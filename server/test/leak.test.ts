/** Nothing of The Ford leaks: counters that lie face down change places, and no byte tells. */
import { expect, test } from 'vitest';
import { seededRandom } from '../../engine/random.ts';
import { clone, HOLE, type Side, type State } from '../../engine/state.ts';
import { gameOf } from '../../games/all.ts';
import { pick } from '../drill/client.ts';
import { about, compare, heardBy, lay, newPlay, settled, truthOf, type Pair } from './leak.ts';

const game = gameOf('ford')!;
const PLACE = game.layout.at.place!;
const names = game.layout.columns.place!.rows;
const hidden = (g: State, side: Side): readonly number[] => {
  const seen = game.machine.view(g, '');
  return [...names.keys()].filter(
    u =>
      names[u]![0] === side[0]!.toUpperCase() &&
      seen.cells[PLACE + u] === HOLE &&
      g.cells[PLACE + u]! < game.labels.hex!.length,
  );
};
const swapped = (g: State, list: readonly Pair[]): State => {
  const w = clone(g);
  for (const [x, y] of list) [w.cells[PLACE + x], w.cells[PLACE + y]] = [w.cells[PLACE + y]!, w.cells[PLACE + x]!];
  return w;
};
about({
  game,
  names,
  pairs: (g, side) => {
    const list = hidden(g, side);
    return list.flatMap((u, i): readonly Pair[] => (i % 2 ? [[list[i - 1]!, u]] : []));
  },
  swapped,
});

test.each(['north', 'south'])(
  'with counters of the %s swapped every byte to the other seat and to observers is the same',
  async side => {
    const count = await compare('day', side, 60, 12);
    expect(count.swaps).toBeGreaterThan(1);
    expect(count.units).toBeGreaterThan(4);
    expect(count.compared).toBeGreaterThan(20);
  },
);
test('this test can fail: a counter in another hex is found', async () => {
  const [a, b] = [await newPlay('day'), await newPlay('day')];
  const rnd = seededRandom('can fail');
  for (let i = 0; i < 12; i++) {
    const { screen: shown } = a.seats.north!;
    const asked = shown.game.machine.open(shown.view)[0]!.side;
    const { screen, w } = a.seats[asked]!;
    const choice = pick(screen, rnd)!.choice as never;
    const answer = await w.ask({ do: 'play', game: a.id, side: asked, at: screen.entry, choice });
    if (answer.ok) await settled(a, answer.entry!);
  }
  const g = await truthOf(a);
  const moved = clone(g);
  const unit = hidden(g, 'north')[0]!;
  const { holder } = game.layout.at;
  const free = [...game.labels.hex!.keys()].find(h => g.cells[holder! + h] === 0)!;
  moved.cells[holder! + moved.cells[PLACE + unit]!] = 0;
  moved.cells[holder! + free] = 1;
  moved.cells[PLACE + unit] = free;
  for (const p of [a, b]) for (const x of Object.values(p.seats)) x.w.heard.length = 0;
  await lay(a, g);
  await lay(b, moved);
  expect(heardBy(b, 'south')).not.toEqual(heardBy(a, 'south'));
});
