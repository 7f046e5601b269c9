/** What a table would show of a game in memory: the side's own view, its listed choices, its log. For the tests of tables. */
import type { State } from '../../engine/state.ts';
import { backLimit } from '../../engine/undo.ts';
import { logFor, type Table } from '../../engine/table.ts';
import { offeredIn } from '../offered.ts';
import type { TableSnapshot } from '../session.ts';

export const shownOf = <View>(t: Table, side: string, view: (seen: State) => View): TableSnapshot<View> => {
  const seen = t.game.machine.view(t.g, side);
  return {
    entry: t.entries.length,
    eyes: side,
    view: view(seen),
    offered: offeredIn(t.game, seen, side),
    log: logFor(t, side),
    backLimit: backLimit(t, side),
    over: t.g.wait.for === 'over',
    setup: { guided: true },
  };
};
