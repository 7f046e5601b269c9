/** 4.0, 6.0, 16.3, 19.11 The sequence of play, what holds by the turn, and the weather. */
import { expect, test } from 'vitest';
import type { Table } from '../../../engine/table.ts';
import { alt, asked, column, done, draws, game, HAND, isOver, pair, result, scene, value } from './scene.ts';

test('4.0, 15.0 the German Player Turn, then the Allied one without a Blitzkrieg Phase', () => {
  const t = scene({
    at: { ...pair, F1607: ['G XIX'] },
    moment: 'german movement',
    pieces: { 'G Blitzkrieg! 1': 'German markers' },
  });
  done(t, 'german', { do: 'done' });
  done(t, 'allied', { do: 'done' });
  done(t, 'german', { do: 'done' });
  expect(asked(t)).toBe('german marking');
  done(t, 'german', { do: 'done' });
  expect(asked(t)).toBe('allied moving');
  done(t, 'allied', { do: 'done' });
  expect(asked(t)).toBe('allied declaring');
});
test('4.0 a game can be laid down in the middle of an event within an event', () => {
  const markers = { 'G Blitz! 1': 'German markers', 'G Hold! 1': 'German markers', 'G Hold! 2': 'German markers' };
  const west = draws('#72', { pieces: markers }, 4); // two markers go out
  const duce = scene({
    at: { F1707: ['G IV'], F1706: ['F I'] },
    moment: 'events',
    pieces: { '#17': HAND.german, '#26': 'Discards' },
  });
  done(duce, 'allied', { do: 'pass' });
  done(duce, 'german', { do: 'play', card: '#17' });
  done(duce, 'german', { do: 'card', card: '#26' }); // red, out of the discards
  const square = alt('allied', '#58', 3, {
    P1512: ['P Wielkopolska'],
    P1514: ['P Podolska'],
    Waiting: ['P Abraham'],
    P1208: ['G39 X'],
  });
  done(square, 'allied', { do: 'unit', unit: 'P Abraham' });
  const czech = alt('allied', '#58', 6, { P0607: ['G39 XVII'], P1512: ['P 25'] });
  const groups = alt('german', '#76', 1, { P2213: ['G39 I'], P1207: ['G39 X'], P1512: ['P 25'] });
  const asks = (t: Table) => [asked(t), ...game.faults(t.g)];
  expect(asks(groups)).toEqual(['german switching']);
  done(groups, 'german', { do: 'switch', unit: 'G39 I', units: 'G39 X' });
  expect([west, duce].map(asks)).toEqual([['german granting'], ['allied granting']]);
  expect([square, czech, groups].map(asks)).toEqual([
    ['allied redeploying'],
    ['german redeploying'],
    ['german redeploying'],
  ]);
});
test('6.0, 20.1 the events of the track hold in their turns: no Deployment in the first three, then it is there', () => {
  const at = { F0904: ['F XXI'], F1707: ['G IV'] };
  expect(asked(scene({ at, turn: 3, moment: 'deployment' }))).not.toBe('allied deploying');
  expect(asked(scene({ at, turn: 4, moment: 'deployment' }))).toBe('allied deploying');
});
/** From the end of turn 5 into turn 6, whose draws are these; the first Allied card brings bad weather. */
const intoTurn6 = (weather: string): Table => {
  const markers = (kind: string, count: number) => Array.from({ length: count }, (_, i) => `${kind} ${i + 1}`);
  const allied = ['#14', '#2', '#4', '#6', ...markers('A Hold!', 6), ...markers('A Shock!', 2)];
  const german = ['#8', '#3', '#5', '#7', ...markers('G Blitz!', 6), ...markers('G Blitzkrieg!', 4)];
  return scene(
    { at: pair, turn: 5, moment: 'allied reserves', columns: { weather, leader: { allied: 'replacement' } } },
    ...allied,
    ...german,
  );
};
test('16.3 after the German turn the Allied one begins with its Supply Phase', () => {
  const cutOff = { F1706: ['F I'], F1606: ['G IV'], F1806: ['G IX'], F1707: ['G XI'], F1705: ['G X'] };
  const t = scene({ at: { ...cutOff, Reserve: ['G II'] }, moment: 'german reserves' });
  expect(column(t, 'supply')['F I']).toBe('full');
  done(t, 'german', { do: 'done' });
  expect([asked(t), column(t, 'supply')['F I'], value(t, 'turn')]).toEqual(['allied moving', 'low', 5]);
});
test('16.3, 4.0 after the Allied turn a new Game Turn begins, and after turn 14 the game is over', () => {
  const t = intoTurn6('fair');
  expect([value(t, 'turn'), t.g.stack.some(f => f.proc === 'strategic')]).toEqual([6, true]);
  const end = scene({ at: { ...pair, Reserve: ['F XXI'] }, turn: 14, moment: 'allied reserves' });
  done(end, 'allied', { do: 'done' });
  expect([isOver(end), result(end).case]).toEqual([true, '17.7.1']);
});
test('19.11 never two turns of bad weather in a row: the event that would bring the second does nothing', () => {
  expect(['bad', 'fair'].map(weather => value(intoTurn6(weather), 'weather'))).toEqual(['clearing', 'bad']);
});
