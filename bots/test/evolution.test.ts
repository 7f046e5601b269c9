/** Breeding on planted values: what is better is found, what was only lucky is not believed. */
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../engine/random.ts';
import { evolve, LEAST_PLAYOUTS, nurseryOf, type Candidate, type Expected } from '../evolution.ts';
import { planInWords, type Planning, type Tilt, type TurnPlan } from '../planning.ts';
import { thinkingTime } from '../thinking-time.ts';

const PLAIN: TurnPlan = { name: 'plain', weights: { attack: 1, care: 1, decay: 0.9 }, tilts: [] };
const BOLD: TurnPlan = { name: 'bold', weights: { attack: 2, care: 1, decay: 0.9 }, tilts: [] };
const tilt = (place: number): Tilt => ({ kind: 'effort', name: `towards ${place}`, place, strength: 1, reach: 2 });
const TILTS = [1, 2, 3].map(tilt);
const planning = { fixed: ['decay'] } as unknown as Planning;
interface Setting {
  readonly playouts?: number;
  readonly seed?: string;
  readonly tilts?: readonly Tilt[];
  readonly before?: Expected;
  stopped?(): boolean;
}
const evolved = (worth: (plan: TurnPlan, world: string) => number, s: Setting = {}): Candidate => {
  const seed = s.seed ?? 'evolution';
  return evolve({
    planning,
    nursery: nurseryOf(
      planning,
      { parents: [PLAIN, BOLD, ...(s.before ? [s.before.plan] : [])], tilts: s.tilts ?? [] },
      seed,
    ),
    time: thinkingTime(
      { rnd: seededRandom(seed), playouts: s.playouts ?? 100, ...(s.stopped ? { stopped: s.stopped } : {}) },
      100,
    ),
    valueIn: worth,
    before: s.before,
  });
};
/** The same luck for every plan in a world. */
const luckIn = (world: string): number => seededRandom(world)(1000) / 100;
/** Luck of a plan in a world that it owes to nothing. */
const fluke = (plan: TurnPlan, world: string): number =>
  seededRandom(`${world} ${JSON.stringify(plan.weights)}`)(1000) / 100;

