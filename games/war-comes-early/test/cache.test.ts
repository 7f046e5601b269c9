/** D31 What the rules keep between questions is what they would find anew: the board once somebody has said that he wrote what it rests on, and both ways of marching (11.6). */
import { expect, test } from 'vitest';
import { optionsOf, startOf } from '../../../engine/game.ts';
import { settle } from '../../../engine/playout.ts';
import { seededRandom } from '../../../engine/random.ts';
import type { State } from '../../../engine/state.ts';
import { leaveRun, enterRun } from '../../../engine/run-epochs.ts';
import { setOut } from '../../../field/march.ts';
import { raise } from '../../../field/stacks.ts';
import type { HexId } from '../../../kernel/hex.ts';
import { UNREACHED } from '../../../kernel/path.ts';
import { boxOf } from '../model/box.ts';
import { warComesEarly } from '../game.ts';
import { BELGIUM, GERMANY, HUNGARY, LUXEMBOURG } from '../model/ground.ts';
import { layDown } from '../rules/capitulation.ts';
import { breach } from '../rules/control.ts';
import { marching } from '../rules/march.ts';
import { marchNow, reachedBy } from '../rules/marchers.ts';
import { boardOf } from '../rules/board-cache.ts';
import { violate } from '../rules/neutrals.ts';
import { turnSteps } from '../rules/turn.ts';
import { AT, placeOf, putUnit, unitsInPlay } from '../model/state.ts';

const ask = { side: '', kind: 'marching', case: '11.0', about: {} };
/** The hexes of a march whose way is another than the one it has within its points or, beyond them, in column. */
const otherwise = (g: State): readonly number[] => {
  const m = marchNow(g);
  const { normal, column } = reachedBy(g, m);
  const reached = Array.from(column.order.subarray(0, column.count)).filter(hex => hex !== m.hex) as HexId[];
  return reached.filter(hex => {
    const way = (normal.cost[hex] === UNREACHED ? column : normal).route(hex).slice(1);
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
        if (g.wait.ask.kind === 'marching' && marchNow(g).column) {
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
/** Two mechanised units in one hex. */
const pair = (g: State): readonly number[] => {
  const { MECH, HEXES_OF } = boxOf(g);
  const units = unitsInPlay(g).filter(u => MECH[u] === 1);
  for (const u of units.slice(0, 2)) putUnit(g, u, HEXES_OF[GERMANY]![0]!);
  return units.slice(0, 2);
};
const WRITERS: { readonly [what: string]: (g: State, pair: readonly number[]) => void } = {
  'a unit is put elsewhere': g => putUnit(g, unitsInPlay(g)[0]!, boxOf(g).HEXES_OF[HUNGARY]![0]!),
  'another lies on top (9.0)': (g, [low]) => raise(boxOf(g).STACKS, g, low!),
  'the lowest of a stack sets out (11.2)': (g, [low]) => void setOut(boxOf(g).STACKS, g, placeOf(g, low!), [low!]),
  'a fort is breached (11.5)': g => breach(g, 0, '11.5'),
  'a country falls (4.5)': g => layDown(g, LUXEMBOURG),
  'a neutral is violated (3.3)': g => void violate(g, BELGIUM),
  'others than the first two may act (5.1)': g => {
    const end = turnSteps.at(-1)!;
    end.run(g, { proc: 'turn', at: end.at, vars: {} });
  },
};
test.each(Object.keys(WRITERS))('the board is laid anew where %s', what => {
  const g = startOf(warComesEarly, '1938', optionsOf(warComesEarly, '1938', {}));
  const units = pair(g);
  const before = enterRun(g);
  g.cells[AT.turn] = 2;
  try {
    const { moved } = boardOf(g);
    WRITERS[what]!(g, units);
    expect(boardOf(g).moved).toBeGreaterThan(moved);
  } finally {
    leaveRun(before);
  }
});
