/** No Retreat!: what the engine and its hosts may call. */
import type { Game } from '../../engine/game.ts';
import type { Labels } from '../../engine/labels.ts';
import type { DataPack } from '../../engine/pack.ts';
import type { Side, State } from '../../engine/state.ts';
import type { Box } from './model/box.ts';
import { CASES } from './data/cases.ts';
import { ABILITIES, INSTRUCTIONS, RESULTS, SIDES, TABLES } from './data/rows.ts';
import { SHIPPED, type NoRetreatTables } from './data/tables.ts';
import { END_CASE, MACHINE } from './rules/machine.ts';
import { phaseOf } from './rules/turn/phase.ts';
import { OPTIONS } from './model/options.ts';
import { OVER } from './rules/combat/battle.ts';
import { derive } from './rules/position/complete-position.ts';
import { WITH } from './rules/combat/markers.ts';
import { layOut } from './rules/turn/setup.ts';
import { untimely } from './rules/turn/wrong-phase.ts';
import { endOf, totalVP, type Outcome } from './rules/victory.ts';
import { faults } from './rules/position/position-faults.ts';
import { ALT_EVENTS, DROPS, GERMAN, isFrance, NEUTRALS, turnOf } from './model/state.ts';
import { tell } from './view/log-text.ts';
import { makeBox } from './model/make-box.ts';

const VERBS: Game['verbs'] = {
  keep: [],
  plan: ['plan'],
  alternate: [],
  redraw: [],
  endGame: [],
  scored: [],
  bluff: [],
  change: [],
  spend: [],
  discard: ['card'],
  return: ['marker'],
  play: ['card'],
  first: ['card'],
  act: ['act'],
  merge: ['unit', 'units'],
  switch: ['unit', 'units'],
  row: ['row'],
  pay: ['marker'],
  unit: ['unit', 'at?'],
  hex: ['hex'],
  card: ['card'],
  marker: ['marker'],
  drop: ['drop', 'hex?'],
  giveUp: ['hex'],
  improve: ['unit'],
  rebuild: ['unit', 'at'],
  send: ['unit'],
  sure: ['unit'],
  land: ['unit', 'hex'],
  score: [],
  move: ['unit'],
  to: ['hex'],
  via: ['hex'],
  stay: [],
  target: ['hex', 'with'],
  blow: ['hex', 'with'],
  attack: ['hex'],
  add: ['unit'],
  leave: ['unit'],
  fight: ['crt'],
  cancel: [],
  use: ['crt'],
  ground: ['hex', 'over'],
  commit: ['ability'],
  convert: [],
  lose: ['unit'],
  counterattack: [],
  fallBack: [],
  stand: [],
  lead: ['unit'],
  retreat: ['hex'],
  shove: ['unit', 'hex'],
  give: ['unit'],
  tire: ['hex'],
  advance: ['unit', 'hex'],
  blitz: ['hex'],
  assault: ['origin', 'hex', 'unit?'],
  deploy: ['unit', 'hex'],
  expel: ['unit'],
  pass: [],
  done: [],
};
export const labelsOf = ({ UNIT_NAMES, GRID, PLACES, PIECE_NAMES, BOARD }: Box): Labels => ({
  unit: UNIT_NAMES,
  units: UNIT_NAMES,
  attackers: UNIT_NAMES,
  defenders: UNIT_NAMES,
  retreating: UNIT_NAMES,
  retreated: UNIT_NAMES,
  lead: UNIT_NAMES,
  hungry: UNIT_NAMES,
  advanced: UNIT_NAMES,
  acted: UNIT_NAMES,
  kept: UNIT_NAMES,
  rootUnits: UNIT_NAMES,
  hex: GRID.labels,
  hexes: GRID.labels,
  rootHexes: GRID.labels,
  homes: GRID.labels,
  blows: GRID.labels,
  site: GRID.labels,
  origin: GRID.labels,
  way: GRID.labels,
  from: PLACES,
  at: PLACES,
  out: PIECE_NAMES,
  cards: PIECE_NAMES,
  card: PIECE_NAMES,
  marker: PIECE_NAMES,
  plan: PIECE_NAMES,
  pieces: PIECE_NAMES,
  drop: DROPS,
  drops: DROPS,
  neutral: NEUTRALS,
  alt: ALT_EVENTS,
  ability: ABILITIES,
  act: INSTRUCTIONS,
  crt: TABLES,
  came: RESULTS,
  with: WITH,
  over: OVER,
  side: SIDES,
  attacker: SIDES,
  phasing: SIDES,
  first: SIDES,
  stance: BOARD.columns['stance']!.values!,
  supply: BOARD.columns['supply']!.values!,
});
/** How far the German points are from the middle of the levels; winning the game counts more. */
const score = (g: State, side: Side): number => {
  const end = g.wait.for === 'over' ? (g.wait.result as Outcome) : undefined;
  const won = end ? (end.winner === GERMAN ? 100 : -100) : 0;
  const points = (end?.points ?? totalVP(g)) - (isFrance(g) ? 22 : 16);
  return (side === GERMAN ? 1 : -1) * (points + won);
};

/** The game as it is played with this box. */
const gameIn = (box: Box, laid?: DataPack): Game => ({
  box,
  ...(laid ? { pack: laid } : {}),
  id: 'no-retreat',
  title: 'No Retreat!',
  version: 2,
  sides: SIDES,
  sideNames: { german: 'the Germans', allied: 'the Allies' },
  scenarios: [
    { id: 'france', title: 'French Front, May 1940' },
    { id: 'france-historical', title: 'French Front, historical plans' },
    { id: 'poland', title: 'Polish Front, September 1939' },
    { id: 'poland-historical', title: 'Polish Front, historical' },
  ],
  options: OPTIONS,
  cases: CASES,
  endCase: END_CASE,
  layout: box.BOARD,
  labels: labelsOf(box),
  verbs: VERBS,
  wrongPhase: untimely,
  machine: MACHINE,
  begin: (scenario, options, rules) => layOut(box, scenario, options, rules),
  first: 'game',
  turn: turnOf,
  phase: phaseOf,
  tell: e => tell({ box }, e),
  result: g => (g.wait.for === 'over' ? g.wait.result : endOf(g)),
  score,
  derive,
  faults,
});

/** The game made from these tables; `laid` is the data pack that replaced some of the shipped ones. */
export const gameOf = (tables: NoRetreatTables, laid?: DataPack): Game => gameIn(makeBox(tables), laid);
/** The game as shipped. */
export const noRetreat: Game = gameOf(SHIPPED);
