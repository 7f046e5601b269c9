/** Ways to answer that a standing order may name, whatever the game: the staff's advice within limits. */
import type { GameModule } from '../engine/pack.ts';
import type { Rnd } from '../engine/random.ts';
import type { Policy } from '../engine/standing.ts';
import type { Brain } from './brain.ts';

/** 'My staff': what it would do at once, if that is one of the verbs allowed; else the player is asked. */
const staffPolicy = (brain: Brain, rnd: Rnd): Policy => ({
  id: 'staff',
  title: 'My staff, within these limits',
  limits: { verbs: 'only these kinds of choice' },
  choose: (view, ask, _choices, { verbs }) => {
    const choice = brain.pick(view, ask, rnd, 0);
    return !Array.isArray(verbs) || verbs.includes(choice.do) ? choice : undefined;
  },
});
/** All that a game's orders may name beside those every game has. */
export const policiesOf = (box: GameModule, brain: Brain | undefined, rnd: Rnd): readonly Policy[] => [
  ...(box.policies ?? []),
  ...(brain ? [staffPolicy(brain, rnd)] : []),
];
