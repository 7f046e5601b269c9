/** Whether the chances that players are told come true, and the table that would have told them best. */
import type { Question } from '../engine/decide.ts';
import type { Game } from '../engine/game.ts';
import type { Json, Side, State } from '../engine/state.ts';
import type { Bot } from './bot.ts';
import type { Brain } from './brain.ts';
import { signsOf, type Fit } from './win-chance.ts';
import { playMatch, type Match } from './play.ts';

/** A chance told at the first decision of a turn, and whether it came true. */
export interface Told {
  readonly side: Side;
  readonly turn: number;
  /** By how much the score to be expected is above what it takes. */ readonly expected: number;
  readonly left: number;
  readonly chance: number;
  readonly came: boolean;
}
const hasWon = ({ wait }: State, side: Side): boolean =>
  wait.for === 'over' && (wait.result as { readonly winner?: Json }).winner === side;
/** Two bots of one strength play; where one thinks for the first time in a turn, it says how likely it is to do well. */
export const toldIn = (
  game: Game,
  brain: Brain,
  bot: Bot,
  of: Pick<Match, 'scenario' | 'options' | 'seed'>,
): readonly Told[] => {
  const said = new Map<string, Omit<Told, 'came'> & { readonly to: string }>();
  const asked = (view: State, { side, kind }: Question): void => {
    const turn = game.turn(view);
    const key = `${turn} ${side}`;
    const isThoughtOf = brain.plans ? brain.plans.stretch(view, side) !== undefined : !brain.routine?.includes(kind);
    if (said.has(key) || !brain.hope || !isThoughtOf) return;
    const score = brain.evaluate(view, side);
    const { chance, to, bar = 0 } = brain.hope(view, side, score);
    said.set(key, { side, turn, expected: score - bar, left: brain.left?.(view) ?? 0, chance, to });
  };
  const seats = Object.fromEntries(game.sides.map(side => [side, bot]));
  const { g } = playMatch({ game, brain, ...of, seats, budget: { silent: true }, asked });
  return [...said.values()].map(({ to, ...t }) => ({ ...t, came: brain.came?.(g, t.side, to) ?? hasWon(g, t.side) }));
};

export const shareOf = <T>(all: readonly T[], of: (x: T) => number): number =>
  all.reduce((sum, x) => sum + of(x), 0) / all.length;
/** The mean square by which what was said missed what came. */
export const brierOf = (told: readonly Told[], said: (t: Told) => number = t => t.chance): number =>
  shareOf(told, t => (said(t) - Number(t.came)) ** 2);

/** Solves a x = b for a small matrix that is symmetric and positive. */
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
/** A little pull to nothing, so that no game that was always won tears a figure away. */
const RIDGE = 1;
const ROUNDS = 25;
/** Logistic regression by Newton's steps. */
export const fitOf = (told: readonly Told[]): Fit => {
  let fit: number[] = [0, 0, 0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    const pull = fit.map(x => -RIDGE * x);
    const curve = fit.map((_, i) => fit.map((__, k) => (i === k ? RIDGE : 0)));
    for (const t of told) {
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
