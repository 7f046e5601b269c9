/** axe finds nothing wrong on the pages around a table, in light and dark, on desktop and phone. */
import { describe, expect, test } from 'vitest';
import { gameFor } from '../../../games/open.ts';
import { TABLED } from '../../../games/shelf.ts';
import { objections } from '../../../screen/gallery/axe.ts';
import { clean } from './axe.ts';
import { playedUntil, recordOf } from './records.ts';
import { LOOKS, stage } from './stage.ts';
import { ALONE, play, start } from './table.ts';

const at = stage();
const { game } = await gameFor(ALONE.id);
const FINISHED = JSON.stringify(recordOf(playedUntil(game, 'axe')));

describe.each(LOOKS)('%s', (_, look) => {
  test('first page, start dialog of every game, dice check, unknown address', async () => {
    const page = await at.open(look);
    for (const listing of TABLED) {
      await play(page, listing).waitFor();
      if (listing === TABLED[0]) await clean(page, 'the first page');
      await play(page, listing).click();
      await start(page, listing).waitFor();
      await page.getByRole('dialog').getByRole('radio').first().waitFor();
      await clean(page, `the start of ${listing.id}`);
      await page.keyboard.press('Escape');
    }
    await page.goto('/verify');
    await page.getByRole('heading', { name: 'Check the dice' }).waitFor();
    await clean(page, 'before the check');
    await page.getByRole('textbox', { name: 'Text of a record' }).fill(FINISHED);
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await page.getByRole('heading', { name: 'Everything fits' }).waitFor();
    await clean(page, 'the check');
    await page.goto('/nowhere');
    await clean(page, 'nowhere');
  });
});

test('axe reports a planted fault', async () => {
  const page = await at.open();
  await play(page).waitFor();
  await page.evaluate(() => {
    const img = document.createElement('img');
    img.src = '/icon.svg';
    document.querySelector('main')!.append(img);
  });
  expect((await objections(page)).some(o => o.startsWith('image-alt'))).toBe(true);
});
