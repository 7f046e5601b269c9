/**
 * The laws every game keeps, in one line: `testLaws(game, { games: 2000, seed: 'sv' })`.
 * Cheap laws are tried on every random game, dear ones (a save after every entry, hundreds of wrong choices) on a part of them.
 */
import { describe, expect, test } from 'vitest';
import type { Question, Choice, Refused } from '../decide.ts';
import { drain, seenBy } from '../events.ts';
import { inScenario, listed, NOT_A_CHOICE, readChoice, startOf, type Game } from '../game.ts';
import { drawCount } from '../journal.ts';
import { BadLabel } from '../labels.ts';
import type { Rnd } from '../random.ts';
import { load, save, type Saved } from '../save.ts';
import { plansOf } from '../sealed.ts';
import { clone, HOLE, type Json, type Side, type State } from '../state.ts';
import { back, undo } from '../undo.ts';
import {
  choicesOf,
  logFor,
  lookAt,
  play,
  record,
  resumePointOf,
  restore,
  stateAt,
  why,
  type ResumePoint,
  type Table,
} from '../table.ts';
import { tellsEveryDie } from './dice-in-log.ts';
import { NONSENSE, nearMisses } from './mutants.ts';
import { defaultSetUps, pairedSetUps, pairsPlayed, pairsToPlay, type SetUp } from './pairs.ts';
import { opensAlike, replanned } from './plans.ts';
import { refusalLaw, takesBackAlike } from './refusals.ts';
import { isSentence, isTrue, noRefusalsSeen, wasNotFixed, type RefusalsSeen, type TruthSpec } from './truth.ts';
import {
  broken,
  entriesWalked,
  hold,
  inGame,
  inLabels,
  keyOf,
  namedTable,
  playListed,
  sameText,
  savedText,
  textOf,
  walkMachine,
  walkTable,
  type Move,
} from './walk.ts';

type Reveals = (g: State, world: State, c: Choice) => boolean;
export interface LawSpec {
  /** How many random games the fuzz plays; the other laws play a part of that, */
  readonly games: number;
  /** or so many, where games are long. */
  readonly dear?: number;
  readonly seed: string;
  /** 'all pairs' also plays every pair of option values (D34). */
  readonly options?: 'default' | 'all pairs';
  /** Verbs that `sample` need not reach: those that unpick a draft (D23), or pick it in another order (D32). */
  readonly unsampled?: readonly string[];
  /** Verbs that `sample` takes in rising order (D32): it must reach all of them only while nothing can be dropped yet. */
  readonly rising?: readonly string[];
  /** Verbs of choices that everybody watches, so that the log may tell which it was although nothing is left of it. */
  readonly open?: readonly string[];
  /** Another world that must look the same to `side`, made without `see` and `fill`: what they show too much of, only this can find. */
  readonly swap?: (g: State, side: Side, rnd: Rnd) => State;
  /** A refusal that says 'or' gives two reasons: none does. */
  readonly oneReason?: true;
  /** The law of truth: what a refusal rests on, taken away, brings another answer. */
  readonly truth?: TruthSpec;
  /** Choices whose public outcome rests on what is hidden although nothing is turned up ("have you a spy?" - "no"): verbs, or whether one does between two worlds. */
  readonly reveals?: readonly string[] | Reveals;
}

export interface Law {
  readonly title: string;
  keep(): void;
}

/** `npm run laws` plays whole laws: so many games a scenario for the cheap ones, so many at every entry for the dear ones. */
const WHOLE = process.env.LAWS === 'whole';
const CHEAP = 500;
const DEAR = 20;
/** On a machine that is busy with other things. */
const PATIENCE = WHOLE ? 7_200_000 : 600_000;

export const testLaws = (game: Game, spec: LawSpec): void => {
  describe(game.id, () => {
    for (const law of lawsOf(game, spec)) test(law.title, { timeout: PATIENCE }, () => law.keep());
  });
};

