/** 3.0 Set-up: counters, cards, markers, leaders, plans. */
import type { Options } from '../../../../engine/game.ts';
import { take } from '../../../../engine/chance.ts';
import { no, ok, type Decision } from '../../../../engine/decide.ts';
import { next, type Step } from '../../../../engine/flow.ts';
import { layAll, put, shuffle } from '../../../../engine/pieces.ts';
import { blank, type State } from '../../../../engine/state.ts';
import { A, counterOf, G, type SideNo } from '../../model/army.ts';
import { boxOf, type Box } from '../../model/box.ts';
import { FRONTS, frontOfScenario, INSTRUCTIONS, SCENARIOS, SIDES, type Front } from '../../data/rows.ts';
import { planOf, pieceName } from '../../model/deck.ts';
import { OPTIONS } from '../../model/options.ts';
import {
  beside,
  BESIDE_CUP,
  CUP,
  heldBy,
  LAST_TURN,
  OUT,
  PILE,
  PLAN_CARDS,
  planPlace,
  RESERVE,
  turnBox,
  WAITING,
} from '../../model/places.ts';
import {
  ALT_ZERO,
  AT,
  BATTLE_MARKERS,
  DROPS,
  happened,
  isFrance,
  isHistorical,
  MAX_EVENT_VP,
  note,
  option,
  sideName,
  sideNo,
  unitsOf,
} from '../../model/state.ts';
import { hasPlan, planHeld, byPlan } from '../plans/plans.ts';
import { markersIn, putPiece } from '../cards/pool.ts';
import { askSecretly, emit, goto, steps, type GameVars } from '../flow.ts';

/** Where a counter waits that is not set up. */
const waitingPlace = (g: State, unit: number): number => {
  const { entry } = counterOf(g, unit);
  return typeof entry === 'number' && entry <= LAST_TURN ? turnBox(g, entry) : beside(g, WAITING);
};
const layCounters = (g: State, box: Box, front: string): void => {
  const { place, face, control } = box.CELLS;
  for (const [u, row] of box.UNITS.entries()) {
    g.cells[place + u] = row.front === front ? waitingPlace(g, u) : beside(g, OUT);
    g.cells[face + u] = row.entry === 'M' && row.faces.length > 1 ? 1 : 0;
  }
  const set = box.tables.setups.find(s => s.front === front)!;
  for (const [hex, units] of Object.entries(set.at))
    for (const name of units) g.cells[place + box.UNIT_NO.get(name)!] = box.GRID.byLabel.get(hex)!;
  for (const name of set.reserve ?? []) g.cells[place + box.UNIT_NO.get(name)!] = beside(g, RESERVE);
  for (const name of set.reduced ?? []) g.cells[face + box.UNIT_NO.get(name)!] = 1;
  /** 2.11 Germany with all that is part of it, and the Soviet Union belong to the German player. */
  for (let hex = 0; hex < box.SIZE; hex++)
    g.cells[control + hex] = box.GREATER[hex] === 1 || box.HEXES[hex]!.country === 'USSR' ? G : A;
  for (let u = 0; u < box.COUNT; u++)
    if (g.cells[place + u]! < box.SIZE) g.cells[control + g.cells[place + u]!] = box.SIDE[u]!;
};
const layPieces = (g: State, box: Box, front: string): void => {
  layAll(box.CARD_PIECES, g, beside(g, PILE));
  for (const [card, row] of box.CARDS.entries()) if (row.front !== front) put(box.CARD_PIECES, g, card, beside(g, OUT));
  for (const [f, pieces] of box.MARKER_PIECES.entries()) layAll(pieces, g, beside(g, CUP + (f < 2 ? 0 : 1)));
  for (const [i, m] of box.MARKERS.entries()) {
    const piece = box.FIRST_MARKER + i;
    g.cells[box.CELLS.lies + piece] = beside(g, OUT);
    if (m.beside)
      put(
        box.MARKER_PIECES.find(p => p.rows.includes(piece))!,
        g,
        piece,
        beside(g, BESIDE_CUP),
      );
  }
  for (const pieces of box.PLAN_PIECES) {
    layAll(pieces, g, pieces.zones[1]!.place);
    for (const p of pieces.rows) g.cells[box.CELLS.lies + p] = beside(g, OUT);
  }
  for (const card of box.CARDS.keys()) g.cells[box.CELLS.lies + card] = beside(g, OUT);
  for (const p of [box.CARD_PIECES, ...box.MARKER_PIECES])
    for (const z of p.zones) if (z.seen === 'nobody') shuffle(p, g, z.place);
};
/** The state before the first step. */
export const layOut = (box: Box, scenario: string, options: Options, rules: number): State => {
  const g = blank(box.BOARD.size, box);
  const front = frontOfScenario(scenario);
  g.cells.set((box.cache.start[front] ??= setUpOf(box, front)));
  g.cells[AT.scenario] = (SCENARIOS as readonly string[]).indexOf(scenario);
  for (const o of OPTIONS)
    g.cells[AT[o.id]] = Math.max(
      0,
      o.values.findIndex(v => v.id === options[o.id]),
    );
  g.cells[AT.rules] = rules === 1 ? 0 : 1;
  g.cells[AT.eventVP] = MAX_EVENT_VP;
  g.cells[AT.altVP] = ALT_ZERO;
  if (option(g, 'sikorski')) sikorski(g, box);
  return g;
};
/** Counters and pieces with which every game of a front begins. */
const setUpOf = (box: Box, front: Front): Int16Array => {
  const g = blank(box.BOARD.size, box);
  layCounters(g, box, front);
  layPieces(g, box, front);
  for (const m of BATTLE_MARKERS.keys()) g.cells[box.CELLS.marker + m] = beside(g, BESIDE_CUP);
  for (const d of DROPS.keys()) g.cells[box.CELLS.drop + d] = beside(g, front === 'france' ? RESERVE : OUT);
  for (const [i, hex] of box.CITIES.flat().entries()) g.cells[box.CELLS.held + i] = g.cells[box.CELLS.control + hex]!;
  return g.cells;
};
/** 26.5 Sikorski's corps enters on turn 3. */
const sikorski = (g: State, box: Box): void => {
  for (const [u, row] of box.UNITS.entries())
    if (row.front === FRONTS[0] && row.entry === 'S') g.cells[box.CELLS.place + u] = turnBox(g, 3);
};

