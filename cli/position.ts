/** Reads a position from outside: checks its shape, finds a step by its label, and tests whether its parts fit together. */
import { sameChoice } from '../engine/decide.ts';
import { listed } from '../engine/game.ts';
import { BadLabel } from '../engine/labels.ts';
import { playRandomly } from '../engine/playout.ts';
import { seededRandom } from '../engine/random.ts';
import { patch, type Saved } from '../engine/save.ts';
import { clone, HOLE, type Json, type State, type Vars } from '../engine/state.ts';
import { BadScript } from '../engine/draws.ts';
import { setPosition, type Table } from '../engine/table.ts';
import { BadRequest, check, quoted } from './fields.ts';
import type { GameModule } from '../engine/pack.ts';

type Flow = Saved['flow'];
const END = '@end';

const stepsOf = (box: GameModule, proc: string) => {
  const { procs } = box.game.machine.rules;
  return Object.hasOwn(procs, proc) ? procs[proc]! : undefined;
};
/** Checks a frame. It belongs to a procedure of the game, or of the engine, whose names begin with @. */
const readFrame = (box: GameModule, input: Json, i: number): Flow[number] => {
  const f = check(`flow[${i}]`, input, {
    proc: 'text',
    at: 'text',
    vars: 'object?',
    got: 'any?',
  }) as unknown as Flow[number];
  const steps = stepsOf(box, f.proc);
  if (!steps && !f.proc.startsWith('@'))
    throw new BadRequest(
      `flow[${i}]: no procedure ${quoted(f.proc)}; there are ${Object.keys(box.game.machine.rules.procs).join(', ')}`,
    );
  if (steps && f.at !== END && !steps.some(s => s.at === f.at || s.was?.includes(f.at)))
    throw new BadRequest(
      `flow[${i}]: no step ${quoted(f.at)} in ${f.proc}; there are ${steps.map(s => s.at).join(', ')}`,
    );
  return f;
};

/** The frames for a step of the sequence of play by its label, or for a named position. */
const flowAt = (box: GameModule, at: string, g: State | undefined): Flow => {
  const moments = (g && box.moments?.(g)) ?? {};
  if (Object.hasOwn(moments, at)) return moments[at]!;
  const open = [box.game.first, ...Object.keys(box.within)];
  const proc = open.find(p => stepsOf(box, p)!.some(s => s.at === at));
  if (!proc)
    throw new BadRequest(
      `at: no step ${quoted(at)}; there are ${[...Object.keys(moments), ...open.flatMap(p => stepsOf(box, p)!.map(s => s.at))].join(', ')}. Use flow to stand inside another procedure`,
    );
  const frames: { proc: string; at: string }[] = [{ proc, at }];
  for (let outer = box.within[proc]; outer; outer = box.within[outer.proc]) frames.unshift(outer);
  return frames;
};

/** The table with the counters of the new position and without frames: which named positions exist may depend on the counters. */
const withColumns = (box: GameModule, g: State, { columns }: Partial<Saved>): State => {
  if (columns === undefined) return g;
  const patched = patch(box.game, g, { columns });
  patched.stack = [];
  if (patched.cells.includes(HOLE)) return g; // setPosition refuses it later
  box.game.derive?.(patched, g, { columns });
  return patched;
};
/** Checks the shape only; labels are read when the position is set. Named positions need the state `g` of a table. */
export const readPosition = (box: GameModule, input: Json, g?: State): Partial<Saved> => {
  const { at, flow, ...rest } = check('position', input, {
    columns: 'object?',
    flow: 'list?',
    due: 'list?',
    over: 'any?',
    at: 'text?',
  });
  if (at !== undefined && flow !== undefined) throw new BadRequest('position: give flow or at, not both');
  const frames =
    at === undefined
      ? (flow as readonly Json[] | undefined)?.map((f, i) => readFrame(box, f, i))
      : flowAt(box, at as string, g && withColumns(box, g, rest as Partial<Saved>));
  const over = rest.over !== undefined;
  if (over && frames?.length)
    throw new BadRequest('position: a game that is over stands at no step: leave flow and at out');
  if (!over && frames?.length === 0)
    throw new BadRequest('flow: is empty only when the game is over; name at least one frame {"proc":…,"at":…}');
  (rest.due as readonly Json[] | undefined)?.forEach((d, i) =>
    check(`due[${i}]`, d, { turn: 'whole', at: 'text', what: 'text', vars: 'object' }),
  );
  return { ...rest, ...(over ? { flow: [] } : frames ? { flow: frames } : {}) } as Partial<Saved>;
};

