/** How much of a phone's screen a sheet takes. */
import { expect, test } from 'vitest';
import { sheetAt } from '../frame/sheet-size.ts';

test('a tap on the handle lowers the sheet, and brings it back', () => {
  expect(sheetAt(3, 0.4, 'half')).toBe('low');
  expect(sheetAt(0, 0.8, 'tall')).toBe('low');
  expect(sheetAt(-5, 0.05, 'low')).toBe('half');
});
test('drawn, it goes to the size nearest to where it was let go', () => {
  expect(sheetAt(-200, 0.1, 'half')).toBe('low');
  expect(sheetAt(120, 0.4, 'low')).toBe('half');
  expect(sheetAt(300, 0.75, 'half')).toBe('tall');
});
