/** The laws that every game keeps, in both scenarios; 20 random games of each are played to the end here, 500 by `npm run laws`. */
import { expect, test } from 'vitest';
import type { Choice } from '../../../engine/decide.ts';
import { admit, optionsOf, readChoice } from '../../../engine/game.ts';
import { testLaws } from '../../../engine/test/laws.ts';
import { nearMisses } from '../../../engine/test/mutants.ts';
import { inLabels, sameText, walkMachine } from '../../../engine/test/walk.ts';
import { seededRandom, type Rnd } from '../../../engine/random.ts';
import { clone, type Json, type Side, type State } from '../../../engine/state.ts';
import { france40 } from '../game.ts';
import { foe, mobileOf, onMap, placeOf, sideNo } from '../model/state.ts';
import { removeObstacle } from './obstacles.ts';
import { AT, NATION } from './shipped.ts';

/** 3.10 Exchanges two enemy counters of one nation that nobody has looked at, each under another one, with what each has done this phase. Knows the rule of sight from the rulebook only. */
const swapHidden = (g: State, side: Side, rnd: Rnd): State => {
  const to = clone(g);
  const enemies = mobileOf(g, foe(sideNo(side)));
  const isUnder = (u: number): boolean =>
    onMap(g, u) &&
    g.cells[AT.shown + u] === 0 &&
    enemies.some(v => placeOf(g, v) === placeOf(g, u) && g.cells[AT.level + v]! > g.cells[AT.level + u]!);
  const hidden = [...enemies].filter(isUnder);
  const one = hidden[rnd(hidden.length)];
  const others = hidden.filter(u => NATION[u] === NATION[one!]);
  const two = others[rnd(others.length)];
  if (one !== undefined && two !== undefined)
    for (const at of [AT.place, AT.level, AT.moved, AT.rolled, AT.fought, AT.retreated])
      [to.cells[at + one], to.cells[at + two]] = [g.cells[at + two]!, g.cells[at + one]!];
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
  truth: { remove: removeObstacle },
});

/** What a side is told of choices near a listed one: refusals with their obstacles, in a text. */
const refusalsOf = (g: State, side: Side, tried: readonly Choice[]): string =>
  JSON.stringify(
    tried.map(c => {
      const v = admit(france40, g, side, c);
      return 'ok' in v ? v : 'legal';
    }),
  );
const wellFormed = (said: Json): readonly Choice[] => {
  try {
    return [readChoice(france40, said)];
  } catch {
    return [];
  }
};
test.each(['1940', '1939'])(
  '3.10 in %s no refusal and no obstacle tells a side what lies under the top unit',
  scenario => {
    const rnd = seededRandom(`refusals ${scenario}`);
    let tried = 0;
    walkMachine(france40, { scenario, options: optionsOf(france40, scenario, {}) }, rnd, (g, entries) => {
      const [ask] = france40.machine.open(g);
      if (!ask || entries % 9) return;
      const listed = inLabels(france40, france40.machine.sample(g, ask, rnd));
      const near = [0, 1, 2].flatMap(() => nearMisses(france40, listed, rnd)).flatMap(wellFormed);
      for (const world of [swapHidden(g, ask.side, rnd), france40.machine.view(g, ask.side)])
        sameText(`${ask.side} at ${ask.kind}`, refusalsOf(world, ask.side, near), refusalsOf(g, ask.side, near));
      tried += near.length;
    });
    expect(tried).toBeGreaterThan(1000);
  },
);
