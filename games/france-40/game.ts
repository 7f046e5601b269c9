/** France '40 as a game of the engine. */
import type { Game, OptionSpec } from '../../engine/game.ts';
import type { Labels } from '../../engine/labels.ts';
import type { DataPack } from '../../engine/pack.ts';
import type { Side, State } from '../../engine/state.ts';
import type { Box } from './model/box.ts';
import { CASES } from './data/cases.ts';
import { GROUPS } from './data/setups.ts';
import { SHIPPED, type France40Tables } from './data/tables.ts';
import { END_CASE, MACHINE } from './rules/machine.ts';
import { derive } from './rules/complete-position.ts';
import { EXITS } from './rules/exits.ts';
import { layOut } from './rules/setup.ts';
import { FIRST } from './rules/turn.ts';
import { outcome, vpOf } from './rules/victory.ts';
import { faults } from './rules/position-faults.ts';
import { GERMAN, is1940, NEUTRALS, SIDES, turnOf } from './model/state.ts';
import { tell } from './view/log-text.ts';
import { makeBox } from './model/make-box.ts';

const OPTIONS: readonly OptionSpec[] = [
  {
    id: 'fortRetreat',
    title: 'A retreat result against a fort',
    case: '11.3',
    values: [
      { id: 'bloodbath', title: 'Costs each side a unit' },
      { id: 'stalled', title: 'Stalls the attack, as the chart has it' },
    ],
  },
  {
    id: 'automaticFour',
    title: 'Four movement points without a die on the opening turn',
    case: '10.3',
    values: [
      { id: 'both', title: 'The French, as in 1939, and neutrals on entry' },
      { id: 'never', title: 'Only the French of 1939: else always a die' },
    ],
  },
  {
    id: 'panzersInCities',
    title: 'Defence factor against cities and forts',
    case: '11.13',
    values: [
      { id: 'mechanised', title: 'All mechanised corps' },
      { id: 'panzer', title: 'Panzer corps only: the same, while no counter is known to be a panzergrenadier corps' },
    ],
  },
];
const VERBS: Game['verbs'] = {
  lay: ['plan'],
  pick: ['unit'],
  lift: ['unit'],
  at: ['hex'],
  back: [],
  sickle: ['sickle'],
  order: ['first'],
  move: ['unit'],
  stack: ['hex'],
  top: ['unit'],
  violate: ['neutral'],
  to: ['hex'],
  via: ['hex'],
  leave: ['unit'],
  stay: [],
  exit: ['edge', 'steps?'],
  attack: ['hex'],
  add: ['unit'],
  drop: ['unit'],
  support: [],
  declare: [],
  cancel: [],
  lose: ['unit'],
  retreat: ['unit', 'hex'],
  advance: ['unit'],
  remove: ['unit'],
  coup: ['hex'],
  displace: ['hex'],
  dynamo: ['hex'],
  replace: ['unit'],
  refit: [],
  arrive: ['hex'],
  pass: [],
  done: [],
};
const labelsOf = ({ UNIT_NAMES, GRID, PLACES, PLANS }: Box): Labels => ({
  unit: UNIT_NAMES,
  units: UNIT_NAMES,
  attackers: UNIT_NAMES,
  defenders: UNIT_NAMES,
  stuck: UNIT_NAMES,
  hex: GRID.labels,
  neutral: NEUTRALS,
  edge: EXITS.map(e => e.name),
  first: FIRST,
  group: GROUPS,
  plan: PLANS.map(p => p.id),
  sickle: ['no', 'yes'],
  side: SIDES,
  sides: SIDES,
  from: PLACES,
});
/** 4.1, 4.11 German points; in 1939 nine for a German victory and none otherwise. Negative for the Allies. */
const score = (g: State, side: Side): number => {
  const held = g.wait.for === 'over' && (g.wait.result as { readonly winner: string }).winner === GERMAN;
  const points = is1940(g) ? vpOf(g) : held ? 9 : 0;
  return side === GERMAN ? points : -points;
};

const gameIn = (box: Box, dataPack?: DataPack): Game => ({
  box,
  ...(dataPack ? { pack: dataPack } : {}),
  id: 'france-40',
  title: 'France ’40',
  version: 2,
  sides: SIDES,
  sideNames: { german: 'the Germans', allied: 'the Allies' },
  scenarios: [
    { id: '1940', title: 'Victory or Defeat, May and June 1940' },
    { id: '1939', title: 'The offensive of September 1939' },
  ],
  options: OPTIONS,
  cases: CASES,
  endCase: END_CASE,
  layout: box.BOARD,
  labels: labelsOf(box),
  verbs: VERBS,
  machine: MACHINE,
  begin: (scenario, options, rules) => layOut(box, scenario, options, rules),
  first: 'game',
  turn: turnOf,
  tell: e => tell({ box }, e),
  result: g => (g.wait.for === 'over' ? g.wait.result : outcome(g)),
  score,
  derive,
  faults,
});

/** The game made from these tables; `dataPack` says which pack replaced shipped ones. */
export const gameOf = (tables: France40Tables, dataPack?: DataPack): Game => gameIn(makeBox(tables), dataPack);
/** The game as shipped. */
export const france40: Game = gameOf(SHIPPED);
