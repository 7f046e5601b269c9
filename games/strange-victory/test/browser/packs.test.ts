/** Data packs in the page: a file when a game is made, its faults in words, and records that carry one. */
import { buffer as bufferOf } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import type { DataPack } from '../../../../engine/pack.ts';
import { SHIPPED } from '../../data/tables.ts';
import { OTHER_BOX, packWith } from '../packs.ts';
import { PATIENCE, stage } from '../../../../client/test/browser/stage.ts';
import { openRecord } from '../../../../client/test/browser/table.ts';
import { choice, play, settled, start } from './table.ts';

const at = stage();
const fileOf = (pack: DataPack) => ({
  name: 'box.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(pack)),
});
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Strange Victory' });
const lay = async (page: Page, pack: DataPack): Promise<void> => {
  await dialog(page).getByText('Other data than shipped').click();
  await dialog(page).getByLabel('Data pack').setInputFiles(fileOf(pack));
};

test('a game with a pack from a file is played, kept over a reload, and goes out and in with its record', async () => {
  const page = await at.open();
  await play(page).click();
  await lay(page, OTHER_BOX);
  await dialog(page).getByText('Played with “another box”.').waitFor();
  await start(page).click();
  expect((await settled(page)).choices).toContain('XXXXI Korps at Maubeuge');
  await choice(page, 'Historical set-up').click();
  await choice(page, 'Activate the 9th').waitFor();
  await page.reload();
  await choice(page, 'Activate the 9th').click();
  await choice(page, 'Enter Charleville').waitFor();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save to a file' }).click(),
  ]);
  const buffer = await bufferOf(await download.createReadStream());
  expect(JSON.parse(buffer.toString())).toMatchObject({ pack: OTHER_BOX });
  const other = await at.open();
  await openRecord(other, { name: download.suggestedFilename(), mimeType: 'application/json', buffer });
  await other.getByRole('slider', { name: 'Step of the game' }).waitFor();
  await page.goto('/');
  await page.getByText('data pack “another box”').waitFor();
});
test('a pack with faults is refused in its sentences, and the shipped game is started as ever', async () => {
  const page = await at.open();
  await play(page).click();
  await lay(page, packWith({ divisions: SHIPPED.divisions.map(d => ({ ...d, advancing: 9 })) }));
  const alert = dialog(page).getByRole('alert');
  await expect
    .poll(() => alert.innerText(), { timeout: PATIENCE })
    .toMatch(/divisions, row 1 \(7th\), field advancing: expected a whole number from 1 to 5, got 9/);
  expect(await alert.innerText()).toMatch(/… and 2 more/);
  await start(page).click();
  await settled(page);
  await choice(page, 'Historical set-up').click();
  await choice(page, 'Activate the 7th').waitFor();
  expect(await choice(page, 'Activate the 9th').count()).toBe(0);
});
