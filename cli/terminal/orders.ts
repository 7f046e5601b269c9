/** Standing orders in plain words: `order pass until turn is at least 5`, `orders`, `withdraw 1`. */
import { labelled } from '../../engine/labels.ts';
import { POLICIES, type Answer, type Condition, type StandingOrder } from '../../engine/standing.ts';
import { factWords, kindWords, orderWords } from '../../engine/standing-words.ts';
import type { Choice } from '../../engine/decide.ts';
import { BadRequest } from '../fields.ts';
import type { HostedGame } from '../host.ts';
import { policiesAt, readOrders, setOrders } from '../standing.ts';
import type { TerminalSession } from './commands.ts';
import { openQuestion, offersOf, sideAtScreen } from './screen.ts';
import { foldedForSearch, offerByKey, matchingOffers } from './find-choice.ts';

export const ORDER_FORM =
  'order [question:] answer [when fact is …] [unless …] [until …] [3 times]; the answer is a choice, a policy or ask me';

const ordersOf = (h: HostedGame): readonly StandingOrder[] => h.orders[sideAtScreen(h)] ?? [];
export const showOrders = ({ io, hosted }: TerminalSession): void => {
  const orders = ordersOf(hosted);
  const policies = policiesAt(hosted);
  if (!orders.length) io.say('No standing orders: every question waits for you.');
  for (const [i, o] of orders.entries()) io.tell(`  ${i + 1}  ${orderWords(o, policies)}`, '     ');
  io.tell(`To give one: ${ORDER_FORM}. The first that applies answers.`, '  ');
  io.tell(`Policies: ${[...POLICIES, ...policies].map(p => `${p.id} (${p.title})`).join('; ')}.`, '  ');
  io.tell(`Questions: ${kindsOf(hosted).map(kindWords).join(', ')}.`, '  ');
};

const kindsOf = (h: HostedGame): readonly string[] => Object.keys(h.table.game.machine.rules.decisions);
/** The question an order answers: the one named before a colon, otherwise the one that is open. */
const questionIn = (h: HostedGame, typed: string): { readonly kind: string; readonly rest: string } => {
  const [before, ...after] = typed.split(':');
  const named = kindsOf(h).find(
    k => after.length && [foldedForSearch(k), kindWords(k)].includes(foldedForSearch(before!)),
  );
  if (named) return { kind: named, rest: after.join(':').trim() };
  const ask = openQuestion(h);
  if (!ask) throw new BadRequest('The game is over: there is nothing to answer.');
  return { kind: ask.kind, rest: typed };
};

/** A listed choice by its number or its words, or a verb without fields. */
const choiceIn = (h: HostedGame, kind: string, typed: string): Choice | undefined => {
  const { game } = h.table;
  const ask = openQuestion(h);
  const offers = ask?.kind === kind ? offersOf(h, ask) : [];
  const one = offerByKey(offers, typed);
  const found = one ? [one] : matchingOffers(offers, typed);
  if (found.length > 1 && foldedForSearch(found[0]!.text) !== foldedForSearch(typed))
    throw new BadRequest(
      `"${typed}" could be ${found
        .slice(0, 4)
        .map(o => o.text)
        .join('; ')}.`,
    );
  if (found[0]) return labelled(game.labels, found[0].choice) as Choice;
  return Object.hasOwn(game.verbs, typed) && !game.verbs[typed]!.length ? { do: typed } : undefined;
};
const answerIn = (h: HostedGame, kind: string, typed: string): Answer => {
  if (foldedForSearch(typed) === 'ask me') return { is: 'hold' };
  const policy = [...POLICIES, ...policiesAt(h)].find(p =>
    [foldedForSearch(p.id), foldedForSearch(p.title)].includes(foldedForSearch(typed)),
  );
  const choice = choiceIn(h, kind, typed);
  if (choice) return { is: 'choice', choice };
  if (policy) return { is: 'policy', policy: policy.id };
  throw new BadRequest(`"${typed}" is neither a choice that is listed now, nor a policy, nor ask me. Type orders.`);
};

/** Reads a condition such as "place of 7th is Avesnes" or "turn is at least 5". */
const conditionIn = (h: HostedGame, typed: string): Condition => {
  const [, words, test, value] = /^(.+?) (?:is )?(at least|at most|is) (.+)$/.exec(typed) ?? [];
  if (!words) throw new BadRequest(`"${typed}": say a fact and what it must be, such as turn is at least 5.`);
  const fact = factNamed(h, words);
  if (test !== 'is') return { fact, [test === 'at least' ? 'least' : 'most']: Number(value) };
  return { fact, is: /^-?\d+$/.test(value!) && !valuesOf(h, fact) ? Number(value) : value! };
};
const valuesOf = (h: HostedGame, fact: string): readonly string[] | undefined =>
  h.table.game.layout.columns[fact.split('.', 1)[0]!]?.values;
/** Finds a fact by its name or its words, in upper or lower case. */
const factNamed = (h: HostedGame, words: string): string => {
  const { columns } = h.table.game.layout;
  const all = Object.entries(columns).flatMap(([name, { rows }]) => rows.map(row => (row ? `${name}.${row}` : name)));
  return all.find(f => [foldedForSearch(f), foldedForSearch(factWords(f))].includes(foldedForSearch(words))) ?? words;
};

const CLAUSES = / (when|if|unless|until) /;
type Parts = { answer: string; when: string[]; unless: string[]; until: string[]; times?: number };
/** Splits an order: the answer comes first, then the clauses in any order. */
const partsOf = (typed: string): Parts => {
  const parts: Parts = { answer: '', when: [], unless: [], until: [] };
  const times = / (once|(\d+) times)$/.exec(typed);
  if (times) parts.times = times[2] ? Number(times[2]) : 1;
  const [answer = '', ...rest] = (times ? typed.slice(0, times.index) : typed).split(CLAUSES);
  parts.answer = answer.trim();
  for (let i = 0; i + 1 < rest.length; i += 2) {
    const word = rest[i] === 'if' ? 'when' : (rest[i] as 'when' | 'unless' | 'until');
    parts[word].push(...rest[i + 1]!.split(' and '));
  }
  return parts;
};
const orderIn = (h: HostedGame, typed: string): StandingOrder => {
  const { kind, rest } = questionIn(h, typed);
  const { answer, times, ...clauses } = partsOf(rest);
  const read = (all: readonly string[]): readonly Condition[] => all.map(c => conditionIn(h, c.trim()));
  return {
    kind,
    ...(clauses.when.length ? { when: read(clauses.when) } : {}),
    ...(clauses.unless.length ? { unless: read(clauses.unless) } : {}),
    ...(clauses.until.length ? { until: read(clauses.until) } : {}),
    ...(times === undefined ? {} : { times }),
    answer: answerIn(h, kind, answer),
  };
};

/** Adds an order at the end of the list, if the game understands it. Whatever it answers is played at once. */
export const giveOrder = (h: HostedGame, typed: string): void => {
  const side = sideAtScreen(h);
  const orders = [...ordersOf(h), orderIn(h, typed)];
  setOrders(h, side, readOrders(h, JSON.parse(JSON.stringify(orders))));
};
export const withdrawOrder = (h: HostedGame, n: number): string => {
  const orders = ordersOf(h);
  const gone = orders[n - 1];
  if (!gone)
    throw new BadRequest(
      orders.length ? `Say which: withdraw 1 to ${orders.length}.` : 'There is no order to withdraw.',
    );
  setOrders(h, sideAtScreen(h), orders.toSpliced(n - 1, 1));
  return orderWords(gone, policiesAt(h));
};
