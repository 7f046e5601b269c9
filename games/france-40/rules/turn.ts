/** 5.0 The turn sequence of both scenarios. Which of a side's two phases comes first is stored in the frame of its player turn. */
import { roll } from '../../../engine/chance.ts';
import { granted, no, ok, type Decision } from '../../../engine/decide.ts';
import { look } from '../../../engine/events.ts';
import { done, next, over, type Next } from '../../../engine/flow.ts';
import type { State } from '../../../engine/state.ts';
import { A, BRITISH, FRENCH, G, nationOf, type SideNo } from '../model/army.ts';
import { chartsOf } from '../model/box.ts';
import {
  ALLIED,
  anyOnMap,
  AT,
  FULL_HALT,
  GERMAN,
  HALF_HALT,
  is1940,
  mobileUnits,
  NO_HALT,
  onMap,
  turnOf,
} from '../model/state.ts';
import { coupPhase } from './airborne-coup.ts';
import { dynamoPhase } from './dynamo.ts';
import { ask, call, emit, goto, procedure, steps } from './flow.ts';
import { eliminate } from './losses.ts';
import { BELGIUM, checkCapitulations } from './neutrals.ts';
import { replacementPhases } from './replacements.ts';
import { inSupply } from './supply.ts';
import { atOnceCase, germanCitiesLost, outcome, rememberAll } from './victory.ts';

export const FIRST: readonly string[] = ['move', 'fight'];
const ORDER = ([0, 1] as const).map(first => ({ do: 'order', first }) as const);
const playerTurnProc = procedure('playerTurn');
/** 5.2, 5.7 Move and fight, or fight and move. */
export const ordering: Decision<(typeof ORDER)[number]> = {
  candidates: () => ORDER,
  judge: (g, a, c) =>
    c.first !== 0 && c.first !== 1
      ? no(a.case, 'one of the two phases comes first')
      : rollsNext(g, playerTurnProc.vars(g).side, c.first)
        ? granted({ bars: 'chance' })
        : ok,
  take: (g, _a, c) => {
    playerTurnProc.put(g, { first: c.first });
    return next;
  },
  say: (g, _a, c) =>
    `${playerTurnProc.vars(g).side === G ? 'The Germans' : 'The Allies'} ${c.first === 0 ? 'move, then fight' : 'fight, then move'}`,
};

/** 5.2, 5.5, 5.7 The side that chooses the order of phases for `s`, or 1 (fight first) where the rules fix it. */
const whoOrders = (g: State, s: SideNo): string | 1 => {
  if (is1940(g)) return s === G || turnOf(g) > 1 ? GERMAN : ALLIED;
  if (s === G) return g.cells[AT.supplyCrisis] ? ALLIED : GERMAN;
  return g.cells[AT.supplyCrisis] ? ALLIED : 1; // fight first until the crisis
};
const orderStep = steps('playerTurn', [
  {
    at: '5.7',
    case: '5.7',
    name: 'Order of phases',
    run: (g, f) => {
      const who = whoOrders(g, f.vars.side);
      if (who === 1) {
        playerTurnProc.put(g, { first: 1 });
        return next;
      }
      return ask(who, 'ordering', is1940(g) ? '5.7' : g.cells[AT.supplyCrisis] ? '5.5' : '5.2');
    },
  },
]);

/** 5.10 A halt is checked for from turn 4 on, while no British unit is on the map, after the order of phases is declared. */
const mayHalt = (g: State, s: SideNo): boolean =>
  s === G && is1940(g) && turnOf(g) >= chartsOf(g).halt.fromTurn && !anyOnMap(g, BRITISH);
/** 5.16 The Dyle die is rolled in the turn that Belgium is violated. */
const rollsDyle = (g: State, s: SideNo): boolean =>
  s === A && is1940(g) && g.cells[AT.violated + BELGIUM] === turnOf(g);
/** Whether a die is rolled before the next decision. Choosing the order then blocks undo. */
const rollsNext = (g: State, s: SideNo, first: number): boolean => mayHalt(g, s) || (first === 0 && rollsDyle(g, s));
/** 5.10 The first halt halves movement; later ones forbid movement and attacks. */
const haltFor = (first: boolean): number => (first ? HALF_HALT : FULL_HALT);
const haltStep = steps('playerTurn', [
  {
    at: '5.10',
    case: '5.10',
    name: 'Panzer halt check',
    when: (g, f) => mayHalt(g, f.vars.side),
    run: () => roll(GERMAN, '5.10', 6),
    fed: (g, _f, [face]) => {
      const first = g.cells[AT.halts] === 0;
      const highest = (first ? chartsOf(g).halt.first : chartsOf(g).halt.later).to;
      const halts = face! <= highest;
      g.cells[AT.halted] = halts ? haltFor(first) : NO_HALT;
      if (halts) g.cells[AT.halts]! += 1;
      emit(g, { is: 'haltCheck', case: '5.10', face: face!, highest, halted: g.cells[AT.halted]! });
      return next;
    },
  },
]);
/** A player turn: order, halt check, two phases. */
export const playerTurnSteps = steps('playerTurn', [
  ...orderStep,
  ...haltStep,
  {
    at: '5.6/first',
    case: '5.6',
    name: 'First phase',
    run: (_g, { vars: { side, first } }) => call(first === 0 ? 'movement' : 'combat', { side }),
  },
  {
    at: '5.6/second',
    case: '5.6',
    name: 'Second phase',
    run: (_g, { vars: { side, first } }) => call(first === 0 ? 'combat' : 'movement', { side }),
  },
  {
    at: '5.6/end',
    case: '5.6',
    name: 'End of the player turn',
    run: g => {
      g.cells[AT.halted] = NO_HALT;
      return done();
    },
  },
]);

