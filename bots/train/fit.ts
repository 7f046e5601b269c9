/** Fits the learners to a dataset, keeps the one that errs least on games left out, and tells how well it does beside today's bots. */
import type { Side } from '../../engine/state.ts';
import type { Figures, Fit, ValueTable } from '../value-table.ts';
import type { Dataset, Row } from './dataset.ts';
import { judge, LEARNERS, samplesOf, type Judged, type Learner, type Samples } from './learners.ts';

const meanOf = (list: ArrayLike<number>): number => {
  let sum = 0;
  for (let i = 0; i < list.length; i++) sum += list[i]!;
  return sum / list.length;
};
const errorOf = (said: ArrayLike<number>, came: readonly number[], rows: readonly number[]): number =>
  meanOf(rows.map(i => (said[i]! - came[i]!) ** 2));
/** The share of the spread that is explained. */
export const r2Of = (said: ArrayLike<number>, came: readonly number[], rows: readonly number[]): number => {
  const mean = meanOf(rows.map(i => came[i]!));
  return 1 - errorOf(said, came, rows) / meanOf(rows.map(i => (came[i]! - mean) ** 2));
};
const UNSURE = 0.01;
export const logLossOf = (said: ArrayLike<number>, came: readonly number[], rows: readonly number[]): number =>
  meanOf(
    rows.map(i => {
      const p = Math.min(1 - UNSURE, Math.max(UNSURE, said[i]!));
      return -(came[i]! * Math.log(p) + (1 - came[i]!) * Math.log(1 - p));
    }),
  );

/** What is said of one target on games left out: by the table, by today's bots, and by always saying the mean. */
export interface Forecasts {
  readonly name: string;
  readonly fit: string;
  readonly came: readonly number[];
  readonly learned: ArrayLike<number>;
  readonly today: ArrayLike<number>;
}
export interface Fitting {
  readonly table: Pick<ValueTable, 'features' | 'score' | 'wins'>;
  readonly score: Forecasts;
  readonly wins: readonly Forecasts[];
}
interface Target {
  readonly name: string;
  readonly low: number;
  readonly high: number;
  readonly came: readonly number[];
  readonly today: readonly number[];
  readonly learners: readonly Learner[];
}
const best = (list: readonly Judged[]): Judged => list.reduce((a, b) => (b.error < a.error ? b : a));
/** What was learned of shares from 0 to 1; the same shares, or 1 less each, need no second fit. */
interface Solved {
  readonly share: readonly number[];
  readonly name: string;
  readonly leftOut: ArrayLike<number>;
  table(low: number, high: number): Fit;
}
const solve = (data: Dataset, samples: Samples, t: Target, share: readonly number[], progress: Progress): Solved => {
  const { learner, leftOut } = best(
    t.learners.map(l => {
      progress(`${t.name}: ${l.name}`);
      return judge(l, samples, data, share);
    }),
  );
  return { share, name: learner.name, leftOut, table: (low, high) => learner.fit(samples.all, share).table(low, high) };
};
const turned = (s: Solved): Solved => ({
  share: s.share.map(v => 1 - v),
  name: s.name,
  leftOut: Float64Array.from(s.leftOut, p => 1 - p),
  table: (low, high) => s.table(high, low),
});
type Progress = (what: string) => void;
interface Fitted {
  readonly fit: Fit;
  readonly forecasts: Forecasts;
}
const solver = (data: Dataset, progress: Progress): ((t: Target) => Fitted) => {
  const samples = samplesOf(data);
  const known: Solved[] = [];
  return t => {
    const share = t.came.map(v => (v - t.low) / (t.high - t.low));
    let solved = known.find(k => k.share.every((v, i) => v === share[i]));
    if (!solved) known.push((solved = solve(data, samples, t, share, progress)), turned(solved));
    return {
      fit: solved.table(t.low, t.high),
      forecasts: {
        name: t.name,
        fit: solved.name,
        came: t.came,
        learned: Float64Array.from(solved.leftOut, p => t.low + (t.high - t.low) * p),
        today: t.today,
      },
    };
  };
};
/** Games that end in one of two scores are won or lost: the score is fitted along an S-curve only. */
const scoreTarget = ({ rows }: Dataset): Target => {
  const came = rows.map(r => r.score);
  return {
    name: 'score',
    low: Math.min(...came),
    high: Math.max(...came),
    came,
    today: rows.map(r => r.today),
    learners: new Set(came).size === 2 ? LEARNERS.win : LEARNERS.score,
  };
};
const winTarget = ({ rows }: Dataset, side: Side): Target => ({
  name: side,
  low: 0,
  high: 1,
  came: rows.map(r => (r.winner === side ? 1 : 0)),
  today: rows.map(r => r.hope[side]!),
  learners: LEARNERS.win,
});
/** A game for one has no winner to fit. */
export const fitTo = (data: Dataset, sides: readonly Side[], progress: Progress): Fitting => {
  const fitted = solver(data, progress);
  const score = fitted(scoreTarget(data));
  const wins = data.rows.some(r => r.winner !== null)
    ? sides.map(side => [side, fitted(winTarget(data, side))] as const)
    : [];
  const isDrawn = data.rows.some(r => !sides.includes(r.winner!));
  return {
    table: {
      features: data.names,
      score: score.fit,
      wins: Object.fromEntries(
        wins.filter(([side]) => side === sides[0] || isDrawn).map(([side, { fit }]) => [side, fit]),
      ),
    },
    score: score.forecasts,
    wins: wins.map(([, { forecasts }]) => forecasts),
  };
};

