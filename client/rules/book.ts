/** The rules of a game to be read: fetched by the page itself when first opened, for the worker plays by them without their words. */
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