/** 5.16 Rolled at the start of the Allied Movement Phase in the turn Belgium is violated. */
export const dyleCheck = steps('movement', [
  {
    at: '5.16',
    case: '5.16',
    name: 'Dyle-Breda Plan',
    when: (g, f) => rollsDyle(g, f.vars.side),
    run: () => roll(ALLIED, '5.16', 6),
    fed: (g, _f, [face]) => {
      g.cells[AT.dyleRoll] = face!;
      emit(g, { is: 'dyle', case: '5.16', face: face! });
      return next;
    },
  },
]);

/** 4.1, 4.2, 5.3, 5.11 While the Allies hold German cities, a die may end the game each turn. */
const cityCheck = steps('turn', [
  {
    at: '5.11',
    case: '4.1',
    name: 'Allied victory check',
    when: g => germanCitiesLost(g) > 0,
    run: g => roll(ALLIED, atOnceCase(g), 6),
    fed: (g, _f, [face]): Next => {
      emit(g, { is: 'coupCheck', case: atOnceCase(g), face: face!, cities: germanCitiesLost(g) });
      return face! <= germanCitiesLost(g) ? over(outcome(g, 'allied', atOnceCase(g))) : next;
    },
  },
]);
/** 5.4, 5.12 French and British out of supply are removed. */
const supplyCheck = steps('turn', [
  {
    at: '5.12',
    case: '5.12',
    name: 'Supply check',
    run: g => {
      const cut = mobileUnits(g).filter(
        u => onMap(g, u) && (nationOf(g, u) === FRENCH || nationOf(g, u) === BRITISH) && !inSupply(g, u),
      );
      const c = is1940(g) ? '5.12' : '5.4';
      if (cut.length) look(g, GERMAN, c, { units: cut }); // 3.10 hidden units become known in the dead pile
      for (const u of cut) eliminate(g, u, c);
      return next;
    },
  },
]);
/** 5.5 The German supply crisis, turns 3 to 7 of 1939. */
const crisisCheck = steps('turn', [
  {
    at: '5.5',
    case: '5.5',
    name: 'German supply crisis',
    when: g => !is1940(g) && !g.cells[AT.supplyCrisis] && chartsOf(g).crisis.some(c => c.turn === turnOf(g)),
    run: () => roll(ALLIED, '5.5', 6),
    fed: (g, _f, [face]) => {
      const { from: lowest, to: highest } = chartsOf(g).crisis.find(c => c.turn === turnOf(g))!.die;
      if (face! >= lowest && face! <= highest) g.cells[AT.supplyCrisis] = 1;
      emit(g, { is: 'crisis', case: '5.5', face: face!, lowest, highest, crisis: g.cells[AT.supplyCrisis]! });
      return next;
    },
  },
]);
export const lastTurn = (g: State): number => chartsOf(g).turns[is1940(g) ? '1940' : '1939'].length;
/** 4.2, 4.1 After the last turn 1940 is decided by points; in 1939 the Germans have won. */
const endTurn = (g: State): Next => {
  checkCapitulations(g);
  rememberAll(g);
  if (turnOf(g) >= lastTurn(g)) return over(is1940(g) ? outcome(g) : outcome(g, 'german', '4.1'));
  g.cells[AT.turn]! += 1;
  g.cells[AT.evacuatedSteps] = 0;
  g.cells[AT.dyleRoll] = 0;
  return goto('5.1');
};
/** 5.0 In 1939 the French come first, in 1940 the Germans. */
export const turnSteps = steps('turn', [
  {
    at: '5.1',
    case: '5.1',
    name: 'Turn',
    run: g => {
      emit(g, { is: 'turn', case: '5.0', turn: turnOf(g) });
      return next;
    },
  },
  ...crisisCheck,
  ...coupPhase,
  { at: '5.6/I', case: '5.6', name: 'Player turn', run: g => call('playerTurn', { side: is1940(g) ? G : A }) },
  { at: '5.6/II', case: '5.6', name: 'Player turn', run: g => call('playerTurn', { side: is1940(g) ? A : G }) },
  ...cityCheck,
  ...supplyCheck,
  ...dynamoPhase,
  ...replacementPhases,
  { at: '5.0/end', case: '4.2', name: 'End of the turn', run: endTurn },
]);
