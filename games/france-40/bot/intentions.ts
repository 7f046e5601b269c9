/** The plans among which the general chooses for a whole turn: the staff with some of its weights changed. */
import { times as timesOf } from '../../../bots/weights.ts';
import type { Question, Choice } from '../../../engine/decide.ts';
import type { Rnd } from '../../../engine/random.ts';
import type { State } from '../../../engine/state.ts';
import { A, G } from '../model/army.ts';
import { is1940, turnOf } from '../model/state.ts';
import { frameOf } from '../rules/flow.ts';
import { muster } from './muster.ts';
import { decide } from './staff.ts';
import { WEIGHTS, type Weights } from './weights.ts';

type Turned = { readonly [K in keyof Weights]?: number };
const times = (turned: Turned, from: Weights = WEIGHTS): Weights => timesOf(from, turned);
/** A way to play a turn: the staff with these weights, and for 1939 with set-ups of its own. */
export interface Way {
  readonly name: string;
  readonly weights: Weights;
  readonly setUps?: readonly string[];
  pick(g: State, a: Question, rnd: Rnd): Choice;
}
const intention = (name: string, weights: Weights): Way => ({
  name,
  weights,
  pick: (g, a, rnd) => decide(g, a, rnd, weights),
});

const PLAIN = intention('as the staff has it', WEIGHTS);
const GERMAN_1940 = [
  PLAIN,
  intention('fight first, then move', { ...WEIGHTS, fightFirst: 0 }),
  intention('move up first, then fight', { ...WEIGHTS, fightFirst: 99 }),
  intention('break their army before going on', times({ attack: 2, goal: 0.6, factor: 1.5 })),
  intention('spare the panzers', times({ risk: 3, panzer: 2, hungry: 2, goal: 0.8 })),
  intention('Paris and Brittany', times({ toParis: 2, toWest: 2, toNeutrals: 0.6 })),
];
const ALLIES_1940 = [
  PLAIN,
  intention('hold lightly everywhere', times({ thin: 0.5 })),
  intention('time before losses', times({ factor: 0.5, thin: 0.5 })),
  intention('strike at what has come too far', times({ factor: 1.6, panzer: 2, boldness: 0, line: 0.8 })),
];
/** In 1939 the general has its own weights and set-ups, which won most often against the staff (docs/CALIBRATION.md). */
const FRENCH_HABIT = times({ risk: 0.3, factor: 0.6, gone: 0.6, goal: 1.8, prize: 2.5, attack: 1.2 });
const GERMAN_HABIT = times({ line: 2.5, thin: 1.1, risk: 0.35, factor: 0.6, gone: 0.7, prize: 1.5 });
/** Set-ups, repeated by how often each is used: an opponent could prepare for one that never changes. */
const FRENCH_SET_UPS = ['saar', 'saar', 'rhine'];
const GERMAN_SET_UPS = ['west-wall', 'west-wall', 'leeb', 'depth'];
const habit = (name: string, weights: Weights, setUps: readonly string[]): Way => ({
  name,
  weights,
  setUps,
  pick: (g, a, rnd) => muster(g, a, rnd, weights, setUps) ?? decide(g, a, rnd, weights),
});
const FRENCH_1939 = [
  habit('forward, whatever it costs', FRENCH_HABIT, FRENCH_SET_UPS),
  intention('the cities, and nothing else', { ...FRENCH_HABIT, toRuhr: 0.3 }),
  intention('straight for the Ruhr', times({ toRuhr: 2, goal: 1.5 }, FRENCH_HABIT)),
  intention('break their army first', times({ attack: 2, goal: 0.5, factor: 2 }, FRENCH_HABIT)),
];
const GERMANS_1939 = [
  habit('a closed line', GERMAN_HABIT, GERMAN_SET_UPS),
  intention('counterattack', times({ factor: 2.5, boldness: -2, attack: 1.5 }, GERMAN_HABIT)),
  intention('weight where they are strongest', times({ thin: 3 }, GERMAN_HABIT)),
  intention('as strong everywhere', times({ thin: 0.4 }, GERMAN_HABIT)),
  intention('stand, whatever it costs', { ...GERMAN_HABIT, risk: 0 }),
];
/** The plain way comes first. */
export const waysOf = (g: State, side: string): readonly Way[] =>
  is1940(g) ? (side === 'german' ? GERMAN_1940 : ALLIES_1940) : side === 'german' ? GERMANS_1939 : FRENCH_1939;

/** The set-ups of the plain way; undefined where the staff sets up alone. */
export const setUpsOf = (g: State, side: string): readonly string[] | undefined => waysOf(g, side)[0]!.setUps;

/**
 * The general plans once for a player turn that begins with movement, and before the movement if fighting came first.
 * Only the Germans of 1940 also plan for a Combat Phase that comes first; all others then fight as the staff does.
 */
const stretch = (g: State, side: string): string | undefined => {
  const turn = frameOf(g, 'playerTurn');
  const no = side === 'german' ? G : A;
  if (!turn || turn.vars.side !== no) return undefined;
  if (turn.vars.first !== 1) return `${turnOf(g)} ${side}`;
  return frameOf(g, 'movement')
    ? `${turnOf(g)} ${side} then move`
    : is1940(g) && no === G
      ? `${turnOf(g)} ${side}`
      : undefined;
};
/** Playouts of a plan end when the side's next player turn begins: by then the enemy has answered. */
const answered = (g: State, side: string, turn: number): boolean =>
  turnOf(g) > turn && (turnOf(g) > turn + 1 || frameOf(g, 'playerTurn')?.vars.side === (side === 'german' ? G : A));
export const PLANS = { intentions: waysOf, stretch, answered };
