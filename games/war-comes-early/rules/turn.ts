/** 5.0 The sequence of play: two nations alone at first, then markers from the pool with German phases slipped in between. */
import { take } from '../../../engine/chance.ts';
import { blockedBy, cells, no, ok, type Decision, type Refused } from '../../../engine/decide.ts';
import { next, over, put, type Next } from '../../../engine/flow.ts';
import { piecesIn, put as putMarker } from '../../../engine/pieces.ts';
import type { State } from '../../../engine/state.ts';
import { CZECH_POWER, GERMAN_POWER, POLISH_POWER } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import {
  acts,
  ALLIED,
  AT,
  beside,
  FIGHT,
  GERMAN,
  GERMAN_MARKERS,
  is1939,
  isAlone,
  lastTurn,
  MOVE,
  ON_TRACK,
  PHASES,
  type PhaseNo,
  POOL,
  REORGANISE,
  SEQUENCE_BOXES,
  touched,
  turnOf,
} from '../model/state.ts';
import { airReturn, airSteps } from './air.ts';
import { ask, call, emit, goto, procedure, steps } from './flow.ts';
import { outcome } from './victory.ts';

/** The procedure of each phase, in the order of PHASES. */
export const PHASE_PROCS = ['reorganisation', 'movement', 'combat'] as const;
export const PHASE_NAMES = ['Reorganisation', 'Movement', 'Combat'] as const;

// 5.1 The German player turn ---------------------------------------------------------------------------------------
/** 5.1 Six orders of the three phases. */
const ORDERS: readonly (readonly [PhaseNo, PhaseNo, PhaseNo])[] = [
  [REORGANISE, MOVE, FIGHT],
  [REORGANISE, FIGHT, MOVE],
  [MOVE, REORGANISE, FIGHT],
  [MOVE, FIGHT, REORGANISE],
  [FIGHT, REORGANISE, MOVE],
  [FIGHT, MOVE, REORGANISE],
];
export const ORDER_NAMES = ORDERS.map(order => order.map(p => PHASES[p]).join(', '));
const germanTurnProc = procedure('germanTurn');
const ORDER = ORDERS.map((_, order) => ({ do: 'order', order }) as const);
/** 5.1 All three are fixed before the first is played. */
export const ordering: Decision<(typeof ORDER)[number]> = {
  candidates: () => ORDER,
  judge: (_g, _a, c) => (ORDERS[c.order] ? ok : no('5.1', 'each of the three phases once, in any order')),
  take: (g, _a, c) => {
    put(g, { order: c.order });
    return next;
  },
  say: (_g, _a, c) => `The Germans ${ORDER_NAMES[c.order]}`,
};
const inOrder = <N extends 1 | 2 | 3>(place: N) =>
  steps('germanTurn', [
    {
      at: `5.1/${place}`,
      case: '5.1',
      name: `German phase ${place}`,
      run: g => call(PHASE_PROCS[ORDERS[germanTurnProc.vars(g).order!]![place - 1]!], { power: GERMAN_POWER }),
    },
  ]);
export const germanTurnSteps = steps('germanTurn', [
  { at: '5.1/order', case: '5.1', name: 'Order of the phases', run: () => ask(GERMAN, 'ordering', '5.1') },
  ...inOrder(1),
  ...inOrder(2),
  ...inOrder(3),
]);

// 5.3 Windows ------------------------------------------------------------------------------------------------------
/** What a window follows on. */
export const AFTER = ['draw', ...PHASES] as const;
const windowProc = procedure('germanWindow');
const isUnused = (g: State): boolean => PHASES.some((_, p) => !g.cells[AT.used + p]);
/** 5.2, 5.3 On the first empty box of the sequence track. */
export const placeOnTrack = (g: State, marker: number): void => {
  for (let box = 0; box < SEQUENCE_BOXES; box++)
    if (g.cells[AT.sequence + box] === 0) {
      g.cells[AT.sequence + box] = marker;
      return;
    }
};
const PASS = { do: 'pass' } as const;
const toSlip = (phase: PhaseNo) => ({ do: 'slip', phase }) as const;
const SLIP = [toSlip(REORGANISE), toSlip(MOVE), toSlip(FIGHT)] as const;
/** 5.3 One at a time, each once a turn, as many as the Germans wish before the others go on. */
export const declaring: Decision<ReturnType<typeof toSlip> | typeof PASS> = {
  verbs: ['slip', 'pass'],
  ends: ['slip', 'pass'],
  candidates: () => [PASS, ...SLIP],
  judge: (g, _a, c) => {
    if (c.do === 'pass') return ok;
    if (!PHASES[c.phase]) return no('5.3', 'there are three German phases');
    return g.cells[AT.used + c.phase]
      ? blockedBy(
          cells('used', c.phase),
          '5.3',
          `the German ${PHASE_NAMES[c.phase]} Phase of this turn has been played`,
        )
      : ok;
  },
  take: (g, _a, c) => {
    if (c.do === 'pass') return next;
    g.cells[AT.used + c.phase] = 1;
    placeOnTrack(g, GERMAN_MARKERS + c.phase);
    emit(g, { is: 'slipped', case: '5.3', phase: c.phase });
    return call(PHASE_PROCS[c.phase], { power: GERMAN_POWER }, '5.3');
  },
  say: (_g, _a, c) => (c.do === 'pass' ? 'No German phase now' : `German ${PHASE_NAMES[c.phase]} Phase`),
};
/** 5.1, 5.3 Asked for where there is no window. */
export const notNow = (g: State): Refused =>
  isAlone(g)
    ? no('5.1', 'the order of the German phases is chosen at the start of the German player turn')
    : no('5.3', 'a German phase is slipped in after a draw and at the end of a phase only');
