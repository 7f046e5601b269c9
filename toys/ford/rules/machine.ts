/** Puts the rules together. They read the game's tables from the box of the state, so that one machine runs every data pack. */
import { machine } from '../../../engine/machine.ts';
import { attacking, battle } from './attack.ts';
import { rules } from './flow.ts';
import { marching } from './march.ts';
import { placing } from './setup.ts';
import { sight } from './sight.ts';
import { game, turn, watches } from './turn.ts';

export const MACHINE = machine(
  rules({
    procs: { game, turn, battle },
    decisions: { placing, marching, attacking },
    watches,
    pool: () => [],
    ...sight,
  }),
);
