/** 5.0 Turn sequence of both scenarios. The order of a side's two phases is data in the turn's frame. */
import { roll } from '../../../engine/chance.ts';
import { granted, no, ok, type Decision } from '../../../engine/decide.ts';
import { emit, look } from '../../../engine/events.ts';
import { ask, call, done, goto, next, over, put, top, type Frame, type Next, type Step } from '../../../engine/flow.ts';
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
import { eliminate } from './losses.ts';
import { BELGIUM, lookAgain } from './neutrals.ts';
import { inSupply } from './supply.ts';
import { atOnceCase, germanCitiesLost, outcome, rememberAll } from './victory.ts';

export const FIRST: readonly string[] = ['move', 'fight'];
const ORDER = FIRST.map((_, first) => ({ do: 'order', first }) as const);
/** 5.2, 5.7 Move and fight, or fight and move. */
export const ordering: Decision<(typeof ORDER)[number]> = {
  candidates: () => ORDER,
  judge: (g, a, c) =>
    c.first !== 0 && c.first !== 1
      ? no(a.case, 'one of the two phases comes first')
      : rollsNext(g, side(top(g)), c.first)
        ? granted({ bars: 'chance' })
        : ok,
  take: (g, _a, c) => {
    put(g, { first: c.first });
    return next;
  },
  say: (g, _a, c) =>
    `${top(g).vars.side === G ? 'The Germans' : 'The Allies'} ${c.first === 0 ? 'move, then fight' : 'fight, then move'}`,
};

const side = (f: Frame): SideNo => f.vars.side as SideNo;
/** 5.2, 5.5, 5.7 Who says in which order a side plays, or the order itself where the rules fix it. */
const whoOrders = (g: State, s: SideNo): string | 1 => {
  if (is1940(g)) return s === G || turnOf(g) > 1 ? GERMAN : ALLIED;
  if (s === G) return g.cells[AT.supplyCrisis] ? ALLIED : GERMAN;
  return g.cells[AT.supplyCrisis] ? ALLIED : 1; // fight first until the crisis
};
const orderStep: Step = {
  at: '5.7',
  case: '5.7',
  name: 'Order of phases',
  run: (g, f) => {
    const who = whoOrders(g, side(f));
    if (who === 1) {
      put(g, { first: 1 });
      return next;
    }
    return ask(who, 'ordering', is1940(g) ? '5.7' : g.cells[AT.supplyCrisis] ? '5.5' : '5.2');
  },
};

/** 5.10 Panzer halt: with no British on the map, from turn 4 on; declared after the order of phases. */
const mayHalt = (g: State, s: SideNo): boolean =>
  s === G && is1940(g) && turnOf(g) >= chartsOf(g).halt.fromTurn && !anyOnMap(g, BRITISH);
/** 5.16 The Dyle die is rolled in the turn that Belgium is violated. */
const rollsDyle = (g: State, s: SideNo): boolean =>
  s === A && is1940(g) && g.cells[AT.violated + BELGIUM] === turnOf(g);
/** Does a die follow at once on the order? */
const rollsNext = (g: State, s: SideNo, first: number): boolean => mayHalt(g, s) || (first === 0 && rollsDyle(g, s));
/** 5.10 The first halt is one of half speed. */
const haltFor = (first: boolean): number => (first ? HALF_HALT : FULL_HALT);
const haltStep: Step = {
  at: '5.10',
  case: '5.10',
  name: 'Panzer halt check',
  when: (g, f) => mayHalt(g, side(f)),
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
};
const phase = (which: 0 | 1): Step => ({
  at: which === 0 ? '5.6/first' : '5.6/second',
  case: '5.6',
  name: which === 0 ? 'First phase' : 'Second phase',
  run: (_g, f) => call((f.vars.first === 0) === (which === 0) ? 'movement' : 'combat', { side: side(f) }),
});
/** A player turn: order, halt check, two phases. */
export const playerTurnSteps: readonly Step[] = [
  orderStep,
  haltStep,
  phase(0),
  phase(1),
  {
    at: '5.6/end',
    case: '5.6',
    name: 'End of the player turn',
    run: g => {
      g.cells[AT.halted] = NO_HALT;
      return done();
    },
  },
];

