/** 3.5 Places of arrival begin at the front. */
import { expect, test } from 'vitest';
import { distanceToFront, isArrival, nearestFirst } from '../table/arrivals.ts';

const SPOTS: { readonly [hex: string]: number } = { near: 120, middle: 300, far: 900, enemy: 0, friend: 890 };
const sheet = { hex: 100, middleOf: (hex: string) => ({ x: SPOTS[hex]!, y: 0 }) };
const stack = (hex: string, side: string) => ({ hex, side });
const view = { viewer: 'german', stacks: [stack('enemy', 'allied'), stack('friend', 'german')] } as never;
const arrive = (hex: string) => ({ choice: { do: 'arrive', unit: 'G I', hex } });

test('the nearest to an enemy first, whatever stands nearer of one’s own', () => {
  const all = ['far', 'near', 'middle'].map(arrive);
  expect(nearestFirst(sheet, view, all).map(o => o.choice.hex)).toEqual(['near', 'middle', 'far']);
  expect(distanceToFront(sheet, view, 'middle')).toBe(3);
  expect(distanceToFront(sheet, { viewer: 'german', stacks: [] }, 'middle')).toBeUndefined();
});
test('an arrival names unit and hex', () => {
  expect(isArrival(arrive('near'))).toBe(true);
  expect(isArrival({ choice: { do: 'arrive', hex: 'near' } })).toBe(false);
  expect(isArrival({ choice: { do: 'split', unit: 'G I' } })).toBe(false);
});
