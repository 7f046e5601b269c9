/** Strange Victory: what the engine and its hosts may call. */
import type { Game } from '../../engine/game.ts';
import { machine } from '../../engine/machine.ts';
import { openTable, type Rules } from '../../engine/rules.ts';
import { EMPTY_BOX, type State } from '../../engine/state.ts';
import { CASES } from './data/cases.ts';
import { ASSET_TYPES } from './data/charts.ts';
import { COMMANDERS, DIVISIONS, KORPS } from './data/units.ts';
import { WITH } from './rules/audacity.ts';
import { activationSteps, moving } from './rules/movement.ts';
import { combatSteps, preparing, rolling } from './rules/combat.ts';
import { counterattackProc, striking } from './rules/counterattack.ts';
import { game as gameSteps, layOut, placing } from './rules/setup.ts';
import { repairing } from './rules/determination.ts';
import { activating, turn } from './rules/turn.ts';
import { conquest, halvesOf, outcome } from './rules/victory.ts';
import { derive, faults } from './rules/wellformed.ts';
import { AREA_NAMES, BOARD, DAMAGE, GERMAN, PIECES, piecesIn, PLACES, turnOf } from './state.ts';
import { tell } from './tell.ts';

const rules: Rules = {
  procs: { game: gameSteps, turn, activation: activationSteps, combat: combatSteps, counterattack: counterattackProc },
  decisions: { placing, activating, moving, preparing, rolling, striking, repairing },
  watches: [conquest],
  pool: piecesIn,
  ...openTable,
};

export const strangeVictory: Game = {
  box: EMPTY_BOX,
  id: 'strange-victory',
  title: 'Strange Victory',
  version: 2,
  sides: [GERMAN],
  scenarios: [{ id: 'channel', title: 'The drive to the Channel, May 1940' }],
  options: [
    {
      id: 'strategicVillages',
      title: 'Strategic areas also count as villages',
      case: '11.1',
      values: [
        { id: 'no', title: 'No: 2 points each and no more' },
        { id: 'yes', title: 'Yes: they pair by letter as well' },
      ],
    },
    {
      id: 'portArmour',
      title: 'Armour beside infantry in a port',
      case: '8.3.2',
      values: [
        { id: 'first', title: 'Is fought first and alone' },
        { id: 'together', title: 'Adds its strength to the infantry' },
      ],
    },
  ],
  cases: CASES,
  endCase: '10.5',
  layout: BOARD,
  labels: {
    area: AREA_NAMES,
    staging: AREA_NAMES,
    path: AREA_NAMES,
    division: DIVISIONS,
    korps: KORPS,
    commander: COMMANDERS,
    asset: ASSET_TYPES,
    back: ASSET_TYPES,
    with: WITH,
    damage: DAMAGE,
    piece: PIECES,
    from: PLACES,
    out: PIECES,
  },
  verbs: {
    stage: ['korps', 'staging'],
    historical: [],
    activate: ['division'],
    enter: ['area', 'with?'],
    stop: [],
    use: ['asset', 'back?'],
    roll: [],
    reroll: ['with', 'dice'],
    accept: [],
    counterattack: ['area'],
    repair: ['division'],
    done: [],
  },
  machine: machine(rules),
  begin: (_scenario, options) => layOut(options),
  first: 'game',
  turn: turnOf,
  tell,
  result: outcome,
  score: (g: State) => halvesOf(g) / 2,
  derive,
  faults,
};
