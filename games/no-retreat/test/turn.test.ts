/** 4.0, 6.0, 16.3, 19.11 The sequence of play, what holds by the turn, and the weather. */
import { expect, test } from 'vitest';
import type { Table } from '../../../engine/table.ts';
import { alt, asked, done, draws, game, HAND, isOver, pair, result, scene, value } from './scene.ts';

test('4.0, 12.0, 15.0 the German Player Turn, then the Allied one without a Blitzkrieg Phase', () => {
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
test('16.3, 4.0 after the Allied turn a new Game Turn begins, and after turn 14 the game is over', () => {
  const end = scene({ at: { ...pair, Reserve: ['F XXI'] }, turn: 14, moment: 'allied reserves' });
  done(end, 'allied', { do: 'done' });
  expect([isOver(end), result(end).case]).toEqual([true, '17.7.1']);
});
test('19.11 never two turns of bad weather in a row: the event that would bring the second does nothing', () => {
  const next = (weather: string) => {
    const drawn = ['#14', '#2', '#4', '#6', '#8', '#3', '#5', '#7'];
    const at = { F1706: ['F I'], F1707: ['G IV'] };
    const columns = { weather, leader: { allied: 'replacement' } };
    const markers = [1, 2, 3, 4, 5, 6].map(i => `A Hold! ${i}`);
    const more = ['A Shock! 1', 'A Shock! 2'];
    const german = [1, 2, 3, 4, 5, 6].map(i => `G Blitz! ${i}`);
    const rest = [1, 2, 3, 4].map(i => `G Blitzkrieg! ${i}`);
    const [allied, enemy] = [drawn.slice(0, 4), drawn.slice(4)];
    return scene(
      { at, turn: 5, moment: 'allied reserves', columns },
      ...allied,
      ...markers,
      ...more,
      ...enemy,
      ...german,
      ...rest,
    );
  };
  expect([value(next('bad'), 'weather'), value(next('fair'), 'weather')]).toEqual(['clearing', 'bad']);
});