export const lawsOf = (game: Game, spec: LawSpec): readonly Law[] => {
  const setUps = spec.options === 'all pairs' ? pairedSetUps(game) : defaultSetUps(game);
  const law = (title: string, keep: () => void): Law => ({ title: `${game.id} law: ${title}`, keep });
  /** Plays `count` random games, spread over the set-ups. */
  const each =
    (what: string, count: number, play: (setUp: SetUp, rnd: Rnd, name: string, i: number) => void) => (): void => {
      entriesWalked();
      for (let i = 0; i < count; i++) {
        const setUp = setUps[i % setUps.length]!;
        const name = `${spec.seed} ${what} ${i}`;
        inGame(name, setUp, rnd => play(setUp, rnd, name, i));
        if (WHOLE && i % Math.ceil(count / 10) === 0) console.log(`${game.id}, ${what}: game ${i + 1} of ${count}`);
      }
      if (WHOLE) console.log(`${game.id}, ${what}: ${count} games, ${entriesWalked()} entries`);
    };
  const refusals = new Map<string, RefusalsSeen>();
  const refusalsIn = ({ scenario, options }: SetUp): RefusalsSeen => {
    const key = JSON.stringify([scenario, options]);
    const seen = refusals.get(key) ?? noRefusalsSeen();
    refusals.set(key, seen);
    return seen;
  };
  const whole = (games: number): number => games * game.scenarios.length;
  const part = (of: number, least: number): number => Math.max(least, Math.ceil(spec.games / of));
  const many = Math.max(WHOLE ? whole(CHEAP) : spec.games, setUps.length);
  const some = WHOLE ? whole(DEAR) : (spec.dear ?? part(40, 4));
  const few = WHOLE ? whole(DEAR) : (spec.dear ?? part(100, 2));
  const stride = spec.dear === undefined || WHOLE ? 1 : SPARSE;

  return [
    law('labels name one thing each, and are not words of the engine', () => labelsAreSound(game)),
    law(
      'a random game ends, and no position on the way is faulty',
      each('fuzz', many, (setUp, rnd, _name, i) => fuzz(game, setUp, rnd, i % (10 * stride) === 0, stride)),
    ),
    law(
      'every counter is in one place and every cell holds what it may',
      each('cells', some, (setUp, rnd) => {
        walkMachine(game, setUp, rnd, g => cellsAreSound(game, g));
      }),
    ),
    law(
      'a save after every entry loads to the same position',
      each('save', some, (setUp, rnd) => {
        walkMachine(game, setUp, rnd, (g, entries) => {
          if (entries % stride === 0 || g.wait.for === 'over') savesAndLoads(game, g);
        });
      }),
    ),
    law(
      'a record replays to the same position and the same log',
      each('record', some, (setUp, rnd, name) => replays(game, setUp, rnd, name)),
    ),
    ...game.sides.map(side =>
      law(
        `${side} learns nothing that is hidden from it`,
        each(`secrets of ${side}`, some, (setUp, rnd) => keepsSecrets(game, setUp, side, rnd, spec, stride)),
      ),
    ),
    ...game.sides.map(side =>
      law(
        `${side} is refused in the same words whatever is hidden from it`,
        each(`refusals of ${side}`, some, (setUp, rnd, name) =>
          refusesAlike(game, setUp, side, rnd, name, spec, stride),
        ),
      ),
    ),
    law(
      'an observer sees nothing move behind a curtain',
      each('curtain', some, (setUp, rnd) => walkMachine(game, setUp, rnd, curtainLaw(game, 'nobody'))),
    ),
    law(
      'a sample is in the list, and reaches all of a small one',
      each('sample', some, (setUp, rnd) => samples(game, setUp, rnd, spec)),
    ),
    law(
      'every listed choice says something, and no two the same',
      each('say', few, (setUp, rnd) => saysWhatItMeans(game, setUp, rnd)),
    ),
    law(
      'exactly the listed choices are accepted, the rest refused with a case',
      each('accept', WHOLE ? many : few, (setUp, rnd, name, i) =>
        acceptsTheListed(game, setUp, rnd, name, spec, refusalsIn(setUp), refusalStride(i < few)),
      ),
    ),
    law(
      'every die that falls is in the log',
      each('dice', WHOLE ? many : some, (setUp, rnd, name) => tellsEveryDie(game, setUp, rnd, name)),
    ),
    law(
      'what bars nothing is taken back, what bars is not, and no draw comes twice',
      each('undo', some, (setUp, rnd, name) => takesBack(game, setUp, rnd, name)),
    ),
    ...(spec.options === 'all pairs'
      ? [law('D34 every pair of option values is played', () => playsAllPairs(game, setUps))]
      : []),
  ];
};

