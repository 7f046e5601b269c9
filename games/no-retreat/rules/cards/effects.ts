/** 5.2 What events do, by the name of their effect; effects in a battle are in combat/battle-events.ts. */
import { roll, take } from '../../../../engine/chance.ts';
import { ok, type Decision, blockedBy, untilOver } from '../../../../engine/decide.ts';
import { look } from '../../../../engine/events.ts';
import { done, next, type Call, type Next } from '../../../../engine/flow.ts';
import { show } from '../../../../engine/pieces.ts';
import type { State } from '../../../../engine/state.ts';
import { A, G, type SideNo } from '../../model/army.ts';
import type { EventRow } from '../../data/rows.ts';
import { eventOf } from '../../model/deck.ts';
import { beside, BESIDE_CUP, cupOf, heldBy } from '../../model/places.ts';
import { foe, isAlt, isHistorical, note, sideName } from '../../model/state.ts';
import { mayTurnBad, turnBad } from '../movement/weather.ts';
import { fallen, giveUp } from './armistice.ts';
import { cupSize, drawCards, drawProc, markerProc, renewPile } from '../turn/draw.ts';
import { granted, grantProc } from './event-choices.ts';
import { discard, handIn, heldMarkers, intoBox, isDummy, markersIn, payers, piecesOf, putPiece } from './pool.ts';
import { moveStance } from '../turn/stance.ts';
import { combatProc } from '../combat/combat.ts';
import { ask, call, emit, mark, procedure, steps, type NoRetreatProc } from '../flow.ts';

type Effect = (g: State, side: SideNo, n: number) => Call | undefined;
const grant =
  (what: string, of?: SideNo): Effect =>
  (_g, side, n) =>
    grantProc.call(granted(of ?? side, what, n));
const marking =
  (proc: NoRetreatProc, name: string): Effect =>
  g => {
    mark(g, proc, name);
    return undefined;
  };

/** 5.1 Bridges are built or blown: of two such cards the one carried out last applies. */
const bridging =
  (name: string): Effect =>
  g => {
    mark(g, 'movement', `water ${name}`);
    return undefined;
  };
/** #1 If both Low Countries have fallen, the player chooses which one surrenders. */
const armistice: Effect = (g, side) => {
  const countries = fallen(g);
  if (countries.length > 1) return grantProc.call(granted(side, 'armistice', 1));
  for (const unit of countries) giveUp(g, unit);
  return undefined;
};
const spy =
  (pieces: (g: State, side: SideNo) => readonly number[]): Effect =>
  (g, side) => {
    const seen = pieces(g, foe(side));
    for (const p of seen) show(piecesOf(g, p), g, p, [sideName(side)]);
    look(g, sideName(side), '5.2.1', { pieces: seen });
    return undefined;
  };

