/** Moments of a turn by name, so that a position can be set to 'german combat' without knowing the procedures. */
import type { Saved } from '../../engine/save.ts';
import type { State } from '../../engine/state.ts';
import { POWERS } from './army.ts';
import { ORDER_NAMES } from './rules/turn.ts';
import { acts, is1939, isAlone, PHASES } from './state.ts';

type Flow = Saved['flow'];
const GAME = { proc: 'game', at: '@end' } as const;
const PROCS = ['reorganisation', 'movement', 'combat'] as const;
const START = { reorganisation: '7.0/start', movement: '11.0/start', combat: '12.0/start' } as const;
/** Where a national turn stands when a phase of it is over: at the window after it. */
const AFTER = ['5.3/reorganise', '5.3/move', '5.3/fight'] as const;

const turn = (at: string): Flow => [GAME, { proc: 'turn', at }];
const national = (power: string, at: string, alone: boolean): Flow => [
  ...turn(alone ? '6.1/german' : '5.2/draw'),
  { proc: 'nationalTurn', at, vars: { power } },
];
const phase = (proc: (typeof PROCS)[number], power: string) => ({ proc, at: START[proc], vars: { power } });
/** 5.1 A German phase as the last of the three; 5.3 in a window it is slipped in after a draw. */
const germanPhase = (g: State, p: number): Flow => {
  const last = ORDER_NAMES.find(order => order.endsWith(PHASES[p]!))!;
  if (isAlone(g))
    return [
      ...turn('5.1/other'),
      { proc: 'germanTurn', at: '@end', vars: { order: last } },
      phase(PROCS[p]!, 'Germany'),
    ];
  const power = POWERS.find((_, i) => i > 0 && acts(g, i))!;
  return [
    ...national(power, '5.2/reorganise', false),
    { proc: 'germanWindow', at: '5.3', vars: { power, after: 'draw' } },
    phase(PROCS[p]!, 'Germany'),
  ];
};
/** Each nation's three phases, each window, air, the end of a turn, each German phase. */
export const momentsOf = (g: State): { readonly [name: string]: Flow } => {
  const alone = isAlone(g);
  const acting = POWERS.filter((_, power) => power > 0 && acts(g, power) && (!alone || power === (is1939(g) ? 5 : 2)));
  return Object.fromEntries<Flow>([
    ['start of turn', turn('5.0')],
    ['end of turn', turn('5.0/end')],
    ...(alone
      ? [['german order', [...turn('5.1/other'), { proc: 'germanTurn', at: '5.1/order' }]] as [string, Flow]]
      : [['air superiority', turn('6.1/german')] as [string, Flow], ['draw', turn('5.2/draw')] as [string, Flow]]),
    ...PROCS.map((proc, p): [string, Flow] => [`german ${proc}`, germanPhase(g, p)]),
    ...acting.flatMap(power =>
      PROCS.map((proc, p): [string, Flow] => [
        `${power} ${proc}`,
        [...national(power, AFTER[p]!, alone), phase(proc, power)],
      ]),
    ),
    ...(alone
      ? []
      : acting.flatMap(power =>
          ['draw', ...PHASES].map((after, i): [string, Flow] => [
            `window after ${power} ${after}`,
            [
              ...national(power, ['5.2/reorganise', '5.2/move', '5.2/fight', '@end'][i]!, false),
              { proc: 'germanWindow', at: '5.3', vars: { power, after } },
            ],
          ]),
        )),
  ]);
};
