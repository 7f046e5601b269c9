/** The line a side should hold before its cities: the Allies before all of theirs, the Germans before those at home. Zones of control close it: a unit covers its own hex and those beside it. */
import { ENDLESS, smallestCut } from '../../../bots/min-cut.ts';
import { A, G } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import { countryNo, gridOf, terrainOf } from '../model/ground.ts';
import { citiesOf, controls, foe, isAtWar, sheetOf } from '../model/state.ts';
import { roomOf } from './cache.ts';
import { sameList, type Situation } from './situation.ts';

const PLAIN = 8;
const HOLLAND = countryNo('Holland');
const CLOSED = (['Lithuania', 'Romania', 'Hungary', 'Britain', 'Switzerland', 'USSR'] as const).map(countryNo);
/** What holding a hex costs: good ground and cities are cheap, and so is where somebody stands who cannot move. */
const priceOf = (s: Situation, hex: number): number => {
  const { g, side } = s;
  const { LAND, WATER, COUNTRY, CITY, EZ, GREATER } = boxOf(g);
  const country = COUNTRY[hex]!;
  if (LAND[hex] === 0 || EZ[hex] === 1 || CLOSED.includes(country)) return 0;
  if (country === HOLLAND && !isAtWar(g, 'Holland')) return ENDLESS;
  if (s.count[foe(side)][hex]! > 0 || (side === A && GREATER[hex] === 1)) return ENDLESS;
  const { sides } = gridOf(g);
  let rivers = 0;
  for (let k = hex * 6; k < hex * 6 + 6; k++) rivers += WATER[sides[k]!]! > 0 ? 1 : 0;
  const works = s.sp[side][hex]! > s.attack[side][hex]! ? 3 : 0;
  return Math.max(2, PLAIN - Math.min(2, rivers) - terrainOf(g, hex).shift - (CITY[hex]! > 0 ? 1 : 0) - works);
};
export interface Line {
  readonly hexes: readonly number[];
  readonly on: Uint8Array;
}
const draw = (s: Situation): Line => {
  const { g } = s;
  const grid = gridOf(g);
  const { from, to } = sheetOf(g);
  const price = new Int16Array(grid.size);
  const sources: number[] = [];
  for (let hex = from; hex < to; hex++) {
    price[hex] = priceOf(s, hex);
    if (s.attack[foe(s.side)][hex]! > 0) sources.push(hex);
  }
  const sinks = citiesOf(g).filter(hex => controls(g, s.side, hex) && (boxOf(g).GREATER[hex] === 1) === (s.side === G));
  const hexes = smallestCut({ grid, price, wall: boxOf(g).WALL }, roomOf(g).cut, sources, sinks);
  const on = new Uint8Array(grid.size);
  for (const hex of hexes) on[hex] = 1;
  return { hexes, on };
};
const MAX_CACHED_LINES = 6;
/** Drawn against the enemy as he stands, and kept while he does. */
export const lineOf = (s: Situation): Line => {
  const { g } = s;
  const { lines } = roomOf(g);
  const enemy = s.attack[foe(s.side)];
  const key =
    s.side +
    citiesOf(g)
      .map(hex => (controls(g, A, hex) ? 1 : 0))
      .join('');
  const at = lines.findIndex(x => x.key === key && sameList(x.enemy, enemy));
  const found = at < 0 ? { key, enemy: enemy.slice(), line: draw(s) } : lines.splice(at, 1)[0]!;
  lines.unshift(found);
  if (lines.length > MAX_CACHED_LINES) lines.pop();
  return found.line;
};
