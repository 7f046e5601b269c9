import { expect, test } from 'vitest';
import { plotOf } from '../frame/chart.ts';

const BANDS = [
  { name: 'lost', to: 4 },
  { name: 'draw', from: 5, to: 5 },
  { name: 'won', from: 6 },
];
const turns = [0, 2, 5].map((points, i) => ({ turn: i + 1, points }));

test('points by turn run from left to right, higher is further up, and the last stands below the top', () => {
  const { points, path } = plotOf(turns, BANDS, 100, 50);
  expect(points.map(p => p.x)).toEqual([0, 50, 100]);
  expect(points[0]!.y).toBe(50);
  expect(points[1]!.y).toBeGreaterThan(points[2]!.y);
  expect(path.startsWith('M0.0 50.0L50.0')).toBe(true);
});
test('the bands that were reached, and the next one, are drawn', () => {
  expect(plotOf(turns, BANDS, 100, 50).edges.map(e => e.name)).toEqual(['draw', 'won']);
  expect(plotOf(turns.slice(0, 2), BANDS, 100, 50).edges).toEqual([]);
});
test('points below nothing stay in the field', () => {
  const below = plotOf(
    [
      { turn: 1, points: -2 },
      { turn: 2, points: 1 },
    ],
    [],
    100,
    50,
  );
  expect(below.points.map(p => p.y)).toEqual([50, 0]);
});
