import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gameOf } from '../../games/all.ts';
import { PLAYABLE } from '../../games/shelf.ts';
import { reconstruction } from '../reconstruction.ts';

test('docs/RECONSTRUCTION.md is what the data say: run npm run reconstruction', () => {
  expect(readFileSync('docs/RECONSTRUCTION.md', 'utf8')).toBe(reconstruction());
});
test.each(PLAYABLE.map(l => [l.card.title, l] as const))(
  '%s: whatever is called printed names cases that exist, and the rest gives a reason',
  async (_title, { id, facts }) => {
    const data = (await facts?.()) ?? [];
    expect(data.length).toBeGreaterThan(0);
    for (const { what, fact } of data) {
      const cases = fact.why.match(/\d+\.\d+(\.\d+)?/g) ?? [];
      if (fact.source === 'printed') expect(cases.length, what).toBeGreaterThan(0);
      for (const c of cases) expect(Object.hasOwn(gameOf(id)!.cases, c), `${what} cites ${c}`).toBe(true);
      expect(fact.why.length, what).toBeGreaterThan(2);
    }
  },
);
test.each(PLAYABLE.map(l => [l.card.title, l] as const))(
  '%s: the rules read in the page are those it is played by',
  async (_title, { id, words }) => expect(await words?.()).toBe(gameOf(id)!.cases),
);