const tried = <T>(what: () => string, run: () => T): T => {
  try {
    return run();
  } catch (e) {
    if (e instanceof BadLabel || e instanceof BadRequest || e instanceof BadScript) throw e;
    throw new BadRequest(`position: the frames and the counters do not fit together: ${what()}`);
  }
};
/** How many choices are tried. It is enough for any step of our games; of a longer list only the first are tried. */
const MAX_CHOICES_TRIED = 200;
/** A wrong outer frame shows only when play returns to it, so the position is also played on at random. */
const PLAYOUTS = 2;
const MAX_DECISIONS = 40;

/** Throws if a side is asked and has no legal choice, or if a listed choice cannot be carried out. */
export const checkPlayable = (box: GameModule, t: Table): void => {
  const { game } = box;
  const { g } = t;
  if (g.wait.for === 'over' && !sameChoice(game.result(g), g.wait.result))
    throw new BadRequest(
      `over: the result of this position is ${quoted(game.result(g))}, not ${quoted(g.wait.result)}; to play on, give flow or at`,
    );
  for (const ask of tried(
    () => 'nothing can be asked',
    () => game.machine.open(g),
  )) {
    const choices = tried(
      () => `${ask.kind} (${ask.case}) cannot be listed`,
      () => listed(game, g, ask),
    );
    if (choices.length === 0)
      throw new BadRequest(`position: ${ask.side} is asked for ${ask.kind} (${ask.case}) and has no legal choice`);
    for (const c of choices.slice(0, MAX_CHOICES_TRIED))
      tried(
        () => `the listed choice ${quoted(c)} of ${ask.kind} (${ask.case}) cannot be carried out`,
        () => {
          game.machine.say(g, ask, c);
          game.machine.giveListed(clone(g), ask, c);
        },
      );
  }
  for (let n = 0; n < PLAYOUTS; n++)
    tried(
      () => 'played on at random, the game comes to a stop',
      () => playRandomly(game.machine, clone(g), seededRandom(`probe ${n}`), MAX_DECISIONS),
    );
  for (const side of [...game.sides, ''])
    tried(
      () => `${side || 'an observer'} cannot be shown it`,
      () => box.view(g, side),
    );
};

/** The board with nobody on it, and what follows from that; the frames stay as they were. */
const emptied = (box: GameModule, g: State): State => {
  const columns = box.emptyBoard?.(g);
  if (!columns) throw new BadRequest(`clear: ${box.game.title} has no board that can be cleared`);
  const bare = patch(box.game, g, { columns });
  const { stack } = bare;
  bare.stack = [];
  box.game.derive?.(bare, g, { columns });
  bare.stack = stack;
  return bare;
};
/** Sets the position on a copy first, so that the table changes as a whole or not at all; with `clear`, on an empty board. */
export const trySetPosition = (box: GameModule, t: Table, input: Vars, clear = false): void => {
  const base = clear ? emptied(box, t.g) : t.g;
  const position = readPosition(box, input, base);
  const trial: Table = {
    ...t,
    entries: [...t.entries],
    log: [...t.log],
    script: [...t.script],
    checkpoints: [...t.checkpoints],
    snapshots: [...t.snapshots],
    g: clone(base),
  };
  tried(
    () => 'the game cannot go on from there',
    () => setPosition(trial, position),
  );
  checkPlayable(box, trial);
  Object.assign(t, trial);
};
