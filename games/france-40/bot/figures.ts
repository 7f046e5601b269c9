/** Statistics of a finished game for simulations: length, points by objective, battles and losses. */
import type { Event } from '../../../engine/events.ts';
import type { State } from '../../../engine/state.ts';
import type { FranceEvent } from '../rules/flow.ts';
import { germanCitiesLost, vpLines } from '../rules/victory.ts';
import { G } from '../model/army.ts';
import { is1940, turnOf } from '../model/state.ts';

export const figures = (happened: readonly Event[], g: State): { readonly [name: string]: number } => {
  const count = (is: FranceEvent, also: (e: Event) => boolean = () => true): number =>
    happened.filter(e => e.is === is && also(e)).length;
  const points = is1940(g)
    ? Object.fromEntries(vpLines(g).map(l => [`${l.case} ${l.name}`.slice(0, 27), l.points]))
    : { 'German cities lost': germanCitiesLost(g) };
  return {
    turns: turnOf(g),
    ...points,
    attacks: count('result'),
    'German units lost': count('eliminated', e => e.side === G),
    'Allied units lost': count('eliminated', e => e.side !== G),
  };
};
