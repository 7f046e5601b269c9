/** The shares of sides that games hand out are those of docs/CALIBRATION.md. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openShelf } from '../../games/open.ts';

const DOC = readFileSync(join(import.meta.dirname, '../../docs/CALIBRATION.md'), 'utf8');
const written = DOC.slice(DOC.indexOf('## Shares of the sides'), DOC.indexOf('## What the page says'))
  .split('\n')
  .flatMap(l => /^\| (\S+) \| (\S+) \| ([\d.]+) \|/.exec(l) ?? [])
  .reduce<string[]>((rows, _, i, all) => (i % 4 ? rows : [...rows, all.slice(i + 1, i + 4).join(' ')]), []);

test('every share a game hands out stands in the calibration, and none else', async () => {
  const { boxes } = await openShelf();
  const said = boxes.flatMap(b =>
    Object.entries(b.shares ?? {}).map(
      ([scenario, share]) => `${b.game.id} ${scenario} ${Math.round(share * 1000) / 10}`,
    ),
  );
  expect(said.length).toBeGreaterThan(6);
  expect(said.toSorted()).toEqual(written.toSorted());
});
test('a share is of a scenario that there is, and of the first of two sides, the Germans', async () => {
  const { boxes } = await openShelf();
  for (const { game, shares } of boxes)
    for (const [scenario, share] of Object.entries(shares ?? {})) {
      expect(game.scenarios.map(s => s.id)).toContain(scenario);
      expect(game.sides).toHaveLength(2);
      expect(game.sides[0]).toBe('german');
      expect(share > 0 && share < 1).toBe(true);
    }
});