export const EFFECTS: { readonly [name: string]: Effect } = {
  card: (_g, side, n) => drawProc.call(drawCards(side, n)),
  rebuild: grant('rebuild'),
  improve: grant('improve'),
  na: grant('na'),
  naCity: grant('naCity'),
  naRegional: grant('naRegional'),
  withdraw: grant('withdraw'),
  dropBack: grant('dropBack'),
  discards: grant('discards'),
  halt: grant('halt'),
  duce: grant('duce', A),
  alpine: grant('alpine', A),
  redraw: (_g, side, n) => redrawProc.call({ side, n, what: 'redraw' }),
  markers: (_g, side, n) => markerProc.call({ side, left: n }),
  stanceUp: g => {
    moveStance(g, 'up', '7.4.1');
    return undefined;
  },
  stanceDown: g => {
    moveStance(g, 'down', '7.4.2');
    return undefined;
  },
  combatVP: (_g, side) => call('combatVP', { side }),
  spyMarkers: spy(heldMarkers),
  spyHand: spy(handIn),
  surrender: grant('surrender'),
  armistice,
  gameEnd: g => {
    note(g, 'game end');
    emit(g, { is: 'gameEnd', case: '20.1.7', side: G });
    return undefined;
  },
  experience: (g, side) => {
    for (const m of heldMarkers(g, side)) if (isDummy(g, m)) intoBox(g, side, m);
    return undefined;
  },
  sureEvacuation: (g, _side, n) => {
    for (let i = 0; i < n; i++) mark(g, 'turn', 'sureEvacuation');
    return undefined;
  },
  mp: (_g, side, n) => call('extraMP', { side, n }),
  river: bridging('river'),
  demolish: bridging('demolish'),
  marker: (g, side) => {
    const { side: phasing, credit } = combatProc.vars(g);
    if (phasing === side) return markerProc.call({ side, left: 1 });
    combatProc.put(g, { credit: credit + 1 });
    return undefined;
  },
  blows: (g, _side, n) => {
    combatProc.put(g, { credit: combatProc.vars(g).credit + n });
    return undefined;
  },
  shockTarget: g => {
    const [marker] = markersIn(g, A, beside(g, BESIDE_CUP));
    if (marker !== undefined) putPiece(g, marker, heldBy(g, A));
    return undefined;
  },
  blitzAny: marking('playerTurn', 'blitzAny'),
  weather: g => {
    if (!mayTurnBad(g)) return undefined;
    turnBad(g);
    emit(g, { is: 'weather', case: '19.11' });
    return undefined;
  },
  newDeck: g => {
    renewPile(g);
    return undefined;
  },
  stalin: (g, side) => rolledFor('stalin', isAlt(g, '#63 1') ? A : side),
  westwall: (_g, side) => rolledFor('westwall', side),
  phoney: (_g, side) => rolledFor('phoney', side),
  alt: () => undefined,
};
/** Carries out an event; returns the call of the procedure that asks for a choice, if there is one. */
export const effectOf = (g: State, side: SideNo, e: EventRow, card: number): Call | undefined => {
  if (e.alt) return isHistorical(g) ? undefined : call('altEvent', { side, card });
  return EFFECTS[e.effect]?.(g, side, e.n ?? 1);
};

// 5.2.4 Red text ------------------------------------------------------------------------------------------------------
export type Red = { readonly side: SideNo; readonly card: number };
export const redSteps = steps('red', [
  {
    at: '5.2.4',
    case: '5.2.4',
    name: 'Red event',
    run: (g, { vars: { side, card } }) => {
      emit(g, { is: 'event', case: '5.2.4', side, card });
      const then = effectOf(g, side, eventOf(g, card, side), card);
      discard(g, card);
      return then ?? next;
    },
  },
  { at: '5.2.4/end', case: '5.2.4', name: 'Red event over', run: () => done('red') },
]);

// Markers put back and drawn again -----------------------------------------------------------------------------------------
export type Lost = { readonly side: SideNo; readonly n: number };
/** `what`: by an event, or by Brauchitsch’s rule. */
export type Redraw = Lost & { readonly what: 'redraw' | 'auftragstaktik' };
export const redrawProc = procedure('redrawMarkers');
const loseProc = procedure('loseMarkers');
export const redrawMarkerSteps = steps('redrawMarkers', [
  {
    at: '5.2.1/back',
    case: '5.2.1',
    name: 'Markers back',
    run: (_g, { vars }) => grantProc.call(granted(vars.side, vars.what, vars.n)),
  },
  {
    at: '5.2.1/draw',
    case: '5.2.1',
    name: 'Markers drawn',
    run: (_g, f) => ((f.got as number) > 0 ? markerProc.call({ side: f.vars.side, left: f.got as number }) : next),
  },
]);

