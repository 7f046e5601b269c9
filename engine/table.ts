/** F12 The table: holds a game's journal and its present state. Every choice goes through `play` here. */
import { drawNext, resultFromLabels, drawInLabels, resultInLabels } from './draws.ts';
import { possible } from './chance.ts';
import { barrierOf, publicBarrier } from './undo-barrier.ts';
import { asSentence, no, type Question, type Choice, type Verdict } from './decide.ts';
import { drain, LOOK, seenBy, type Event } from './events.ts';
import {
  admit,
  caseFor,
  inScenario,
  listed,
  NOT_A_CHOICE,
  readChoice,
  startOf,
  type Game,
  type Options,
} from './game.ts';
import { live, type Checkpoint, type Entry, type Record } from './journal.ts';
import { BadLabel, labelled } from './labels.ts';
import { planFaults } from './plan-faults.ts';
import { packHash } from './pack.ts';
import { load, patch, save, type Saved } from './save.ts';
import { clone, HOLE, type Case, type Json, type Side, type State, type Vars } from './state.ts';

/** Numbers below the given sizes for the k-th draw of this table. */
export type Roller = (k: number, sizes: readonly number[]) => readonly number[];

/** A line of the log: what happened, in words, and at which entry. */
export interface LogLine {
  readonly entry: number;
  readonly case: Case;
  readonly text: string;
  readonly event: Vars;
  readonly to?: readonly Side[];
}

export interface Table {
  readonly game: Game;
  readonly scenario: string;
  readonly options: Options;
  /** The version of the rules it was begun under. */
  rules: number;
  readonly commitment: string;
  readonly roller: Roller;
  sandbox: boolean;
  entries: Entry[];
  checkpoints: Checkpoint[];
  log: LogLine[];
  g: State;
  /** Sandbox: the next results, dice as numbers, drawn counters as labels or as 1-based places in the bag. */
  script: (number | string)[];
  /** States along the way, so that going back need not replay everything. */
  snapshots: { readonly at: number; readonly g: State }[];
}

export interface TableSpec {
  readonly scenario: string;
  readonly options: Options;
  /** An older version of the rules, for a game that was begun under it. */
  readonly rules?: number;
  readonly commitment: string;
  readonly roller: Roller;
}

const SNAPSHOT_EVERY = 24;

const laidOut = (game: Game, spec: TableSpec): Table => ({
  game: inScenario(game, spec.scenario),
  ...spec,
  rules: spec.rules ?? game.version,
  sandbox: false,
  entries: [],
  checkpoints: [],
  log: [],
  g: startOf(game, spec.scenario, spec.options, spec.rules),
  script: [],
  snapshots: [],
});
export const newTable = (game: Game, spec: TableSpec): Table => {
  const t = laidOut(game, spec);
  tellAll(t, -1);
  rollAll(t);
  checkpoint(t);
  return t;
};

/** Added to the first log line that follows an answer given by the host. */
const NO_OTHER = 'There was no other answer.';
/** Moves the events of the state into the log under entry `at`, and returns them. */
const tellAll = (t: Table, at: number): readonly Event[] => {
  const happened = drain(t.g);
  const entry = t.entries[at];
  let more = entry?.is === 'choice' && entry.forced ? ` ${NO_OTHER}` : '';
  for (const e of happened) {
    const { to, ...facts } = e;
    const text = t.game.tell(e);
    if (!text) continue;
    t.log.push({
      entry: at,
      case: e.case,
      text: `${text}${more}`,
      event: labelled(t.game.labels, facts as Vars),
      ...(to ? { to } : {}),
    });
    more = '';
  }
  return happened;
};

const rollAll = (t: Table): boolean => {
  let rolled = false;
  while (t.g.wait.for === 'chance') {
    const { draw } = t.g.wait;
    const { out, scripted } = drawNext(t, draw);
    const at = t.entries.length;
    t.entries.push({
      is: 'chance',
      draw: drawInLabels(t, draw),
      out: resultInLabels(t, draw, out),
      ...(scripted ? { scripted: true as const } : {}),
    });
    t.game.machine.feed(t.g, out);
    tellAll(t, at);
    rolled = true;
  }
  return rolled;
};

const checkpoint = (t: Table): void => {
  const turn = t.game.turn(t.g);
  const last = t.checkpoints.at(-1);
  if (last && last.turn >= turn) return;
  t.checkpoints.push({ at: t.entries.length, turn, state: save(t.game, t.g) });
};
const snapshot = (t: Table, at: number): void => {
  if (at - (t.snapshots.at(-1)?.at ?? 0) >= SNAPSHOT_EVERY) t.snapshots.push({ at, g: clone(t.g) });
};

export type Played = { readonly ok: true; readonly told: readonly LogLine[] } | (Verdict & { readonly ok: false });

