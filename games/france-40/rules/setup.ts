/** 3.0 Set-up is play: lay out a ready-made one, or pick a unit and put it in a hex; lift it again; done when all are placed. */
import { no, ok, type Decision, type Verdict } from '../../../engine/decide.ts';
import { emit } from '../../../engine/events.ts';
import { again, ask, call, done, next, put, top, type Frame, type Step } from '../../../engine/flow.ts';
import type { Options } from '../../../engine/game.ts';
import { blank, type State } from '../../../engine/state.ts';
import { REINFORCEMENT, REPLACEMENTS, SCENARIOS, SICKLE_CUT, STACKING } from '../data/charts.ts';
import { GROUPS, SET_UPS, type SetUp } from '../data/setups.ts';
import { UNITS } from '../data/units.ts';
import {
  ARLON,
  BELGIUM as BELGIAN_GROUND,
  COUNTRY,
  FRANCE,
  GERMANY,
  hexOf,
  isArdennes,
  isGap,
  isLand,
  labelOf,
  LUXEMBOURG as LUX_GROUND,
  NETHERLANDS as DUTCH_GROUND,
  SIZE,
  SWITZERLAND as SWISS_GROUND,
} from '../ground.ts';
import {
  A,
  ALLIED,
  AT,
  BELGIAN,
  BOARD,
  BRITISH,
  COUNT,
  DUTCH,
  FORT,
  FRENCH,
  FULL,
  G,
  GERMAN,
  heightOf,
  is1940,
  MECH,
  mobileOf,
  mobileUnits,
  NATION,
  NOT_IN_PLAY,
  placeOf,
  putUnit,
  scenarioOf,
  SIDE,
  stackIn,
  stackLimit,
  SWISS,
  TO_SET_UP,
  TURN_TRACK,
  UNIT_NAMES,
} from '../state.ts';
import { enterHex } from './control.ts';
import { BELGIUM, neutralAt, violate } from './neutrals.ts';
import { limitCase } from './stacking.ts';

/** 3.1, 3.9 Everything but the armies: forts in their hexes, markers, control. */
export const layOut = (scenario: string, options: Options): State => {
  const g = blank(BOARD.size);
  const year = SCENARIOS.indexOf(scenario as '1940');
  g.n[AT.scenario] = year;
  g.n[AT.turn] = 1;
  for (let u = 0; u < COUNT; u++) {
    const row = UNITS[u]!;
    const plays = row.scenario === 'both' || row.scenario === scenario;
    g.n[AT.steps + u] = FULL[u]!;
    g.n[AT.place + u] = !plays
      ? NOT_IN_PLAY
      : FORT[u]
        ? hexOf(row.hex!)
        : row.name === REINFORCEMENT.unit
          ? TURN_TRACK
          : TO_SET_UP;
  }
  for (let hex = 0; hex < SIZE; hex++)
    g.n[AT.control + hex] =
      COUNTRY[hex] === GERMANY ? G + 1 : isLand(hex) && (COUNTRY[hex] === FRANCE || year === 0) ? A + 1 : 0;
  g.n[AT.germanReplacements] = year === 0 ? REPLACEMENTS.german : 0;
  g.n[AT.frenchReplacements] = year === 0 ? REPLACEMENTS.french : 0;
  g.n[AT.fortRetreat] = options.fortRetreat === 'stalled' ? 1 : 0;
  g.n[AT.automaticFour] = options.automaticFour === 'never' ? 1 : 0;
  g.n[AT.panzersInCities] = options.panzersInCities === 'panzer' ? 1 : 0;
  return g;
};

const groupOf = (unit: number): number =>
  SIDE[unit] === G ? 2 : NATION[unit] === FRENCH || NATION[unit] === BRITISH ? 1 : 0;
const HOME: { readonly [nation: number]: number } = {
  [BELGIAN]: BELGIAN_GROUND,
  [DUTCH]: DUTCH_GROUND,
  [SWISS]: SWISS_GROUND,
  [FRENCH]: FRANCE,
  [BRITISH]: FRANCE,
  0: GERMANY,
};
const COUNTRY_NAMES = ['France', 'Belgium', 'the Netherlands', 'Luxembourg', 'Germany', 'Switzerland'];

const isSickleHex = (hex: number): boolean =>
  isArdennes(hex) && (COUNTRY[hex] === BELGIAN_GROUND || COUNTRY[hex] === LUX_GROUND);
