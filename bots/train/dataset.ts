/** The positions of a training run as rows of features, each with how its game ended. */
import type { Game } from '../../engine/game.ts';
import type { Side, State } from '../../engine/state.ts';
import type { Brain } from '../brain.ts';
import { matrix, rowOf, type Matrix } from './matrix.ts';
import { restored, type TrainingGame } from './positions.ts';

export interface Row {
  readonly game: number;
  readonly turn: number;
  /** The final score of the first side. */
  readonly score: number;
  readonly winner: Side | null;
  /** What `evaluate` and `hope` of today say: the score of the first side, and each side's chance. */
  readonly today: number;
  readonly hope: { readonly [side: Side]: number };
}
export interface Dataset {
  readonly names: readonly string[];
  readonly rows: readonly Row[];
  readonly x: Matrix;
}
const MAX_POSITIONS = 24;
/** Positions of one game are much alike: of a long game only so many are taken, evenly. Before the first turn there is nothing to learn. */
const chosen = (game: TrainingGame): TrainingGame['positions'] => {
  const list = game.failed === undefined ? game.positions.filter(p => p.turn > 0) : [];
  if (list.length <= MAX_POSITIONS) return list;
  return Array.from({ length: MAX_POSITIONS }, (_, i) => list[Math.floor((i * list.length) / MAX_POSITIONS)]!);
};

export const datasetOf = (game: Game, brain: Brain, start: State, games: readonly TrainingGame[]): Dataset => {
  const example = games.flatMap(chosen)[0];
  if (!example) throw new Error('no game has a position to learn from');
  const features = brain.features!(restored(start, example));
  const rows: Row[] = [];
  const values: Float64Array[] = [];
  for (const played of games) {
    const { number, score, winner } = played;
    for (const position of chosen(played)) {
      const g = restored(start, position);
      const x = features.of(g);
      const bad = x.findIndex(v => !Number.isFinite(v));
      if (bad >= 0) throw new Error(`${features.names[bad]} is ${x[bad]} in game ${number}, turn ${position.turn}`);
      values.push(x);
      const hope = Object.fromEntries(
        game.sides.map(side => [side, brain.hope?.(g, side, brain.evaluate(g, side)).chance ?? 0.5]),
      );
      rows.push({ game: number, turn: position.turn, score, winner, today: brain.evaluate(g, game.sides[0]), hope });
    }
  }
  const x = matrix(rows.length, features.names.length);
  for (const [i, v] of values.entries()) rowOf(x, i).set(v);
  return { names: features.names, rows, x };
};
/** Each feature alone, times the share of the game left, times the mover. */
export const expanded = (x: Matrix): Matrix => {
  const out = matrix(x.rows, 3 * x.width);
  for (let row = 0; row < x.rows; row++) {
    const from = rowOf(x, row);
    const to = rowOf(out, row);
    for (let i = 0; i < x.width; i++) {
      to[3 * i] = from[i]!;
      to[3 * i + 1] = from[i]! * from[0]!;
      to[3 * i + 2] = from[i]! * from[1]!;
    }
  }
  return out;
};
export const FOLDS = 5;
/** All positions of a game fall into one fold, so that no fit is judged on a game it has seen. */
export const foldOf = ({ game }: Pick<Row, 'game'>): number => game % FOLDS;
