/** The log by turn and phase: the moves of a stack in one row, a fight in one row, each to be opened. What may still be gone back to stays line by line. */
import type { Reckoned } from '../../engine/effects.ts';
import type { Vars } from '../../engine/state.ts';
import type { Told } from '../../engine/table.ts';
import { fightsIn, type ToldFight } from '../fight/told.ts';
import { andList, capital, spelled } from '../words.ts';
import type { Learnt, LogRow } from './log-rows.ts';
import { sharing, type Filter, type MoveTold, type Reading } from './reading.ts';

export interface GroupLine {
  readonly entry: number;
  readonly text: string;
  readonly case: string;
}
export type GroupRow =
  | LogRow
  | { readonly is: 'phase'; readonly text: string }
  | {
      readonly is: 'group';
      /** Of its last line. */
      readonly entry: number;
      readonly text: string;
      readonly case: string;
      readonly lines: readonly GroupLine[];
      readonly ledger?: readonly Reckoned[];
      readonly last: boolean;
      /** The entry to which one may go back. */
      readonly back?: number;
    };
export interface LogShown {
  readonly log: readonly Told[];
  readonly backLimit: number;
  readonly entry: number;
  readonly eyes: string;
}

const kindOf = (e: Vars): string => String(e['is']);
/** 'III, IV and IX Corps from Trier to Namur, Dinant and Charleroi'; with `to` only where they went. */
export const movesSaid = (moves: readonly MoveTold[], to?: string): string => {
  const units = moves.flatMap(m => m.units);
  const more = moves.reduce((sum, m) => sum + m.more, 0);
  const list = (names: readonly string[]): string => andList(names);
  const named = sharing([...new Set(units)], list);
  const others = more ? spelled(more, units.length ? 'more unit' : 'unit') : '';
  const who = [named, others].filter(Boolean).join(' and ');
  if (to !== undefined) return `${who} to ${to}`;
  return `${capital(who)} from ${moves[0]!.from} to ${andList([...new Set(moves.map(m => m.to))])}`;
};

/** Rows with what they are about, so that a filter can choose among them. */
interface Made {
  readonly row: GroupRow;
  readonly kinds: readonly string[];
}
type Moves = { readonly at: number; readonly told: readonly { readonly line: Told; readonly move: MoveTold }[] };

/** Goes through the log once. */
const createRows = (shown: LogShown, reading: Reading, learns: Learnt) => {
  const { log, backLimit, entry, eyes } = shown;
  const newest = log.at(-1)?.entry;
  const made: Made[] = [];
  let phase: string | undefined;
  let stacks = new Map<string, Moves>();
  const mayBack = (l: Told): boolean => l.entry >= backLimit && backLimit < entry && l.event['is'] !== 'agreed';
  const put = (row: GroupRow, kinds: readonly string[] = []): void => {
    made.push({ row, kinds });
  };
  /** Of another's die there never was a way back. */
  const bar = (l: Told): void => {
    const words = (l.event['side'] ?? eyes) === eyes ? learns[kindOf(l.event)] : undefined;
    if (words && made.at(-1)?.row.is !== 'bar') put({ is: 'bar', text: words }, made.at(-1)?.kinds);
  };
  const under = (l: Told): void => {
    const now = reading.phase(l);
    if (now === undefined || now === phase) return;
    phase = now;
    stacks = new Map();
    put({ is: 'phase', text: now });
  };
  const lineOf = (l: Told, next?: Told): GroupLine => ({
    entry: l.entry,
    text: reading.said(l, next),
    case: l.case,
  });
  const turn = (l: Told): void => {
    phase = undefined;
    stacks = new Map();
    put({ is: 'head', text: `Turn ${String(l.event['turn'])}` });
  };
  const plain = (l: Told, next: Told | undefined, first: boolean): void =>
    put({ is: 'line', ...lineOf(l, next), back: first && mayBack(l), last: l.entry === newest }, [kindOf(l.event)]);
  const moved = (l: Told, move: MoveTold): void => {
    const before = stacks.get(move.from);
    const told = [...(before?.told ?? []), { line: l, move }];
    const row: GroupRow = {
      is: 'group',
      entry: l.entry,
      text: `${movesSaid(told.map(t => t.move))}.`,
      case: l.case,
      lines: told.map(t => ({ ...lineOf(t.line), text: `${movesSaid([t.move])}.` })),
      last: l.entry === newest,
    };
    const at = before?.at ?? made.length;
    made[at] = { row, kinds: [kindOf(l.event)] };
    stacks.set(move.from, { at, told });
  };
  const fight = (f: ToldFight): void => {
    const all = [...f.before, f.result, ...f.after];
    const back = all.find(mayBack)?.entry;
    const ledger = all.findLast(l => l.event['ledger'])?.event['ledger'] as readonly Reckoned[] | undefined;
    put(
      {
        is: 'group',
        entry: all.at(-1)!.entry,
        text: `${reading.fought(f)}. ${reading.cameOf(f)}`.trim(),
        case: f.result.case,
        lines: all.map(l => lineOf(l)),
        ...(ledger ? { ledger } : {}),
        last: all.at(-1)!.entry === newest,
        ...(back === undefined ? {} : { back }),
      },
      all.map(l => kindOf(l.event)),
    );
    bar(f.result);
  };
  return { made, under, turn, plain, moved, fight, bar, mayBack };
};

const FILTERED: { readonly [is: string]: true } = { head: true, phase: true };
/** What a filter leaves with nothing under it says nothing. */
const withoutEmpty = (rows: readonly GroupRow[]): readonly GroupRow[] => {
  const inner = rows.filter((r, i) => r.is !== 'phase' || (rows[i + 1] !== undefined && !FILTERED[rows[i + 1]!.is]));
  return inner.filter((r, i) => r.is !== 'head' || (inner[i + 1] !== undefined && inner[i + 1]!.is !== 'head'));
};

export const grouped = (shown: LogShown, reading: Reading, learns: Learnt, filter?: Filter): readonly GroupRow[] => {
  const { log } = shown;
  const rows = createRows(shown, reading, learns);
  const fights = new Map(fightsIn(log, reading.fights).map(f => [f.before[0] ?? f.result, f] as const));
  let before: number | undefined;
  for (let i = 0; i < log.length; i++) {
    const l = log[i]!;
    const next = log[i + 1];
    const first = l.entry !== before;
    before = l.entry;
    const f = fights.get(l);
    const move = rows.mayBack(l) ? undefined : reading.move(l, next);
    if (l.event['is'] === 'turn') rows.turn(l);
    if (l.event['is'] === 'turn' && l.text === `Turn ${String(l.event['turn'])}.`) continue; // the heading says it
    if (reading.silent.includes(kindOf(l.event))) continue;
    rows.under(l);
    if (f) {
      rows.fight(f);
      i += f.before.length + f.after.length;
      before = log[i]!.entry;
    } else if (move) rows.moved(l, move);
    else {
      rows.plain(l, next, first);
      rows.bar(l);
    }
  }
  if (!filter) return rows.made.map(m => m.row);
  const keeps = reading.keeps[filter];
  const kept = rows.made.filter(
    m => FILTERED[m.row.is] || (m.row.is !== 'bar' && m.kinds.some(k => keeps.includes(k))),
  );
  return withoutEmpty(kept.map(m => m.row));
};
