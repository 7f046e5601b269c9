/** What the staff of France '40 once fell for: each in a position of its own. */
import { describe, expect, test } from 'vitest';
import { botFor } from '../../../bots/levels.ts';
import { plannerBot } from '../../../bots/planner.ts';
import type { Tilt } from '../../../bots/planning.ts';
import { playMatch } from '../../../bots/play.ts';
import { optionsOf, startOf } from '../../../engine/game.ts';
import { settle } from '../../../engine/playout.ts';
import { seededRandom } from '../../../engine/random.ts';
import type { State } from '../../../engine/state.ts';
import type { Table } from '../../../engine/table.ts';
import { NO_ENTRY } from '../../../kernel/path.ts';
import { A, G, type SideNo } from '../model/army.ts';
import { france40Brain as brain } from '../bot/brain.ts';
import { assessmentOf } from '../bot/assessment.ts';
import { lineOf } from '../bot/line.ts';
import { goalsOf } from '../bot/objectives.ts';
import { situationOf } from '../bot/situation.ts';
import { PLANNING } from '../bot/planning.ts';
import { tiltFieldsOf } from '../bot/tilts.ts';
import { WEIGHTS } from '../bot/weights.ts';
import { standWorth } from '../bot/worth.ts';
import { GRID } from '../data/map.ts';
import { WEST_WALL_HEXES_1939 } from '../data/units.ts';
import { france40 as game } from '../game.ts';
import { defenceIn } from '../rules/odds.ts';
import { stackIn } from '../model/state.ts';
import { scene } from './scene.ts';
import { COUNTRY, ENTER, hexOf, labelOf, SOUTH_EDGE, UNIT_NAMES, WATER_SIDE, WEST_EDGE } from './shipped.ts';

const SLOW = 120_000;
/** The staff moves a whole phase; where everybody stands then. */
const moved = ({ g }: Pick<Table, 'g'>, side: 'german' | 'allied'): State => {
  const rnd = seededRandom('moved');
  for (let i = 0; i < 400 && g.wait.for === 'choice'; i++) {
    const a = game.machine.open(g)[0]!;
    if (a.side !== side || !['moving', 'marching'].includes(a.kind)) break;
    const choice = brain.pick(game.machine.view(g, side), a, rnd, 0);
    if (choice.do === 'done') break;
    game.machine.giveListed(g, a, choice);
    settle(game.machine, g, rnd);
  }
  return g;
};
const namesIn = (g: State, hex: string): readonly string[] => stackIn(g, hexOf(hex)).map(u => UNIT_NAMES[u]!);
const unit = (name: string): number => UNIT_NAMES.indexOf(name);

describe('3.5 Germans of 1939 stay at home', () => {
  const t = scene({
    scenario: '1939',
    at: { 1633: ['G39 5 ID', 'G39 6 ID'], 1732: ['F39 2 DI'], 1632: ['F39 1 DIM'] },
    side: 'german',
    phase: 'movement',
  });
  test('they aim at nobody in France', () => {
    const assessment = assessmentOf(t.g, G, WEIGHTS);
    expect(assessment.targets().map(x => GRID.labels[x.hex])).toEqual([]);
  });
  test('the French aim at them', () => {
    expect(
      assessmentOf(t.g, A, WEIGHTS)
        .targets()
        .map(x => GRID.labels[x.hex]),
    ).toContain('1633');
  });
});

describe('1939, six divisions before Freiburg, which one German division holds', () => {
  const { g } = scene({
    scenario: '1939',
    at: {
      1632: ['F39 1 DIM', 'F39 3 DIM', 'F39 5 DIM'],
      1733: ['F39 9 DIM', 'F39 12 DIM', 'F39 15 DIM'],
      1634: ['G39 209 ID'],
      1635: ['G39 5 ID'],
    },
    turn: 2,
    side: 'german',
  });
  const assessment = assessmentOf(g, G, WEIGHTS);
  const worth = (hex: string): number => standWorth(assessment, unit('G39 5 ID'), hexOf(hex));
  test('a bare fort is not held: a free division is worth more there than as a second one beside it', () => {
    expect(worth('1633')).toBeGreaterThan(worth('1634') + 0.1);
  });
  test('a quiet sector keeps a screen', () => {
    expect(worth('2036')).toBeGreaterThan(worth('1634') + 0.1);
  });
  test('3.5 the line runs through Germany', () => {
    expect(assessment.line().hexes.filter(hex => COUNTRY[hex] !== COUNTRY[hexOf('1634')])).toEqual([]);
  });
});
test('Germans of 1940 screen their line against one weak division, with one corps', () => {
  const worth = (there: readonly string[]): number => {
    const { g } = scene({
      at: { 3839: ['N Lt'], 3840: there, 3642: ['G XXV'], 3036: ['G I'] },
      forts: [],
      war: ['Netherlands', 'Belgium'],
      turn: 2,
    });
    return standWorth(assessmentOf(g, G, { ...WEIGHTS, attack: 0 }), unit('G XXV'), hexOf('3840'));
  };
  expect(worth([]) - worth(['G II'])).toBeGreaterThan(0.1);
});

