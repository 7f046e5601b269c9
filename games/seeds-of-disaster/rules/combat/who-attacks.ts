/** 13.1 Which Areas can be attacked, and by which units. */
import { blockedBy, cells, ok, type Verdict, places } from '../../../../engine/decide.ts';
import type { State } from '../../../../engine/state.ts';
import { areaOf, isArmy, isDisrupted, onMap, placeOf, typeOf, unitName } from '../../model/army.ts';
import type { SideNo } from '../../model/box.ts';
import { areaName, riverBetween } from '../../model/ground.ts';
import { AT } from '../../model/state.ts';
import { at, byFirstRules, other } from '../../model/tracks.ts';
import { FOUGHT } from './battle-frame.ts';
import { enemiesIn } from '../movement/stacking.ts';
import { hasFort } from './forts.ts';
import { mayCross } from '../movement/borders.ts';

/** 13.1, 14.3.4 Enemy units or an enemy fort are there, even an empty one. */
export const isTarget = (g: State, s: SideNo, area: number): boolean =>
  enemiesIn(g, s, area) || hasFort(g, area, other(s));
/** Whether the unit is adjacent or might jump. A quick test: the refusal of a distant unit need not be made. */
export const isAtHand = (g: State, unit: number, area: number): boolean =>
  onMap(g, unit) ? riverBetween(g, placeOf(g, unit), area) >= 0 : typeOf(g, unit) === 'parachute';
/** 15.1.3 Whether held corps may not attack: option `heldFast`. In games of version 1 they may. */
const heldCorpsStand = (g: State): boolean => g.cells[AT.heldFast] === 0 && !byFirstRules(g);
/** 13.1, 15.1.2, 15.1.3, 12.0 Whether a unit may attack into an Area from where it is. */
export const mayStrike = (g: State, unit: number, area: number): Verdict => {
  const name = unitName(g, unit);
  if (!onMap(g, unit)) return blockedBy(places(unit), '13.1', `${name} is not on the map`);
  if (riverBetween(g, placeOf(g, unit), area) < 0)
    return blockedBy(places(unit), '13.1', `${name} is not next to ${areaName(g, area)}`, [area]);
  if (isDisrupted(g, unit)) {
    if (isArmy(g, unit)) return blockedBy(cells('disrupted', unit), '15.1.2', `${name} is Disrupted`);
    if (heldCorpsStand(g))
      return blockedBy(
        cells('disrupted', unit),
        '15.1.3',
        `${name} was Poised with an army that is Disrupted, and does not attack`,
      );
  }
  const may = mayCross(g, unit, area);
  return may.ok ? may : { ...may, why: `${name} cannot attack ${areaName(g, area)}: ${may.why}` };
};
/** 13.1.3 A unit fights once a segment. 16.1.3, 16.1.5 In a Breakthrough: those that broke through (`again`), and adjacent units that have not fought. */
export const isFresh = (g: State, again: readonly number[] | undefined, unit: number, area: number): Verdict => {
  const name = unitName(g, unit);
  const hasFought = g.cells[at(g).fought + unit] === FOUGHT;
  if (!again) return hasFought ? blockedBy(cells('fought', unit), '13.1.3', `${name} has fought in this segment`) : ok;
  if (again.includes(unit)) return ok;
  if (hasFought) return blockedBy(cells('fought', unit), '16.1.5', `${name} has fought and did not break through`);
  const beside = again.some(u => {
    const from = areaOf(g, u);
    if (from < 0 || riverBetween(g, from, area) < 0) return false;
    return from === placeOf(g, unit) || riverBetween(g, from, placeOf(g, unit)) >= 0; // 16.1.6 Poised units may have joined it
  });
  return beside ? ok : blockedBy(places(unit), '16.1.5', `${name} is not next to the stack that broke through`);
};
