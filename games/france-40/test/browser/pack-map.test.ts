/** Tables with maps of their own: a smaller one drawn from its pack, and the printed one in another tab. */
import { expect, test } from 'vitest';
import type { BrowserContext, Page } from 'playwright-core';
import { clean } from '../../../../client/test/browser/axe.ts';
import { LONG, stage, type Look } from '../../../../client/test/browser/stage.ts';
import type { DataPack } from '../../../../engine/pack.ts';
import { sheetAround } from '../../../../kernel/sheet.ts';
import { gridFrom, type GridTable } from '../../data/map.ts';
import { packOf, smaller } from '../packs.ts';

const at = stage();
const SMALL = smaller();
const sheet = sheetAround(gridFrom(SMALL.grid as GridTable), 60, 0.5);

const begun = async (page: Page, pack?: DataPack): Promise<Page> => {
  await page.goto('/');
  await page.getByRole('article').getByRole('button', { name: 'Play France ’40' }).click();
  const dialog = page.getByRole('dialog', { name: 'France ’40' });
  if (pack) {
    await dialog.getByText('Other data than shipped').click();
    const buffer = Buffer.from(JSON.stringify(pack));
    await dialog.getByLabel('Data pack').setInputFiles({ name: 'box.json', mimeType: 'application/json', buffer });
    await dialog.getByText(`Played with “${pack.name}”.`).waitFor();
  }
  await dialog.getByRole('button', { name: 'Start' }).click();
  await page.locator('.plate[data-ready]').waitFor({ state: 'attached' });
  return page;
};
const player = (look?: Look): Promise<BrowserContext> => at.player(look);
const label = (page: Page): Promise<string | null> =>
  page.getByRole('application', { name: /^Map/ }).getAttribute('aria-label');

test('a smaller map is drawn from its hexes, every hex in the window lies under the mouse, axe finds nothing', async () => {
  const own = await player();
  const page = await begun(await own.newPage(), packOf(SMALL, 'A smaller map'));
  expect(await label(page)).toBe('Map of hexes, drawn from the pack');
  await page.getByText('Drawn from the pack').waitFor();
  await page.keyboard.press('m');
  await page.keyboard.press('0');
  const missed: string[] = [];
  const spots = await page.evaluate(
    ({ middles, w, h }) => {
      const m = document.querySelector<SVGSVGElement>(`main svg[viewBox="0 0 ${w} ${h}"]`)!.getScreenCTM()!;
      return middles.map(({ x, y }) => {
        const on = { x: m.a * x + m.e, y: m.d * y + m.f };
        const under = document.elementFromPoint(on.x, on.y);
        return under?.closest('main') && !under.closest('.onsheet, .ruler, section, button') ? on : undefined;
      });
    },
    { middles: sheet.middles, w: sheet.w, h: sheet.h },
  );
  expect(spots.filter(Boolean).length).toBeGreaterThan(sheet.grid.size * 0.6);
  for (const [hex, spot] of spots.entries()) {
    if (!spot || hex % 29) continue;
    await page.mouse.move(spot.x, spot.y);
    const tip = page.locator('.tip h3', { hasText: sheet.grid.labels[hex]! });
    if (
      !(await tip
        .waitFor({ timeout: 3000 })
        .then(() => true)
        .catch(() => false))
    )
      missed.push(sheet.grid.labels[hex]!);
  }
  expect(missed).toEqual([]);
  await clean(page, 'the drawn map');
  if (!LONG) return;
  const next = await begun(await own.newPage());
  expect(await label(next)).toBe('Map of hexes, the Channel to the Alps');
  expect(await label(page)).toBe('Map of hexes, drawn from the pack');
});
