import type { Listing } from '../../games/shelf.ts';

export const listing: Listing = {
  id: 'night-march',
  card: {
    roman: 'VII',
    title: 'Night March',
    published: 'a toy',
    words: 'Three companies on a dark road.',
    facts: ['alone', 'areas'],
    art: new URL('./look/card.svg', import.meta.url).href,
    scenarios: [{ id: 'road', title: 'The road' }],
    players: 1,
    seats: 'one player against the clock',
  },
  pack: () => import('./pack.ts').then(m => m.pack),
  printer: () => import('./pack.ts').then(m => m.printer),
  thinks: 0.1,
};
