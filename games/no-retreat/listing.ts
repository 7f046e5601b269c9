import type { Listing } from '../shelf.ts';

export const listing: Listing = {
  id: 'no-retreat',
  card: {
    roman: 'V',
    title: 'No Retreat!',
    published: 'GMT, 2018',
    words: 'Two fronts, initiative drawn from a cup, a hand of events and a plan kept secret.',
    facts: ['two sides', 'hexes, cards', 'France · Poland'],
    art: new URL('./look/card.svg', import.meta.url).href,
    scenarios: [],
    players: 2,
    seats: '',
  },
};
