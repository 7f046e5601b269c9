/** The laws that every game keeps, in both scenarios; 20 random games of each are played to the end here, 500 by `npm run laws`. */
import { testLaws } from '../../../engine/test/laws.ts';
import type { Rnd } from '../../../engine/random.ts';
import { clone, type Side, type State } from '../../../engine/state.ts';
import { france40 } from '../game.ts';
import { foe, mobileOf, onMap, placeOf, sideNo } from '../state.ts';
import { AT, NATION } from './shipped.ts';

/** 3.10 Exchanges two enemy counters of one nation that nobody has looked at, each under another one, with what each has done this phase. Knows the rule of sight from the rulebook only. */
const swapHidden = (g: State, side: Side, rnd: Rnd): State => {
  const to = clone(g);
  const enemies = mobileOf(g, foe(sideNo(side)));
  const isUnder = (u: number): boolean =>
    onMap(g, u) &&
    g.n[AT.shown + u] === 0 &&
    enemies.some(v => placeOf(g, v) === placeOf(g, u) && g.n[AT.level + v]! > g.n[AT.level + u]!);
  const hidden = [...enemies].filter(isUnder);
  const one = hidden[rnd(hidden.length)];
  const others = hidden.filter(u => NATION[u] === NATION[one!]);
  const two = others[rnd(others.length)];
  if (one !== undefined && two !== undefined)
    for (const at of [AT.place, AT.level, AT.moved, AT.rolled, AT.fought, AT.retreated])
      [to.n[at + one], to.n[at + two]] = [g.n[at + two]!, g.n[at + one]!];
  return to;
};

/** `top`, `drop`, `lift` and the like put in another order or unpick (D23, D32). */
testLaws(france40, {
  games: 40,
  dear: 2,
  seed: 'france',
  unsampled: ['top', 'drop', 'cancel', 'lift', 'back'],
  rising: ['add'],
  swap: swapHidden,
  oneReason: true,
});
