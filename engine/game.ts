/** What hosts (browser, server, terminal, protocol, bots) can ask of a game. */
import {
  asSentence,
  legal,
  no,
  sameChoice,
  type Question,
  type Choice,
  type Decision,
  type Refused,
} from './decide.ts';
import type { Event } from './events.ts';
import { BadLabel, unlabelled, UNKNOWN, type Labels } from './labels.ts';
import type { Machine } from './machine.ts';
import { optionsIn } from './options.ts';
import type { DataPack } from './pack.ts';
import type { Saved } from './save.ts';
import type { Case, Json, Layout, Side, Some, State, Vars } from './state.ts';

export interface OptionSpec {
  readonly id: string;
  readonly title: string;
  readonly case: Case;
  /** The first value is the default. */
  readonly values: readonly { readonly id: string; readonly title: string }[];
  /** The scenarios it belongs to, unless it belongs to all. */
  readonly scenarios?: readonly string[];
  /** True for an optional rule of the rulebook, absent for a reading of an unclear case. */
  readonly optional?: true;
}
export type Options = { readonly [option: string]: string };
export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly sides?: readonly Side[];
  /** Labels of its own that replace those of the game: another map, other counters. */
  readonly labels?: Labels;
}
export interface CaseText {
  readonly title: string;
  readonly words: string;
  readonly norule?: string;
}

export interface Game {
  /** What came in the box. Every state of this game refers to it. */
  readonly box: object;
  /** The data pack laid over the shipped tables; absent if the game is as shipped. */
  readonly pack?: DataPack;
  readonly id: string;
  readonly title: string;
  /** Raised with every change after which an old journal may replay differently. */
  readonly version: number;
  readonly sides: Some<Side>;
  /** What sentences call a side, if not by its id: 'the Allies'. */
  readonly sideNames?: { readonly [side: Side]: string };
  readonly scenarios: readonly Scenario[];
  readonly options: readonly OptionSpec[];
  readonly cases: { readonly [c: Case]: CaseText };
  /** The case that ends the game, cited when a choice comes too late. */
  readonly endCase: Case;
  readonly layout: Layout;
  /** Labels of the fields that hold numbers. For draws, `from` labels all places including zones, and `out` labels the pieces. */
  readonly labels: Labels;
  /** The fields of each verb; a name ending in ? is optional. */
  readonly verbs: { readonly [verb: string]: readonly string[] };
  /** The refusal of a choice that no open question knows, if a case says when it is made. Without this function the case of the open question is cited. */
  wrongPhase?(g: State, c: Choice): Refused | undefined;
  readonly machine: Machine;
  /** The state before the first step; the machine is then started on `first`. `rules` is the version the game was begun under; it is played by that version to its end, if the rules still know it. */
  begin(scenario: string, options: Options, rules: number): State;
  readonly first: string;
  turn(g: State): number;
  /** The phase of the turn in words, for standing orders that hold in one phase only. It reads public facts, so that a view has it, too. */
  phase?(g: State): string;
  /** The event in words, or '' if the log needs no line. */
  tell(e: Event): string;
  /** What a result means, for people and for statistics. */
  result(g: State): Json;
  /** How good the position is for `side`: the bots' fallback, and the score of a finished game. */
  score(g: State, side: Side): number;
  /** Works out the columns that follow from others, after `position` was laid over the state `before` by hand. */
  derive?(g: State, before: State, position: Partial<Saved>): void;
  /** The faults of a position that was set by hand, in words. */
  faults(g: State): readonly string[];
}

export const startOf = (game: Game, scenario: string, options: Options, rules = game.version): State =>
  game.machine.start(game.begin(scenario, options, rules), game.first);

/** The game with the labels of one scenario. */
export const inScenario = (game: Game, scenario: string): Game => {
  const own = game.scenarios.find(s => s.id === scenario)?.labels;
  if (!own) return game;
  const made = IN_SCENARIO.get(own) ?? { ...game, labels: { ...game.labels, ...own } };
  IN_SCENARIO.set(own, made);
  return made;
};
const IN_SCENARIO = new WeakMap<Labels, Game>();

const noOption = (game: Game, scenario: string, id: string): string => {
  const elsewhere = game.options.find(o => o.id === id)?.scenarios;
  if (elsewhere) return `option ${id} belongs to ${elsewhere.join(', ')}, not to ${scenario}`;
  const has = optionsIn(game.options, scenario).map(o => o.id);
  return `no option ${id}; ${game.title} has ${has.join(', ') || 'none'}`;
};
/** Fills in defaults; throws a sentence that says what is wrong with an option. */
export const optionsOf = (game: Game, scenario: string, given: { readonly [option: string]: Json }): Options => {
  const options = optionsIn(game.options, scenario);
  for (const id of Object.keys(given))
    if (!options.some(o => o.id === id)) throw new BadLabel(noOption(game, scenario, id));
  return Object.fromEntries(
    options.map(o => {
      const value = given[o.id] ?? o.values[0]!.id;
      if (!o.values.some(v => v.id === value))
        throw new BadLabel(
          `option ${o.id}: ${JSON.stringify(value)} is not one of ${o.values.map(v => v.id).join(', ')}`,
        );
      return [o.id, value as string];
    }),
  );
};