/** Whether the side may choose this now; changes nothing. `input` is in labels, as it came from outside. */
export const why = (t: Pick<Table, 'game' | 'g'>, side: Side, input: Json): Verdict => {
  const found = findChoice(t, side, input);
  return 'ok' in found ? found : t.game.machine.judge(t.g, side, found.choice);
};
/** The same where the whole table is known, not only a view of it: the verdict includes what bars an undo. */
export const whyInFull = (t: Table, side: Side, input: Json): Verdict => {
  const found = findChoice(t, side, input);
  return 'ok' in found ? found : verdictWithBarrier(t, found.ask, found.choice);
};
/** The verdict on a listed choice with what bars an undo, including a die or a look that follows at once and that its own rule knows nothing of. */
export const verdictWithBarrier = (t: Table, ask: Question, c: Choice): Verdict => {
  const { machine } = t.game;
  const v = machine.judge(t.g, ask.side, c);
  if (!v.ok || v.bars) return v;
  const tried = clone(t.g);
  machine.giveListed(tried, ask, c);
  const looked = drain(tried).some(e => e.is === LOOK);
  const bars = publicBarrier(t.g, barrierOf(t.g, tried, ask.side, tried.wait.for === 'chance', looked));
  return bars ? { ...v, bars } : v;
};
const findChoice = (t: Pick<Table, 'game' | 'g'>, side: Side, input: Json) => {
  try {
    return admit(t.game, t.g, side, readChoice(t.game, input));
  } catch (e) {
    if (e instanceof BadLabel) return no(caseFor(t.game, t.g, side), asSentence(`${NOT_A_CHOICE}: ${e.message}`));
    throw e;
  }
};

/** The path of a choice: listed, judged, journalled, applied, chance drawn, logged. */
export const play = (t: Table, side: Side, input: Json, forced = false): Played => {
  const found = findChoice(t, side, input);
  return 'ok' in found ? found : playListed(t, side, found.choice, forced);
};
/** The same for a choice that was just listed. `forced`: the host gives it, because there is no other. */
export const playListed = (t: Table, side: Side, c: Choice, forced = false): Played =>
  atomically(t, () => commit(t, side, c, forced));
const commit = (t: Table, side: Side, c: Choice, forced: boolean): Played => {
  const at = t.entries.length;
  const from = t.log.length;
  const ask = t.game.machine.open(t.g).find(a => a.side === side)!;
  const before: State = { ...t.g };
  t.entries.push({
    is: 'choice',
    by: side,
    pick: labelled(t.game.labels, c) as Choice,
    ...(before.wait.for === 'sealed' ? { lane: true as const } : {}),
    ...(forced ? { forced: true as const } : {}),
  });
  t.game.machine.giveListed(t.g, ask, c);
  const looked = tellAll(t, at).some(e => e.is === LOOK);
  const bars = barrierOf(before, t.g, side, rollAll(t), looked);
  if (bars) t.entries[at] = { ...(t.entries[at] as Extract<Entry, { is: 'choice' }>), bars };
  checkpoint(t);
  snapshot(t, t.entries.length);
  return { ok: true, told: t.log.slice(from) };
};
/** If a script or a position does not fit, the table stays as it was. */
const atomically = <T>(t: Table, change: () => T): T => {
  const kept = { g: clone(t.g), script: [...t.script], sandbox: t.sandbox };
  const entries = t.entries.length;
  const log = t.log.length;
  try {
    return change();
  } catch (e) {
    Object.assign(t, kept);
    t.entries.length = entries;
    t.log.length = log;
    throw e;
  }
};

/** The state after the live entries before `upTo`, from the nearest snapshot. */
export const stateAt = (t: Table, upTo = t.entries.length): State => {
  const here = live(t.entries);
  const base = t.snapshots.findLast(s => s.at <= upTo && countsAt(t, s.at, here));
  const g = base ? clone(base.g) : startOf(t.game, t.scenario, t.options, t.rules);
  const done = base?.at ?? 0;
  for (const k of here) if (k >= done && k < upTo) applyEntry(t, g, t.entries[k]!, k);
  drain(g);
  return g;
};
/** Visits every state of a game in turn: before the first live entry, and after each. The next entry changes the state passed to `see`. */
export const walk = (t: Table, see: (g: State, entry: number) => void): void => {
  const g = startOf(t.game, t.scenario, t.options, t.rules);
  see(g, -1);
  for (const k of live(t.entries)) {
    applyEntry(t, g, t.entries[k]!, k);
    drain(g);
    see(g, k);
  }
};
const applyEntry = (t: Table, g: State, e: Entry, k: number): void => {
  const { machine } = t.game;
  if (e.is === 'choice') {
    const found = admit(t.game, g, e.by, readChoice(t.game, e.pick));
    if ('ok' in found) throw new Error(`entry ${k} does not replay: ${found.case} ${found.why}`);
    machine.giveListed(g, found.ask, found.choice);
  } else if (e.is === 'chance') {
    if (g.wait.for !== 'chance') throw new Error(`entry ${k} does not replay: no chance was asked for`);
    const { draw } = g.wait;
    const out = resultFromLabels(t, draw, e.out);
    if (!possible(draw, 'from' in draw ? machine.rules.pool(g, draw.from) : [], out))
      throw new Error(`entry ${k} does not replay: ${JSON.stringify(e.out)} cannot come up at ${draw.case}`);
    machine.feed(g, out);
  } else if (e.is === 'set') Object.assign(g, machine.resume(load(t.game, e.position)));
};

