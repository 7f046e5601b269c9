import type { Listing } from '../shelf.ts';

export const listing: Listing = {
  id: 'seeds-of-disaster',
  card: {
    roman: 'IV',
    title: 'The Seeds of Disaster',
    published: 'Against the Odds, 2016',
    words: 'Rebuild an army year by year from 1934, read the other’s, then go to war with it.',
    facts: ['two sides', 'areas, cards', '1934–1940'],
    art: new URL('./look/card.svg', import.meta.url).href,
    scenarios: [
      { id: '1934', title: 'From 1934' },
      { id: '1940', title: 'May 1940' },
    ],
    players: 2,
    seats: 'two at one screen, or against a bot',
  },
  pack: () => import('./pack.ts').then(m => m.pack),
  words: () => import('./data/cases.ts').then(m => m.CASES),
  table: () => import('./table/Table.tsx').then(m => m.Table),
  reading: () => import('./table/read.ts').then(m => m.read),
  telling: {
    known: ['look', 'stated', 'spent'],
    answers: [
      'trumping',
      'foiling',
      'spying',
      'standing',
      'mobileDice',
      'mobileLoss',
      'choosingLoss',
      'retreating',
      'recovering',
      'airIntelligence',
      'crowding',
    ],
  },
  printer: () => import('./look/terminal.ts').then(m => m.terminal),
  brain: () => import('./bot/brain.ts').then(m => m.seedsOfDisasterBrain),
  facts: () => import('./data/facts.ts').then(m => m.DATA),
  strengths: {
    '1934': {
      general: 'wins 68 in 100 against the staff officer',
      staff: 'wins 100 in 100 against random play',
      captain: 'wins 36 in 100 against the staff officer',
      cadet: 'wins 13 in 100 against the staff officer',
      random: 'wins none of 100 against the staff officer',
    },
    '1940': {
      general: 'wins 64 in 100 against the staff officer',
      staff: 'wins 100 in 100 against random play',
      captain: 'wins 43 in 100 against the staff officer',
      cadet: 'wins 19 in 100 against the staff officer',
      random: 'wins none of 100 against the staff officer',
    },
  },
  thinks: 0.3,
};