export const windowSteps = steps('germanWindow', [
  {
    at: '5.3',
    case: '5.3',
    name: 'German phases',
    when: isUnused,
    run: g =>
      ask(GERMAN, 'declaring', '5.3', {
        ...windowProc.vars(g),
        left: piecesIn(boxOf(g).MARKERS, g, beside(g, POOL)).length,
      }),
  },
]);

// 5.1, 5.2 The turn of a nation or of a group of nations ------------------------------------------------------------
/** 5.3 After each phase; none for a nation that has capitulated in it. */
const window = <A extends (typeof AFTER)[number]>(after: A) =>
  steps('nationalTurn', [
    {
      at: `5.3/${after}`,
      case: '5.3',
      name: 'German phases',
      when: (g, f) => !isAlone(g) && isUnused(g) && acts(g, f.vars.power),
      run: (_g, f) => windowProc.call({ power: f.vars.power, after: AFTER.indexOf(after) }),
    },
  ]);
const phase = <P extends PhaseNo>(number: P) =>
  steps('nationalTurn', [
    {
      at: `5.2/${PHASES[number]}`,
      case: '5.2',
      name: `${PHASE_NAMES[number]} Phase`,
      when: (g, f) => acts(g, f.vars.power),
      run: (_g, f) => call(PHASE_PROCS[number], { power: f.vars.power }),
    },
  ]);
export const nationalTurnSteps = steps('nationalTurn', [
  ...window('draw'),
  ...phase(REORGANISE),
  ...window('reorganise'),
  ...phase(MOVE),
  ...window('move'),
  ...phase(FIGHT),
  ...window('fight'),
]);

// 5.0 A Game Turn --------------------------------------------------------------------------------------------------
const drawn = (g: State, power: number): Next => {
  putMarker(boxOf(g).MARKERS, g, power, beside(g, ON_TRACK));
  placeOnTrack(g, power);
  emit(g, { is: 'drawn', case: '5.2', power });
  return call('nationalTurn', { power }, '5.2/draw');
};
/** 5.2, 5.3 Returns the markers to the pool; unused German phases are lost. */
const endTurn = (g: State): Next => {
  const { MARKERS } = boxOf(g);
  for (const power of piecesIn(MARKERS, g, beside(g, ON_TRACK))) putMarker(MARKERS, g, power, beside(g, POOL));
  g.cells.fill(0, AT.sequence, AT.sequence + SEQUENCE_BOXES);
  g.cells.fill(0, AT.used, AT.used + PHASES.length);
  g.cells[AT.replaced] = 0;
  if (turnOf(g) >= lastTurn(g)) return over(outcome(g));
  g.cells[AT.turn]! += 1;
  touched(g);
  return goto('5.0', {});
};
export const turnSteps = steps('turn', [
  {
    at: '5.0',
    case: '5.0',
    name: 'Game Turn',
    run: g => {
      emit(g, { is: 'turn', case: '5.0', turn: turnOf(g) });
      return next;
    },
  },
  { at: '5.1/german', case: '5.1', name: 'German player turn', when: isAlone, run: () => call('germanTurn') },
  {
    at: '5.1/other',
    case: '5.1',
    name: 'Czech or Polish player turn',
    when: isAlone,
    run: g => call('nationalTurn', { power: is1939(g) ? POLISH_POWER : CZECH_POWER }),
  },
  ...airSteps,
  {
    at: '5.2/draw',
    case: '5.2',
    name: 'Turn determination',
    when: g => !isAlone(g) && piecesIn(boxOf(g).MARKERS, g, beside(g, POOL)).length > 0,
    run: g => take(ALLIED, '5.2', beside(g, POOL), 1),
    fed: (g, _f, [power]) => drawn(g, power!),
  },
  ...airReturn,
  { at: '5.0/end', case: '4.2', name: 'End of the turn', run: endTurn },
]);
