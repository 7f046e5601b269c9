import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DATA } from '../../games/strange-victory/data/facts.ts';
import { strangeVictory } from '../../games/strange-victory/game.ts';
import { reconstruction } from '../reconstruction.ts';

test('docs/RECONSTRUCTION.md is what the data say: run npm run reconstruction', () => {
  expect(readFileSync('docs/RECONSTRUCTION.md', 'utf8')).toBe(reconstruction());
});
test('whatever is called printed names cases that exist, and the rest gives a reason', () => {
  for (const { what, fact } of DATA) {
    const cases = fact.why.match(/\d+\.\d+(\.\d+)?/g) ?? [];
    if (fact.source === 'printed') expect(cases.length, what).toBeGreaterThan(0);
    for (const c of cases) expect(Object.keys(strangeVictory.cases), `${what} cites ${c}`).toContain(c);
    expect(fact.why.length, what).toBeGreaterThan(2);
  }
});
