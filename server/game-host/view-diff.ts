/** What leaves the server of a position: a side's view as a diff in labels. The page applies it with `applyDiff`. */
import type { Question } from '../../engine/decide.ts';
import type { Game } from '../../engine/game.ts';
import { labelled, toLabel, unlabelled, UNKNOWN } from '../../engine/labels.ts';
import { patch, save } from '../../engine/save.ts';
import { blank, HOLE, type Column, type Json, type State, type Vars } from '../../engine/state.ts';
import type { LogLine } from '../../engine/table.ts';
import type { QuestionInLabels, LogDiff, Position } from '../wire.ts';

/** The view of somebody who has seen nothing. */
export const nothing = (game: Game): State => blank(game.layout.size, game.box);

const cell = (c: Column, n: number): Json => (c.values ? toLabel(c.values, n) : n === HOLE ? UNKNOWN : n);
const changedIn = (c: Column, at: number, a: Int16Array, b: Int16Array): Json | undefined => {
  if (c.rows.length === 1 && c.rows[0] === '') return a[at] === b[at] ? undefined : cell(c, b[at]!);
  let rows: { [row: string]: Json } | undefined;
  for (let i = 0; i < c.rows.length; i++) if (a[at + i] !== b[at + i]) (rows ??= {})[c.rows[i]!] = cell(c, b[at + i]!);
  return rows;
};
const columnsChanged = ({ layout }: Game, a: Int16Array, b: Int16Array): Position => {
  const columns: { [name: string]: Json } = {};
  for (const name in layout.columns) {
    const changed = changedIn(layout.columns[name]!, layout.at[name]!, a, b);
    if (changed !== undefined) columns[name] = changed;
  }
  return Object.keys(columns).length ? { columns } : {};
};

const questionInLabels = (game: Game, a: Question): QuestionInLabels => ({
  side: a.side,
  kind: a.kind,
  case: a.case,
  about: labelled(game.labels, a.about),
  ...(a.secret ? { secret: true as const } : {}),
});
const askOf = (g: State): Question | undefined => (g.wait.for === 'choice' ? g.wait.ask : undefined);

/** Somebody who has seen nothing must be told that sides are planning. */
const sameWait = (from: State, to: State): boolean =>
  askOf(from) === askOf(to) && (to.wait.for !== 'sealed' || from.wait.for === 'sealed');

/** Compared by content: a reloaded table has new lists, and nobody should notice the reload. */
const sameDue = (a: State['due'], b: State['due']): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The diff from one view of a side to the next. */
export const difference = (game: Game, from: State, to: State): Position => {
  const position = columnsChanged(game, from.cells, to.cells);
  const ask = askOf(to);
  const sameTrack = sameDue(from.due, to.due);
  const whole =
    from.stack === to.stack && sameTrack ? undefined : save({ layout: NO_COLUMNS, labels: game.labels }, to);
  return {
    ...position,
    ...(whole && from.stack !== to.stack ? { flow: whole.flow } : {}),
    ...(whole && !sameTrack ? { due: whole.due ?? [] } : {}),
    ...(to.wait.for === 'over' && from.wait !== to.wait ? { over: to.wait.result } : {}),
    ...(sameWait(from, to) ? {} : { ask: ask ? questionInLabels(game, ask) : null }),
  };
};
const NO_COLUMNS = { columns: {}, at: {}, size: 0 };

/** The view after a diff. No rules run: who must decide is part of the diff. */
export const applyDiff = (game: Game, before: State, { ask, ...changed }: Position): State => {
  const g = patch(game, before, changed);
  if (changed.over !== undefined) return g;
  g.wait = ask
    ? { for: 'choice', ask: { ...ask, about: unlabelled(game.labels, ask.about as Vars) } }
    : ask === null
      ? { for: 'sealed' }
      : before.wait;
  return g;
};

export const logDifference = (before: readonly LogLine[], now: readonly LogLine[]): LogDiff => {
  let keep = 0;
  while (keep < before.length && keep < now.length && sameLine(before[keep]!, now[keep]!)) keep++;
  return { keep, add: now.slice(keep) };
};
const sameLine = (a: LogLine, b: LogLine): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);
