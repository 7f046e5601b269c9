/** D12 Standing orders: a player says in advance what to answer, and when. The host gives the answer as an ordinary choice. */
import { sameChoice, type Question, type Choice } from './decide.ts';
import { forcedAnswer, MAX_FORCED_IN_A_ROW } from './forced.ts';
import { listed, readChoice, type Game } from './game.ts';
import { BadLabel, labelled, UNKNOWN } from './labels.ts';
import { cellOut } from './save.ts';
import type { Json, Side, State, Vars } from './state.ts';
import { BadScript } from './draws.ts';
import { play, type Table } from './table.ts';

/** A fact as the side sees it: 'turn', 'phase', 'about.hex' (what the question is about), a track by the name of its column, or a column and one of its rows, such as 'place.7th'. A condition on something the side cannot know never holds. */
export interface Condition {
  readonly fact: string;
  readonly is?: Json;
  readonly least?: number;
  readonly most?: number;
}
/** The answer: a choice in labels, a policy of the game, or nothing if the player wants to be asked. */
export type Answer =
  | { readonly is: 'choice'; readonly choice: Choice }
  | { readonly is: 'policy'; readonly policy: string; readonly limits?: Vars }
  | { readonly is: 'hold' };
export interface StandingOrder {
  /** The kind of question it answers. */
  readonly kind: string;
  /** All of these must hold. */
  readonly when?: readonly Condition[];
  /** None of these may hold. */
  readonly unless?: readonly Condition[];
  /** The order ends as soon as all of these hold. */
  readonly until?: readonly Condition[];
  /** The order ends after this many answers. */
  readonly times?: number;
  readonly answer: Answer;
}

/** A way to answer that looks at the position: the lowest card that serves, the least loss, the staff's advice within limits. */
export interface Policy {
  readonly id: string;
  readonly title: string;
  /** The kinds of question it can answer; absent for any. */
  readonly kinds?: readonly string[];
  /** What may be limited, each described in words. */
  readonly limits?: { readonly [limit: string]: string };
  /** One of the listed choices, or undefined if it has no answer. It sees the side's view. */
  choose(view: State, ask: Question, choices: readonly Choice[], limits: Vars): Choice | undefined;
}
/** For every game: pass a window, and do what is forced. */
export const POLICIES: readonly Policy[] = [
  { id: 'pass', title: 'Pass', choose: (_v, _a, choices) => choices.find(c => c.do === 'pass') },
  {
    id: 'only',
    title: 'The only choice there is',
    choose: (_v, _a, choices) => (choices.length === 1 ? choices[0] : undefined),
  },
];

const factOf = (game: Game, v: State, ask: Question | undefined, fact: string): Json | undefined => {
  if (fact === 'turn') return game.turn(v);
  if (fact === 'phase') return game.phase?.(v);
  const [name = '', ...rest] = fact.split('.');
  const row = rest.join('.');
  if (name === 'about') return ask && labelled(game.labels, ask.about)[row];
  const column = Object.hasOwn(game.layout.columns, name) ? game.layout.columns[name] : undefined;
  const at = column ? column.rows.indexOf(row) : -1;
  return column && at >= 0 ? cellOut(column, v.cells[game.layout.at[name]! + at]!) : undefined;
};
const isNumber = (x: Json): x is number => typeof x === 'number';
const holds = (game: Game, v: State, ask: Question | undefined, c: Condition): boolean => {
  const value = factOf(game, v, ask, c.fact);
  if (value === undefined || value === UNKNOWN) return false;
  if (c.is !== undefined && !sameChoice(value, c.is)) return false;
  if (c.least !== undefined && !(isNumber(value) && value >= c.least)) return false;
  return c.most === undefined || (isNumber(value) && value <= c.most);
};
const applies = (game: Game, v: State, ask: Question, o: StandingOrder): boolean =>
  o.kind === ask.kind &&
  (o.when ?? []).every(c => holds(game, v, ask, c)) &&
  !(o.unless ?? []).some(c => holds(game, v, ask, c));

