/** 3.1, 3.2, 3.3, 13.2 Set-up: units with a printed hex start there; the others are placed, by the Allies first. */
import {
  blockedBy,
  no,
  ok,
  stackAt,
  variable,
  type Decision,
  type Refused,
  type Verdict,
} from '../../../engine/decide.ts';
import { again, done, type Call } from '../../../engine/flow.ts';
import { layAll } from '../../../engine/pieces.ts';
import type { Options } from '../../../engine/game.ts';
import { blank, type Side, type State } from '../../../engine/state.ts';
import * as field from '../../../field/setup.ts';
import type { Placing, Setting, SetUpRules } from '../../../field/setup.ts';
import {
  A,
  CZECHS,
  FRENCH,
  BRITISH,
  G,
  GERMANS,
  homeOf,
  isArmy,
  isStaticUnit,
  nameOf,
  nationNo,
  nationOf,
  ROMANIANS,
  sideIn1938,
  SOVIETS,
} from '../model/army.ts';
import { boxOf, chartsOf, type Box } from '../model/box.ts';
import { SCENARIOS } from '../data/charts.ts';
import { CLOSED, COUNTRIES } from '../data/map.ts';
import { GROUPS } from '../data/setups.ts';
import { NATIONS, type Nation, type UnitRow } from '../data/units.ts';
import { countryOf, CZECHOSLOVAKIA, fortKind, GERMANY, gridOf, isCity, placed, POLAND, USSR } from '../model/ground.ts';
import {
  ALLIED,
  AT,
  at,
  AT_WAR,
  beside,
  FALLEN,
  GERMAN,
  is1939,
  isHex,
  NEUTRAL,
  NOT_IN_PLAY,
  ofNation,
  OUT,
  placeOf,
  POOL,
  putUnit,
  RESERVE,
  scenarioOf,
  SET_ASIDE,
  stackIn,
  TO_SET_UP,
  unitsInPlay,
  unitsOf,
} from '../model/state.ts';
import { ask, call, emit, frameOf, procedure, steps, type WarStep } from './flow.ts';
import { isNoGround, restingOn } from './obstacles.ts';
import { mayJoin } from './stacking.ts';

// The state before the first step --------------------------------------------------------------------------------
/** 3.1, 3.2 Where a counter of the scenario begins. */
const firstPlace = (g: State, u: UnitRow): number => {
  const grid = gridOf(g);
  const isReserve = u.nation === 'German' && u.scenario === '1938' && (u.short === 'XVIII' || u.short.startsWith('Lr'));
  if (u.hex !== undefined) return grid.byLabel.get(u.hex)!;
  if (isReserve) return beside(g, RESERVE);
  const waits = u.level === 'army' || u.forms === undefined || (u.nation === 'Yugoslav' && u.short.endsWith('I'));
  if (is1939(g)) return beside(g, SET_ASIDE);
  return beside(g, waits ? TO_SET_UP : SET_ASIDE);
};
/** 1.3, 13.1 The countries that are neutral or at war at the beginning. */
const NEUTRAL_1938 = ['Belgium', 'Netherlands', 'Luxembourg', 'Denmark', 'Lithuania', 'Latvia', 'Estonia', 'Danzig'];
const IN_1939 = [GERMANY, CZECHOSLOVAKIA, POLAND];
const isAtWar = (g: State, country: number): boolean =>
  is1939(g) ? IN_1939.includes(country) : !NEUTRAL_1938.includes(COUNTRIES[country]!) && !isClosed(country);
