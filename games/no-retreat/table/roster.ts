/** The order of battle: every unit under its army or group, wherever it lies. */
import { byArmy, type Army, type Listed } from '../../../screen/frame/roster.ts';
import type { Gazetteer } from '../../../screen/war/view.ts';
import { isPlaced, stateWords, titleOf } from '../look/spoken.ts';
import type { TableView, UnitView } from '../view.ts';
import { everyUnit } from './choices.ts';

export interface Enlisted extends Listed {
  readonly of: UnitView;
}
const LOST: readonly (keyof TableView['boxes'])[] = ['destroyed', 'surrendered', 'evacuated'];
/** A group names its nation where the counters do not. */
const armyOf = ({ nation, group }: UnitView): string => {
  if (group === '') return nation;
  return group.startsWith(nation) ? group : `${nation}, ${group}`;
};
export const armiesOf = (view: TableView, names: Gazetteer): readonly Army<Enlisted>[] => {
  const lost = new Set(LOST.flatMap(box => view.boxes[box].map(u => u.name)));
  const listed = (u: UnitView): Enlisted => ({
    of: u,
    name: titleOf(u),
    where: isPlaced(u) ? names.placed(u.place) : u.place,
    ...(isPlaced(u) ? { place: u.place } : {}),
    states: stateWords(u),
    lost: lost.has(u.name),
  });
  return (['german', 'allied'] as const).flatMap(side =>
    byArmy(
      everyUnit(view)
        .filter(u => u.side === side)
        .map(u => [armyOf(u), listed(u)] as const),
    ).toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true })),
  );
};
