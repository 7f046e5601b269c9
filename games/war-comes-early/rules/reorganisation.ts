/** 7.0 Reorganisation: corps become armies and armies corps; 3.5 replacements come in. */
import {
  blockedBy,
  cells,
  drawLegal,
  no,
  ok,
  supplyOf,
  trackCell,
  type Decision,
  type Verdict,
  places,
} from '../../../engine/decide.ts';
import { again, next } from '../../../engine/flow.ts';
import type { State } from '../../../engine/state.ts';
import { breaks, counterOf, GERMANS, isMech, nameOf, names, nationOf } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import { placed } from '../model/ground.ts';
import {
  at,
  AT,
  beside,
  controls,
  ELIMINATED,
  foe,
  heightOf,
  is1939,
  isActive,
  ofPower,
  onMap,
  placeName,
  placeOf,
  putUnit,
  SET_ASIDE,
  sideName,
  sideOf,
  sideOfPower,
  stackIn,
  turnBox,
  turnOf,
} from '../model/state.ts';
import { homeOf } from '../model/army.ts';
import { mayStand } from './areas.ts';
import { staticSteps } from './arrivals.ts';
import { ask, emit, procedure, steps } from './flow.ts';
import { AIR_WINNER, controlIn, notOfPower, takesNoPart } from './obstacles.ts';
import { phaseEnd, phaseStart } from './phases.ts';
import { disperse, mayJoin, mayLie } from './stacking.ts';
import { breakDown } from './structure.ts';
import { inSupply, supplySources } from './supply.ts';
import { underAir } from './under-aircraft.ts';

const reorganisationProc = procedure('reorganisation');
const powerIn = (g: State): number => reorganisationProc.vars(g).power;
const membersOf = (g: State, power: number): readonly number[] =>
  ofPower(g, power).filter(u => isActive(g, nationOf(g, u)));

// 7.0 Forming and breaking down ------------------------------------------------------------------------------------
/** 7.1 The case for what an army is made of; 13.4 in 1939 German armies are made of three corps, none of them ad hoc, and the Slovak army of none. */
const madeOf = (g: State, army: number): string => (is1939(g) && nationOf(g, army) === GERMANS ? '13.4' : '7.1');
/** 7.0, 6.2.2 Whether a unit may become part of an army: in supply, not under enemy aircraft, not broken down in this phase. */
const mayBePart = (g: State, army: number, unit: number, hex: number): Verdict => {
  const name = nameOf(g, unit);
  if (!boxOf(g).PARTS_OF[army]!.includes(unit)) return no(madeOf(g, army), `${name} is no part of ${nameOf(g, army)}`);
  const place = placeOf(g, unit);
  if (place !== hex) {
    const where = onMap(g, unit) ? `in ${placed(g, place)}` : placeName(g, place).toLowerCase();
    return blockedBy(places(unit), '7.0', `${name} is ${where}, not in ${placed(g, hex)}`, [hex]);
  }
  if (g.cells[at(g).reorganised + unit])
    return blockedBy(cells('reorganised', unit), '7.0', `${name} was broken down in this phase`, [hex]);
  return inSupply(g, unit) ? ok : blockedBy(supplyOf(unit), '7.0', `${name} is out of supply`, [hex]);
};
type Form = { readonly do: 'form'; readonly unit: number; readonly hex: number; readonly units: readonly number[] };
const mayForm = (g: State, power: number, { unit: army, hex, units }: Form): Verdict => {
  const name = nameOf(g, army);
  const { PARTS } = boxOf(g);
  const other = notOfPower(g, power, army);
  if (other) return other;
  if (!breaks(g, army)) return no('7.1', `${name} is not made of others`);
  if (placeOf(g, army) !== beside(g, SET_ASIDE)) return blockedBy(places(army), '7.1', `${name} is not set aside`);
  if (!Array.isArray(units) || new Set(units).size !== PARTS[army] || units.length !== PARTS[army])
    return no(madeOf(g, army), `${name} is made of ${PARTS[army]} others`);
  const wrong = units.map(u => mayBePart(g, army, u, hex)).find(v => !v.ok);
  if (wrong) return wrong;
  if (underAir(g, foe(sideOf(g, army)), hex))
    return blockedBy(AIR_WINNER, '6.2.2', `${placed(g, hex)} is under enemy aircraft`, [hex]);
  const rest = stackIn(g, hex).filter(u => !units.includes(u));
  if (mayLie(g, [...rest, army])) return ok;
  const words = `${placed(g, hex)} has no room for ${name} beside ${names(g, rest)}`;
  return blockedBy(places(...rest), '8.0', words, [hex]);
};
const maySplit = (g: State, power: number, unit: number): Verdict => {
  const name = nameOf(g, unit);
  const other = notOfPower(g, power, unit);
  if (other) return other;
  if (!breaks(g, unit)) return no(madeOf(g, unit), `${name} does not break down`);
  if (!onMap(g, unit)) return blockedBy(places(unit), '7.0', `${name} is not on the map`);
  if (g.cells[at(g).reorganised + unit])
    return blockedBy(cells('reorganised', unit), '7.0', `${name} was formed in this phase`);
  return inSupply(g, unit) ? ok : blockedBy(supplyOf(unit), '7.0', `${name} is out of supply`, [placeOf(g, unit)]);
};
/** 7.1 Every set of the right size of the units that may be part of it: the owner chooses. */
const partSets = (g: State, army: number, hex: number): readonly (readonly number[])[] =>
  setsOf(
    stackIn(g, hex)
      .filter(u => mayBePart(g, army, u, hex).ok)
      .toSorted((a, b) => a - b),
    boxOf(g).PARTS[army]!,
  );
