/** `npm run parts`: the page of all parts of a table, built and served. `-- --shoot [section]`: axe and pictures of it, light and dark, on a desk and on a phone. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launch, ROOT } from '../client/test/browser/browser.ts';
import { objections } from '../screen/gallery/axe.ts';
import { serveGallery } from '../screen/gallery/build.ts';

const PICTURES = join(ROOT, '.cache/parts/shots');
const PORT = 5180;
const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const THEMES = ['light', 'dark'] as const;
type Look = { readonly size: keyof typeof SIZES; readonly theme: (typeof THEMES)[number] };
const LOOKS: readonly Look[] = (['desk', 'phone'] as const).flatMap(size => THEMES.map(theme => ({ size, theme })));

const open = async (browser: Browser, url: string, look: Look): Promise<Page> => {
  const context = await browser.newContext({
    viewport: SIZES[look.size],
    colorScheme: look.theme,
    reducedMotion: 'reduce',
    deviceScaleFactor: look.size === 'phone' ? 2 : 1,
  });
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page;
};
/** A picture a section: the whole page would be too long to look at. */
const shoot = async (page: Page, look: Look): Promise<number> => {
  const sections = await page.locator('.gallery-section').all();
  for (const section of sections) {
    const id = (await section.getAttribute('id')) ?? 'section';
    await section.screenshot({ path: join(PICTURES, `${id}-${look.size}-${look.theme}.png`) });
  }
  return sections.length;
};
/** Whether anything is wider than the page it lies on. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const shootAll = async (url: string, only: string | undefined): Promise<boolean> => {
  mkdirSync(PICTURES, { recursive: true });
  const browser = await launch();
  let clean = true;
  try {
    for (const look of LOOKS) {
      const page = await open(browser, only === undefined ? url : `${url}/?only=${only}`, look);
      const wrong = [...(await objections(page))];
      const wide = await overflow(page);
      if (wide > 0) wrong.push(`the page is ${wide} px too wide`);
      const count = await shoot(page, look);
      console.log(`${look.size}, ${look.theme}: ${count} pictures, ${wrong.length} objections`);
      for (const line of wrong) console.error(`  ${line}`);
      clean &&= wrong.length === 0;
      await page.context().close();
    }
  } finally {
    await browser.close();
  }
  console.log(`The pictures are in ${PICTURES}`);
  return clean;
};

const shooting = process.argv.indexOf('--shoot');
if (shooting < 0) {
  const served = await serveGallery(PORT);
  console.log(`The parts are at ${served.url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void served.stop().then(() => process.exit(0)));
} else {
  const served = await serveGallery();
  try {
    process.exitCode = (await shootAll(served.url, process.argv[shooting + 1])) ? 0 : 1;
  } finally {
    await served.stop();
  }
}
