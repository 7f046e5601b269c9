/** Moments of a turn by name, so that a position can be set to 'german combat' without knowing the procedures. */
import type { Saved } from '../../engine/save.ts';
import type { State } from '../../engine/state.ts';
import { isFrance } from './state.ts';

type Flow = Saved['flow'];
type Side = 'german' | 'allied';
const GAME = { proc: 'game', at: '4.0/1' } as const;
const turn = (at: string): Flow => [GAME, { proc: 'turn', at, vars: { first: 'german' } }];
/** The player turn of a side, the German one first. */
const player = (side: Side, at: string): Flow => [
  ...turn(side === 'german' ? '4.0/second' : '@end'),
  { proc: 'playerTurn', at, vars: { side } },
];
const phase = (side: Side, after: string, proc: string, at: string, vars: Flow[number]['vars'] = {}): Flow => [
  ...player(side, after),
  { proc, at, vars: { side, ...vars } },
];
const combat = (side: Side, at: string): Flow =>
  phase(side, '22.2', 'combat', at, { hexes: [], attackers: [], credit: 0 });
const ofSide = (side: Side): readonly (readonly [string, Flow])[] => [
  [`${side} turn`, player(side, '12.0')],
  [`${side} movement`, phase(side, '14.0', 'movement', '13.0/start')],
  [`${side} combat`, combat(side, '14.0')],
  [`${side} battles`, combat(side, '14.2')],
  [`${side} reserves`, phase(side, '@end', 'reserve', '16.1')],
];
/** Every phase of both sides. */
export const momentsOf = (g: State): { readonly [name: string]: Flow } =>
  Object.fromEntries<Flow>([
    ['start of turn', turn('20.1.7')],
    ['checks', turn('7.0')],
    ['strategic', turn('8.0')],
    [
      'events',
      [...turn('9.0/allied'), { proc: 'strategic', at: '8.2', vars: { side: 'allied', passes: 0, card: -1 } }],
    ],
    ['allied organisation', turn('9.0/allied')],
    ['german organisation', turn('9.0/german')],
    ['deployment', turn('10.0/A')],
    ...(isFrance(g) ? [['airdrops', turn('10.0/F')] as const] : []),
    ...ofSide('german'),
    [
      'blitzkrieg',
      [...player('german', '16.0'), { proc: 'blitzkrieg', at: '15.0/start', vars: { acted: [], kept: [] } }],
    ],
    ...ofSide('allied'),
  ]);
