/**
 * The laws of refusals. Sentence: a refusal is one whole sentence. Truth: a refusal names its obstacle as data; with that
 * obstacle changed in a copy of the position the choice is legal or refused for another reason, not in the same sentence
 * with another amount.
 */
import type { Question, Choice, Obstacle, Refused } from '../decide.ts';
import { NOT_A_CHOICE, readChoice, type Game } from '../game.ts';
import { toLabel } from '../labels.ts';
import { clone, type Json, type Side, type State } from '../state.ts';
import type { Table } from '../table.ts';
import { hold, keyOf } from './walk.ts';

export interface TruthSpec {
  /** Removes units, zones of control or a break in supply from a copy of the position, by the rulebook and not by the code under test. */
  readonly remove?: (g: State, obstacle: Extract<Obstacle, { is: 'stack' | 'zone' | 'supply' }>, side: Side) => void;
}

/** How often a refusal of one case at one kind of decision is tried in a scenario. */
const TRIES_A_CASE = 40;
/** What was refused in the random games of a scenario so far. */
export interface RefusalsSeen {
  readonly tries: Map<string, number>;
  /** Choices refused without an obstacle, that is by the map, the counters or the choice itself: they are never legal. */
  readonly fixed: Map<string, string>;
}
export const noRefusalsSeen = (): RefusalsSeen => ({ tries: new Map(), fixed: new Map() });

/** What has the wrong shape is told what was expected: the engine's words. */
const isMalformed = (reason: string): boolean => reason.startsWith(NOT_A_CHOICE);

