/** D31 While the machine is at work the board is looked at again only after somebody has said that he wrote what it rests on: all who write it do. */
import { expect, test } from 'vitest';
import { optionsOf, startOf } from '../../../engine/game.ts';
import type { State } from '../../../engine/state.ts';
import { letGo, takeUp } from '../../../engine/work.ts';
import { setOut } from '../../../field/march.ts';
import { raise } from '../../../field/stacks.ts';
import { boxOf } from '../box.ts';
import { warComesEarly } from '../game.ts';
import { BELGIUM, GERMANY, HUNGARY, LUXEMBOURG } from '../ground.ts';
import { layDown } from '../rules/capitulation.ts';
import { breach } from '../rules/control.ts';
import { boardOf } from '../rules/memo.ts';
import { violate } from '../rules/neutrals.ts';
import { turnSteps } from '../rules/turn.ts';
import { AT, placeOf, putUnit, unitsInPlay } from '../state.ts';

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
    const end = turnSteps([], { at: 'x', case: '', name: '', run: () => ({ to: 'next' }) }).at(-1)!;
    end.run(g, g.stack[0]!);
  },
};
test.each(Object.keys(WRITERS))('the board is laid anew where %s', what => {
  const g = startOf(warComesEarly, '1938', optionsOf(warComesEarly, '1938', {}));
  const units = pair(g);
  const before = takeUp(g);
  g.n[AT.turn] = 2;
  try {
    const { moved } = boardOf(g);
    WRITERS[what]!(g, units);
    expect(boardOf(g).moved).toBeGreaterThan(moved);
  } finally {
    letGo(before);
  }
});
