/**
 * Games of version 1 and 2. War comes by crossing a border (`1934-random-one`), after a check (`1934-random-two`) or after the eighth month (`1934-random-s59`).
 * Random games last to week 10; in the games of the staff Paris falls before.
 */
import { expect, test } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { testGolden } from '../../../engine/test/golden.ts';
import { seedsOfDisaster } from '../game.ts';

const FOLDER = 'games/seeds-of-disaster/test/golden';
testGolden(seedsOfDisaster, FOLDER);

const logs = readdirSync(FOLDER).map(
  f => (JSON.parse(readFileSync(`${FOLDER}/${f}`, 'utf8')) as { readonly log: readonly string[] }).log,
);
const holds = (line: RegExp): boolean => logs.some(log => log.some(l => line.test(l)));
test.each([
  ['3.3.5 by a check', /^3\.3\.5 Armed Belligerence will come/],
  ['12.0 by crossing', /^12\.0 Diplomatic Status: Active Hostilities/],
  ['3.1.2 by the eighth month', /^3\.1\.2 Diplomatic Status: Active Hostilities/],
])('a golden game goes to war %s', (_name, line) => {
  expect(holds(line)).toBe(true);
});
test('golden games end with Paris taken and in week 10', () => {
  const ends = readdirSync(FOLDER).map(f => {
    const { end } = JSON.parse(readFileSync(`${FOLDER}/${f}`, 'utf8')) as { readonly end: object };
    return JSON.stringify(end);
  });
  expect(ends.some(e => e.includes('"paris":true'))).toBe(true);
  expect(ends.some(e => e.includes('"paris":false') && e.includes('"week":10'))).toBe(true);
});
