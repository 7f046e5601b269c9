/** 24.2, 24.3 Units that an instruction of a plan releases to the Reserve: 7th Army, tanks, 2nd Army. */
import { blockedBy, cells, ok, type Verdict, places } from '../../../../engine/decide.ts';
import type { Case, State } from '../../../../engine/state.ts';
import { A, counterOf, G, nameOf } from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import type { Instruction, UnitRow } from '../../data/rows.ts';
import { LAST_TURN, turnBox, WAITING } from '../../model/places.ts';
import { at, byFirstRules, inBox, onMap, option, placeOf, unitsOf } from '../../model/state.ts';

/** 2.3.4 The turn of the unit has not come. */
const isDueLater = (g: State, unit: number): boolean => {
  const turn = placeOf(g, unit) - turnBox(g, 0);
  return turn > 0 && turn <= LAST_TURN;
};
export const FREEING = ['7th Army Freed', 'Tank Doctrine', '2nd Army Freed'] as const satisfies readonly Instruction[];
const isFreedBy = ({ group, entry, id, type }: UnitRow, act: Instruction): boolean => {
  if (act === '7th Army Freed') return group.startsWith('7th');
  if (act === 'Tank Doctrine') return entry === 'FI';
  return (group.startsWith('2nd') && type === 'infantry') || (id === 'XXII' && type === 'mountain');
};
/** The units an instruction releases, wherever they are; computed once. */
const freeable = (g: State, act: Instruction): readonly number[] => {
  const { freeable: kept } = boxOf(g).cache;
  const known = kept.get(act);
  if (known) return known;
  const units = unitsOf(g, act === '2nd Army Freed' ? G : A).filter(u => isFreedBy(counterOf(g, u), act));
  kept.set(act, units);
  return units;
};
/** 24.2 Only the 7th Army is on the map at the start. */
const leavesTheMap = (g: State, act: Instruction): boolean =>
  byFirstRules(g) || (act === '7th Army Freed' && !option(g, 'freeing'));
/** Each unit once, from beside the map or before its turn; units of the 7th Army from the map, too. */
export const freed = (g: State, act: Instruction): readonly number[] => {
  const fromMap = leavesTheMap(g, act);
  return freeable(g, act).filter(
    u => !wasFreed(g, u) && (inBox(g, u, WAITING) || isDueLater(g, u) || (fromMap && onMap(g, u))),
  );
};
/** 24.2, 24.3 Why one of these units is not released now. */
export const whyNotFreed = (g: State, act: Instruction, unit: number, ruleCase: Case): Verdict => {
  if (!freeable(g, act).includes(unit)) return ok;
  const name = nameOf(g, unit);
  if (wasFreed(g, unit)) return blockedBy(cells('freed', unit), ruleCase, `${name} was freed once already`);
  return onMap(g, unit)
    ? blockedBy(places(unit), ruleCase, `${name} is on the map: ${act} takes units from beside it`)
    : blockedBy(places(unit), ruleCase, `${name} is not waiting beside the map`);
};
const wasFreed = (g: State, unit: number): boolean => g.cells[at(g).freed + unit] === 1;
export const noteFreed = (g: State, unit: number): void => {
  if (!byFirstRules(g)) g.cells[at(g).freed + unit] = 1;
};
