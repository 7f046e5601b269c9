/** The rules text of a game, loaded by the page when it is first opened. The worker does not have it. */
import { playable } from '../../games/shelf.ts';
import type { Cases } from './cases.ts';

export interface Book {
  readonly id: string;
  readonly title: string;
  readonly cases: Cases;
}
export const bookOf = async (id: string): Promise<Book> => {
  const { card, words } = playable(id);
  return { id, title: card.title, cases: (await words?.()) ?? {} };
};