const setsOf = (units: readonly number[], count: number): readonly (readonly number[])[] =>
  count === 0 ? [[]] : units.flatMap((u, i) => setsOf(units.slice(i + 1), count - 1).map(rest => [u, ...rest]));
/** For each hex with enough corps of a nation, the set-aside armies they could become. */
const forms = (g: State, units: readonly number[]): readonly Form[] => {
  const aside = units.filter(u => breaks(g, u) && placeOf(g, u) === beside(g, SET_ASIDE));
  if (aside.length === 0) return [];
  const fewest = Math.min(...aside.map(army => boxOf(g).PARTS[army]!));
  const isCorps = (u: number): boolean => counterOf(g, u).forms !== undefined && !breaks(g, u);
  const crowded = Map.groupBy(
    units.filter(u => onMap(g, u) && heightOf(g, placeOf(g, u)) >= fewest && isCorps(u)),
    u => placeOf(g, u),
  );
  return [...crowded].flatMap(([hex, corps]) =>
    aside
      .filter(army => corps.length >= boxOf(g).PARTS[army]! && nationOf(g, corps[0]!) === nationOf(g, army))
      .flatMap(army => partSets(g, army, hex).map(set => ({ do: 'form', unit: army, hex, units: set }) as const)),
  );
};

// 3.5 Replacements -------------------------------------------------------------------------------------------------
/** 3.5 Whether a unit may return: due this turn or before; one German unit a turn, mechanised corps by option. */
const mayReturn = (g: State, power: number, unit: number): Verdict => {
  const name = nameOf(g, unit);
  const place = placeOf(g, unit);
  const other = notOfPower(g, power, unit);
  if (other) return other;
  if (!isActive(g, nationOf(g, unit))) return takesNoPart(g, unit);
  if (nationOf(g, unit) !== GERMANS) return isDue(g, unit);
  if (place !== beside(g, ELIMINATED)) return blockedBy(places(unit), '3.5', `${name} is not among the eliminated`);
  if (isMech(g, unit) && g.cells[AT.mechReturn] === 1) return no('3.5', `${name} is no infantry corps`);
  return g.cells[AT.replaced]
    ? blockedBy(trackCell('replaced'), '3.5', 'one German corps is replaced a turn, and it has been')
    : ok;
};
/** 3.5 On the turn its dice gave, or later. */
const isDue = (g: State, unit: number): Verdict => {
  const turn = placeOf(g, unit) - turnBox(g, 0);
  if (turn > 0 && turn <= turnOf(g)) return ok;
  const why = turn > 0 ? `comes back on turn ${turn}, and this is turn ${turnOf(g)}` : 'does not wait to come back';
  return blockedBy(places(unit), '3.5', `${nameOf(g, unit)} ${why}`);
};
/** 3.5 A supply source of its nation or any city (by option only one of its country), whoever controls it. */
const arrivalHexes = (g: State, nation: number): readonly number[] => {
  const { CITIES, CITIES_OF, cache } = boxOf(g);
  const home = g.cells[AT.replacements] === 1;
  const found = home ? cache.arrivals.home : cache.arrivals.any;
  return (found[nation] ??= [
    ...new Set([...supplySources(g, nation), ...(home ? CITIES_OF[homeOf(nation)]! : CITIES)]),
  ]);
};
const mayArrive = (g: State, power: number, unit: number, hex: number): Verdict => {
  const back = mayReturn(g, power, unit);
  if (!back.ok) return back;
  const nation = nationOf(g, unit);
  if (!arrivalHexes(g, nation).includes(hex))
    return no('3.5', `${placed(g, hex)} is neither a supply source of theirs nor a city they may come back in`, [hex]);
  if (!controls(g, sideOf(g, unit), hex))
    return blockedBy(controlIn(hex), '3.5', `${placed(g, hex)} is not in friendly hands`, [hex]);
  const stand = mayStand(g, nation, hex);
  return stand.ok ? mayJoin(g, [unit], hex) : stand;
};

