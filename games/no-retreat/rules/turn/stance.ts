/** 7.4, 20.2 The British and the Soviet Stance. */
import type { State } from '../../../../engine/state.ts';
import { A, BRITISH, G, isDynamo, nationOf, SOVIETS } from '../../model/army.ts';
import { beside, RESERVE, WAITING } from '../../model/places.ts';
import {
  AT,
  CAREFUL,
  happened,
  hexesOf,
  inBox,
  isFrance,
  LAST_BOX,
  note,
  putUnit,
  stanceOf,
  unitsInPlay,
} from '../../model/state.ts';
import { declareWar } from '../movement/neutrals.ts';
import { tire } from '../combat/no-actions.ts';
import { emit } from '../flow.ts';

/** 20.2 The second box: No Actions on the British, or on the Soviets. */
const becomeCareful = (g: State): void => {
  const nation = isFrance(g) ? BRITISH : SOVIETS;
  const side = isFrance(g) ? A : G;
  g.cells[AT.stanceFace] = 1;
  for (const hex of hexesOf(
    g,
    unitsInPlay(g).filter(u => nationOf(g, u) === nation),
  ))
    tire(g, side, hex);
};
const FRANCE = [undefined, undefined, 'evacuation', 'dynamo', undefined] as const;
const POLAND = [undefined, undefined, 'readied', 'invasion', 'red line'] as const;
/** What happens once in which box, by front. */
export const STANCE_EVENTS = [FRANCE, POLAND] as const;
/** 20.2.1, 20.2.2 What a box does when the marker enters it: once only, except the second box. */
const enterBox = (g: State): void => {
  const box = stanceOf(g);
  const once = (isFrance(g) ? FRANCE : POLAND)[box];
  if (box === CAREFUL) becomeCareful(g);
  if (!once || happened(g, once)) return;
  note(g, once);
  if (once === 'invasion') declareWar(g, 'USSR');
  if (once === 'dynamo') for (const unit of callDynamo(g)) emit(g, { is: 'reinforced', case: '20.2.1', unit });
};
/** 20.2.1 Dynamo arrives in the Reserve. */
export const callDynamo = (g: State): readonly number[] => {
  const called = unitsInPlay(g).filter(u => isDynamo(g, u) && inBox(g, u, WAITING));
  for (const u of called) putUnit(g, u, beside(g, RESERVE));
  return called;
};
/** 7.4.1, 7.4.2 `down` is toward the last box. In the second box the turned marker absorbs a move. */
export const moveStance = (g: State, way: 'up' | 'down', ruleCase: string): void => {
  const box = stanceOf(g);
  const to = Math.max(0, Math.min(LAST_BOX, box + (way === 'down' ? 1 : -1)));
  if (box === CAREFUL && g.cells[AT.stanceFace] === 1) {
    g.cells[AT.stanceFace] = 0;
    emit(g, { is: 'stanceTurned', case: ruleCase });
    return;
  }
  if (to === box) return;
  g.cells[AT.stance] = to;
  emit(g, { is: 'stance', case: ruleCase, stance: to });
  enterBox(g);
};
