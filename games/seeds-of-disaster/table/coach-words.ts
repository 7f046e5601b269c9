/** What the guide says: why the present decision matters and what usually goes wrong. */
import type { Lesson } from '../../../screen/frame/Coach.tsx';
import type { SeedsDecision } from '../rules/flow.ts';
import { wordsOf } from './prompts.ts';

interface Why {
  readonly words: string;
  readonly trap?: string;
}
const WHY = {
  placing: {
    words:
      'Three armies begin on the map, the rest in their box. Put them where you will want to fight: until Armed Belligerence they move between centres only.',
    trap: 'the last placement completes the plan; look at all three before you make it.',
  },
  strategising: {
    words:
      'A Paris Area taken from this axis raises a German victory by one level. North is the plain and the longest way, Centre the Ardennes, South the Maginot Line.',
    trap: 'an axis you do not mean to use is a level given away. You may change it each month until the war.',
  },
  countering: {
    words:
      'A card used for its octagon does not bring its event. Stealing and raiding are strongest while the other side has few cards left to trump with.',
    trap: 'passing keeps the card. Three such rounds come every year, so do not spend a high octagon in the first.',
  },
  trumping: {
    words:
      'A higher octagon cancels it, and both cards are gone. Trump what takes a card or an advantage, not a small raid.',
  },
  foiling: {
    words: 'Cancel an event that raises the status or opens a kind of unit too early; let small ones happen.',
  },
  spying: { words: 'One Intelligence Point for a card is a fair price only if the card has no better use this year.' },
  playing: {
    words:
      'Gold cards must be played, and come first. Then think of the other side: an event plays the same whoever plays it, so put away what helps the enemy.',
    trap: 'cards played and put away together must make up the number of the year.',
  },
  mobilising: {
    words:
      'Sixty points of technology open the strong faces of panzers and fleets; before that an army step is the best buy. Spread purchases so that each army can hold its Area.',
    trap: 'before level 2 points above 100 are lost, and nothing is built once the war has begun.',
  },
  looking: {
    words: 'Look at the stack on which your plan depends, before anybody moves.',
    trap: 'a look is gone when it is used, and points are scarce in war.',
  },
  sending: {
    words:
      'All but three armies, a fleet and the Westwall go to Poland. The three that stay must hold the West for two months.',
  },
  recalling: {
    words: 'Call back first the group with the corps you want Poised when the war begins.',
  },
  arriving: { words: 'Bring it in beside the army it shall be Poised with, or where a centre has no garrison.' },
  moving: {
    words:
      'Two moves a year between centres and boxes. Two units on a centre can hold a manoeuvre: Command Points win battles later.',
    trap: 'both plans are opened together, so what you move toward may be gone.',
  },
  reading: { words: 'A point spent now adds two to the roll for Intelligence Points: worth it while points are few.' },
  marching: {
    words: 'Mass corps Poised with the army that will attack; one redeployment a week is free.',
    trap: 'a corps that leaves its box has come as far as its army, and counts as Columnar.',
  },
  attacking: {
    words:
      'Attack where a difference of ten or more is likely: it drives the enemy back without ruining you. The table shows each result.',
    trap: 'an Area is attacked once a week, and each unit fights once.',
  },
  planning: {
    words:
      'One army and any number of corps attack an Area. The benefit of the mobile forces is worth two dice and a corps.',
    trap: 'a second army costs five Command Points.',
  },
  mobileDice: {
    words: 'Whoever loses fewer Poised factors has the benefit. A die bought for a Command Point hits on a 6.',
  },
  mobileLoss: { words: 'Keep Poised factors: they decide the benefit when losses are equal.' },
  declaring: {
    words: 'Each fleet in support brings a die for each dot; engineers give back the dice a river takes.',
    trap: 'once launched the attack cannot be called off.',
  },
  standing: {
    words:
      'Falling back costs a Command Point a unit and saves the army. Stand where the dice favour you or the Area must be held.',
    trap: 'losses of the mobile battle stay, whichever you choose.',
  },
  airIntelligence: {
    words: 'One point added to your die: use it where it turns the result, the loser’s fleet loses a step.',
  },
  choosingLoss: {
    words:
      'With Poised units in the battle the first loss is one of theirs, or two steps of an army. Weak armies disappear: spread the loss.',
  },
  retreating: {
    words: 'Choose the Area from which the next retreat is still open, and where no other army stands.',
    trap: 'an army that cannot go pays in steps.',
  },
  escaping: { words: 'Bring it back to its own lines; next to an army it can be Poised again.' },
  recovering: { words: 'A Disrupted army fights a die weaker. Recover the one that will be attacked next.' },
  reposting: { words: 'Corps Poised again count for the benefit in the next battle.' },
  advancing: {
    words:
      'Poised corps ride on as far as their points go. Take objectives, cut retreats, but leave the army a neighbour.',
    trap: 'whoever rides off is Columnar next week.',
  },
  following: { words: 'Give the breakthrough to the stack with the most Poised factors left.' },
  breaking: {
    words: 'Attack again now or never. A second battle against an army already shaken often decides the week.',
    trap: 'those who broke through have no second line behind them.',
  },
  crowding: { words: 'Two armies in one Area: one pays a step. Next time leave a neighbour Area free.' },
} satisfies { readonly [D in SeedsDecision]: Why };

/** What the guide says now. */
export const lessonFor = (kind: string): Lesson => {
  const { title, prompt, case: ruleCase } = wordsOf(kind);
  const why: Why = (WHY as { readonly [kind: string]: Why })[kind] ?? { words: prompt };
  return { title, case: ruleCase, ...why };
};
