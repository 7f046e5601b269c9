/** 15.0 The Blitzkrieg Assault Phase, and 15.4 with whom its markers go. */
import { expect, test } from 'vitest';
import type { Table } from '../../../engine/table.ts';
import {
  asked,
  attack,
  battle,
  blitzing,
  column,
  done,
  march,
  offered,
  refusal,
  scene,
  told,
  whereIs,
} from './scene.ts';

test('15.0, 19.6 a Blitzkrieg! marker lies on mobile Panzers, not on No Actions or Low Supply', () => {
  const t = blitzing({ F1707: ['G XIX', 'G IV'], F1607: ['G XIV'], F1706: ['F I'] });
  expect(refusal(t, 'german', { do: 'blitz', hex: 'F1607' })).toBe('15.0');
  done(t, 'german', { do: 'blitz', hex: 'F1707' });
  expect([column(t, 'blitz')['G XIX'], column(t, 'blitz')['G IV']]).toEqual(['yes', 'no']);
  expect(
    refusal(blitzing({ F1707: ['G XIX'] }, { columns: { na: { 'G XIX': 'yes' } } }), 'german', {
      do: 'blitz',
      hex: 'F1707',
    }),
  ).toBe('15.0');
  expect(
    refusal(blitzing({ F1707: ['G XIX'] }, { columns: { supply: { 'G XIX': 'low' } } }), 'german', {
      do: 'blitz',
      hex: 'F1707',
    }),
  ).toBe('12.4');
});
const under = (t: Table, ...units: readonly string[]) => units.map(u => column(t, 'blitz')[u]);
test('15.0 who has no marker in his hex when the Blitzkrieg Phase begins is under none', () => {
  const t = scene({
    at: { F1707: ['G XIX'], F1704: ['F I'] },
    moment: 'blitzkrieg',
    columns: { blitz: { 'G XIX': 'yes' } },
  });
  expect([asked(t), under(t, 'G XIX')]).toEqual(['allied moving', ['no']]);
});
test('15.1, 15.2, 15.4 one hex of advance from zone to zone; the marker stays only in a hex taken from the enemy', () => {
  const t = blitzing({ F1707: ['G XIX'], F1706: ['F I'] });
  done(t, 'german', { do: 'blitz', hex: 'F1707' });
  done(t, 'german', { do: 'advance', unit: 'G XIX', hex: 'F1807' });
  expect([whereIs(t, 'G XIX'), column(t, 'blitz')['G XIX'], column(t, 'lies')['G Blitzkrieg! 1']]).toEqual([
    'F1807',
    'yes',
    'F1807',
  ]);
  const back = blitzing({ F1707: ['G XIX'], F1706: ['F I'] }, { columns: { control: { F1807: 'german' } } });
  done(back, 'german', { do: 'blitz', hex: 'F1707' });
  done(back, 'german', { do: 'advance', unit: 'G XIX', hex: 'F1807' });
  expect(column(back, 'blitz')['G XIX']).toBe('no');
});
test('15.1 only units under a Blitzkrieg! marker advance or assault', () => {
  const t = scene({
    at: { F1707: ['G XIX'], F1607: ['G XVI'], F1706: ['F I'] },
    moment: 'blitzkrieg',
    pieces: { 'G Blitzkrieg! 1': 'German markers' },
  });
  done(t, 'german', { do: 'blitz', hex: 'F1707' });
  expect(asked(t)).toBe('german blitzing');
  expect(refusal(t, 'german', { do: 'advance', unit: 'G XVI', hex: 'F1606' })).toBe('15.1');
  expect(refusal(t, 'german', { do: 'assault', origin: 'F1607', hex: 'F1706' })).toBe('15.1');
  expect(refusal(t, 'german', { do: 'advance', unit: 'G XIX', hex: 'F1807' })).toBeUndefined();
});
test('15.1, 14.7.3 who stayed out of an assault and is driven out by the counterattack acts no more', () => {
  const t = scene({
    at: { F1707: ['G XIX', 'G XVI'], F1706: ['F I', 'F III'] },
    moment: 'blitzkrieg',
    columns: { weather: 'bad' },
    pieces: { 'G Blitzkrieg! 1': 'German markers' },
  });
  done(t, 'german', { do: 'blitz', hex: 'F1707' });
  done(t, 'german', { do: 'assault', origin: 'F1707', hex: 'F1706', unit: 'G XIX' }, 1); // 4 to 6, a column right: CA
  done(t, 'allied', { do: 'counterattack' });
  done(t, 'allied', { do: 'use', crt: 'Prepared' }, 6); // 6 to 4: D
  done(t, 'german', { do: 'fallBack' });
  while (asked(t) === 'german retreating') done(t, 'german', offered(t, 'german')[0]!);
  if (asked(t) === 'allied advancing') done(t, 'allied', { do: 'done' });
  expect([whereIs(t, 'G XVI') === 'F1707', asked(t)]).toEqual([false, 'allied moving']);
});
test('15.2, 2.7 nobody under No Actions makes use of a Blitzkrieg! marker', () => {
  const t = scene({
    at: { F1707: ['G XIX'], F1806: ['G XVI'], F1704: ['F I'] },
    moment: 'blitzkrieg',
    columns: {
      lies: { 'G Blitzkrieg! 1': 'F1707', 'G Blitzkrieg! 2': 'F1806' },
      blitz: { 'G XIX': 'yes', 'G XVI': 'yes' },
      na: { 'G XIX': 'yes' },
    },
    pieces: { 'G Blitzkrieg! 1': 'On the map', 'G Blitzkrieg! 2': 'On the map' },
  });
  expect(refusal(t, 'german', { do: 'advance', unit: 'G XIX', hex: 'F1706' })).toBe('2.7');
  expect(refusal(t, 'german', { do: 'advance', unit: 'G XVI', hex: 'F1706' })).toBeUndefined();
});
test('15.3, 14.6.2 each stack assaults one hex on the Blitzkrieg table, not over ground that bars it', () => {
  const t = blitzing({ F1707: ['G XIX'], F1706: ['F I'], F1808: ['F III'] });
  done(t, 'german', { do: 'blitz', hex: 'F1707' });
  expect(refusal(t, 'german', { do: 'assault', origin: 'F1707', hex: 'F1808' })).toBe('14.6.2'); // Lille is a Major City
  done(t, 'german', { do: 'assault', origin: 'F1707', hex: 'F1706' }, 5); // 4 to 3, marker and armour: 2:1, DR
  expect(battle(t)).toMatchObject({ table: 'Blitzkrieg', kind: 'assault' });
});
test('15.3, 14.3.4 who has fought in the Combat Phase may assault, once', () => {
  const t = blitzing({ F1707: ['G XIX'], F1706: ['F I'] }, { columns: { fought: { 'G XIX': 'yes' } } });
  done(t, 'german', { do: 'blitz', hex: 'F1707' });
  expect(refusal(t, 'german', { do: 'assault', origin: 'F1707', hex: 'F1706' })).toBeUndefined();
});
test('15.3, 14.3.5 one unit of a stack under a marker may assault alone; the others fight no more, but may advance', () => {
  const t = scene({
    at: { F1707: ['G XIX', 'G XVI'], F1706: ['F I'] },
    moment: 'blitzkrieg',
    pieces: { 'G Blitzkrieg! 1': 'German markers' },
  });
  done(t, 'german', { do: 'blitz', hex: 'F1707' });
  const assault = { do: 'assault', origin: 'F1707', hex: 'F1706' };
  expect(offered(t, 'german').filter(c => c.do === 'assault')).toEqual([
    assault,
    { ...assault, unit: 'G XVI' },
    { ...assault, unit: 'G XIX' },
  ]);
  expect(refusal(t, 'german', { ...assault, unit: 'F I' })).toBe('15.1');
  done(t, 'german', { ...assault, unit: 'G XIX' }, 1); // 4 to 3, with two columns right: 2:1, nothing
  expect([told(t).includes('2:1'), asked(t)]).toEqual([true, 'german blitzing']);
  expect(refusal(t, 'german', assault)).toBe('14.3.5');
  expect(refusal(t, 'german', { do: 'advance', unit: 'G XVI', hex: 'F1807' })).toBeUndefined();
});
const BLITZ = { lies: { 'G Blitzkrieg! 1': 'F1708' } } as const;
/** 24.2 A marker that was laid in a reversed first turn, on turn 2. */
const underway = (units: readonly string[]) =>
  scene({
    turn: 2,
    moment: 'german movement',
    at: { F1708: units, F1704: ['F I'] },
    columns: { ...BLITZ, blitz: Object.fromEntries(units.map(u => [u, 'yes'])) },
    pieces: { 'G Blitzkrieg! 1': 'On the map' },
  });
