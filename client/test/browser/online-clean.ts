/** axe finds nothing on the page as it is, and it is no wider than the screen. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { expect } from 'vitest';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
export const clean = async (page: Page, where: string): Promise<void> => {
  await page.evaluate(AXE);
  await page.evaluate(() =>
    document.fonts.ready
      .then(() => Promise.all(document.getAnimations().map(a => a.finished.catch(() => undefined))))
      .then(() => undefined),
  );
  const found = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'] }),
  );
  expect
    .soft(
      found.violations.flatMap(v =>
        v.nodes.map(n => `${v.id}: ${n.target.join(' ')} (${n.any[0]?.message ?? n.all[0]?.message ?? v.help})`),
      ),
      where,
    )
    .toEqual([]);
  expect
    .soft(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      `${where}: as wide as the screen`,
    )
    .toBeLessThanOrEqual(0);
};
