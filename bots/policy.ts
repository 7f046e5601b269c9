/** Policies that a standing order may name in every game: the staff's advice within limits. */
import type { GameModule } from '../engine/pack.ts';
import type { Rnd } from '../engine/random.ts';
import type { Policy } from '../engine/standing.ts';
import type { Brain } from './brain.ts';

/** 'My staff': what the staff would choose without search, if the order allows that verb; else the player is asked. */
const staffPolicy = (brain: Brain, rnd: Rnd): Policy => ({
  id: 'staff',
  title: 'My staff, within these limits',
  limits: { verbs: 'only these kinds of choice' },
  choose: (view, ask, _choices, { verbs }) => {
    const choice = brain.pick(view, ask, rnd, 0);
    return !Array.isArray(verbs) || verbs.includes(choice.do) ? choice : undefined;
  },
});
/** All policies that the orders of a game may name beside the engine's own. */
export const policiesOf = (box: GameModule, brain: Brain | undefined, rnd: Rnd): readonly Policy[] => [
  ...(box.policies ?? []),
  ...(brain ? [staffPolicy(brain, rnd)] : []),
];
