/** 5.0 The sequence of play: two nations alone at first, then markers from the pool with German phases slipped in between. */
import { take } from '../../../engine/chance.ts';
import { blockedBy, cells, no, ok, type Decision, type Refused } from '../../../engine/decide.ts';
import { emit } from '../../../engine/events.ts';
import { ask, call, goto, next, over, procedure, put, type Next, type Step } from '../../../engine/flow.ts';
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
  POOL,
  REORGANISE,
  SEQUENCE_BOXES,
  touched,
  turnOf,
} from '../model/state.ts';
import { outcome } from './victory.ts';

export const PROCS: readonly string[] = ['reorganisation', 'movement', 'combat'];
export const PHASE_NAMES = ['Reorganisation', 'Movement', 'Combat'] as const;

// 5.1 The German player turn ---------------------------------------------------------------------------------------
/** 5.1 Six orders of the three phases. */
const ORDERS: readonly (readonly number[])[] = [
  [REORGANISE, MOVE, FIGHT],
  [REORGANISE, FIGHT, MOVE],
  [MOVE, REORGANISE, FIGHT],
  [MOVE, FIGHT, REORGANISE],
  [FIGHT, REORGANISE, MOVE],
  [FIGHT, MOVE, REORGANISE],
];
export const ORDER_NAMES = ORDERS.map(order => order.map(p => PHASES[p]).join(', '));
const germanTurnProc = procedure<{ readonly order?: number }>('germanTurn');
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
const inOrder = (place: number): Step => ({
  at: `5.1/${place + 1}`,
  case: '5.1',
  name: `German phase ${place + 1}`,
  run: g => call(PROCS[ORDERS[germanTurnProc.vars(g).order!]![place]!]!, { power: GERMAN_POWER }),
});
export const germanTurnSteps: readonly Step[] = [
  { at: '5.1/order', case: '5.1', name: 'Order of the phases', run: () => ask(GERMAN, 'ordering', '5.1') },
  inOrder(0),
  inOrder(1),
  inOrder(2),
];

// 5.3 Windows ------------------------------------------------------------------------------------------------------
/** What a window follows on. */
export const AFTER = ['draw', ...PHASES] as const;
export type Window = { readonly power: number; readonly after: number };
const windowProc = procedure<Window>('germanWindow');
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
const DECLARE = PHASES.map((_, phase) => ({ do: 'slip', phase }) as const);
/** 5.3 One at a time, each once a turn, as many as the Germans wish before the others go on. */
export const declaring: Decision<(typeof DECLARE)[number] | typeof PASS> = {
  verbs: ['slip', 'pass'],
  candidates: () => [PASS, ...DECLARE],
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
    return call(PROCS[c.phase]!, { power: GERMAN_POWER }, '5.3');
  },
  say: (_g, _a, c) => (c.do === 'pass' ? 'No German phase now' : `German ${PHASE_NAMES[c.phase]} Phase`),
};
/** 5.1, 5.3 Asked for where there is no window. */
export const notNow = (g: State): Refused =>
  isAlone(g)
    ? no('5.1', 'the order of the German phases is chosen at the start of the German player turn')
    : no('5.3', 'a German phase is slipped in after a draw and at the end of a phase only');
export const windowSteps: readonly Step[] = [
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
];

// 5.1, 5.2 The turn of a nation or of a group of nations ------------------------------------------------------------
type Turn = { readonly power: number };
/** 5.3 After each phase; none for a nation that is no longer there. */
const window = (after: number): Step<Turn> => ({
  at: `5.3/${AFTER[after]}`,
  case: '5.3',
  name: 'German phases',
  when: (g, f) => !isAlone(g) && isUnused(g) && acts(g, f.vars.power),
  run: (_g, f) => windowProc.call({ power: f.vars.power, after }),
});
const phase = (number: number): Step<Turn> => ({
  at: `5.2/${PHASES[number]}`,
  case: '5.2',
  name: `${PHASE_NAMES[number]} Phase`,
  when: (g, f) => acts(g, f.vars.power),
  run: (_g, f) => call(PROCS[number]!, { power: f.vars.power }),
});
export const nationalTurnSteps: readonly Step<Turn>[] = [
  window(0),
  phase(REORGANISE),
  window(1),
  phase(MOVE),
  window(2),
  phase(FIGHT),
  window(3),
];

// 5.0 A Game Turn --------------------------------------------------------------------------------------------------
const drawn = (g: State, power: number): Next => {
  putMarker(boxOf(g).MARKERS, g, power, beside(g, ON_TRACK));
  placeOnTrack(g, power);
  emit(g, { is: 'drawn', case: '5.2', power });
  return call('nationalTurn', { power }, '5.2/draw');
};
/** 5.2, 5.3 Markers back into the pool; German phases not used are lost. */
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
export const turnSteps = (air: readonly Step[], airReturn: Step): readonly Step[] => [
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
  ...air,
  {
    at: '5.2/draw',
    case: '5.2',
    name: 'Turn determination',
    when: g => !isAlone(g) && piecesIn(boxOf(g).MARKERS, g, beside(g, POOL)).length > 0,
    run: g => take(ALLIED, '5.2', beside(g, POOL), 1),
    fed: (g, _f, [power]) => drawn(g, power!),
  },
  airReturn,
  { at: '5.0/end', case: '4.2', name: 'End of the turn', run: endTurn },
];
