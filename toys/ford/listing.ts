import type { Listing } from '../../games/shelf.ts';

export const listing: Listing = {
  id: 'ford',
  card: {
    roman: 'VI',
    title: 'The Ford',
    published: 'a toy',
    words: 'Five counters a side, face down, and a river between them.',
    facts: ['two sides', 'hexes', 'a day · a morning'],
    art: new URL('./look/card.svg', import.meta.url).href,
    scenarios: [
      { id: 'day', title: 'A day' },
      { id: 'morning', title: 'A morning' },
    ],
    players: 2,
    seats: 'two at one screen, or against a bot',
  },
  pack: () => import('./pack.ts').then(m => m.pack),
  words: () => import('./data/cases.ts').then(m => m.CASES),
  table: () => import('./table/Table.tsx').then(m => m.Table),
  telling: { known: ['fought', 'lost'], answers: [] },
  printer: () => import('./look/terminal.ts').then(m => m.terminal),
  brain: () => import('./bot/brain.ts').then(m => m.brain),
  facts: () => import('./data/tables.ts').then(m => m.DATA),
  thinks: 0.1,
};
