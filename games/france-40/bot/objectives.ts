/** The objectives of a side, and how strongly they pull on a unit in each hex. */
import { distance, type HexId } from '../../../kernel/hex.ts';
import { A, BRITISH, FRENCH, G, isMech, nationOf } from '../model/army.ts';
import { boxOf, chartsOf } from '../model/box.ts';
import {
  BELGIUM as BELGIAN_GROUND,
  citiesOf,
  countryOf,
  GERMANY,
  gridOf,
  isCity,
  NETHERLANDS as DUTCH_GROUND,
  sizeOf,
} from '../model/ground.ts';
import { AT, at, AT_WAR, CAPITULATED, controls, mobileOf, onMap, placeOf, neutralStatus } from '../model/state.ts';
import { BELGIUM, NETHERLANDS } from '../rules/neutrals.ts';
import { isAlliedPort } from './places.ts';
import type { State } from '../../../engine/state.ts';
import { botCacheOf } from './cache.ts';
import { costsFrom, overland, type Situation } from './situation.ts';
import type { Weights } from './weights.ts';

export interface Goal {
  readonly hex: number;
  readonly worth: number;
  readonly name: string;
}

const britishLeft = (s: Situation): boolean =>
  [...mobileOf(s.g, A)].some(u => nationOf(s.g, u) === BRITISH && (onMap(s.g, u) || s.g.cells[at(s.g).place + u]! < 0));
/** 4.9 Visible British corps as goals; one without overland supply counts more. */
const britishGoals = (s: Situation, w: Weights): readonly Goal[] => {
  const seen = [...mobileOf(s.g, A)].filter(u => nationOf(s.g, u) === BRITISH && onMap(s.g, u));
  if (seen.length === 0) return [];
  const open = overland(s.g, s.allied());
  return seen.map(u => {
    const hex = placeOf(s.g, u);
    return { hex, worth: (open[hex] ? 0.4 : 1) * w.hunt, name: 'the British' };
  });
};
/** The British hunt panzer corps within this many hexes. With a longer range they lost their ports, and 0.8 to 1.1 corps a game. */
const IN_REACH = 3;
/** 4.10 Panzer corps near by that no other unit supports, while the hunters keep their overland supply. */
const panzerGoals = (s: Situation, w: Weights, unit: number): readonly Goal[] => {
  if (!onMap(s.g, unit) || !overland(s.g, s.allied())[placeOf(s.g, unit)]) return [];
  const isNear = (hex: number): boolean => distance(gridOf(s.g), placeOf(s.g, unit) as HexId, hex as HexId) <= IN_REACH;
  const alone = (hex: number): boolean => {
    for (let k = hex * 6; k < hex * 6 + 6; k++) {
      const to = gridOf(s.g).near[k]!;
      if (to >= 0 && s.count[G][to]) return false;
    }
    return s.count[G][hex] === 1;
  };
  return [...mobileOf(s.g, G)]
    .filter(u => isMech(s.g, u) && onMap(s.g, u) && isNear(placeOf(s.g, u)) && alone(placeOf(s.g, u)))
    .map(u => ({ hex: placeOf(s.g, u), worth: w.hunt, name: 'a panzer corps by itself' }));
};
const cityGoals = (
  s: Situation,
  country: number,
  neutral: number,
  needed: number,
  worth: number,
  name: string,
): readonly Goal[] => {
  if (neutralStatus(s.g, neutral) === CAPITULATED) return [];
  const cities = citiesOf(s.g, country);
  const held = cities.filter(hex => controls(s.g, G, hex)).length;
  const near = 1 + held / needed;
  return cities.filter(hex => !controls(s.g, G, hex)).map(hex => ({ hex, worth: worth * near, name }));
};
const german1940 = (s: Situation, w: Weights): readonly Goal[] => {
  const { g } = s;
  const list: Goal[] = [];
  const add = (hexes: readonly number[], worth: number, name: string): void => {
    for (const hex of hexes) list.push({ hex, worth, name });
  };
  list.push(
    ...cityGoals(
      s,
      DUTCH_GROUND,
      NETHERLANDS,
      chartsOf(g).capitulation.Netherlands,
      1.6 * w.city * w.toNeutrals,
      'the Dutch cities',
    ),
    ...cityGoals(
      s,
      BELGIAN_GROUND,
      BELGIUM,
      chartsOf(g).capitulation.Belgium,
      1.3 * w.city * w.toNeutrals,
      'the Belgian cities',
    ),
  );
  if (!g.cells[AT.paris])
    add(
      boxOf(g).PARIS.filter(hex => !controls(g, G, hex)),
      w.toParis,
      'Paris',
    );
  if (!g.cells[AT.mediterranean]) {
    add(boxOf(g).MEDITERRANEAN_CITIES, w.toSouth, 'Dijon and Lyon');
    add(boxOf(g).SOUTH_EDGE, 0.6 * w.toSouth, 'the south edge');
  }
  if (!g.cells[AT.brittany]) add(boxOf(g).BRITTANY, (s.left <= 5 ? 1 : 0.5) * w.toWest, 'Brittany');
  if (!g.cells[AT.maginot]) add(boxOf(g).BEHIND_MAGINOT, 0.6 * w.toMaginot, 'the rear of the Maginot Line');
  if (britishLeft(s))
    add(
      boxOf(g).PORT_HEXES.filter((_, i) => !g.cells[at(g).lostPort + i]),
      2 * w.port * w.toPorts,
      'the Channel ports',
    );
  list.push(...britishGoals(s, w));
  return list;
};
const allied1940 = (s: Situation, w: Weights, unit: number): readonly Goal[] => {
  const list: Goal[] = [];
  if (!s.g.cells[AT.onDyle] && neutralStatus(s.g, BELGIUM) === AT_WAR && nationOf(s.g, unit) === FRENCH)
    for (const hex of boxOf(s.g).DYLE_HEXES) list.push({ hex, worth: 0.8 * w.toDyle, name: 'the Dyle' });
  if (nationOf(s.g, unit) === BRITISH) list.push(...panzerGoals(s, w, unit));
  return list;
};
const french1939 = (s: Situation, w: Weights): readonly Goal[] => [
  ...citiesOf(s.g, GERMANY)
    .filter(hex => !controls(s.g, A, hex))
    .map(hex => ({ hex, worth: 0.8, name: 'the German cities' })),
  ...boxOf(s.g).BESIDE_RUHR.map(hex => ({ hex, worth: 1.2 * w.toRuhr, name: 'the Ruhr' })),
];
/** German cities in enemy hands. */
const germanHome = (s: Situation): readonly Goal[] =>
  citiesOf(s.g, GERMANY)
    .filter(hex => controls(s.g, A, hex))
    .map(hex => ({ hex, worth: 1, name: 'the lost city' }));

