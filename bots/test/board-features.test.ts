/** Features of a board: what they say of a small row of places, and that both sides are seen alike. */
import { describe, expect, test } from 'vitest';
import { floodFrom, makeFlood, type Board } from '../../kernel/flood.ts';
import { UNREACHED } from '../../kernel/path.ts';
import { objective, putAlone, putFront, putObjectives, putStrengths, type Forces } from '../board-features.ts';
import { featuresBy, softened, type Put } from '../features.ts';

const SIZE = 9;
/** Nine places in a row. */
const board: Board = {
  size: SIZE,
  degree: 2,
  near: Array.from({ length: SIZE }, (_, i) => [i - 1, i + 1 < SIZE ? i + 1 : -1]).flat(),
};
const steps = Int16Array.from({ length: 2 * SIZE }, (_, k) => (board.near[k]! < 0 ? UNREACHED : 1));
const from = (place: number): Int16Array => Int16Array.from({ length: SIZE }, (_, i) => Math.abs(i - place));
const OBJECTIVES = {
  board,
  steps,
  half: 2,
  objectives: [objective('west', [0], from), objective('middle', [4], from), objective('east', [8], from)],
};
type Stands = { readonly [place: number]: number };
const row = (stands: Stands): number[] => Array.from({ length: SIZE }, (_, i) => stands[i] ?? 0);
const forces = (first: Stands, second: Stands, holder = (place: number): number => Math.sign(4 - place)): Forces => ({
  attack: [row(first), row(second)],
  defence: [row(first), row(second)],
  holder,
});
const put = (write: (put: Put) => void): { readonly [name: string]: number } => {
  const out: { [name: string]: number } = {};
  write((name, value) => {
    if (name in out) throw new Error(`${name} is put twice`);
    out[name] = value;
  });
  return out;
};
const all = (f: Forces) =>
  put(to => {
    putStrengths(to, f, 10);
    putObjectives(to, OBJECTIVES, f);
    putFront(to, board, f);
    putAlone(to, board, f);
  });

describe('ways', () => {
  test('from many places at once, to the nearest', () => {
    expect([...floodFrom(board, steps, [0, 8], undefined, makeFlood(SIZE, 9))]).toEqual([0, 1, 2, 3, 4, 3, 2, 1, 0]);
  });
  test('reach a closed place, but do not pass it', () => {
    expect([...floodFrom(board, steps, [0], row({ 3: 1 }), makeFlood(SIZE, 9))].slice(2, 5)).toEqual([2, 3, UNREACHED]);
  });
  test('end where the points do, and leave nothing behind for the next search', () => {
    const flood = makeFlood(SIZE, 2);
    floodFrom(board, steps, [8], undefined, flood);
    expect([...floodFrom(board, steps, [0], undefined, flood)].slice(1, 5)).toEqual([1, 2, UNREACHED, UNREACHED]);
  });
});

describe('features', () => {
  test('strength in reach fades by half with each two points', () => {
    const f = all(forces({ 2: 3 }, {}));
    expect(f['middle: reach of the first']).toBeCloseTo(Math.log1p(1.5));
    expect(f['west: held']).toBe(1);
    expect(f['east: held']).toBe(-1);
  });
  test('a way round the enemy is none where there is only one road', () => {
    expect(all(forces({ 2: 3 }, {}))['east: way of the first']).toBeCloseTo(0.5 ** 3);
    expect(all(forces({ 2: 3 }, { 6: 1 }))['east: way of the first']).toBe(0);
    expect(all(forces({ 2: 3 }, { 6: 1 }))['middle: way of the first']).toBeCloseTo(0.5);
  });
  test('odds count those beside the enemy only', () => {
    const f = all(forces({ 2: 6, 4: 6, 0: 50 }, { 3: 3 }));
    expect(f['best odds of the first']).toBeCloseTo(Math.log1p(4));
    expect([f['4:1 of the first'], f['6:1 of the first']]).toEqual([0.2, 0]);
  });
  test('a stack without a friend beside it is alone, and exposed beside an enemy', () => {
    const f = all(forces({ 0: 1, 1: 1, 5: 2 }, { 6: 4 }));
    expect(f['alone of the first']).toBeCloseTo(0.5);
    expect(f['exposed alone of the first']).toBeCloseTo(0.5);
    expect(all(forces({ 5: 2 }, {}))['exposed alone of the first']).toBe(0);
  });
  test('sides changed, every feature of the first is that of the second', () => {
    const [a, b] = [
      { 0: 2, 1: 5, 3: 4 },
      { 4: 3, 6: 1, 8: 2 },
    ];
    const seen = all(forces(a, b));
    const turned = all(forces(b, a, place => -Math.sign(4 - place)));
    for (const [name, value] of Object.entries(seen)) {
      const other = name.replace(/(first|second)(?=$| touches)/, side => (side === 'first' ? 'second' : 'first'));
      const sign = name === other ? -1 : 1;
      expect(turned[other], name).toBeCloseTo(sign * value);
    }
  });
});

test('names are those of the first position, and values come in their order', () => {
  const state = (turn: number) => ({ cells: Int16Array.of(turn) }) as never;
  const f = featuresBy((g, to) => {
    to('left', 0.5);
    to('mover', 1);
    to('turn', g.cells[0]!);
  }, state(1));
  expect(f.names).toEqual(['left', 'mover', 'turn']);
  expect([...f.of(state(7))]).toEqual([0.5, 1, 7]);
  expect(() => featuresBy((_, to) => to('turn', 1), state(1))).toThrow(/begin with left and mover/);
});
test('a softened number keeps its sign and stays below one', () => {
  expect([-1000, -3, 0, 3].map(x => softened(x, 3))).toEqual([-1000 / 1003, -0.5, 0, 0.5]);
});
