/** Cases that meet each other: an advance and a leader, a port and a city, a counterattack and the markers it began with. */
import { expect, test } from 'vitest';
import {
  asked,
  attack,
  column,
  done,
  face,
  odds,
  offered,
  refusal,
  scene,
  shift,
  told,
  whereIs,
  type Spec,
} from './scene.ts';

const flee = (t: ReturnType<typeof scene>, side: 'german' | 'allied'): void => {
  while (asked(t) === `${side} retreating`) done(t, side, { do: 'retreat', hex: offered(t, side)[0]!['hex']! });
  if (asked(t) === `${side} tiring`) done(t, side, offered(t, side)[0]!);
};

// 2.14 -------------------------------------------------------------------------------------------------------------------
const BLUE = (
  '0101 0102 0103 0104 0105 0106 0107 0108 0109 0110 0111 0112 0113 0114 ' +
  '0201 0301 0401 0501 0601 0701 0801 0901 1001 1101 1201 1301 1401'
).split(' ');
test('2.14, 12.2 whom a city of his own country feeds, too, is not off a port when he is eliminated', () => {
  const control = Object.fromEntries(BLUE.map(hex => [`F${hex}`, 'german']));
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

// 10.0, 18.8, 20.1.1 -----------------------------------------------------------------------------------------------------
test('10.0, 18.8 a Regional unit goes to the Reserve if it was driven out of its area, not before', () => {
  const t = scene({ at: { F1210: ['F XLII'], F1215: ['F XLIII'], F1216: ['F Boulay'] }, moment: 'deployment A' });
  expect(refusal(t, 'allied', { do: 'send', unit: 'F XLIII' })).toBe('18.8');
  expect(refusal(t, 'allied', { do: 'send', unit: 'F XLII' })).toBeUndefined();
});
test('10.0, 13.3.2 of the German player’s units only Germans go to the Reserve', () => {
  const t = scene({
    scenario: 'poland-historical',
    turn: 8,
    at: { P0216: ['SK Slovakia'], P0306: ['G39 I'] },
    moment: 'deployment D',
  });
  expect(refusal(t, 'german', { do: 'send', unit: 'SK Slovakia' })).toBe('10.0');
  expect(refusal(t, 'german', { do: 'send', unit: 'G39 I' })).toBeUndefined();
});
test('11.0 one card a unit and turn: who is delayed does not try again, whatever is paid', () => {
  const t = scene({
    at: { F2106: ['UK I', 'UK II'] },
    moment: 'deployment C',
    columns: { once: { evacuation: 'yes' } },
    pieces: { '#4': 'Allied hand' },
  });
  done(t, 'allied', { do: 'send', unit: 'UK I' }, '#35'); // one German icon: row two, Delay
  done(t, 'allied', { do: 'discard', card: '#4' });
  expect(refusal(t, 'allied', { do: 'send', unit: 'UK I' })).toBe('11.0');
  expect(refusal(t, 'allied', { do: 'send', unit: 'UK II' })).toBeUndefined();
});
test('18.5 no German card improves or rebuilds a Soviet army', () => {
  const t = scene({
    scenario: 'poland-historical',
    turn: 8,
    at: { P1029: ['SU 5'], P0306: ['G39 XVI'], Destroyed: ['SU 3', 'G39 I'] },
    moment: 'german organisation',
    columns: { stance: 4, face: { 'SU 5': 'reduced', 'G39 XVI': 'reduced' } },
    pieces: { '#56': 'German hand', '#70': 'German hand' },
  });
  expect(refusal(t, 'german', { do: 'improve', unit: 'SU 5' })).toBe('18.5');
  done(t, 'german', { do: 'done' });
  expect(refusal(t, 'german', { do: 'rebuild', unit: 'SU 3', at: 'Reserve' })).toBe('18.5');
});
test('20.1.1 the cavalry of the 2nd Army may move in the Ardennes on turns 1 to 3, but not attack into them', () => {
  const t = (turn: number) => scene({ turn, at: { F1412: ['F 2nd Cav'], F1413: ['G IV'] }, moment: 'allied combat' });
  expect(refusal(t(3), 'allied', { do: 'target', hex: 'F1413', with: 'blue' })).toBe('20.1.1');
  expect(refusal(t(4), 'allied', { do: 'target', hex: 'F1413', with: 'blue' })).toBeUndefined();
});

// 24.3 -------------------------------------------------------------------------------------------------------------------
test('24.3 2nd Army Freed brings its two corps and the mountain corps into the Reserve before their turn', () => {
  const army = ['G XXXXII', 'G XXXXIII', 'G XXII'];
  const t = scene({ turn: 3, at: { 'Turn 5': army, 'Turn 6': ['G XVII'] }, moment: 'events' });
  done(t, 'allied', { do: 'pass' });
  done(t, 'german', { do: 'act', act: '2nd Army Freed' });
  for (const unit of army) done(t, 'german', { do: 'unit', unit });
  expect([...army, 'G XVII'].map(u => whereIs(t, u))).toEqual(['Reserve', 'Reserve', 'Reserve', 'Turn 6']);
  expect(refusal(t, 'german', { do: 'act', act: '2nd Army Freed' })).toBe('24.3');
});

// 22.0 and advances ------------------------------------------------------------------------------------------------------
test('22.7, 14.8 an advance is of one’s own will: under Rundstedt nobody on foot follows a mobile unit into the hex', () => {
  const t = scene({
    scenario: 'poland-historical',
    at: { P1208: ['G39 XVI'], P1209: ['G39 IV'], P1308: ['P 25'] },
    columns: { marker: { 'grey 1': 'P1308' } },
  });
  attack(t, 'german', ['P1308'], ['G39 XVI', 'G39 IV'], 'Prepared', 6); // 7 to 2, 3:1: DR
  flee(t, 'allied');
  done(t, 'german', { do: 'advance', unit: 'G39 XVI', hex: 'P1308' });
  expect(refusal(t, 'german', { do: 'advance', unit: 'G39 IV', hex: 'P1308' })).toBe('22.7');
  expect(refusal(t, 'german', { do: 'advance', unit: 'G39 XVI', hex: 'P1209' })).toBe('22.7');
  expect(refusal(t, 'german', { do: 'advance', unit: 'G39 XVI', hex: 'P1408' })).toBeUndefined();
});
test('22.1, 14.8 under Gamelin French units of two groups do not advance into one hex', () => {
  const t = scene({
    at: { F1705: ['F I', 'F 1 DLM'], F1606: ['F Touchon'], F1706: ['G XXXVII'] },
    moment: 'allied battles',
    columns: { marker: { 'blue 1': 'F1706' } },
  });
  attack(t, 'allied', ['F1706'], ['F I', 'F 1 DLM', 'F Touchon'], 'Prepared', 6); // 8 to 2, 4:1: DS
  flee(t, 'german');
  done(t, 'allied', { do: 'advance', unit: 'F I', hex: 'F1706' });
  expect(refusal(t, 'allied', { do: 'advance', unit: 'F Touchon', hex: 'F1706' })).toBe('22.1');
});
test('22.7, 15.2 nor does a Blitzkrieg Advance end with units on foot', () => {
  const t = scene({
    scenario: 'poland-historical',
    at: { P1208: ['G39 XVI'], P1209: ['G39 IV'] },
    moment: 'blitzkrieg',
    pieces: { 'G Blitzkrieg! 1': 'German markers' },
  });
  done(t, 'german', { do: 'blitz', hex: 'P1208' });
  expect(refusal(t, 'german', { do: 'advance', unit: 'G39 XVI', hex: 'P1209' })).toBe('22.7');
  expect(refusal(t, 'german', { do: 'advance', unit: 'G39 XVI', hex: 'P1308' })).toBeUndefined();
});

// 24.3 -------------------------------------------------------------------------------------------------------------------
test('24.3 more than one Blitz! out of the Ardennes in German Combat and Assault Phases alone', () => {
  const t = scene({
    turn: 3,
    at: { F1512: ['G XIX', 'G XXXXI'], F1511: ['F I'] },
    moment: 'allied battles',
    columns: { marker: { 'grey 1': 'F1512' }, markerFace: { 'grey 1': 'counterblow' } },
    pieces: { 'G Blitz! 1': 'German markers', 'G Blitz! 2': 'German markers' },
  });
  attack(t, 'allied', ['F1512'], ['F I'], 'Prepared');
  done(t, 'german', { do: 'pass' }, 1); // 3 to 7, 1:3: CA1
  done(t, 'german', { do: 'counterattack' });
  done(t, 'german', { do: 'use', crt: 'German Mobile' });
  done(t, 'german', { do: 'commit', ability: 'Blitz!' }, 4);
  expect(column(t, 'piece')['G Blitz! 2']).toBe('German markers');
  expect(asked(t)).not.toBe('german supporting');
});

// 14.7.3 Counterattacks of counterattacks --------------------------------------------------------------------------------
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

// 18.10, 5.2.1 -----------------------------------------------------------------------------------------------------------
test('18.10, 14.7 a D against Dynamo that comes of a CR is EX', () => {
  const t = scene({
    at: { F1906: ['G IV', 'G IX'], F2006: ['UK Dynamo'] },
    columns: { marker: { 'grey 1': 'F2006' } },
  });
  attack(t, 'german', ['F2006'], ['G IV', 'G IX'], 'Prepared', 5); // 2:1, a city, 3:2: EX/CR
  done(t, 'allied', { do: 'lose', unit: 'UK Dynamo' });
  done(t, 'german', { do: 'lose', unit: 'G IV' });
  done(t, 'allied', { do: 'fallBack' });
  expect(asked(t)).toBe('allied losing');
  done(t, 'allied', { do: 'lose', unit: 'UK Dynamo' });
  expect(asked(t)).toBe('german losing'); // an exchange, where a D1 would cost him nothing
});
test('19.3, 5.2.1 De Gaulle’s Initiative Target goes back beside the cup when the turn is over', () => {
  const t = scene({
    turn: 7,
    at: { F1707: ['G IV'], F1006: ['F I'], Reserve: ['F XXI'] },
    moment: 'allied reserves',
    pieces: { 'A Shock-Target 1': 'Allied markers' },
  });
  const holds = [1, 2, 3, 4, 5, 6].map(i => `A Hold! ${i}`);
  done(t, 'allied', { do: 'done' }, '#2', '#4', '#6', '#8', ...holds, 'A Shock! 1', 'A Shock! 2');
  expect(column(t, 'piece')['A Shock-Target 1']).toBe('Beside the cup');
});
test('5.2.1 Char B doubles one tank of the Allies, in attack and defence', () => {
  const at: Spec['at'] = { F1707: ['G IV', 'G IX'], F1706: ['F Baron', 'F I'] };
  const t = scene({
    at,
    columns: { marker: { 'grey 1': 'F1706' } },
    pieces: { '#4': 'Allied hand', 'A Shock! 1': 'Allied markers' },
  });
  attack(t, 'german', ['F1706'], ['G IV', 'G IX'], 'Prepared');
  done(t, 'allied', { do: 'pass' });
  done(t, 'allied', { do: 'play', card: '#4' });
  done(t, 'allied', { do: 'pay', marker: 'A Shock! 1' }, 3);
  expect(told(t)).toContain('1:2'); // 6 to 3 and twice 2
});

// 18.4, 19.8 -------------------------------------------------------------------------------------------------------------
test('18.4, 13.3.1 the Air Landing unit lands with a Drop! beside a German who stands there', () => {
  const t = scene({
    turn: 2,
    at: { F2414: ['G X'], Reserve: ['G Air Landing'] },
    moment: 'airdrops',
    columns: { drop: { 'Drop! 1': 'F2414', 'Drop! 2': 'Reserve', 'Drop! 3': 'Out', Glider: 'Out' } },
  });
  expect(refusal(t, 'german', { do: 'land', unit: 'G Air Landing', hex: 'F2414' })).toBeUndefined();
});
test('19.8, 14.7.5 who leaves a city that is given up retreats: into no enemy zone without a friend', () => {
  const havens = (at: Spec['at']) => {
    const t = scene({ at: at!, moment: 'events', pieces: { 'A Surrender! 1': 'Allied markers' } });
    done(t, 'allied', { do: 'pass' });
    done(t, 'german', { do: 'pass' });
    done(t, 'allied', { do: 'giveUp', hex: 'F1506' });
    return offered(t, 'allied').map(c => c['hex']);
  };
  expect(havens({ F1506: ['F I'], F1608: ['G IV'] })).not.toContain('F1508'); // next to the enemy
  expect(havens({ F1506: ['F I'], F1706: ['G IV'] })).toContain('F1508');
});
test('19.8 who leaves Paris ends two hexes from all of it, and the Allied player says who goes first', () => {
  const t = scene({
    at: { F1105: ['F I', 'F III'], F1209: ['G IV'] },
    moment: 'events',
    pieces: { 'A Surrender! 1': 'Allied markers' },
  });
  done(t, 'allied', { do: 'pass' });
  done(t, 'german', { do: 'pass' });
  done(t, 'allied', { do: 'giveUp', hex: 'F1106' });
  expect(new Set(offered(t, 'allied').map(c => c['unit']))).toEqual(new Set(['F I', 'F III']));
  expect(refusal(t, 'allied', { do: 'shove', unit: 'F III', hex: 'F1104' })).toBe('19.8');
  done(t, 'allied', { do: 'shove', unit: 'F III', hex: 'F1103' });
  done(t, 'allied', { do: 'shove', unit: 'F I', hex: 'F1304' });
  expect(asked(t)).not.toBe('allied clearing');
});

// 14.3.6 -----------------------------------------------------------------------------------------------------------------
test('14.3.6 the defender says whose terrain counts before anything is committed, where it makes a difference', () => {
  const t = scene({
    at: { F1606: ['G XIX', 'G XVI'], F1506: ['F I'], F1706: ['F III'] },
    columns: { marker: { 'grey 1': 'F1506', 'grey 2': 'F1706' } },
  });
  attack(t, 'german', ['F1506', 'F1706'], ['G XIX', 'G XVI'], 'Prepared');
  expect(asked(t)).toBe('allied grounding');
  expect(offered(t, 'allied')).toEqual([
    { do: 'ground', hex: 'F1506', over: 'river' },
    { do: 'ground', hex: 'F1706', over: 'none' },
  ]);
  expect(refusal(t, 'allied', { do: 'ground', hex: 'F1706', over: 'river' })).toBe('14.3.6');
  done(t, 'allied', { do: 'ground', hex: 'F1706', over: 'none' }, 1);
  expect(told(t)).toContain('1:1'); // open ground, by his own will
});

// 14.7, 14.6.8, 22.6 -----------------------------------------------------------------------------------------------------
test('14.7 DD: the defenders retreat first, and lose their steps where they have come to', () => {
  const t = scene({
    at: { F1307: ['G XIX', 'G XVI'], F1407: ['G 5 Pz', 'G 7 Pz'], F1306: ['B Cav', 'B I'] },
    columns: { marker: { 'grey 1': 'F1306' } },
  });
  attack(t, 'german', ['F1306'], ['G XIX', 'G XVI', 'G 5 Pz', 'G 7 Pz'], 'German Mobile', 6);
  expect([told(t).includes('DD'), asked(t)]).toEqual([true, 'allied retreating']);
  flee(t, 'allied');
  expect([whereIs(t, 'B Cav'), face(t, 'B I'), column(t, 'na')['B I']]).toEqual(['Destroyed', 'reduced', 'yes']);
});
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
test('22.6, 5.8.3 with Sosnkowski a GQG marker is used before one that can pay for events', () => {
  const t = scene({
    scenario: 'poland-historical',
    at: { P1208: ['G39 XVI'], P1308: ['P 25'] },
    columns: { leader: { allied: 'replacement' }, marker: { 'grey 1': 'P1308' } },
    pieces: { 'A Hold! 1': 'Allied markers', 'A Hold! 6': 'Allied markers' },
  });
  attack(t, 'german', ['P1308'], ['G39 XVI'], 'Prepared');
  done(t, 'allied', { do: 'commit', ability: 'Hold!' }, 4);
  expect(['A Hold! 1', 'A Hold! 6'].map(m => column(t, 'piece')[m])).toEqual(['Allied markers', 'Allied cup']);
});

// 15.4 -------------------------------------------------------------------------------------------------------------------
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