// The decision -----------------------------------------------------------------------------------------------------
type Choice =
  | Form
  | { readonly do: 'split'; readonly unit: number }
  | { readonly do: 'arrive'; readonly unit: number; readonly hex: number }
  | { readonly do: 'done' };
const DONE = { do: 'done' } as const;
const toSplit = (unit: number) => ({ do: 'split', unit }) as const;
const toArrive = (unit: number, hex: number) => ({ do: 'arrive', unit, hex }) as const;
/** 3.5 Whether the unit is where returning units wait: faster than `mayReturn`, which puts the reason into words. */
const isOut = (g: State, unit: number): boolean =>
  placeOf(g, unit) === beside(g, ELIMINATED) || placeOf(g, unit) > turnBox(g, 0);
const arrivals = (g: State, power: number, units: readonly number[]): readonly Choice[] =>
  units
    .filter(u => isOut(g, u) && mayReturn(g, power, u).ok)
    .flatMap(u => arrivalHexes(g, nationOf(g, u)).map(hex => toArrive(u, hex)));
const form = (g: State, { unit: army, hex, units }: Form): void => {
  for (const u of units) putUnit(g, u, beside(g, SET_ASIDE));
  putUnit(g, army, hex);
  g.cells[at(g).reorganised + army] = 1;
  emit(g, { is: 'formed', case: '7.0', unit: army, hex, units });
};
export const reorganising: Decision<Choice> = {
  verbs: ['form', 'split', 'arrive', 'done'],
  ends: ['done'],
  candidates: g => {
    const power = powerIn(g);
    const units = membersOf(g, power);
    return [
      DONE,
      ...arrivals(g, power, units),
      ...forms(g, units),
      ...units.filter(u => breaks(g, u) && onMap(g, u)).map(toSplit),
    ];
  },
  judge: (g, _a, c) => {
    const power = powerIn(g);
    switch (c.do) {
      case 'done':
        return ok;
      case 'form':
        return mayForm(g, power, c);
      case 'split':
        return maySplit(g, power, c.unit);
      case 'arrive':
        return mayArrive(g, power, c.unit, c.hex);
    }
  },
  take: (g, _a, c) => {
    switch (c.do) {
      case 'done':
        return next;
      case 'form':
        form(g, c);
        return again;
      case 'split': {
        const hex = placeOf(g, c.unit);
        for (const u of breakDown(g, c.unit, '7.0')) g.cells[at(g).reorganised + u] = 1;
        return disperse(hex, '7.0');
      }
      case 'arrive':
        if (nationOf(g, c.unit) === GERMANS) g.cells[AT.replaced] = 1;
        putUnit(g, c.unit, c.hex);
        emit(g, { is: 'arrived', case: '3.5', unit: c.unit, hex: c.hex });
        return again;
    }
  },
  /** Random players end the phase every other time, so that nothing need be searched. */
  sample: (g, a, rnd) => (rnd(2) === 0 ? DONE : drawLegal(reorganising, g, a, rnd)),
  say: (g, _a, c) => {
    switch (c.do) {
      case 'done':
        return 'End the Reorganisation Phase';
      case 'form':
        return `Form ${nameOf(g, c.unit)} in ${placed(g, c.hex)} of ${names(g, c.units)}`;
      case 'split':
        return `Break down ${nameOf(g, c.unit)}`;
      case 'arrive':
        return `${nameOf(g, c.unit)} comes back in ${placed(g, c.hex)}`;
    }
  },
};

export const reorganisationSteps = steps('reorganisation', [
  phaseStart('7.0/start', 'Reorganisation Phase'),
  ...staticSteps,
  {
    at: '7.0',
    case: '7.0',
    name: 'Reorganisation',
    run: g => ask(sideName(sideOfPower(g, powerIn(g))), 'reorganising', '7.0', { power: powerIn(g) }),
  },
  ...phaseEnd,
]);
