/** Named positions of a turn, so that a position can be set to 'german combat' without knowing the procedures. */
import type { Saved } from '../../../engine/save.ts';
import type { State } from '../../../engine/state.ts';
import { POLISH_POWER, POWERS } from '../model/army.ts';
import type { WarStep } from './flow.ts';
import { AFTER, ORDER_NAMES, PHASE_PROCS } from './turn.ts';
import { acts, is1939, isAlone, PHASES } from '../model/state.ts';

type Flow = Saved['flow'];
const GAME = { proc: 'game', at: '@end' } as const;
const START: { readonly [P in (typeof PHASE_PROCS)[number]]: WarStep<P> } = {
  reorganisation: '7.0/start',
  movement: '11.0/start',
  combat: '12.0/start',
};
/** Where a national turn stands when a phase is over: at the window after it. */
const WINDOW_AFTER = ['5.3/reorganise', '5.3/move', '5.3/fight'] as const;

const turn = (at: WarStep<'turn'>): Flow => [GAME, { proc: 'turn', at }];
const national = (power: string, at: WarStep<'nationalTurn'> | '@end'): Flow => [
  ...turn('5.2/draw'),
  { proc: 'nationalTurn', at, vars: { power } },
];
const phase = (proc: (typeof PHASE_PROCS)[number], power: string) => ({ proc, at: START[proc], vars: { power } });
/** 5.1 A German phase, played as the last of the three. */
const germanPhase = (p: number): Flow => {
  const last = ORDER_NAMES.find(order => order.endsWith(PHASES[p]!))!;
  return [
    ...turn('5.1/other'),
    { proc: 'germanTurn', at: '@end', vars: { order: last } },
    phase(PHASE_PROCS[p]!, 'Germany'),
  ];
};
/** Where a national turn goes on after each window. */
const AFTER_WINDOW = ['5.2/reorganise', '5.2/move', '5.2/fight', '@end'] as const;
const window = (power: string, i: number): Flow => [
  ...national(power, AFTER_WINDOW[i]!),
  { proc: 'germanWindow', at: '5.3', vars: { power, after: AFTER[i]! } },
];
/** 5.3 A German phase slipped in after a draw. */
const slipped = (power: string, p: number): Flow => [...window(power, 0), phase(PHASE_PROCS[p]!, 'Germany')];

/** Each nation's three phases, each window, air, the end of a turn, each German phase; those of the first turns and those of the later ones. */
export const momentsOf = (g: State): { readonly [name: string]: Flow } => {
  const powers = POWERS.filter((_, power) => power > 0 && (!is1939(g) || power === POLISH_POWER));
  const acting = powers.find(power => acts(g, POWERS.indexOf(power)))!;
  const later: readonly [string, Flow][] = is1939(g)
    ? []
    : [
        ['air superiority', turn('6.1/german')],
        ['draw', turn('5.2/draw')],
        ...PHASE_PROCS.map((proc, p): [string, Flow] => [`slipped german ${proc}`, slipped(acting, p)]),
        ...powers.flatMap(power =>
          AFTER.map((after, i): [string, Flow] => [`window after ${power} ${after}`, window(power, i)]),
        ),
      ];
  return Object.fromEntries<Flow>([
    ['start of turn', turn('5.0')],
    ['end of turn', turn('6.3')],
    ['german order', [...turn('5.1/other'), { proc: 'germanTurn', at: '5.1/order' }]],
    ...PHASE_PROCS.map((proc, p): [string, Flow] => [
      `german ${proc}`,
      isAlone(g) ? germanPhase(p) : slipped(acting, p),
    ]),
    ...powers.flatMap(power =>
      PHASE_PROCS.map((proc, p): [string, Flow] => [
        `${power} ${proc}`,
        [...national(power, WINDOW_AFTER[p]!), phase(proc, power)],
      ]),
    ),
    ...later,
  ]);
};
