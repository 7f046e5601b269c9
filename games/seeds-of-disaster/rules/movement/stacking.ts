/** 8.0, 10.1.12 Who is in an Area, who may enter it, and who may stay there. */
import { blockedBy, cells, ok, stackAt, type Verdict, places } from '../../../../engine/decide.ts';
import type { State } from '../../../../engine/state.ts';
import { armiesIn, heightOf, isArmy, placeOf, sideOf, unitName } from '../../model/army.ts';
import { boxOf, type SideNo } from '../../model/box.ts';
import { controlOf, isCentre } from '../../model/ground.ts';
import { other } from '../../model/tracks.ts';
import { hasFort } from '../combat/forts.ts';
import { refusedIn } from '../position/area-refusals.ts';
import { mayCross } from './borders.ts';

/** 20.0 Whoever is in an Area controls it, so the stack need not be searched. */
export const enemiesIn = (g: State, s: SideNo, area: number): boolean =>
  heightOf(g, area) > 0 && controlOf(g, area) === other(s);
export const friendsIn = (g: State, s: SideNo, area: number): boolean =>
  heightOf(g, area) > 0 && controlOf(g, area) === s;
const ENEMIES_THERE = refusedIn('10.1.12', 'enemy units are there', stackAt);
/** By the side that built the fort. */
const FORT_THERE = ['westwall', 'ruined'].map(column =>
  refusedIn('14.3.4', 'an enemy fortification stands there', area => cells(column, area)),
);
/** 10.1.12, 12.0 Whether a unit may enter an Area. 14.3 Our reading: an enemy fort bars it even when empty. */
export const mayEnter = (g: State, unit: number, area: number): Verdict => {
  const s = sideOf(g, unit);
  if (enemiesIn(g, s, area)) return ENEMIES_THERE(area);
  if (hasFort(g, area, other(s))) return FORT_THERE[other(s)]!(area);
  return mayCross(g, unit, area);
};
/** 8.0 Whether an army would be the second in an Area without a Mobilization Center. */
export const crowds = (g: State, unit: number, area: number): boolean =>
  isArmy(g, unit) && !isCentre(g, area) && hasOtherArmy(g, unit, area);
const hasOtherArmy = (g: State, unit: number, area: number): boolean => {
  if (heightOf(g, area) === 0) return false;
  for (const a of boxOf(g).armiesOf[sideOf(g, unit)]) if (a !== unit && placeOf(g, a) === area) return true;
  return false;
};
/** 8.0 Whether a unit may end its move in an Area. */
export const mayStand = (g: State, unit: number, area: number): Verdict => {
  const may = mayEnter(g, unit, area);
  if (!may.ok) return may;
  if (!crowds(g, unit, area)) return ok;
  const army = armiesIn(g, area).find(a => a !== unit)!;
  return blockedBy(places(army), '8.0', `${unitName(g, army)} is there, and one army is the most`, [area]);
};
