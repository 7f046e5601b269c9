/** 24.2, 24.3 Units that an instruction of a plan lets go to the Reserve: 7th Army, tanks, 2nd Army. */
import type { State } from '../../../engine/state.ts';
import { A, counterOf, G } from '../army.ts';
import type { Instruction } from '../data/rows.ts';
import { LAST_TURN, turnBox, WAITING } from '../places.ts';
import { inBox, onMap, placeOf, unitsOf } from '../state.ts';

/** 2.3.4 Its turn has not come. */
const isDueLater = (g: State, unit: number): boolean => {
  const turn = placeOf(g, unit) - turnBox(g, 0);
  return turn > 0 && turn <= LAST_TURN;
};
export const FREEING = ['7th Army Freed', 'Tank Doctrine', '2nd Army Freed'] as const satisfies readonly Instruction[];
/** From the map, from beside it, or before their turn. */
export const freed = (g: State, act: Instruction): readonly number[] =>
  unitsOf(g, act === '2nd Army Freed' ? G : A).filter(u => {
    const { group, entry, id, type } = counterOf(g, u);
    const there = onMap(g, u) || inBox(g, u, WAITING) || isDueLater(g, u);
    if (act === '7th Army Freed') return there && group.startsWith('7th');
    if (act === 'Tank Doctrine') return there && entry === 'FI';
    return there && ((group.startsWith('2nd') && type === 'infantry') || (id === 'XXII' && type === 'mountain'));
  });