export const isClosed = (country: number): boolean => CLOSED.includes(COUNTRIES[country]!);
/** 13.1 In 1939 Czechoslovakia no longer exists. */
export const firstStanding = (g: State, country: number): number => {
  if (is1939(g) && country === CZECHOSLOVAKIA) return FALLEN;
  return isAtWar(g, country) ? AT_WAR : NEUTRAL;
};
/** 3.6, 13.2 Who controls a country at the beginning; nobody controls a neutral. */
const firstControl = (g: State, country: number): number => {
  const nation = NATIONS.findIndex((_, n) => homeOf(n) === country);
  if (!isAtWar(g, country) || nation < 0) return 0;
  if (is1939(g)) return country === POLAND ? A + 1 : G + 1;
  return sideIn1938(nation) + 1;
};
const readings = (g: State, options: Options): void => {
  const { columns } = boxOf(g).BOARD;
  for (const [id, value] of Object.entries(options))
    g.cells[AT[id as 'mechLine']] = columns[id]!.values!.indexOf(value);
};
export const layOut = (box: Box, scenario: string, options: Options, rules: number): State => {
  const g = blank(box.BOARD.size, box);
  const { UNITS, COUNTRY, LAND, SIZE, FORT_KINDS, CELLS, MARKERS, charts } = box;
  g.cells[AT.scenario] = SCENARIOS.indexOf(scenario as '1938');
  g.cells[AT.turn] = 1;
  g.cells[AT.rules] = rules === 1 ? 0 : 1;
  readings(g, options);
  g.cells.fill(charts.points.start, AT.points, AT.points + 2);
  for (const [country] of COUNTRIES.entries()) g.cells[AT.standing + country] = firstStanding(g, country);
  const control = COUNTRIES.map((_, country) => firstControl(g, country));
  for (let hex = 0; hex < SIZE; hex++) g.cells[CELLS.control + hex] = LAND[hex] ? control[COUNTRY[hex]!]! : 0;
  g.cells.fill(beside(g, NOT_IN_PLAY), CELLS.place, CELLS.place + box.COUNT);
  for (const u of unitsInPlay(g)) putUnit(g, u, firstPlace(g, UNITS[u]!));
  g.cells.fill(beside(g, SET_ASIDE), CELLS.air, CELLS.air + charts.air.markers);
  g.cells.fill(beside(g, is1939(g) ? NOT_IN_PLAY : TO_SET_UP), CELLS.railhead, CELLS.railhead + charts.railheads.count);
  g.cells[AT.active] = beside(g, OUT);
  layAll(MARKERS, g, beside(g, is1939(g) ? OUT : POOL));
  if (is1939(g))
    // 13.1 the Czech fortifications are in German hands
    for (const [fort, kind] of FORT_KINDS.entries())
      if (kind === 'czech' || kind === 'czech heavy') g.cells[CELLS.breached + fort] = 1;
  return g;
};

// 3.1-3.3 Where a unit may be placed -----------------------------------------------------------------------------
const setUpProc = procedure('setUp');
const placingProc = procedure('placing');
const groupIn = (g: State): number => setUpProc.vars(g).group;
const isNeutralGroup = (group: number): boolean => group > 1;
const caseOf = (group: number): string => (isNeutralGroup(group) ? '3.3' : group === 0 ? '3.1' : '3.2');
/** Nations that set up one unit in a hex. */
const ONE_A_HEX = [
  'Soviet',
  'Yugoslav',
  'French',
  'British',
  'Hungarian',
  'Italian',
] as const satisfies readonly Nation[];
const ROMANIAN_HEXES = ['3133', '3134', '3233'];
const rowOf = (g: State, hex: number): number => gridOf(g).place[hex]!;
/** 3.1 North of the row, or on it and south of it. */
const mayBeSoviet = (g: State, unit: number, hex: number): Verdict => {
  const north = ['1B', '2B', 'NW'].includes(boxOf(g).UNITS[unit]!.short);
  const { row } = chartsOf(g).soviets;
  if (rowOf(g, hex) < row === north) return ok;
  return no('3.1', `${nameOf(g, unit)} is set up ${north ? 'north' : 'not north'} of row ${row}`, [hex]);
};
const mayBeGerman = (g: State, unit: number, hex: number): Verdict => {
  if (!isStaticUnit(g, unit)) return ok;
  return fortKind(g, hex) === 'west wall' ? ok : no('3.2', `${nameOf(g, unit)} is set up in the West Wall`, [hex]);
};
const mayBeCzech = (g: State, unit: number, hex: number): Verdict =>
  boxOf(g).BORDER[hex] || isCity(g, hex)
    ? ok
    : no('3.1', `${nameOf(g, unit)} is set up in cities and on the border`, [hex]);
/** What each nation requires beside being in its own country. */
const mayBeOf = (g: State, unit: number, hex: number): Verdict => {
  switch (nationOf(g, unit)) {
    case CZECHS:
      return mayBeCzech(g, unit, hex);
    case SOVIETS:
      return mayBeSoviet(g, unit, hex);
    case GERMANS:
      return mayBeGerman(g, unit, hex);
    case ROMANIANS:
      return ROMANIAN_HEXES.includes(gridOf(g).labels[hex]!)
        ? ok
        : no('3.1', 'Romanians begin in 3133, 3134 and 3233', [hex]);
    case FRENCH:
    case BRITISH:
      return boxOf(g).BORDER[hex] ? no('3.1', `${placed(g, hex)} is on the border of France`, [hex]) : ok;
    default:
      return ok;
  }
};
const isLoner = (g: State, unit: number): boolean =>
  nationOf(g, unit) === CZECHS || (ONE_A_HEX as readonly Nation[]).includes(NATIONS[nationOf(g, unit)]!);
