/** Which of the keys 1 to 9 takes which choice, for every table. */
import { createMemo } from 'solid-js';
import { isFirm, numbered, type Numbers } from '../engine/numbers.ts';
import type { OfferedChoice } from './session.ts';

const keyOf = (o: OfferedChoice): string => JSON.stringify(o.choice);
const MAX_DIGIT = 9;

export interface NumberKeys {
  /** 0: the choice has none. */
  digitOf(o: OfferedChoice): number;
  withDigit(digit: number): OfferedChoice | undefined;
}
/** `keyed`: the choices to number, in order. One that rolls, reveals or ends something never gets a digit. A choice keeps its digit while the question stands. */
export const createNumberKeys = (keyed: () => readonly OfferedChoice[]): NumberKeys => {
  const harmless = createMemo(() => keyed().filter(o => !isFirm(o)));
  const numbers = createMemo((before: Numbers): Numbers => numbered(before, harmless().map(keyOf)), new Map());
  const byNumber = createMemo(() => new Map(harmless().map(o => [numbers().get(keyOf(o))!, o])));
  const digitOf = (o: OfferedChoice): number => {
    const n = numbers().get(keyOf(o)) ?? 0;
    return n <= MAX_DIGIT && byNumber().has(n) ? n : 0;
  };
  return { digitOf, withDigit: digit => byNumber().get(digit) };
};
