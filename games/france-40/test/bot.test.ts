/** The bots of France '40: better than chance, blind to what is hidden, and never at a loss. */
import { describe, expect, test } from 'vitest';
import { botFor, newBot } from '../../../bots/levels.ts';
import { plannerBot } from '../../../bots/planner.ts';
import { playMatch } from '../../../bots/play.ts';
import { safe } from '../../../bots/safe.ts';
import { optionsOf, startOf } from '../../../engine/game.ts';
import { settle } from '../../../engine/playout.ts';
import { seededRandom } from '../../../engine/random.ts';
import type { State } from '../../../engine/state.ts';
import type { HexId } from '../../../kernel/hex.ts';
import { NO_ENTRY } from '../../../kernel/path.ts';
import { france40 as game } from '../game.ts';
import { france40Brain as brain } from '../bot/brain.ts';
import { evaluate } from '../bot/evaluate.ts';
import { lineOf } from '../bot/line.ts';
import { situationOf } from '../bot/situation.ts';
import { suppliedHexes } from '../rules/supply.ts';
import { GRID } from '../data/map.ts';
import { fortIn } from '../model/state.ts';
import { scene } from './scene.ts';
import { A, G } from '../model/army.ts';
import { ENTER, PARIS, WATER_SIDE, hexOf } from './shipped.ts';

const SLOW = 120_000;
const match = (scenario: string, german: string, allied: string, seed: string) =>
  playMatch({
    game,
    brain,
    scenario,
    options: optionsOf(game, scenario, {}),
    seats: { german: botFor(german), allied: botFor(allied) },
    seed,
    budget: { playouts: 4, silent: true },
  });
/** One with nothing in mind from other tests. */
const freshGeneral = () => plannerBot('general');
const winner = (g: State): string => (game.result(g) as { winner: string }).winner;

describe.each(['1940', '1939'])('%s', scenario => {
  test(
    'the staff beats random choices from either side, without a mistake',
    () => {
      for (const seed of ['one', 'two']) {
        const attacks = match(scenario, 'staff', 'random', seed);
        const defends = match(scenario, 'random', 'staff', seed);
        expect([winner(attacks.g), winner(defends.g)]).toEqual(['german', 'allied']);
        expect([...attacks.errors, ...defends.errors]).toEqual([]);
      }
    },
    SLOW,
  );

  test(
    'in positions of random games both sides decide, with a reason',
    () => {
      const errors: string[] = [];
      const bot = safe(botFor('staff'), e => errors.push(e.message));
      const rnd = seededRandom(`lost ${scenario}`);
      const g = startOf(game, scenario, optionsOf(game, scenario, {}));
      for (let i = 0; g.wait.for !== 'over' && i < 1500; i++) {
        settle(game.machine, g, rnd);
        if (g.wait.for !== 'choice') break;
        const a = game.machine.open(g)[0]!;
        if (i % 7 === 0)
          expect(bot.choose({ game, view: game.machine.view(g, a.side), side: a.side, brain }, { rnd }).reason).toMatch(
            /^[A-Z0-9].*\.$/,
          );
        game.machine.giveListed(g, a, game.machine.sample(g, a, rnd));
      }
      expect(errors).toEqual([]);
    },
    SLOW,
  );
});

/** Two French stacks with the same tops; what lies beneath is changed between them. */
const hidden = (swap: boolean) =>
  scene({
    at: {
      2832: ['G 19 Pz', 'G I'],
      2831: [swap ? 'F XLI' : 'F Cv', 'F X'],
      2830: [swap ? 'F Cv' : 'F XLI', 'F XI'],
      3031: ['G II'],
    },
    war: ['Belgium'],
    turn: 2,
    phase: 'combat',
    side: 'german',
  });
test.each([
  ['staff', () => botFor('staff')],
  ['general', freshGeneral],
  ['marshal', () => newBot('marshal')],
] as const)(
  '3.10 what lies under the top counters changes nothing for the %s',
  (_level, bot) => {
    const choices = [false, true].map(swap => {
      const t = hidden(swap);
      const view = game.machine.view(t.g, 'german');
      return bot().choose({ game, view, side: 'german', brain }, { playouts: 26, rnd: seededRandom('fog') });
    });
    expect(choices[0]).toEqual(choices[1]);
  },
  SLOW,
);