/** 5.16 The die of the turn Belgium is violated, at the start of the Allied Movement Phase. */
export const dyleStep: Step = {
  at: '5.16',
  case: '5.16',
  name: 'Dyle-Breda Plan',
  when: (g, f) => rollsDyle(g, side(f)),
  run: () => roll(ALLIED, '5.16', 6),
  fed: (g, _f, [face]) => {
    g.cells[AT.dyleRoll] = face!;
    emit(g, { is: 'dyle', case: '5.16', face: face! });
    return next;
  },
};

/** 4.1, 4.2, 5.3, 5.11 German cities held: a die may end the game. */
const cityCheck: Step = {
  at: '5.11',
  case: '4.1',
  name: 'Allied victory check',
  when: g => germanCitiesLost(g) > 0,
  run: g => roll(ALLIED, atOnceCase(g), 6),
  fed: (g, _f, [face]): Next => {
    emit(g, { is: 'coupCheck', case: atOnceCase(g), face: face!, cities: germanCitiesLost(g) });
    return face! <= germanCitiesLost(g) ? over(outcome(g, 'allied', atOnceCase(g))) : next;
  },
};
/** 5.4, 5.12 French and British out of supply are removed. */
const supplyCheck: Step = {
  at: '5.12',
  case: '5.12',
  name: 'Supply check',
  run: g => {
    const cut = mobileUnits(g).filter(
      u => onMap(g, u) && (nationOf(g, u) === FRENCH || nationOf(g, u) === BRITISH) && !inSupply(g, u),
    );
    const c = is1940(g) ? '5.12' : '5.4';
    if (cut.length) look(g, GERMAN, c, { units: cut }); // 3.10 what lay hidden is now in the dead pile
    for (const u of cut) eliminate(g, u, c);
    return next;
  },
};
/** 5.5 The German supply crisis, turns 3 to 7 of 1939. */
const crisisCheck: Step = {
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
};
export const lastTurn = (g: State): number => chartsOf(g).turns[is1940(g) ? '1940' : '1939'].length;
/** 4.2, 4.1 The last turn: 1940 is judged, in 1939 the Germans have held. */
const endTurn = (g: State): Next => {
  lookAgain(g);
  rememberAll(g);
  if (turnOf(g) >= lastTurn(g)) return over(is1940(g) ? outcome(g) : outcome(g, 'german', '4.1'));
  g.cells[AT.turn]! += 1;
  g.cells[AT.evacuatedSteps] = 0;
  g.cells[AT.dyleRoll] = 0;
  return goto('5.1');
};
const turnOfSide = (at: string, of: (g: State) => SideNo): Step => ({
  at,
  case: '5.6',
  name: 'Player turn',
  run: g => call('playerTurn', { side: of(g) }),
});
/** 5.0 In 1939 the French come first, in 1940 the Germans. */
export const turnSteps = (phases1940: readonly Step[]): readonly Step[] => [
  {
    at: '5.1',
    case: '5.1',
    name: 'Turn',
    run: g => {
      emit(g, { is: 'turn', case: '5.0', turn: turnOf(g) });
      return next;
    },
  },
  crisisCheck,
  ...phases1940.filter(s => s.at === '5.9'),
  turnOfSide('5.6/I', g => (is1940(g) ? G : A)),
  turnOfSide('5.6/II', g => (is1940(g) ? A : G)),
  cityCheck,
  supplyCheck,
  ...phases1940.filter(s => s.at !== '5.9'),
  { at: '5.0/end', case: '4.2', name: 'End of the turn', run: endTurn },
];
