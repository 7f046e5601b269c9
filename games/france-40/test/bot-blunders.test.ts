/** Blunders of the staff of France '40 that the marshal's plans avoid: each in a position of its own. */
import { describe, expect, test } from 'vitest';
import type { Choice, Question } from '../../../engine/decide.ts';
import { settle } from '../../../engine/playout.ts';
import { seededRandom } from '../../../engine/random.ts';
import type { State } from '../../../engine/state.ts';
import { around, distance, type HexId } from '../../../kernel/hex.ts';
import { france40Brain as brain } from '../bot/brain.ts';
import { PLANNING } from '../bot/planning.ts';
import { GRID } from '../data/map.ts';
import { france40 as game } from '../game.ts';
import { placeOf, stackIn } from '../model/state.ts';
import { scene, type Spec } from './scene.ts';
import { PARIS, UNIT_NAMES } from './shipped.ts';

type Choose = (g: State, a: Question) => Choice;
/** A side moves a whole phase; where everybody stands then. */
const moved = (spec: Spec, side: 'german' | 'allied', choose: Choose): State => {
  const { g } = scene({ ...spec, side, phase: 'movement' });
  const rnd = seededRandom('moved');
  for (let i = 0; i < 400 && g.wait.for === 'choice'; i++) {
    const a = game.machine.open(g)[0]!;
    if (a.side !== side || !['moving', 'marching'].includes(a.kind)) break;
    const choice = choose(game.machine.view(g, side), a);
    if (choice.do === 'done') break;
    game.machine.giveListed(g, a, choice);
    settle(game.machine, g, rnd);
  }
  return g;
};
const rnd = seededRandom('blunders');
const byStaff: Choose = (g, a) => brain.pick(g, a, rnd, 0);
const byPlainPlan: Choose = (g, a) => PLANNING.pick(g, a, rnd, PLANNING.plans(g, a.side)[0]!);
const byPlan =
  (name: string): Choose =>
  (g, a) =>
    PLANNING.pick(
      g,
      a,
      rnd,
      PLANNING.plans(g, a.side).find(p => p.name === name)!,
    );
const hexOfUnit = (g: State, name: string): HexId => placeOf(g, UNIT_NAMES.indexOf(name)) as HexId;

describe('10.6 an open Paris with panzers within a march', () => {
  const spec: Spec = {
    at: { 3025: ['G 19 Pz'], 2822: ['F X'], 2628: ['F XI', 'F I'], 2730: ['F II'], 3128: ['G I'] },
    war: ['Belgium', 'Luxembourg', 'Netherlands'],
    turn: 5,
  };
  const besideParis = new Set<number>(PARIS.flatMap(hex => around(GRID, hex)));
  const guards = (g: State): number =>
    [...besideParis].filter(hex => stackIn(g, hex).some(u => UNIT_NAMES[u]!.startsWith('F '))).length;
  test('a corps stays beside it, where its zone stops them', () => {
    expect(guards(moved(spec, 'allied', byPlainPlan))).toBeGreaterThan(0);
  });
  test('the staff marches away', () => {
    expect(guards(moved(spec, 'allied', byStaff))).toBe(0);
  });
});
describe('two panzer corps through at Sedan, with three corps behind them', () => {
  const spec: Spec = {
    at: {
      3229: ['G 19 Pz', 'G 41 Pz'],
      3231: ['G I', 'G II'],
      3331: ['G III'],
      2924: ['F X'],
      2823: ['F XI'],
      3023: ['F II'],
      1825: ['F IX'],
      3526: ['UK I'],
      3625: ['UK II'],
    },
    war: ['Belgium', 'Luxembourg', 'Netherlands'],
    turn: 4,
  };
  /** How far the nearest corps on foot is from each panzer corps. */
  const gaps = (g: State): readonly number[] =>
    ['G 19 Pz', 'G 41 Pz'].map(fast =>
      Math.min(...['G I', 'G II', 'G III'].map(name => distance(GRID, hexOfUnit(g, name), hexOfUnit(g, fast)))),
    );
  const FOOT_MARCH = 6;
  test('one of the plans has the infantry follow them', () => {
    expect(Math.max(...gaps(moved(spec, 'german', byPlan('infantry close behind the panzers'))))).toBeLessThanOrEqual(
      FOOT_MARCH,
    );
  });
  test('that of the staff turns to the cities of the Netherlands', () => {
    expect(Math.max(...gaps(moved(spec, 'german', byStaff)))).toBeGreaterThan(FOOT_MARCH);
  });
});
