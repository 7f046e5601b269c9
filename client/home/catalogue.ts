/** The five games as the first page shows them. */
import france40 from './art/france-40.svg?url';
import noRetreat from './art/no-retreat.svg?url';
import seedsOfDisaster from './art/seeds-of-disaster.svg?url';
import strangeVictory from './art/strange-victory.svg?url';
import warComesEarly from './art/war-comes-early.svg?url';

export interface Listed {
  readonly id: string;
  readonly roman: string;
  readonly title: string;
  readonly published: string;
  readonly words: string;
  readonly facts: readonly string[];
  readonly art: string;
  /** Who may play it. */
  readonly seats: string;
  /** Playable here and now. */
  readonly ready: boolean;
}
export const CATALOGUE: readonly Listed[] = [
  {
    id: 'strange-victory',
    roman: 'I',
    title: 'Strange Victory',
    published: 'Against the Odds, 2016',
    words: 'Seven panzer divisions, forty-two areas, and a high command losing its nerve.',
    facts: ['alone', 'areas', 'until panic 21'],
    art: strangeVictory,
    seats: 'one player against the track',
    ready: true,
  },
  {
    id: 'france-40',
    roman: 'II',
    title: 'France ’40',
    published: 'World at War, 2019',
    words: 'The campaign in the west in thirteen turns, or the French offensive that never came.',
    facts: ['two sides', 'hexes', '1940 · 1939'],
    art: france40,
    seats: 'two at one screen, or against a bot',
    ready: true,
  },
  {
    id: 'war-comes-early',
    roman: 'III',
    title: 'War Comes Early',
    published: 'World at War, 2023',
    words: 'Munich fails and the armies march: Czechoslovakia in 1938, or Poland in 1939.',
    facts: ['nine nations', 'hexes', '1938 · 1939'],
    art: warComesEarly,
    seats: '',
    ready: false,
  },
  {
    id: 'seeds-of-disaster',
    roman: 'IV',
    title: 'The Seeds of Disaster',
    published: 'Against the Odds, 2016',
    words: 'Rebuild an army year by year from 1934, read the other’s, then go to war with it.',
    facts: ['two sides', 'areas, cards', '1934–1940'],
    art: seedsOfDisaster,
    seats: '',
    ready: false,
  },
  {
    id: 'no-retreat',
    roman: 'V',
    title: 'No Retreat!',
    published: 'GMT, 2018',
    words: 'Two fronts, initiative drawn from a cup, a hand of events and a plan kept secret.',
    facts: ['two sides', 'hexes, cards', 'France · Poland'],
    art: noRetreat,
    seats: '',
    ready: false,
  },
];
export const titleOf = (id: string): string => CATALOGUE.find(g => g.id === id)?.title ?? id;
