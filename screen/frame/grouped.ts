/** The log by turn and phase. The moves of a stack make one row, a battle makes one row; both can be opened. Moves that can still be undone keep a line each. */
import type { Reckoned } from '../../engine/effects.ts';
import type { Vars } from '../../engine/state.ts';
import type { LogLine } from '../../engine/table.ts';
import { fightsIn, type LoggedBattle } from '../fight/battle-from-log.ts';
import { andList, capital, spelled } from '../words.ts';
import { turnTitle, type BarrierWords, type LogRow } from './log-rows.ts';
import { sharing, type Filter, type LoggedMove, type Reading } from './reading.ts';

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
      /** The entry of its last line. */
      readonly entry: number;
      readonly text: string;
      readonly case: string;
      readonly lines: readonly GroupLine[];
      readonly ledger?: readonly Reckoned[];
      readonly last: boolean;
      /** The entry to which the player can rewind. */
      readonly back?: number;
    };
export interface LogSource {
  readonly log: readonly LogLine[];
  readonly backLimit: number;
  readonly entry: number;
  readonly eyes: string;
}

const kindOf = (e: Vars): string => String(e['is']);
/** 'III, IV and IX Corps from Trier to Namur, Dinant and Charleroi'; with `to` only the units and that place. */
export const describeMoves = (moves: readonly LoggedMove[], to?: string): string => {
  const units = moves.flatMap(m => m.units);
  const more = moves.reduce((sum, m) => sum + m.more, 0);
  const list = (names: readonly string[]): string => andList(names);
  const named = sharing([...new Set(units)], list);
  const others = more ? spelled(more, units.length ? 'more unit' : 'unit') : '';
  const who = [named, others].filter(Boolean).join(' and ');
  if (to !== undefined) return `${who} to ${to}`;
  return `${capital(who)} from ${moves[0]!.from} to ${andList([...new Set(moves.map(m => m.to))])}`;
};

/** A row with the kinds of its events, by which a filter selects. */
interface TaggedRow {
  readonly row: GroupRow;
  readonly kinds: readonly string[];
}
type Moves = { readonly at: number; readonly logged: readonly { readonly line: LogLine; readonly move: LoggedMove }[] };
/** The work in progress of one pass through the log. */
interface Rows {
  readonly source: LogSource;
  readonly reading: Reading;
  readonly barriers: BarrierWords;
  readonly made: TaggedRow[];
  phase: string | undefined;
  /** The rows of this phase by the stack that moved. */
  stacks: Map<string, Moves>;
}

const isNewest = ({ source: { log } }: Rows, l: LogLine): boolean => l.entry === log.at(-1)?.entry;
const canRewindTo = ({ source: { backLimit, entry } }: Rows, l: LogLine): boolean =>
  l.entry >= backLimit && backLimit < entry && l.event['is'] !== 'agreed';
const lineOf = ({ reading }: Rows, l: LogLine, next?: LogLine): GroupLine => ({
  entry: l.entry,
  text: reading.textOf(l, next),
  case: l.case,
});
/** Only barriers of the viewer's own side are shown: the dice of others never could be undone. */
const putBar = (rows: Rows, l: LogLine): void => {
  const { source, barriers, made } = rows;
  // Where the player can still rewind, the die or the reveal was no barrier.
  if (canRewindTo(rows, l)) return;
  const words = (l.event['side'] ?? source.eyes) === source.eyes ? barriers[kindOf(l.event)] : undefined;
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
  const back = first && canRewindTo(rows, l);
  rows.made.push({
    row: { is: 'line', ...lineOf(rows, l, next), back, last: isNewest(rows, l) },
    kinds: [kindOf(l.event)],
  });
  putBar(rows, l);
};
/** Adds the move to the row of its stack, if that has one in this phase. */
const putMove = (rows: Rows, l: LogLine, move: LoggedMove): void => {
  const before = rows.stacks.get(move.from);
  const logged = [...(before?.logged ?? []), { line: l, move }];
  const at = before?.at ?? rows.made.length;
  rows.made[at] = {
    row: {
      is: 'group',
      entry: l.entry,
      text: `${describeMoves(logged.map(t => t.move))}.`,
      case: l.case,
      lines: logged.map(t => ({ ...lineOf(rows, t.line), text: `${describeMoves([t.move])}.` })),
      last: isNewest(rows, l),
    },
    kinds: [kindOf(l.event)],
  };
  rows.stacks.set(move.from, { at, logged });
};
const putFight = (rows: Rows, f: LoggedBattle): void => {
  const all = [...f.before, f.result, ...f.after];
  const last = all.at(-1)!;
  // With a die between, the row says that it cannot be undone; Undo still takes back the steps after it.
  const back = canRewindTo(rows, f.result) ? all.find(l => canRewindTo(rows, l))?.entry : undefined;
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

const isContent = (r: GroupRow | undefined): boolean => r !== undefined && r.is !== 'head' && r.is !== 'phase';
/** Drops headings that a filter left with nothing under them. */
const withoutEmpty = (rows: readonly GroupRow[]): readonly GroupRow[] => {
  const inner = rows.filter((r, i) => r.is !== 'phase' || isContent(rows[i + 1]));
  return inner.filter((r, i) => r.is !== 'head' || (inner[i + 1]?.is ?? 'head') !== 'head');
};

/** Goes through the log line by line; a battle is taken as a whole. */
const readThrough = (rows: Rows): void => {
  const { source, reading } = rows;
  const { log } = source;
  const fights = new Map(fightsIn(log, reading.fights).map(f => [f.before[0] ?? f.result, f] as const));
  let before: number | undefined;
  for (let i = 0; i < log.length; i++) {
    const l = log[i]!;
    const next = log[i + 1];
    const first = l.entry !== before;
    const f = fights.get(l);
    const move = canRewindTo(rows, l) ? undefined : reading.move(l, next);
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

export const grouped = (
  source: LogSource,
  reading: Reading,
  barriers: BarrierWords,
  filter?: Filter,
): readonly GroupRow[] => {
  const rows: Rows = { source, reading, barriers, made: [], phase: undefined, stacks: new Map() };
  readThrough(rows);
  if (!filter) return rows.made.map(m => m.row);
  const keeps = reading.keeps[filter];
  const selected = rows.made.filter(m => !isContent(m.row) || m.kinds.some(k => keeps.includes(k)));
  return withoutEmpty(selected.map(m => m.row));
};
