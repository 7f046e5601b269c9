/**
 * Nothing leaked. Two games with the same seed and the same choices; in the second, units that lie hidden have changed places.
 * Every byte that leaves to the other seat and to observers must be the same: positions, differences, log, answers, errors, and what the server writes into its own log.
 */
import { afterAll, beforeAll, expect } from 'vitest';
import type { Choice } from '../../engine/decide.ts';
import type { Game } from '../../engine/game.ts';
import { seededRandom, type Rnd } from '../../engine/random.ts';
import { save } from '../../engine/save.ts';
import { commitment } from '../../engine/seed.ts';
import { clone, HOLE, type Json, type Side, type State } from '../../engine/state.ts';
import { nearMisses } from '../../engine/test/mutants.ts';
import { sameText } from '../../engine/test/walk.ts';
import { browser, connect, ok, openTable, pick, type Browser, type Screen, type Wire } from '../drill/client.ts';
import { entriesFor, type Act } from '../game-host/loaded-game.ts';
import { NO_LIMITS } from '../http/limits.ts';
import { startServer, type Running } from '../server.ts';
import { META } from '../store/store.ts';
import type { Seated } from '../wire.ts';

export type Pair = readonly [number, number];
/** What a game for two hides: the rows of its column `place`, by name. */
export interface Secrets {
  readonly game: Game;
  readonly names: readonly string[];
  /** Units of `side` in different places that neither the other seat nor an observer can see, two by two. */
  pairs(g: State, side: Side, rnd: Rnd): readonly Pair[];
  swapped(g: State, pairs: readonly Pair[]): State;
}
let secrets: Secrets;
let first: Side;
let second: Side;
/** Says which game this file is about. */
export const about = (s: Secrets): void => {
  secrets = s;
  [first, second] = s.game.sides as [Side, Side];
};
const foe = (side: Side): Side => (side === first ? second : first);

export const SEED = '5eed'.repeat(16);
export const logs: string[] = [];
let s: Running;
let base: string;
beforeAll(async () => {
  const log = (what: string, facts = {}): void => {
    logs.push(JSON.stringify({ what, ...facts }));
  };
  s = await startServer({ where: ':memory:', port: 0, limits: NO_LIMITS, log: { info: log, warn: log, error: log } });
  base = `http://127.0.0.1:${s.port}`;
});
afterAll(() => s.stop());

export interface Seat {
  readonly b: Browser;
  readonly w: Wire;
  readonly screen: Screen;
}
export interface Play {
  readonly id: string;
  readonly seats: { readonly [side: Side]: Seat };
  readonly private: readonly string[];
}
export const newPlay = async (scenario: string): Promise<Play> => {
  const a = browser(base);
  const b = browser(base);
  const o = browser(base);
  const made = await ok<Seated>(
    a.call('POST', '/api/games', {
      game: secrets.game.id,
      scenario,
      sides: { [first]: 'me', [second]: 'open' },
      name: 'Anna',
    }),
  );
  const { id } = made.game;
  await s.store.change([['update games set seed = $2, commitment = $3 where id = $1', id, SEED, commitment(SEED)]]);
  const sat = await ok<Seated>(
    b.call('POST', `/api/games/${id}/sit`, { invite: made.invites![second], name: 'Bruno' }),
  );
  const seat = async (x: Browser): Promise<Seat> => {
    const w = await connect(x, { keep: true });
    return { b: x, w, screen: await openTable(w, id) };
  };
  const seats = { [first]: await seat(a), [second]: await seat(b), '': await seat(o) };
  return { id, seats, private: [id, ...sat.game.seats.map(x => x.player!)] };
};
/** What went out since the last look, with what is this game's own (its address, its players, the hour, random names of requests) put aside, and who comes and goes. */
export const heardBy = (p: Play, side: Side): readonly string[] =>
  p.seats[side]!.w.heard.splice(0)
    .filter(text => !text.startsWith('{"is":"presence"'))
    .map(text =>
      p.private
        .reduce((t, secret, i) => t.replaceAll(secret, `<${i}>`), text)
        .replaceAll(/1[78]\d{11}/g, '<time>')
        .replace(/"re":"[0-9a-f-]{36}"/, '"re":"<request>"'),
    );
export const settled = async (p: Play, entry: number): Promise<void> => {
  for (const x of Object.values(p.seats)) await x.w.until(() => x.screen.entry >= entry);
};

/** What is forced has been given, and everybody has heard of it. */
const answered = async (p: Play): Promise<void> => {
  const due = async (): Promise<boolean> =>
    (await Promise.all([first, second].map(side => s.standing.willAnswer(p.id, side)))).some(Boolean);
  while (await due()) await new Promise(setImmediate);
  for (const { w, screen } of Object.values(p.seats)) {
    const entry = await s.gameHost.with(p.id, h => entriesFor(h, screen.sides));
    await w.until(() => screen.entry >= entry!);
  }
};
/** Lays a position on the table of a game as an act of its own. */
export const lay = async (p: Play, g: State): Promise<void> => {
  const entry = await s.gameHost.with(p.id, async h => {
    await s.store.append({
      game: p.id,
      seq: h.seq,
      at: 0,
      msg: null,
      act: JSON.stringify({
        is: 'migrated',
        by: '',
        entries: [{ is: 'set', position: save(secrets.game, g) }],
      } satisfies Act),
    });
    return h.table!.entries.length + 1;
  });
  s.gameHost.drop(p.id);
  for (const x of Object.values(p.seats)) await openTable(x.w, p.id);
  await settled(p, entry!);
};
const renamed = (said: Choice, pairs: readonly Pair[]): Choice => {
  const to = new Map(
    pairs.flatMap(
      ([x, y]) =>
        [
          [secrets.names[x]!, secrets.names[y]!],
          [secrets.names[y]!, secrets.names[x]!],
        ] as const,
    ),
  );
  const turn = (v: Json): Json => (typeof v === 'string' ? (to.get(v) ?? v) : Array.isArray(v) ? v.map(turn) : v);
  return Object.fromEntries(Object.entries(said).map(([k, v]) => [k, turn(v)])) as Choice;
};