export const isSentence = (x: Json, reason: string): void => {
  const quoted = `${JSON.stringify(x)} is refused by “${reason}”`;
  hold(/^[\p{Lu}\p{N}#“"’(]/u.test(reason), () => `${quoted}, which does not begin like a sentence`);
  hold(/[.!?…]$/.test(reason), () => `${quoted}, which does not end like a sentence`);
  if (isMalformed(reason)) return;
  hold(/^\S+(\s+\S+){2,}/.test(reason), () => `${quoted}, which is no sentence`);
  hold(!/\s{2}|undefined|NaN|\[object|\bnull\b/.test(reason), () => `${quoted}, which has nonsense in it`);
};

/** Tries a few refusals of each case and kind of decision in a game. */
export const isTrue = (t: Table, side: Side, x: Json, v: Refused, spec: TruthSpec, seen: RefusalsSeen): void => {
  if (isMalformed(v.why) || t.g.wait.for === 'over') return;
  const ask = t.game.machine.open(t.g).find(a => a.side === side);
  const told = (): string => `${side} ${JSON.stringify(x)} at ${ask?.kind}: ${v.case} “${v.why}”`;
  if (!v.obstacle) {
    if (ask) seen.fixed.set(fixedKey(ask, x), told());
    return;
  }
  const key = `${v.case} ${ask?.kind} ${v.obstacle.is}`;
  const count = seen.tries.get(key) ?? 0;
  if (count >= TRIES_A_CASE) return;
  seen.tries.set(key, count + 1);
  if (v.obstacle.is === 'turn') return isOthersTurn(t, side, v.obstacle.of, told);
  if (v.obstacle.is === 'step') return isUnderWay(t, side, v.obstacle.at, told);
  if (!ask) return;
  const obstacle = v.obstacle;
  hold(
    changesIt(t.game, t.g, ask, readChoice(t.game, x), obstacle, spec),
    () => `${told()} does not rest on ${JSON.stringify(obstacle)}: without that it is refused in the same words`,
  );
};
/** One kind of question can serve several purposes, which `about` names in words. */
const purposeOf = ({ about }: Question): string =>
  Object.values(about)
    .filter(x => typeof x === 'string')
    .join(' ');
const fixedKey = (ask: Question, x: Json): string => `${ask.side} ${ask.kind} ${purposeOf(ask)} ${keyOf(x)}`;
/** What was once refused without an obstacle is not listed now. */
export const wasNotFixed = (ask: Question, listed: readonly Json[], seen: RefusalsSeen): void => {
  for (const x of seen.fixed.size ? listed : []) {
    const told = seen.fixed.get(fixedKey(ask, x));
    hold(told === undefined, () => `${told} named no obstacle, and now it is legal`);
  }
};
const isOthersTurn = (t: Table, side: Side, of: readonly Side[], told: () => string): void => {
  const sides = t.game.machine.open(t.g).map(a => a.side);
  hold(!of.includes(side) && of.every(s => sides.includes(s)), () => `${told()}, but ${sides.join(', ')} decides`);
};
const isUnderWay = (t: Table, side: Side, step: string, told: () => string): void => {
  const { stack } = t.game.machine.positionFor(t.g, side);
  hold(
    stack.some(f => f.at === step),
    () => `${told()} waits for the end of ${step}, but the game stands at ${stack.map(f => f.at).join(', ')}`,
  );
};

/** Whether any number may stand in the obstacle: then one that only brings another number into the same sentence is not what it rests on. */
const isCounted = (game: Game, o: Obstacle): boolean =>
  o.is === 'variable' || (o.is === 'cells' && game.layout.columns[o.column]?.values === undefined);
/** A reason without the amounts it names; hexes have four figures. */
const withoutAmounts = (why: string): string => why.replaceAll(AMOUNT, '#');
const AMOUNT = /\b(?:\d{1,3}|no|none|one|two|three|four|five|six|seven|eight|nine|ten)\b/giu;
/** Whether some other value of the obstacle brings another verdict. */
const changesIt = (game: Game, g: State, ask: Question, c: Choice, o: Obstacle, spec: TruthSpec): boolean => {
  const desk = game.machine.positionFor(g, ask.side);
  const decision = game.machine.decision(ask);
  const counted = isCounted(game, o);
  const verdict = (at: State): string => {
    const v = decision.judge(at, ask, c);
    return v.ok ? 'legal' : `${v.case} ${counted ? withoutAmounts(v.why) : v.why}`;
  };
  const before = verdict(desk);
  if (before === 'legal') return true; // refused by the engine for want of being listed
  for (const at of withoutIt(game, desk, ask, o, spec))
    try {
      if (verdict(at) !== before) return true;
    } catch {
      continue; // a value that cannot be there
    }
  return false;
};
/** Copies of the position, each with the obstacle changed or removed; one at a time, for mostly an early one will do. */
function* withoutIt(game: Game, g: State, ask: Question, o: Obstacle, spec: TruthSpec): Iterable<State> {
  if (o.is === 'cells') yield* otherCells(game, g, o.column, o.rows);
  else if (o.is === 'variable') yield* otherVariables(game, g, o.name);
  else if (o.is === 'mark') yield withoutMark(g, o.name);
  else if (o.is !== 'turn' && o.is !== 'step') {
    const to = clone(g);
    spec.remove?.(to, o, ask.side);
    yield to;
  }
}
/** Few, some, and more than any game asks for. */
const AMOUNTS = [0, 1, 2, 3, 6, 12, 40, 60, 100, 200];
/** Of a long list of values those at its ends, mostly boxes, come before those between, mostly hexes. */
const VALUES_AT_AN_END = 40;
const valuesOf = (game: Game, column: string, ...now: readonly number[]): readonly number[] => {
  const labels = game.layout.columns[column]?.values;
  const isOther = (value: number): boolean => value >= 0 && now.some(n => n !== value);
  if (!labels) return [...AMOUNTS, now[0]! - 1, now[0]! + 1].filter(isOther);
  const all = labels.map((_, n) => n).filter(isOther);
  const [from, to] = [VALUES_AT_AN_END, Math.max(VALUES_AT_AN_END, all.length - VALUES_AT_AN_END)];
  return [...all.slice(0, from), ...all.slice(to), ...all.slice(from, to)];
};
function* otherCells(game: Game, g: State, column: string, rows: readonly number[]): Iterable<State> {
  const first = game.layout.at[column];
  hold(first !== undefined && rows.length > 0, () => `there is no column ${column}, or no row of it is named`);
  const values = valuesOf(game, column, ...rows.map(row => g.cells[first! + row]!));
  const changed = (value: number): State => {
    const to = clone(g);
    for (const row of rows) to.cells[first! + row] = value;
    return to;
  };
  for (const value of values) yield changed(value);
  for (const value of values) yield* completed(game, g, changed(value), column, rows, value);
}
/** The same with what follows from it, where the game works that out for positions set by hand. */
const completed = (
  game: Game,
  g: State,
  to: State,
  column: string,
  rows: readonly number[],
  value: number,
): State[] => {
  if (!game.derive) return [];
  const { rows: names, values } = game.layout.columns[column]!;
  const label = values ? toLabel(values, value) : value;
  const said = names.length === 1 && names[0] === '' ? label : Object.fromEntries(rows.map(r => [names[r]!, label]));
  const whole = clone(to);
  try {
    game.derive(whole, g, { columns: { [column]: said } as never });
    return [whole];
  } catch {
    return [];
  }
};
const withoutMark = (g: State, name: string): State => {
  const to = clone(g);
  to.stack = g.stack.map(f => {
    const { marks } = f.vars as { readonly marks?: readonly string[] };
    return marks ? { ...f, vars: { ...f.vars, marks: marks.filter(m => m !== name) } } : f;
  });
  return to;
};
function* otherVariables(game: Game, g: State, name: string): Iterable<State> {
  const k = g.stack.findLastIndex(f => Object.hasOwn(f.vars, name));
  hold(k >= 0, () => `no frame has a variable ${name}`);
  const now = g.stack[k]!.vars[name]!;
  for (const value of [...otherValues(now), ...namedValues(now, game.labels[name]?.length ?? 0)]) {
    const to = clone(g);
    to.stack = g.stack.map((f, i) => (i === k ? { ...f, vars: { ...f.vars, [name]: value } } : f));
    yield to;
  }
}
const otherValues = (now: Json): readonly Json[] => {
  if (Array.isArray(now))
    return [[], now.slice(1), now.slice(0, -1), ...now.map((_, i) => now.filter((__, k) => k !== i))];
  if (typeof now === 'number') return [...AMOUNTS, -1, now - 1, now + 1].filter(n => n !== now);
  return typeof now === 'boolean' ? [!now] : [null as unknown as Json, 0, ''];
};
/** Of a variable that names a unit or hex, or a list of them: each of them alone. */
const namedValues = (now: Json, count: number): readonly Json[] => {
  const isList = Array.isArray(now);
  if (!isList && typeof now !== 'number') return [];
  return Array.from({ length: count }, (_, n) => (isList ? [n] : n));
};
