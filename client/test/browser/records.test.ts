/** Export and import of records, looking back, and the dice check. */
import { buffer as bufferOf } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { gameFor } from '../../../games/open.ts';
import { fileOf, playedUntil, recordOf } from './records.ts';
import { PATIENCE, stage } from './stage.ts';
import { ALONE, chooseRecord, lines, log, offered, openRecord, play, playOn, start, startGame } from './table.ts';

const at = stage();
const { game } = await gameFor(ALONE.id);
const wholeLog = (page: Page, all: readonly string[]): Promise<void> =>
  expect.poll(() => lines(page), { timeout: PATIENCE }).toEqual(all);

test('a record is downloaded, opened in another browser and watched forwards and backwards', async () => {
  const page = await at.open();
  await startGame(page);
  await playOn(page, 3);
  const all = await lines(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save to a file' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(new RegExp(`^${game.id}-.+\\.phoney\\.json$`));
  const buffer = await bufferOf(await download.createReadStream());
  const record = JSON.parse(buffer.toString()) as { format: string; seed?: string };
  expect(record.format).toBe('phoney-war record 1');
  expect(record.seed, 'the seed of a game under way stays secret').toBeUndefined();

  const other = await at.open();
  await openRecord(other, { name: download.suggestedFilename(), mimeType: 'application/json', buffer });
  const slider = other.getByRole('slider', { name: 'Step of the game' });
  expect(await slider.inputValue()).toBe('0');
  const step = async (): Promise<number> => Number(await slider.inputValue());
  await slider.press('End');
  await wholeLog(other, all);
  const last = await step();
  for (const back of [1, 2, 3]) {
    await other.getByRole('button', { name: 'Step back' }).click();
    await expect.poll(step, { timeout: PATIENCE }).toBe(last - back);
  }
  await expect.poll(async () => (await lines(other)).length, { timeout: PATIENCE }).toBeLessThan(all.length);
  await slider.press('Home');
  await wholeLog(other, []);
  await other.getByRole('button', { name: 'Play it through' }).click();
  await expect.poll(step, { timeout: PATIENCE }).toBeGreaterThan(1);
});

test('a look back at the table, and back to the present', async () => {
  const page = await at.open();
  await startGame(page);
  await playOn(page, 3);
  const now = await offered(page);
  const all = await lines(page);
  await log(page).getByTitle('Look at this moment').first().click();
  const back = page.getByRole('region', { name: 'Looking back' });
  await back.waitFor();
  await expect.poll(async () => (await lines(page)).length, { timeout: PATIENCE }).toBeLessThan(all.length);
  expect(
    await page.getByRole('list', { name: 'Choices' }).getByRole('button').count(),
    'nothing can be played in the past',
  ).toBe(0);
  await back.getByRole('button', { name: 'Back to the present' }).click();
  await back.waitFor({ state: 'detached' });
  await wholeLog(page, all);
  expect(await offered(page)).toEqual(now);
});

test('a finished game is replayed, and every draw is checked', async () => {
  const played = playedUntil(game, 'finished');
  const page = await at.open();
  await openRecord(page, fileOf(recordOf(played)));
  await page.getByRole('slider').press('End');
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect.poll(async () => (await lines(page)).at(-1), { timeout: PATIENCE }).toContain(played.log.at(-1)!.text);
  await page.getByRole('link', { name: 'Check the dice' }).click();
  await page.getByRole('heading', { name: 'Everything fits' }).waitFor();
  expect(await page.getByRole('main').innerText()).toContain(
    `all ${played.entries.filter(e => e.is === 'chance').length} draws`,
  );
});

test('a forged die is found; a bad file changes nothing', async () => {
  const r = recordOf(playedUntil(game, 'finished'));
  const at1 = r.entries.findLastIndex(e => e.is === 'chance' && e.draw.dice !== undefined);
  const forged = {
    ...r,
    entries: r.entries.map((e, i) =>
      i === at1 && e.is === 'chance' ? { ...e, out: e.out.map(x => (x === 6 ? 1 : Number(x) + 1)) } : e,
    ),
  };
  const page = await at.open({}, '/verify');
  await page.getByRole('textbox', { name: 'Text of a record' }).fill(JSON.stringify(forged));
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.getByRole('heading', { name: /draws are not what the seed gives$/ }).waitFor();

  await page.goto('/');
  await chooseRecord(page, {
    name: 'letter.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"dear": "editor"}'),
  });
  await page
    .getByRole('status')
    .getByText(/not a record of Phoney War/)
    .waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('a watched bot starts by itself, and goes step by step on request', async () => {
  const page = await at.open({ paced: true });
  await play(page).click();
  await page.getByRole('radio', { name: 'I watch a bot' }).check();
  await start(page).click();
  await log(page).waitFor();
  const lineCount = async (): Promise<number> => (await lines(page)).length;
  const bots = page.getByRole('region', { name: 'The bot that plays' });
  const before = await lineCount();
  await expect.poll(lineCount, { timeout: PATIENCE }).toBeGreaterThan(before);
  await bots.getByRole('combobox', { name: 'Pace of what others do' }).selectOption('Step by step');
  await bots.getByText(/waits\.$/).waitFor();
  const paused = await lineCount();
  await bots.getByRole('button', { name: 'One step' }).click();
  await expect.poll(lineCount, { timeout: PATIENCE }).toBeGreaterThan(paused);
});
