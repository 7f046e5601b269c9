/** 5.5, 22.0 Leaders: who is in command, and what his rules do. */
import { expect, test } from 'vitest';
import { setPosition } from '../../../engine/table.ts';
import { momentsOf } from '../rules/position/named-positions.ts';
import {
  ALLIED_DRAW,
  GERMAN_DRAW,
  asked,
  attack,
  column,
  done,
  events,
  flee,
  pair,
  refusal,
  scene,
  targeted,
  value,
  type Spec,
} from './scene.ts';

test('5.5, 5.5.5 a Leader in command lends his rules, and no other does', () => {
  const spec = {
    at: { F1707: ['G IV'], F1706: ['F I', 'F 1 DLM'] },
    moment: 'allied battles',
    columns: { marker: { 'blue 1': 'F1707' } },
  } as const;
  const old = scene(spec);
  done(old, 'allied', { do: 'attack', hex: 'F1707' });
  done(old, 'allied', { do: 'add', unit: 'F 1 DLM' });
  expect(refusal(old, 'allied', { do: 'fight', crt: 'Allied Mobile' })).toBe('22.1');
  const young = scene({ ...spec, columns: { ...spec.columns, leader: { allied: 'replacement' } } });
  done(young, 'allied', { do: 'attack', hex: 'F1707' });
  done(young, 'allied', { do: 'add', unit: 'F 1 DLM' });
  expect(refusal(young, 'allied', { do: 'fight', crt: 'Allied Mobile' })).toBeUndefined();
});
test('5.5.6, 16.3 the dismissed Leader’s card is turned when the next Game Turn begins', () => {
  const t = scene({
    at: { ...pair, Reserve: ['F XXI'] },
    moment: 'allied reserves',
    turn: 7,
    columns: { leader: { allied: 'dismissed' } },
  });
  const drawn = [...ALLIED_DRAW, ...GERMAN_DRAW];
  done(t, 'allied', { do: 'done' }, ...drawn);
  expect([value(t, 'turn'), column(t, 'leader')['allied'], asked(t)]).toEqual([8, 'replacement', 'allied planning']);
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
test('22.2 French defenders may take DR as D1 under Weygand; 22.4 Germans take D as D1 under Hitler', () => {
  const t = targeted({ F1707: ['G XIX', 'G XVI'], F1706: ['F I'] }, { columns: { leader: { allied: 'replacement' } } });
  attack(t, 'german', ['F1706'], ['G XIX', 'G XVI'], 'German Mobile', 5);
  expect(asked(t)).toBe('allied converting');
  expect(t.g.wait).toMatchObject({ ask: { case: '22.2' } });
  done(t, 'allied', { do: 'convert' });
  expect(asked(t)).toBe('allied losing');
  const h = scene({
    at: { F1707: ['G IV'], F1706: ['F I', 'F III'], F1606: ['F IV'] },
    moment: 'allied battles',
    columns: { marker: { 'blue 1': 'F1707' }, leader: { german: 'replacement' } },
  });
  attack(h, 'allied', ['F1707'], ['F I', 'F III'], 'Prepared', 6); // 2:1 with 6: DR
  expect(asked(h)).toBe('german retreating');
  const d = scene({
    at: { F1707: ['G IV', 'G IX'], F1706: ['F I', 'F III'] },
    moment: 'allied battles',
    columns: { marker: { 'blue 1': 'F1707' }, leader: { german: 'replacement' } },
  });
  attack(d, 'allied', ['F1707'], ['F I', 'F III'], 'Prepared', 6); // 1:1 with 6: D becomes D1
  expect(asked(d)).toBe('german losing');
});
test('22.3 Brauchitsch changes a card and a marker at the end of the Strategic Phase', () => {
  const t = events({ '#2': 'German hand', 'G Hold! 1': 'German markers' });
  done(t, 'allied', { do: 'pass' });
  done(t, 'german', { do: 'pass' });
  expect(asked(t)).toBe('german swapping');
  done(t, 'german', { do: 'discard', card: '#2' }, '#4');
  expect([column(t, 'piece')['#2'], column(t, 'piece')['#4']]).toEqual(['Discards', 'German hand']);
  expect(asked(t)).toBe('german granting');
  done(t, 'german', { do: 'marker', marker: 'G Hold! 1' }, 'G Blitz! 3');
  expect(column(t, 'piece')['G Blitz! 3']).toBe('German markers');
  const hitler = events({ '#2': 'German hand' }, { columns: { leader: { german: 'replacement' } } });
  done(hitler, 'allied', { do: 'pass' });
  done(hitler, 'german', { do: 'pass' });
  expect(asked(hitler)).not.toBe('german swapping');
});
test('22.3, 24.3 what no card says is asked for and refused by its own case', () => {
  const spec: Spec = {
    at: { F1707: ['G IV'], F1706: ['F I'] },
    moment: 'events',
    turn: 2,
    pieces: { 'G Hold! 1': 'German markers' },
  };
  const staff = scene(spec);
  for (const side of ['allied', 'german']) done(staff, side, { do: 'pass' });
  expect(asked(staff)).toBe('german granting');
  expect(refusal(staff, 'german', { do: 'marker', marker: 'G Hold! 2' })).toBe('22.3');
  const plan = scene(spec);
  done(plan, 'allied', { do: 'pass' });
  done(plan, 'german', { do: 'act', act: 'Ardennes Surprise' });
  expect(refusal(plan, 'german', { do: 'hex', hex: 'F1706' })).toBe('24.3'); // not in Belgium
});
test('22.4 Hitler’s cards of the turn before are discarded before he draws', () => {
  const t = scene(
    {
      at: pair,
      turn: 6,
      moment: 'strategic',
      pieces: { '#1': 'German hand' },
      columns: { leader: { german: 'replacement' } },
    },
    ...ALLIED_DRAW,
  );
  expect(asked(t)).toBe('allied trimming');
  const next = [...GERMAN_DRAW, 'G Hold! 3', 'G Shock-Target 1'];
  done(t, 'allied', { do: 'return', marker: 'A Hold! 1' });
  done(t, 'allied', { do: 'return', marker: 'A Hold! 2' }, ...next);
  expect([column(t, 'piece')['#1'], column(t, 'piece')['#10']]).toEqual(['Discards', 'German hand']);
});
test('22.4, 14.7 a D that comes of a CR is D1, too, for Germans under Hitler', () => {
  const t = scene({
    at: { F1705: ['F I', 'F III'], F1706: ['G XXVII'] },
    moment: 'allied battles',
    columns: { marker: { 'blue 1': 'F1706' }, leader: { german: 'replacement', allied: 'replacement' } },
  });
  attack(t, 'allied', ['F1706'], ['F I', 'F III'], 'Prepared', 4); // 3:1: EX/CR
  done(t, 'german', { do: 'lose', unit: 'G XXVII' });
  done(t, 'allied', { do: 'lose', unit: 'F I' });
  done(t, 'german', { do: 'fallBack' });
  expect(asked(t)).toBe('german losing');
  done(t, 'german', { do: 'lose', unit: 'G XXVII' });
  expect(asked(t)).toBe('allied advancing'); // D1: into the hex that fell empty
});
test('22.5 under Rydz-Śmigły Poles do not counterattack in Mobile Combat: CA is nothing, CR a retreat', () => {
  const t = scene({
    scenario: 'poland-historical',
    at: { P1512: ['G39 XIX'], P1513: ['P 14+17'], P1514: ['P 25'] },
    columns: { marker: { 'grey 1': 'P1513' } },
  });
  attack(t, 'german', ['P1513'], ['G39 XIX'], 'German Mobile', 4); // 4 to 3, 1:1 and armour: 3:2, CR
  expect(refusal(t, 'allied', { do: 'counterattack' })).toBe('22.5');
  done(t, 'allied', { do: 'fallBack' });
  expect(asked(t)).toBe('allied retreating');
});
test('22.6 under Sosnkowski a CR may be taken as EX', () => {
  const t = scene({
    scenario: 'poland-historical',
    at: { P1512: ['G39 XIX'], P1513: ['P 14+17'] },
    columns: { marker: { 'grey 1': 'P1513' }, leader: { allied: 'replacement' } },
  });
  attack(t, 'german', ['P1513'], ['G39 XIX'], 'German Mobile', 4);
  done(t, 'allied', { do: 'convert' });
  expect(asked(t)).toBe('allied losing');
});
test('22.6 by our reading an EX/CR is no CR: its exchange comes first, and nobody is asked', () => {
  const rolled = (result: string) => {
    const t = scene({
      scenario: 'poland-historical',
      at: { P1512: ['G39 XIX'], P1513: ['P 14+17'] },
      columns: { marker: { 'grey 1': 'P1513' }, leader: { allied: 'replacement' } },
    });
    setPosition(t, { flow: momentsOf(t.g)[`german battle ${result}`]! });
    return asked(t);
  };
  expect([rolled('CR'), rolled('EX/CR')]).toEqual(['allied converting', 'allied losing']);
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
test('22.7, 15.2 under Rundstedt no Blitzkrieg Advance ends with units on foot', () => {
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
test('22.8 Bock: CB of a German attack is EX', () => {
  const t = scene({
    scenario: 'poland-historical',
    at: { P1512: ['G39 X', 'G39 XIII'], P1513: ['P 14+17'] },
    columns: { marker: { 'grey 1': 'P1513' }, leader: { german: 'replacement' } },
  });
  attack(t, 'german', ['P1513'], ['G39 X', 'G39 XIII'], 'Prepared', 2); // 2:1: CB
  expect(asked(t)).toBe('allied losing');
  const soviet = scene({
    scenario: 'poland-historical',
    at: { P1512: ['SU 3'], P1513: ['P 5'] },
    columns: { stance: '4', marker: { 'brown 1': 'P1513' }, leader: { german: 'replacement' } },
  });
  attack(soviet, 'german', ['P1513'], ['SU 3'], 'Prepared', 4); // 1:1: CB
  expect(asked(soviet)).toBe('german blowing'); // Soviets do not answer to Bock
});
