/** The rulebook of The Ford: every case with its title and the rule in words. */
import type { CaseText } from '../../../engine/game.ts';

export const CASES: { readonly [c: string]: CaseText } = {
  '1.0': { title: 'The game', words: '', norule: 'an introduction' },
  1.1: { title: 'Set-up', words: 'North, then south, lays its counters face down in its own two rows, one to a hex.' },
  '2.0': { title: 'Turns', words: 'In a turn the weather is rolled, then north marches and attacks, then south.' },
  2.1: { title: 'Weather', words: 'A six is fog: nobody attacks in this turn.' },
  '3.0': { title: 'Marches', words: 'Each counter may march one hex.' },
  3.1: { title: 'Once', words: 'A counter that has marched does nothing more in this turn.' },
  3.2: { title: 'Stacking', words: 'One counter to a hex.' },
  3.3: { title: 'Water', words: 'The river is crossed at a ford only.' },
  '4.0': { title: 'Attacks', words: 'A counter that has not marched may attack one beside it.' },
  4.1: {
    title: 'Turned up',
    words:
      'Both counters are turned up, and the attacker rolls: with its strength it must beat the other strength and three.',
  },
  4.2: { title: 'Losses', words: 'Who is beaten is lost; an attacker that rolls a one is lost.' },
  5.1: {
    title: 'The end',
    words: 'After the last turn a counter across the river is worth two points, one at a ford one.',
  },
  5.2: { title: 'Nobody left', words: 'A side without counters has lost at once.' },
};