describe('British corps', () => {
  const at = { 3327: ['G 19 Pz'], 3326: ['G I'], 3427: ['UK I/1'], 3328: ['F X/1'], 3724: ['UK II'] };
  const t = scene({ at, war: ['Belgium'], turn: 6, side: 'german', phase: 'combat' });
  test('are hunted', () => {
    expect(goalsOf(situationOf(t.g, G), WEIGHTS, unit('G I')).map(x => x.name)).toContain('the British');
  });
  test('hunt a panzer corps that has left everybody behind, and only the British do', () => {
    const alone = scene({ at: { 3327: ['G 19 Pz'], 3525: ['UK I'] }, war: ['Belgium'], turn: 4, side: 'allied' });
    const goals = (name: string) => goalsOf(situationOf(alone.g, A), WEIGHTS, unit(name)).map(x => GRID.labels[x.hex]);
    expect(goals('UK I')).toContain('3327');
    expect(goals('F X')).not.toContain('3327');
  });
});

/** Hexes the enemy of `side` could walk to if the line were manned everywhere. */
const walked = (g: State, side: SideNo): ReadonlySet<number> => {
  const s = situationOf(g, side);
  const { on } = lineOf(s);
  const from = [...s.count[side === A ? G : A].keys()].filter(hex => s.count[side === A ? G : A][hex]);
  const seen = new Set(from);
  for (const hex of from)
    for (const [dir, to] of GRID.near.subarray(hex * 6, hex * 6 + 6).entries()) {
      if (to < 0 || seen.has(to) || on[to] || ENTER[to] === NO_ENTRY || WATER_SIDE[GRID.sides[hex * 6 + dir]!])
        continue;
      seen.add(to);
      from.push(to);
    }
  return seen;
};
test('once Dijon has fallen the line parts every German from the edges that feed the army, the one before Paris too', () => {
  const { g } = scene({
    at: {
      2923: ['G 41 Pz'],
      1825: ['G 19 Pz'],
      2831: ['G I'],
      2726: ['F X'],
      2524: ['F XI'],
      2126: ['F II'],
      2434: ['F IX'],
      3123: ['F I'],
    },
    war: ['Belgium', 'Luxembourg', 'Netherlands'],
    turn: 6,
    side: 'allied',
    columns: { mediterranean: 'by city' },
  });
  const open = walked(g, A);
  expect([...WEST_EDGE, ...SOUTH_EDGE].filter(hex => open.has(hex)).map(labelOf)).toEqual([]);
});
describe('a city in the rear keeps a garrison against a lone raider', () => {
  test('4.6 Dijon, with panzers a march away', () => {
    const t = scene({
      at: { 2428: ['G 19 Pz'], 1924: ['F X'], 2631: ['F XI', 'F I'], 2730: ['F II'] },
      war: ['Belgium', 'Luxembourg'],
      turn: 4,
      side: 'allied',
    });
    expect(namesIn(moved(t, 'allied'), '1825')).toEqual(['F X']);
  });
  test('4.1 Stuttgart, with a French division behind the Rhine', () => {
    const t = scene({
      scenario: '1939',
      at: { 1836: ['F39 1 DIM'], 1739: ['G39 5 ID'], 2036: ['G39 6 ID'], 2136: ['G39 9 ID'], 2135: ['F39 2 DI'] },
      turn: 4,
      side: 'german',
    });
    expect(namesIn(moved(t, 'german'), '1738')).toEqual(['G39 5 ID']);
  });
});

/** A set-up laid by the general, to the end. */
const setUpBy = (seed: string): { readonly g: State; readonly plan: number } => {
  const g = startOf(game, '1939', optionsOf(game, '1939', {}));
  const rnd = seededRandom(seed);
  const general = plannerBot('general');
  let plan = -1;
  for (let a = game.machine.open(g)[0]!; a.side === 'german'; a = game.machine.open(g)[0]!) {
    const { choice } = general.choose(
      { game, view: game.machine.view(g, 'german'), side: 'german', brain },
      { playouts: 1, rnd },
    );
    if (choice.do === 'lay') plan = choice.plan as number;
    game.machine.giveListed(g, a, choice);
  }
  return { g, plan };
};
describe('the general of 1939 sets up', () => {
  const laid = ['a', 'b', 'c', 'd', 'e', 'f'].map(setUpBy);
  test('now so, now otherwise', () => {
    expect(new Set(laid.map(x => x.plan)).size).toBeGreaterThan(1);
  });
  test('with no hex of the upper Rhine that 24 divisions take at 6:1', () => {
    // Over the Rhine a division attacks with 1; rough ground and the fort shift two columns
    for (const { g } of laid) expect(Math.floor(24 / defenceIn(g, hexOf('1633'))) - 2).toBeLessThan(4);
  });
  test('with somebody in every fort', () => {
    for (const { g } of laid)
      for (const label of WEST_WALL_HEXES_1939) expect(stackIn(g, hexOf(label)).length, label).toBeGreaterThan(0);
  });
});

