/** 4.2 The divisions under their Korps, with the commander and his audacity. */
import { counted } from '../../../engine/words.ts';
import { byArmy, type Army, type Listed } from '../../../screen/frame/roster.ts';
import type { DivisionView, TableView } from '../view.ts';

export interface Enlisted extends Listed {
  readonly of: DivisionView;
}
const listed = (view: TableView, d: DivisionView, shown: (area: string) => string): Enlisted => {
  const onMap = view.areas.some(a => a.name === d.area);
  return {
    of: d,
    name: `${d.name} Panzer`,
    where: onMap ? shown(d.area) : 'not on the map',
    ...(onMap ? { place: d.area } : {}),
    states: [
      d.face === 'advancing' ? 'may act' : 'has acted',
      ...(d.damage === 'none' ? [] : [d.damage]),
      counted(d.dice, 'die', 'dice'),
    ],
  };
};
export const armiesOf = (view: TableView, shown: (area: string) => string): readonly Army<Enlisted>[] =>
  byArmy(view.divisions.map(d => [d.korps, listed(view, d, shown)] as const)).map(army => {
    const c = view.commanders.find(x => x.korps === army.name);
    return c
      ? {
          ...army,
          name: `${army.name}, ${c.name}`,
          note: `Audacity ${c.audacity} of ${c.cap}${c.rerolled ? ', re-rolled this turn' : ''}`,
        }
      : army;
  });