/** (D34) `setUps` are those the fuzz went through, each at least once. */
const playsAllPairs = (game: Game, setUps: readonly SetUp[]): void => {
  const played = pairsPlayed(game, setUps);
  expect(pairsToPlay(game).filter(p => !played.has(p))).toEqual([]);
};

/** Fields of frames, events, choices and draws that the engine itself writes beside the game's: a label of that name would be put on its own. */
const ENGINE_WORDS = ['do', 'is', 'case', 'marks', 'by', 'dice', 'take'];

const labelsAreSound = (whole: Game): void => {
  for (const s of whole.scenarios) labelsAreSoundIn(inScenario(whole, s.id));
};
const labelsAreSoundIn = (game: Game): void => {
  for (const [field, names] of Object.entries(game.labels)) {
    expect(new Set(names).size, `labels of ${field} are all different`).toBe(names.length);
    expect(
      names.every(n => n !== '?' && n !== ''),
      `labels of ${field} say something`,
    ).toBe(true);
  }
  expect(
    Object.keys(game.labels).filter(f => ENGINE_WORDS.includes(f)),
    'no label is a word of the engine',
  ).toEqual([]);
  expect(Object.keys(game.cases)).toContain(game.endCase);
  for (const o of game.options) expect(Object.keys(game.cases), `the case of option ${o.id}`).toContain(o.case);
};

const noFault = (game: Game, g: State): void => {
  const faults = game.faults(g);
  if (faults.length) broken(`at ${g.stack.at(-1)?.at}: ${faults.join('; ')}`);
};
/** Where games are long, so much less is looked at closely: what is faulty stays so for a while. `npm run laws` looks at everything. */
const SPARSE = 5;
/** (6) Random play ends. `close` looks at every position, lists every decision and tells every event. */
const fuzz = (game: Game, setUp: SetUp, rnd: Rnd, close: boolean, stride: number): void => {
  const end = walkMachine(game, setUp, rnd, (g, entries) => {
    if (close || entries % stride === 0 || g.wait.for === 'over') noFault(game, g);
    if (!close) return;
    for (const a of game.machine.open(g))
      hold(game.machine.choices(g, a).length > 0, () => `${a.side} has no choice at ${a.kind} (${a.case})`);
    for (const e of g.events) game.tell(e);
  });
  for (const side of game.sides)
    hold(Number.isFinite(game.score(end, side)), () => `the score of ${side} is ${game.score(end, side)}`);
  sameText(
    'the result is not JSON',
    JSON.stringify(JSON.parse(JSON.stringify(game.result(end)))),
    JSON.stringify(game.result(end)),
  );
};

/** (5) A row is one counter and its cell one place, so it suffices that every cell holds something that exists. */
const cellsAreSound = (game: Game, g: State): void => {
  for (const [name, c] of Object.entries(game.layout.columns))
    for (const [row, label] of c.rows.entries()) {
      const n = g.cells[game.layout.at[name]! + row]!;
      hold(
        n >= 0 && (!c.values || n < c.values.length),
        () => `${name}${label && ` of ${label}`} is ${n === HOLE ? 'a hole' : n}`,
      );
    }
};

/** (1) Loading what was saved changes nothing, also after a way through text. */
const savesAndLoads = (game: Game, g: State): void => {
  const text = savedText(game, g);
  const again = load(game, JSON.parse(text) as Saved);
  sameText('saved, loaded, saved', savedText(game, again), text);
  game.machine.resume(again);
  sameText('saved, loaded, resumed', textOf(again), textOf(g));
  hold(
    again.events.length === 0,
    () => `at ${g.stack.at(-1)?.at} loading makes something happen: ${again.events[0]?.is}`,
  );
};

