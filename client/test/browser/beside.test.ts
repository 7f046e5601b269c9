/** The rules drawer beside the board, and the end of a game. */
import { expect, test } from 'vitest';
import { gameFor } from '../../../games/open.ts';
import { clean } from './axe.ts';
import { fileOf, playedUntil, recordOf } from './records.ts';
import { stage } from './stage.ts';
import { ALONE, lines, map, offered, openRecord, playOn, startGame } from './table.ts';

const at = stage();
const { game } = await gameFor(ALONE.id);

test('the rules stand beside the board: they cover nothing, show a whole section, and the game can be played on', async () => {
  const page = await at.open();
  await startGame(page);
  await page
    .getByRole('button', { name: /^Rule / })
    .first()
    .click();
  const rules = page.getByRole('dialog', { name: 'Rules' });
  await rules.getByRole('article').waitFor();
  expect(await rules.getByRole('heading').count()).toBeGreaterThan(1);
  const [book, board] = [await rules.boundingBox(), await map(page).boundingBox()];
  expect(board!.x).toBeGreaterThanOrEqual(book!.x + book!.width);
  expect(board!.width).toBeGreaterThan(400);
  await playOn(page, 1);
  expect(await rules.isVisible()).toBe(true);
  await clean(page, 'rules beside the board');
  await rules.getByRole('button', { name: 'Close the rules' }).click();
  await expect.poll(async () => (await map(page).boundingBox())!.x).toBeLessThan(book!.width);
});

test('the end: points by turn, a turning point to look at, and the same game again', async () => {
  const page = await at.open({ dark: true });
  await openRecord(page, fileOf(recordOf(playedUntil(game, 'axe'))));
  await page.goto(page.url().replace('/replay/', '/play/'));
  const course = page.getByRole('region', { name: 'Course of the game' });
  await course.getByRole('img', { name: /by turn: turn 1 / }).waitFor();
  await clean(page, 'the end');
  await page.getByRole('tab', { name: 'Log' }).click();
  const all = await lines(page);
  expect(all.length).toBeGreaterThan(0);
  await course.getByRole('button').first().click();
  await page.getByRole('region', { name: 'Looking back' }).waitFor();
  await expect.poll(async () => (await lines(page)).length).toBeLessThan(all.length);
  await page.goto(page.url());
  await page.getByRole('button', { name: 'Play again' }).click();
  expect((await offered(page)).length).toBeGreaterThan(0);
  await expect.poll(() => lines(page)).toEqual([]);
});
