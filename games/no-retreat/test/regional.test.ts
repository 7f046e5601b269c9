/** 18.8 Regional units and their areas. */
import { expect, test } from 'vitest';
import { setPosition } from '../../../engine/table.ts';
import { attack, column, done, flee, march, moves, refusal, scene } from './scene.ts';

test('18.8 who goes by way of a hex outside his area does not end there', () => {
  const t = moves('allied', { F2013: ['B Cav'], F1106: ['G IV'] }, { columns: { war: { Holland: 'at war' } } });
  done(t, 'allied', { do: 'move', unit: 'B Cav' });
  expect(refusal(t, 'allied', { do: 'to', hex: 'F2113' })).toBe('18.8');
  done(t, 'allied', { do: 'via', hex: 'F2113' });
  expect(refusal(t, 'allied', { do: 'stay' })).toBe('18.8');
  expect(refusal(t, 'allied', { do: 'to', hex: 'F2213' })).toBe('18.8');
  done(t, 'allied', { do: 'to', hex: 'F2112' });
});
test('18.8, 20.1.5 Regional units end their moves in their area until turn 8', () => {
  const t = moves('allied', { F1909: ['B I'] }, { turn: 5 });
  done(t, 'allied', { do: 'move', unit: 'B I' });
  expect(refusal(t, 'allied', { do: 'to', hex: 'F1808' })).toBe('18.8');
  const free = moves('allied', { F1909: ['B I'] }, { turn: 8 });
  done(free, 'allied', { do: 'move', unit: 'B I' });
  expect(refusal(free, 'allied', { do: 'to', hex: 'F1808' })).toBeUndefined();
  const pole = scene({ scenario: 'poland-historical', moment: 'german movement', at: { P1208: ['G39 Brand'] } });
  done(pole, 'german', { do: 'move', unit: 'G39 Brand' });
  expect(refusal(pole, 'german', { do: 'to', hex: 'P1210' })).toBe('18.8');
});
test('18.8 a Regional unit is freed by being driven out of its area, not by the fall of its Fortress', () => {
  const at = { F1216: ['F Boulay'], F1215: ['F XLII'], F1416: ['G IV'] };
  const t = scene({ at, turn: 5, moment: 'allied movement' });
  const ends = (): readonly (string | undefined)[] => {
    done(t, 'allied', { do: 'move', unit: 'F XLII' });
    return ['F1115', 'F1113'].map(hex => refusal(t, 'allied', { do: 'to', hex }));
  };
  expect(ends()).toEqual([undefined, '18.8']);
  done(t, 'allied', { do: 'stay' });
  setPosition(t, { columns: { place: { 'F Boulay': 'Out' }, moved: { 'F XLII': 'no' } } });
  expect([column(t, 'loose')['F XLII'], ...ends()]).toEqual(['no', '18.8', '18.8']);
  const driven = scene({ at: { F1215: ['F XLII'], F1416: ['G IV'] }, turn: 5, moment: 'allied movement' });
  expect(column(driven, 'loose')['F XLII']).toBe('yes'); // put there by hand
  done(driven, 'allied', { do: 'move', unit: 'F XLII' });
  expect(refusal(driven, 'allied', { do: 'to', hex: 'F1113' })).toBeUndefined();
});
test('18.8, 14.7.5 a retreat out of the area frees it, a march back binds it again', () => {
  const t = scene({
    at: { F1216: ['F Boulay'], F1215: ['F XLII'], F1315: ['G IV', 'G IX'], F1415: ['G XI'] },
    turn: 5,
    columns: { marker: { 'grey 1': 'F1215' } },
  });
  attack(t, 'german', ['F1215'], ['G IV', 'G IX'], 'Prepared', 5);
  done(t, 'allied', { do: 'fallBack' });
  for (const hex of ['F1114', 'F1014']) done(t, 'allied', { do: 'retreat', hex });
  expect(column(t, 'loose')['F XLII']).toBe('yes');
  const back = scene({
    at: { F1216: ['F Boulay'], F1114: ['F XLII'], F1416: ['G IV'] },
    turn: 5,
    moment: 'allied movement',
  });
  const before = column(back, 'loose')['F XLII'];
  march(back, 'allied', 'F XLII', 'F1115');
  expect([before, column(back, 'loose')['F XLII']]).toEqual(['yes', 'no']);
});
test('18.8, 14.8 an advance is of one’s own will: a Regional unit does not leave its country by it before turn 8', () => {
  const won = (turn: number) => {
    const t = scene({
      turn,
      at: { F1709: ['B II+IV', 'B V+VI'], F1610: ['F II'], F1609: ['G XXXVII'] },
      moment: 'allied battles',
      columns: { marker: { 'blue 1': 'F1609' } },
    });
    attack(t, 'allied', ['F1609'], ['B II+IV', 'B V+VI', 'F II'], 'Prepared', 6); // 4:1, two nations, 3:1: DR
    flee(t, 'german');
    return refusal(t, 'allied', { do: 'advance', unit: 'B II+IV', hex: 'F1609' });
  };
  expect([won(7), won(8)]).toEqual(['18.8', undefined]);
});
