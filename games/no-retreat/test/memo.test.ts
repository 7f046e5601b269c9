/** D31 What the rules keep between questions is what they would find anew, whatever was done to the position in between, and whichever front was asked last. */
import { expect, test } from 'vitest';
import { optionsOf, startOf } from '../../../engine/game.ts';
import { playRandomly } from '../../../engine/playout.ts';
import { seededRandom } from '../../../engine/random.ts';
import { clone, type State } from '../../../engine/state.ts';
import { boxOf } from '../box.ts';
import { noRetreat } from '../game.ts';
import { makeKept } from '../kept.ts';
import { reachOf } from '../rules/reach.ts';
import { supplyOf } from '../rules/supply.ts';
import { onMap } from '../state.ts';

/** The same position with nothing worked out yet. */
const anew = (g: State): State => ({ ...clone(g), box: { ...boxOf(g), kept: makeKept(boxOf(g)) } });
const reached = (g: State, unit: number): readonly string[] => {
  const { order, cost, count } = reachOf(g, unit);
  return Array.from(order.slice(0, count), hex => `${hex}: ${cost[hex]}`).toSorted();
};
const ROUNDS = 40;

test('13.0, 12.0 reach and supply are what would be found anew, on two fronts in turn', () => {
  const rnd = seededRandom('meuse and bzura');
  const fronts = ['france', 'poland'].map(s => startOf(noRetreat, s, optionsOf(noRetreat, s, {})));
  for (let round = 0; round < ROUNDS; round++)
    for (const g of fronts) {
      playRandomly(noRetreat.machine, g, rnd, 1 + rnd(25));
      const fresh = anew(g);
      for (let unit = rnd(4); unit < boxOf(g).UNITS.length; unit += 4)
        if (onMap(g, unit)) {
          expect([unit, supplyOf(g, unit)]).toEqual([unit, supplyOf(fresh, unit)]);
          expect(reached(g, unit)).toEqual(reached(fresh, unit));
        }
    }
});
