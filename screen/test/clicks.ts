/** How many clicks a turn takes: a staff bot plays it, and its choices are told to the table again by the gestures the page offers. Every gesture is played on the rules: it must be legal and lead to where the bot's own choices led. */
import { staffBot } from '../../bots/simple.ts';
import type { Brain } from '../../bots/brain.ts';
import type { Choice } from '../../engine/decide.ts';
import { forcedAnswer } from '../../engine/forced.ts';
import { admit, listed, optionsOf, readChoice, startOf, type Game } from '../../engine/game.ts';
import { labelled } from '../../engine/labels.ts';
import { drawWith } from '../../engine/playout.ts';
import { seededRandom } from '../../engine/random.ts';
import { clone, type Side, type State, type Vars } from '../../engine/state.ts';
import { offeredIn } from '../offered.ts';
import type { LabelledChoice, OfferedChoice } from '../session.ts';

export interface Turn {
  readonly game: Game;
  readonly brain: Brain | undefined;
  readonly scenario: string;
  readonly seed: string;
  /** As `game.turn` counts them. */
  readonly turn: number;
  readonly side: Side;
}
/** A choice of the side, with the position it was made in. */
export interface Played {
  readonly before: State;
  readonly kind: string;
  readonly choice: LabelledChoice;
  readonly choices: number;
  readonly forced: boolean;
  readonly phase: string;
  /** What the question is about, in labels. */
  readonly about: Vars;
}
/** Choices between which nothing fell, nothing was drawn and nobody else decided: a player makes them in any order. */
interface Stretch {
  readonly played: readonly Played[];
  readonly after: State;
}

const isTurn = (t: Turn, g: State): boolean => g.wait.for !== 'over' && t.game.turn(g) <= t.turn;
/** The stretches of the side in its turn. */
export const recordTurn = (t: Turn): readonly Stretch[] => {
  const { game, brain } = t;
  const { machine } = game;
  const dice = seededRandom(`${t.seed}/dice`);
  const luck = new Map(game.sides.map(s => [s, seededRandom(`${t.seed}/${s}`)]));
  const bots = new Map(game.sides.map(s => [s, staffBot('staff', 0)]));
  const g = startOf(game, t.scenario, optionsOf(game, t.scenario, {}));
  const stretches: Stretch[] = [];
  let played: Played[] = [];
  const end = (): void => {
    if (played.length) stretches.push({ played, after: clone(g) });
    played = [];
  };
  while (isTurn(t, g)) {
    if (g.wait.for === 'chance') {
      end();
      machine.feed(g, drawWith(machine, g, g.wait.draw, dice));
      continue;
    }
    const ask = machine.open(g)[0]!;
    const view = machine.view(g, ask.side);
    const { choice } = bots.get(ask.side)!.choose({ game, view, side: ask.side, brain }, { rnd: luck.get(ask.side)! });
    const isOurs = ask.side === t.side && game.turn(g) === t.turn;
    if (!isOurs) end();
    else
      played.push({
        before: clone(g),
        kind: ask.kind,
        choice: labelled(game.labels, choice) as LabelledChoice,
        choices: listed(game, view, ask).length,
        forced: forcedAnswer(game, g, ask.side) !== undefined,
        phase: game.phase?.(view) ?? '',
        about: labelled(game.labels, ask.about),
      });
    machine.giveListed(g, ask, choice);
    g.events.splice(0);
  }
  end();
  return stretches;
};

/** What the table shows when a gesture is made. */
export interface Now<View> {
  readonly view: View;
  readonly offered: readonly OfferedChoice[];
}
/** A gesture that does several of the choices still to be made; `undefined` where it fits none of them. */
export interface Made {
  readonly plays: readonly LabelledChoice[];
  /** Those of the choices still to be made that are made by it; all that it plays, where nothing is said. */
  readonly does?: readonly LabelledChoice[];
  /** One, where nothing is said. */
  readonly clicks?: number;
  /** It adds everybody who may join: after it nobody else may. */
  readonly all?: true;
}
export interface Gesture<View> {
  readonly name: string;
  find(rest: readonly LabelledChoice[], now: Now<View>): Made | undefined;
}
export interface Habits<View> {
  viewOf(seen: State, side: Side): View;
  readonly gestures: readonly Gesture<View>[];
  /** Groups of questions of which one click passes all that are left; `later` are the choices after this one. */
  passes?(played: Played, later: readonly Played[]): string | undefined;
}
export interface Clicks {
  readonly choices: number;
  readonly clicks: number;
  readonly by: { readonly [name: string]: number };
}

