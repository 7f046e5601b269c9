/** Checks a whole record: the seed against its commitment, every draw against the seed, every choice against the rules. */
import { drawn, drawSizes, possible } from '../../engine/chance.ts';
import { drain } from '../../engine/events.ts';
import { admit, readChoice, startOf, type Game } from '../../engine/game.ts';
import type { DrawInLabels, Entry, Record } from '../../engine/journal.ts';
import { patch } from '../../engine/save.ts';
import { commitment, numbersFor, withNonces } from '../../engine/seed.ts';
import { clone, type State } from '../../engine/state.ts';

type Out = readonly (number | string)[];
export interface CheckedDraw {
  readonly entry: number;
  readonly number: number;
  readonly case: string;
  readonly what: string;
  readonly out: Out;
  readonly verdict: 'right' | 'wrong' | 'scripted' | 'unknown';
  /** The result that the seed gives, if the record has another one. */
  readonly seedGives?: Out;
  readonly takenBack: boolean;
}
export interface Report {
  readonly game: string;
  readonly title: string;
  readonly scenario: string;
  readonly rules: number;
  readonly rulesNow: number;
  readonly entries: number;
  readonly choices: number;
  readonly commitment: string;
  readonly seed?: string;
  readonly seedFits: boolean | undefined;
  readonly draws: readonly CheckedDraw[];
  /** Where and why the record does not replay by today's rules. */
  readonly fault?: { readonly entry: number; readonly why: string };
  readonly over: boolean;
  readonly sandbox: boolean;
}

const what = (d: DrawInLabels): string => {
  if (!d.dice) return `${d.take} drawn from ${d.from}`;
  const n = d.dice.length;
  const same = d.dice.every(f => f === d.dice![0]);
  return same ? `${n} ${n === 1 ? 'die' : 'dice'} of ${d.dice[0]} faces` : `dice of ${d.dice.join(', ')} faces`;
};
const same = (a: Out, b: Out): boolean => a.length === b.length && a.every((x, i) => x === b[i]);

class Fault extends Error {}

interface Walk {
  readonly game: Game;
  readonly r: Record;
  g: State;
  readonly before: Map<number, State>;
  readonly draws: CheckedDraw[];
  readonly seed: string | undefined;
}

const verdictOn = (e: Extract<Entry, { is: 'chance' }>, gives: Out | undefined): CheckedDraw['verdict'] => {
  if (e.scripted) return 'scripted';
  if (!gives) return 'unknown';
  return same(gives, e.out) ? 'right' : 'wrong';
};
/** Compares one draw with what the seed gives in this position. The replay continues with the recorded result. */
const checkDraw = (w: Walk, k: number, e: Extract<Entry, { is: 'chance' }>): void => {
  if (w.g.wait.for !== 'chance') throw new Fault('a draw is recorded where the rules ask for none');
  const { draw } = w.g.wait;
  const pool = 'from' in draw ? w.game.machine.rules.pool(w.g, draw.from) : [];
  const names = w.game.labels.out ?? [];
  const inLabels = (out: readonly number[]): Out => ('dice' in draw ? out : out.map(p => names[p] ?? String(p)));
  const out = e.out.map(x => (typeof x === 'number' ? x : names.indexOf(x)));
  if (!possible(draw, pool, out))
    throw new Fault(`the recorded result ${e.out.join(', ')} cannot come of ${what(e.draw)} (${e.draw.case})`);
  const number = w.draws.length;
  const gives =
    w.seed === undefined
      ? undefined
      : inLabels(drawn(draw, pool, numbersFor(w.seed, number, drawSizes(draw, pool.length))));
  const verdict = verdictOn(e, gives);
  w.draws.push({
    entry: k,
    number,
    case: e.draw.case,
    what: what(e.draw),
    out: e.out,
    verdict,
    takenBack: false,
    ...(verdict === 'wrong' ? { seedGives: gives! } : {}),
  });
  w.game.machine.feed(w.g, out);
};

/** Removes orders of a sealed plan: goes back to before the first of them and repeats the orders given since. */
const takeOut = (w: Walk, entries: readonly number[]): void => {
  const first = w.before.get(Math.min(...entries));
  if (!first || !entries.every(k => w.before.has(k))) throw new Fault('it takes out an order that does not count');
  const since = [...w.before.keys()].filter(k => k > Math.min(...entries) && !entries.includes(k));
  for (const k of [...entries, ...since]) w.before.delete(k);
  w.g = clone(first);
  for (const k of since) step(w, k, w.r.entries[k]!);
};
const step = (w: Walk, k: number, e: Entry): void => {
  if (e.is === 'back') {
    const then = w.before.get(e.to);
    if (!then) throw new Fault(`it goes back to entry ${e.to}, which does not count any more`);
    for (const at of w.before.keys()) if (at >= e.to) w.before.delete(at);
    w.g = clone(then);
    return;
  }
  if (e.is === 'out') {
    takeOut(w, e.entries);
    return;
  }
  w.before.set(k, clone(w.g));
  if (e.is === 'chance') checkDraw(w, k, e);
  else if (e.is === 'set') w.g = w.game.machine.resume(patch(w.game, w.g, e.position));
  else {
    const found = admit(w.game, w.g, e.by, readChoice(w.game, e.pick));
    if ('ok' in found) throw new Fault(`${e.by} may not choose ${e.pick.do}: ${found.why} (${found.case})`);
    w.game.machine.giveListed(w.g, found.ask, found.choice);
  }
  drain(w.g);
};

const walk = (w: Walk): Report['fault'] => {
  for (const [k, e] of w.r.entries.entries())
    try {
      step(w, k, e);
    } catch (x) {
      return { entry: k, why: (x as Error).message };
    }
  return w.g.wait.for === 'chance'
    ? { entry: w.r.entries.length, why: 'a draw the rules ask for is missing at the end' }
    : undefined;
};

export const checkRecord = (game: Game, r: Record): Report => {
  const begun = startOf(game, r.scenario, r.options, r.rules);
  drain(begun);
  const w: Walk = {
    game,
    r,
    g: begun,
    before: new Map(),
    draws: [],
    seed: r.seed && withNonces(r.seed, r.nonces ?? []),
  };
  const fault = walk(w);
  return {
    game: game.id,
    title: game.title,
    scenario: game.scenarios.find(s => s.id === r.scenario)?.title ?? r.scenario,
    rules: r.rules,
    rulesNow: game.version,
    entries: r.entries.length,
    choices: r.entries.filter(e => e.is === 'choice').length,
    commitment: r.commitment,
    ...(r.seed ? { seed: r.seed } : {}),
    seedFits: r.seed === undefined ? undefined : commitment(r.seed) === r.commitment,
    draws: w.draws.map(d => ({ ...d, takenBack: !w.before.has(d.entry) })),
    ...(fault ? { fault } : {}),
    over: w.g.wait.for === 'over',
    sandbox: r.sandbox ?? false,
  };
};
