/** 13.2.1 Holland and Switzerland come into the war the instant a German tries to enter; 18.9 the Swiss Front. */
import type { State } from '../../../../engine/state.ts';
import { counterOf, DUTCH, SWISS } from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import { countryNo } from '../../model/ground.ts';
import { beside, RESERVE, TURN_0, LAST_TURN } from '../../model/places.ts';
import {
  AT,
  happened,
  isAtWar,
  isFrance,
  NEUTRALS,
  note,
  placeOf,
  putUnit,
  touched,
  unitsInPlay,
} from '../../model/state.ts';
import { hasPlan } from '../plans/plans.ts';
import { emit } from '../flow.ts';

type Neutral = 'Holland' | 'Switzerland';
const HOLLAND = countryNo('Holland');
const SWITZERLAND = countryNo('Switzerland');
/** 13.2.1, 24.3 Holland always, Switzerland with the Swiss Question alone. */
export const mayViolate = (g: State, neutral: Neutral): boolean =>
  isFrance(g) && (neutral === 'Holland' || hasPlan(g, 'Swiss Question'));

/** 13.2.1 Puts a neutral at war; the Soviet Union, by its invasion, with Poland. */
export const declareWar = (g: State, neutral: (typeof NEUTRALS)[number]): void => {
  g.cells[AT.war + NEUTRALS.indexOf(neutral)] = 1;
  touched(g);
  emit(g, { is: 'war', case: '13.2.1', neutral: NEUTRALS.indexOf(neutral) });
};
const goToWar = (g: State, neutral: Neutral): void => {
  if (isAtWar(g, neutral)) return;
  declareWar(g, neutral);
  if (neutral === 'Switzerland') swissFront(g);
};
/** 18.9 Reinforcements with the Swiss roundel arrive in the Reserve at once. */
export const swissFront = (g: State): void => {
  const { SIZE } = boxOf(g);
  if (happened(g, 'swiss front')) return;
  note(g, 'swiss front');
  emit(g, { is: 'swissFront', case: '18.9' });
  for (const unit of unitsInPlay(g)) {
    const box = placeOf(g, unit) - SIZE;
    if (!counterOf(g, unit).swiss || box <= TURN_0 || box > TURN_0 + LAST_TURN) continue;
    putUnit(g, unit, beside(g, RESERVE));
    emit(g, { is: 'reinforced', case: '18.9', unit });
  }
};
/** 13.2.1 A German unit or marker enters this hex: a neutral country is at war. */
export const violate = (g: State, hex: number): void => {
  const country = boxOf(g).COUNTRY[hex]!;
  if (country === HOLLAND) goToWar(g, 'Holland');
  if (country !== SWITZERLAND) return;
  goToWar(g, 'Switzerland');
  swissFront(g);
};
/** 13.2.1 An attack on units of a neutral brings their country into the war, wherever they are. */
export const provoke = (g: State, units: readonly number[]): void => {
  const nations = units.map(u => boxOf(g).NATION[u]!);
  if (nations.includes(DUTCH)) goToWar(g, 'Holland');
  if (nations.includes(SWISS)) goToWar(g, 'Switzerland');
};
