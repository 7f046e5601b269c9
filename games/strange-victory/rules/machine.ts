/** The rules tied together. They read everything of the game from the box of the state, so one machine runs every pack. */
import { machine } from '../../../engine/machine.ts';
import { openTable, type Rules } from '../../../engine/rules.ts';
import { piecesIn } from '../model/state.ts';
import { combatSteps, preparing, rolling } from './combat.ts';
import { counterattackProc, striking } from './counterattack.ts';
import { repairing } from './determination.ts';
import { activationSteps, moving } from './movement.ts';
import { game, placing } from './setup.ts';
import { activating, turn } from './turn.ts';
import { conquest } from './victory.ts';

const rules: Rules = {
  procs: { game, turn, activation: activationSteps, combat: combatSteps, counterattack: counterattackProc },
  decisions: { placing, activating, moving, preparing, rolling, striking, repairing },
  watches: [conquest],
  pool: piecesIn,
  ...openTable,
};
export const MACHINE = machine(rules);
