/** Random games for the laws: on the bare machine and at a table, with a word to find the failing one again. */
import type { Question, Choice } from '../decide.ts';
import { startOf, type Game } from '../game.ts';
import { labelled } from '../labels.ts';
import { drawWith } from '../playout.ts';
import { seededRandom, type Rnd } from '../random.ts';
import { save } from '../save.ts';
import type { Json, Side, State } from '../state.ts';
import { newTable, play, type Roller, type Table } from '../table.ts';
import type { SetUp } from './pairs.ts';

export class Broken extends Error {}
export const broken = (law: string): never => {
  throw new Broken(law);
};
export const hold = (holds: boolean, law: () => string): void => {
  if (!holds) broken(law());
};

/** More decisions than any of our games has: a random game that takes longer does not end. */
export const RUNAWAY = 20_000;

/** Runs `play` and says, if it fails, in which random game. */
export const inGame = (name: string, setUp: SetUp, play: (rnd: Rnd) => void): void => {
  try {
    play(seededRandom(name));
  } catch (e) {
    throw new Error(
      `random game "${name}" (${setUp.scenario}, ${JSON.stringify(setUp.options)}): ${(e as Error).message}`,
      { cause: e },
    );
  }
};

let walked = 0;
/** How many entries were walked since this was last asked. */
export const entriesWalked = (): number => {
  const count = walked;
  walked = 0;
  return count;
};

const oneOf = <T>(list: readonly T[], rnd: Rnd): T => list[list.length > 1 ? rnd(list.length) : 0]!;

/** Plays on the bare machine to the end; `visit` sees the state after the start and after every entry, before its events are dropped. */
export const walkMachine = (
  game: Game,
  { scenario, options }: SetUp,
  rnd: Rnd,
  visit: (g: State, entries: number) => void,
): State => {
  const g = startOf(game, scenario, options);
  const { machine } = game;
  for (let entries = 0; ; entries++, walked++) {
    visit(g, entries);
    g.events.length = 0;
    if (g.wait.for === 'over') return g;
    if (entries > RUNAWAY) broken(`it does not end: ${RUNAWAY} entries and still at ${g.stack.at(-1)?.at}`);
    if (g.wait.for === 'chance') machine.feed(g, drawWith(machine, g, g.wait.draw, rnd));
    else {
      const ask = randomAsk(game, g, rnd);
      machine.giveListed(g, ask, machine.sample(g, ask, rnd));
    }
  }
};
export const randomAsk = (game: Game, g: State, rnd: Rnd): Question => {
  const asks = game.machine.open(g);
  return asks.length ? oneOf(asks, rnd) : broken(`nobody is asked at ${g.stack.at(-1)?.at}, and the game is not over`);
};

/** A table whose dice come from the name; no draw number may come twice or run back. */
export const namedTable = (game: Game, setUp: SetUp, name: string): Table =>
  newTable(game, { ...setUp, commitment: '', roller: strictRoller(name) });
export const strictRoller = (name: string): Roller => {
  let last = -1;
  return (k, sizes) => {
    hold(k > last, () => `draw ${k} was asked for after draw ${last}`);
    last = k;
    return sizes.map(seededRandom(`${name}/${k}`));
  };
};

export interface Move {
  readonly ask: Question;
  readonly said: Choice;
  readonly at: number;
}
export const randomMove = (t: Table, rnd: Rnd): Move => {
  const ask = randomAsk(t.game, t.g, rnd);
  return { ask, said: inLabels(t.game, t.game.machine.sample(t.g, ask, rnd)), at: t.entries.length };
};
export const inLabels = (game: Game, c: Choice): Choice => labelled(game.labels, c) as Choice;
export const playListed = (t: Table, side: Side, said: Choice): void => {
  const v = play(t, side, said);
  if (!v.ok) broken(`${side} was refused a listed choice ${JSON.stringify(said)}: ${v.case} ${v.why}`);
};
/** Plays at a table to the end; `turn` plays one move and may do more. */
export const walkTable = (t: Table, rnd: Rnd, turn: (move: Move) => void): void => {
  for (let moves = 0; t.g.wait.for !== 'over'; moves++) {
    if (moves > RUNAWAY) broken(`it does not end: ${RUNAWAY} moves and still at ${t.g.stack.at(-1)?.at}`);
    const before = t.entries.length;
    turn(randomMove(t, rnd));
    walked += t.entries.length - before;
  }
};

/** The whole of a state as one text. A frame that got nothing and one that got null are the same. */
export const textOf = (g: State): string =>
  JSON.stringify([g.cells.join(), g.stack.map(f => [f.proc, f.at, f.vars, f.got ?? null]), g.wait, g.due]);
export const savedText = (game: Game, g: State): string => JSON.stringify(save(game, g));

/** Fields in the order of their names, so that two ways of writing one choice are one text. */
export const keyOf = (x: Json): string => JSON.stringify(sorted(x));
const sorted = (x: Json): Json => {
  if (Array.isArray(x)) return x.map(sorted);
  if (x === null || typeof x !== 'object') return x;
  return Object.fromEntries(
    Object.entries(x)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([k, v]) => [k, sorted(v as Json)]),
  );
};

/** Says where two texts part. */
export const sameText = (what: string, have: string, want: string): void => {
  if (have === want) return;
  let i = 0;
  while (have[i] === want[i]) i++;
  const around = (s: string): string => s.slice(Math.max(0, i - 60), i + 60);
  broken(`${what}: …${around(have)}… is not …${around(want)}…`);
};
