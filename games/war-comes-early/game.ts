/** War Comes Early: what the engine and its hosts may call. */
import type { Game, OptionSpec } from '../../engine/game.ts';
import type { Labels } from '../../engine/labels.ts';
import type { DataPack } from '../../engine/pack.ts';
import type { Side, State } from '../../engine/state.ts';
import { A, G, POWERS } from './model/army.ts';
import type { Box } from './model/box.ts';
import { CASES } from './data/cases.ts';
import { COUNTRIES } from './data/map.ts';
import { GROUPS } from './data/setups.ts';
import { SHIPPED, type WarComesEarlyTables } from './data/tables.ts';
import { END_CASE, MACHINE } from './rules/machine.ts';
import { phaseOf } from './rules/phase.ts';
import { derive } from './rules/complete-position.ts';
import { layOut } from './rules/setup.ts';
import { AFTER, ORDER_NAMES } from './rules/turn.ts';
import { wrongPhase } from './rules/wrong-phase.ts';
import { outcome, points1939 } from './rules/victory.ts';
import { faults } from './rules/position-faults.ts';
import { GERMAN, is1939, PHASES, pointsOf, SIDES, turnOf } from './model/state.ts';
import { tell } from './view/log-text.ts';
import { makeBox } from './model/make-box.ts';

const OPTIONS: readonly OptionSpec[] = [
  {
    id: 'mechLine',
    title: 'The German mechanised line of the results table',
    case: '12.1',
    values: [
      { id: 'strength', title: 'Half of the strength is mechanised, as the chart has it' },
      { id: 'units', title: 'Half of the units are mechanised, as the text has it' },
    ],
  },
  {
    id: 'mechReturn',
    title: 'German mechanised corps as replacements',
    case: '4.6',
    values: [
      { id: 'yes', title: 'The corps of the turn may be a mechanised one' },
      { id: 'no', title: 'Infantry corps only' },
    ],
  },
  {
    id: 'columnMech',
    title: 'German mechanised corps in column',
    case: '11.6',
    values: [
      { id: 'bound', title: 'Enter no enemy zone, as all others' },
      { id: 'exempt', title: 'Ignore enemy zones, as in other movement' },
    ],
  },
  {
    id: 'replacements',
    title: 'Cities where replacements come back',
    case: '3.5',
    values: [
      { id: 'any', title: 'Any friendly city their nation may be in' },
      { id: 'home', title: 'Those of their own country' },
    ],
  },
  {
    id: 'corridor',
    title: 'Vienna and Breslau at the ends of the way of the 18th Motorised Corps',
    case: '3.2.1',
    values: [
      { id: 'any', title: 'In anybody’s hands: only the hexes between count' },
      { id: 'german', title: 'Both in German hands' },
    ],
  },
];
const VERBS: Game['verbs'] = {
  lay: ['plan'],
  pick: ['unit'],
  lift: ['unit'],
  at: ['hex'],
  back: [],
  site: ['hex'],
  order: ['order'],
  slip: ['phase'],
  pass: [],
  terror: ['count'],
  fly: ['hex'],
  recall: ['hex'],
  violate: ['country'],
  arrive: ['unit', 'hex'],
  form: ['unit', 'hex', 'units'],
  split: ['unit'],
  move: ['unit'],
  stack: ['hex'],
  top: ['unit'],
  to: ['hex'],
  leave: ['unit'],
  stay: [],
  railhead: ['railhead', 'hex'],
  attack: ['hex'],
  flank: ['hex'],
  add: ['unit'],
  drop: ['unit'],
  support: [],
  declare: [],
  cancel: [],
  lose: ['unit'],
  break: ['unit'],
  advance: ['unit'],
  scatter: ['unit', 'hex'],
  done: [],
};
const labelsOf = ({ UNIT_NAMES, GRID, PLACES, PLANS, charts }: Box): Labels => ({
  unit: UNIT_NAMES,
  units: UNIT_NAMES,
  attackers: UNIT_NAMES,
  roster: UNIT_NAMES,
  cut: UNIT_NAMES,
  advanced: UNIT_NAMES,
  hex: GRID.labels,
  hexes: GRID.labels,
  way: GRID.labels,
  origin: GRID.labels,
  from: PLACES,
  country: COUNTRIES,
  power: POWERS,
  out: POWERS,
  phase: PHASES,
  after: AFTER,
  order: ORDER_NAMES,
  group: GROUPS,
  plan: PLANS.map(p => p.id),
  side: SIDES,
  loser: SIDES,
  railhead: Array.from({ length: charts.railheads.count }, (_, i) => `railhead ${i + 1}`),
  heads: Array.from({ length: charts.railheads.count }, (_, i) => `railhead ${i + 1}`),
});
/** 4.2, 13.3 The margin, or how far the German points differ from those of a draw; winning the game counts more. */
const score = (g: State, side: Side): number => {
  const { winner } = (g.wait.for === 'over' ? g.wait.result : outcome(g)) as { readonly winner: string };
  const won = g.wait.for !== 'over' || winner === 'draw' ? 0 : winner === GERMAN ? 100 : -100;
  const points = is1939(g) ? points1939(g) - 3 : pointsOf(g, G) - pointsOf(g, A);
  return (side === GERMAN ? 1 : -1) * (points + won);
};

/** The game as it is played with this box. */
const gameIn = (box: Box, pack?: DataPack): Game => ({
  box,
  ...(pack ? { pack } : {}),
  id: 'war-comes-early',
  title: 'War Comes Early',
  version: 2,
  sides: SIDES,
  sideNames: { german: 'the Germans', allied: 'the Allies' },
  scenarios: [
    { id: '1938', title: 'Czechoslovakia, October 1938' },
    { id: '1939', title: 'Poland, September 1939' },
  ],
  options: OPTIONS,
  cases: CASES,
  endCase: END_CASE,
  layout: box.BOARD,
  labels: labelsOf(box),
  verbs: VERBS,
  wrongPhase,
  machine: MACHINE,
  begin: (scenario, options, rules) => layOut(box, scenario, options, rules),
  first: 'game',
  turn: turnOf,
  phase: phaseOf,
  tell: e => tell({ box }, e),
  result: g => (g.wait.for === 'over' ? g.wait.result : outcome(g)),
  score,
  derive,
  faults,
});

/** The game made from these tables; `pack` is the data pack that replaced some of the shipped ones. */
export const gameOf = (tables: WarComesEarlyTables, pack?: DataPack): Game => gameIn(makeBox(tables), pack);
/** The game as shipped. */
export const warComesEarly: Game = gameOf(SHIPPED);
