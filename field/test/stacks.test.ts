import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../engine/random.ts';
import { clone, HOLE, type State } from '../../engine/state.ts';
import { cover, isCovered, show, uncover } from '../fog.ts';
import {
  fewestOut,
  firstWrong,
  heightOf,
  order,
  putOnTop,
  raise,
  restack,
  sink,
  stackFaults,
  stackIn,
  topOf,
} from '../stacks.ts';
import { campOf, COUNT, fieldOn, GRIDS } from './battlefield.ts';

const f = fieldOn(GRIDS[0]!, [], []);
const { stacks: s, at, grid } = f;
const FIVE = [2, 11, 17, 30, 44];

/** Stacks as lists of lists. */
type Model = Map<number, number[]>;
const listOf = (m: Model, hex: number): number[] => m.get(hex) ?? m.set(hex, []).get(hex)!;
const play = (g: State, m: Model, rnd: (n: number) => number): void => {
  const unit = rnd(COUNT);
  const hex = g.cells[at.place + unit]!;
  const here = listOf(m, hex);
  switch (rnd(4)) {
    case 0:
      if (hex >= grid.size) break;
      raise(s, g, unit);
      here.push(...here.splice(here.indexOf(unit), 1));
      break;
    case 1: {
      if (hex >= grid.size) break;
      const beneath = rnd(here.length);
      sink(s, g, unit, beneath);
      here.splice(here.indexOf(unit), 1);
      here.splice(here.length - beneath, 0, unit);
      break;
    }
    default: {
      const to = rnd(5) ? FIVE[rnd(5)]! : grid.size;
      here.splice(here.indexOf(unit), 1);
      listOf(m, to).push(unit);
      putOnTop(s, g, unit, to);
    }
  }
};
const battle = (seed: string, steps: number): { g: State; m: Model } => {
  const rnd = seededRandom(seed);
  const g = f.begin();
  const m: Model = new Map([[grid.size, [...Array(COUNT).keys()]]]);
  for (let k = 0; k < steps; k++) play(g, m, rnd);
  return { g, m };
};

describe('stacks', () => {
  test('are what lists of lists would be, level by level and without gaps, through 3,000 changes', () => {
    const rnd = seededRandom('stacks');
    const { g, m } = battle('stacks', 30);
    for (let k = 0; k < 3000; k++) {
      play(g, m, rnd);
      const hex = FIVE[rnd(5)]!;
      expect(stackIn(s, g, hex)).toEqual(listOf(m, hex));
      expect(topOf(s, g, hex)).toBe(listOf(m, hex).at(-1) ?? -1);
      expect(heightOf(s, g, hex)).toBe(listOf(m, hex).length);
      if (k % 50 === 0) expect(stackFaults(s, g)).toEqual([]);
    }
  });
  test('a unit that moves is no longer shown, and one gone to a box has no level', () => {
    const { g } = battle('moved', 200);
    const unit = stackIn(s, g, FIVE[0]!).at(-1)!;
    show(s, g, [unit]);
    putOnTop(s, g, unit, grid.size + 1);
    expect([g.cells[at.shown + unit], g.cells[at.level + unit], g.cells[at.place + unit]]).toEqual([
      0,
      0,
      grid.size + 1,
    ]);
  });
  test('faults name the hex: a height that lies, a gap between levels', () => {
    const { g } = battle('faults', 200);
    g.cells[at.height + 7] = 1;
    g.cells[at.level + topOf(s, g, FIVE[1]!)]! += 1;
    const count = heightOf(s, g, FIVE[1]!);
    expect(stackFaults(s, g)).toEqual([
      { hex: 7, wrong: 'height', count: 0 },
      { hex: FIVE[1], wrong: 'levels', count },
    ]);
  });
  test('restacked from places alone they are whole again, in the order asked for', () => {
    const { g } = battle('restack', 200);
    const before = clone(g);
    g.cells.fill(9, at.level, at.level + COUNT);
    g.cells.fill(9, at.height, at.height + grid.size);
    restack(s, g, (_hex, stack) => stack.toSorted((a, b) => before.cells[at.level + a]! - before.cells[at.level + b]!));
    expect(g.cells).toEqual(before.cells);
  });
  test('the first hex that is wrong is found, each being asked once', () => {
    const { g } = battle('first', 200);
    const asked: number[] = [];
    const found = firstWrong(s, g, s.units(g), hex => (asked.push(hex), heightOf(s, g, hex) > 2 ? hex : undefined));
    expect(found).toBe(FIVE.find(hex => heightOf(s, g, hex) > 2));
    expect(new Set(asked).size).toBe(asked.length);
  });
  test('an order is an order', () => {
    const { g } = battle('order', 200);
    const turned = stackIn(s, g, FIVE[2]!).toReversed();
    order(s, g, turned);
    expect(stackIn(s, g, FIVE[2]!)).toEqual(turned);
  });
});

