/** How a unit stands in a list of choices. */
import type { RowWords } from '../../../screen/war/Listed.tsx';
import { stateWords, titleOf } from '../look/spoken.ts';
import type { Row } from './choices.ts';
import { useWce } from './state.ts';

/** Verbs whose words say more than the counter does. */
const SAID = ['form', 'arrive', 'attack', 'flank', 'railhead', 'recall', 'stack', 'break'];
export const useRowWords = (): ((row: Row) => RowWords) => {
  const { names } = useWce();
  return ({ of, unit, hex }) => {
    const says = !unit || SAID.includes(of.choice.do);
    const states = unit ? stateWords(unit).filter(w => w !== 'unknown to the enemy') : [];
    return { title: says ? of.text : titleOf(unit), under: [hex ? names.placed(hex) : '', ...states], says };
  };
};