/** Reads a choice from outside: returns it well-formed, or throws a sentence that says what was expected. */
export const readChoice = (game: Game, input: Json): Choice => {
  if (input === null || typeof input !== 'object' || Array.isArray(input))
    throw new BadLabel('a choice is an object such as {"do":"…"}');
  const { do: verb, ...fields } = input as Vars;
  const takes = typeof verb === 'string' && Object.hasOwn(game.verbs, verb) ? game.verbs[verb]! : undefined;
  if (!takes)
    throw new BadLabel(`do: ${JSON.stringify(verb) ?? 'nothing'} is not one of ${Object.keys(game.verbs).join(', ')}`);
  for (const field of takes)
    if (!field.endsWith('?') && !Object.hasOwn(fields, field)) throw new BadLabel(`${verb} needs ${field}`);
  for (const [field, value] of Object.entries(fields)) {
    if (!takes.some(t => t === field || t === `${field}?`))
      throw new BadLabel(`${verb} takes ${takes.join(', ') || 'no fields'}, not ${field}`);
    if (!Object.hasOwn(game.labels, field) && !isNumbers(value))
      throw new BadLabel(`${field}: expected a whole number or a list of them`);
    if (Object.hasOwn(game.labels, field) && !isNames(value))
      throw new BadLabel(`${field}: expected one of ${game.labels[field]!.slice(0, 60).join(', ')}`);
  }
  return { ...unlabelled(game.labels, fields), do: verb as string };
};
const isNumbers = (value: Json): boolean =>
  Array.isArray(value) ? value.every(Number.isInteger) : Number.isInteger(value);
/** Whether a choice names only known things: nobody can choose a hole. */
const isNames = (value: Json): boolean =>
  (Array.isArray(value) ? value : [value]).every(v => typeof v === 'string' && v !== UNKNOWN);

const verbsOf = (d: Decision, candidates: readonly Choice[]): readonly string[] =>
  d.verbs ?? [...new Set(candidates.map(x => x.do))];
/** The beginning of the answer to a program whose message has the wrong shape. */
export const NOT_A_CHOICE = 'This is not a choice';
/** What is wrong with the shape of a choice, so that `judge` can rely on its verb and fields. */
const misshapen = (d: Decision, candidates: readonly Choice[], c: Choice): string | undefined => {
  const verbs = verbsOf(d, candidates);
  if (!verbs.includes(c.do)) return `${NOT_A_CHOICE} here: ${c.do}, expected ${verbs.join(' or ')}`;
  const like = (field: string): Choice | undefined => candidates.find(x => x.do === c.do && Object.hasOwn(x, field));
  const field = Object.keys(c).find(f => Array.isArray(like(f)?.[f] ?? c[f]) !== Array.isArray(c[f]));
  return field && `${NOT_A_CHOICE}: ${field}: expected ${Array.isArray(c[field]) ? 'one, not a list' : 'a list'}`;
};

export interface Found {
  readonly ask: Question;
  readonly choice: Choice;
}

/** The one gate: accepts exactly the listed choices of a side that must decide, and refuses everything else with a case and a sentence. */
export const admit = (game: Game, g: State, side: Side, c: Choice): Found | Refused => {
  const found = findChoice(game, g, side, c);
  return 'ok' in found ? { ...found, why: asSentence(found.why) } : found;
};
/** The sides by name in a sentence: 'the Germans and the Allies'. */
const namesOf = (game: Game, sides: readonly Side[]): string =>
  sides.map(s => game.sideNames?.[s] ?? s).join(' and ') || 'the next die';
const askedOf = ({ machine }: Game, g: State, side: Side): Question | undefined =>
  machine.open(g).find(a => a.side === side);
/** The case by which a malformed choice of `side` is refused: of its own question, or of the question it sees others being asked. It does not reveal how far others are with their sealed plans. */
export const caseFor = (game: Game, g: State, side: Side): Case =>
  (askedOf(game, g, side) ?? game.machine.open(game.machine.view(g, side))[0])?.case ?? game.endCase;
const notAsked = (game: Game, g: State, side: Side, c: Choice): Refused => {
  if (g.wait.for === 'over') return no(game.endCase, 'the game is over');
  const seen = game.machine.view(g, side);
  const asks = game.machine.open(seen);
  const of = asks.map(a => a.side);
  const refused = no(
    game.wrongPhase?.(seen, c)?.case ?? asks[0]?.case ?? '',
    `waiting for ${namesOf(game, of)} to decide`,
  );
  return { ...refused, obstacle: { is: 'turn', of } };
};
/** Counters or dice chosen together are listed in rising order, and may be given in any. */
const inOrder = (c: Choice): Choice =>
  Object.values(c).some(Array.isArray)
    ? (Object.fromEntries(Object.entries(c).map(([field, x]) => [field, risen(x)])) as Choice)
    : c;
const risen = (x: Json): Json =>
  Array.isArray(x) && x.every(n => typeof n === 'number') ? x.toSorted((a, b) => a - b) : x;
const findChoice = (game: Game, g: State, side: Side, c: Choice): Found | Refused => {
  const { machine } = game;
  const ask = askedOf(game, g, side);
  if (!ask) return notAsked(game, g, side, c);
  const at = machine.positionFor(g, side);
  const decision = machine.decision(ask);
  const candidates = decision.candidates(at, ask);
  const sorted = inOrder(c);
  const listed = candidates.find(x => sameChoice(x, c)) ?? candidates.find(x => sameChoice(x, sorted));
  const wrong = listed ? undefined : misshapen(decision, candidates, c);
  const untimely = wrong && !verbsOf(decision, candidates).includes(c.do) ? game.wrongPhase?.(at, c) : undefined;
  if (wrong) return untimely ?? no(ask.case, wrong);
  const verdict = decision.judge(at, ask, listed ?? sorted);
  if (!verdict.ok) return verdict;
  return listed ? { ask, choice: listed } : no(ask.case, `that is not among the choices of ${ask.kind}`);
};

export const listed = (game: Game, g: State, ask: Question): readonly Choice[] =>
  legal(game.machine.decision(ask), game.machine.positionFor(g, ask.side), ask);