/** An answer that is due: which order gives it, and whether its timing must reveal nothing. */
export interface Due {
  /** Its index among the side's orders; absent if the answer is forced. */
  readonly order?: number;
  /** In labels, as `play` takes it. */
  readonly choice: Choice;
  readonly secret: boolean;
}
const chosen = (game: Game, policies: readonly Policy[], v: State, ask: Question, a: Answer): Choice | undefined => {
  const choices = listed(game, v, ask);
  const found = (c: Choice | undefined): Choice | undefined => choices.find(x => c && sameChoice(x, c));
  if (a.is === 'hold') return undefined;
  if (a.is === 'choice') return found(readChoice(game, a.choice));
  const policy = [...POLICIES, ...policies].find(p => p.id === a.policy && (!p.kinds || p.kinds.includes(ask.kind)));
  return policy && found(policy.choose(game.machine.positionFor(v, ask.side), ask, choices, a.limits ?? {}));
};
/** The answer a host gives where no order does: the forced one, for a side that wants it. */
const forcedDue = (game: Game, g: State, side: Side): Due | undefined => {
  const choice = forcedAnswer(game, g, side);
  return choice && { choice, secret: false };
};
/** The answer to what `side` is asked now, from its own view: by the first order that applies and has one, otherwise, if `forced`, the only legal one. Sealed plans are always the player's own. */
export const answerTo = (
  game: Game,
  policies: readonly Policy[],
  g: State,
  side: Side,
  orders: readonly StandingOrder[],
  forced = false,
): Due | undefined => {
  if (!orders.length) return forced ? forcedDue(game, g, side) : undefined;
  const v = game.machine.view(g, side);
  const ask = v.wait.for === 'choice' && v.wait.ask.side === side ? v.wait.ask : undefined;
  if (!ask) return undefined;
  for (const [order, o] of orders.entries()) {
    if (!applies(game, v, ask, o)) continue;
    if (o.answer.is === 'hold') return undefined;
    const choice = chosen(game, policies, v, ask, o.answer);
    if (choice) return { order, choice: labelled(game.labels, choice) as Choice, secret: ask.secret === true };
  }
  return forced ? forcedDue(game, g, side) : undefined;
};

/** The orders after one of them was used. */
export const afterUse = (orders: readonly StandingOrder[], order: number | undefined): readonly StandingOrder[] => {
  const used = order === undefined ? undefined : orders[order];
  if (order === undefined || used?.times === undefined) return orders;
  return used.times > 1 ? orders.with(order, { ...used, times: used.times - 1 }) : orders.toSpliced(order, 1);
};
/** The orders that have not ended in this position. */
export const stillGood = (
  game: Game,
  g: State,
  side: Side,
  orders: readonly StandingOrder[],
): readonly StandingOrder[] => {
  if (!orders.some(o => o.until)) return orders;
  const v = game.machine.view(g, side);
  return orders.filter(o => !o.until?.length || !o.until.every(c => holds(game, v, undefined, c)));
};

const conditionFault = (game: Game, c: Condition): string | undefined => {
  const [name = '', ...rest] = c.fact.split('.');
  const row = rest.join('.');
  if (c.is === undefined && c.least === undefined && c.most === undefined)
    return `${c.fact}: say what it must be, with is, least or most`;
  if (c.fact === 'turn' || (c.fact === 'phase' && game.phase) || (name === 'about' && row)) return undefined;
  const column = Object.hasOwn(game.layout.columns, name) ? game.layout.columns[name] : undefined;
  if (!column)
    return `${c.fact}: no such fact; there are turn, about.… and ${Object.keys(game.layout.columns).join(', ')}`;
  if (!column.rows.includes(row)) return `${c.fact}: ${name} has no row ${JSON.stringify(row)}`;
  return c.is !== undefined && column.values && !column.values.includes(c.is as string)
    ? `${c.fact}: ${JSON.stringify(c.is)} is not one of ${column.values.slice(0, 60).join(', ')}`
    : undefined;
};
const answerFault = (game: Game, policies: readonly Policy[], o: StandingOrder): string | undefined => {
  if (o.answer.is === 'hold') return undefined;
  if (o.answer.is === 'policy') {
    const { policy } = o.answer;
    const there = [...POLICIES, ...policies].filter(p => !p.kinds || p.kinds.includes(o.kind)).map(p => p.id);
    return there.includes(policy) ? undefined : `no policy ${policy} for ${o.kind}: there are ${there.join(', ')}`;
  }
  try {
    readChoice(game, o.answer.choice);
    return undefined;
  } catch (e) {
    if (e instanceof BadLabel) return e.message;
    throw e;
  }
};
/** The questions an order can answer: not those of a sealed plan, which is the player's own. */
const answerableKinds = ({ machine }: Game): readonly string[] =>
  Object.entries(machine.rules.decisions).flatMap(([kind, { planned }]) => (planned ? [] : [kind]));
