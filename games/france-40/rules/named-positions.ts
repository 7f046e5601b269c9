/** Phases of a turn by name, so that a position can be set to 'german combat' without knowing the procedures. */
import type { Saved } from '../../../engine/save.ts';
import type { State } from '../../../engine/state.ts';
import type { FranceStep } from './flow.ts';
import { ALLIED, AT, GERMAN, is1940, SIDES } from '../model/state.ts';

type Flow = Saved['flow'];
const GAME = { proc: 'game', at: '@end' } as const;
const STEPS: { readonly [name: string]: FranceStep<'turn'> } = {
  'start of turn': '5.1',
  'supply crisis': '5.5',
  'airborne coup': '5.9',
  'victory check': '5.11',
  'supply check': '5.12',
  dynamo: '5.13',
  'german replacements': '5.15/g',
  'french replacements': '5.15/f',
  'end of turn': '5.0/end',
};
const START: { readonly [P in 'movement' | 'combat']: FranceStep<P> } = {
  movement: '10.0/start',
  combat: '11.0/start',
};

/** A side's phase and the turn around it. If it is the first of the two, the other one follows. */
const phase = (g: State, side: string, name: keyof typeof START, first: string): Flow => [
  ...playerTurn(g, side, (name === 'movement') === (first === 'move') ? '5.6/second' : '5.6/end', { first }),
  { proc: name, at: START[name], vars: { side } },
];
/** 5.0 In 1940 the Germans play first in a turn, in 1939 the French. */
const playerTurn = (
  g: State,
  side: string,
  at: FranceStep<'playerTurn'>,
  more: { readonly [name: string]: string } = {},
): Flow => [
  GAME,
  { proc: 'turn', at: (side === GERMAN) === is1940(g) ? '5.6/II' : '5.11' },
  { proc: 'playerTurn', at, vars: { side, ...more } },
];

/** Unless the name says otherwise a side moves first and then fights; 5.2 the French of 1939 fight first until the supply crisis. */
export const momentsOf = (g: State): { readonly [name: string]: Flow } =>
  Object.fromEntries([
    ...Object.entries(STEPS).map(([name, at]) => [name, [GAME, { proc: 'turn', at }]] as const),
    ...SIDES.flatMap(side => {
      const usual = !is1940(g) && side === ALLIED && !g.cells[AT.supplyCrisis] ? 'fight' : 'move';
      return [
        [`${side} order`, playerTurn(g, side, '5.7')],
        [`${side} movement`, phase(g, side, 'movement', usual)],
        [`${side} combat`, phase(g, side, 'combat', usual)],
        [`${side} combat first`, phase(g, side, 'combat', 'fight')],
        [`${side} movement last`, phase(g, side, 'movement', 'fight')],
      ] as const;
    }),
  ]);
