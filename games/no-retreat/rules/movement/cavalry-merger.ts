/** 25.1 Cavalry Merger (advanced rule): round Polish cavalry joins a square unit. */
import { blockedBy, no, ok, type Decision, type Verdict, places } from '../../../../engine/decide.ts';
import { again, next } from '../../../../engine/flow.ts';
import type { State } from '../../../../engine/state.ts';
import { A, counterOf, nameOf } from '../../model/army.ts';
import { beside, OUT } from '../../model/places.ts';
import { at, isFrance, isReduced, onMap, option, placeOf, putUnit, unitsOf } from '../../model/state.ts';
import { emit } from '../flow.ts';

type Merging = { readonly do: 'merge'; readonly unit: number; readonly units: number } | { readonly do: 'done' };
const mayMerge = (g: State, horse: number, into: number): Verdict => {
  const [one, two] = [counterOf(g, horse), counterOf(g, into)];
  if (one.shape !== 'round' || one.type !== 'cavalry')
    return no('25.1', `${nameOf(g, horse)} is no round cavalry unit: it merges with nobody`);
  if (two.shape !== 'square' || two.nation !== 'Polish')
    return no('25.1', `${nameOf(g, into)} is no square Polish unit`);
  if (!onMap(g, horse) || placeOf(g, horse) !== placeOf(g, into))
    return blockedBy(places(horse, into), '25.1', `${nameOf(g, horse)} and ${nameOf(g, into)} are not in one hex`);
  return ok;
};
export const mergers = (g: State): readonly Merging[] => {
  if (isFrance(g) || !option(g, 'advanced')) return [];
  const poles = unitsOf(g, A).filter(u => onMap(g, u));
  return poles.flatMap(unit =>
    poles.filter(units => mayMerge(g, unit, units).ok).map((units): Merging => ({ do: 'merge', unit, units })),
  );
};
export const merging: Decision<Merging> = {
  verbs: ['merge', 'done'],
  candidates: g => [{ do: 'done' }, ...mergers(g)],
  judge: (g, _a, c) => (c.do === 'done' ? ok : mayMerge(g, c.unit, c.units)),
  take: (g, _a, c) => {
    if (c.do === 'done') return next;
    putUnit(g, c.unit, beside(g, OUT));
    emit(g, { is: 'removed', case: '25.1', unit: c.unit });
    if (!isReduced(g, c.units)) return again;
    g.cells[at(g).face + c.units] = 0;
    emit(g, { is: 'improved', case: '25.1', unit: c.units });
    return again;
  },
  say: (g, _a, c) => (c.do === 'done' ? 'No more mergers' : `Merge ${nameOf(g, c.unit)} into ${nameOf(g, c.units)}`),
};
