/** Puts the rules together into the machine that runs them, the same for every data pack. */
import { machine } from '../../../engine/machine.ts';
import { openTable } from '../../../engine/rules.ts';
import { piecesIn } from '../model/state.ts';
import { combat, preparing, rolling } from './combat.ts';
import { counterattack, striking } from './counterattack.ts';
import { repairing } from './determination.ts';
import { rules } from './flow.ts';
import { activation, moving } from './movement.ts';
import { game, placing } from './setup.ts';
import { activating, turn } from './turn.ts';
import { conquest } from './victory.ts';

export const MACHINE = machine(
  rules({
    procs: { game, turn, activation, combat, counterattack },
    decisions: { placing, activating, moving, preparing, rolling, striking, repairing },
    watches: [conquest],
    pool: piecesIn,
    ...openTable,
  }),
);
