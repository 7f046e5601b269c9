/** France '40: what the engine and its hosts may call. */
import type { Game } from '../../engine/game.ts';
import { machine } from '../../engine/machine.ts';
import type { Rules } from '../../engine/rules.ts';
import { EMPTY_BOX, type State } from '../../engine/state.ts';
import { CASES } from './data/cases.ts';
import { GRID } from './data/map.ts';
import { GROUPS, SET_UPS } from './data/setups.ts';
import { attacking, battleSteps, combatSteps, planning } from './rules/combat.ts';
import { derive } from './rules/derived.ts';
import { EXITS } from './rules/exits.ts';
import { marching, marchSteps } from './rules/march.ts';
import { movementSteps, moving } from './rules/movement.ts';
import { neutralWatches, swissSteps } from './rules/neutrals.ts';
import { advancing, choosingLoss, resultSteps, retreating } from './rules/results.ts';
import { declaring, gameSteps, layOut, placing, placingSteps, settingUp, setUpSteps } from './rules/setup.ts';
import { fill, see } from './rules/sight.ts';
import {
  coupSteps,
  displacing,
  dropping,
  evacuating,
  phases1940,
  replacementSteps,
  replacing,
} from './rules/special1940.ts';
import { clearing, clearingSteps, stackingCheck } from './rules/stacking.ts';
import { dyleStep, FIRST, ordering, playerTurnSteps, turnSteps } from './rules/turn.ts';
import { outcome, victoryWatches, vpOf } from './rules/victory.ts';
import { faults } from './rules/wellformed.ts';
import { BOARD, GERMAN, is1940, NEUTRALS, PLACES, SIDES, turnOf, UNIT_NAMES, type SideNo } from './state.ts';
import { tell } from './tell.ts';

const check = stackingCheck(f => f.vars.side as SideNo);
const movement = movementSteps(check);
const rules: Rules = {
  procs: {
    game: gameSteps,
    setUp: setUpSteps,
    placing: placingSteps,
    turn: turnSteps(phases1940),
    playerTurn: playerTurnSteps,
    movement: [movement[0]!, dyleStep, ...movement.slice(1)],
    march: marchSteps,
    combat: combatSteps(check),
    battle: battleSteps(resultSteps),
    clearing: clearingSteps,
    swiss: swissSteps,
    coup: coupSteps,
    replacements: replacementSteps,
  },
  decisions: {
    settingUp,
    placing,
    declaring,
    ordering,
    moving,
    marching,
    attacking,
    planning,
    choosingLoss,
    retreating,
    advancing,
    clearing,
    dropping,
    displacing,
    evacuating,
    replacing,
  },
  watches: [...victoryWatches, ...neutralWatches],
  pool: () => [],
  see,
  fill,
};

export const france40: Game = {
  box: EMPTY_BOX,
  id: 'france-40',
  title: 'France ’40',
  version: 1,
  sides: SIDES,
  scenarios: [
    { id: '1940', title: 'Victory or Defeat, May and June 1940' },
    { id: '1939', title: 'The offensive of September 1939' },
  ],
  options: [
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
  ],
  cases: CASES,
  endCase: '4.0',
  layout: BOARD,
  labels: {
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
    plan: SET_UPS.map(s => s.id),
    sickle: ['no', 'yes'],
    side: SIDES,
    sides: SIDES,
    from: PLACES,
  },
  verbs: {
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
  },
  machine: machine(rules),
  begin: layOut,
  first: 'game',
  turn: turnOf,
  tell,
  result: g => (g.wait.for === 'over' ? g.wait.result : outcome(g)),
  score: (g: State, side) => {
    const points = is1940(g)
      ? vpOf(g)
      : g.wait.for === 'over' && (g.wait.result as { readonly winner: string }).winner === GERMAN
        ? 9
        : 0;
    return side === GERMAN ? points : -points;
  },
  derive,
  faults,
};
