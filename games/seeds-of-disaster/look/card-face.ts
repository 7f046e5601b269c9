/** A card as the screen draws it: what its rows say, in a player's words. */
import type { CardFace, Stock } from '../../../screen/parts/card.ts';
import type { CardView } from '../view.ts';
import type { BoxView } from '../view/box.ts';
import { gives } from './words.ts';

/** What the event means on the table; a card of a pack that says nothing else is told by its effects alone. */
const TEXTS: { readonly [no: number]: string } = {
  1: 'Troops cross the Rhine bridges. The Westwall may be dug from now on.',
  2: 'Universal service returns. Army steps cost the Germans half this year.',
  3: 'An air force that was not there flies past. German fleets at half price this year.',
  4: 'The staffs compare maps. Allied troops may enter Belgium before the Germans do.',
  5: 'Tonnage is signed away and tempers cool. The status sinks by one level.',
  6: 'Strikes and holidays with pay. The Allied roll for resources suffers.',
  7: 'Guns before butter. A better German roll for resources this year.',
  8: 'Pilots and tanks are tried out abroad: command for both, more for who sends them.',
  9: 'A clerk copies what crosses his desk. Points at once, and a lasting ear.',
  10: 'A machine is copied in Warsaw. The Allies read more, for good.',
  11: 'The naval codes lie open. The Germans read more, for good.',
  12: 'Everything happens at once: two more cards may be played.',
  13: 'A piece of paper from Munich. The status sinks by one level.',
  14: 'A book about tanks is read. Panzer and motorised steps at half price.',
  15: 'The chamber votes money for concrete: resources for the Allies.',
  16: 'Brussels shuts its gates. Belgian and Dutch steps are dearer.',
  17: 'The Hague and Brussels talk at last, and may cross each other’s border.',
  18: 'Moscow signs with the West. The Germans stay longer in Poland.',
  19: 'A free city too many. The status rises by one level; Poland is next.',
  20: 'A professional corps of tanks. Opens the second DLM and the second armoured corps.',
  21: 'Car works turn out airframes. Allied fleets at half price this year.',
  22: 'Two officers are dragged over a frontier. Points lost, ears won.',
  23: 'The guns of Pilsen change hands: resources for the Germans.',
  24: 'Call-up papers in time of peace. British steps at half price; the status rises.',
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
