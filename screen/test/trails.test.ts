/** Trails of what others moved. */
import { expect, test } from 'vitest';
import type { LogLine } from '../../engine/table.ts';
import { isFresh, trailsIn } from '../hex/trails.ts';

const SIDES = ['north', 'south'];
const moved = (entry: number, side: string, from: string, hex: string): LogLine => ({
  entry,
  case: '',
  text: '',
  event: { is: 'moved', side, from, hex },
});
const LOG: readonly LogLine[] = [
  { entry: 0, case: '', text: '', event: { is: 'turn', turn: 1 } },
  moved(1, 'north', '0101', '0102'),
  moved(5, 'south', '0901', '0801'),
  moved(6, 'south', '0902', '0802'),
];

test('the moves of the other side since one’s own turn leave trails, one’s own do not', () => {
  expect(trailsIn({ log: LOG, since: 2, eyes: 'north' }, SIDES)).toEqual([
    { from: '0901', to: '0801' },
    { from: '0902', to: '0802' },
  ]);
  expect(trailsIn({ log: LOG, since: 0, eyes: 'south' }, SIDES)).toEqual([{ from: '0101', to: '0102' }]);
});
test('they are gone when one has decided again', () => {
  expect(trailsIn({ log: LOG, eyes: 'north' }, SIDES)).toEqual([]);
});
test('who watches sees those of the side at its turn', () => {
  expect(trailsIn({ log: LOG, eyes: 'observer' }, SIDES).map(t => t.to)).toEqual(['0801', '0802']);
});
test('the last move stands out until something else is told to all', () => {
  const own: LogLine = { ...moved(6, 'south', '', ''), event: { is: 'movedUnits' }, to: ['south'] };
  const die: LogLine = { ...moved(7, 'south', '', ''), event: { is: 'result' } };
  expect([isFresh([...LOG, own]), isFresh([...LOG, die]), isFresh([])]).toEqual([true, false, false]);
});