export const sickleCorps = (g: State): readonly number[] => mobileOf(g, G).filter(u => g.n[AT.sickle + u] === 1);
const caseOf = (g: State, group: number): string =>
  is1940(g) ? ['3.6', '3.7', '3.8'][group]! : group === 2 ? '3.3' : '3.5';

/** 3.3, 3.5-3.8 May this unit be set up there? */
const mayPlace = (g: State, f: Frame, unit: number, hex: number): Verdict => {
  const group = f.vars.group as number;
  const c = caseOf(g, group);
  const nation = NATION[unit]!;
  const there = stackIn(g, hex);
  const name = UNIT_NAMES[unit]!;
  if (!isLand(hex) || isGap(hex)) return no(c, `nobody can stand in ${labelOf(hex)}`, [hex]);
  const sickle = f.vars.sickle === 1 && MECH[unit] === 1 && isSickleHex(hex);
  if (COUNTRY[hex] !== HOME[nation] && !sickle)
    return no(c, `${name} is set up in ${COUNTRY_NAMES[HOME[nation]!]}`, [hex]);
  if (sickle && sickleCorps(g).length >= SICKLE_CUT.corps)
    return no('3.8', `${SICKLE_CUT.corps} corps and no more for Sickle Cut`, [hex]);
  if (nation === BELGIAN && (isArdennes(hex) || hex === ARLON))
    return no('3.6', `no Belgian is set up in the Ardennes or ${labelOf(ARLON)}`, [hex]);
  if (there.length && NATION[there[0]!] !== nation) return no('6.2', `${labelOf(hex)} holds another nation`, [hex]);
  const limit = group === 0 ? STACKING.neutralSetUp : stackLimit(g);
  return heightOf(g, hex) < limit ? ok : no(group === 0 ? '3.6' : limitCase(g), `${labelOf(hex)} is full`, [hex]);
};

const left = (g: State, group: number): readonly number[] =>
  mobileUnits(g).filter(u => placeOf(g, u) === TO_SET_UP && groupOf(u) === group);
const placed = (g: State, group: number): readonly number[] =>
  mobileUnits(g).filter(u => placeOf(g, u) < SIZE && groupOf(u) === group);
const isBegun = (g: State, group: number): boolean =>
  mobileUnits(g).some(u => placeOf(g, u) < SIZE && groupOf(u) === group);
const groupIn = (f: Frame): number => f.vars.group as number;
const owner = (f: Frame): string => (groupIn(f) === 2 ? GERMAN : ALLIED);

/** A ready-made set-up in numbers: hexes with their units, the lowest first. */
const PLANS = SET_UPS.map((p: SetUp) => ({
  ...p,
  year: SCENARIOS.indexOf(p.scenario),
  group: GROUPS.indexOf(p.group),
  stacks: Object.entries(p.at).map(([hex, units]) => ({
    hex: hexOf(hex),
    units: units.map(u => UNIT_NAMES.indexOf(u)),
  })),
}));
/** Is the plan one for this army, and is everybody in it at hand and its ground free of others? */
const mayLay = (g: State, f: Frame, { name, year, group, sickle, stacks }: (typeof PLANS)[number]): Verdict => {
  const c = caseOf(g, groupIn(f));
  const mine = (unit: number): boolean =>
    groupOf(unit) === group && (placeOf(g, unit) === TO_SET_UP || placeOf(g, unit) < SIZE);
  if (year !== scenarioOf(g) || group !== groupIn(f)) return no(c, `${name} is not for the army that is set up now`);
  if (sickle && (sickle === 'yes') !== (f.vars.sickle === 1))
    return no('3.8', `${name} is laid out ${sickle === 'yes' ? 'with' : 'without'} Sickle Cut`);
  const gone = stacks.flatMap(s => s.units).find(u => !mine(u));
  const held = stacks.find(s => stackIn(g, s.hex).some(u => groupOf(u) !== group));
  if (gone !== undefined) return no(c, `${UNIT_NAMES[gone]} is not at hand`);
  return held ? no('6.2', `${labelOf(held.hex)} is held by others`, [held.hex]) : ok;
};
const layPlan = (g: State, { group, stacks }: (typeof PLANS)[number]): void => {
  for (const u of placed(g, group)) liftUnit(g, u);
  for (const { hex, units } of stacks) for (const u of units) placeUnit(g, u, hex);
};
/** 3.1 A corps of Sickle Cut holds the hex it stands in. */
const placeUnit = (g: State, unit: number, hex: number): void => {
  putUnit(g, unit, hex);
  if (!isSickleHex(hex) || !MECH[unit]) return;
  g.n[AT.sickle + unit] = 1;
  g.n[AT.control + hex] = G + 1;
};
const liftUnit = (g: State, unit: number): void => {
  const hex = placeOf(g, unit);
  putUnit(g, unit, TO_SET_UP);
  g.n[AT.sickle + unit] = 0;
  if (isSickleHex(hex) && heightOf(g, hex) === 0) g.n[AT.control + hex] = A + 1;
};

