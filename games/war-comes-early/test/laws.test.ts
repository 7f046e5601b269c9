/** The laws that every game keeps, in both scenarios; a few random games of each are played to the end here, 500 by `npm run laws`. */
import type { Rnd } from '../../../engine/random.ts';
import { clone, type Side, type State } from '../../../engine/state.ts';
import { testLaws } from '../../../engine/test/laws.ts';
import { nationOf } from '../army.ts';
import { warComesEarly } from '../game.ts';
import { at, foe, onMap, placeOf, sideNo, unitsOf } from '../state.ts';

/** 8.3 Exchanges two enemy counters of one nation that nobody has looked at, each under another one, with what each has done this phase. Knows the rule of sight from the rulebook only. */
const swapHidden = (g: State, side: Side, rnd: Rnd): State => {
  const to = clone(g);
  const { place, level, shown, moved, factor, spent, column, fought, flanked, momentum, reorganised } = at(g);
  const enemies = unitsOf(g, foe(sideNo(side)));
  const isUnder = (u: number): boolean =>
    onMap(g, u) &&
    g.n[shown + u] === 0 &&
    enemies.some(v => placeOf(g, v) === placeOf(g, u) && g.n[level + v]! > g.n[level + u]!);
  const hidden = [...enemies].filter(isUnder);
  const one = hidden[rnd(hidden.length)];
  const others = hidden.filter(u => nationOf(g, u) === nationOf(g, one!));
  const two = others[rnd(others.length)];
  if (one !== undefined && two !== undefined)
    for (const cell of [place, level, moved, factor, spent, column, fought, flanked, momentum, reorganised])
      [to.n[cell + one], to.n[cell + two]] = [g.n[cell + two]!, g.n[cell + one]!];
  return to;
};

/** `top`, `drop`, `lift` and the like put in another order or unpick (D23, D32); aircraft come in rising order. */
testLaws(warComesEarly, {
  games: 12,
  dear: 2,
  seed: 'munich',
  unsampled: ['lay', 'top', 'drop', 'cancel', 'lift', 'back', 'fly', 'recall'],
  swap: swapHidden,
  /** 11.0 The hexes a stack enters are seen, and foot and mechanised units together take another way than foot alone. */
  reveals: ['to'],
});
