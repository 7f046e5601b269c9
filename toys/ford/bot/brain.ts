/** What a bot knows of The Ford: get across the river, and do not attack stronger units. */
import type { Brain } from '../../../bots/brain.ts';
import type { Question, Choice } from '../../../engine/decide.ts';
import type { Rnd } from '../../../engine/random.ts';
import type { Side, State } from '../../../engine/state.ts';
import { boxIn, rowOf } from '../box.ts';
import { GRID, RIVER } from '../data/tables.ts';
import { DEFENCE, DIE } from '../rules/attack.ts';
import { MACHINE } from '../rules/machine.ts';
import { pointsOf } from '../rules/turn.ts';
import { foe, heldBy, unitAt } from '../state.ts';

const UNKNOWN_STRENGTH = 3;
/** Rows advanced towards the far bank. */
const forward = (side: Side, hex: number): number => (side === 'north' ? rowOf(hex) : 2 * RIVER - rowOf(hex));
const strengthAt = (g: State, hex: number): number => {
  const unit = unitAt(g, hex);
  return unit === undefined ? UNKNOWN_STRENGTH : boxIn(g).units[unit]!.strength;
};
const chance = (g: State, c: Choice): number =>
  Math.min(DIE, Math.max(0, strengthAt(g, c.from as number) + DIE - strengthAt(g, c.hex as number) - DEFENCE)) / DIE;
const worth = (g: State, a: Question, c: Choice): number => {
  if (c.do === 'done') return 0.1;
  if (c.do === 'place') return forward(a.side, c.hex as number) / 10;
  if (c.do === 'march') return (forward(a.side, c.hex as number) - forward(a.side, c.from as number)) / 2;
  return 2 * chance(g, c) - 0.5;
};
const NOISE_STEPS = 1000;
const wander = (rnd: Rnd, noise: number): number => (noise ? (noise * rnd(NOISE_STEPS)) / NOISE_STEPS : 0);
const REASONS: { readonly [verb: string]: (c: Choice) => string } = {
  place: c => `From ${GRID.labels[c.hex as number]} the river is near.`,
  march: c => `${GRID.labels[c.hex as number]} is on the way across.`,
  attack: c => `The counter in ${GRID.labels[c.hex as number]} can be beaten.`,
  done: () => 'Nothing more is worth doing.',
};

export const brain: Brain = {
  weigh: (g, a) => MACHINE.choices(g, a).map(choice => ({ choice, worth: worth(g, a, choice) })),
  pick: (g, a, rnd, noise) => {
    const weighed = MACHINE.choices(g, a).map(choice => ({ choice, worth: worth(g, a, choice) + wander(rnd, noise) }));
    return weighed.reduce((best, x) => (x.worth > best.worth ? x : best)).choice;
  },
  reason: (_g, _a, c) => REASONS[c.do]!(c),
  evaluate: (g, side) =>
    pointsOf(g, side) - pointsOf(g, foe(side)) + heldBy(g, side).length - heldBy(g, foe(side)).length,
  horizon: 2,
};
