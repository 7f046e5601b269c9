/** Statistics of a finished game: how long it took, who crossed a border, attacks, Breakthroughs, losses, points, Paris. */
import type { Event } from '../../../engine/events.ts';
import type { State } from '../../../engine/state.ts';
import { A, G } from '../model/box.ts';
import { AT } from '../model/state.ts';
import { monthOf, weekOf, yearOf } from '../model/tracks.ts';
import { parisFallen } from '../rules/war/victory.ts';
import type { SeedsEvent } from '../rules/flow.ts';

export const figures = (happened: readonly Event[], g: State): { readonly [name: string]: number } => {
  const count = (is: SeedsEvent, also: (e: Event) => boolean = () => true): number =>
    happened.filter(e => e.is === is && also(e)).length;
  return {
    year: yearOf(g),
    months: monthOf(g),
    weeks: weekOf(g),
    crossed: count('status', e => e.case === '12.0'),
    attacks: count('attacks'),
    'German attacks': count('attacks', e => e.side === G),
    breakthroughs: count('brokeThrough'),
    destroyed: count('destroyed'),
    'CP German': g.cells[AT.cp + G]!,
    'CP Allied': g.cells[AT.cp + A]!,
    paris: parisFallen(g) ? 1 : 0,
  };
};
