/** Chromium as the browser tests start it. */
import { launch } from '../../client/test/browser/browser.ts';
import { asText, NotHere, SIZE, type Driver, type Way } from './driver.ts';

const start = async (): Promise<Driver> => {
  const browser = await launch().catch((e: Error) => {
    throw new NotHere(e.message);
  });
  const page = await browser.newPage({ viewport: SIZE, locale: 'en-GB' });
  const errors: string[] = [];
  page.on('pageerror', e => errors.push(e.message));
  page.on('console', m => {
    if (m.type() === 'error') errors.push(m.text());
  });
  return {
    name: `Chromium ${browser.version()}`,
    open: async url => {
      await page.goto(url);
    },
    ask: async <T>(question: () => T | Promise<T>) => JSON.parse(await page.evaluate<string>(asText(question))) as T,
    click: (x, y) => page.mouse.click(x, y),
    picture: async file => {
      await page.screenshot({ path: file });
    },
    errors: () => errors.splice(0),
    close: () => browser.close(),
  };
};
export const chromium: Way = { id: 'chromium', start };