const keyOf = (c: LabelledChoice): string => JSON.stringify(Object.entries(c).toSorted(([a], [b]) => (a < b ? -1 : 1)));
/** The position after these choices; nothing where one of them is refused. */
const after = (game: Game, g: State, side: Side, choices: readonly LabelledChoice[]): State | undefined => {
  const now = clone(g);
  for (const c of choices) {
    if (now.wait.for !== 'choice') return undefined;
    const found = admit(game, now, side, readChoice(game, c) as Choice);
    if ('ok' in found) return undefined;
    game.machine.giveListed(now, found.ask, found.choice);
    now.events.splice(0);
  }
  return now;
};
const without = (rest: readonly LabelledChoice[], done: readonly LabelledChoice[]): readonly LabelledChoice[] => {
  const left = [...rest];
  for (const c of done) {
    const i = left.findIndex(x => keyOf(x) === keyOf(c));
    if (i < 0) throw new Error(`a gesture made a choice of its own: ${keyOf(c)}`);
    left.splice(i, 1);
  }
  return left;
};
const same = (a: State, b: State): boolean =>
  a.cells.every((x, i) => x === b.cells[i]) && JSON.stringify(a.wait) === JSON.stringify(b.wait);

const mayAdd = (game: Game, g: State, side: Side): boolean =>
  offeredIn(game, game.machine.view(g, side), side).some(o => o.choice.do === 'add');

/** A stretch told by gestures; nothing where they lead elsewhere. */
const byGestures = <View>(
  t: Turn,
  s: Stretch,
  habits: Habits<View>,
  isFree: (c: LabelledChoice) => boolean,
): readonly string[] | undefined => {
  const { game, side } = t;
  let g = s.played[0]!.before;
  let rest: readonly LabelledChoice[] = s.played.map(p => p.choice);
  const names: string[] = [];
  while (rest.length) {
    const seen = game.machine.view(g, side);
    const now = { view: habits.viewOf(seen, side), offered: offeredIn(game, seen, side) };
    const alone = { name: rest[0]!.do, plays: rest.slice(0, 1), clicks: isFree(rest[0]!) ? 0 : 1 };
    const ways: readonly (Made & { readonly name: string })[] = [
      ...habits.gestures.flatMap(({ name, find }) => [find(rest, now)].flatMap(m => (m ? [{ name, ...m }] : []))),
      alone,
    ];
    const saved = (m: Made): number => (m.does ?? m.plays).length - (m.clicks ?? 1);
    const best = ways
      .toSorted((a, b) => saved(b) - saved(a))
      .map(m => ({ m, to: after(game, g, side, m.plays) }))
      .find(({ m, to }) => to && !(m.all && mayAdd(game, to, side)));
    if (!best?.to) return undefined;
    for (let k = 0; k < (best.m.clicks ?? 1); k++) names.push(best.m.name);
    rest = without(rest, best.m.does ?? best.m.plays);
    g = best.to;
  }
  return same(g, s.after) ? names : undefined;
};
const PASSING = ['pass', 'done'];
/** Those of a group after which nothing was chosen but to pass: one click there answers the others. */
const answeredOnce = <View>(all: readonly Played[], { passes }: Habits<View>): ReadonlySet<Played> => {
  const answered = new Set<Played>();
  const groups = Map.groupBy(all, (p, i) => passes?.(p, all.slice(i + 1)));
  groups.delete(undefined);
  for (const group of groups.values()) {
    const last = group.findLastIndex(p => !PASSING.includes(p.choice.do));
    for (const p of group.slice(last + 2)) answered.add(p);
  }
  return answered;
};

/** One by one, but for a unit that is dragged to where it ends. */
const dragged = (verbs: readonly string[]): readonly string[] =>
  verbs.flatMap((verb, i) => {
    if (verb === 'move' && verbs[i + 1] === 'to') return ['march'];
    return verb === 'to' && verbs[i - 1] === 'move' ? [] : [verb];
  });

export const clicksOf = <View>(t: Turn, stretches: readonly Stretch[], habits: Habits<View>): Clicks => {
  const all = stretches.flatMap(s => s.played);
  const answered = answeredOnce(all, habits);
  const names = stretches.flatMap(s => {
    const free = new Set(s.played.filter(p => answered.has(p) || p.forced).map(p => p.choice));
    const told = byGestures(t, s, habits, c => free.has(c));
    return told ?? dragged(s.played.filter(p => !free.has(p.choice)).map(p => p.choice.do));
  });
  const by = Object.fromEntries([...Map.groupBy(names, n => n)].map(([n, of]) => [n, of.length]));
  return { choices: all.length, clicks: names.length, by };
};