export const goalsOf = (s: Situation, w: Weights, unit: number): readonly Goal[] =>
  s.side === G
    ? [...germanHome(s), ...(s.year === '1940' ? german1940(s, w) : [])]
    : s.year === '1940'
      ? allied1940(s, w, unit)
      : french1939(s, w);

/** What taking this city is worth, as a share of the weight `prize`; 0 if it is no city or already held. */
export const captureOf = (s: Situation, hex: number): number => {
  const { g, side } = s;
  const country = countryOf(g, hex);
  if (!isCity(g, hex) || controls(g, side, hex)) return 0;
  if (country === GERMANY) return 0.5;
  if (side === A) return 0.1;
  if (country === DUTCH_GROUND) return neutralStatus(g, NETHERLANDS) === CAPITULATED ? 0 : 0.4;
  if (country === BELGIAN_GROUND) return neutralStatus(g, BELGIUM) === CAPITULATED ? 0 : 0.2;
  if ((boxOf(g).MEDITERRANEAN_CITIES as readonly number[]).includes(hex)) return g.cells[AT.mediterranean] ? 0 : 1;
  return isAlliedPort(g, hex) ? 0.2 : 0.02;
};

/** 4.1, 4.6, 8.8 What the loss of a city would cost, as a share of the weight `garrison`. */
export const lossOf = (s: Situation, hex: number): number => {
  const { g, side } = s;
  if (!controls(g, side, hex)) return 0;
  if (side === G) return countryOf(g, hex) !== GERMANY ? 0 : s.year === '1939' ? 1 : 0.3;
  if (s.year === '1939') return 0;
  if ((boxOf(g).MEDITERRANEAN_CITIES as readonly number[]).includes(hex)) return g.cells[AT.mediterranean] ? 0 : 1;
  return isAlliedPort(g, hex) && britishLeft(s) ? 0.4 : 0;
};

const MAX_CACHED_OBJECTIVES = 8;
/** For each hex the best product of an objective's worth and nearness. The last few fields are cached, because objectives seldom change. */
export const fieldOf = (g: State, goals: readonly Goal[], decay: number): Float32Array => {
  const { fields: known } = botCacheOf(g);
  let key = `${decay}`;
  for (const { hex, worth } of goals) key += ` ${hex}:${worth}`;
  const at = known.findIndex(k => k.key === key);
  const found = at < 0 ? { key, field: draw(g, goals, decay) } : known.splice(at, 1)[0]!;
  known.unshift(found);
  if (known.length > MAX_CACHED_OBJECTIVES) known.pop();
  return found.field;
};
const draw = (g: State, goals: readonly Goal[], decay: number): Float32Array => {
  const field = new Float32Array(sizeOf(g));
  const power = Float32Array.from({ length: 256 }, (_, i) => decay ** i);
  for (const { hex, worth } of goals) {
    const costs = costsFrom(g, hex);
    for (let h = 0; h < sizeOf(g); h++) {
      const cost = costs[h]!;
      const pull = cost < 256 ? worth * power[cost]! : 0;
      if (pull > field[h]!) field[h] = pull;
    }
  }
  return field;
};
export const isAttacker = (s: Situation): boolean => (s.year === '1940') === (s.side === G);
/** The name of the goal that pulls most on a unit in this hex. */
export const drawnTo = (g: State, goals: readonly Goal[], hex: number, decay: number): string | undefined => {
  let best = 0;
  let name: string | undefined;
  for (const goal of goals) {
    const pull = goal.worth * decay ** costsFrom(g, goal.hex)[hex]!;
    if (pull > best) {
      best = pull;
      name = goal.name;
    }
  }
  return name;
};
