/** 3.0 Set-up. A player takes a prepared set-up, or places units one by one and may take them back; it ends when all are placed. */
import {
  blockedBy,
  cells,
  named,
  no,
  ok,
  stackAt,
  variable,
  type Decision,
  type Verdict,
  places,
} from '../../../engine/decide.ts';
import { done, next, type Next } from '../../../engine/flow.ts';
import type { Options } from '../../../engine/game.ts';
import { type HexId } from '../../../kernel/hex.ts';
import type { Plan } from '../model/prepared-set-ups.ts';
import { blank, type Side, type State } from '../../../engine/state.ts';
import { counted } from '../../../engine/words.ts';
import { A, BELGIAN, counterOf, G, groupOf, homeOf, isFort, isMech, nameOf, nationOf } from '../model/army.ts';
import { boxOf, chartsOf, type Box } from '../model/box.ts';
import { SCENARIOS } from '../data/charts.ts';
import { countryOf, FRANCE, GERMANY, isArdennes, isGap, isLand, placed, sizeOf } from '../model/ground.ts';
import {
  ALLIED,
  AT,
  at,
  boxPlace,
  GERMAN,
  heightOf,
  is1940,
  mobileOf,
  NOT_IN_PLAY,
  onMap,
  placeOf,
  putUnit,
  scenarioOf,
  stackIn,
  stackLimit,
  TO_SET_UP,
  TURN_TRACK,
} from '../model/state.ts';
import * as field from '../../../field/setup.ts';
import type { Placing, SetUpRules, Setting } from '../../../field/setup.ts';
import { enterHex } from './control.ts';
import { ask, call, emit, frameOf, nearest, procedure, steps, type FranceStep, type SetUp } from './flow.ts';
import { BELGIUM, neutralAt, violate } from './neutrals.ts';
import { heightIn } from './obstacles.ts';
import { limitCase } from './stacking.ts';

/** The place of a unit before any army is set up. */
const startingPlace = (g: State, unit: number): number => {
  const row = counterOf(g, unit);
  if (row.scenario !== 'both' && row.scenario !== SCENARIOS[scenarioOf(g)]) return boxPlace(g, NOT_IN_PLAY);
  if (isFort(g, unit)) return boxOf(g).FORT_HEX[unit]!;
  return boxPlace(g, unit === boxOf(g).REINFORCER ? TURN_TRACK : TO_SET_UP);
};
/** 3.1 Who controls a hex at the start; 0 is nobody. */
const startingControl = (g: State, hex: number): number => {
  if (countryOf(g, hex) === GERMANY) return G + 1;
  return isLand(g, hex) && (countryOf(g, hex) === FRANCE || is1940(g)) ? A + 1 : 0;
};
/** 3.1, 3.9 The board before set-up: forts in their hexes, markers, control. */
export const layOut = (box: Box, scenario: string, options: Options, rules: number): State => {
  const g = blank(box.BOARD.size, box);
  const { german, french } = box.charts.replacements;
  g.cells[AT.scenario] = SCENARIOS.indexOf(scenario as '1940');
  g.cells[AT.turn] = 1;
  for (let u = 0; u < box.COUNT; u++) {
    g.cells[box.CELLS.steps + u] = box.FULL[u]!;
    g.cells[box.CELLS.place + u] = startingPlace(g, u);
  }
  for (let hex = 0; hex < box.SIZE; hex++) g.cells[box.CELLS.control + hex] = startingControl(g, hex);
  g.cells[AT.germanReplacements] = is1940(g) ? german : 0;
  g.cells[AT.frenchReplacements] = is1940(g) ? french : 0;
  g.cells[AT.fortRetreat] = options.fortRetreat === 'stalled' ? 1 : 0;
  g.cells[AT.automaticFour] = options.automaticFour === 'never' ? 1 : 0;
  g.cells[AT.rules] = rules === 1 ? 0 : 1;
  g.cells[AT.panzersInCities] = options.panzersInCities === 'panzer' ? 1 : 0;
  return g;
};

const COUNTRY_NAMES = ['France', 'Belgium', 'the Netherlands', 'Luxembourg', 'Germany', 'Switzerland'];

const isSickleHex = (g: State, hex: number): boolean => boxOf(g).IN_SICKLE[hex] === 1;
export const sickleCorps = (g: State): readonly number[] => mobileOf(g, G).filter(u => g.cells[at(g).sickle + u] === 1);
const gameProc = procedure('game');
const setUpProc = procedure('setUp');
const placingProc = procedure('placing');
const caseOf = (g: State, group: number): string =>
  is1940(g) ? ['3.6', '3.7', '3.8'][group]! : group === 2 ? '3.3' : '3.5';

