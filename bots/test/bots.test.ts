/** Laws of every bot: listed choices only, no crash, nothing seen but the view, the same again from the same seed. */
import { expect, test } from 'vitest';
import { sameChoice, type Choice } from '../../engine/decide.ts';
import { listed, startOf, type Game } from '../../engine/game.ts';
import { settle } from '../../engine/playout.ts';
import { seededRandom } from '../../engine/random.ts';
import { blank, clone, type State } from '../../engine/state.ts';
import { machine } from '../../engine/machine.ts';
import { ask, over, type Step } from '../../engine/flow.ts';
import { brainOf, gameOf } from '../../games/all.ts';
import type { Bot, Seen } from '../bot.ts';
import { botFor, LEVELS } from '../levels.ts';
import { playMatch } from '../play.ts';
import { safe } from '../safe.ts';

const game = gameOf('ford')!;
const brain = brainOf('ford')!;
const OPTIONS = { length: 'printed' };
const match = (bot: Bot, seed: string, failed?: (e: Error) => void) =>
  playMatch({
    game,
    brain,
    scenario: 'day',
    options: OPTIONS,
    seats: { north: bot, south: bot },
    seed,
    budget: { playouts: 4 },
    ...(failed ? { failed } : {}),
  });
/** A position `decisions` into a random game. */
const position = (seed: string, decisions: number): State => {
  const g = startOf(game, 'day', OPTIONS);
  const rnd = seededRandom(seed);
  for (let i = 0; i < decisions && g.wait.for !== 'over'; i++) {
    settle(game.machine, g, rnd);
    const a = game.machine.open(g)[0]!;
    game.machine.giveListed(g, a, game.machine.sample(g, a, rnd));
  }
  settle(game.machine, g, rnd);
  return g;
};

/** What the side that must decide sees of it. */
const seenAt = (seed: string, decisions: number): Seen => {
  const g = position(seed, decisions);
  const { side } = game.machine.open(g)[0]!;
  return { game, view: game.machine.view(g, side), side, brain };
};

test.each(LEVELS)('%s chooses only what is listed, with a reason, and leaves the view as it was', level => {
  for (const decisions of [0, 3, 20, 55]) {
    const seen = seenAt('listed', decisions);
    const { view } = seen;
    const before = clone(view);
    const a = game.machine.open(view)[0]!;
    const { choice, reason } = botFor(level).choose(seen, { playouts: 12, rnd: seededRandom(level) });
    expect(listed(game, view, a).some(c => sameChoice(c, choice))).toBe(true);
    expect(reason).toMatch(/^[A-Z0-9].*\.$/);
    expect([...view.cells]).toEqual([...before.cells]);
  }
});
test.each(LEVELS)('%s plays the same game from the same seed, without an error', level => {
  const seed = ['general', 'marshal'].includes(level) ? 'short' : 'again';
  const once = match(botFor(level), seed);
  const twice = match(botFor(level), seed);
  expect(once.errors).toEqual([]);
  expect(twice.happened).toEqual(once.happened);
});
test('an unknown level is refused with those there are', () => {
  expect(() => botFor('corporal')).toThrow(/no level corporal: there are random, .*general, marshal/);
  expect(() => botFor('toString')).toThrow(/no level/);
});

const broken = (choose: Bot['choose']): Bot => ({ level: 'broken', choose });
test('a bot that throws falls back to a listed choice, and the error is reported', () => {
  const errors: string[] = [];
  const played = match(
    broken(() => {
      throw new Error('out of ideas');
    }),
    'thrown',
    e => errors.push(e.message),
  );
  expect(played.g.wait.for).toBe('over');
  expect(new Set(errors)).toEqual(new Set(['out of ideas']));
  expect(played.errors.length).toBe(played.decisions);
});
test('a bot that wants what is not listed falls back as well', () => {
  const errors: string[] = [];
  const bot = safe(
    broken(() => ({ choice: { do: 'surrender' }, reason: '' })),
    e => errors.push(e.message),
  );
  const seen = seenAt('x', 5);
  const { view } = seen;
  expect(listed(game, view, game.machine.open(view)[0]!)).toContainEqual(
    bot.choose(seen, { rnd: seededRandom('x') }).choice,
  );
  expect(errors[0]).toMatch(/not a listed choice/);
});
/** Positions in which there is something to think about: where the staff sees one good choice, the general tries nothing. */
const thinks = (name: string, try_: (seen: Seen, told: number[]) => void): number[] => {
  for (let i = 4; i < 40; i++) {
    const told: number[] = [];
    try_(seenAt(name, i), told);
    if (told.length) return told;
  }
  return [];
};
test('a stopped general still decides, and tells its progress until then', () => {
  const told = thinks('stop', (seen, heard) => {
    const budget = {
      playouts: 1000,
      rnd: seededRandom('s'),
      progress: (n: number) => {
        heard.push(n);
      },
      stopped: () => heard.length >= 3,
    };
    expect(botFor('general').choose(seen, budget).choice).toBeDefined();
  });
  expect(told.length).toBe(3);
});
test('a general with seconds to think keeps to its clock', () => {
  let now = 0;
  const told = thinks('clock', (seen, heard) => {
    botFor('general').choose(seen, {
      seconds: 1,
      rnd: seededRandom('s'),
      now: () => (now += 50),
      progress: n => {
        heard.push(n);
      },
    });
  });
  expect(told.length).toBeGreaterThan(0);
  expect(told.length).toBeLessThan(25);
});

// A guessing game with a secret: the card is hidden from the guesser.
const ANSWERS: readonly Choice[] = [
  { do: 'guess', card: 0 },
  { do: 'guess', card: 1 },
  { do: 'guess', card: 2 },
];
const steps: readonly Step[] = [{ at: 'guess', case: '1', name: 'Guess', run: () => ask('guesser', 'guessing', '1') }];
const HIDDEN = -1;
const guessing: Game = {
  ...game,
  id: 'guessing',
  sides: ['guesser'],
  turn: () => 1,
  score: g => (g.cells[0] === g.cells[1] ? 1 : 0),
  machine: machine({
    procs: { guess: steps },
    watches: [],
    pool: () => [],
    decisions: {
      guessing: {
        candidates: () => ANSWERS,
        judge: () => ({ ok: true }),
        say: () => 'A guess.',
        take: (g, _a, c) => {
          g.cells[1] = c.card as number;
          return over(null);
        },
      },
    },
    see: g => {
      const v = clone(g);
      v.cells[0] = HIDDEN;
      return v;
    },
    fill: (v, _side, rnd) => {
      const g = clone(v);
      g.cells[0] = rnd(3);
      return g;
    },
  }),
};
const table = (card: number): Seen => {
  const g = guessing.machine.start({ ...blank(2), cells: Int16Array.from([card, HIDDEN]) }, 'guess');
  return { game: guessing, view: guessing.machine.view(g, 'guesser'), side: 'guesser', brain: undefined };
};
test.each(LEVELS)('%s sees only the view: whatever the hidden card is, it guesses the same', level => {
  const guesses = [0, 1, 2].map(
    card => botFor(level).choose(table(card), { playouts: 60, rnd: seededRandom('g') }).choice,
  );
  expect(new Set(guesses.map(c => c.card)).size).toBe(1);
});
