import { describe, expect, test } from 'vitest';
import type { LogLine } from '../../engine/table.ts';
import { newsSince, passing } from '../frame/banner.ts';

const line = (entry: number, is: string, text = is, more: object = {}): LogLine =>
  ({ entry, case: '1.0', text, event: { is, ...more } }) as never;
const LOG = [
  line(3, 'moved'),
  line(4, 'landed', 'The die shows 5.', { face: 5 }),
  line(4, 'ports', ''),
  line(4, 'turn', 'Turn 2.', { turn: 2 }),
  line(6, 'moved'),
];
const passes = passing('landed', 'ports');

describe('what passed without a decision', () => {
  test('the turn and its dice, once each, without lines that say nothing and without moves', () => {
    expect(newsSince(LOG, 4, passes)).toEqual({ turn: 2, lines: [LOG[1]], earlier: 0 });
  });
  test('what was seen before is no news', () => {
    expect(newsSince(LOG, 5, passes)).toBeUndefined();
  });
  test('a movement that rolls a die a stack leaves the last lines and the number of those before', () => {
    const dice = Array.from({ length: 40 }, (_, i) => line(7 + i, 'landed', `Die ${i}.`, { face: 1 }));
    const news = newsSince(dice, 7, passes)!;
    expect(news.lines.map(l => l.text)).toEqual(['Die 35.', 'Die 36.', 'Die 37.', 'Die 38.', 'Die 39.']);
    expect(news.earlier).toBe(35);
  });
  test('a turn alone is news, moves alone are not', () => {
    expect(newsSince(LOG, 4, passing())).toEqual({ turn: 2, lines: [], earlier: 0 });
    expect(newsSince(LOG.slice(0, 1), 0, passes)).toBeUndefined();
  });
});