type Setting =
  | { readonly do: 'lay'; readonly plan: number }
  | { readonly do: 'pick'; readonly unit: number }
  | { readonly do: 'lift'; readonly unit: number }
  | { readonly do: 'done' };
const LAY = PLANS.map((_, plan) => ({ do: 'lay', plan }) as const);
const PICK = UNIT_NAMES.map((_, unit) => ({ do: 'pick', unit }) as const);
const LIFT = UNIT_NAMES.map((_, unit) => ({ do: 'lift', unit }) as const);
const DONE = { do: 'done' } as const;
const mayFinish = (g: State, f: Frame): Verdict => {
  const rest = left(g, groupIn(f));
  if (rest.length)
    return no(
      caseOf(g, groupIn(f)),
      `still to be placed: ${UNIT_NAMES[rest[0]!]}${rest.length > 1 ? ` and ${rest.length - 1} more` : ''}`,
    );
  if (f.vars.sickle === 1 && sickleCorps(g).length < SICKLE_CUT.corps)
    return no('3.8', `Sickle Cut needs ${SICKLE_CUT.corps} mechanised corps in the Ardennes`);
  return ok;
};
/** 3.1, 3.8, 4.3 The corps of Sickle Cut hold the hexes they stand in; one in Luxembourg has violated it. */
const occupyArdennes = (g: State): void => {
  for (const u of sickleCorps(g)) {
    violate(g, neutralAt(placeOf(g, u)));
    enterHex(g, u, placeOf(g, u), false);
  }
};
export const settingUp: Decision<Setting> = {
  verbs: ['lay', 'pick', 'lift', 'done'],
  candidates: g => [
    DONE,
    ...LAY.filter(c => mayLay(g, top(g), PLANS[c.plan]!).ok),
    ...left(g, groupIn(top(g))).map(u => PICK[u]!),
    ...placed(g, groupIn(top(g))).map(u => LIFT[u]!),
  ],
  judge: (g, _a, c) => {
    const f = top(g);
    if (c.do === 'done') return mayFinish(g, f);
    if (c.do === 'lay') return mayLay(g, f, PLANS[c.plan]!);
    const list = c.do === 'pick' ? left(g, groupIn(f)) : placed(g, groupIn(f));
    return list.includes(c.unit)
      ? ok
      : no(caseOf(g, groupIn(f)), `${UNIT_NAMES[c.unit]} cannot be ${c.do === 'pick' ? 'placed' : 'lifted'} now`);
  },
  take: (g, _a, c) => {
    if (c.do === 'done') {
      occupyArdennes(g);
      emit(g, { is: 'setUp', case: caseOf(g, groupIn(top(g))), group: groupIn(top(g)) });
      return done();
    }
    if (c.do === 'pick')
      return call('placing', { unit: c.unit, group: groupIn(top(g)), sickle: top(g).vars.sickle ?? 0 }, '3.0');
    if (c.do === 'lay') layPlan(g, PLANS[c.plan]!);
    else liftUnit(g, c.unit);
    return again;
  },
  /** Three armies in four are laid out at once: placing them one by one takes a hundred decisions. */
  sample: (g, _a, rnd) => {
    const f = top(g);
    const rest = left(g, groupIn(f));
    const plans = !isBegun(g, groupIn(f)) && rnd(4) > 0 ? LAY.filter(c => mayLay(g, f, PLANS[c.plan]!).ok) : [];
    if (plans.length) return plans[rnd(plans.length)]!;
    if (rest.length) return PICK[rest[rnd(rest.length)]!]!;
    return mayFinish(g, f).ok ? DONE : LIFT[placed(g, 2).find(u => MECH[u] && !g.n[AT.sickle + u])!]!;
  },
  say: (_g, _a, c) =>
    c.do === 'done'
      ? 'The set-up is done'
      : c.do === 'lay'
        ? `Lay out ${PLANS[c.plan]!.name}: ${PLANS[c.plan]!.words}`
        : `${c.do === 'pick' ? 'Place' : 'Lift'} ${UNIT_NAMES[c.unit]}`,
};