const mayPlace = (g: State, unit: number, hex: number): Verdict => {
  const c = caseOf(groupIn(g));
  const home = homeOf(nationOf(g, unit));
  if (boxOf(g).LAND[hex] === 0 || countryOf(g, hex) !== home)
    return no(c, `${nameOf(g, unit)} is set up in ${COUNTRIES[home]}`, [hex]);
  const own = mayBeOf(g, unit, hex);
  if (!own.ok) return own;
  const others = stackIn(g, hex).filter(u => u !== unit);
  if (others.length && isLoner(g, unit) && !(nationOf(g, unit) === CZECHS && others.every(u => isArmy(g, u))))
    return blockedBy(
      stackAt(hex),
      c,
      `${nameOf(g, others[0]!)} is in ${placed(g, hex)}, and ${nameOf(g, unit)} is set up alone`,
      [hex],
    );
  return mayJoin(g, [unit], hex);
};

const armyOf = (g: State): readonly number[] => {
  const group = groupIn(g);
  if (isNeutralGroup(group)) return ofNation(g, nationNo(GROUPS[group] as Nation));
  return unitsOf(g, group === 0 ? A : G)
    .filter(
      u => placeOf(g, u) === beside(g, TO_SET_UP) || (isHex(g, placeOf(g, u)) && boxOf(g).UNITS[u]!.hex === undefined),
    )
    .filter(u => !isNeutralNation(g, u));
};
const NEUTRAL_NATIONS = NATIONS.map(nation => isNeutralGroup((GROUPS as readonly string[]).indexOf(nation)));
const isNeutralNation = (g: State, unit: number): boolean => NEUTRAL_NATIONS[nationOf(g, unit)]!;
const ARMIES = GROUPS.map((group, i) => (isNeutralGroup(i) ? `${group} army` : i === 0 ? 'Allies' : 'Germans'));
/** 3.1-3.3 The unit belongs to another set-up, or to none: it has a printed hex or is set aside. */
const stranger = (g: State, unit: number): Refused => {
  const name = nameOf(g, unit);
  const c = caseOf(groupIn(g));
  if (firstPlace(g, boxOf(g).UNITS[unit]!) === beside(g, TO_SET_UP))
    return blockedBy(
      variable('group'),
      c,
      `this is the set-up of the ${ARMIES[groupIn(g)]}, and ${name} is not among them`,
    );
  return no(c, `${name} is not set up by hand`);
};
const RULES: SetUpRules = {
  nameOf,
  labelOf: placed,
  plans: g => boxOf(g).PLANS,
  placeOf,
  box: g => beside(g, TO_SET_UP),
  hexes: g => boxOf(g).SIZE,
  caseOf: g => caseOf(groupIn(g)),
  army: armyOf,
  stranger,
  /** Another unit may be set up where this one may not. */
  mayPlace: (g, unit, hex) => {
    const v = mayPlace(g, unit, hex);
    return isNoGround(g, hex) ? v : restingOn(v, variable('unit'));
  },
  mayLay: (g, plan) => {
    const p = boxOf(g).PLANS[plan];
    return p && p.group === groupIn(g) && p.year === scenarioOf(g)
      ? ok
      : blockedBy(
          variable('group'),
          caseOf(groupIn(g)),
          `this is the set-up of the ${ARMIES[groupIn(g)]}, not one for them`,
        );
  },
  mayFinish: () => ok,
  put: (g, unit, hex) => putUnit(g, unit, hex),
  lift: (g, unit) => putUnit(g, unit, beside(g, TO_SET_UP)),
  pick: (g, unit) => placingProc.call({ group: groupIn(g), unit }, '3.0'),
  picked: g => placingProc.vars(g).unit,
  finish: g => {
    emit(g, { is: 'setUp', case: caseOf(groupIn(g)), group: groupIn(g) });
    return done();
  },
  wanted: (g, unit) => (nationOf(g, unit) === ROMANIANS ? ROMANIAN_HEXES.map(hex => gridOf(g).byLabel.get(hex)!) : []),
  likely: (g, unit) =>
    nationOf(g, unit) === GERMANS && isStaticUnit(g, unit)
      ? boxOf(g).FORT_HEXES.filter(hex => fortKind(g, hex) === 'west wall')
      : boxOf(g).HEXES_OF[homeOf(nationOf(g, unit))]!,
  misplaced: g => armyOf(g)[0]!,
};
const drafting = field.settingUp(RULES);
export const settingUp: Decision<Setting> = {
  ...drafting,
  take: (g, a, c) => {
    if (c.do === 'lay') layRailheads(g, boxOf(g).PLANS[c.plan]!.railheads);
    return drafting.take(g, a, c);
  },
};
export const placing: Decision<Placing> = field.placing(RULES);
const owner = (group: number): string => (group === 1 ? GERMAN : ALLIED);
export const setUpSteps = steps('setUp', [
  {
    at: '3.0',
    case: '3.0',
    name: 'Set-up',
    run: g => ask(owner(groupIn(g)), 'settingUp', caseOf(groupIn(g)), { group: groupIn(g) }),
  },
]);
export const placingSteps = steps('placing', [
  { at: '3.0/where', case: '3.0', name: 'Where', run: g => ask(owner(groupIn(g)), 'placing', caseOf(groupIn(g))) },
]);
/** 8.3 Nobody sees the other army being set up, only its top units when it is done. Railheads come with a prepared set-up. */
export const curtain = (g: State, side: Side): State => {
  const frame = g.stack.findIndex(f => f.proc === 'setUp');
  const group = frameOf(g, 'setUp')?.vars.group;
  if (group === undefined || owner(group) === side) return g;
  const before = field.beforeSetUp(RULES, g, frame, owner(group), { group });
  if (group === 0)
    layRailheads(
      before,
      Array.from({ length: chartsOf(g).railheads.count }, () => beside(g, TO_SET_UP)),
    );
  return before;
};
/** 3.3 Sets up the army of a neutral that was just violated. */
export const setUpNation = (nation: number, back: WarStep): Call =>
  setUpProc.call({ group: GROUPS.indexOf(NATIONS[nation] as 'Belgian') }, back);

