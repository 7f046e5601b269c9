/** 14.7.5 Retreats. */
import { expect, test } from 'vitest';
import { asked, attack, done, face, offered, refusal, scene, targeted, told, whereIs } from './scene.ts';

test('14.7.5 every hex is farther from the battle, none in an enemy zone, and a unit without a full way is eliminated', () => {
  const ring = { F1607: ['G IX'], F1807: ['G IV'], F1806: ['G X'], F1606: ['G XI'] };
  const t = targeted({ F1707: ['G XIX', 'G XVI'], F1706: ['F I'], ...ring });
  attack(t, 'german', ['F1706'], ['G XIX', 'G XVI'], 'German Mobile', 5); // DR: F1705 is in a zone
  expect(whereIs(t, 'F I')).toBe('Destroyed');
  expect(told(t)).toContain('F I is eliminated');
});
test('14.7.5, 13.4.3 through a zone only onto a friend, and only if there is no other way', () => {
  const free = targeted({ F1707: ['G XIX', 'G XVI'], F1807: ['G IV'], F1706: ['F I'], F1806: ['F III'] });
  attack(free, 'german', ['F1706'], ['G XIX', 'G XVI'], 'German Mobile', 5);
  expect(refusal(free, 'allied', { do: 'retreat', hex: 'F1806' })).toBe('14.7.5');
  expect(offered(free, 'allied').map(c => c['hex'])).toContain('F1705');
});
test('14.7.5, 13.4.3 a retreat is toward supply as it will be: a line through the hex that is left is none', () => {
  const t = scene({
    scenario: 'poland-historical',
    at: {
      P0824: ['G39 III'],
      P0724: ['G39 Kaupisch'],
      P0823: ['G39 XVI'],
      P0922: ['G39 2 Mtn'],
      P1021: ['P 23+55'],
      P0725: ['P 2 Mtn'],
      P0722: ['P Nowogrodzka'],
      P0923: ['P Wilenska'],
    },
    turn: 9,
    moment: 'allied battles',
    columns: { marker: { 'grey 1': 'P0824' }, face: { 'G39 III': 'reduced' } },
  });
  attack(t, 'allied', ['P0824'], ['P Wilenska'], 'Prepared', 6); // 1:1, D
  done(t, 'german', { do: 'fallBack' });
  expect(offered(t, 'german')).toEqual([{ do: 'retreat', hex: 'P0724' }]); // behind P0823 only its own hex led home
});
test('14.7.5, 12.2 a Fort does not feed those who retreat from its hex: it falls', () => {
  const t = scene({
    scenario: 'poland-historical',
    at: {
      P1511: ['P 18', 'P Fort Mlawa'],
      P1512: ['G39 IV', 'G39 XVI'],
      P1210: ['G39 XI'],
      P1213: ['G39 VII'],
      P1509: ['G39 X'],
    },
    columns: { marker: { 'blue 1': 'P1511' }, face: { 'P 18': 'reduced' } },
  });
  attack(t, 'german', ['P1511'], ['G39 IV', 'G39 XVI'], 'Prepared', 6); // 3:1 and a Fort: DR
  expect(offered(t, 'allied')).toEqual([{ do: 'retreat', hex: 'P1611' }]); // P1411 lies in a pocket
});
test('14.7.5, 15.4, 24.2 who retreats first is asked where the last takes a Blitzkrieg! marker along', () => {
  const t = scene({
    at: { F1507: ['G XVI', 'G XIX'], F1508: ['F I', 'F III'] },
    turn: 2,
    columns: { marker: { 'grey 1': 'F1508' }, blitz: { 'G XVI': 'yes', 'G XIX': 'yes' } },
  });
  attack(t, 'german', ['F1508'], ['G XVI', 'G XIX'], 'German Mobile', 1); // CA
  done(t, 'allied', { do: 'counterattack' });
  done(t, 'allied', { do: 'use', crt: 'Prepared' }, 6); // 1:2, D
  done(t, 'german', { do: 'fallBack' });
  expect([asked(t), offered(t, 'german').map(c => c['unit'])]).toEqual(['german leading', ['G XVI', 'G XIX']]);
  done(t, 'german', { do: 'lead', unit: 'G XIX' });
  expect(asked(t)).toBe('german retreating');
});
const fallsBack = (at: { readonly [hex: string]: readonly string[] }, ...hexes: readonly string[]) => {
  const t = scene({
    at: { F1806: ['G XIX', 'G XVI'], ...at },
    columns: { marker: Object.fromEntries(hexes.map((hex, i) => [`grey ${i + 1}`, hex])) },
  });
  attack(t, 'german', hexes, ['G XIX', 'G XVI'], 'Prepared', 6);
  return t;
};
test('14.7.5 of several hexes the owner says who retreats first, where one gets away only through the other', () => {
  const t = fallsBack({ F1705: ['F III'], F1706: ['F I'], F1707: ['G IV'], F1506: ['G IX'] }, 'F1705', 'F1706');
  expect([told(t).includes('1:1'), asked(t)]).toEqual([true, 'allied standing']); // D
  done(t, 'allied', { do: 'fallBack' });
  expect([asked(t), offered(t, 'allied')]).toEqual([
    'allied leading',
    [
      { do: 'lead', unit: 'F III' },
      { do: 'lead', unit: 'F I' },
    ],
  ]);
  expect(refusal(t, 'allied', { do: 'lead', unit: 'G IV' })).toBe('14.7.5');
  done(t, 'allied', { do: 'lead', unit: 'F I' });
  expect(offered(t, 'allied')).toEqual([{ do: 'retreat', hex: 'F1705' }]); // through F III
  done(t, 'allied', { do: 'retreat', hex: 'F1705' });
  done(t, 'allied', { do: 'retreat', hex: 'F1704' });
  expect(asked(t)).toBe('allied retreating');
  done(t, 'allied', { do: 'retreat', hex: 'F1605' });
  expect([whereIs(t, 'F III'), face(t, 'F I')]).toEqual(['F1605', 'full']);
  done(t, 'allied', offered(t, 'allied')[0]!);
  expect(asked(t)).not.toBe('allied retreating'); // who went first does not go again
  expect(whereIs(t, 'F I')).toBe('F1704');
});
test('14.7.5 nobody is asked who goes first where all get away by themselves', () => {
  const t = fallsBack({ F1705: ['F III'], F1706: ['F I'] }, 'F1705', 'F1706');
  done(t, 'allied', { do: 'fallBack' });
  expect(asked(t)).toBe('allied retreating');
});