test(
  'the opening is played to the end without a mistake; npm run simulate -- --seat allied=prepared counts what it wins',
  () => {
    const played = playMatch({
      game,
      brain,
      scenario: '1939',
      options: optionsOf(game, '1939', {}),
      seats: { german: plannerBot('general'), allied: botFor('prepared') },
      seed: 'freiburg/1',
      budget: { playouts: 1, silent: true },
    });
    const first = played.happened.find(e => e.is === 'declared')!;
    expect(played.errors).toEqual([]);
    expect([labelOf(first.hex as number), (first.units as readonly number[]).length]).toEqual(['1633', 24]);
  },
  SLOW,
);

describe('a hint', () => {
  test('gives the odds in the choice: of an attack, and of nothing else', () => {
    const { g } = scene({
      at: { 2832: ['G 19 Pz', 'G I'], 2831: ['F X/1'] },
      war: ['Belgium'],
      turn: 2,
      phase: 'combat',
      side: 'german',
    });
    const a = game.machine.open(g)[0]!;
    expect(brain.odds(g, a, { do: 'attack', hex: hexOf('2831') })).toMatch(/^at \d:\d, \d+% to hit .* \d+% to fail/);
    expect(brain.odds(g, a, { do: 'done' })).toBeUndefined();
  });
  test('gives the chance of winning: more for more points, surer towards the end, for both sides together no more than one', () => {
    const at = (turn: number) => scene({ at: { 2832: ['G I'], 2726: ['F X'] }, war: ['Belgium'], turn }).g;
    const chance = (turn: number, side: string, points: number): number => brain.hope(at(turn), side, points).chance;
    expect(chance(1, 'german', 5)).toBeGreaterThan(chance(1, 'german', 3));
    expect(chance(12, 'german', 7.5)).toBeGreaterThan(chance(1, 'german', 7.5));
    expect(chance(1, 'german', 3) + chance(1, 'allied', -3)).toBeLessThan(1);
    const phoney = scene({ scenario: '1939', at: { 1634: ['G39 5 ID'], 1733: ['F39 1 DIM'] } }).g;
    expect(brain.hope(phoney, 'german', 6).chance + brain.hope(phoney, 'allied', -6).chance).toBeCloseTo(1, 0);
  });
});

describe('a tilt of the plan', () => {
  const t = scene({
    at: { 2832: ['G 19 Pz'], 2931: ['G I'], 2726: ['F X'], 2630: ['F II'] },
    war: ['Belgium', 'Luxembourg', 'Netherlands'],
    turn: 3,
    side: 'german',
    phase: 'movement',
  });
  const [plain] = PLANNING.plans(t.g, 'german');
  const worth = (name: string, hex: string, tilts: readonly Tilt[]): number =>
    standWorth(assessmentOf(t.g, G, WEIGHTS, tiltFieldsOf(t.g, { ...plain!, tilts })), unit(name), hexOf(hex));
  const gain = (name: string, hex: string, tilt: Tilt): number => worth(name, hex, [tilt]) - worth(name, hex, []);
  const found = (kind: string): Tilt => PLANNING.tilts(t.g, 'german').find(x => x.kind === kind)!;
  test('towards a place draws all units, the nearer the more', () => {
    const effort = { ...found('effort'), place: hexOf('2423'), name: 'towards Paris' };
    for (const name of ['G 19 Pz', 'G I']) {
      expect(gain(name, '2625', effort)).toBeGreaterThan(gain(name, '2832', effort));
      expect(gain(name, '2832', effort)).toBeGreaterThan(0);
    }
  });
  test('to raid draws panzers only, to hold all but panzers, to fall back pushes away', () => {
    const at = (kind: string) => ({ ...found(kind), place: hexOf('2726') });
    expect([gain('G 19 Pz', '2726', at('raid')) > 0, gain('G I', '2726', at('raid'))]).toEqual([true, 0]);
    expect([gain('G 19 Pz', '2726', at('hold')), gain('G I', '2726', at('hold')) > 0]).toEqual([0, true]);
    expect(gain('G I', '2726', at('withdraw'))).toBeLessThan(0);
  });
  test('names the place as the map does', () => {
    const names = PLANNING.tilts(t.g, 'german').map(x => x.name);
    expect(names).toContain('main effort towards Paris');
    for (const name of names) expect(name).toMatch(/^[a-z ]+ \p{Lu}[\p{L} .'’-]+$/u);
  });
  test('under no tilt the staff chooses as it does alone', () => {
    const a = game.machine.open(t.g)[0]!;
    expect(PLANNING.pick(t.g, a, seededRandom('x'), plain!)).toEqual(brain.pick(t.g, a, seededRandom('x'), 0));
  });
});
