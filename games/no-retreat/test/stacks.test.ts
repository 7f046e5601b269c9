/** 13.3.4, 14.0, 14.7.5, 15.4 What becomes of stacks in and after a battle, and with whom their markers go. */
import { expect, test } from 'vitest';
import {
  asked,
  attack,
  battle,
  column,
  done,
  face,
  march,
  offered,
  refusal,
  scene,
  told,
  unitNo,
  whereIs,
} from './scene.ts';

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
const marker = (t: ReturnType<typeof scene>) => column(t, 'lies')['G Blitzkrieg! 1'];
const blitz = (t: ReturnType<typeof scene>, ...units: readonly string[]) => units.map(u => column(t, 'blitz')[u]);
const toBlitzPhase = (t: ReturnType<typeof scene>): void => {
  while (asked(t) !== 'german blitzing') done(t, asked(t)?.startsWith('german') ? 'german' : 'allied', { do: 'done' });
};
test('15.4, 24.2 a Blitzkrieg! marker goes along with the stack that moves, and stays with it in a hex of the enemy', () => {
  const t = underway(['G XIX']);
  march(t, 'german', 'G XIX', 'F1707');
  expect(marker(t)).toBe('F1707');
  toBlitzPhase(t);
  done(t, 'german', { do: 'advance', unit: 'G XIX', hex: 'F1706' });
  expect([marker(t), blitz(t, 'G XIX')]).toEqual(['F1706', ['yes']]);
});
test('15.4, 15.0 where one leaves others under it behind, its player says with whom it is; two stacks are not under one', () => {
  const stays = underway(['G XIX', 'G XVI']);
  march(stays, 'german', 'G XIX', 'F1707');
  expect([asked(stays), offered(stays, 'german').map(c => c['hex'])]).toEqual(['german keeping', ['F1708', 'F1707']]);
  expect(refusal(stays, 'german', { do: 'hex', hex: 'F1706' })).toBe('15.4');
  done(stays, 'german', { do: 'hex', hex: 'F1708' });
  expect([marker(stays), blitz(stays, 'G XIX', 'G XVI')]).toEqual(['F1708', ['no', 'yes']]);
  const goes = underway(['G XIX', 'G XVI']);
  march(goes, 'german', 'G XIX', 'F1707');
  done(goes, 'german', { do: 'hex', hex: 'F1707' });
  expect([marker(goes), blitz(goes, 'G XIX', 'G XVI')]).toEqual(['F1707', ['yes', 'no']]);
  expect(asked(goes)).toBe('german moving');
});
test('13.2.1, 20.2.2 until the invasion the Soviet Union is neutral: Poles do not attack its armies', () => {
  const pole = (stance: number) =>
    scene({
      scenario: 'poland-historical',
      turn: 6,
      at: { P1215: ['P 33'], P1115: ['SU 5'] },
      columns: { stance },
      moment: 'allied combat',
    });
  const target = { do: 'target', hex: 'P1115', with: 'blue' };
  expect(refusal(pole(3), 'allied', target)).toBe('13.2.1');
  expect(refusal(pole(4), 'allied', target)).toBeUndefined();
});
test('14.0, 19.3 a Shock-Target opens the hex it lies in to Prepared Combat, not another under a Blitzkrieg! marker', () => {
  const t = scene({
    at: { F1806: ['F Prioux'], F1705: ['G IV'], F1706: ['G XIX'] },
    moment: 'allied battles',
    columns: {
      leader: { allied: 'replacement' },
      marker: { 'blue 1': 'F1706' },
      blitz: { 'G XIX': 'yes' },
      lies: { 'A Shock-Target 1': 'F1705', 'G Blitzkrieg! 1': 'F1706' },
    },
    pieces: { 'A Shock-Target 1': 'On the map', 'G Blitzkrieg! 1': 'On the map' },
  });
  done(t, 'allied', { do: 'attack', hex: 'F1705' });
  done(t, 'allied', { do: 'add', unit: 'F Prioux' });
  done(t, 'allied', { do: 'attack', hex: 'F1706' });
  expect(refusal(t, 'allied', { do: 'fight', crt: 'Prepared' })).toBe('19.6');
  expect(refusal(t, 'allied', { do: 'fight', crt: 'Allied Mobile' })).toBeUndefined();
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
  expect([asked(t), marker(t), blitz(t, 'G XIX', 'G XVI')]).toEqual(['german advancing', 'F1707', ['yes', 'no']]);
  expect(refusal(t, 'german', { do: 'advance', unit: 'G XIX', hex: 'F1706' })).toBe('14.8.1');
});

