/** Which of the keys 1 to 9 takes which choice: the one place where it is settled, for every table. */
import { createMemo } from 'solid-js';
import { isFirm, numbered, type Numbers } from '../engine/numbers.ts';
import type { OfferedChoice } from './session.ts';

const keyOf = (o: OfferedChoice): string => JSON.stringify(o.choice);
const MAX_DIGIT = 9;

export interface NumberKeys {
  /** The digit of a choice, 0 where it has none. */
  digitOf(o: OfferedChoice): number;
  withDigit(digit: number): OfferedChoice | undefined;
}
/** `keyed`: those that are to have one, in their order. What rolls, reveals or ends never has; a choice keeps its digit while the question stands. */
export const createNumberKeys = (keyed: () => readonly OfferedChoice[]): NumberKeys => {
  const harmless = createMemo(() => keyed().filter(o => !isFirm(o)));
  const numbers = createMemo((before: Numbers): Numbers => numbered(before, harmless().map(keyOf)), new Map());
  const found = createMemo(() => new Map(harmless().map(o => [numbers().get(keyOf(o))!, o])));
  const digitOf = (o: OfferedChoice): number => {
    const n = numbers().get(keyOf(o)) ?? 0;
    return n <= MAX_DIGIT && found().has(n) ? n : 0;
  };
  return { digitOf, withDigit: digit => found().get(digit) };
};
