/** D31 What the rules keep between questions is what they would find anew, whatever was done to the position in between. */
import { expect, test } from 'vitest';
import { optionsOf, startOf } from '../../../engine/game.ts';
import { playRandomly } from '../../../engine/playout.ts';
import { seededRandom, type Rnd } from '../../../engine/random.ts';
import { clone, copyInto, HOLE, type State } from '../../../engine/state.ts';
import { ENEMY_ZONE, UNREACHED, NO_ENTRY, priced } from '../../../kernel/path.ts';
import { makeSupplied, supplyFrom, type SupplyMap } from '../../../kernel/supply.ts';
import { zonesOf } from '../../../kernel/zone.ts';
import { DYLE, TEC } from '../data/charts.ts';
import { GRID } from '../data/map.ts';
import { france40 } from '../game.ts';
import { BELGIUM, FRANCE } from '../model/ground.ts';
import { groundFor, mayStand } from '../rules/ground.ts';
import { isAnyOverland, isOverlandHex, isSupplied } from '../rules/supply.ts';
import { inZoneOf } from '../rules/zones.ts';
import {
  controls,
  foe,
  fortUnits,
  inPlay,
  is1940,
  mobileOf,
  mobileUnits,
  NEUTRALS,
  onMap,
  placeOf,
  neutralStatus,
} from '../model/state.ts';
import { A, BRITISH, FRENCH, G, type SideNo } from '../model/army.ts';
import {
  AT,
  CITY,
  COUNT,
  COUNTRY,
  EAST_EDGE,
  ENTER,
  FORT,
  MECH,
  NATION,
  PORT_HEXES,
  RUHR,
  SIDE,
  SIZE,
  SOUTH_EDGE,
  WATER_SIDE,
  WEST_EDGE,
  crossCosts,
  isGap,
  isLand,
  rowOf,
} from './shipped.ts';

// The same from nothing, hex by hex ----------------------------------------------------------------------------
const filled = (hexes: Iterable<number>): Uint8Array => {
  const out = new Uint8Array(SIZE);
  for (const hex of hexes) out[hex] = 1;
  return out;
};
const hexesOf = (g: State, units: Iterable<number>): readonly number[] =>
  [...units].filter(u => onMap(g, u)).map(u => placeOf(g, u));
const fortsOf = (g: State, side: SideNo): Uint8Array =>
  filled(
    hexesOf(
      g,
      [...fortUnits(g)].filter(u => SIDE[u] === side),
    ),
  );
const playing = (g: State, side: SideNo): Uint8Array =>
  filled(
    hexesOf(
      g,
      [...mobileOf(g, side)].filter(u => inPlay(g, u)),
    ),
  );
const freshZones = (g: State, side: SideNo): Uint8Array => {
  const forts = filled(hexesOf(g, fortUnits(g)));
  const held = [...playing(g, side).entries()].filter(([, n]) => n).map(([hex]) => hex);
  return is1940(g)
    ? zonesOf(GRID, { wall: WATER_SIDE, shut: forts, mute: forts, own: true }, held, new Uint8Array(SIZE))
    : new Uint8Array(SIZE);
};
const NEUTRAL_OF = [-1, 0, 1, 2, -1, 3, -1];
const linesFrom = (g: State, side: SideNo, sources: readonly number[]): Uint8Array => {
  const enemies = playing(g, foe(side));
  const forts = fortsOf(g, foe(side));
  const hexes = [...enemies.keys()];
  const isNeutral = (hex: number): boolean =>
    NEUTRAL_OF[COUNTRY[hex]!]! >= 0 && (!is1940(g) || neutralStatus(g, NEUTRAL_OF[COUNTRY[hex]!]!) === 0);
  const map: SupplyMap = {
    closed: filled(hexes.filter(hex => !isLand(hex) || isGap(hex) || isNeutral(hex))),
    barred: filled(hexes.filter(hex => enemies[hex] || forts[hex] || (CITY[hex] && !controls(g, side, hex)))),
    wall: WATER_SIDE,
    zone: freshZones(g, foe(side)),
    friend: playing(g, side),
  };
  return supplyFrom(GRID, map, sources, makeSupplied(GRID)).reached;
};
const EDGES = [...WEST_EDGE, ...SOUTH_EDGE];
const IN_FRANCE = [...COUNTRY.keys()].filter(hex => COUNTRY[hex] === FRANCE && isLand(hex) && !isGap(hex));
const freshSupply = (g: State, side: SideNo): readonly boolean[] => {
  const edges = linesFrom(g, side, side === G ? [...RUHR, ...EAST_EDGE] : is1940(g) ? EDGES : IN_FRANCE);
  const ports = linesFrom(
    g,
    side,
    side === A && is1940(g) ? PORT_HEXES.filter((hex, i) => controls(g, A, hex) && !g.cells[AT.lostPort + i]) : [],
  );
  return [...edges.keys()].map(hex => edges[hex] === 1 || (ports[hex] === 1 && rowOf(hex) >= 31));
};
const freshEnter = (g: State, unit: number): readonly number[] => {
  const side = SIDE[unit] as SideNo;
  const enemies = filled(hexesOf(g, mobileOf(g, foe(side))));
  const own = fortsOf(g, side);
  const theirs = fortsOf(g, foe(side));
  return [...ENTER.entries()].map(([hex, cost]) =>
    cost === NO_ENTRY || enemies[hex] || theirs[hex] || !mayStand(g, NATION[unit]!, hex, hex).ok
      ? NO_ENTRY
      : own[hex]
        ? TEC.fort.cost!
        : cost,
  );
};
const freshSteps = (g: State, unit: number): Int16Array => {
  const nation = NATION[unit]!;
  const roll = g.cells[AT.dyleRoll]!;
  const free =
    (nation === FRENCH || nation === BRITISH) && DYLE.some(r => r.riversFree && roll >= r.die.from && roll <= r.die.to);
  const steps = priced(GRID, {
    enter: Uint8Array.from(freshEnter(g, unit)),
    cross: crossCosts(free, nation === FRENCH),
  }).steps;
  const shut = nation === FRENCH && DYLE.some(r => !r.frenchEnter && roll >= r.die.from && roll <= r.die.to);
  return steps.map((cost, k) =>
    shut && COUNTRY[Math.floor(k / 6)] !== BELGIUM && COUNTRY[GRID.near[k]!] === BELGIUM ? UNREACHED : cost,
  );
};

