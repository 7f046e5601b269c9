/** The line a side should hold: the cheapest row of hexes between the enemy and what he must not reach, found as a minimum cut. */
import { ENDLESS, smallestCut } from '../../../bots/min-cut.ts';
import { distance, type HexId } from '../../../kernel/hex.ts';
import { NO_ENTRY } from '../../../kernel/path.ts';
import { A, G } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import {
  citiesOf,
  countryOf,
  FRANCE,
  GERMANY,
  gridOf,
  isArdennes,
  isCity,
  isParis,
  isRough,
  sizeOf,
  SWITZERLAND as SWISS_GROUND,
} from '../model/ground.ts';
import { AT } from '../model/state.ts';
import { isNeutralGround } from '../rules/supply.ts';
import type { State } from '../../../engine/state.ts';
import { botCacheOf } from './cache.ts';
import { enemyOf, type Situation } from './situation.ts';

/** After Paris has fallen or the Mediterranean plan is overturned, the line no longer protects those cities. */
const isBroken = (s: Situation): boolean =>
  s.side === A && s.year === '1940' && (s.g.cells[AT.paris] !== 0 || s.g.cells[AT.mediterranean] !== 0);
/** The hexes that the line must protect. */
const treasures = (s: Situation): readonly number[] => {
  if (s.side === G) return [...boxOf(s.g).BESIDE_RUHR, ...citiesOf(s.g, GERMANY)];
  const { PARIS, MEDITERRANEAN_CITIES, BRITTANY, WEST_EDGE, SOUTH_EDGE } = boxOf(s.g);
  const cities = isBroken(s) ? [] : [...PARIS, ...MEDITERRANEAN_CITIES];
  return [...cities, ...(s.g.cells[AT.brittany] ? [] : BRITTANY), ...WEST_EDGE, ...SOUTH_EDGE].filter(
    hex => countryOf(s.g, hex) === FRANCE,
  );
};
const near = (s: Situation, side: 0 | 1, most: number): Uint8Array => {
  const far = new Uint8Array(sizeOf(s.g)).fill(most + 1);
  const queue: number[] = [];
  for (let hex = 0; hex < sizeOf(s.g); hex++)
    if (s.count[side][hex]) {
      far[hex] = 0;
      queue.push(hex);
    }
  for (let i = 0; i < queue.length; i++) {
    const hex = queue[i]!;
    if (far[hex]! >= most) continue;
    for (let k = hex * 6; k < hex * 6 + 6; k++) {
      const to = gridOf(s.g).near[k]!;
      if (
        to >= 0 &&
        far[to]! > far[hex]! + 1 &&
        boxOf(s.g).ENTER[to] !== NO_ENTRY &&
        !boxOf(s.g).WATER_SIDE[gridOf(s.g).sides[k]!]
      ) {
        far[to] = far[hex]! + 1;
        queue.push(to);
      }
    }
  }
  return far;
};
/** Distance in hexes to the nearest unit of a side, at most 13. */
export const nearest = (s: Situation, side: 0 | 1): Uint8Array => near(s, side, 12);

/** Good ground to stand on: rough, a city, rivers. */
export const standGround = (g: State, hex: number): number =>
  (isRough(g, hex) || isArdennes(g, hex) ? 1 : 0) +
  (isCity(g, hex) ? 0.7 : 0) +
  Math.min(3, botCacheOf(g).rivers[hex]!) * 0.25;

/** The price of a hex with an empty fort: it must be manned too, but costs less. */
const BARE_FORT = 3;
/** The price of holding a hex. */
const prices = (s: Situation): Int16Array => {
  const own = s.side;
  const foe = enemyOf(s);
  const friends = nearest(s, own);
  const price = new Int16Array(sizeOf(s.g));
  for (let hex = 0; hex < sizeOf(s.g); hex++) {
    if (boxOf(s.g).ENTER[hex] === NO_ENTRY || (countryOf(s.g, hex) === SWISS_GROUND && isNeutralGround(s.g, hex)))
      price[hex] = 0;
    else if (s.fort[hex] === own + 1) price[hex] = s.count[own][hex] ? 1 : BARE_FORT;
    else if (
      s.count[foe][hex] ||
      s.fort[hex] === foe + 1 ||
      isNeutralGround(s.g, hex) ||
      (own === A && s.year === '1940' && isParis(s.g, hex)) ||
      (own === G && s.year === '1939' && countryOf(s.g, hex) !== GERMANY)
    )
      price[hex] = ENDLESS;
    else {
      const walk = Math.max(0, friends[hex]! - 3) * 3;
      price[hex] = Math.max(2, Math.round(10 - 2 * standGround(s.g, hex) - (s.count[own][hex] ? 3 : 0) + walk));
    }
  }
  return price;
};

export interface Line {
  readonly hexes: readonly number[];
  readonly on: Uint8Array;
  /** Distance to the line in hexes. */ readonly far: Uint8Array;
  /** Enemy attack factors within a turn's march of a hex of the line; 0 elsewhere. */ readonly threat: Float32Array;
}
const REACH = { '1940': 4, '1939': 3 } as const;

const threatTo = (s: Situation, hexes: readonly number[]): Float32Array => {
  const threat = new Float32Array(sizeOf(s.g));
  const foe = enemyOf(s);
  for (let from = 0; from < sizeOf(s.g); from++) {
    if (!s.count[foe][from]) continue;
    for (const hex of hexes)
      if (distance(gridOf(s.g), from as HexId, hex as HexId) <= REACH[s.year]) threat[hex]! += s.attack[foe][from]!;
  }
  return threat;
};
const farFrom = (g: State, hexes: readonly number[]): Uint8Array => {
  const far = new Uint8Array(sizeOf(g)).fill(99);
  for (let hex = 0; hex < sizeOf(g); hex++)
    for (const to of hexes) far[hex] = Math.min(far[hex]!, distance(gridOf(g), hex as HexId, to as HexId));
  return far;
};
const draw = (s: Situation): Line => {
  const foe = enemyOf(s);
  const sources: number[] = [];
  const on = new Uint8Array(sizeOf(s.g));
  for (let hex = 0; hex < sizeOf(s.g); hex++) if (s.count[foe][hex]) sources.push(hex);
  const hexes = smallestCut(
    { grid: gridOf(s.g), price: prices(s), wall: boxOf(s.g).WATER_SIDE },
    botCacheOf(s.g).cut,
    sources,
    treasures(s),
  );
  for (const hex of hexes) on[hex] = 1;
  return { hexes, on, far: farFrom(s.g, hexes), threat: threatTo(s, hexes) };
};
const MAX_CACHED_LINES = 4;
/** The line against the enemy's present position. It is drawn once a phase and stays while the enemy and the forts do: own moves during the phase do not shift it. */
export const lineOf = (s: Situation): Line => {
  const foe = enemyOf(s);
  const key = `${s.year} ${s.side} ${s.turn} ${s.g.stack.map(f => f.proc)[3]} ${s.count[foe].join('')} ${s.fort.join('')}`;
  const { drawn } = botCacheOf(s.g);
  const at = drawn.findIndex(d => d.key === key);
  const found = at < 0 ? { key, line: draw(s) } : drawn.splice(at, 1)[0]!;
  drawn.unshift(found);
  if (drawn.length > MAX_CACHED_LINES) drawn.pop();
  return found.line;
};
