/** 5.0 Intelligence: the roll on the list of events, and the roll for IPs. */
import { roll, take } from '../../../../engine/chance.ts';
import { ok, type Decision } from '../../../../engine/decide.ts';
import { look } from '../../../../engine/events.ts';
import { next } from '../../../../engine/flow.ts';
import { show } from '../../../../engine/pieces.ts';
import type { Side, State } from '../../../../engine/state.ts';
import { boxOf, type SideNo } from '../../model/box.ts';
import { NUMBERS } from '../../data/charts.ts';
import type { EventRow } from '../../data/lists.ts';
import type { Plain } from '../../data/tables.ts';
import { ALLIED, AT, EVENTS_ONLY, MIDDLE, POINTS_ONLY } from '../../model/state.ts';
import {
  addIp,
  atWar,
  columnOf,
  foe,
  ipOf,
  isBelligerence,
  permanentOf,
  sideNo,
  temporaryOf,
  yearOf,
} from '../../model/tracks.ts';
import { handOf, handSize } from '../cards/cards.ts';
import { applyEffects } from '../cards/effects.ts';
import { ledgerOf } from './roll-modifiers.ts';
import { lastsToTheRoll } from './status.ts';
import { chooseStrategy } from '../war/strategy.ts';
import { ask, emit, procedure, steps, type IntelligenceEvent } from '../flow.ts';

/** 5.3.1 Two dice as a number in base six, moved by the modifier and kept between 11 and 66. */
export const d66 = (tens: number, ones: number, modifier: number): number => {
  const at = Math.max(0, Math.min(35, (tens - 1) * 6 + (ones - 1) + modifier));
  return 10 * (1 + Math.floor(at / 6)) + 1 + (at % 6);
};
export const rowFor = (rows: readonly Plain<EventRow>[], no: number): Plain<EventRow> | undefined =>
  rows.find(r => r.no === no);

/** 5.1.3, 5.3.5 Collection advantages. The option `collection` says which rolls they modify. */
const collectionOf = (g: State, s: SideNo): number => permanentOf(g, s) + temporaryOf(g, s);
const collectionLines = (g: State, s: SideNo) =>
  [
    ['5.1.3', 'Permanent collection', permanentOf(g, s)],
    ['5.1.3', 'Collection this turn', temporaryOf(g, s)],
  ] as const;
export const eventModifier = (g: State, s: SideNo): number =>
  g.cells[AT.collection] === POINTS_ONLY ? 0 : collectionOf(g, s);
const pointsModifier = (g: State, s: SideNo): number =>
  (g.cells[AT.collection] === EVENTS_ONLY ? 0 : collectionOf(g, s)) +
  (g.cells[AT.reading + s] === 1 ? NUMBERS.readingBonus.value : 0);

// 5.3 Events -------------------------------------------------------------------------------------------------------
/** 5.3.2, 5.3.4 The case by which an event does not happen, if any. */
const voidBecause = (g: State, row: Plain<EventRow>): string | undefined => {
  if (g.cells[AT.rolled] === row.no) return '5.3.4';
  if (row.year !== undefined && row.year > yearOf(g)) return '5.3.2';
  return row.belligerence && !isBelligerence(g) ? '5.3.2' : undefined;
};
export const intelligence = procedure('intelligence');
const met = (g: State, { no = 0 }: IntelligenceEvent, does: 'peek' | 'unveil'): boolean =>
  rowFor(boxOf(g).tables.intelligence, no)?.effects.some(e => e.does === does) === true;
