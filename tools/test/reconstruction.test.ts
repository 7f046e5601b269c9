import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DATA as FRANCE_40 } from '../../games/france-40/data/facts.ts';
import { france40 } from '../../games/france-40/game.ts';
import { DATA as STRANGE_VICTORY } from '../../games/strange-victory/data/facts.ts';
import { strangeVictory } from '../../games/strange-victory/game.ts';
import { reconstruction } from '../reconstruction.ts';

test('docs/RECONSTRUCTION.md is what the data say: run npm run reconstruction', () => {
  expect(readFileSync('docs/RECONSTRUCTION.md', 'utf8')).toBe(reconstruction());
});
test.each([
  ['Strange Victory', strangeVictory, STRANGE_VICTORY],
  ['France ’40', france40, FRANCE_40],
] as const)(
  '%s: whatever is called printed names cases that exist, and the rest gives a reason',
  (_title, game, data) => {
    for (const { what, fact } of data) {
      const cases = fact.why.match(/\d+\.\d+(\.\d+)?/g) ?? [];
      if (fact.source === 'printed') expect(cases.length, what).toBeGreaterThan(0);
      for (const c of cases) expect(Object.hasOwn(game.cases, c), `${what} cites ${c}`).toBe(true);
      expect(fact.why.length, what).toBeGreaterThan(2);
    }
  },
);
