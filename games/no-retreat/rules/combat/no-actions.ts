/** 2.7, 14.7 No Actions markers: laid by events, penalties and retreats. */
import { blockedBy, ok, type Decision, untilOver } from '../../../../engine/decide.ts';
import { next } from '../../../../engine/flow.ts';
import type { State } from '../../../../engine/state.ts';
import type { SideNo } from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import { placed } from '../../model/ground.ts';
import { at, hexesOf, sideNo, unitsIn } from '../../model/state.ts';
import { battleIn } from './battle-vars.ts';
import { alive } from './losses.ts';
import { finishTodo } from './result-queue.ts';
import { emit } from '../flow.ts';

export const tiring: Decision<{ readonly do: 'tire'; readonly hex: number }> = {
  verbs: ['tire'],
  candidates: g => hexesOf(g, alive(g, battleIn(g).retreated)).map(hex => ({ do: 'tire', hex })),
  judge: (g, _a, c) =>
    hexesOf(g, alive(g, battleIn(g).retreated)).includes(c.hex)
      ? ok
      : blockedBy(untilOver(g), '14.7', `nobody has retreated to ${placed(g, c.hex)}`, [c.hex]),
  take: (g, a, c) => {
    tire(g, sideNo(a.side), c.hex);
    finishTodo(g);
    return next;
  },
  forced: ['tire'],
  say: (g, _a, c) => `No Actions in ${placed(g, c.hex)}`,
};
/** 2.7 Puts all units of the side in a hex under No Actions. */
export const tire = (g: State, side: SideNo, hex: number): void => {
  for (const u of unitsIn(g, hex)) if (boxOf(g).SIDE[u] === side) g.cells[at(g).na + u] = 1;
  emit(g, { is: 'tired', case: '2.7', side, hex });
};
