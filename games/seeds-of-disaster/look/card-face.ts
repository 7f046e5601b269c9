/** The face of a card as the screen draws it, in a player's words. */
import type { CardFace, Stock } from '../../../screen/parts/card.ts';
import type { CardView } from '../view.ts';
import type { BoxView } from '../view/box.ts';
import { gives } from './words.ts';

/** What each event means in play. A card without a text here shows its effects alone. */
const TEXTS: { readonly [no: number]: string } = {
  1: 'Troops cross the bridges. The Westwall may be dug from now on.',
  2: 'Service for all: German army steps at half price this year.',
  3: 'An air force flies past. German fleets at half price this year.',
  4: 'Staffs compare maps: the Allies may enter Belgium first.',
  5: 'Tonnage is signed away. The status sinks by one level.',
  6: 'Strikes, holidays with pay: a worse Allied roll for resources.',
  7: 'Guns before butter: a better German roll for resources.',
  8: 'Tried out abroad: command for both, more for who plays it.',
  9: 'A clerk copies what he sees: points now, and a lasting ear.',
  10: 'A machine is copied in Warsaw: the Allies read more, for good.',
  11: 'Naval codes lie open: the Germans read more, for good.',
  12: 'All happens at once: two more cards may be played.',
  13: 'A paper from Munich. The status sinks by one level.',
  14: 'A book is read: panzer and motorised steps at half price.',
  15: 'The chamber votes concrete: resources for the Allies.',
  16: 'Brussels shuts its gates: its steps and Dutch ones are dearer.',
  17: 'They talk at last, and may cross each other’s border.',
  18: 'Moscow signs with the West: Poland holds out longer.',
  19: 'A free city too many. The status rises by one level.',
  20: 'Tanks for a professional corps: the second of each may be built.',
  21: 'Car works make airframes: Allied fleets at half price.',
  22: 'Two officers dragged over a frontier: points lost, ears won.',
  23: 'The guns of Pilsen change hands: German resources.',
  24: 'Call-up in peace: British steps at half price; status up.',
};
const GERMAN = [1, 2, 3, 7, 11, 14, 22, 23];
const BRITISH = [5, 10, 13, 21, 24];
const stockOf = (no: number): Stock | undefined => {
  if ([8, 9, 12, 18, 19].includes(no)) return undefined;
  if (GERMAN.includes(no)) return 'G';
  return BRITISH.includes(no) ? 'UK' : 'F';
};
export const cardFace = (card: Pick<CardView, 'no'>, box: BoxView): CardFace => {
  const row = box.cards.find(c => c.no === card.no)!;
  const stock = stockOf(row.no);
  return {
    id: row.title,
    no: row.no,
    ...(stock ? { stock } : {}),
    events: [{ title: row.title, text: TEXTS[row.no] ?? '' }],
    ...(row.year ? { dated: String(row.year) } : {}),
    ...(row.ce ? { value: { n: row.ce, name: 'counterespionage' } } : {}),
    ...(row.once ? { once: true } : {}),
    ...(row.must ? { must: true } : {}),
    gives: row.effects.map(gives),
  };
};
