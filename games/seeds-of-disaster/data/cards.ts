/** The 24 event cards. Titles that rules name are printed; all else is ours. */
import { deduced, printed, reconstructed, type Fact } from '../../../engine/facts.ts';
import type { Effect } from './effects.ts';

export interface CardRow {
  readonly no: number;
  readonly title: string;
  /** 4.1.11 May be played from this year on. */
  readonly year?: number;
  /** 4.1.12 Leaves the game when its event was played. */
  readonly once?: true;
  /** 4.1.13 Must be played at the first chance. */
  readonly must?: true;
  /** 4.2 Its value in counterespionage. */
  readonly ce?: number;
  readonly effects: readonly Effect[];
  readonly src: Fact;
}

const ours = reconstructed('the cards are missing: an event of these years, with an effect 4.0 knows');
const lowers = deduced('4.1.13: some cards lower the status');
const bought = reconstructed(
  'the cards are missing: the year bought at Munich, used for arms; it lowers nothing, for as every hand has held it by 1938 war could then hardly come in 1939',
);

export const CARDS: readonly CardRow[] = [
  {
    no: 1,
    title: 'Rhineland Remilitarised',
    year: 1936,
    once: true,
    effects: [
      { does: 'open', price: 'Westwall' },
      { does: 'drm', who: 'german', by: 1 },
    ],
    src: ours,
  },
  {
    no: 2,
    title: 'Conscription in Germany',
    year: 1935,
    once: true,
    must: true,
    effects: [{ does: 'half', price: 'German army' }],
    src: ours,
  },
  {
    no: 3,
    title: 'The Luftwaffe Unveiled',
    year: 1935,
    once: true,
    ce: 1,
    effects: [{ does: 'half', price: 'German fleet' }],
    src: ours,
  },
  {
    no: 4,
    title: 'Staff Talks in Brussels',
    year: 1937,
    once: true,
    ce: 2,
    effects: [{ does: 'permit', what: 'belgium' }],
    src: deduced('12.0: card 4 lets the Allies into Belgium before the Germans'),
  },
  {
    no: 5,
    title: 'Anglo-German Naval Agreement',
    year: 1935,
    once: true,
    must: true,
    effects: [{ does: 'status', by: -1 }],
    src: lowers,
  },
  {
    no: 6,
    title: 'Popular Front',
    year: 1936,
    once: true,
    must: true,
    effects: [{ does: 'drm', who: 'allied', by: -2 }],
    src: ours,
  },
  {
    no: 7,
    title: 'Four-Year Plan',
    year: 1936,
    ce: 2,
    effects: [{ does: 'drm', who: 'german', by: 2 }],
    src: ours,
  },
  {
    no: 8,
    title: 'Volunteers in Spain',
    year: 1936,
    ce: 3,
    effects: [
      { does: 'cp', who: 'player', by: 2 },
      { does: 'cp', who: 'enemy', by: 1 },
    ],
    src: ours,
  },
  {
    no: 9,
    title: 'A Source in the Ministry',
    ce: 3,
    effects: [
      { does: 'ip', who: 'player', by: 2 },
      { does: 'permanent', who: 'player', by: 1 },
    ],
    src: ours,
  },
  {
    no: 10,
    title: 'Enigma',
    year: 1938,
    once: true,
    ce: 4,
    effects: [{ does: 'permanent', who: 'allied', by: 2 }],
    src: ours,
  },
  { no: 11, title: 'B-Dienst', ce: 3, effects: [{ does: 'permanent', who: 'german', by: 1 }], src: ours },
  {
    no: 12,
    title: 'Critical Year',
    effects: [{ does: 'events', by: 2 }],
    src: printed('4.0'),
  },
  {
    no: 13,
    title: 'Peace for Our Time',
    year: 1938,
    once: true,
    must: true,
    effects: [
      { does: 'drm', who: 'allied', by: 2 },
      { does: 'cp', who: 'german', by: 1 },
    ],
    src: bought,
  },
  {
    no: 14,
    title: 'Achtung – Panzer!',
    year: 1937,
    once: true,
    ce: 1,
    effects: [
      { does: 'half', price: 'panzer' },
      { does: 'half', price: 'motorised' },
    ],
    src: ours,
  },
  { no: 15, title: 'Fortress Credits', ce: 1, effects: [{ does: 'rp', who: 'allied', by: 10 }], src: ours },
  {
    no: 16,
    title: 'Belgium Returns to Neutrality',
    year: 1936,
    once: true,
    must: true,
    effects: [
      { does: 'dearer', price: 'Belgian', by: 1 },
      { does: 'dearer', price: 'Dutch', by: 1 },
    ],
    src: ours,
  },
  {
    no: 17,
    title: 'Low Country Staffs Confer',
    year: 1939,
    ce: 2,
    effects: [{ does: 'permit', what: 'lowCountries' }],
    src: deduced('12.0: an event lets Dutch and Belgians over each other’s border'),
  },
  {
    no: 18,
    title: 'Allied-Soviet Pact',
    year: 1939,
    once: true,
    effects: [
      { does: 'permit', what: 'pact' },
      { does: 'status', by: -1 },
    ],
    src: deduced('21.5.4 prints the title and what the pact does; that it deters, as some cards do (4.1.13), is ours'),
  },
  {
    no: 19,
    title: 'Danzig',
    year: 1939,
    once: true,
    must: true,
    effects: [{ does: 'status', by: 1 }],
    src: deduced('21.5: a card compels the invasion of Poland, which comes with Armed Belligerence'),
  },
  {
    no: 20,
    title: 'France Adopts Armée de Métier',
    year: 1935,
    once: true,
    ce: 1,
    effects: [{ does: 'permit', what: 'metier' }],
    src: printed('7.2.7'),
  },
  {
    no: 21,
    title: 'Shadow Factories',
    year: 1937,
    ce: 2,
    effects: [{ does: 'half', price: 'Allied fleet' }],
    src: ours,
  },
  {
    no: 22,
    title: 'Venlo',
    year: 1939,
    ce: 4,
    effects: [
      { does: 'ip', who: 'allied', by: -2 },
      { does: 'temporary', who: 'german', by: 2 },
    ],
    src: ours,
  },
  {
    no: 23,
    title: 'The Škoda Works',
    year: 1939,
    once: true,
    effects: [{ does: 'rp', who: 'german', by: 12 }],
    src: ours,
  },
  {
    no: 24,
    title: 'Conscription in Britain',
    year: 1939,
    once: true,
    ce: 2,
    effects: [
      { does: 'half', price: 'British' },
      { does: 'status', by: 1 },
    ],
    src: ours,
  },
];
