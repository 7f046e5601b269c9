/** Training: fits find what was planted, folds keep games apart, a table says what its fit said, and a run repeats itself. */
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../engine/random.ts';
import { brainOf, gameOf } from '../../games/all.ts';
import { datasetOf, expanded, FOLDS, foldOf, type Dataset, type Row } from '../train/dataset.ts';
import { fitTo, r2Of } from '../train/fit.ts';
import { LEARNERS, samplesOf } from '../train/learners.ts';
import { matrix, rowOf } from '../train/matrix.ts';
import { playForTraining, type TrainingPlan } from '../train/play.ts';
import { correlationOfDifferences, plansOfPosition } from '../train/plan-differences.ts';
import { restored, stored } from '../train/positions.ts';
import { logisticRidge, prepare, straightRidge } from '../train/ridge.ts';
import { binned, boost, forestAt } from '../train/trees.ts';
import { startOf } from '../../engine/game.ts';
import { predictor } from '../value.ts';
import { tableText, type ValueTable } from '../value-table.ts';

const NAMES = ['left', 'mover', 'near', 'strong', 'noise'];
/** Games of ten positions; `score` says how the game ends, the same for all its positions. */
const planted = (games: number, score: (x: ArrayLike<number>, rnd: (n: number) => number) => number): Dataset => {
  const rnd = seededRandom('planted');
  const rows: Row[] = [];
  const x = matrix(games * 10, NAMES.length);
  for (let game = 0; game < games; game++)
    for (let k = 0; k < 10; k++) {
      const r = rowOf(x, rows.length);
      r.set([1 - k / 10, k % 2 ? 1 : -1, rnd(1000) / 1000, rnd(1000) / 1000, rnd(1000) / 1000]);
      const s = score(r, rnd);
      rows.push({
        game,
        turn: k,
        score: s,
        winner: s > 0 ? 'north' : 'south',
        today: 0,
        hope: { north: 0.5, south: 0.5 },
      });
    }
  return { names: NAMES, rows, x };
};
const all = (d: Dataset): readonly number[] => d.rows.map((_, i) => i);

describe('fits', () => {
  test('straight ridge finds a planted line, with the weights of the features as they are', () => {
    const d = planted(60, x => 3 + 2 * x[2]! - 5 * x[3]!);
    const line = straightRidge(
      prepare(d.x, all(d)),
      d.rows.map(r => r.score),
      1e-6,
    );
    expect([...line.weights].map(w => Number(w.toFixed(3)))).toEqual([0, 0, 2, -5, 0].map(w => expect.closeTo(w, 2)));
    expect(line.start).toBeCloseTo(3, 2);
  });
  test('logistic ridge finds the slope of planted odds', () => {
    const d = planted(600, (x, rnd) => (rnd(10_000) / 10_000 < 1 / (1 + Math.exp(-(6 * x[2]! - 3))) ? 1 : -1));
    const line = logisticRidge(
      prepare(d.x, all(d)),
      d.rows.map(r => (r.score > 0 ? 1 : 0)),
      1e-4,
    );
    expect(line.weights[2]).toBeGreaterThan(5);
    expect(line.weights[2]).toBeLessThan(7);
    expect(Math.abs(line.weights[4]!)).toBeLessThan(0.6);
  });
  test('trees find a planted step, which no line can follow', () => {
    const step = (x: ArrayLike<number>): number => (x[2]! > 0.4 && x[2]! <= 0.7 ? 1 : 0);
    const d = planted(100, step);
    const rows = all(d);
    const y = d.rows.map(r => r.score);
    const forest = boost(binned(d.x, rows), y, {
      curve: 'straight',
      trees: 80,
      leaves: 6,
      rate: 0.1,
      leastRows: 10,
      pull: 1,
    });
    expect(
      r2Of(
        rows.map(i => forestAt(forest, d.x, i)),
        y,
        rows,
      ),
    ).toBeGreaterThan(0.97);
    const line = straightRidge(prepare(d.x, rows), y, 1e-3);
    const byLine = rows.map(i => rowOf(d.x, i).reduce((sum, v, k) => sum + v * line.weights[k]!, line.start));
    expect(r2Of(byLine, y, rows)).toBeLessThan(0.2);
  });
  test('a wide row is each feature alone, times the time left, times the mover', () => {
    const d = planted(1, () => 1);
    const [left, mover, near] = rowOf(d.x, 3);
    expect([...rowOf(expanded(d.x), 3)].slice(6, 9)).toEqual([near, near! * left!, near! * mover!]);
  });
});

