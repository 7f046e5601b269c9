/** 11.6 One search may tell both ways of marching: that it tells the same is tried wherever random games set out. */
import { expect, test } from 'vitest';
import { optionsOf, startOf } from '../../../engine/game.ts';
import { top } from '../../../engine/flow.ts';
import { settle } from '../../../engine/playout.ts';
import { seededRandom } from '../../../engine/random.ts';
import type { State } from '../../../engine/state.ts';
import type { HexId } from '../../../kernel/hex.ts';
import { FAR } from '../../../kernel/path.ts';
import { warComesEarly } from '../game.ts';
import { marching } from '../rules/march.ts';
import { marchIn, reachedBy } from '../rules/marchers.ts';

const ask = { side: '', kind: 'marching', case: '11.0', about: {} };
/** The hexes of a march whose way is another than the one it has within its points or, beyond them, in column. */
const otherwise = (g: State): readonly number[] => {
  const m = marchIn(g, top(g));
  const { normal, column } = reachedBy(g, m);
  const reached = Array.from(column.order.subarray(0, column.count)).filter(hex => hex !== m.hex) as HexId[];
  return reached.filter(hex => {
    const way = (normal.cost[hex] === FAR ? column : normal).route(hex).slice(1);
    const next = marching.take(g, ask, { do: 'to', hex });
    return next.to !== 'goto' || String(next.vars!.way) !== String(way);
  });
};
test.each(['1938', '1939'])(
  '11.6 the way to a hex is the one within the points, else in column, whatever was looked for last (%s)',
  scenario => {
    const { machine } = warComesEarly;
    const rnd = seededRandom('ways');
    let inColumn = 0;
    for (let game = 0; game < 2; game++) {
      const g = startOf(warComesEarly, scenario, optionsOf(warComesEarly, scenario, {}));
      settle(machine, g, rnd);
      for (let k = 0; k < 700 && g.wait.for === 'choice'; k++) {
        if (g.wait.ask.kind === 'marching' && marchIn(g, top(g)).column) {
          expect(otherwise(g)).toEqual([]);
          inColumn++;
        }
        machine.giveListed(g, g.wait.ask, machine.sample(g, g.wait.ask, rnd));
        settle(machine, g, rnd);
      }
    }
    expect(inColumn).toBeGreaterThan(100);
  },
);
