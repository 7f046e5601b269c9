/** Ways to play a whole turn: the staff with some of its weights turned. */
import { times as timesOf } from '../../../bots/weights.ts';
import type { Question, Choice } from '../../../engine/decide.ts';
import type { Rnd } from '../../../engine/random.ts';
import type { State } from '../../../engine/state.ts';
import { A, G } from '../model/army.ts';
import { is1940, turnOf } from '../model/state.ts';
import { muster } from './muster.ts';
import { decide } from './staff.ts';
import { WEIGHTS, type Weights } from './weights.ts';

type Turned = { readonly [K in keyof Weights]?: number };
const times = (turned: Turned, from: Weights = WEIGHTS): Weights => timesOf(from, turned);
const intention = (name: string, w: Weights) => ({
  name,
  pick: (g: State, a: Question, rnd: Rnd): Choice => decide(g, a, rnd, w),
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
/** In 1939 the general has weights and set-ups of its own, which won most against the staff: docs/CALIBRATION.md. */
const FRENCH_HABIT = times({ risk: 0.3, factor: 0.6, gone: 0.6, goal: 1.8, prize: 2.5, attack: 1.2 });
const GERMAN_HABIT = times({ line: 2.5, thin: 1.1, risk: 0.35, factor: 0.6, gone: 0.7, prize: 1.5 });
/** Its set-ups, by how often each is laid: one that is always the same can be read. */
const FRENCH_SET_UPS = ['saar', 'saar', 'rhine'];
const GERMAN_SET_UPS = ['west-wall', 'west-wall', 'leeb', 'depth'];
const habit = (name: string, w: Weights, setUps: readonly string[]) => ({
  name,
  pick: (g: State, a: Question, rnd: Rnd): Choice => muster(g, a, rnd, w, setUps) ?? decide(g, a, rnd, w),
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
const intentions = (g: State, side: string) =>
  is1940(g) ? (side === 'german' ? GERMAN_1940 : ALLIES_1940) : side === 'german' ? GERMANS_1939 : FRENCH_1939;

/**
 * A player turn is thought about once when it opens with the movement, and again before the movement where the fighting came first.
 * Who is made to fight first fights as the staff does; set-up, dice and losses are the staff's too.
 */
const stretch = (g: State, side: string): string | undefined => {
  const turn = g.stack.find(f => f.proc === 'playerTurn');
  const no = side === 'german' ? G : A;
  const phase = g.stack.find(f => f.proc === 'movement' || f.proc === 'combat')?.proc;
  if (!turn || turn.vars.side !== no) return undefined;
  if (turn.vars.first !== 1) return `${turnOf(g)} ${side}`;
  return phase === 'movement'
    ? `${turnOf(g)} ${side} then move`
    : is1940(g) && no === G
      ? `${turnOf(g)} ${side}`
      : undefined;
};
/** The enemy has answered when our own player turn comes round again. */
const answered = (g: State, side: string, turn: number): boolean =>
  turnOf(g) > turn &&
  (turnOf(g) > turn + 1 || g.stack.find(f => f.proc === 'playerTurn')?.vars.side === (side === 'german' ? G : A));
export const PLANS = { intentions, stretch, answered };