/** The unit that is being placed. */
const PICKED = variable('unit');
/** 3.3, 3.5-3.8 May this unit be set up there? */
const mayPlace = (g: State, unit: number, hex: number): Verdict => {
  const v = mayBeSetUpIn(g, unit, hex);
  return v.ok ? v : named(v, `${nameOf(g, unit)} cannot be set up in ${placed(g, hex)}`);
};
const mayBeSetUpIn = (g: State, unit: number, hex: number): Verdict => {
  const { group, sickle: declared } = setUpProc.vars(g);
  const c = caseOf(g, group);
  const nation = nationOf(g, unit);
  const there = stackIn(g, hex);
  if (!isLand(g, hex)) return no(c, 'that is water', [hex]);
  if (isGap(g, hex)) return no(c, 'no unit stands in the Sarreguemines Gap', [hex]);
  const sickle = declared === 1 && isMech(g, unit) && isSickleHex(g, hex);
  if (countryOf(g, hex) !== homeOf(nation) && !sickle)
    return blockedBy(PICKED, c, `it is set up in ${COUNTRY_NAMES[homeOf(nation)]}`, [hex]);
  if (sickle && sickleCorps(g).length >= chartsOf(g).sickleCut.corps)
    return blockedBy(
      cells('sickle', ...sickleCorps(g)),
      '3.8',
      `${chartsOf(g).sickleCut.corps} corps and no more for Sickle Cut`,
      [hex],
    );
  if (nation === BELGIAN && isArdennes(g, hex))
    return blockedBy(PICKED, '3.6', 'no Belgian is set up in the Ardennes', [hex]);
  if (nation === BELGIAN && boxOf(g).NO_BELGIANS.includes(hex as HexId))
    return blockedBy(PICKED, '3.6', 'no Belgian is set up there', [hex]);
  if (there.length && nationOf(g, there[0]!) !== nation)
    return blockedBy(stackAt(hex), '6.2', `${nameOf(g, there[0]!)} of another nation is there`, [hex]);
  const limit = group === 0 ? chartsOf(g).stacking.neutralSetUp : stackLimit(g);
  return heightOf(g, hex) < limit
    ? ok
    : blockedBy(
        heightIn(hex),
        group === 0 ? '3.6' : limitCase(g),
        `${counted(limit, 'unit')} there already, and no more may be`,
        [hex],
      );
};

const owner = ({ group }: SetUp): Side => (group === 2 ? GERMAN : ALLIED);

/** A prepared set-up is refused if it is for another army, lacks a unit, or needs a hex that another army holds. */
const mayLay = (g: State, { name, year, army, sickle, stacks }: Plan): Verdict => {
  const { group, sickle: declared } = setUpProc.vars(g);
  const c = caseOf(g, group);
  const mine = (unit: number): boolean =>
    groupOf(nationOf(g, unit)) === army &&
    (placeOf(g, unit) === boxPlace(g, TO_SET_UP) || placeOf(g, unit) < sizeOf(g));
  if (year !== scenarioOf(g)) return no(c, `${name} is of another scenario`);
  if (army !== group) return blockedBy(variable('group'), c, `${name} is not for the army that is set up now`);
  if (sickle && (sickle === 'yes') !== (declared === 1))
    return blockedBy(
      variable('sickle'),
      '3.8',
      `${name} is laid out ${sickle === 'yes' ? 'with' : 'without'} Sickle Cut`,
    );
  const gone = stacks.flatMap(s => s.units).find(u => !mine(u));
  const held = stacks.find(s => stackIn(g, s.hex).some(u => groupOf(nationOf(g, u)) !== army));
  if (gone !== undefined) return blockedBy(places(gone), c, `${nameOf(g, gone)} is not at hand`);
  return held
    ? blockedBy(stackAt(held.hex), '6.2', `${name} needs ${placed(g, held.hex)}, which others hold`, [held.hex])
    : ok;
};
/** 3.1 A corps of Sickle Cut controls its hex from set-up on. */
const placeUnit = (g: State, unit: number, hex: number): void => {
  putUnit(g, unit, hex);
  if (!isSickleHex(g, hex) || !isMech(g, unit)) return;
  g.cells[at(g).sickle + unit] = 1;
  g.cells[at(g).control + hex] = G + 1;
};
const liftUnit = (g: State, unit: number): void => {
  const hex = placeOf(g, unit);
  putUnit(g, unit, boxPlace(g, TO_SET_UP));
  g.cells[at(g).sickle + unit] = 0;
  if (isSickleHex(g, hex) && heightOf(g, hex) === 0) g.cells[at(g).control + hex] = A + 1;
};

