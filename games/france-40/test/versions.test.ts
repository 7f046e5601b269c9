/** A game is played to its end by the rules it was begun under; by those of today the same journal would go another way. */
import { expect, test } from 'vitest';
import { sampleOf } from '../../../engine/decide.ts';
import { optionsOf } from '../../../engine/game.ts';
import { seededRandom } from '../../../engine/random.ts';
import { save } from '../../../engine/save.ts';
import { numbersFor } from '../../../engine/seed.ts';
import { newTable, playListed, record, restore, type Roller } from '../../../engine/table.ts';
import { france40 } from '../game.ts';
import { attack, done, reaches, refusal, scene, stepsOfUnit, value, whereIs } from './scene.ts';

const FIRST = { rules: '1' } as const;

test('11.3, 5.14 under version 1 a British corps on the edge dies whole, Dynamo or not', () => {
  const t = scene({
    phase: 'combat',
    forts: [],
    turn: 2,
    columns: FIRST,
    at: { 2318: ['UK I'], 2319: ['G I', 'G II', 'G III'], 2519: ['G IV'], 2119: ['G XI'], 2025: ['UK II'] },
  });
  attack(t, 'german', '2318', ['G I', 'G II', 'G III'], 'DR');
  expect([whereIs(t, 'UK I'), stepsOfUnit(t, 'UK I')]).toEqual(['Dead pile', 0]);
});
test('5.16 under version 1 a 1 keeps the French out of every hex of Belgium', () => {
  const spec = { side: 'allied', war: ['Belgium'], at: { 3230: ['F XI'], 3628: ['UK I'] } } as const;
  const ends = (columns: object) => {
    const t = scene({ ...spec, columns: { ...columns } }, 1);
    done(t, 'allied', { do: 'move', unit: 'F XI' });
    return [refusal(t, 'allied', { do: 'to', hex: '3231' }), reaches(t, 'allied').includes('3229')];
  };
  expect([ends(FIRST), ends({})]).toEqual([
    ['5.16', true],
    [undefined, true],
  ]);
});
test('10.1 under version 1 who is left behind has moved', () => {
  const t = scene({
    side: 'allied',
    turn: 2,
    forts: [],
    columns: FIRST,
    at: { 2019: ['UK I'], 2322: ['F X', 'F XI', 'F XII'] },
  });
  done(t, 'allied', { do: 'stack', hex: '2322' }, 2);
  done(t, 'allied', { do: 'leave', unit: 'F XI' });
  done(t, 'allied', { do: 'to', hex: '2323' });
  expect(refusal(t, 'allied', { do: 'move', unit: 'F XI' })).toBe('10.1');
});
test('a record replays by the version it names; by another it would come to another end, without a word', () => {
  const roller: Roller = (k, sizes) => numbersFor('old6', k, sizes);
  const rnd = seededRandom('old6');
  const t = newTable(france40, {
    scenario: '1939',
    options: optionsOf(france40, '1939', {}),
    commitment: '',
    roller,
    rules: 1,
  });
  while (t.g.wait.for !== 'over') {
    const [ask] = france40.machine.open(t.g);
    playListed(t, ask!.side, sampleOf(france40.machine.rules.decisions[ask!.kind]!, t.g, ask!, rnd));
  }
  const old = record(t);
  expect([value(t, 'rules'), old.rules]).toEqual(['1', 1]);
  const again = restore(france40, old, roller);
  expect([again.replayed, save(france40, again.g)]).toEqual([undefined, save(france40, t.g)]);
  const anew = restore(france40, { ...old, rules: 2 }, roller);
  expect(anew.replayed).toBeUndefined();
  expect(value(anew, 'moved')).not.toEqual(value(t, 'moved'));
});
