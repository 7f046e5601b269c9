/** What the page says of a level is what docs/CALIBRATION.md measured. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LISTINGS } from '../../games/shelf.ts';

const DOC = readFileSync(join(import.meta.dirname, '../../docs/CALIBRATION.md'), 'utf8');
const written = DOC.slice(DOC.indexOf('## What the page says'))
  .split('\n')
  .filter(l => l.startsWith('| ') && !l.startsWith('| game '));
const said = LISTINGS.flatMap(l =>
  Object.entries(l.strengths ?? {}).flatMap(([scenario, levels]) =>
    Object.entries(levels).map(([level, words]) => `| ${l.id} | ${scenario} | ${level} | ${words} |`),
  ),
);

test('every strength the page tells stands in the calibration, and none else', () => {
  expect(said.length).toBeGreaterThan(0);
  expect(said.toSorted()).toEqual(written.toSorted());
});
test('a game that tells the strength of a level tells it of all, in each of its scenarios; of the marshal once it is measured', () => {
  for (const l of LISTINGS.filter(x => x.strengths)) {
    expect(Object.keys(l.strengths!).toSorted(), l.id).toEqual(l.card.scenarios.map(s => s.id).toSorted());
    for (const levels of Object.values(l.strengths!))
      expect(
        Object.keys(levels).filter(level => level !== 'marshal'),
        l.id,
      ).toEqual(['general', 'staff', 'captain', 'cadet', 'random']);
  }
});
