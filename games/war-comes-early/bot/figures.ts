/** What a finished game is remembered by: its length, when Prague fell, battles and losses. */
import type { Event } from '../../../engine/events.ts';
import type { State } from '../../../engine/state.ts';
import { G } from '../model/army.ts';
import { CZECHOSLOVAKIA } from '../model/ground.ts';
import { AT, is1939, turnOf } from '../model/state.ts';

export const figures = (happened: readonly Event[], g: State): { readonly [name: string]: number } => {
  const count = (is: string, also: (e: Event) => boolean = () => true): number =>
    happened.filter(e => e.is === is && also(e)).length;
  return {
    turns: turnOf(g),
    ...(is1939(g) ? {} : { prague: g.cells[AT.fell + CZECHOSLOVAKIA]!, violated: count('violated') }),
    attacks: count('result'),
    'German side lost': count('eliminated', e => e.side === G),
    'Allied side lost': count('eliminated', e => e.side !== G),
  };
};
