/** Units in words. */
import { isCutOff, titleOf } from '../look/spoken.ts';
import { counted } from '../../../engine/words.ts';
import type { UnitView } from '../view.ts';

/** '41 Panzer Corps', 'XXI Corps', 'Fort 2731': among one's own the nation goes without saying. */
export const unitTitle = (u: UnitView): string =>
  u.size === 'fort' ? `Fort ${u.place}` : titleOf(u).slice(u.nation.length + 1);
export const unitWords = (u: UnitView): string =>
  `${u.nation} ${unitTitle(u)}, attack ${u.attack}, defence ${u.defence}, ${u.steps} of ${counted(u.stepsMax, 'step')}`;
const FOUGHT: { readonly [F in UnitView['fought']]: readonly string[] } = {
  yes: ['has fought'],
  planned: ['in the attack planned'],
  no: [],
};
/** The states of a unit, the most important first. */
export const stateWords = (u: UnitView): readonly string[] => [
  ...(u.inPlay ? [] : ['neutral']),
  ...(isCutOff(u) ? ['out of supply'] : []),
  ...(u.moved ? ['has moved'] : []),
  ...FOUGHT[u.fought],
  ...(u.retreated ? ['has retreated'] : []),
  ...(u.sickle ? ['Sickle Cut'] : []),
  ...(u.size === 'fort' || u.shown ? [] : ['unknown to the enemy']),
];
