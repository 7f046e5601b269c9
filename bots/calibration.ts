/** Checks whether the forecast chances come true, and fits the table that would have forecast them best. */
import type { Question } from '../engine/decide.ts';
import type { Game } from '../engine/game.ts';
import type { Json, Side, State } from '../engine/state.ts';
import type { Bot } from './bot.ts';
import type { Brain } from './brain.ts';
import { signsOf, winChanceFor, type Fit } from './win-chance.ts';
import { playMatch, type Match } from './play.ts';

/** A chance forecast at the first decision of a turn, and whether it came true. */
export interface Forecast {
  readonly side: Side;
  readonly turn: number;
  /** By how much the expected score exceeds the score it takes. */ readonly expected: number;
  readonly left: number;
  readonly chance: number;
  readonly came: boolean;
}
const hasWon = ({ wait }: State, side: Side): boolean =>
  wait.for === 'over' && (wait.result as { readonly winner?: Json }).winner === side;
/** Plays a game between two bots of equal strength and records each side's forecast at its first searched decision of a turn. */
export const forecastsIn = (
  game: Game,
  brain: Brain,
  bot: Bot,
  of: Pick<Match, 'scenario' | 'options' | 'seed'>,
): readonly Forecast[] => {
  const forecasts = new Map<string, Omit<Forecast, 'came'> & { readonly to: string }>();
  const asked = (view: State, { side, kind }: Question): void => {
    const turn = game.turn(view);
    const key = `${turn} ${side}`;
    const isThoughtOf = brain.plans ? brain.plans.stretch(view, side) !== undefined : !brain.routine?.includes(kind);
    if (forecasts.has(key) || !brain.hope || !isThoughtOf) return;
    const score = brain.evaluate(view, side);
    const { chance, to, bar = 0 } = winChanceFor({ game, brain, view, side }, score)!;
    forecasts.set(key, { side, turn, expected: score - bar, left: brain.left?.(view) ?? 0, chance, to });
  };
  const seats = Object.fromEntries(game.sides.map(side => [side, bot]));
  const { g } = playMatch({ game, brain, ...of, seats, budget: { silent: true }, asked });
  return [...forecasts.values()].map(({ to, ...t }) => ({
    ...t,
    came: brain.came?.(g, t.side, to) ?? hasWon(g, t.side),
  }));
};

export const shareOf = <T>(all: readonly T[], of: (x: T) => number): number =>
  all.reduce((sum, x) => sum + of(x), 0) / all.length;
/** The Brier score: the mean squared difference between forecast and outcome. */
export const brierOf = (forecasts: readonly Forecast[], forecast: (t: Forecast) => number = t => t.chance): number =>
  shareOf(forecasts, t => (forecast(t) - Number(t.came)) ** 2);

/** Solves a x = b for a small symmetric, positive definite matrix. */
const solved = (a: readonly number[][], b: readonly number[]): number[] => {
  const m = a.map((row, i) => [...row, b[i]!]);
  for (let i = 0; i < m.length; i++)
    for (let j = 0; j < m.length; j++) {
      if (i === j) continue;
      const times = m[j]![i]! / m[i]![i]!;
      m[j] = m[j]!.map((x, k) => x - times * m[i]![k]!);
    }
  return m.map((row, i) => row[m.length]! / row[i]!);
};
/** Ridge regression: pulls the weights slightly towards 0, so that a group of games that were all won does not push them to infinity. */
const RIDGE = 1;
const ROUNDS = 25;
/** Logistic regression by Newton's method. */
export const fitOf = (forecasts: readonly Forecast[]): Fit => {
  let fit: number[] = [0, 0, 0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    const pull = fit.map(x => -RIDGE * x);
    const curve = fit.map((_, i) => fit.map((__, k) => (i === k ? RIDGE : 0)));
    for (const t of forecasts) {
      const signs = signsOf(t.expected, t.left);
      const p = 1 / (1 + Math.exp(-signs.reduce((sum, x, i) => sum + x * fit[i]!, 0)));
      for (const [i, x] of signs.entries()) {
        pull[i]! += x * (Number(t.came) - p);
        for (const [k, y] of signs.entries()) curve[i]![k]! += x * y * p * (1 - p);
      }
    }
    const step = solved(curve, pull);
    fit = fit.map((x, i) => x + step[i]!);
  }
  return fit as [number, number, number, number];
};