describe('the fewest that must go', () => {
  const loads: { readonly [unit: number]: number } = { 1: 1, 2: 1, 3: 2, 4: 2, 5: 3 };
  const upTo =
    (most: number) =>
    (rest: readonly number[]): boolean =>
      rest.reduce((sum, u) => sum + loads[u]!, 0) <= most;
  test('nobody where all may lie, one of those whose going cures it, two where one is not enough', () => {
    expect(fewestOut([1, 2, 3], upTo(4))).toEqual([[]]);
    expect(fewestOut([1, 3, 4], upTo(3))).toEqual([[3], [4]]);
    expect(fewestOut([1, 2, 3, 4], upTo(3))).toEqual([
      [1, 3],
      [1, 4],
      [2, 3],
      [2, 4],
      [3, 4],
    ]);
    expect(fewestOut([1, 2], () => false)).toEqual([[1, 2]]);
  });
  test('whoever goes first, the rest is as few as it was', () => {
    const all = [1, 2, 3, 4, 5];
    for (const out of fewestOut(all, upTo(4)))
      for (const u of out) {
        const next = fewestOut(
          all.filter(x => x !== u),
          upTo(4),
        );
        expect(next[0]).toHaveLength(out.length - 1);
      }
  });
});

describe('fog of war', () => {
  const COLUMNS = [at.place, at.level, at.noSupply, at.moved];
  /** Beginning with one camp a hex, as enemies do not share one. */
  const foggy = (seed: string): State => {
    const rnd = seededRandom(seed);
    const g = f.begin();
    for (let k = 0; k < 120; k++) {
      const unit = rnd(COUNT);
      putOnTop(s, g, unit, rnd(6) ? FIVE[campOf(unit)]! + 9 * rnd(2) : grid.size);
      g.cells[at.moved + unit] = rnd(2);
      if (rnd(5) === 0) show(s, g, [unit]);
    }
    return g;
  };
  const see = (g: State, camp: number): State => {
    const v = clone(g);
    const enemies = s.units(g).filter(u => campOf(u) !== camp);
    cover(s, g, v, enemies, COLUMNS);
    return v;
  };
  const fit = (top: number, unit: number): number => (campOf(top) !== campOf(unit) ? 0 : top % 2 === unit % 2 ? 2 : 1);
  const fill = (v: State, seed: string): State => {
    const rnd = seededRandom(seed);
    return uncover(s, clone(v), rnd, fit, (g, u) => {
      for (const column of COLUMNS) if (column !== at.place) g.cells[column + u] = rnd(2);
    });
  };

  test('of an enemy stack the top and what was shown is seen, of one’s own all', () => {
    for (let k = 0; k < 40; k++) {
      const g = foggy(`see ${k}`);
      const v = see(g, 0);
      for (const u of s.units(g)) {
        const hex = g.cells[at.place + u]!;
        const seen = campOf(u) === 0 || hex >= grid.size || g.cells[at.shown + u] === 1 || topOf(s, g, hex) === u;
        if (campOf(u) !== 0) expect(isCovered(s, g, u)).toBe(!seen);
        for (const column of COLUMNS) expect(v.cells[column + u]).toBe(seen ? g.cells[column + u] : HOLE);
      }
    }
  });
  test('whatever the holes are filled with, the view of it is the same, and stacks are whole', () => {
    let holes = 0;
    for (let k = 0; k < 60; k++) {
      const v = see(foggy(`fill ${k}`), k % 3);
      const filled = fill(v, `rnd ${k}`);
      expect(see(filled, k % 3).cells).toEqual(v.cells);
      expect(stackFaults(s, filled)).toEqual([]);
      holes += s.units(v).filter(u => v.cells[at.place + u] === HOLE).length;
    }
    expect(holes).toBeGreaterThan(200);
  });
  test('the best fit goes first', () => {
    const g = f.begin();
    for (const u of [3, 4, 5, 7]) putOnTop(s, g, u, 11); // 7 on top, of odd ones 3 and 5 beneath
    const v = see(g, 1);
    for (const u of [4]) v.cells[at.place + u] = grid.size;
    v.cells[at.height + 11] = 3;
    v.cells[at.level + 7] = 2;
    const filled = fill(v, 'fit');
    expect(stackIn(s, filled, 11).toSorted((a, b) => a - b)).toEqual([3, 5, 7]);
  });
  test('who lies there already counts: one army a hex, and armies are dealt out first', () => {
    const armies = [0, 3, 6].map(k => s.units(f.begin()).filter(u => campOf(u) === campOf(0))[k]!);
    const isArmy = (u: number): boolean => armies.includes(u);
    const others = s.units(f.begin()).filter(u => campOf(u) === campOf(0) && !isArmy(u));
    const g = f.begin();
    for (const [i, hex] of [11, 12, 13].entries())
      for (const u of [armies[i]!, others[2 * i]!, others[2 * i + 1]!]) putOnTop(s, g, u, hex);
    const v = see(g, campOf(0) + 1);
    expect(armies.every(u => v.cells[at.place + u] === HOLE)).toBe(true);
    const oneArmy = (_top: number, unit: number, stack: readonly number[]): number => {
      if (!isArmy(unit)) return 1;
      return stack.some(isArmy) ? 0 : 2;
    };
    for (let k = 0; k < 20; k++) {
      const filled = uncover(s, clone(v), seededRandom(`armies ${k}`), oneArmy, () => {});
      for (const hex of [11, 12, 13]) expect(stackIn(s, filled, hex).filter(isArmy)).toHaveLength(1);
    }
  });
});
