import type { Listing } from '../../games/shelf.ts';

export const listing: Listing = {
  id: 'toy',
  card: {
    roman: 'VIII',
    title: 'Two Hills',
    published: 'a toy',
    words: 'Sealed bids for who attacks, spies and codes, and stacks in fog.',
    facts: ['two sides', 'areas, cards'],
    art: new URL('./look/card.svg', import.meta.url).href,
    scenarios: [
      { id: 'dawn', title: 'Dawn' },
      { id: 'dusk', title: 'Dusk' },
    ],
    players: 2,
    seats: 'two at one screen, or against a bot',
  },
  pack: () => import('./pack.ts').then(m => m.pack),
  printer: () => import('./pack.ts').then(m => m.printer),
  thinks: 0.1,
};
