/** A new player reads the briefing before the first question, once; it is in the start dialog and in the menu afterwards. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { TABLED } from '../../../games/shelf.ts';
import { clean } from './axe.ts';
import { LOOKS, stage } from './stage.ts';
import { FOR_TWO, play, start } from './table.ts';

const at = stage();
const PICTURES = process.env['PICTURES'];
const briefing = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^(?!Rules)/ }).filter({ hasText: 'How it plays' });
const picture = async (page: Page, name: string): Promise<void> => {
  if (PICTURES) await page.screenshot({ path: join(PICTURES, `${name}.png`) });
};

describe.each(LOOKS)('%s', (name, look) => {
  test('it opens before the first question and never again by itself; axe finds nothing', async () => {
    const page = await at.open({ ...look, briefed: true });
    await play(page, FOR_TWO).click();
    await start(page, FOR_TWO).click();
    await briefing(page).getByRole('heading', { name: 'Three things that matter' }).waitFor();
    await clean(page, 'the briefing');
    await picture(page, `briefing ${name}`);
    await page.keyboard.press('Escape');
    await page.getByRole('application', { name: /^Map/ }).waitFor();
    expect(await briefing(page).count()).toBe(0);
    await page.reload();
    await page.getByRole('application', { name: /^Map/ }).waitFor();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    expect(await briefing(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Briefing', exact: true }).click();
    await briefing(page).getByRole('button', { name: 'To the map' }).click();
    expect(await briefing(page).count()).toBe(0);
  });
});
test('the first page and the start dialog open the briefing of every game', async () => {
  const page = await at.open();
  for (const listing of TABLED) {
    await page.getByRole('button', { name: `how it plays in ${listing.card.title}` }).click();
    await briefing(page).getByRole('heading', { name: 'Objectives' }).waitFor();
    await picture(page, `briefing of ${listing.id}`);
    await page.keyboard.press('Escape');
  }
});