/** (7) The journal is the game: also with steps taken back in it. */
const replays = (game: Game, setUp: SetUp, rnd: Rnd, name: string): void => {
  const t = namedTable(game, setUp, name);
  const on = new Map<number, string>();
  const rests: string[] = [];
  walkTable(t, rnd, move => {
    on.set(move.at, textOf(t.g));
    if (rnd(40) === 0) rests.push(JSON.stringify(resumePointOf(t)));
    playListed(t, move.ask.side, move.said);
    if (rnd(12) === 0 && undo(t, move.ask.side).ok) on.delete(move.at);
  });
  const r = JSON.parse(JSON.stringify(record(t))) as ReturnType<typeof record>;
  const again = restore(game, r, t.roller);
  hold(again.replayed === undefined, () => `it does not replay: ${again.replayed}`);
  sameText('the position replayed', textOf(again.g), textOf(t.g));
  sameText('the save replayed', savedText(game, again.g), savedText(game, t.g));
  sameText('the log replayed', JSON.stringify(again.log), JSON.stringify(t.log));
  sameText('the record replayed', JSON.stringify(record(again)), JSON.stringify(r));
  for (const rest of rests.slice(-3)) goesOnFrom(game, r, t, JSON.parse(rest) as ResumePoint);
  sameText('the state at the end', textOf(stateAt(t)), textOf(t.g));
  for (const [at, text] of [...on].filter((_, i) => i % 25 === 0))
    sameText(`the state before entry ${at}`, textOf(stateAt(t, at)), text);
};

/** From a rest on the way the same comes out as from the beginning, whatever was taken back since. */
const goesOnFrom = (game: Game, r: ReturnType<typeof record>, t: Table, rest: ResumePoint): void => {
  const on = restore(game, r, t.roller, rest);
  sameText(`the position from entry ${rest.at}`, textOf(on.g), textOf(t.g));
  sameText(`the log from entry ${rest.at}`, JSON.stringify(on.log), JSON.stringify(t.log));
};

/** (2) A world that looks the same is treated the same: view, list, waiting state, and what is told next. */
const keepsSecrets = (
  game: Game,
  setUp: SetUp,
  side: Side,
  rnd: Rnd,
  { swap, reveals = [], open = [] }: LawSpec,
  stride: number,
): void => {
  const { machine } = game;
  const { fill } = machine.rules;
  const curtain = curtainLaw(game, side);
  walkMachine(game, setUp, rnd, (g, entries) => {
    curtain(g);
    if (entries % stride > 0) return;
    const view = machine.view(g, side);
    const filled = fill(clone(view), side, rnd);
    for (const world of [filled, ...(swap ? [swap(g, side, rnd)] : [])]) {
      looksAlike(game, side, g, view, world);
      if (g.wait.for === 'choice') goesOnAlike(game, side, g, world, rnd, reveals);
    }
    if (g.wait.for === 'choice' && g.wait.ask.side !== side) tellsAlike(game, side, g, g.wait.ask, rnd, open);
    if (g.wait.for === 'sealed') {
      looksAlike(game, side, g, view, replanned(game, g, side, rnd));
      opensAlike(game, g, side, rnd, open);
    }
  });
};
/** (2) The same of what is refused: a choice in worlds that look the same, a take-back at tables where others have planned more. */
const refusesAlike = (
  game: Game,
  setUp: SetUp,
  side: Side,
  rnd: Rnd,
  name: string,
  { swap }: LawSpec,
  stride: number,
): void => {
  const { machine } = game;
  const ofChoices = refusalLaw(game, side, rnd);
  const t = namedTable(game, setUp, name);
  let moves = 0;
  walkTable(t, rnd, move => {
    if (moves++ % stride === 0) {
      const worlds = [
        machine.rules.fill(clone(machine.view(t.g, side)), side, rnd),
        ...(swap ? [swap(t.g, side, rnd)] : []),
      ];
      const planned = t.g.wait.for === 'sealed' ? [replanned(game, t.g, side, rnd)] : [];
      ofChoices(t.g, [...worlds, ...planned]);
      takesBackAlike(t, side, rnd);
    }
    playListed(t, move.ask.side, move.said);
  });
};
/** Behind a drawn curtain nothing moves: from its drawing to its rising each entry looks the same, live and in the history. */
const curtainLaw = (game: Game, side: Side): ((g: State) => void) => {
  const { rules, view } = game.machine;
  let drawn: { readonly about: string; readonly looks: string } | undefined;
  return g => {
    const behind = rules.curtain?.(g, side);
    if (!behind || behind === g) {
      drawn = undefined;
      return;
    }
    const looks = textOf(view(g, side));
    const about = JSON.stringify(behind.stack.map(f => [f.proc, f.vars]));
    if (drawn?.about === about) sameText(`${side} sees behind the curtain`, looks, drawn.looks);
    drawn = { about, looks };
  };
};
const looksAlike = (game: Game, side: Side, g: State, view: State, world: State): void => {
  sameText(`${side} sees of a fitting world`, textOf(game.machine.view(world, side)), textOf(view));
  const mine = asksOf(game, g, side);
  sameText(`${side} is asked`, JSON.stringify(asksOf(game, world, side)), JSON.stringify(mine));
  sameText(`${side} is asked, by its view,`, JSON.stringify(asksOf(game, view, side)), JSON.stringify(mine));
  for (const a of mine) listsAlike(game, a, g, [view, world]);
};
const asksOf = (game: Game, g: State, side: Side): readonly Question[] =>
  game.machine.open(g).filter(a => a.side === side);
