/** Does a value rank plans as games end? Plans for one position are played on under the same luck: judged where the enemy has answered, and at the end. */
import type { Choice, Question } from '../../engine/decide.ts';
import { startOf } from '../../engine/game.ts';
import { seededRandom, type Rnd } from '../../engine/random.ts';
import { clone, forget, type Side, type State } from '../../engine/state.ts';
import { settleAlike } from '../luck.ts';
import { playForTraining, type Trained, type TrainingPlan } from './play.ts';
import { restored } from './positions.ts';

type Pick = (g: State, a: Question, rnd: Rnd) => Choice;
/** By plan: its mean judgement by the learned value and by today's evaluation, and the mean final score. */
export interface PlansOfPosition {
  readonly learned: readonly number[];
  readonly today: readonly number[];
  readonly final: readonly number[];
}
const SHAKEN_PLANS = 3;
const NOISE = 1.5;
const WORLDS = 6;
const MAX_CHOICES = 20_000;

/** The plans of the game, and staffs that misjudge what things are worth for this stretch. */
const plansFor = ({ brain }: Trained, view: State, side: Side, seed: string): readonly Pick[] => [
  ...(brain.plans?.intentions(view, side) ?? []).map(
    (way): Pick =>
      (g, a, rnd) =>
        way.pick(g, a, rnd),
  ),
  ...Array.from(
    { length: SHAKEN_PLANS },
    (_, k): Pick =>
      (g, a) =>
        brain.pick(g, a, seededRandom(`${seed}/shaken ${k}`), NOISE),
  ),
];
const playOn = (
  { game, brain }: Trained,
  from: State,
  side: Side,
  plan: Pick,
  seed: string,
): { readonly learned: number; readonly today: number; readonly final: number } => {
  const rnd = seededRandom(seed);
  const luck = rnd(2 ** 31);
  const turn = game.turn(from);
  const stretch = brain.plans?.stretch(from, side);
  const g = { ...clone(from), isSilent: true };
  let own = true;
  let judged: { readonly learned: number; readonly today: number } | undefined;
  const judge = () => ({ learned: (brain.value ?? brain.evaluate)(g, side), today: brain.evaluate(g, side) });
  for (let i = 0; i < MAX_CHOICES; i++) {
    settleAlike(game, g, luck);
    forget(g);
    const isOver = g.wait.for === 'over';
    const answered = brain.plans ? brain.plans.answered(g, side, turn) : game.turn(g) > turn + 1;
    if (isOver || answered) judged ??= judge();
    if (isOver) return { ...judged!, final: brain.evaluate(g, side) };
    const a = game.machine.open(g)[0]!;
    own &&= a.side !== side || game.turn(g) === turn || brain.plans?.stretch(g, side) === stretch;
    game.machine.giveListed(g, a, own && a.side === side ? plan(g, a, rnd) : brain.pick(g, a, rnd, 0));
  }
  throw new Error(`no end after ${MAX_CHOICES} decisions`);
};
const meanOf = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / list.length;
/** Plays all plans of one position of a game that no fit has seen. */
export const plansOfPosition = (t: Trained, plan: TrainingPlan, number: number): PlansOfPosition | undefined => {
  const seed = `${plan.seed}/plans/${number}`;
  const positions = playForTraining(t, { ...plan, seed: `${plan.seed}/plans` }, number).positions.filter(
    p => p.turn > 0,
  );
  const position = positions[seededRandom(seed)(positions.length)];
  if (!position) return undefined;
  const g = t.game.machine.resume(restored(startOf(t.game, plan.scenario, plan.options), position));
  const played = plansFor(t, g, position.side, seed).map(way =>
    Array.from({ length: WORLDS }, (_, k) => playOn(t, g, position.side, way, `${seed}/${k}`)),
  );
  const means = (of: (x: (typeof played)[number][number]) => number): readonly number[] =>
    played.map(worlds => meanOf(worlds.map(of)));
  return { learned: means(x => x.learned), today: means(x => x.today), final: means(x => x.final) };
};
/** The correlation of what is said with what came, each less its mean over the plans of the position. */
export const correlationOfDifferences = (
  positions: readonly PlansOfPosition[],
  said: (p: PlansOfPosition) => readonly number[],
): number => {
  let [both, first, second] = [0, 0, 0];
  for (const p of positions) {
    const [x, y] = [said(p), p.final];
    const [mx, my] = [meanOf(x), meanOf(y)];
    for (const [i, v] of x.entries()) {
      both += (v - mx) * (y[i]! - my);
      first += (v - mx) ** 2;
      second += (y[i]! - my) ** 2;
    }
  }
  return both / Math.sqrt(first * second);
};
