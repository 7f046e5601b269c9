/** Strange Victory: what the engine and its hosts may call. */
import type { Game } from '../../engine/game.ts';
import type { DataPack } from '../../engine/pack.ts';
import { makeBox, DAMAGE, type Box } from './model/box.ts';
import { CASES } from './data/cases.ts';
import { ASSET_TYPES } from './data/charts.ts';
import { SHIPPED } from './data/tables.ts';
import { WITH } from './rules/audacity.ts';
import { MACHINE } from './rules/machine.ts';
import { layOut } from './rules/setup.ts';
import { halvesOf, outcome } from './rules/victory.ts';
import { derive, faults } from './rules/position-faults.ts';
import { GERMAN, turnOf } from './model/state.ts';
import { tellFrom } from './view/log-text.ts';

/** Readings of unclear cases that a player may choose. */
const OPTIONS: Game['options'] = [
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
  {
    id: 'shockedInPort',
    title: 'A shocked division in a port with Allies left in it',
    case: '8.3.8',
    values: [
      { id: 'recovers', title: 'Recovers, and fights again the turn after' },
      { id: 'fights', title: 'Recovers and fights at once' },
    ],
  },
];
const VERBS: Game['verbs'] = {
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
};
const labelsOf = (box: Box): Game['labels'] => ({
  area: box.areaNames,
  staging: box.areaNames,
  path: box.areaNames,
  division: box.divisionNames,
  korps: box.korpsNames,
  commander: box.commanderNames,
  asset: ASSET_TYPES,
  back: ASSET_TYPES,
  with: WITH,
  damage: DAMAGE,
  piece: box.pieceNames,
  from: box.placeNames,
  out: box.pieceNames,
});

/** The game of one box. `pack` is the data pack its tables come from, if they are not the shipped ones. */
export const gameFrom = (box: Box, pack?: DataPack): Game => ({
  box,
  ...(pack ? { pack } : {}),
  id: 'strange-victory',
  title: 'Strange Victory',
  version: 2,
  sides: [GERMAN],
  sideNames: { [GERMAN]: 'the Germans' },
  scenarios: [{ id: 'channel', title: 'The drive to the Channel, May 1940' }],
  options: OPTIONS,
  cases: CASES,
  endCase: '10.5',
  layout: box.board,
  labels: labelsOf(box),
  verbs: VERBS,
  machine: MACHINE,
  begin: (_scenario, options) => layOut(box, options),
  first: 'game',
  turn: turnOf,
  tell: tellFrom(box),
  result: outcome,
  score: g => halvesOf(g) / 2,
  derive,
  faults,
});

/** The game as shipped. */
export const strangeVictory: Game = gameFrom(makeBox(SHIPPED));