const markerAt = (t: Table) => column(t, 'lies')['G Blitzkrieg! 1'];
const toBlitzPhase = (t: Table): void => {
  while (asked(t) !== 'german blitzing') done(t, asked(t)?.startsWith('german') ? 'german' : 'allied', { do: 'done' });
};
test('15.4, 24.2 a Blitzkrieg! marker goes along with the stack that moves, and stays with it in a hex of the enemy', () => {
  const t = underway(['G XIX']);
  march(t, 'german', 'G XIX', 'F1707');
  expect(markerAt(t)).toBe('F1707');
  toBlitzPhase(t);
  done(t, 'german', { do: 'advance', unit: 'G XIX', hex: 'F1706' });
  expect([markerAt(t), under(t, 'G XIX')]).toEqual(['F1706', ['yes']]);
});
test('15.4, 15.0 where one leaves others under it behind, its player says with whom it is; two stacks are not under one', () => {
  const stays = underway(['G XIX', 'G XVI']);
  march(stays, 'german', 'G XIX', 'F1707');
  expect([asked(stays), offered(stays, 'german').map(c => c['hex'])]).toEqual(['german keeping', ['F1708', 'F1707']]);
  expect(refusal(stays, 'german', { do: 'hex', hex: 'F1706' })).toBe('15.4');
  done(stays, 'german', { do: 'hex', hex: 'F1708' });
  expect([markerAt(stays), under(stays, 'G XIX', 'G XVI')]).toEqual(['F1708', ['no', 'yes']]);
  const goes = underway(['G XIX', 'G XVI']);
  march(goes, 'german', 'G XIX', 'F1707');
  done(goes, 'german', { do: 'hex', hex: 'F1707' });
  expect([markerAt(goes), under(goes, 'G XIX', 'G XVI')]).toEqual(['F1707', ['yes', 'no']]);
  expect(asked(goes)).toBe('german moving');
});
test('15.4, 14.8 where only one of them advances after combat, it is asked at once', () => {
  const t = scene({
    turn: 2,
    at: { F1708: ['G XIX', 'G XVI'], F1707: ['N I'] },
    columns: { ...BLITZ, blitz: { 'G XIX': 'yes', 'G XVI': 'yes' }, marker: { 'grey 1': 'F1707' } },
    pieces: { 'G Blitzkrieg! 1': 'On the map' },
  });
  attack(t, 'german', ['F1707'], ['G XIX', 'G XVI'], 'Prepared', 6); // 6:1: DD
  while (asked(t) === 'allied retreating') done(t, 'allied', offered(t, 'allied')[0]!);
  done(t, 'german', { do: 'advance', unit: 'G XIX', hex: 'F1707' });
  expect([asked(t), offered(t, 'german').map(c => c['hex'])]).toEqual(['german keeping', ['F1708', 'F1707']]);
  done(t, 'german', { do: 'hex', hex: 'F1707' });
  expect([asked(t), markerAt(t), under(t, 'G XIX', 'G XVI')]).toEqual(['german advancing', 'F1707', ['yes', 'no']]);
  expect(refusal(t, 'german', { do: 'advance', unit: 'G XIX', hex: 'F1706' })).toBe('14.8.1');
});
test('15.4 where a stack parts the German player says where its marker stays; another stack keeps its own', () => {
  const t = scene({
    at: { F0806: ['G XIX', 'G XVI'], F0812: ['G 5 Pz'], F0205: ['F I'] },
    moment: 'blitzkrieg',
    pieces: { 'G Blitzkrieg! 1': 'German markers', 'G Blitzkrieg! 2': 'German markers' },
  });
  for (const hex of ['F0806', 'F0812']) done(t, 'german', { do: 'blitz', hex });
  if (asked(t) === 'german marking') done(t, 'german', { do: 'done' });
  done(t, 'german', { do: 'advance', unit: 'G XIX', hex: 'F0805' });
  done(t, 'german', { do: 'advance', unit: 'G XVI', hex: 'F0705' });
  done(t, 'german', { do: 'advance', unit: 'G 5 Pz', hex: 'F0811' });
  expect(asked(t)).toBe('german keeping');
  expect(refusal(t, 'german', { do: 'hex', hex: 'F0811' })).toBe('15.4');
  done(t, 'german', { do: 'hex', hex: 'F0705' });
  expect(['G XIX', 'G XVI', 'G 5 Pz'].map(u => column(t, 'blitz')[u])).toEqual(['no', 'yes', 'yes']);
  expect(['1', '2'].map(n => column(t, 'lies')[`G Blitzkrieg! ${n}`])).toEqual(['F0705', 'F0811']);
});