test('folds never share a game, and together they are all games', () => {
  const d = planted(23, () => 1);
  const { without } = samplesOf(d);
  for (const [fold, { rows }] of without.entries()) {
    const seen = new Set(rows.map(i => d.rows[i]!.game));
    const leftOut = new Set(d.rows.filter(r => foldOf(r) === fold).map(r => r.game));
    expect([...seen].filter(game => leftOut.has(game))).toEqual([]);
    expect(seen.size + leftOut.size).toBe(23);
  }
  expect(without).toHaveLength(FOLDS);
});

test('noise is not learned: on games left out it explains nothing', () => {
  const d = planted(80, (_, rnd) => rnd(1000));
  const { score } = fitTo(d, [], () => {});
  expect(r2Of(score.learned, score.came, all(d))).toBeLessThan(0.02);
});

const RUN = { command: 'npm run train', date: '2026-11-18', rules: 1, games: 60, positions: 600, leftOut: {} };
describe('a table', () => {
  const d = planted(60, x => Math.round(10 * x[2]! + (x[3]! > 0.5 ? 4 : 0)) / 2);
  const y = d.rows.map(r => r.score / 7);
  test.each([...LEARNERS.score, ...LEARNERS.win].map(l => [l.name, l] as const))(
    'of %s says what the fit says',
    (_, learner) => {
      const learnt = learner.fit(samplesOf(d).all, y);
      const fit = learnt.table(0, 7);
      const table = { run: RUN, features: NAMES, score: fit, wins: { north: fit } };
      const read = JSON.parse(tableText(table)) as ValueTable;
      expect(read).toEqual(table);
      const says = predictor(read.score, read.features);
      for (const i of all(d)) expect(says(rowOf(d.x, i))).toBeCloseTo(7 * learnt.at(i), 2);
    },
  );
});

const game = gameOf('ford')!;
const brain = {
  ...brainOf('ford')!,
  features: () => ({
    names: ['left', 'mover', 'turn'],
    of: (g: Parameters<typeof game.turn>[0]) => Float64Array.of(1, 1, game.turn(g)),
  }),
};
const PLAN: TrainingPlan = {
  game: 'ford',
  scenario: 'day',
  options: { length: 'printed' },
  seed: 'repeat',
  players: ['staff'],
  playouts: 2,
  version: game.version,
};
describe('a run', () => {
  const played = () => Array.from({ length: 12 }, (_, n) => playForTraining({ game, brain }, PLAN, n));
  const tableOf = () => {
    const data = datasetOf(game, brain, startOf(game, PLAN.scenario, PLAN.options), played());
    return tableText({ run: RUN, ...fitTo(data, game.sides, () => {}).table });
  };
  test('with the same seed gives the same games and the same table', () => {
    expect(played()).toEqual(played());
    expect(tableOf()).toBe(tableOf());
  });
  test('plays games that differ', () => {
    expect(new Set(played().map(g => g.positions.map(p => p.cells).join())).size).toBe(12);
  });
  test('keeps one position at most for each turn and side', () => {
    for (const { positions } of played())
      expect(new Set(positions.map(p => `${p.turn} ${p.side}`)).size).toBe(positions.length);
  });
});
test('a stored position comes back cell by cell, and plays on', () => {
  const start = startOf(game, PLAN.scenario, PLAN.options);
  const back = restored(start, JSON.parse(JSON.stringify(stored(start, 1, 'north'))));
  expect(back.cells).toEqual(start.cells);
  expect(game.machine.open(game.machine.resume(back))).toEqual(game.machine.open(start));
});
test('differences of plans: what all plans of a position share counts for nothing', () => {
  const position = (level: number, sign: number) => ({
    learned: [level, level + 1, level + 3],
    today: [0, 1, 0],
    final: [50 - level, 50 - level + sign, 50 - level + 3 * sign],
  });
  expect(correlationOfDifferences([position(0, 1), position(30, 1)], p => p.learned)).toBeCloseTo(1);
  expect(correlationOfDifferences([position(0, -1), position(30, -1)], p => p.learned)).toBeCloseTo(-1);
  expect(Math.abs(correlationOfDifferences([position(0, 1), position(30, 1)], p => p.today))).toBeLessThan(0.5);
});
test('plans of a position are played alike each time', () => {
  const plans = plansOfPosition({ game, brain }, PLAN, 1)!;
  expect(plans).toEqual(plansOfPosition({ game, brain }, PLAN, 1));
  expect(plans.final).toHaveLength(plans.learned.length);
  expect(plans.final.length).toBeGreaterThan(2);
});
