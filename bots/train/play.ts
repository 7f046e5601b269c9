/** One game for training, whose positions are kept where a side begins to plan. */
import type { Question } from '../../engine/decide.ts';
import { startOf, type Game, type Options } from '../../engine/game.ts';
import { drawWith } from '../../engine/playout.ts';
import { seededRandom } from '../../engine/random.ts';
import { forget, type Json, type Side, type State } from '../../engine/state.ts';
import type { Brain } from '../brain.ts';
import { trainingPlayer } from './players.ts';
import { stored, type TrainingGame } from './positions.ts';

export interface TrainingPlan {
  readonly game: string;
  readonly scenario: string;
  readonly options: Options;
  readonly seed: string;
  readonly players: readonly string[];
  /** For players that search. */
  readonly playouts: number;
  /** The version of the game's rules. */
  readonly version: number;
}
export interface Trained {
  readonly game: Game;
  readonly brain: Brain;
}

const MAX_DECISIONS = 20_000;
export const winnerOf = ({ wait }: State): Side | null =>
  wait.for === 'over' ? (((wait.result as { readonly winner?: Json }).winner ?? null) as Side | null) : null;

/** Collects a position wherever the turn or the stretch that is planned changes. A turn in which somebody plans is not collected besides. */
const collector = ({ game, brain }: Trained) => {
  const kept: { readonly plans: boolean; readonly position: ReturnType<typeof stored> }[] = [];
  let last = '';
  return {
    ask: (g: State, { side }: Question): void => {
      const turn = game.turn(g);
      const stretch = brain.plans?.stretch(g, side);
      const key = `${turn} ${stretch === undefined ? '' : `${side} ${stretch}`}`;
      if (key === last || (stretch === undefined && last.startsWith(`${turn} `))) return;
      last = key;
      kept.push({ plans: stretch !== undefined, position: stored(g, turn, side) });
    },
    positions: () => {
      const planned = new Set(kept.flatMap(k => (k.plans ? [k.position.turn] : [])));
      return kept.filter(k => k.plans || !planned.has(k.position.turn)).map(k => k.position);
    },
  };
};

/** Plays to the end; the luck and the players depend on seed and number only. */
export const playForTraining = (t: Trained, plan: TrainingPlan, number: number): TrainingGame => {
  const { game, brain } = t;
  const seed = `${plan.seed}/${number}`;
  const names = seededRandom(`${seed}/players`);
  const players = Object.fromEntries(game.sides.map(side => [side, plan.players[names(plan.players.length)]!]));
  const seats = Object.fromEntries(
    game.sides.map(side => [
      side,
      trainingPlayer({ ...t, playouts: plan.playouts }, players[side]!, side, `${seed}/${side}`),
    ]),
  );
  const dice = seededRandom(`${seed}/dice`);
  const g = startOf(game, plan.scenario, plan.options);
  const { ask, positions } = collector(t);
  for (let decisions = 0; g.wait.for !== 'over'; forget(g)) {
    if (g.wait.for === 'chance') {
      game.machine.feed(g, drawWith(game.machine, g, g.wait.draw, dice));
      continue;
    }
    if (++decisions > MAX_DECISIONS) throw new Error(`no end after ${MAX_DECISIONS} decisions`);
    const a = game.machine.open(g)[0]!;
    ask(g, a);
    game.machine.giveListed(g, a, seats[a.side]!(game.machine.view(g, a.side), a));
  }
  return {
    number,
    score: brain.evaluate(g, game.sides[0]),
    winner: winnerOf(g),
    turns: game.turn(g),
    players,
    positions: positions(),
  };
};
/** A game that a shaken player broke is left out, and said. */
export const playOrFail = (t: Trained, plan: TrainingPlan, number: number): TrainingGame => {
  try {
    return playForTraining(t, plan, number);
  } catch (e) {
    return { number, score: 0, winner: null, turns: 0, players: {}, positions: [], failed: (e as Error).message };
  }
};