describe('a plan is chosen', () => {
  test('if its weights are better, whatever luck the worlds bring', () => {
    const { plan } = evolved(({ weights }, world) => luckIn(world) - Math.abs(weights['attack']! - 3));
    expect(plan.weights['attack']).toBeGreaterThan(2);
    expect(plan.weights['decay']).toBe(0.9);
  });
  test('if its tilt is better', () => {
    const { plan } = evolved((p, world) => luckIn(world) + (p.tilts.some(t => t.place === 2) ? 1 : 0), {
      tilts: TILTS,
    });
    expect(plan.tilts.map(t => t.place)).toContain(2);
  });
  test('never because it was lucky where it was bred', () => {
    for (let i = 0; i < 20; i++) {
      const best = evolved((p, world) => (world.startsWith('bred') ? fluke(p, world) : luckIn(world)), {
        seed: `${i}`,
      });
      expect(best.plan).toBe(PLAIN);
    }
  });
  test('by worlds that nobody was bred on, the same for all who reach them', () => {
    const seen = new Map<string, Set<string>>();
    const best = evolved((p, world) => {
      const kind = world.split('/')[0]!;
      seen.set(kind, (seen.get(kind) ?? new Set()).add(world));
      return p === BOLD ? luckIn(world) + 1 : luckIn(world);
    });
    expect(best.plan).toBe(BOLD);
    expect(best.fresh.length).toBeGreaterThan(4);
    expect(best.fresh).toEqual(best.fresh.map((_, k) => luckIn(`fresh/${k}`) + 1));
    expect([...seen.get('bred')!].filter(world => seen.get('fresh')!.has(world))).toEqual([]);
  });
  test('not if it gains less than a standard error', () => {
    const noisy = (p: TurnPlan, world: string): number => (p === PLAIN ? 5 : fluke(p, world) - 1);
    const kept = Array.from({ length: 20 }, (_, i) => evolved(noisy, { seed: `${i}` }).plan === PLAIN);
    expect(kept.filter(Boolean).length).toBeGreaterThan(12);
  });
});
describe('the plain plan stays', () => {
  test('where all plans are worth the same', () => {
    expect(evolved((_, world) => luckIn(world), { tilts: TILTS }).plan).toBe(PLAIN);
  });
  test('where every other plan is worse', () => {
    expect(evolved((p, world) => luckIn(world) - (p === PLAIN ? 0 : 1)).plan).toBe(PLAIN);
  });
});
describe('the plan of the turn before', () => {
  const old: TurnPlan = { weights: { attack: 7, care: 7, decay: 0.9 }, tilts: [] };
  /** Better than the plain plan in three worlds of four, but not by much; all others are bad. */
  const worth = (p: TurnPlan, world: string): number =>
    p === old ? luckIn(world) + (Number(world.split('/')[1]) % 4 ? 1 : -0.9) : p === PLAIN ? luckIn(world) : -50;
  test('is a parent, and stays if it keeps its promise', () => {
    expect(evolved(worth, { before: { plan: old, estimate: 5, error: 5 } }).plan).toBe(old);
  });
  test('is dropped when its value has fallen, unless it is better beyond doubt', () => {
    expect(evolved(worth, { before: { plan: old, estimate: 50, error: 0.1 } }).plan).toBe(PLAIN);
    const better = (p: TurnPlan, world: string): number => luckIn(world) + (p === old ? 3 : 0);
    expect(evolved(better, { before: { plan: old, estimate: 50, error: 0.1 } }).plan).toBe(old);
  });
});
describe('the budget', () => {
  const count = (s: Setting): { readonly best: Candidate; readonly played: number } => {
    let played = 0;
    const best = evolved((p, world) => {
      played += 1;
      return luckIn(world) - Math.abs(p.weights['attack']! - 3);
    }, s);
    return { best, played };
  };
  test('is kept to the playout', () => {
    for (const playouts of [24, 57, 200]) expect(count({ playouts }).played).toBe(playouts);
  });
  test('leaves enough fresh worlds to decide, however small', () => {
    for (const playouts of [LEAST_PLAYOUTS, 40, 57, 100]) {
      const best = evolved((p, world) => luckIn(world) + (p === BOLD ? 1 : 0), { playouts });
      expect([best.plan, best.fresh.length >= 4], `${playouts}`).toEqual([BOLD, true]);
    }
  });
  test('repeats exactly from the same seed, and differs from another', () => {
    const [a, b, c] = ['one', 'one', 'two'].map(seed => count({ seed }).best);
    expect(b).toEqual(a);
    expect(c!.plan).not.toEqual(a!.plan);
  });
  test('ends when told to stop: at once, with the plain plan if nothing has been shown yet', () => {
    let asked = 0;
    const { best, played } = count({ stopped: () => ++asked > 8 });
    expect(best.plan).toBe(PLAIN);
    expect(played).toBeLessThan(12);
  });
  test('in seconds ends by the clock', () => {
    let now = 0;
    const time = thinkingTime({ rnd: seededRandom('t'), seconds: 0.2, now: () => now }, 100);
    const past = [0, 999, 1000, 2000].map(at => {
      now = at;
      return time.isPast(0.5);
    });
    expect(past).toEqual([false, false, true, true]);
  });
});
describe('a plan in words', () => {
  const emphases = { attack: ['few attacks', 'many attacks'], care: ['no care', 'much care'] } as const;
  const words = (p: Partial<TurnPlan>): string =>
    planInWords({ ...PLAIN, name: undefined, ...p } as TurnPlan, PLAIN, emphases);
  test('is its name', () => {
    expect(planInWords(BOLD, PLAIN, emphases)).toBe('bold');
  });
  test('is its strongest tilts', () => {
    const tilts = [{ ...tilt(1), strength: 0.1 }, tilt(2), { ...tilt(3), strength: -0.9 }];
    expect(words({ tilts })).toBe('towards 2, towards 3');
  });
  test('is what it weighs differently, the greatest change first', () => {
    expect(words({ weights: { attack: 0.6, care: 2, decay: 0.9 } })).toBe('much care, few attacks');
    expect(words({ weights: { attack: 1.1, care: 1, decay: 0.5 } })).toBe('a variant of the usual plan');
    expect(words({ tilts: [tilt(1)], weights: { attack: 3, care: 2, decay: 0.9 } })).toBe('towards 1, many attacks');
  });
});
