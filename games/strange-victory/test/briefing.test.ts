/** The briefing names the objectives of the map, with their worth. */
import { expect, test } from 'vitest';
import { BRIEFINGS } from '../data/briefing.ts';
import { AREAS } from '../data/map.ts';

const POINTS: { readonly [kind: string]: string } = { port: '3 points', strategic: '2 points', fortress: '5 points' };

test('11.1 its objectives are the ports, strategic areas and the fortress of the map, where they lie', () => {
  const own = AREAS.filter(a => a.kind in POINTS);
  const { objectives } = BRIEFINGS['channel']!;
  expect(objectives.map(o => [o.name, ...o.at])).toEqual(own.map(a => [a.shown, ...a.at]));
  expect(objectives.map(o => o.worth.slice(-8))).toEqual(own.map(a => POINTS[a.kind]));
});