test(
  'a general that is stopped still decides, and tells its progress',
  () => {
    const told: number[] = [];
    const t = scene({ at: { 2832: ['G 19 Pz'], 2831: ['F X'] }, turn: 2, phase: 'movement', war: ['Belgium'] });
    const { choice } = freshGeneral().choose(
      { game, view: game.machine.view(t.g, 'german'), side: 'german', brain },
      {
        playouts: 50,
        rnd: seededRandom('stop'),
        progress: n => {
          told.push(n);
        },
        stopped: () => told.length >= 2,
      },
    );
    expect(choice).toBeDefined();
    expect(told.length).toBeLessThanOrEqual(3);
  },
  SLOW,
);

test(
  'one world is too little to leave the plan of the staff',
  () => {
    const t = scene({
      at: { 2832: ['G 19 Pz', 'G I'], 2931: ['G 41 Pz'], 2831: ['F X'], 2730: ['F XI'], 3031: ['G II'] },
      turn: 2,
      phase: 'movement',
      war: ['Belgium'],
    });
    const view = game.machine.view(t.g, 'german');
    const decided = freshGeneral().choose(
      { game, view, side: 'german', brain },
      { playouts: 6, rnd: seededRandom('one') },
    );
    expect([typeof decided.estimate, decided.intention]).toEqual(['number', undefined]);
    expect(decided.reason).not.toContain('This turn');
  },
  SLOW,
);

test(
  'a first world that speaks for the plan of the staff does not end the search',
  () => {
    const told: number[] = [];
    const t = scene({ at: { 2832: ['G 19 Pz'], 2831: ['F X'] }, turn: 2, phase: 'movement', war: ['Belgium'] });
    freshGeneral().choose(
      { game, view: game.machine.view(t.g, 'german'), side: 'german', brain },
      {
        playouts: 24,
        rnd: seededRandom('spend'),
        progress: n => {
          told.push(n);
        },
      },
    );
    expect(told.length).toBeGreaterThan(18);
  },
  SLOW,
);

describe('a position of 1939 is judged by the way to the Ruhr', () => {
  const french = (hex: string, germans: { readonly [hex: string]: readonly string[] } = {}) =>
    evaluate(
      scene({
        scenario: '1939',
        at: { [hex]: ['F39 1 DIM'], ...germans },
        forts: [],
        turn: 4,
        side: 'allied',
        phase: 'movement',
      }).g,
      'allied',
    );
  test('nearer is better, and a border of Belgium is not near', () => {
    expect(french('2738')).toBeGreaterThan(french('2434'));
    expect(french('2434')).toBeGreaterThan(french('3129'));
  });
  test('Germans in the way make it longer, Germans elsewhere do not', () => {
    const three = (...hexes: readonly string[]) =>
      Object.fromEntries(hexes.map((hex, i) => [hex, [`G39 ${[5, 6, 9][i]} ID`]]));
    expect(french('2935', three('1738', '1737', '1736'))).toBeGreaterThan(
      french('2935', three('3035', '3036', '2936')),
    );
  });
});

test('the staff traces supply as the rules do', () => {
  const g = startOf(game, '1940', optionsOf(game, '1940', {}));
  const rnd = seededRandom('supply');
  for (let i = 0; g.wait.for !== 'over' && i < 900; i++) {
    settle(game.machine, g, rnd);
    if (g.wait.for !== 'choice') break;
    const a = game.machine.open(g)[0]!;
    game.machine.giveListed(g, a, game.machine.sample(g, a, rnd));
    if (i % 90) continue;
    for (const side of [G, A] as const)
      expect([...situationOf(g, G).supplied[side]()]).toEqual([...suppliedHexes(g, side)]);
  }
});

test('the line keeps every way from the panzers to Paris shut', () => {
  const t = scene({
    at: { 2832: ['G 19 Pz'], 2931: ['G 41 Pz'], 2828: ['F X'], 2928: ['F XI'], 3027: ['F II'], 3126: ['F I'] },
    war: ['Belgium', 'Luxembourg', 'Netherlands'],
    turn: 2,
    side: 'allied',
  });
  const line = lineOf(situationOf(t.g, A));
  const ways = [hexOf('2832'), hexOf('2931')];
  const seen = new Set<number>(ways);
  for (const hex of ways)
    for (const [dir, to] of GRID.near.subarray(hex * 6, hex * 6 + 6).entries()) {
      if (
        to < 0 ||
        seen.has(to) ||
        line.on[to] ||
        ENTER[to] === NO_ENTRY ||
        WATER_SIDE[GRID.sides[hex * 6 + dir]!] ||
        fortIn(t.g, to) >= 0
      )
        continue;
      seen.add(to);
      ways.push(to as HexId);
    }
  expect(line.hexes.length).toBeGreaterThan(3);
  expect(PARIS.filter(hex => seen.has(hex))).toEqual([]);
});
