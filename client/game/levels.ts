/** The names of the bot levels on the page; the ids are those of bots/levels.ts. Each game states the measured strength of a level itself. */
import { listingOf } from '../../games/shelf.ts';

export const LEVELS: readonly { readonly id: string; readonly name: string; readonly how: string }[] = [
  { id: 'marshal', name: 'Marshal', how: 'plans whole turns' },
  { id: 'general', name: 'General', how: 'plays every choice through' },
  { id: 'staff', name: 'Staff officer', how: 'by rule of thumb' },
  { id: 'captain', name: 'Captain', how: 'the staff officer, sometimes mistaken' },
  { id: 'cadet', name: 'Cadet', how: 'the staff officer, often mistaken' },
  { id: 'random', name: 'Random', how: 'any legal choice' },
];
export const levelName = (id: string): string => LEVELS.find(l => l.id === id)?.name ?? id;
/** Such as "Captain: about 32 points" if the game states a strength; otherwise how the level plays. */
export const levelWords = (id: string, game: string, scenario: string): string => {
  const level = LEVELS.find(l => l.id === id);
  const measured = listingOf(game)?.strengths?.[scenario]?.[id];
  return `${levelName(id)}: ${measured ?? level?.how ?? ''}`;
};
