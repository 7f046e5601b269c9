/** A table with a pack's own areas: every one is seen and hit, a march and a fight are played on it, and another tab keeps the printed map. */
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { clean } from '../../../../client/test/browser/axe.ts';
import { stage, type Look } from '../../../../client/test/browser/stage.ts';
import { map } from '../../../../client/test/browser/table.ts';
import { choice, fight, play, settled, start } from './table.ts';
import { SHIPPED, type StrangeTables } from '../../data/tables.ts';
import { drawnGround } from '../../look/drawn-map.ts';
import { OTHER_BOX } from '../packs.ts';

const at = stage();
const tables: StrangeTables = { ...SHIPPED, ...OTHER_BOX.tables };
const ground = drawnGround({ ...tables, drawn: true });

const opened = async (look: Look = {}): Promise<Page> => {
  const page = await at.open(look);
  await play(page).click();
  const dialog = page.getByRole('dialog', { name: 'Strange Victory' });
  await dialog.getByText('Other data than shipped').click();
  const buffer = Buffer.from(JSON.stringify(OTHER_BOX));
  await dialog.getByLabel('Data pack').setInputFiles({ name: 'box.json', mimeType: 'application/json', buffer });
  await dialog.getByText('Played with “another box”.').waitFor();
  await start(page).click();
  await settled(page);
  await page.locator('.plate[data-ready]').waitFor({ state: 'attached' });
  return page;
};
/** A point of the sheet on the screen. */
const onScreen = (page: Page, spot: { readonly x: number; readonly y: number }) =>
  page.evaluate(
    ({ x, y, w, h }) => {
      const m = document.querySelector<SVGSVGElement>(`main svg[viewBox="0 0 ${w} ${h}"]`)!.getScreenCTM()!;
      return { x: m.a * x + m.e, y: m.d * y + m.f };
    },
    { ...spot, ...ground.size },
  );
const isCovered = (page: Page, { x, y }: { readonly x: number; readonly y: number }): Promise<boolean> =>
  page.evaluate(p => Boolean(document.elementFromPoint(p.x, p.y)?.closest('.onsheet, section, button')), { x, y });

test('every area of the pack lies under the mouse by its name; a march and a fight are played there; axe finds nothing', async () => {
  const page = await opened();
  expect(await map(page).getAttribute('aria-label')).toBe('Map, drawn from the pack');
  await page.getByText('Drawn from the pack').waitFor();
  await choice(page, 'Historical set-up').click();
  await choice(page, 'Activate the 9th').waitFor();
  await page.keyboard.press('m');
  await page.keyboard.press('0');
  const missed: string[] = [];
  for (const row of tables.areas) {
    const spot = await onScreen(page, ground.named(row.name)!.division);
    if (await isCovered(page, spot)) continue;
    await page.mouse.move(spot.x, spot.y);
    const tip = page.locator('.atip h3', { hasText: row.shown });
    if (
      !(await tip
        .waitFor({ timeout: 3000 })
        .then(() => true)
        .catch(() => false))
    )
      missed.push(row.name);
  }
  expect(missed).toEqual([]);
  await clean(page, 'the drawn map');
  await choice(page, 'Activate the 9th').click();
  await choice(page, 'Enter Charleville').waitFor();
  const to = await onScreen(page, ground.named('Charleville')!.division);
  await page.mouse.click(to.x, to.y);
  for (let steps = 0; (await fight(page).count()) === 0 && steps < 12; steps++) {
    const now = await settled(page);
    const next =
      now.choices.find(c => c.startsWith('Enter')) ?? now.choices.find(c => c.startsWith('Activate')) ?? now.choices[0];
    if (now.fight || next === undefined) break;
    await choice(page, next).click();
    await settled(page, now);
  }
  await fight(page).waitFor();
  await clean(page, 'the drawn map');
});

test('the keys reach an area that no printed map has, on a phone in the dark, too', async () => {
  const page = await opened({ phone: true, dark: true });
  await clean(page, 'the drawn map');
  await map(page).focus();
  const spoken: string[] = [];
  for (const key of ['ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowDown']) {
    await page.keyboard.press(key);
    spoken.push(...(await page.locator('[aria-live]').allInnerTexts()));
  }
  expect(spoken.join(' ')).toMatch(/Charleville|Liart/);
});
