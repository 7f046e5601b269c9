/** The Seeds of Disaster: what the engine and its hosts may call. */
import type { Game, OptionSpec } from '../../engine/game.ts';
import type { DataPack } from '../../engine/pack.ts';
import type { Side, State } from '../../engine/state.ts';
import { makeBox, type Box } from './model/box.ts';
import { CASES } from './data/cases.ts';
import { SHIPPED, type SeedsTables } from './data/tables.ts';
import { END_CASE, MACHINE } from './rules/machine.ts';
import { layOut, SCENARIOS } from './rules/turn/setup.ts';
import { labelsOf } from './model/labels.ts';
import { outcome, warVerbs } from './rules/war/war.ts';
import { GERMAN, SIDES } from './model/state.ts';
import { monthOf, weekOf, yearOf } from './model/tracks.ts';
import { untimely } from './rules/turn/wrong-phase.ts';
import { faults } from './rules/position/position-faults.ts';
import { derive } from './rules/position/complete-position.ts';
import { tell } from './view/log-text.ts';

const option = (
  id: string,
  title: string,
  ruleCase: string,
  ...values: readonly (readonly [id: string, title: string])[]
): OptionSpec => ({ id, title, case: ruleCase, values: values.map(([v, words]) => ({ id: v, title: words })) });
/** Interpretations of unclear rules that players can choose from. */
const OPTIONS: readonly OptionSpec[] = [
  option(
    'fog',
    'What is hidden of the enemy',
    '5.2.2',
    ['full', 'Strengths, boxes and what lies beneath the top'],
    ['stacks', 'Only what lies beneath the top'],
  ),
  option(
    'counterEvents',
    'Counterespionage against an event',
    '4.2.1',
    ['no', 'A card used for its value does not bring its own event'],
    ['yes', 'A card may also cancel an event the enemy plays'],
  ),
  option(
    'collection',
    'Collection advantages modify',
    '5.1.3',
    ['both', 'Both rolls: for intelligence events and for IPs'],
    ['events', 'The roll for intelligence events alone'],
    ['points', 'The roll for IPs alone'],
  ),
  option(
    'neutralisation',
    'An attacking fleet that is met in the air',
    '13.5.4',
    ['always', 'Is diverted whatever the dice say'],
    ['loser', 'Is diverted only if it loses'],
  ),
  option(
    'fortAttack',
    'Forts help attacks out of their Area',
    '14.3.5',
    ['yes', 'Yes'],
    ['no', 'No, only attacks within it'],
  ),
  option(
    'vacated',
    'An Area left before combat',
    '13.4',
    ['yes', 'May be entered by the attackers'],
    ['no', 'Stays empty'],
  ),
  option(
    'earlyParis',
    'When the fall of Paris ends the game',
    '20.0',
    ['all', 'All levels of victory are tested'],
    ['marginal', 'Major and decisive victory need week 10'],
  ),
  option(
    'heldFast',
    'Corps that were Poised with a Disrupted army',
    '15.1.3',
    ['stand', 'Neither march nor attack in their own turn'],
    ['attack', 'Do not march, but may attack and advance'],
  ),
];
const VERBS: Game['verbs'] = {
  place: ['unit', 'area'],
  choose: ['strategy'],
  steal: ['card'],
  bar: ['card'],
  raid: ['card'],
  jam: ['card', 'share'],
  trump: ['card'],
  foil: ['card'],
  spy: ['card'],
  play: ['card'],
  discard: ['card'],
  build: ['unit', 'steps', 'area?'],
  dig: ['area'],
  invest: ['rp'],
  look: ['area'],
  recall: ['group'],
  arrive: ['unit', 'area'],
  stay: ['unit'],
  garrison: ['unit'],
  send: ['unit', 'group'],
  shift: ['unit', 'area'],
  withdraw: ['unit'],
  station: ['unit', 'area'],
  move: ['unit', 'area'],
  reserve: ['unit'],
  commit: ['unit', 'area'],
  poise: ['unit', 'army'],
  column: ['unit'],
  manoeuvre: ['area'],
  read: [],
  pass: [],
  done: [],
};
/** The lead in objectives. */
const score = (g: State, side: Side): number => {
  const { german, allied } = outcome(g) as { readonly german: number; readonly allied: number };
  return side === GERMAN ? german - allied : allied - german;
};
const gameIn = (box: Box, laid?: DataPack): Game => ({
  box,
  ...(laid ? { pack: laid } : {}),
  id: 'seeds-of-disaster',
  title: 'The Seeds of Disaster',
  version: 2,
  sides: SIDES,
  sideNames: { german: 'the Germans', allied: 'the Allies' },
  scenarios: SCENARIOS,
  options: OPTIONS,
  cases: CASES,
  endCase: END_CASE,
  layout: box.BOARD,
  labels: labelsOf(box),
  verbs: { ...VERBS, ...warVerbs },
  machine: MACHINE,
  begin: (scenario, options, rules) => layOut(box, scenario, options, rules),
  first: 'game',
  turn: g => yearOf(g) - 1933 + Math.max(0, monthOf(g) - 1) + weekOf(g),
  tell: e => tell({ box }, e),
  result: g => (g.wait.for === 'over' ? g.wait.result : outcome(g)),
  score,
  derive,
  faults,
  wrongPhase: untimely,
});
/** The game made from these tables. `laid`: the data pack they come from. */
export const gameOf = (tables: SeedsTables, laid?: DataPack): Game => gameIn(makeBox(tables), laid);
/** The game as shipped. */
export const seedsOfDisaster: Game = gameOf(SHIPPED);
