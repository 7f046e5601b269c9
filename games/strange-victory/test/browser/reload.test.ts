/** Nothing is lost: a reload in the middle of a fight, and the ways back and forward. */
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { mouse, playUntil } from './hands.ts';
import { PATIENCE, stage } from '../../../../client/test/browser/stage.ts';
import { log } from '../../../../client/test/browser/table.ts';
import { begin, settled, startGame, type Situation } from './table.ts';

const at = stage();
const seen = async (
  page: Page,
): Promise<{ readonly now: Situation; readonly log: string; readonly tracks: string }> => ({
  now: await settled(page),
  log: await log(page).innerText(),
  tracks: await page.getByRole('contentinfo').innerText(),
});
const sameAfter = async (
  page: Page,
  act: () => Promise<unknown>,
  before: Awaited<ReturnType<typeof seen>>,
): Promise<void> => {
  await act();
  expect(await seen(page)).toEqual(before);
};

test('a reload in mid-combat loses nothing: before the dice with an asset in use, and with dice on the table', async () => {
  const page = await at.open();
  await begin(page);
  const { turn } = await playUntil(page, mouse(page), (s, t) => s.fight !== undefined && t.assets > 0);
  expect(turn.assets).toBe(1);
  const before = await seen(page);
  expect(before.now.fight!.lines.length).toBeGreaterThan(0);
  expect(before.tracks).toMatch(/in use/i);
  await sameAfter(page, () => page.reload(), before);
  const here = page.url();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await page.getByRole('link', { name: /^Go on with/ }).waitFor();
  await sameAfter(page, () => page.goBack(), before);
  await page.goForward();
  await page.getByRole('link', { name: /^Go on with/ }).waitFor();
  await sameAfter(page, () => page.goBack(), before);
  expect(page.url()).toBe(here);

  await playUntil(page, mouse(page), s => s.fight?.acts.some(a => a.startsWith('Accept')) ?? false);
  const dice = await seen(page);
  expect(dice.now.fight!.dice.every(d => /^\d, a (hit|miss)$/.test(d))).toBe(true);
  await sameAfter(page, () => page.reload(), dice);
  await playUntil(page, mouse(page), s => s.fight === undefined);
});

test('a second tab follows, and may take the game over', async () => {
  const page = await at.open();
  await startGame(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByText('This game is open in another tab').waitFor();
  await playUntil(page, mouse(page), s => s.choices.some(c => c.startsWith('Activate')));
  const lines = (p: Page): Promise<readonly string[]> => log(p).getByTitle('Look at this moment').allInnerTexts();
  await expect.poll(() => lines(other), { timeout: PATIENCE }).toEqual(await lines(page));
  await other.getByRole('button', { name: 'Play here instead' }).click();
  const { now } = await playUntil(other, mouse(other), s => s.choices.some(c => c.startsWith('Enter')));
  await page.getByText('This game is open in another tab').waitFor();
  expect(now.choices.length).toBeGreaterThan(0);
});
