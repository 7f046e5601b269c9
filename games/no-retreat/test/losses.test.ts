/** 14.7.1 Step losses; 2.14, 12.4 where those who are eliminated go. */
import { expect, test } from 'vitest';
import {
  asked,
  attack,
  BLUE,
  done,
  flee,
  isOver,
  refusal,
  scene,
  targeted,
  total,
  value,
  whereIs,
  type Spec,
} from './scene.ts';

test('2.14, 12.2 whom a city of his own country feeds, too, is not off a port when he is eliminated', () => {
  const control = Object.fromEntries(BLUE.map(hex => [hex, 'german']));
  const lost = (unit: string) => {
    const t = scene({
      at: { F1906: [unit], F1907: ['G XIX', 'G XVI'], F1807: ['G 5 Pz', 'G 7 Pz'] },
      columns: { control, marker: { 'grey 1': 'F1906' } },
    });
    attack(t, 'german', ['F1906'], ['G XIX', 'G XVI', 'G 5 Pz', 'G 7 Pz'], 'German Mobile', 6);
    return whereIs(t, unit);
  };
  expect(lost('F XLII')).toBe('Sea off Dunkirk'); // nothing but the port
  expect(lost('B I')).toBe('Destroyed'); // Ghent feeds him as well
});
test('2.14, 14.7 of two that fall at once neither is off a port because the other fell first', () => {
  const t = scene({
    at: { F1907: ['F XI'], F2007: ['F XLI'], F1906: ['G XVI', 'G XIX'], F2008: ['G IV'] },
    turn: 5,
    columns: {
      face: { 'F XI': 'reduced', 'F XLI': 'reduced' },
      marker: { 'grey 1': 'F1907', 'grey 2': 'F2007' },
    },
    pieces: { 'G Blitz! 1': 'German markers' },
  });
  attack(t, 'german', ['F1907', 'F2007'], ['G XVI', 'G XIX'], 'German Mobile');
  done(t, 'german', { do: 'commit', ability: 'Blitz!' }, 6); // 8 to 2, armour and Blitz!: 6:1, DE
  expect([whereIs(t, 'F XI'), whereIs(t, 'F XLI'), asked(t)]).toEqual(['Destroyed', 'Destroyed', 'german advancing']);
});
const STACK = ['F X', 'F XVIII'] as const;
/** Where both are after these Panzers hit their hex, one of them in Low Supply. */
const fallen = (bearer: string, at: Spec['at'], by: readonly string[], die: number, face = 'full') => {
  const t = scene({
    at: { F1706: STACK, ...at },
    columns: {
      marker: { 'grey 1': 'F1706' },
      supply: { [bearer]: 'low' },
      face: Object.fromEntries(STACK.map(u => [u, face])),
    },
  });
  attack(t, 'german', ['F1706'], by, 'German Mobile', die);
  flee(t, 'allied');
  return [...STACK.map(u => whereIs(t, u)), value(t, 'eventVP')];
};
test('12.4, 14.7.1 whoever falls with a unit in Low Supply surrenders like it, whichever of them bears the marker', () => {
  const panzers = { F1707: ['G XIX', 'G XVI'], F1607: ['G 5 Pz', 'G 7 Pz'] };
  const all = ['G XIX', 'G XVI', 'G 5 Pz', 'G 7 Pz'];
  for (const bearer of STACK)
    expect(fallen(bearer, panzers, all, 6, 'reduced')).toEqual(['Surrendered', 'Surrendered', '2']); // 6:1: DE
});
test('12.4, 14.7.5 whoever finds no way out with a unit in Low Supply surrenders like it', () => {
  const around = { F1707: ['G XIX', 'G XVI'], F1705: ['G IV'] };
  for (const bearer of STACK)
    expect(fallen(bearer, around, ['G XIX', 'G XVI'], 4)).toEqual(['Surrendered', 'Surrendered', '2']); // 3:1: DR
});
test('12.4, 14.7 whoever loses its last step after a DD beside a unit in Low Supply surrenders like it', () => {
  const panzers = { F1707: ['G XIX', 'G XVI'] };
  for (const bearer of STACK)
    expect(fallen(bearer, panzers, ['G XIX', 'G XVI'], 6, 'reduced')).toEqual(['Surrendered', 'Surrendered', '2']); // 5:1: DD
});
test('14.6.5, 14.7.1 who used the armour bonus loses a tank', () => {
  const t = targeted({ F1707: ['G XIX', 'G IV'], F1706: ['F I', 'F III'] });
  attack(t, 'german', ['F1706'], ['G XIX', 'G IV'], 'German Mobile', 4); // 7 to 6, 1:1 and armour: 3:2, CR
  done(t, 'allied', { do: 'counterattack' });
  done(t, 'allied', { do: 'use', crt: 'Prepared' }, 4); // 6 to 7, 1:2: -
  const u = targeted({ F1707: ['G XIX', 'G IV'], F1706: ['F I'] });
  attack(u, 'german', ['F1706'], ['G XIX', 'G IV'], 'German Mobile', 2); // 7 to 3, 2:1 and armour: 3:1, EX
  done(u, 'allied', { do: 'lose', unit: 'F I' });
  expect(refusal(u, 'german', { do: 'lose', unit: 'G IV' })).toBe('14.6.5');
  done(u, 'german', { do: 'lose', unit: 'G XIX' });
  expect(isOver(u)).toBe(false);
});
test('14.7.1, 12.4 units in Low Supply surrender when eliminated, a point at once', () => {
  const ring = { F1607: ['G IX'], F1807: ['G IV'], F1806: ['G X'], F1606: ['G XI'], F1705: ['G V'] };
  const t = targeted({ F1707: ['G XIX', 'G XVI'], F1706: ['F I'], ...ring }, { columns: { supply: { 'F I': 'low' } } });
  const before = total(t);
  attack(t, 'german', ['F1706'], ['G XIX', 'G XVI'], 'German Mobile', 5);
  expect([whereIs(t, 'F I'), total(t)]).toEqual(['Surrendered', before + 1]);
});
