/** The game by mouse. */
import { expect, test } from 'vitest';
import { mouse, playUntil, wholeTurn } from './hands.ts';
import { stage } from './stage.ts';
import { choice, log, reach, settled, startGame, unfolded } from './table.ts';

const at = stage();

test('two clicks start a game; a whole turn by mouse', async () => {
  const page = await at.open({ motion: true });
  const first = await startGame(page);
  expect(first).toMatchObject({ turn: 1, over: false });
  expect(first.choices.some(c => c.startsWith('Historical set-up'))).toBe(true);
  const turn = await wholeTurn(page, mouse(page));
  expect(turn.fights).toBeGreaterThan(0);
  expect(turn.assets).toBeGreaterThan(0);
  expect(turn.ends.length).toBe(turn.fights);
  const lines = log(page).getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Rule \d/ }) });
  expect(await lines.count()).toBeGreaterThan(20);
  expect(await log(page).innerText()).toMatch(/Turn 2/);
  expect(await page.title()).toMatch(/^Turn 2 · Strange Victory/);
});
