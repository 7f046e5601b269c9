import type { Listing } from '../shelf.ts';

export const listing: Listing = {
  id: 'strange-victory',
  card: {
    roman: 'I',
    title: 'Strange Victory',
    published: 'Against the Odds, 2016',
    words: 'Seven panzer divisions, forty-two areas, and a high command losing its nerve.',
    facts: ['alone, areas', '10–25 minutes', 'easy to learn'],
    art: new URL('./look/card.svg', import.meta.url).href,
    scenarios: [{ id: 'channel', title: 'the drive to the Channel' }],
    players: 1,
    seats: 'one player against the track',
  },
  pack: () => import('./pack.ts').then(m => m.pack),
  words: () => import('./data/cases.ts').then(m => m.CASES),
  briefings: () => import('./data/briefing.ts').then(m => m.BRIEFINGS),
  table: () => import('./table/Table.tsx').then(m => m.Table),
  reading: () => import('./table/read.ts').then(m => m.read),
  printer: () => import('./look/terminal.ts').then(m => m.terminal),
  brain: () => import('./bot/brain.ts').then(m => m.strangeVictoryBrain),
  facts: () => import('./data/facts.ts').then(m => m.DATA),
  strengths: {
    channel: {
      general: 'no better than the staff officer and much slower, about 38 points',
      staff: 'a good player, mostly a little better than history, about 41 points',
      captain: 'a careful beginner, just the historical result, about 33 points',
      cadet: 'a first game, well short of history, about 23 points',
      random: 'any legal choice, about 13 points',
    },
  },
  thinks: 1,
};
