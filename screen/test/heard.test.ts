import { describe, expect, test } from 'vitest';
import type { LogLine } from '../../engine/table.ts';
import { heardIn } from '../frame/sounds-of-change.ts';

const line = (event: object): LogLine => ({ entry: 1, case: '', text: '', event }) as never;
const moved = line({ is: 'moved', hex: 12 });
const rolled = line({ is: 'result', hex: 12, die: 4 });

describe('what is heard', () => {
  test('a counter that goes somewhere, a die once however many fall, nothing for words alone', () => {
    expect(heardIn([moved, moved], true, true)).toEqual(['counter']);
    expect(heardIn([moved, rolled, rolled], true, true)).toEqual(['die']);
    expect(heardIn([line({ is: 'turn', turn: 2 })], true, true)).toEqual([]);
  });
  test('your turn only when somebody else had it', () => {
    expect(heardIn([moved], false, true)).toEqual(['counter', 'turn']);
    expect(heardIn([], true, true)).toEqual([]);
    expect(heardIn([moved], false, false)).toEqual(['counter']);
  });
});
