/** The moments of a turn by name, so that a position can be set to 'mobilisation' or 'german combat' without knowledge of the procedures. */
import type { Saved } from '../../../../engine/save.ts';
import type { State } from '../../../../engine/state.ts';
import { SIDES } from '../../model/state.ts';
import { battleMoments } from './named-battle-steps.ts';
import { BOTH, monthOf } from '../../model/tracks.ts';
import type { SeedsStep } from '../flow.ts';

type Flow = Saved['flow'];
/** The outermost frame during a turn: the next turn follows. */
export const GAME = { proc: 'game', at: '3.0/turn' satisfies SeedsStep<'game'> } as const;

/** The segments of years and months, in their order. */
const SEGMENTS: readonly (readonly [name: string, at: SeedsStep<'year'>])[] = [
  ['start of turn', '3.0/start'],
  ['attack strategy', '19.0/choose'],
  ['counterespionage before the events', '4.3/start'],
  ['intelligence events', '5.3/german'],
  ['counterespionage', '4.3/first'],
  ['draws', '4.1.2/german'],
  ['counterespionage after the draws', '4.3/drawn'],
  ['event cards', '4.0/plan'],
  ['checks', '3.3.3/checks'],
  ['resource points', '7.1.1/german'],
  ['mobilisation', '7.2/plan'],
  ['looks', '5.2.2/plan'],
  ['movement', '10.0/plan'],
  ['statement', '5.1.2/stated'],
  ['counterespionage before the roll', '4.3/last'],
  ['reading', '5.2.1/plan'],
  ['intelligence points', '5.1/german'],
  ['end of turn', '4.1.9/end'],
];
const week = (at: SeedsStep<'week'>): Flow => [GAME, { proc: 'week', at }];
/** By side, the step of the week that follows its player-turn. */
const AFTER = ['3.1.5/allied', '6.3/german'] as const;
const playerTurn = (side: number, at: SeedsStep<'playerTurn'>): Flow => [
  ...week(AFTER[side]!),
  { proc: 'playerTurn', at, vars: { side: SIDES[side]! } },
];
const WEEKS: readonly (readonly [name: string, flow: Flow])[] = [
  ['start of week', week('3.0/start')],
  ...SIDES.flatMap((side, s): readonly (readonly [string, Flow])[] => [
    [`${side} turn`, playerTurn(s, '15.2.1')],
    [`${side} movement`, playerTurn(s, '21.4')],
    [`${side} combat`, playerTurn(s, '13.0')],
  ]),
  ['command events', week('6.3/german')],
  ['end of week', week('3.0/end')],
];
/** The moments of a month or year, and of the weeks. */
export const momentsIn = (turn: 'month' | 'year'): { readonly [name: string]: Flow } =>
  Object.fromEntries<Flow>([
    ...SEGMENTS.map(([name, at]): [string, Flow] => [name, [GAME, { proc: turn, at }]]),
    ...WEEKS.map(([name, flow]): [string, Flow] => [name, flow]),
  ]);
export const momentsOf = (g: State): { readonly [name: string]: Flow } => ({
  ...momentsIn(monthOf(g) > 0 ? 'month' : 'year'),
  ...Object.fromEntries(BOTH.flatMap(s => battleMoments(g, s, playerTurn(s, '13.0')))),
});