const listsAlike = (game: Game, a: Question, g: State, worlds: readonly State[]): void => {
  const list = JSON.stringify(game.machine.choices(g, a));
  for (const w of worlds)
    sameText(`the list of ${a.side} at ${a.kind}`, JSON.stringify(game.machine.choices(w, a)), list);
};
/** The same choice in both worlds: unless it turns something up, `side` sees the same after it, is told the same, and sees the same side being asked (D15). */
const goesOnAlike = (
  game: Game,
  side: Side,
  g: State,
  world: State,
  rnd: Rnd,
  reveals: readonly string[] | Reveals,
): void => {
  const { machine } = game;
  const ask = machine.open(g)[0]!;
  if (machine.open(world)[0]?.kind !== ask.kind) return;
  if (plansOf(g).some(l => l.side !== side && l.orders.length > 0)) return; // the rest of his plan comes next: `opensAlike` looks at that
  const c = machine.sample(g, ask, rnd);
  if (typeof reveals === 'function' ? reveals(g, world, c) : reveals.includes(c.do)) return;
  if (!machine.choices(world, ask).some(x => keyOf(x) === keyOf(c))) return;
  const before = machine.view(g, side);
  const one = wentOn(game, side, g, ask, c);
  const two = wentOn(game, side, world, ask, c);
  if (one.view.wait.for === 'over' && two.view.wait.for === 'over') return; // the end tells what was hidden until then
  if (learnt(before, one.view) >= 0 || learnt(before, two.view) >= 0) return;
  sameText(`${side} sees after ${keyOf(inLabels(game, c))}`, textOf(two.view), textOf(one.view));
  sameText(`${side} is told after ${keyOf(inLabels(game, c))}`, two.told, one.told);
};
/** The first cell where there was a hole and is a number now, or -1. */
const learnt = (before: State, after: State): number =>
  before.cells.findIndex((n, i) => n === HOLE && after.cells[i] !== HOLE);
