/** Every die that falls is in the log, in the order they fall: an event carries its faces, and its line says them. */
import { expect, test } from 'vitest';
import { optionsOf, startOf } from '../../../engine/game.ts';
import { drawWith } from '../../../engine/playout.ts';
import { seededRandom } from '../../../engine/random.ts';
import { randomAsk } from '../../../engine/test/walk.ts';
import { seedsOfDisaster as game } from '../game.ts';
import { attack, does, eventOf, war } from './war-scene.ts';

interface Told {
  readonly fell: number[];
  readonly told: number[];
  readonly kinds: Set<string>;
}
const play = (scenario: string, name: string): Told => {
  const g = startOf(game, scenario, optionsOf(game, scenario, {}));
  const rnd = seededRandom(name);
  const x: Told = { fell: [], told: [], kinds: new Set() };
  while (g.wait.for !== 'over') {
    if (g.wait.for === 'chance') {
      const faces = drawWith(game.machine, g, g.wait.draw, rnd);
      if ('dice' in g.wait.draw) x.fell.push(...faces);
      game.machine.feed(g, faces);
    } else {
      const ask = randomAsk(game, g, rnd);
      game.machine.giveListed(g, ask, game.machine.sample(g, ask, rnd));
    }
    for (const e of g.events) {
      if (!Array.isArray(e['dice'])) continue;
      x.told.push(...(e['dice'] as readonly number[]));
      x.kinds.add(e.is);
      for (const face of e['dice'] as readonly number[]) expect(game.tell(e)).toMatch(new RegExp(`\\b${face}\\b`));
    }
    g.events.length = 0;
  }
  return x;
};
test('13.6.1, 13.5.4, 5.3.1, 6.3 the dice of whole games are told, none more and none less', () => {
  const kinds = new Set<string>();
  for (const [scenario, name] of [
    ['1934', 'one'],
    ['1934', 'two'],
    ['1940', 'one'],
    ['1940', 'two'],
  ] as const) {
    const x = play(scenario, name);
    expect(x.told).toEqual(x.fell);
    for (const kind of x.kinds) kinds.add(kind);
  }
  expect([...kinds].toSorted()).toEqual([
    'airDice',
    'check',
    'command',
    'fought',
    'income',
    'intelligence',
    'mobile',
    'points',
  ]);
});
test('13.5.4, 18.0 the dice in the air are told with the dots that are added', () => {
  const w = war({
    at: { Aachen: ['G 6 Army:16'], Liege: ['F 9 Army:9'] },
    reserve: ['G 1 Air:2', 'F 1 Air:2'],
  });
  attack(w, 'german', 'Liege', ['G 6 Army']);
  does(w, 'german', { do: 'fly', unit: 'G 1 Air' });
  does(w, 'german', { do: 'strike' });
  does(w, 'allied', { do: 'fly', unit: 'F 1 Air' });
  does(w, 'allied', { do: 'neutralise' }, 3, 5, 1);
  const rolled = eventOf(w, 'airDice')!;
  expect(game.tell(rolled)).toBe('Air battle over Liège: German die 3, Allied die 5.');
  expect(rolled['ledger']).toMatchObject([
    { name: 'Dots of the attacker +3', case: '18.0' },
    { name: 'Dots of the defender +2', case: '18.0' },
  ]);
});
