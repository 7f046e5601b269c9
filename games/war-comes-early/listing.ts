import type { Listing } from '../shelf.ts';

export const listing: Listing = {
  id: 'war-comes-early',
  card: {
    roman: 'III',
    title: 'War Comes Early',
    published: 'World at War, 2023',
    words: 'Munich fails and the armies march: Czechoslovakia in 1938, or Poland in 1939.',
    facts: ['nine nations', 'hexes', '1938 · 1939'],
    art: new URL('./look/card.svg', import.meta.url).href,
    scenarios: [],
    players: 2,
    seats: '',
  },
};