/** 3.8 Once declared, Sickle Cut needs all its corps in the Ardennes. */
const mayFinish = (g: State): Verdict => {
  const { corps } = chartsOf(g).sickleCut;
  return setUpProc.vars(g).sickle === 1 && sickleCorps(g).length < corps
    ? blockedBy(
        cells('sickle', ...mobileOf(g, G).filter(u => isMech(g, u))),
        '3.8',
        `Sickle Cut needs ${corps} mechanised corps in the Ardennes`,
      )
    : ok;
};
/** 3.1, 3.8, 4.3 The corps of Sickle Cut enter their hexes; one in Luxembourg violates its neutrality. */
const occupyArdennes = (g: State): void => {
  for (const u of sickleCorps(g)) {
    violate(g, neutralAt(g, placeOf(g, u)));
    enterHex(g, u, placeOf(g, u), false);
  }
};
const finish = (g: State): Next => {
  const { group } = setUpProc.vars(g);
  occupyArdennes(g);
  emit(g, { is: 'setUp', case: caseOf(g, group), group });
  return done();
};
const RULES: SetUpRules = {
  nameOf,
  labelOf: placed,
  plans: g => boxOf(g).PLANS,
  placeOf,
  box: g => boxPlace(g, TO_SET_UP),
  hexes: sizeOf,
  caseOf: g => caseOf(g, setUpProc.vars(g).group),
  army: g => boxOf(g).ARMIES[scenarioOf(g)]![setUpProc.vars(g).group]!,
  mayPlace,
  mayLay: (g, plan) => mayLay(g, boxOf(g).PLANS[plan]!),
  mayFinish,
  put: placeUnit,
  lift: liftUnit,
  pick: (g, unit) => {
    const { group, sickle = 0 } = setUpProc.vars(g);
    return call('placing', { unit, group, sickle }, '3.0');
  },
  picked: g => placingProc.vars(g).unit,
  finish,
  /** Random play puts mechanised corps into the Ardennes first while Sickle Cut is declared. */
  wanted: (g, unit) => (setUpProc.vars(g).sickle === 1 && isMech(g, unit) ? boxOf(g).SICKLE_HEXES : []),
  likely: (g, unit) => boxOf(g).HOME_HEXES[nationOf(g, unit)]!,
  misplaced: g => mobileOf(g, G).find(u => isMech(g, u) && onMap(g, u) && !g.cells[at(g).sickle + u])!,
};
export const settingUp: Decision<Setting> = field.settingUp(RULES);
export const placing: Decision<Placing> = field.placing(RULES);
export const placingSteps = steps('placing', [
  { at: '3.0/where', case: '3.0', name: 'Where', run: (_g, f) => ask(owner(f.vars), 'placing', '3.0') },
]);
export const setUpSteps = steps('setUp', [
  { at: '3.0', case: '3.0', name: 'Set-up', run: (g, f) => ask(owner(f.vars), 'settingUp', caseOf(g, f.vars.group)) },
]);
/** 3.10 A side sees nothing of the other army until its set-up is done, and then only the top units. */
export const curtain = (g: State, side: Side): State => {
  const f = frameOf(g, 'setUp');
  return !f || owner(f.vars) === side ? g : field.beforeSetUp(RULES, g, nearest(g, 'setUp'), owner(f.vars));
};

/** 3.8 Sickle Cut is declared before the German set-up, and declaring it violates Belgium. */
const SICKLE = ([0, 1] as const).map(sickle => ({ do: 'sickle', sickle }) as const);
export const declaring: Decision<(typeof SICKLE)[number]> = {
  candidates: () => SICKLE,
  judge: (_g, _a, c) =>
    c.sickle === 0 || c.sickle === 1 ? ok : no('3.8', 'it is declared with yes, and declined with no'),
  take: (g, _a, c) => {
    if (c.sickle) violate(g, BELGIUM);
    g.cells[AT.sickleCut] = c.sickle;
    gameProc.put(g, { sickle: c.sickle });
    return next;
  },
  say: (_g, _a, c) => (c.sickle ? 'Activate Operation Sickle Cut' : 'No Sickle Cut'),
};
const armySteps = <At extends FranceStep<'game'>>(
  at: At,
  c: string,
  name: string,
  group: number,
  when: (g: State) => boolean,
) =>
  steps('game', [
    {
      at,
      case: c,
      name,
      when,
      run: (_g, f) => call('setUp', { group, sickle: f.vars.sickle ?? 0 }),
    },
  ]);
export const gameSteps = steps('game', [
  ...armySteps('3.3', '3.3', 'German set-up', 2, g => !is1940(g)),
  ...armySteps('3.5', '3.5', 'French set-up', 1, g => !is1940(g)),
  ...armySteps('3.6', '3.6', 'Neutral set-up', 0, is1940),
  ...armySteps('3.7', '3.7', 'Anglo-French set-up', 1, is1940),
  {
    at: '3.8/sickle',
    case: '3.8',
    name: 'Operation Sickle Cut',
    when: is1940,
    run: () => ask(GERMAN, 'declaring', '3.8'),
  },
  ...armySteps('3.8', '3.8', 'German set-up', 2, is1940),
  { at: '5.0', case: '5.0', name: 'Turns', run: () => call('turn') },
]);