/** Choices of another side after which the view of `side` is the same are told to it in the same words. */
const tellsAlike = (game: Game, side: Side, g: State, ask: Question, rnd: Rnd, open: readonly string[]): void => {
  const told = new Map<string, string>();
  for (let k = 0; k < 4; k++) {
    const c = game.machine.sample(g, ask, rnd);
    if (open.includes(c.do)) continue;
    const went = wentOn(game, side, g, ask, c);
    const view = textOf(went.view);
    sameText(
      `${side} is told after ${keyOf(inLabels(game, c))} what it cannot see`,
      went.told,
      told.get(view) ?? went.told,
    );
    told.set(view, went.told);
  }
};
const wentOn = (
  game: Game,
  side: Side,
  from: State,
  ask: Question,
  c: Choice,
): { readonly view: State; readonly told: string } => {
  const to = clone(from);
  game.machine.giveListed(to, ask, c);
  const told = JSON.stringify(
    drain(to)
      .filter(e => seenBy(e, side))
      .map(e => game.tell(e)),
  );
  return { view: game.machine.view(to, side), told };
};

const SMALL_LIST = 8;
const TRIES = 400;
/** (4) Each kind of decision is, once a game, sampled until all of a small list has come up. */
const samples = (game: Game, setUp: SetUp, rnd: Rnd, { unsampled = [], rising = [] }: LawSpec): void => {
  const { machine } = game;
  const exhausted = new Set<string>();
  walkMachine(game, setUp, rnd, g => {
    for (const a of machine.open(g)) {
      const list = machine.choices(g, a);
      const isBegun = list.some(c => c.do === 'drop');
      const isOwed = ({ do: verb }: Choice): boolean =>
        !unsampled.includes(verb) && !(isBegun && rising.includes(verb));
      const left = new Set(list.filter(isOwed).map(keyOf));
      const all = new Set(list.map(keyOf));
      hold(all.size === list.length, () => `${a.kind} lists a choice twice`);
      const tries = list.length <= SMALL_LIST && !exhausted.has(a.kind) && rnd(3) === 0 ? TRIES : 2;
      if (tries === TRIES) exhausted.add(a.kind);
      for (let i = 0; i < tries && left.size; i++) {
        const pick = machine.sample(g, a, rnd);
        hold(all.has(keyOf(pick)), () => `${a.kind}: the sample ${keyOf(inLabels(game, pick))} is not in the list`);
        left.delete(keyOf(pick));
      }
      hold(
        tries < TRIES || left.size === 0,
        () =>
          `${a.kind}: ${TRIES} samples never brought ${list
            .filter(c => left.has(keyOf(c)))
            .map(c => keyOf(inLabels(game, c)))
            .join(' ')}`,
      );
    }
  });
};

