/** Players whose games differ: staffs unsure of what things are worth, other plans each turn, and the levels themselves. */
import type { Choice, Question } from '../../engine/decide.ts';
import type { Game } from '../../engine/game.ts';
import { seededRandom, type Rnd } from '../../engine/random.ts';
import type { Side, State } from '../../engine/state.ts';
import type { Brain } from '../brain.ts';
import { newBot } from '../levels.ts';

export type TrainingPlayer = (view: State, a: Question) => Choice;

/** How unsure a staff is, in the noise of `Brain.pick`; as often without any as with. */
const NOISES = [0, 0, 0, 0.6, 1.2, 2];
const oneOf = <T>(list: readonly T[], rnd: Rnd): T => list[rnd(list.length)]!;
/** Weighs with the same wrong weights for a whole turn, or for the whole game: `pick` draws them first, from numbers that begin again with every choice. */
const unsureStaff = (game: Game, brain: Brain, seed: string, rnd: Rnd): TrainingPlayer => {
  const noise = oneOf(NOISES, rnd);
  const changes = rnd(2) === 0;
  const luck = seededRandom(`${seed}/luck`);
  return (view, a) =>
    brain.pick(view, a, noise ? seededRandom(`${seed}/${changes ? game.turn(view) : 0}`) : luck, noise);
};
/** The general without its search: its plain plan, or any of its plans, chosen anew for each stretch. */
const planner = (brain: Brain, side: Side, seed: string, rnd: Rnd): TrainingPlayer => {
  const wanders = rnd(2) === 0;
  const luck = seededRandom(`${seed}/luck`);
  return (view, a) => {
    const ways = brain.plans!.intentions(view, side);
    const stretch = brain.plans!.stretch(view, side);
    const way = wanders && stretch !== undefined ? oneOf(ways, seededRandom(`${seed}/${stretch}`)) : ways[0]!;
    return way.pick(view, a, luck);
  };
};
/** A level that searches, with so many playouts. */
const leveled = (
  game: Game,
  brain: Brain,
  side: Side,
  level: string,
  seed: string,
  playouts: number,
): TrainingPlayer => {
  const bot = newBot(level);
  const rnd = seededRandom(seed);
  return view => bot.choose({ game, view, side, brain }, { rnd, playouts, silent: true }).choice;
};
export const trainingPlayer = (
  { game, brain, playouts }: { readonly game: Game; readonly brain: Brain; readonly playouts: number },
  name: string,
  side: Side,
  seed: string,
): TrainingPlayer => {
  const rnd = seededRandom(seed);
  if (name === 'staff') return unsureStaff(game, brain, seed, rnd);
  if (name === 'general' && brain.plans) return planner(brain, side, seed, rnd);
  return leveled(game, brain, side, name, seed, playouts);
};