const orderFault = (game: Game, policies: readonly Policy[], o: StandingOrder): string | undefined => {
  const kinds = answerableKinds(game);
  const { decisions } = game.machine.rules;
  if (Object.hasOwn(decisions, o.kind) && decisions[o.kind]!.planned)
    return `${o.kind} is part of a plan made in secret, which no standing order writes`;
  if (!kinds.includes(o.kind)) return `no question ${o.kind}: there are ${kinds.join(', ')}`;
  if (o.times !== undefined && !(Number.isInteger(o.times) && o.times > 0))
    return 'times: expected a whole number above 0';
  const conditions = [...(o.when ?? []), ...(o.unless ?? []), ...(o.until ?? [])];
  return conditions.map(c => conditionFault(game, c)).find(f => f !== undefined) ?? answerFault(game, policies, o);
};
/** Room for one order on every question the largest game asks, and for some with conditions before them. */
export const MAX_STANDING_ORDERS = 100;
/** What is wrong with orders from outside, in words; undefined if nothing is. */
export const ordersFault = (
  game: Game,
  policies: readonly Policy[],
  orders: readonly StandingOrder[],
): string | undefined => {
  if (orders.length > MAX_STANDING_ORDERS)
    return `at most ${MAX_STANDING_ORDERS} standing orders, not ${orders.length}`;
  for (const [i, o] of orders.entries()) {
    const fault = orderFault(game, policies, o);
    if (fault) return `order ${i + 1}: ${fault}`;
  }
  return undefined;
};

/** The standing orders of all sides, as a host stores them with its table. */
export type OrdersBySide = { readonly [side: Side]: readonly StandingOrder[] };
/** The orders that are left after one answer was given; undefined if no answer was due. */
const answerOne = (
  t: Table,
  policies: readonly Policy[],
  orders: OrdersBySide,
  forced: readonly Side[],
): OrdersBySide | undefined => {
  for (const { side } of t.game.machine.open(t.g)) {
    const good = stillGood(t.game, t.g, side, orders[side] ?? []);
    const due = answerTo(t.game, policies, t.g, side, good, forced.includes(side));
    if (due && play(t, side, due.choice, due.order === undefined).ok)
      return { ...orders, [side]: afterUse(good, due.order) };
  }
  return undefined;
};
/** Gives the answers that are due, as ordinary choices, until a player must choose; returns the orders that are left. For hosts without a clock. `forced`: the sides for which forced answers are given, too. */
export const giveAnswers = (
  t: Table,
  policies: readonly Policy[],
  orders: OrdersBySide,
  forced: readonly Side[] = [],
): OrdersBySide => {
  let left = orders;
  try {
    for (let k = 0; k < MAX_FORCED_IN_A_ROW; k++) {
      const next = answerOne(t, policies, left, forced);
      if (!next) break;
      left = next;
    }
  } catch (e) {
    if (!(e instanceof BadScript)) throw e; // dice laid ready that do not fit: the player learns of it when playing on
  }
  const good = (side: Side): readonly StandingOrder[] => stillGood(t.game, t.g, side, left[side]!);
  return Object.fromEntries(Object.keys(left).flatMap(side => (good(side).length ? [[side, good(side)]] : [])));
};

/** What the orders of a game may refer to. A fact with rows is named with one of them: 'place.7th'. */
export interface Speech {
  readonly kinds: readonly string[];
  readonly facts: readonly {
    readonly fact: string;
    readonly rows?: readonly string[];
    readonly values?: readonly string[];
  }[];
  readonly policies: readonly Omit<Policy, 'choose'>[];
}
export const speechOf = (game: Game, policies: readonly Policy[]): Speech => ({
  kinds: answerableKinds(game),
  facts: [
    { fact: 'turn' },
    ...Object.entries(game.layout.columns)
      .filter(([fact]) => fact !== 'turn')
      .map(([fact, { rows, values }]) => ({ fact, ...(rows.join('') ? { rows } : {}), ...(values ? { values } : {}) })),
  ],
  policies: [...POLICIES, ...policies].map(({ choose: _choose, ...rest }) => rest),
});
