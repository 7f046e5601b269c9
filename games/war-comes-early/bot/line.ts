/** The line a nation should hold before its cities. Zones of control close it: a unit covers its own hex and those beside it. */
import { ENDLESS, smallestCut } from '../../../bots/min-cut.ts';
import type { State } from '../../../engine/state.ts';
import { GERMANS, homeOf, HUNGARIANS, POLES } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import { countryOf, fortKind, gridOf, isCity, sizeOf } from '../model/ground.ts';
import { controls, foe, intactFort, NEUTRAL, standing } from '../model/state.ts';
import { limitsOf, botCacheOf } from './cache.ts';
import { sameList, type Situation } from './situation.ts';

/** Who has a front to close; the others attack, or hold a city or two. */
export const hasLine = (s: Situation, nation: number): boolean =>
  s.in1939 ? nation === POLES : [GERMANS, POLES, HUNGARIANS].includes(nation);

const PLAIN = 8;
/** What holding a hex costs: good ground is cheap, works of our own are cheaper. */
const priceOf = (s: Situation, nation: number, hex: number): number => {
  const { g, side } = s;
  const { LAND, RIVER_SIDE, HEXES } = boxOf(g);
  const country = countryOf(g, hex);
  if (LAND[hex] === 0) return 0;
  if (standing(g, country) === NEUTRAL) return limitsOf(g, nation)[country] === 1 ? 0 : ENDLESS;
  if (limitsOf(g, nation)[country] === 0 || s.count[foe(side)][hex]! > 0) return ENDLESS;
  if (intactFort(g, hex) >= 0 && fortKind(g, hex) === 'west wall') return 3;
  const { sides } = gridOf(g);
  let rivers = 0;
  for (let k = hex * 6; k < hex * 6 + 6; k++) rivers += RIVER_SIDE[sides[k]!]!;
  const rough = ['mountain', 'rough', 'broken'].includes(HEXES[hex]!.terrain) ? 1 : 0;
  return PLAIN - Math.min(2, rivers) - rough - (isCity(g, hex) ? 2 : 0);
};
const sourcesOf = (s: Situation, nation: number): readonly number[] => {
  const { g, side } = s;
  const home = homeOf(nation);
  const list: number[] = [];
  for (let hex = 0; hex < sizeOf(g); hex++)
    if (s.attack[foe(side)][hex]! > 0 && limitsOf(g, s.nation[hex]!)[home] === 1) list.push(hex);
  return list;
};
const sinksOf = ({ g, side }: Situation, nation: number): readonly number[] =>
  boxOf(g).CITIES_OF[homeOf(nation)]!.filter(hex => boxOf(g).VALUE[hex]! > 0 && controls(g, side, hex));

export interface Line {
  readonly hexes: readonly number[];
  readonly on: Uint8Array;
}
const draw = (s: Situation, nation: number): Line => {
  const { g } = s;
  const grid = gridOf(g);
  const price = Int16Array.from({ length: grid.size }, (_, hex) => priceOf(s, nation, hex));
  const hexes = smallestCut(
    { grid, price, wall: boxOf(g).WALL },
    botCacheOf(g).cut,
    sourcesOf(s, nation),
    sinksOf(s, nation),
  );
  const on = new Uint8Array(grid.size);
  for (const hex of hexes) on[hex] = 1;
  return { hexes, on };
};
const MAX_CACHED_LINES = 6;
const controlled = (g: State, nation: number): string =>
  boxOf(g)
    .CITIES_OF[homeOf(nation)]!.map(hex => (controls(g, 0, hex) ? 1 : 0))
    .join('');
/** Drawn against the enemy as he stands, and kept while he does. */
export const lineOf = (s: Situation, nation: number): Line => {
  const { lines } = botCacheOf(s.g);
  const enemy = s.attack[foe(s.side)];
  const key = `${s.in1939} ${nation} ${controlled(s.g, nation)}`;
  const at = lines.findIndex(x => x.key === key && sameList(x.enemy, enemy));
  const found = at < 0 ? { key, enemy: enemy.slice(), line: draw(s, nation) } : lines.splice(at, 1)[0]!;
  lines.unshift(found);
  if (lines.length > MAX_CACHED_LINES) lines.pop();
  return found.line;
};