const NONSENSE_SAID = /undefined|NaN|\[object|null/;
/** What a button or a terminal says: each choice of a question in words of its own. */
const saysWhatItMeans = (game: Game, setUp: SetUp, rnd: Rnd): void => {
  walkMachine(game, setUp, rnd, g => {
    for (const a of game.machine.open(g)) {
      const said = new Map<string, string>();
      for (const c of game.machine.choices(g, a)) {
        const words = game.machine.say(g, a, c);
        const key = keyOf(inLabels(game, c));
        hold(words.trim() !== '' && !NONSENSE_SAID.test(words), () => `${a.kind}: ${key} is said "${words}"`);
        hold(!said.has(words), () => `${a.kind}: ${key} and ${said.get(words)} are both said "${words}"`);
        said.set(words, key);
      }
    }
  });
};

const SHORT_REFUSAL_STRIDE = 3;
const WHOLE_REFUSAL_STRIDE = 40;
/** Only every so many decisions are tried with wrong choices; in the first games of a whole law every decision is. */
const refusalStride = (isFirst: boolean): number => {
  if (!WHOLE) return SHORT_REFUSAL_STRIDE;
  return isFirst ? 1 : WHOLE_REFUSAL_STRIDE;
};
/** (3) Accepted if and only if listed. Every `refusals` decisions, near misses, stale choices and nonsense are tried. */
const acceptsTheListed = (
  game: Game,
  setUp: SetUp,
  rnd: Rnd,
  name: string,
  spec: LawSpec,
  seen: RefusalsSeen,
  refusals: number,
): void => {
  const t = namedTable(game, setUp, name);
  const explained = (side: Side, x: Json, v: Refused): void => {
    explains(game, x, v);
    isSentence(x, v.why);
    if (spec.oneReason) givesOneReason(x, v.why);
    if (spec.truth) isTrue(t, side, x, v, spec.truth, seen);
  };
  const stale: Choice[] = [];
  let moves = 0;
  walkTable(t, rnd, move => {
    if (moves++ % refusals === 0)
      for (const side of [...game.sides, 'nobody'])
        acceptsOnly(t, side, [...wrongs(t, move.ask, rnd), ...stale.slice(-20), move.said], explained);
    if (spec.truth)
      wasNotFixed(
        move.ask,
        choicesOf(t, move.ask.side).map(c => inLabels(game, c)),
        seen,
      );
    stale.push(move.said);
    playListed(t, move.ask.side, move.said);
  });
  for (const side of game.sides) acceptsOnly(t, side, [...stale.slice(-20), ...NONSENSE], explained);
};
const wrongs = (t: Table, ask: Question, rnd: Rnd): readonly Json[] => {
  const list = choicesOf(t, ask.side).map(c => inLabels(t.game, c));
  return [
    ...list.slice(0, 40),
    ...[0, 1, 2].flatMap(() => nearMisses(t.game, list[rnd(list.length)]!, rnd)),
    ...conceivable(t, ask, rnd),
    ...NONSENSE,
  ];
};
/** Some candidates of the decision, refused ones among them: what a player comes upon. */
const conceivable = (t: Table, ask: Question, rnd: Rnd): readonly Json[] => {
  const { machine } = t.game;
  const all = machine.decision(ask).candidates(machine.positionFor(t.g, ask.side), ask);
  return Array.from({ length: Math.min(12, all.length) }, () => inLabels(t.game, all[rnd(all.length)]!));
};
const byText = (a: Json, b: Json): number => (String(a) < String(b) ? -1 : 1);
/** Lists may be said in any order. */
const inAnyOrder = (x: Json): Json =>
  x === null || typeof x !== 'object' || Array.isArray(x)
    ? x
    : Object.fromEntries(Object.entries(x).map(([field, v]) => [field, Array.isArray(v) ? v.toSorted(byText) : v]));
type Explained = (side: Side, x: Json, v: Refused) => void;
const acceptsOnly = (t: Table, side: Side, said: readonly Json[], explained: Explained): void => {
  const before = textOf(t.g);
  const list = new Set(choicesOf(t, side).map(c => keyOf(inAnyOrder(inLabels(t.game, c)))));
  const isListed = (x: Json): boolean => list.has(keyOf(inAnyOrder(x)));
  for (const x of said) {
    const verdict = asked(t, side, x);
    const legal = isListed(x);
    hold(
      verdict.ok === legal,
      () => `${side} ${JSON.stringify(x)} is ${legal ? 'listed but refused' : 'not listed but accepted'}`,
    );
    if (!verdict.ok) explained(side, x, verdict);
  }
  const wrong = said.find(x => !isListed(x));
  if (wrong !== undefined) hold(!play(t, side, wrong).ok, () => `${side} could play ${JSON.stringify(wrong)}`);
  sameText('a refusal changes nothing', textOf(t.g), before);
};
const asked = (t: Table, side: Side, x: Json): ReturnType<typeof why> => {
  try {
    return untraced(() => why(t, side, x));
  } catch {
    return traced(t, side, x);
  }
};
/** The same question again, for the place in the rules' code that breaks. */
const traced = (t: Table, side: Side, x: Json): ReturnType<typeof why> => {
  try {
    return why(t, side, x);
  } catch (e) {
    return broken(
      `${side} ${JSON.stringify(x)} at ${t.g.stack.at(-1)?.at} breaks the rules' code: ${(e as Error).stack}`,
    );
  }
};
/** Wrong choices are told by the ten thousand, and a refusal is thrown where it is read: nobody asks where. */
const untraced = <T>(tell: () => T): T => {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return tell();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
};
const explains = (game: Game, x: Json, v: { readonly case: string; readonly why: string }): void => {
  hold(v.why.trim() !== '', () => `${JSON.stringify(x)} is refused without a word`);
  hold(
    Object.hasOwn(game.cases, v.case) || isMalformed(game, x),
    () => `${JSON.stringify(x)} is refused by case "${v.case}", which does not exist (${v.why})`,
  );
};
/** What is no choice at all is told what would be one: those are the engine's words. */
const givesOneReason = (x: Json, reason: string): void =>
  hold(
    !/\bor\b/.test(reason) || reason.startsWith(NOT_A_CHOICE),
    () => `${JSON.stringify(x)} is refused for more than one reason: ${reason}`,
  );
const isMalformed = (game: Game, x: Json): boolean => {
  try {
    untraced(() => readChoice(game, x));
    return false;
  } catch (e) {
    return e instanceof BadLabel;
  }
};

/** (8) Taken back, a step leaves no trace but in the journal; done again, it draws anew. Every fourth one is, of a whole law every one. The roller of the table refuses a draw that comes twice. */
const takesBack = (game: Game, setUp: SetUp, rnd: Rnd, name: string): void => {
  const t = namedTable(game, setUp, name);
  walkTable(t, rnd, move => {
    const before = WHOLE || rnd(4) === 0 ? present(t) : undefined;
    const view = lookAt(t, move.ask.side);
    playListed(t, move.ask.side, move.said);
    barsWhatItShows(t, move, view);
    if (before !== undefined) takeBack(t, move, before, rnd);
  });
};
/** What the mover has learnt bars: it cannot take back the step that showed it. */
const barsWhatItShows = (t: Table, { ask, said, at }: Move, before: State): void => {
  const e = t.entries[at]!;
  const cell = learnt(before, lookAt(t, ask.side));
  hold(
    cell < 0 || (e.is === 'choice' && e.bars !== undefined),
    () => `${JSON.stringify(said)} shows ${ask.side} cell ${cell} and bars nothing`,
  );
};
/** A save is left out: it says no more than the state does. */
const present = (t: Table): string => JSON.stringify([textOf(t.g), t.log, t.game.sides.map(s => logFor(t, s).length)]);
const takeBack = (t: Table, move: Move, before: string, rnd: Rnd): void => {
  const { side } = move.ask;
  const e = t.entries[move.at]!;
  const after = present(t);
  const draws = drawCount(t.entries);
  const length = t.entries.length;
  const barred = e.is === 'choice' && e.bars !== undefined;
  const v = undo(t, side);
  hold(
    v.ok !== barred,
    () =>
      `${JSON.stringify(move.said)} ${barred ? `bars (${String((e as { bars?: string }).bars)}) and was taken back alone` : `bars nothing and cannot be taken back: ${v.ok || v.why}`}`,
  );
  if (!v.ok) {
    hold(v.why !== '', () => 'a take-back is refused without a word');
    sameText('a refused take-back changes nothing', present(t), after);
    if (t.game.sides.length === 1 || rnd(2)) return;
    hold(
      back(
        t,
        side,
        move.at,
        t.game.sides.filter(s => s !== side),
      ).ok,
      () => 'all agree, and yet it cannot be taken back',
    );
  }
  sameText('what was taken back', present(t), before);
  hold(
    drawCount(t.entries) === draws && t.entries.length === length + 1,
    () => 'a take-back erased something of the journal',
  );
  playListed(t, side, move.said);
  if (!barred)
    sameText(
      'what was taken back and done again',
      present(t).replaceAll(/"entry":\d+/g, ''),
      after.replaceAll(/"entry":\d+/g, ''),
    );
};

/** For tests of a single position: the list of the one who is asked, in labels. */
export const listOf = (game: Game, g: State): readonly Choice[] =>
  game.machine
    .open(g)
    .flatMap(a => listed(game, g, a))
    .map(c => inLabels(game, c));
export const firstState = (game: Game, { scenario, options }: SetUp): State => startOf(game, scenario, options);
export const reload = (game: Game, g: State): State =>
  game.machine.resume(load(game, JSON.parse(JSON.stringify(save(game, g))) as Saved));
