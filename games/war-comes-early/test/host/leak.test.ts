/** 8.3 Nothing of War Comes Early leaks: units that lie hidden change places, and no byte to the other seat or to an observer tells. */
import { expect, test } from 'vitest';
import type { Rnd } from '../../../../engine/random.ts';
import { save } from '../../../../engine/save.ts';
import { clone, HOLE, type Side, type State } from '../../../../engine/state.ts';
import { about, compare, type Pair } from '../../../../server/test/leak.ts';
import { isArmy, isMech, nationOf } from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import { warComesEarly } from '../../game.ts';
import { at, sideNo, unitsOf } from '../../model/state.ts';

const { UNIT_NAMES } = boxOf(warComesEarly);
/** Of one nation, one size and one mobility: how far a stack marches is seen by everybody, and rests on those. */
const alike = (g: State, x: number, y: number): boolean =>
  nationOf(g, x) === nationOf(g, y) && isMech(g, x) === isMech(g, y) && isArmy(g, x) === isArmy(g, y);
const pairs = (g: State, side: Side, rnd: Rnd): readonly Pair[] => {
  const { place } = at(g);
  const seen = ['', side === 'german' ? 'allied' : 'german'].map(eyes => warComesEarly.machine.view(g, eyes));
  const flow = JSON.stringify(save(warComesEarly, g).flow);
  const hidden = [...unitsOf(g, sideNo(side))].filter(
    u => seen.every(v => v.cells[place + u] === HOLE) && !flow.includes(JSON.stringify(UNIT_NAMES[u])),
  );
  const found: Pair[] = [];
  while (hidden.length > 1) {
    const x = hidden.splice(rnd(hidden.length), 1)[0]!;
    const k = hidden.findIndex(u => alike(g, u, x) && g.cells[place + u] !== g.cells[place + x]);
    if (k >= 0) found.push([x, hidden.splice(k, 1)[0]!]);
  }
  return found;
};
const swapped = (g: State, list: readonly Pair[]): State => {
  const w = clone(g);
  const { place, level, moved, factor, spent, column, fought, flanked, momentum, reorganised } = at(g);
  for (const [x, y] of list)
    for (const cell of [place, level, moved, factor, spent, column, fought, flanked, momentum, reorganised])
      [w.cells[cell + x], w.cells[cell + y]] = [w.cells[cell + y]!, w.cells[cell + x]!];
  return w;
};
about({ game: warComesEarly, names: UNIT_NAMES, pairs, swapped });

test.each([
  ['1938', 'allied', 160],
  ['1938', 'german', 140],
] as const)(
  '8.3 %s: with hidden units of the %s side swapped every byte to the other seat and to observers is the same',
  async (scenario, side, steps) => {
    const count = await compare(scenario, side, steps, 20);
    expect(count.swaps).toBeGreaterThan(0);
    expect(count.units).toBeGreaterThan(1);
    expect(count.compared).toBeGreaterThan(10);
  },
  180_000,
);
