import type { Listing } from '../shelf.ts';

export const listing: Listing = {
  id: 'war-comes-early',
  card: {
    roman: 'III',
    title: 'War Comes Early',
    published: 'World at War, 2023',
    words: 'Munich fails and the armies march: Czechoslovakia in 1938, or Poland in 1939.',
    facts: ['nine nations, hexes', '¼–1½ hours', 'some rules'],
    art: new URL('./look/card.svg', import.meta.url).href,
    scenarios: [
      { id: '1938', title: 'Czechoslovakia 1938' },
      { id: '1939', title: 'Poland 1939' },
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
    known: ['setUp', 'violated', 'eliminated', 'scattered', 'advanced', 'result', 'look'],
    answers: ['losing', 'dispersing', 'declaring'],
  },
  printer: () => import('./look/terminal.ts').then(m => m.terminal),
  brain: () => import('./bot/brain.ts').then(m => m.warComesEarlyBrain),
  facts: () => import('./data/facts.ts').then(m => m.DATA),
  thinks: 0.24,
  strengths: {
    '1938': {
      general: 'wins 69 in 100 against the staff officer',
      staff: 'wins 100 in 100 against random play',
      captain: 'wins 21 in 100 against the staff officer',
      cadet: 'wins 1 in 100 against the staff officer',
      random: 'wins none of 100 against the staff officer',
    },
    '1939': {
      general: 'wins 60 in 100 against the staff officer',
      staff: 'wins 100 in 100 against random play',
      captain: 'wins 16 in 100 against the staff officer',
      cadet: 'wins 3 in 100 against the staff officer',
      random: 'wins none of 100 against the staff officer',
    },
  },
};
