/** 11.0, 11.2 Which hexes a side may attack, and with which units. */
import {
  blockedBy,
  named,
  no,
  stackAt,
  trackCell,
  type Obstacle,
  type Verdict,
  places,
} from '../../../engine/decide.ts';
import { type State } from '../../../engine/state.ts';
import { around, type Grid, type HexId } from '../../../kernel/hex.ts';
import { isFort, isMech, nameOf, nationOf, neutralOf, sideOf, type SideNo } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import { gridOf, isGap, isWater, placed } from '../model/ground.ts';
import {
  AT,
  at,
  foe,
  fortIn,
  FOUGHT,
  FULL_HALT,
  heightOf,
  inPlay,
  onMap,
  placeOf,
  stackIn,
  topOf,
} from '../model/state.ts';
import { mayFight } from './ground.ts';
import { boardOf } from './board-cache.ts';
import { battlesOf, heightIn, restsOn, statusCell } from './obstacles.ts';

/** 11.0 How many units in the hex have not been attacked this phase. Hidden units count as not attacked: an attack would have revealed them (3.10). */
const unattackedCount = (g: State, hex: number): number => {
  const fort = fortIn(g, hex);
  const fought = (u: number): boolean => g.cells[at(g).fought + u] === FOUGHT;
  return heightOf(g, hex) - stackIn(g, hex).filter(fought).length + (fort >= 0 && !fought(fort) ? 1 : 0);
};
/** 11.0, 3.6, 5.8, 7.9 May any unit of this side attack this hex? It may be attacked while at least one unit in it has not been attacked this phase. */
export const mayAttack = (g: State, side: SideNo, hex: number): Verdict => {
  const fort = fortIn(g, hex);
  const enemy = topOf(g, hex) >= 0 ? topOf(g, hex) : fort;
  if (heightOf(g, hex) === 0 && fort < 0)
    return blockedBy(heightIn(hex), '11.0', `nobody defends ${placed(g, hex)}: vacant hexes are not attacked`, [hex]);
  if (sideOf(g, enemy) === side)
    return blockedBy(stackAt(hex), '11.0', `your own units stand in ${placed(g, hex)}`, [hex]);
  if (isGap(g, hex)) return no('10.8', 'there is no combat in the Sarreguemines Gap', [hex]);
  if (!inPlay(g, enemy))
    return blockedBy(statusOf(g, enemy), '3.6', `${nameOf(g, enemy)} in ${placed(g, hex)} is neutral`, [hex]);
  if (unattackedCount(g, hex) === 0) {
    const attacked = battlesOf(...stackIn(g, hex), ...(fort >= 0 ? [fort] : []));
    return blockedBy(attacked, '11.0', `all units in ${placed(g, hex)} have been attacked this phase`, [hex]);
  }
  const nextTo = around(gridOf(g), hex as HexId);
  const verdicts = nextTo
    .flatMap(h => stackIn(g, h))
    .filter(u => sideOf(g, u) === side)
    .map(u => mayStrike(g, side, u, hex));
  const noneAdjacent = blockedBy(stackAt(...nextTo), '11.2', `no unit of yours is next to ${placed(g, hex)}`, [hex]);
  return verdicts.find(v => v.ok) ?? verdicts[0] ?? noneAdjacent;
};
const statusOf = (g: State, unit: number): Obstacle => statusCell(neutralOf(nationOf(g, unit)));
/** 11.0, 2.12, 5.10 May this unit attack that hex? */
export const mayStrike = (g: State, side: SideNo, unit: number, hex: number): Verdict => {
  const name = nameOf(g, unit);
  const from = placeOf(g, unit);
  if (sideOf(g, unit) !== side) return no('11.0', `${name} is not yours`);
  if (!onMap(g, unit)) return blockedBy(places(unit), '11.0', `${name} is not on the map`);
  if (isFort(g, unit)) return no('2.12', `${name} never attacks`);
  if (!inPlay(g, unit)) return blockedBy(statusOf(g, unit), '3.6', `${name} is neutral`);
  if (g.cells[at(g).fought + unit] === FOUGHT)
    return blockedBy(battlesOf(unit), '11.0', `${name} has been in a battle this phase`);
  if (isMech(g, unit) && g.cells[AT.halted] === FULL_HALT)
    return blockedBy(trackCell('halted'), '5.10', `${name} does not attack: the panzers are halted this turn`);
  if (!around(gridOf(g), from as HexId).includes(hex as HexId))
    return blockedBy(places(unit), '11.2', `${name} is not next to ${placed(g, hex)}`, [hex]);
  if (isWater(g, from, hex))
    return blockedBy(places(unit), '10.7', `${name} cannot attack ${placed(g, hex)}: water lies between`, [hex]);
  const v = mayFight(g, nationOf(g, unit), hex);
  return v.ok ? v : named(restsOn(v, places(unit)), `${name} cannot attack ${placed(g, hex)}`);
};
export const adjacentAttackers = (g: State, side: SideNo, hex: number): readonly number[] =>
  around(gridOf(g), hex as HexId)
    .flatMap(h => stackIn(g, h))
    .filter(u => mayStrike(g, side, u, hex).ok);

/** 11.2 Hexes with enemies or enemy forts next to units of this side, in the order of the map. */
export const adjacentTargets = (g: State, side: SideNo): readonly number[] => {
  const { units } = boardOf(g);
  const { forts } = boxOf(g).cache.board;
  const ours = units[side];
  const theirs = units[foe(side)];
  const theirFort = foe(side) + 1;
  const { length } = ours;
  const found: number[] = [];
  const grid = gridOf(g);
  for (let hex = 0; hex < length; hex++)
    if ((theirs[hex] || (forts[hex] === theirFort && !ours[hex])) && isBeside(grid, ours, hex)) found.push(hex);
  return found;
};
const isBeside = (grid: Grid, held: Uint8Array, hex: number): boolean => {
  for (const h of around(grid, hex as HexId)) if (held[h]) return true;
  return false;
};
