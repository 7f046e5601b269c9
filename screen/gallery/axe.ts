/** What axe objects to in a page, in a line each; what it can only ask a person about is left out. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** `within` a part of it, where the rest was looked at before. */
export const objections = async (page: Page, within?: string): Promise<readonly string[]> => {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(AXE);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const where = within === undefined ? 'document' : JSON.stringify(within);
  const found: AxeResults = await page.evaluate(`axe.run(${where}, { resultTypes: ['violations'] })`);
  return found.violations.flatMap(v =>
    v.nodes.map(
      n =>
        `${v.id}: ${n.target.join(' ')} (${[...n.any, ...n.all, ...n.none][0]?.message ?? v.help}) ${n.html.slice(0, 200)}`,
    ),
  );
};