// 5.7, 24.1 Plans -----------------------------------------------------------------------------------------------------------
const planPieces = (g: State, side: SideNo) => boxOf(g).PLAN_PIECES[side];
const historicalPlan = (g: State, side: SideNo): number =>
  planPieces(g, side).rows.find(p => planOf(g, p).historical && planOf(g, p).side === SIDES[side])!;
const planStep = (side: SideNo): Step<GameVars, '5.7/allied' | '5.7/german'> => ({
  at: side === A ? '5.7/allied' : '5.7/german',
  case: '5.7',
  name: `${side === A ? 'Allied' : 'German'} Secret Plan`,
  when: g => isFrance(g) && planHeld(g, side) < 0,
  run: g => {
    if (!isHistorical(g)) return take(sideName(side), '5.7', beside(g, PLAN_CARDS + side), 1, [sideName(side)]);
    put(planPieces(g, side), g, historicalPlan(g, side), planPlace(g, side));
    return next;
  },
  fed: (g, _f, [plan]) => {
    put(planPieces(g, side), g, plan!, planPlace(g, side));
    emit(g, { is: 'plan', case: '5.7', to: [sideName(side)], plan: plan! });
    return next;
  },
});
/** 24.1 French Initiative may be put back once. */
const mayPutBack = (g: State): boolean => {
  const plan = planHeld(g, A);
  return plan >= 0 && planOf(g, plan).mayDiscard === true;
};
export const replanning: Decision<{ readonly do: 'keep' } | { readonly do: 'redraw' }> = {
  verbs: ['keep', 'redraw'],
  candidates: g => (mayPutBack(g) ? [{ do: 'keep' }, { do: 'redraw' }] : [{ do: 'keep' }]),
  judge: (g, _a, c) => (c.do === 'keep' || mayPutBack(g) ? ok : byPlan(g, A, '24.1', 'must be kept')),
  take: (g, a, c) => {
    if (c.do === 'keep') return next;
    const pieces = planPieces(g, sideNo(a.side));
    put(pieces, g, planHeld(g, A), beside(g, PLAN_CARDS + A));
    return goto('24.1/again', { again: true });
  },
  say: (_g, _a, c) => (c.do === 'keep' ? 'Keep this plan' : 'Put it back and draw another'),
};
/** 24.2 Initiative: the side keeps the plan or takes any other, in secret. */
export const adopting: Decision<{ readonly do: 'plan'; readonly plan: number }> = {
  verbs: ['plan'],
  candidates: g => [planHeld(g, A), ...plansLeft(g, A)].map(plan => ({ do: 'plan', plan })),
  judge: (g, _a, c) =>
    c.plan === planHeld(g, A) || plansLeft(g, A).includes(c.plan)
      ? ok
      : no('24.2', `${pieceName(g, c.plan)} is no French plan`),
  take: (g, _a, c) => {
    const pieces = planPieces(g, A);
    put(pieces, g, planHeld(g, A), beside(g, PLAN_CARDS + A));
    put(pieces, g, c.plan, planPlace(g, A));
    emit(g, { is: 'plan', case: '24.2', to: [sideName(A)], plan: c.plan });
    return next;
  },
  say: (g, _a, c) => `Your plan is ${planOf(g, c.plan).name}`,
};
/** 26.6 With Plan Escaut or Plan E: other moves on turn 1, and two Belgian corps that are not ready. */
export const preparing: Decision<{ readonly do: 'alternate' } | { readonly do: 'pass' }> = {
  verbs: ['alternate', 'pass'],
  candidates: () => [{ do: 'pass' }, { do: 'alternate' }],
  judge: (g, _a, c) => {
    const plan = planHeld(g, A);
    const hasAlternate = plan >= 0 && planOf(g, plan).alternate;
    return c.do === 'pass' || hasAlternate ? ok : byPlan(g, A, '26.6', 'has no alternate set-up');
  },
  take: (g, _a, c) => {
    if (c.do === 'pass') return next;
    note(g, 'alternate set-up');
    for (const u of unitsOf(g, A))
      if (UNREADY.includes(counterOf(g, u).id) && counterOf(g, u).nation === 'Belgian') {
        g.cells[boxOf(g).CELLS.face + u] = 1;
        emit(g, { is: 'reduced', case: '26.6', unit: u });
      }
    return next;
  },
  say: (_g, _a, c) => (c.do === 'alternate' ? 'Use the alternate set-up' : 'Keep the usual set-up'),
};
const UNREADY = ['II+IV', 'V+VI'];
export const setUpSteps = steps('game', [
  planStep(A),
  {
    at: '24.1',
    case: '24.1',
    name: 'Keep the plan?',
    when: g => isFrance(g) && !isHistorical(g),
    run: () => askSecretly(sideName(A), 'replanning', '24.1'),
  },
  { ...planStep(A), at: '24.1/again' },
  {
    at: '24.2/initiative',
    case: '24.2',
    name: 'Initiative',
    when: (g, f) => f.vars.again === true && hasPlan(g, 'Initiative') && !happened(g, 'initiative'),
    run: g => {
      note(g, 'initiative');
      for (const m of markersIn(g, A, beside(g, BESIDE_CUP))) putPiece(g, m, heldBy(g, A));
      emit(g, { is: 'act', case: '24.2', act: INSTRUCTIONS.indexOf('Initiative') });
      return next;
    },
  },
  /** The marker taken from beside the cup already shows everybody that the card came twice: being asked reveals no more. */
  {
    at: '24.2/plan',
    case: '24.2',
    name: 'Any French plan',
    when: g => happened(g, 'initiative'),
    run: () => askSecretly(sideName(A), 'adopting', '24.2'),
  },
  {
    at: '26.6',
    case: '26.6',
    name: 'Alternate set-up',
    when: g => option(g, 'alternateMoves') && isFrance(g) && !isHistorical(g),
    run: () => askSecretly(sideName(A), 'preparing', '26.6'),
  },
  planStep(G),
]);
/** 5.7 The side's plans except its own: the pile is hidden, but what is in it is known. */
const plansLeft = (g: State, side: SideNo): readonly number[] =>
  planPieces(g, side).rows.filter(plan => g.cells[boxOf(g).CELLS.piece + plan] !== planPlace(g, side));