type Placing = { readonly do: 'at'; readonly hex: number } | { readonly do: 'back' };
const AT_HEX = Array.from({ length: SIZE }, (_, hex) => ({ do: 'at', hex }) as const);
const BACK = { do: 'back' } as const;
/** 3.3-3.8 The land of each nation's own country. */
const HOME_HEXES = Object.values(HOME).map((_, nation) =>
  AT_HEX.filter(c => COUNTRY[c.hex] === HOME[nation] && isLand(c.hex) && !isGap(c.hex)),
);
const unitIn = (f: Frame): number => f.vars.unit as number;
/** Where Sickle Cut still needs corps, a random mechanised corps goes there first. */
export const placing: Decision<Placing> = {
  verbs: ['at', 'back'],
  candidates: g => [BACK, ...AT_HEX.filter(c => mayPlace(g, top(g), unitIn(top(g)), c.hex).ok)],
  judge: (g, _a, c) => (c.do === 'back' ? ok : mayPlace(g, top(g), unitIn(top(g)), c.hex)),
  take: (g, _a, c) => {
    if (c.do === 'back') return done();
    placeUnit(g, unitIn(top(g)), c.hex);
    return done();
  },
  sample: (g, _a, rnd) => {
    const f = top(g);
    const unit = unitIn(f);
    const home = HOME_HEXES[NATION[unit]!]!;
    const may = (c: (typeof AT_HEX)[number]): boolean => mayPlace(g, f, unit, c.hex).ok;
    const wanted = f.vars.sickle === 1 && MECH[unit] ? AT_HEX.filter(c => isSickleHex(c.hex) && may(c)) : [];
    if (wanted.length) return wanted[rnd(wanted.length)]!;
    const any = home[rnd(home.length)]!;
    const open = may(any) ? [any] : home.filter(may);
    return open[rnd(open.length)]!;
  },
  say: (_g, _a, c) => (c.do === 'back' ? 'Put it back' : `In ${labelOf(c.hex)}`),
};
export const placingSteps: readonly Step[] = [
  { at: '3.0/where', case: '3.0', name: 'Where', run: (_g, f) => ask(owner(f), 'placing', '3.0') },
];
export const setUpSteps: readonly Step[] = [
  { at: '3.0', case: '3.0', name: 'Set-up', run: (g, f) => ask(owner(f), 'settingUp', caseOf(g, groupIn(f))) },
];

/** 3.8 Sickle Cut is declared before the German set-up; it violates Belgium. */
const SICKLE = [0, 1].map(sickle => ({ do: 'sickle', sickle }) as const);
export const declaring: Decision<(typeof SICKLE)[number]> = {
  candidates: () => SICKLE,
  judge: (_g, _a, c) => (c.sickle === 0 || c.sickle === 1 ? ok : no('3.8', 'yes or no')),
  take: (g, _a, c) => {
    if (c.sickle) violate(g, BELGIUM);
    g.n[AT.sickleCut] = c.sickle;
    put(g, { sickle: c.sickle });
    return next;
  },
  say: (_g, _a, c) => (c.sickle ? 'Activate Operation Sickle Cut' : 'No Sickle Cut'),
};
const group = (at: string, c: string, name: string, n: number, when: (g: State) => boolean): Step => ({
  at,
  case: c,
  name,
  when,
  run: (_g, f) => call('setUp', { group: n, sickle: f.vars.sickle ?? 0 }),
});
export const gameSteps: readonly Step[] = [
  group('3.3', '3.3', 'German set-up', 2, g => !is1940(g)),
  group('3.5', '3.5', 'French set-up', 1, g => !is1940(g)),
  group('3.6', '3.6', 'Neutral set-up', 0, is1940),
  group('3.7', '3.7', 'Anglo-French set-up', 1, is1940),
  {
    at: '3.8/sickle',
    case: '3.8',
    name: 'Operation Sickle Cut',
    when: is1940,
    run: () => ask(GERMAN, 'declaring', '3.8'),
  },
  group('3.8', '3.8', 'German set-up', 2, is1940),
  { at: '5.0', case: '5.0', name: 'Turns', run: () => call('turn') },
];