// Changes ------------------------------------------------------------------------------------------------------
const OPTIONS = optionsOf(france40, '1940', {});
const begin = (rnd: Rnd): State => startOf(france40, rnd(4) ? '1940' : '1939', OPTIONS, 1 + rnd(2));
/** A cell written over, as a position set by hand does it: somebody elsewhere, hidden or gone, a fort gone, a city taken, a neutral at war or not, the Dyle die. */
const scribble = (g: State, rnd: Rnd): void => {
  const units = mobileUnits(g);
  const forts = fortUnits(g);
  const cities = [...CITY.keys()].filter(hex => CITY[hex]);
  switch (rnd(6)) {
    case 0:
      g.cells[AT.place + units[rnd(units.length)]!] = [HOLE, rnd(SIZE), SIZE + rnd(7)][rnd(3)]!;
      break;
    case 1:
      g.cells[AT.place + forts[rnd(forts.length)]!] = SIZE + 2;
      break;
    case 2:
      g.cells[AT.control + cities[rnd(cities.length)]!] = 1 + rnd(2);
      break;
    case 3:
      g.cells[AT.neutral + rnd(NEUTRALS.length)] = rnd(3);
      break;
    case 4:
      g.cells[AT.dyleRoll] = rnd(7);
      break;
    default:
      g.cells[AT.lostPort + rnd(PORT_HEXES.length)] = rnd(2);
  }
};
/** One unit goes to a hex where the enemy's zones reach: nothing else of the position changes. */
const nudge = (g: State, rnd: Rnd): void => {
  const units = [...mobileUnits(g)].filter(u => onMap(g, u));
  const unit = units[rnd(units.length)];
  if (unit === undefined) return;
  const zones = [...freshZones(g, foe(SIDE[unit] as SideNo)).entries()].filter(([, n]) => n);
  if (zones.length) g.cells[AT.place + unit] = zones[rnd(zones.length)]![0];
};
const changed = (g: State, kept: State[], rnd: Rnd): State => {
  const old = kept[rnd(kept.length)]!;
  const side = france40.sides[rnd(2)]!;
  switch (rnd(16)) {
    case 0:
      kept[rnd(kept.length)] = clone(g);
      return g;
    case 1:
      return clone(old);
    case 2:
      return copyInto(g, old);
    case 3:
      return begin(rnd);
    case 4:
      return france40.machine.rules.fill(france40.machine.view(g, side), side, rnd);
    case 5:
      scribble(g, rnd);
      return g;
    case 6:
    case 7:
      playRandomly(france40.machine, g, rnd, 1 + rnd(40));
      return g;
    default:
      nudge(g, rnd);
      return g;
  }
};

const marks = (list: Iterable<number | boolean>): string => Array.from(list, x => (x ? '1' : '0')).join('');

test('D31 zones, supply and ground are never stale: 250 random changes, with clones, take-backs, views and cells set by hand in between', () => {
  const rnd = seededRandom('memo');
  const all = [...Array(SIZE).keys()];
  let g = begin(rnd);
  let cut = 0;
  let held = 0;
  const kept = [clone(g), clone(g), clone(g)];
  for (let k = 0; k < 250; k++) {
    g = changed(g, kept, rnd);
    for (const at of rnd(3) ? [g] : [g, kept[0]!, france40.machine.view(g, france40.sides[rnd(2)]!)]) {
      const unit = rnd(COUNT);
      const side = rnd(2) as SideNo;
      const supplied = freshSupply(at, side);
      const zones = freshZones(at, foe(side));
      const overland = is1940(at) ? linesFrom(at, A, EDGES) : undefined;
      const three = [rnd(SIZE), rnd(SIZE), rnd(SIZE)];
      const counts = (_g: State, hex: number): boolean => hex % 2 === 0;
      if (overland)
        expect(isAnyOverland(at, three, counts)).toBe(three.some(hex => counts(at, hex) && overland[hex] === 1)); // first: before anything else has the lines traced anew
      expect(marks(all.map(hex => isSupplied(at, side, hex)))).toBe(marks(supplied));
      if (overland) expect(marks(all.map(hex => isOverlandHex(at, hex)))).toBe(marks(overland));
      expect(marks(all.map(hex => inZoneOf(at, foe(side), hex)))).toBe(marks(zones));
      if (!FORT[unit]) {
        const ground = groundFor(at, unit);
        const theirs = freshZones(at, foe(SIDE[unit] as SideNo));
        expect(ground.enter.join()).toBe(freshEnter(at, unit).join());
        expect(ground.steps!.join()).toBe(freshSteps(at, unit).join());
        expect(ground.zone!.join()).toBe(theirs.map(n => (n && !MECH[unit] ? ENEMY_ZONE : 0)).join());
      }
      const stand = hexesOf(at, mobileOf(at, side));
      const fed = stand.filter(hex => supplied[hex]).length;
      held += fed;
      cut += stand.length - fed;
    }
  }
  expect(cut).toBeGreaterThan(100); // both answers were given
  expect(held).toBeGreaterThan(100);
});