// 3.1 Railheads ----------------------------------------------------------------------------------------------------
const layRailheads = (g: State, hexes: readonly number[]): void => {
  for (const [i, hex] of hexes.entries()) g.cells[at(g).railhead + i] = hex;
};
const waitingRailhead = (g: State): number => {
  const { count } = chartsOf(g).railheads;
  for (let i = 0; i < count; i++) if (g.cells[at(g).railhead + i] === beside(g, TO_SET_UP)) return i;
  return -1;
};
/** 3.1 On a Soviet railway next to the border. */
const mayLayRailhead = (g: State, hex: number): Verdict => {
  const { IS_RAIL, BORDER } = boxOf(g);
  return IS_RAIL[hex] && BORDER[hex] && countryOf(g, hex) === USSR
    ? ok
    : no('3.1', `${placed(g, hex)} is no Soviet railway hex on the border`, [hex]);
};
const toLay = (hex: number) => ({ do: 'site', hex }) as const;
export const layingRailheads: Decision<ReturnType<typeof toLay>> = {
  verbs: ['site'],
  candidates: g =>
    boxOf(g)
      .RAIL_HEXES.filter(hex => mayLayRailhead(g, hex).ok)
      .map(toLay),
  judge: (g, _a, c) => mayLayRailhead(g, c.hex),
  take: (g, _a, c) => {
    g.cells[at(g).railhead + waitingRailhead(g)] = c.hex;
    return again;
  },
  say: (g, _a, c) => `A railhead in ${placed(g, c.hex)}`,
};

export const gameSteps = steps('game', [
  { at: '3.1', case: '3.1', name: 'Allied set-up', when: g => !is1939(g), run: () => setUpProc.call({ group: 0 }) },
  {
    at: '3.1/railheads',
    case: '3.1',
    name: 'Soviet railheads',
    when: g => waitingRailhead(g) >= 0,
    run: () => ask(ALLIED, 'layingRailheads', '3.1'),
  },
  { at: '3.2', case: '3.2', name: 'German set-up', when: g => !is1939(g), run: () => setUpProc.call({ group: 1 }) },
  { at: '5.0', case: '5.0', name: 'Turns', run: () => call('turn') },
]);
