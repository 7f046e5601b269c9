/** 14.2.1 Building the Westwall. */
import { blockedBy, cells, no, type Verdict } from '../../../../engine/decide.ts';
import type { State } from '../../../../engine/state.ts';
import { boxOf, G, type SideNo } from '../../model/box.ts';
import { westwallIn } from '../../model/ground.ts';
import { at, hasTechnology2 } from '../../model/tracks.ts';
import { canAfford, costOf, mayBuy } from './costs.ts';
import { investedWords } from './technology.ts';

const westwalls = (g: State): number => {
  let count = 0;
  for (const area of boxOf(g).areaIds) if (westwallIn(g, area) > 0) count++;
  return count;
};
/** 14.2.1 One marker in each German Area on the western border. Its second step needs technology level 2. */
export const mayDig = (g: State, s: SideNo, area: number): Verdict => {
  const { westwallAreas, westwallPrice: price, westwallNames, tables } = boxOf(g);
  const name = westwallNames[area]!;
  if (s !== G) return no('14.2', 'only the Germans build the Westwall');
  if (!westwallAreas.includes(area))
    return no('14.2.1', `${name}: only in Germany on the border of France, Belgium and the Netherlands`, [area]);
  const open = mayBuy(g, price, name);
  if (!open.ok) return open;
  if (westwallIn(g, area) === 2)
    return blockedBy(cells('westwall', area), '14.2.1', `${name} stands at full strength`, [area]);
  if (westwallIn(g, area) === 0 && westwalls(g) >= tables.westwall.count)
    return blockedBy(
      cells('westwall', ...westwallAreas.filter(a => westwallIn(g, a) > 0)),
      '14.2.1',
      `${name}: all ${tables.westwall.count} markers are built`,
    );
  if (g.cells[at(g).dug + area] === 1)
    return blockedBy(cells('dug', area), '7.2.6', `${name} was built this turn: its next step is for another`);
  if (westwallIn(g, area) === 1 && !hasTechnology2(g, s))
    return blockedBy(cells('invested', s), '14.2.1', `${name} needs technology level 2: ${investedWords(g, s)}`);
  return canAfford(g, s, costOf(g, price), name);
};
