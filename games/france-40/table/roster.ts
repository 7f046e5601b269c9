/** The order of battle: every unit the viewer knows, by army, wherever it is. */
import { byArmy, type Army, type Listed } from '../../../screen/frame/roster.ts';
import { counted } from '../../../engine/words.ts';
import type { Gazetteer } from '../../../screen/war/view.ts';
import { isPlaced } from '../look/spoken.ts';
import type { TableView, UnitView } from '../view.ts';
import { everyUnit } from './units.ts';
import { stateWords, unitTitle } from './words.ts';

export interface Enlisted extends Listed {
  readonly of: UnitView;
}
/** Nations with several armies; each of the others is listed as one army. */
const OWN_ARMIES: readonly string[] = ['German', 'French'];
/** The army is the beginning of the historical note: '6th Army, in reserve: 3, 23, 52' gives '6th Army'. */
const armyOf = (u: UnitView): string => {
  const said = u.historical.split(/[,:]/, 1)[0]!.trim();
  if (!OWN_ARMIES.includes(u.nation)) return /Force|army/.test(said) ? said : `${u.nation} army`;
  const name = said.charAt(0).toUpperCase() + said.slice(1);
  return name
    ? `${u.nation} ${/^(Army|OKH|\d)/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)}`
    : u.nation;
};
const GONE: readonly (keyof TableView['boxes'])[] = ['dead'];
const listed = (view: TableView, names: Gazetteer, u: UnitView): Enlisted => ({
  of: u,
  name: unitTitle(u),
  where: isPlaced(u) ? names.placed(u.place) : u.place,
  ...(isPlaced(u) ? { place: u.place } : {}),
  states: [
    ...(u.steps < u.stepsMax && u.steps > 0 ? [`${u.steps} of ${counted(u.stepsMax, 'step')}`] : []),
    ...stateWords(u).filter(w => w !== 'unknown to the enemy'),
  ],
  lost: GONE.some(box => view.boxes[box].some(x => x.name === u.name)),
});
/** Armies by number, headquarters and the rest after them, the Germans before the Allies. */
const rank = (name: string): number => Number(/\d+/.exec(name)?.[0] ?? 99);
export const armiesOf = (view: TableView, names: Gazetteer): readonly Army<Enlisted>[] => {
  const units = everyUnit(view).filter(u => u.size !== 'fort');
  const sides = (['german', 'allied'] as const).map(side => {
    const hidden = view.stacks.filter(s => s.side === side).reduce((n, s) => n + s.hidden, 0);
    const armies = byArmy(units.filter(u => u.side === side).map(u => [armyOf(u), listed(view, names, u)] as const));
    return [
      ...armies.toSorted((a, b) => rank(a.name) - rank(b.name)),
      ...(hidden ? [{ name: 'Not known', units: [], note: `${counted(hidden, 'unit')} under other counters` }] : []),
    ];
  });
  return sides.flat();
};
