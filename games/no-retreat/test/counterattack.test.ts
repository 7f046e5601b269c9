/** 14.7.3 Counterattacks, and counterattacks that are answered. */
import { expect, test } from 'vitest';
import {
  asked,
  attack,
  battle,
  column,
  done,
  face,
  flee,
  odds,
  refusal,
  scene,
  shift,
  targeted,
  verbs,
  whereIs,
} from './scene.ts';

test('14.6.8 Germans and Soviets who defended together do not counterattack', () => {
  const t = scene({
    scenario: 'poland-historical',
    turn: 9,
    at: { P1215: ['P 33'], P1214: ['G39 I'], P1115: ['SU 5'] },
    columns: { stance: 5, marker: { 'blue 1': 'P1214', 'blue 2': 'P1115' } },
    moment: 'allied battles',
  });
  attack(t, 'allied', ['P1214', 'P1115'], ['P 33'], 'Prepared');
  done(t, 'german', { do: 'ground', hex: 'P1115', over: 'none' }); // below 1:3: CA1
  expect([asked(t), refusal(t, 'german', { do: 'counterattack' })]).toEqual(['german countering', '14.6.8']);
  expect(refusal(t, 'german', { do: 'pass' })).toBeUndefined();
});
test('14.6.10, 14.6.11, 15.3, 25.2 markers of the hex attacked count again where a counterattack is answered', () => {
  const at = { F1707: ['G XIX', 'G XXXXI'], F1706: ['F I'] };
  const t = scene({ at, options: { advanced: 'yes' } });
  const by = ['G XIX', 'G XXXXI'];
  const assault = { by, on: ['F1706'], table: 'Blitzkrieg', kind: 'assault' } as const;
  const shifts = (depth: number) => {
    const a = odds(t, { ...assault, depth });
    const b = odds(t, { by, on: ['F1706'], kind: 'counterblow', shock: true, depth });
    const c = odds(t, { by, on: ['F1706'], kind: 'target', shock: true, depth });
    return [shift(a, '15.3'), shift(a, '25.2'), shift(b, '14.6.10'), shift(c, '14.6.11')];
  };
  expect([0, 1, 2, 3].map(shifts)).toEqual([
    [1, 1, -1, 1],
    [0, 0, 0, 0],
    [1, 1, -1, 1],
    [0, 0, 0, 0],
  ]);
});
test('14.7, 14.7.3 CR may not be declined: counterattack, or a D', () => {
  const t = targeted({ F1707: ['G XIX'], F1706: ['F I'] });
  attack(t, 'german', ['F1706'], ['G XIX'], 'German Mobile', 4); // 4 to 3, 1:1 and armour: 3:2, CR
  expect(verbs(t, 'allied')).toEqual(['counterattack', 'fallBack']);
  expect(refusal(t, 'allied', { do: 'pass' })).toBe('14.7');
});
test('14.7.2 who retreats where his counterattack is answered has retreated: the Shock-Target costs nothing', () => {
  const t = scene({
    at: { F1707: ['G IV'], F1706: ['F I'] },
    columns: { lies: { 'G Shock-Target 1': 'F1706' } },
    pieces: { 'G Shock-Target 1': 'On the map' },
  });
  attack(t, 'german', ['F1706'], ['G IV'], 'Prepared', 1); // 1:1 and shock, 3:2: CA
  done(t, 'allied', { do: 'counterattack' });
  done(t, 'allied', { do: 'use', crt: 'Prepared' }, 1); // 1:1: CA
  done(t, 'german', { do: 'counterattack' });
  done(t, 'german', { do: 'use', crt: 'Prepared' }, 6); // 3:2 again: D
  done(t, 'allied', { do: 'fallBack' });
  flee(t, 'allied');
  done(t, 'german', { do: 'done' });
  expect(asked(t)).not.toBe('german suffering');
  expect([whereIs(t, 'F I') === 'F1706', face(t, 'G IV'), face(t, 'F I')]).toEqual([false, 'full', 'full']);
});
test('14.7.3 CA: the same units with roles changed; a counterattack may breed another', () => {
  const t = targeted({ F1707: ['G IV'], F1706: ['F I', 'F 1 DLM'] });
  attack(t, 'german', ['F1706'], ['G IV'], 'Prepared', 1); // 3 to 5, 1:2: CA
  expect(asked(t)).toBe('allied countering');
  expect(refusal(t, 'allied', { do: 'fallBack' })).toBe('14.7');
  done(t, 'allied', { do: 'counterattack' });
  expect(battle(t)).toMatchObject({ attacker: 1, depth: 1 });
  expect(refusal(t, 'allied', { do: 'use', crt: 'German Mobile' })).toBe('14.0');
  done(t, 'allied', { do: 'use', crt: 'Prepared' }, 1); // 5 to 3, 3:2: CA
  expect(asked(t)).toBe('german countering');
  done(t, 'german', { do: 'pass' });
  expect(column(t, 'marker')['grey 1']).toBe('Beside the cup');
});
