/** Ways to play a march and what follows it: the staff with some of its weights turned. */
import { times } from '../../../bots/weights.ts';
import type { Question, Choice } from '../../../engine/decide.ts';
import type { Rnd } from '../../../engine/random.ts';
import type { State } from '../../../engine/state.ts';
import { is1939, sideName, sideNo, sideOfPower, turnOf } from '../model/state.ts';
import { assessmentOf } from './assessment.ts';
import { setUp } from './muster.ts';
import { decide } from './staff.ts';
import { WEIGHTS, WEIGHTS_1938, type Weights } from './weights.ts';

/** A way with the weights behind it. */
const intention = (name: string, w: Weights, setUps: readonly string[] = []) => ({
  name,
  weights: w,
  pick: (g: State, a: Question, rnd: Rnd): Choice =>
    a.kind === 'settingUp' ? setUp(assessmentOf(g, sideNo(a.side), w), a, rnd, setUps) : decide(g, a, rnd, w),
});
type Turned = { readonly [K in keyof Weights]?: number };
const turned = (name: string, by: Turned) => intention(name, times<Weights>(WEIGHTS, by));

const PLAIN = intention('as the staff has it', WEIGHTS);
const GERMANS_1939 = [
  PLAIN,
  turned('break their army first', { attack: 1.8, goal: 0.6, factor: 1.6 }),
  turned('straight for what counts', { goal: 1.6, prize: 1.5, risk: 0.5, factor: 0.7 }),
  turned('spare the corps', { scarce: 1.6, risk: 2, boldness: 4 }),
];
const POLES_1939 = [
  PLAIN,
  turned('into the cities', { line: 0, garrison: 1.6, thin: 2 }),
  turned('a closed line', { line: 2.5, thin: 0.7 }),
  turned('strike at what has come too far', { factor: 1.8, attack: 1.6, risk: 0.5 }),
];
/** Neither is searched: at the end of a turn losses are seen, and what they bought only later. The Germans fight more for what scores, with their mechanised corps too, leave neutrals alone longer, and set up for Prague or for Moravia. */
const GERMANS_1938 = [
  intention(
    'strike for what counts',
    times<Weights>(WEIGHTS_1938['german']!, { attack: 1.4, prize: 1.4, fightFirst: 1.25, mech: 0.6, toNeutrals: 0.7 }),
    ['prague', 'moravia'],
  ),
];
/** 3.5 What the Allies lose mostly comes back, what the Germans lose does not: so they spend more than the staff would, garrison better, and set up next to the enemy. */
const ALLIES_1938 = [
  intention(
    'press everywhere, losses come back',
    times<Weights>(WEIGHTS_1938['allied']!, { factor: 0.5, risk: 0.5, prize: 1.5, thin: 1.8, toKeep: 1.4 }),
    ['relief'],
  ),
];
/** The plain way comes first. */
export const waysOf = (g: State, side: string) => {
  if (is1939(g)) return side === 'german' ? GERMANS_1939 : POLES_1939;
  return side === 'german' ? GERMANS_1938 : ALLIES_1938;
};

/** A march is thought about once, when it opens; what a window brings, dice and losses are the plain plan's. */
const stretch = (g: State, side: string): string | undefined => {
  const power = g.stack.find(f => f.proc === 'movement')?.vars.power as number | undefined;
  if (power === undefined || sideName(sideOfPower(g, power)) !== side) return undefined;
  return `${turnOf(g)} ${power}`;
};
/** The enemy has answered when the next turn is over. */
const answered = (g: State, _side: string, turn: number): boolean => turnOf(g) > turn + 1;
export const PLANS = { intentions: waysOf, stretch, answered };
