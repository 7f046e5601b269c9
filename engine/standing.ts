/** D12 Standing orders: a player says beforehand what he answers, and when. The host gives the answer as an ordinary choice. */
import { sameChoice, type Question, type Choice } from './decide.ts';
import { forcedAnswer, MAX_FORCED_IN_A_ROW } from './forced.ts';
import { listed, readChoice, type Game } from './game.ts';
import { BadLabel, labelled, UNKNOWN } from './labels.ts';
import { cellOut } from './save.ts';
import type { Json, Side, State, Vars } from './state.ts';
import { BadScript } from './draws.ts';
import { play, type Table } from './table.ts';

/**
 * A fact as the side's own view has it: 'turn', 'about.hex' (what the question is about), a track by its column's name,
 * or a column and one of its rows, such as 'place.7th'. What the side cannot know never holds.
 */
export interface Condition {
  readonly fact: string;
  readonly is?: Json;
  readonly least?: number;
  readonly most?: number;
}
/** What is answered: a choice in labels, a policy the game names, or nothing: the player wants to be asked. */
export type Answer =
  | { readonly is: 'choice'; readonly choice: Choice }
  | { readonly is: 'policy'; readonly policy: string; readonly limits?: Vars }
  | { readonly is: 'hold' };
export interface StandingOrder {
  /** The kind of question it answers. */
  readonly kind: string;
  /** All of these. */
  readonly when?: readonly Condition[];
  /** None of these. */
  readonly unless?: readonly Condition[];
  /** It ends as soon as all of these hold. */
  readonly until?: readonly Condition[];
  /** It ends after so many answers. */
  readonly times?: number;
  readonly answer: Answer;
}

/** A way to answer that looks at the position: the lowest card that serves, the least loss, the staff's advice within limits. */
export interface Policy {
  readonly id: string;
  readonly title: string;
  /** The kinds of question it can answer; none: any. */
  readonly kinds?: readonly string[];
  /** What may be limited, each in words. */
  readonly limits?: { readonly [limit: string]: string };
  /** One of the listed, or nothing where it has no answer. It sees the side's view. */
  choose(view: State, ask: Question, choices: readonly Choice[], limits: Vars): Choice | undefined;
}
/** For every game: a window is passed, and what is forced is done. */
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

/** An answer that is due: which order gives it, and whether its moment must tell nothing. */
export interface Due {
  /** Its place among the side's orders; none where there is no other answer. */
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
/** What the host gives where no order does: what is forced, for a side that wants it so. */
const forcedDue = (game: Game, g: State, side: Side): Due | undefined => {
  const choice = forcedAnswer(game, g, side);
  return choice && { choice, secret: false };
};
/** The answer to what `side` is asked now, from its own view: the first order that applies and has one, else, if `forced`, the only one there is. A plan in a lane is the player's own. */
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
  if (c.fact === 'turn' || (name === 'about' && row)) return undefined;
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
/** The questions an order can answer: not those of a plan, which is the player's own. */
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
/** So many orders a side may have: one on every question that the largest game asks, and some with conditions before them. */
export const MAX_STANDING_ORDERS = 100;
/** What is wrong with orders that came in from outside, in words; nothing where they can stand. */
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

/** The standing orders of all sides, as a host keeps them with its table. */
export type OrdersBySide = { readonly [side: Side]: readonly StandingOrder[] };
/** The orders that are left after one answer was given; nothing where none is due. */
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
/** Gives what is due as ordinary choices until a player must choose himself, for hosts without a clock; the orders that are left. `forced`: the sides for which the only answer is given, too. */
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
    if (!(e instanceof BadScript)) throw e; // dice laid ready that do not fit: whoever plays on is told
  }
  const good = (side: Side): readonly StandingOrder[] => stillGood(t.game, t.g, side, left[side]!);
  return Object.fromEntries(Object.keys(left).flatMap(side => (good(side).length ? [[side, good(side)]] : [])));
};

/** What the orders of a game may speak of. A fact with rows is named with one of them: 'place.7th'. */
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
  policies: [...POLICIES, ...policies].map(({ choose: _choose, ...said }) => said),
});