// Tables of #61, #72, #73 ------------------------------------------------------------------------------------------------
/** `rows`: the rows rolled, if there is a choice of two. */
export type Table = { readonly table: string; readonly side: SideNo; readonly rows: readonly number[] };
const tableProc = procedure('eventTable');
const rolledFor = (table: string, side: SideNo): Call => tableProc.call({ table, side, rows: [] });
/** 21.1.3, 21.1.5 Some tables roll two dice and choose. */
const diceFor = (g: State, table: string): readonly number[] => {
  if (table === 'stalin') return isAlt(g, '#63 1') || isAlt(g, '#77 3') ? [6, 6] : [6];
  return table === 'phoney' && isAlt(g, '#63 2') ? [6, 6] : [6];
};
const moving = (way: 'up' | 'down') => (g: State) => {
  moveStance(g, way, '7.4');
  return done();
};
const nothing = (): Next => done();
const unitOut = (): Next => grantProc.call(granted(G, 'westwall', 1), '21.1/end');
const markersOut = (): Next => loseProc.call({ side: G, n: 2 }, '21.1/end');
interface Row {
  readonly says: string;
  carryOut(g: State): Next;
}
const DOWN: Row = { says: 'The stance moves down', carryOut: moving('down') };
const STAYS: Row = { says: 'The stance stays', carryOut: nothing };
const UP: Row = { says: 'The stance moves up', carryOut: moving('up') };
/** Rows by pairs of die faces: 1 and 2, 3 and 4, 5 and 6. */
const TABLES: { readonly [table: string]: readonly Row[] } = {
  stalin: [DOWN, STAYS, UP],
  phoney: [UP, STAYS, DOWN],
  westwall: [
    { says: 'A German unit is out', carryOut: unitOut },
    { says: 'Two German markers are out', carryOut: markersOut },
    { says: 'Nothing happens', carryOut: nothing },
  ],
};
const applyRow = (g: State, table: string, row: number): Next => {
  emit(g, { is: 'tableRolled', case: '21.1', table, row });
  return TABLES[table]![row - 1]!.carryOut(g);
};
export const picking: Decision<{ readonly do: 'row'; readonly row: number }> = {
  verbs: ['row'],
  candidates: g => [...new Set(tableProc.vars(g).rows)].map(row => ({ do: 'row', row })),
  judge: (g, _a, c) =>
    tableProc.vars(g).rows.includes(c.row) ? ok : blockedBy(untilOver(g), '21.1', `no die has brought row ${c.row}`),
  take: (g, _a, c) => applyRow(g, tableProc.vars(g).table, c.row),
  forced: ['row'],
  say: (g, _a, c) => TABLES[tableProc.vars(g).table]![c.row - 1]!.says,
};
export const eventTableSteps = steps('eventTable', [
  {
    at: '21.1/sure',
    case: '21.1',
    name: 'Without a die',
    when: (g, { vars }) => vars.table === 'westwall' && ['#63 3', '#77 2', '#78 2'].some(e => isAlt(g, e)),
    run: (g): Next => {
      if (isAlt(g, '#78 2')) return done();
      return isAlt(g, '#63 3') ? unitOut() : grantProc.call(granted(G, 'improve', 1), '21.1/end');
    },
  },
  {
    at: '21.1/die',
    case: '21.1',
    name: 'Event table',
    run: (g, { vars }) => roll(sideName(vars.side), '21.1', ...diceFor(g, vars.table)),
    fed: (g, _f, dice) => {
      tableProc.put(g, { rows: dice.map(die => Math.ceil(die / 2)) });
      emit(g, { is: 'tableDice', case: '21.1', dice: [...dice] });
      return next;
    },
  },
  {
    at: '21.1/row',
    case: '21.1',
    name: 'Event table',
    run: (g, { vars: { table, side, rows } }) =>
      rows.length > 1
        ? ask(sideName(side), 'picking', side === A ? '21.1.3' : '21.1.5', { table })
        : applyRow(g, table, rows[0]!),
  },
  { at: '21.1/end', case: '21.1', name: 'Event over', run: () => done() },
]);
/** #72 Two German markers leave the game: the owner chooses among markers in hand that could pay, the rest come from the cup. */
export const loseMarkerSteps = steps('loseMarkers', [
  {
    at: '21.1/markers',
    case: '21.1',
    name: 'Markers out of hand',
    run: (g, { vars: { side, n } }) => {
      const held = Math.min(n, payers(g, side).length);
      loseProc.put(g, { n: n - held });
      return grantProc.call(granted(side, 'markersOut', held), '21.1/cup');
    },
  },
  {
    at: '21.1/cup',
    case: '21.1',
    name: 'Markers out of the cup',
    when: (g, { vars: { side, n } }) => n > 0 && cupSize(g, side) > 0,
    run: (g, { vars: { side, n } }) => take(sideName(side), '21.1', cupOf(g, side), n, [sideName(side)]),
    fed: (g, { vars: { side } }, out) => {
      for (const m of out) intoBox(g, side, m);
      return done();
    },
  },
]);