// 14.7.5 -----------------------------------------------------------------------------------------------------------------
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
});
test('14.7.5 nobody is asked who goes first where all get away by themselves', () => {
  const t = fallsBack({ F1705: ['F III'], F1706: ['F I'] }, 'F1705', 'F1706');
  done(t, 'allied', { do: 'fallBack' });
  expect(asked(t)).toBe('allied retreating');
});
test('13.3.4, 14.7.5 who is one too many after a retreat goes farther from the battle, not back', () => {
  const t = scene({
    at: { F1807: ['G XIX', 'G XVI'], F1706: ['F I'], F1704: ['F III', 'F IV'] },
    columns: { marker: { 'grey 1': 'F1706' } },
  });
  attack(t, 'german', ['F1706'], ['G XIX', 'G XVI'], 'Prepared', 5);
  if (asked(t) === 'allied standing') done(t, 'allied', { do: 'fallBack' });
  done(t, 'allied', { do: 'retreat', hex: 'F1705' });
  done(t, 'allied', { do: 'retreat', hex: 'F1704' });
  expect(asked(t)).toBe('allied shoving');
  expect(refusal(t, 'allied', { do: 'shove', unit: 'F I', hex: 'F1705' })).toBe('13.3.4');
  expect(refusal(t, 'allied', { do: 'shove', unit: 'F I', hex: 'F1604' })).toBeUndefined();
});
test('14.7.2, 13.3.4 who is lost for want of room after a retreat is the loss a Shock-Counterblow asks for', () => {
  const t = scene({
    at: { F1807: ['G XIX', 'G XVI'], F1504: ['G IV'], F1706: ['F I'], F1704: ['F III', 'F IV'] },
    columns: { lies: { 'A Shock-Counterblow 1': 'F1706' } },
    pieces: { 'A Shock-Counterblow 1': 'On the map' },
  });
  attack(t, 'german', ['F1706'], ['G XIX', 'G XVI'], 'Prepared', 6);
  done(t, 'allied', { do: 'fallBack' });
  done(t, 'allied', { do: 'retreat', hex: 'F1705' });
  done(t, 'allied', { do: 'retreat', hex: 'F1704' });
  done(t, 'allied', { do: 'give', unit: 'F IV' });
  done(t, 'german', { do: 'done' });
  expect(asked(t)).not.toBe('allied suffering');
});

test('18.9, 14.7.3 a German counterattack over the Rhine mans the Swiss Front', () => {
  const t = scene({
    turn: 3,
    at: { F1019: ['F I'], F1020: ['G IV'], 'Turn 5': ['G XXII'] },
    moment: 'allied battles',
    columns: { marker: { 'blue 1': 'F1020' } },
  });
  attack(t, 'allied', ['F1020'], ['F I'], 'Prepared'); // below 1:3: CA1
  expect(whereIs(t, 'G XXII')).toBe('Turn 5');
  done(t, 'german', { do: 'counterattack' });
  expect(whereIs(t, 'G XXII')).toBe('Reserve');
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
  expect(refusal(t, 'german', assault)).toBe('14.3.4');
  expect(refusal(t, 'german', { do: 'advance', unit: 'G XVI', hex: 'F1807' })).toBeUndefined();
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
test('15.0 who has no marker in his hex when the Blitzkrieg Phase begins is under none', () => {
  const t = scene({
    at: { F1707: ['G XIX'], F1704: ['F I'] },
    moment: 'blitzkrieg',
    columns: { blitz: { 'G XIX': 'yes' } },
  });
  expect([asked(t), blitz(t, 'G XIX')]).toEqual(['allied moving', ['no']]);
});
test('23.1 a Shock-Target beside a city east of the yellow line is no help against that city, either', () => {
  const t = scene({
    scenario: 'poland-historical',
    at: { P1218: ['G39 X'], P1219: ['P 25'], P1118: ['P 33'] },
    columns: { marker: { 'grey 1': 'P1219' }, lies: { 'G Shock-Target 1': 'P1118' } },
    pieces: { 'G Shock-Target 1': 'On the map' },
  });
  done(t, 'german', { do: 'attack', hex: 'P1118' });
  done(t, 'german', { do: 'add', unit: 'G39 X' });
  expect(refusal(t, 'german', { do: 'fight', crt: 'Prepared' })).toBeUndefined();
  done(t, 'german', { do: 'attack', hex: 'P1219' });
  expect(refusal(t, 'german', { do: 'fight', crt: 'Prepared' })).toBe('23.1');
});
test('14.5, 14.6.11, 19.3 two hexes with a Shock-Target in one battle: a column for each', () => {
  const t = scene({
    at: { F1806: ['G IV', 'G IX'], F1705: ['F III'], F1706: ['F I'] },
    columns: { lies: { 'G Shock-Target 1': 'F1705', 'G Shock-Target 2': 'F1706' } },
    pieces: { 'G Shock-Target 1': 'On the map', 'G Shock-Target 2': 'On the map' },
  });
  attack(t, 'german', ['F1705', 'F1706'], ['G IV', 'G IX'], 'Prepared', 4);
  expect(told(t)).toContain('2:1'); // 6 to 6, two columns
});
test('5.2.1 #5 Achtung Panzer: of tank units that are not equally strong the German player says which is doubled', () => {
  const t = scene({
    at: { F1707: ['G XIX', 'G 5 Pz'], F1706: ['F I'] },
    columns: { marker: { 'grey 1': 'F1706' } },
    pieces: { '#5': 'German hand', 'G Hold! 1': 'German markers', 'G Hold! 2': 'German markers' },
  });
  attack(t, 'german', ['F1706'], ['G XIX', 'G 5 Pz'], 'Prepared');
  done(t, 'german', { do: 'pass' });
  done(t, 'german', { do: 'play', card: '#5' });
  done(t, 'german', { do: 'pay', marker: 'G Hold! 1' });
  if (asked(t) === 'german paying') done(t, 'german', { do: 'pay', marker: 'G Hold! 2' });
  expect([asked(t), offered(t, 'german').map(c => c['unit'])]).toEqual(['german doubling', ['G XIX', 'G 5 Pz']]);
  expect(refusal(t, 'german', { do: 'unit', unit: 'F I' })).toBe('5.2.1');
  done(t, 'german', { do: 'unit', unit: 'G 5 Pz' }, 4);
  expect([asked(t), battle(t).support.at(-1)?.unit]).toEqual(['allied losing', unitNo('G 5 Pz')]);
});
