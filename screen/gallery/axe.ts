/** What axe objects to in a page, in a line each; what it can only ask a person about is left out. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const objections = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(AXE);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const found: AxeResults = await page.evaluate("axe.run(document, { resultTypes: ['violations'] })");
  return found.violations.flatMap(v =>
    v.nodes.map(n => `${v.id}: ${n.target.join(' ')} (${[...n.any, ...n.all, ...n.none][0]?.message ?? v.help})`),
  );
};
