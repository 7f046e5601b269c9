/** The laws that every game keeps, on few games; secrets (3.10) at every so many positions. The long run of all laws is `testLaws` of engine/test/laws.ts. */
import { expect, test } from 'vitest';
import { lawsOf } from '../../../engine/test/laws.ts';
import { inGame, textOf, walkMachine } from '../../../engine/test/walk.ts';
import { seededRandom, type Rnd } from '../../../engine/random.ts';
import { clone, type State } from '../../../engine/state.ts';
import { france40 } from '../game.ts';

/** `top`, `drop`, `lift` and the like put in another order or unpick (D23, D32). */
const LAWS = lawsOf(france40, { games: 2, seed: 'france', unsampled: ['top', 'drop', 'cancel', 'lift', 'back'] });
for (const law of LAWS.filter(l => /labels name|random game ends|every cell|sample is in/.test(l.title))) test(law.title, () => law.keep());

const { machine } = france40, OPTIONS = { fortRetreat: 'bloodbath', automaticFour: 'both', panzersInCities: 'mechanised' };
/** A world made from what a side sees looks the same to it, and it is offered the same. */
const keepsSecrets = (g: State, side: string, rnd: Rnd): void => {
  const view = machine.view(g, side), world = machine.rules.fill(clone(view), side, rnd);
  expect(textOf(machine.view(world, side))).toBe(textOf(view));
  for (const ask of machine.open(g)) {
    if (ask.side !== side) continue;
    const list = JSON.stringify(machine.choices(g, ask));
    for (const w of [view, world]) expect(JSON.stringify(machine.choices(w, ask)), ask.kind).toBe(list);
  }
};
test.each(['1940', '1939'])('3.10 in %s what is hidden neither shows nor changes what a side may do', scenario => {
  const setUp = { scenario, options: OPTIONS }, rnd = seededRandom(`look ${scenario}`);
  let looked = 0;
  inGame(`secrets ${scenario}`, setUp, walk => {
    walkMachine(france40, setUp, walk, (g, entries) => {
      if (entries % 23 || g.wait.for !== 'choice') return;
      for (const side of france40.sides) keepsSecrets(g, side, rnd);
      looked++;
    });
  });
  expect(looked).toBeGreaterThan(20);
});