export const intelligenceSteps = steps('intelligence', [
  {
    at: '5.3.1/roll',
    case: '5.3.1',
    name: 'Intelligence event',
    run: (_g, { vars: { who } }) => roll(who, '5.3.1', 6, 6),
    fed: (g, { vars: { who } }, dice) => {
      const s = sideNo(who);
      const modifier = eventModifier(g, s);
      const ledger = g.cells[AT.collection] === POINTS_ONLY ? [] : ledgerOf(...collectionLines(g, s));
      if (lastsToTheRoll(g)) g.cells[AT.temporary + s] = MIDDLE;
      const no = d66(dice[0]!, dice[1]!, modifier);
      const row = rowFor(boxOf(g).tables.intelligence, no);
      const fails = row ? voidBecause(g, row) : '5.3.2';
      emit(g, { is: 'intelligence', case: fails ?? '5.3.1', side: s, dice, modifier, no, happens: !fails, ledger });
      if (row && !fails) {
        g.cells[AT.rolled] = no;
        applyEffects(g, row.effects, s, '5.3.6');
        intelligence.put(g, { no });
      }
      return next;
    },
  },
  {
    at: '5.3.6/peek',
    case: '5.3.6',
    name: 'A card is seen',
    when: (g, f) => met(g, f.vars, 'peek') && handSize(g, sideNo(foe(f.vars.who))) > 0,
    run: (_g, { vars: { who } }) => take(who, '5.3.6', handOf(sideNo(foe(who))), 1, [who]),
    fed: (g, { vars: { who } }, out) => {
      show(boxOf(g).CARDS, g, out[0]!, [who]);
      look(g, who, '5.3.6', { card: out[0]! });
      return next;
    },
  },
  {
    at: '5.3.6/unveil',
    case: '19.0',
    name: 'The chit is seen',
    when: (g, f) => met(g, f.vars, 'unveil'),
    run: g => {
      look(g, ALLIED, '5.3.6', { strategy: g.cells[AT.strategy]! });
      return next;
    },
  },
  {
    at: '19.0/change',
    case: '19.0',
    name: 'The strategy may be changed',
    when: (g, f) => met(g, f.vars, 'unveil'),
    run: () => chooseStrategy,
  },
]);

// 5.1 Points -------------------------------------------------------------------------------------------------------
type Read = { readonly do: 'read' | 'pass' };
const mayRead = (g: State, s: SideNo): boolean => ipOf(g, s) > 0 && g.cells[AT.barred + s] === 0 && !atWar(g);
/** 5.2.1 An IP adds 2 to the roll for IPs. */
export const readingDecision: Decision<Read> = {
  planned: true,
  verbs: ['read', 'pass'],
  // Both seal the plan.
  ends: ['read', 'pass'],
  candidates: () => [{ do: 'pass' }, { do: 'read' }],
  judge: () => ok,
  take: (g, a, c) => {
    if (c.do === 'pass') return next;
    addIp(g, sideNo(a.side), -1);
    g.cells[AT.reading + sideNo(a.side)] = 1;
    emit(g, { is: 'reading', case: '5.2.1', side: sideNo(a.side) });
    return next;
  },
  say: (_g, _a, c) => (c.do === 'pass' ? 'Spend nothing on the roll' : 'Spend an IP: +2 on the roll for IPs'),
};
export const readingSteps = steps('reading', [
  {
    at: '5.2.1/read',
    case: '5.2.1',
    name: 'Intelligence Points',
    when: (g, f) => mayRead(g, sideNo(f.vars.who)),
    run: (_g, f) => ask(f.vars.who, 'reading', '5.2.1'),
  },
]);
/** 5.1.1 The IPs for a modified roll on a column of the table. */
const pointsFor = (g: State, modified: number, column: number): number => {
  const { from, rows } = boxOf(g).tables.intelligencePoints;
  return rows[Math.max(0, Math.min(rows.length - 1, modified - from))]![column]!;
};
const points = procedure('points');
/** A side's roll for IPs: the same in years, months and weeks. */
export const rollPoints = (who: Side) => points.call({ who });
export const pointsSteps = steps('points', [
  {
    at: '5.1.1/roll',
    case: '5.1.1',
    name: 'Roll for IPs',
    when: (g, f) => g.cells[AT.barred + sideNo(f.vars.who)] === 0,
    run: (_g, { vars: { who } }) => roll(who, '5.1.1', 6, 6),
    fed: (g, { vars: { who } }, dice) => {
      const s = sideNo(who);
      const [modifier, column] = [pointsModifier(g, s), columnOf(g, s)];
      const gained = pointsFor(g, dice[0]! + dice[1]! + modifier, column);
      addIp(g, s, gained);
      const ledger = ledgerOf(...(g.cells[AT.collection] === EVENTS_ONLY ? [] : collectionLines(g, s)), [
        '5.2.1',
        'An IP spent',
        g.cells[AT.reading + s] === 1 ? NUMBERS.readingBonus.value : 0,
      ]);
      emit(g, { is: 'points', case: '5.1.1', side: s, dice, modifier, column, points: gained, ledger });
      return next;
    },
  },
]);