const short = (x: number): number => Number(x.toFixed(3));
/** The figures that go into the table and into docs/CALIBRATION.md. */
export const figuresOf = ({ score, wins }: Fitting): { readonly [what: string]: Figures } => {
  const rows = score.came.map((_, i) => i);
  return {
    [`score (${score.fit})`]: {
      r2: short(r2Of(score.learned, score.came, rows)),
      'r2 of today': short(r2Of(score.today, score.came, rows)),
    },
    ...Object.fromEntries(
      wins.map(f => [
        `${f.name} wins (${f.fit})`,
        {
          skill: short(r2Of(f.learned, f.came, rows)),
          brier: short(errorOf(f.learned, f.came, rows)),
          'log-loss': short(logLossOf(f.learned, f.came, rows)),
          'skill of today': short(r2Of(f.today, f.came, rows)),
        },
      ]),
    ),
  };
};
const cell = (x: number): string => x.toFixed(3).padStart(8);
const lineFor = (f: Forecasts, title: string, rows: readonly number[], isWin: boolean): string =>
  `  ${title.padEnd(10)}${String(rows.length).padStart(7)} ${cell(r2Of(f.learned, f.came, rows))}${cell(r2Of(f.today, f.came, rows))}` +
  (isWin
    ? `${cell(errorOf(f.learned, f.came, rows))}${cell(errorOf(f.today, f.came, rows))}${cell(logLossOf(f.learned, f.came, rows))}${cell(logLossOf(f.today, f.came, rows))}`
    : '');
/** Turn by turn, learned and today's side by side, on games left out. */
export const reportOf = ({ score, wins }: Fitting, rows: readonly Row[]): readonly string[] => {
  const byTurn = Map.groupBy(rows.keys(), i => rows[i]!.turn);
  const every = rows.map((_, i) => i);
  return [score, ...wins].flatMap(f => {
    const isWin = f !== score;
    return [
      `${isWin ? `${f.name} wins` : f.name}: ${f.fit}`,
      `  ${'turn'.padEnd(10)}${'rows'.padStart(7)} ${['R2', 'today'].map(x => x.padStart(8)).join('')}${isWin ? ['Brier', 'today', 'logloss', 'today'].map(x => x.padStart(8)).join('') : ''}`,
      lineFor(f, 'all', every, isWin),
      ...[...byTurn].toSorted(([a], [b]) => a - b).map(([turn, list]) => lineFor(f, String(turn), [...list], isWin)),
    ];
  });
};