/** Whether any of the swapped units can be seen now: from then on the two games differ, and rightly. */
const shown = (g: State, side: Side, pairs: readonly Pair[]): boolean => {
  const seen = ['', foe(side)].map(eyes => secrets.game.machine.view(g, eyes));
  return pairs.flat().some(u => seen.some(v => v.cells[secrets.game.layout.at.place! + u] !== HOLE));
};
export const truthOf = async (p: Play): Promise<State> => (await s.gameHost.with(p.id, h => clone(h.table!.g)))!;

/** Another game with the same history. */
const twinOf = async (p: Play, scenario: string): Promise<Play> => {
  const twin = await newPlay(scenario);
  for (const r of await s.store.query(
    'select seq, at, act from journal where game = $1 and seq > 0 order by seq',
    p.id,
  ))
    await s.store.append({ game: twin.id, seq: r.seq as number, at: r.at as number, msg: null, act: r.act as string });
  await s.store.change([
    [
      `update games set ${META.map(c => `${c} = (select ${c} from games where id = $2)`).join(', ')} where id = $1`,
      twin.id,
      p.id,
    ],
  ]);
  s.gameHost.drop(twin.id);
  return twin;
};
const COUNTED = { compared: 0, swaps: 0, units: 0, errors: 0, bytes: 0 };
/** `side` is the one whose secrets are swapped, every so many steps, in a twin of the game; the others listen. */
export const compare = async (scenario: string, side: Side, steps: number, every: number): Promise<typeof COUNTED> => {
  const rnd = seededRandom(`leak ${scenario} ${side}`);
  const a = await newPlay(scenario);
  const count = { ...COUNTED };
  const other = foe(side);
  const { screen } = a.seats[first]!;
  const over = (): boolean => screen.moved?.ended !== undefined;
  /** Plays the next choice in all of `games`, the renamed one in a twin; says whether all took it. */
  const step = async (games: readonly Play[], pairs: readonly Pair[], name: string): Promise<boolean> => {
    const asked = screen.game.machine.open(screen.view)[0]!.side;
    const at = screen.entry;
    const { choice } = pick(a.seats[asked]!.screen, rnd)!;
    const wrong = nearMisses(secrets.game, choice, rnd)[rnd(8)]!;
    // What the other seat is refused, and in which words.
    const errors = await Promise.all(
      games.map(x =>
        x.seats[other]!.w.ask(
          { do: 'play', game: x.id, side: other, at: at + (other === asked ? 1 : 0), choice: wrong as never },
          `${name}-wrong`,
        ),
      ),
    );
    expect(errors.at(-1)).toEqual(errors[0]);
    count.errors += games.length - 1;
    const played = await Promise.all(
      games.map(x =>
        x.seats[asked]!.w.ask(
          {
            do: 'play',
            game: x.id,
            side: asked,
            at,
            choice: (x !== a && asked === side ? renamed(choice, pairs) : choice) as never,
          },
          name,
        ),
      ),
    );
    if (!played[0]!.ok) throw new Error(JSON.stringify(played[0]));
    for (const [i, x] of games.entries()) {
      const answer = played[i]!;
      if (!answer.ok) continue;
      await settled(x, answer.entry!);
      await answered(x);
    }
    return played.every(x => x.ok);
  };
  const episode = async (name: string): Promise<void> => {
    const g = await truthOf(a);
    const pairs = secrets.pairs(g, side, rnd);
    if (pairs.length === 0) {
      for (let i = 0; i < every && !over(); i++) await step([a], pairs, `${name}-${i}`);
      return;
    }
    const b = await twinOf(a, scenario);
    await lay(a, g);
    await lay(b, secrets.swapped(g, pairs));
    const same = (what: string): void => {
      for (const eyes of [other, '']) {
        const one = heardBy(a, eyes);
        const two = heardBy(b, eyes);
        sameText(`${what}: what ${eyes || 'an observer'} gets`, two.join('\n'), one.join('\n'));
        count.compared += one.length;
        count.bytes += one.join('').length;
      }
    };
    for (const p of [a, b])
      for (const eyes of [other, '']) {
        heardBy(p, eyes);
        await openTable(p.seats[eyes]!.w, p.id);
      }
    same('after the swap');
    count.swaps += 1;
    count.units += 2 * pairs.length;
    for (let i = 0; i < every && !over(); i++) {
      if (
        !(await step([a, b], pairs, `${name}-${i}`)) ||
        shown(await truthOf(a), side, pairs) ||
        shown(await truthOf(b), side, pairs)
      )
        break;
      same(`${name}, step ${i}`);
    }
    for (const x of Object.values(b.seats)) x.w.close();
  };
  for (let i = 0; i < steps && !over(); i += every) await episode(`episode-${i}`);
  for (const x of Object.values(a.seats)) x.w.close();
  return count;
};
