import { describe, expect, test } from 'vitest';
import { bandAt, boundsOf, segments } from '../frame/bands.ts';

const BANDS = [
  { name: 'lost', to: 4 },
  { name: 'draw', from: 5, to: 5 },
  { name: 'won', from: 6 },
];
describe('points in bands', () => {
  test('a number lies in one band, half points count down, and the ends are open', () => {
    expect([-3, 4, 4.5, 5, 6, 40].map(n => bandAt(BANDS, n)?.name)).toEqual([
      'lost',
      'lost',
      'lost',
      'draw',
      'won',
      'won',
    ]);
  });
  test('the bands fill the track', () => {
    expect(segments(BANDS, 0, 9).map(s => [s.from, s.to])).toEqual([
      [0, 4],
      [5, 5],
      [6, 9],
    ]);
    expect(segments(BANDS, 6, 9).map(s => s.band.name)).toEqual(['won']);
  });
  test('bounds as they are said', () => {
    expect(BANDS.map(boundsOf)).toEqual(['4 or less', '5', '6+']);
  });
});
