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
    scenarios: [
      { id: 'france', title: 'French Front' },
      { id: 'france-historical', title: 'French Front, historical' },
      { id: 'poland', title: 'Polish Front' },
      { id: 'poland-historical', title: 'Polish Front, historical' },
    ],
    players: 2,
    seats: 'two at one screen, or against a bot',
  },
  pack: () => import('./pack.ts').then(m => m.pack),
  table: () => import('./table/Table.tsx').then(m => m.Table),
  reading: () => import('./table/read.ts').then(m => m.read),
  telling: {
    known: ['reduced', 'eliminated', 'surrendered', 'retreated', 'advanced', 'result', 'converted', 'tired'],
    answers: ['losing', 'suffering', 'retreating', 'standing', 'countering', 'supporting', 'backing'],
  },
  brain: () => import('./bot/brain.ts').then(m => m.noRetreatBrain),
  printer: () => import('./look/terminal.ts').then(m => m.terminal),
  facts: () => import('./data/facts.ts').then(m => m.DATA),
};
