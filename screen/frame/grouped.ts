/** The log by turn and phase: the moves of a stack in one row, a fight in one row, each to be opened. What may still be gone back to stays line by line. */
import type { Reckoned } from '../../engine/effects.ts';
import type { Vars } from '../../engine/state.ts';
import type { LogLine } from '../../engine/table.ts';
import { fightsIn, type LoggedBattle } from '../fight/battle-from-log.ts';
import { andList, capital, spelled } from '../words.ts';
import { turnTitle, type Learnt, type LogRow } from './log-rows.ts';
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
  readonly log: readonly LogLine[];
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
type Moves = { readonly at: number; readonly told: readonly { readonly line: LogLine; readonly move: MoveTold }[] };
/** The log as it is gone through once. */
interface Rows {
  readonly shown: LogShown;
  readonly reading: Reading;
  readonly learns: Learnt;
  readonly made: Made[];
  phase: string | undefined;
  /** The rows of this phase by the stack that moved. */
  stacks: Map<string, Moves>;
}

const isNewest = ({ shown: { log } }: Rows, l: LogLine): boolean => l.entry === log.at(-1)?.entry;
const mayBack = ({ shown: { backLimit, entry } }: Rows, l: LogLine): boolean =>
  l.entry >= backLimit && backLimit < entry && l.event['is'] !== 'agreed';
const lineOf = ({ reading }: Rows, l: LogLine, next?: LogLine): GroupLine => ({
  entry: l.entry,
  text: reading.said(l, next),
  case: l.case,
});
/** Where one's own way back ends; of another's die there never was one. */
const putBar = ({ shown: { eyes }, learns, made }: Rows, l: LogLine): void => {
  const words = (l.event['side'] ?? eyes) === eyes ? learns[kindOf(l.event)] : undefined;
  if (words && made.at(-1)?.row.is !== 'bar') made.push({ row: { is: 'bar', text: words }, kinds: [] });
};
const putPhase = (rows: Rows, l: LogLine): void => {
  const now = rows.reading.phase(l);
  if (now === undefined || now === rows.phase) return;
  rows.phase = now;
  rows.stacks = new Map();
  rows.made.push({ row: { is: 'phase', text: now }, kinds: [] });
};
const putTurn = (rows: Rows, l: LogLine): void => {
  rows.phase = undefined;
  rows.stacks = new Map();
  rows.made.push({ row: { is: 'head', text: turnTitle(l) }, kinds: [] });
};
const putLine = (rows: Rows, l: LogLine, next: LogLine | undefined, first: boolean): void => {
  const back = first && mayBack(rows, l);
  rows.made.push({
    row: { is: 'line', ...lineOf(rows, l, next), back, last: isNewest(rows, l) },
    kinds: [kindOf(l.event)],
  });
  putBar(rows, l);
};
/** Into the row of its stack, if that has moved before in this phase. */
const putMove = (rows: Rows, l: LogLine, move: MoveTold): void => {
  const before = rows.stacks.get(move.from);
  const told = [...(before?.told ?? []), { line: l, move }];
  const at = before?.at ?? rows.made.length;
  rows.made[at] = {
    row: {
      is: 'group',
      entry: l.entry,
      text: `${movesSaid(told.map(t => t.move))}.`,
      case: l.case,
      lines: told.map(t => ({ ...lineOf(rows, t.line), text: `${movesSaid([t.move])}.` })),
      last: isNewest(rows, l),
    },
    kinds: [kindOf(l.event)],
  };
  rows.stacks.set(move.from, { at, told });
};
const putFight = (rows: Rows, f: LoggedBattle): void => {
  const all = [...f.before, f.result, ...f.after];
  const last = all.at(-1)!;
  const back = all.find(l => mayBack(rows, l))?.entry;
  const ledger = all.findLast(l => l.event['ledger'])?.event['ledger'] as readonly Reckoned[] | undefined;
  rows.made.push({
    row: {
      is: 'group',
      entry: last.entry,
      text: `${rows.reading.fought(f)}. ${rows.reading.cameOf(f)}`.trim(),
      case: f.result.case,
      lines: all.map(l => lineOf(rows, l)),
      ...(ledger ? { ledger } : {}),
      last: isNewest(rows, last),
      ...(back === undefined ? {} : { back }),
    },
    kinds: all.map(l => kindOf(l.event)),
  });
  putBar(rows, f.result);
};

const isShown = (r: GroupRow | undefined): boolean => r !== undefined && r.is !== 'head' && r.is !== 'phase';
/** What a filter leaves with nothing under it says nothing. */
const withoutEmpty = (rows: readonly GroupRow[]): readonly GroupRow[] => {
  const inner = rows.filter((r, i) => r.is !== 'phase' || isShown(rows[i + 1]));
  return inner.filter((r, i) => r.is !== 'head' || (inner[i + 1]?.is ?? 'head') !== 'head');
};

/** Line by line; a fight is taken whole. */
const readThrough = (rows: Rows): void => {
  const { shown, reading } = rows;
  const { log } = shown;
  const fights = new Map(fightsIn(log, reading.fights).map(f => [f.before[0] ?? f.result, f] as const));
  let before: number | undefined;
  for (let i = 0; i < log.length; i++) {
    const l = log[i]!;
    const next = log[i + 1];
    const first = l.entry !== before;
    const f = fights.get(l);
    const move = mayBack(rows, l) ? undefined : reading.move(l, next);
    before = l.entry;
    if (l.event['is'] === 'turn') putTurn(rows, l);
    if (l.event['is'] === 'turn' && l.text === `${turnTitle(l)}.`) continue; // the heading says it
    if (reading.silent.includes(kindOf(l.event))) continue;
    putPhase(rows, l);
    if (f) {
      putFight(rows, f);
      i += f.before.length + f.after.length;
      before = log[i]!.entry;
    } else if (move) putMove(rows, l, move);
    else putLine(rows, l, next, first);
  }
};

export const grouped = (shown: LogShown, reading: Reading, learns: Learnt, filter?: Filter): readonly GroupRow[] => {
  const rows: Rows = { shown, reading, learns, made: [], phase: undefined, stacks: new Map() };
  readThrough(rows);
  if (!filter) return rows.made.map(m => m.row);
  const keeps = reading.keeps[filter];
  const kept = rows.made.filter(m => !isShown(m.row) || m.kinds.some(k => keeps.includes(k)));
  return withoutEmpty(kept.map(m => m.row));
};