/** Replays the live entries: rebuilds the state and the log. */
export const rebuild = (t: Table): void => {
  const here = live(t.entries);
  const from = t.snapshots.findLastIndex(s => countsAt(t, s.at, here));
  t.snapshots.length = from + 1;
  const base = t.snapshots[from];
  t.g = base ? clone(base.g) : startOf(t.game, t.scenario, t.options, t.rules);
  const done = base?.at ?? 0;
  t.log = base ? t.log.filter(l => l.entry < done && (l.entry < 0 || here.includes(l.entry))) : [];
  if (!base) tellAll(t, -1);
  for (const k of here) {
    if (k < done) continue;
    applyEntry(t, t.g, t.entries[k]!, k);
    tellAll(t, k);
    snapshot(t, k + 1);
  }
  rollAll(t);
  t.checkpoints = t.checkpoints.filter(c => c.at === 0 || c.at <= (here.at(-1) ?? 0) + 1);
};
/** Whether a snapshot is still valid: every entry before it that counted still counts, and none was undone since. */
const countsAt = (t: Table, at: number, here: readonly number[]): boolean => {
  const then = live(t.entries.slice(0, at));
  return then.length <= here.length && then.every((k, i) => here[i] === k);
};

export const record = (t: Table, seed?: string): Record => ({
  format: 'phoney-war record 1',
  game: t.game.id,
  scenario: t.scenario,
  options: t.options,
  rules: t.rules,
  ...(t.game.pack ? { pack: t.game.pack, packHash: packHash(t.game.pack) } : {}),
  commitment: t.commitment,
  ...(seed ? { seed } : {}),
  ...(t.sandbox ? { sandbox: true as const } : {}),
  entries: [...t.entries],
  checkpoints: [...t.checkpoints],
});
/** A place in the journal from which a game goes on without replaying what led there: the state after its first `at` entries, and the log. */
export interface ResumePoint {
  readonly at: number;
  readonly state: Saved;
  readonly log: readonly LogLine[];
}
export const resumePointOf = (t: Table): ResumePoint => ({
  at: t.entries.length,
  state: save(t.game, t.g),
  log: t.log,
});

/** Restores a recorded game by the rules it was begun under, from a resume point if the entries before it still count. A record that no longer replays goes on from its last checkpoint; its journal stays, so that no draw comes twice. */
export const restore = (
  game: Game,
  r: Record,
  roller: Roller,
  rest?: ResumePoint,
): Table & { readonly replayed?: string } => {
  const { scenario, options, rules, commitment } = r;
  const t: Table = {
    ...laidOut(game, { scenario, options, rules, commitment, roller }),
    sandbox: r.sandbox ?? false,
    entries: [...r.entries],
    checkpoints: [...r.checkpoints],
    log: rest ? [...rest.log] : [],
  };
  if (rest) t.snapshots.push({ at: rest.at, g: t.game.machine.resume(load(t.game, rest.state)) });
  try {
    rebuild(t);
    return t;
  } catch (e) {
    const last = r.checkpoints.at(-1);
    if (!last) throw e;
    t.rules = game.version;
    t.entries.push({ is: 'back', by: game.sides[0], to: 0, agreed: game.sides }, { is: 'set', position: last.state });
    rebuild(t);
    return Object.assign(t, { replayed: `played on from turn ${last.turn}: ${(e as Error).message}` });
  }
};

const refuseHoles = (g: State): void => {
  if (g.cells.includes(HOLE))
    throw new BadLabel('a position that is set has nothing unknown in it: give each cell a value, not "?" or -1');
};
/** Sandbox: puts a position on the table that came about by play. */
export const setPlayedPosition = (t: Table, g: State): void => {
  refuseHoles(g);
  atomically(t, () => {
    const at = t.entries.length;
    const whole = save(t.game, g);
    t.g = t.game.machine.resume(load(t.game, whole));
    t.sandbox = true;
    t.entries.push({ is: 'set', position: whole });
    tellAll(t, at);
    rollAll(t);
  });
};
/** Sandbox: puts any well-formed position on the table, set by hand. What follows from it is filled in, and faults are reported. */
export const setPosition = (t: Table, position: Partial<Saved>): void => {
  const g = patch(t.game, t.g, position);
  refuseHoles(g);
  t.game.derive?.(g, t.g, position);
  const faults = t.game.faults(g);
  const wrong = faults.length ? faults : planFaults(t.game.machine, g);
  if (wrong.length) throw new BadLabel(wrong.join('; '));
  setPlayedPosition(t, g);
};

export const lookAt = (t: Table, side: Side): State => t.game.machine.view(t.g, side);
export const logFor = (t: Table, side: Side | undefined): readonly LogLine[] =>
  t.log.filter(l => seenBy({ is: '', case: '', ...(l.to ? { to: l.to } : {}) }, side ?? ''));
export const choicesOf = (t: Table, side: Side): readonly Choice[] => {
  const ask = t.game.machine.open(t.g).find(a => a.side === side);
  return ask ? listed(t.game, t.g, ask) : [];
};
