import type { Listing } from '../shelf.ts';

export const listing: Listing = {
  id: 'france-40',
  card: {
    roman: 'II',
    title: 'France ’40',
    published: 'World at War, 2019',
    words: 'The campaign in the west in thirteen turns, or the French offensive that never came.',
    facts: ['two sides, hexes', '1–2½ hours', 'some rules'],
    art: new URL('./look/card.svg', import.meta.url).href,
    scenarios: [
      { id: '1940', title: 'May and June 1940' },
      { id: '1939', title: 'September 1939' },
    ],
    players: 2,
    seats: 'two at one screen, or against a bot',
  },
  pack: () => import('./pack.ts').then(m => m.pack),
  words: () => import('./data/cases.ts').then(m => m.CASES),
  briefings: () => import('./data/briefing.ts').then(m => m.BRIEFINGS),
  table: () => import('./table/Table.tsx').then(m => m.Table),
  reading: () => import('./table/read.ts').then(m => m.read),
  telling: {
    known: ['setUp', 'violated', 'retreated', 'reduced', 'eliminated', 'advanced', 'result', 'look'],
    answers: ['choosingLoss', 'retreating', 'displacing', 'clearing'],
  },
  printer: () => import('./look/terminal.ts').then(m => m.terminal),
  brain: () => import('./bot/brain.ts').then(m => m.france40Brain),
  facts: () => import('./data/facts.ts').then(m => m.DATA),
  strengths: {
    '1940': {
      general: 'wins 70 in 100 against the staff officer',
      staff: 'wins 97 in 100 against random play',
      captain: 'wins 22 in 100 against the staff officer',
      cadet: 'wins 5 in 100 against the staff officer',
      random: 'wins 3 in 100 against the staff officer',
    },
    '1939': {
      general: 'wins 84 in 100 against the staff officer',
      staff: 'wins 98 in 100 against random play',
      captain: 'wins 43 in 100 against the staff officer',
      cadet: 'wins 32 in 100 against the staff officer',
      random: 'wins 2 in 100 against the staff officer',
    },
  },
  thinks: 0.2,
};
