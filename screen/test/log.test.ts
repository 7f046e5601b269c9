/** The log as rows: a turn is headed by its number, or by what its line calls it. */
import { expect, test } from 'vitest';
import type { LogLine } from '../../engine/table.ts';
import { logRows } from '../frame/log-rows.ts';

const told = (entry: number, text: string, event: LogLine['event']): LogLine =>
  ({ entry, text, event, case: '3.0' }) as LogLine;

test('a turn without a number has its own words for a heading, and they are not said twice', () => {
  const log = [
    told(1, '1937.', { is: 'turn', case: '3.0' } as LogLine['event']),
    told(2, 'Turn 3.', { is: 'turn', case: '3.0', turn: 3 } as LogLine['event']),
    told(3, 'It rains.', { is: 'weather', case: '3.0' } as LogLine['event']),
  ];
  expect(logRows(log, 9, 3, {}).map(r => [r.is, r.text])).toEqual([
    ['head', '1937'],
    ['head', 'Turn 3'],
    ['line', 'It rains.'],
  ]);
});
test('a line that can be rewound to is no barrier; one that cannot be has no rewind', () => {
  const die = (entry: number): LogLine => told(entry, 'A die.', { is: 'rolled', case: '3.0' } as LogLine['event']);
  const rows = logRows([die(1), die(2)], 2, 3, { rolled: 'Can’t undo past a die roll' });
  expect(rows.map(r => (r.is === 'line' ? r.back : r.is))).toEqual([false, 'bar', true]);
});
