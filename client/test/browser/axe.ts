/** Checks that axe finds nothing on the present page and that the page is no wider than the screen. */
import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { objections } from '../../../screen/gallery/axe.ts';

/** `within` limits the check to a part of the page, if the rest was checked before. */
export const clean = async (page: Page, where: string, within?: string): Promise<void> => {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(a => a.finished.catch(() => undefined))).then(() => undefined),
  );
  expect.soft(await objections(page, within), where).toEqual([]);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(wider, `${where}: as wide as the screen`).toBeLessThanOrEqual(0);
};
