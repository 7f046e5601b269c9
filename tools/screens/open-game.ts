/** Opens a new game with a committed seed in a fresh browser context, with a bot on every side but the player's. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { optionsOf } from '../../engine/game.ts';
import { commitment, numbersFor } from '../../engine/seed.ts';
import { newTable, record } from '../../engine/table.ts';
import { gameOf } from '../../games/all.ts';
import { lawsForPage } from './bundle.ts';
import type { State } from './page/watch.ts';
import { SIZES, type Play } from './plan.ts';

/** Nothing takes this long when all is well. */
export const PATIENCE_MS = 60_000;
const hexOf = (text: string): string => Buffer.from(text.padEnd(32, '.')).subarray(0, 32).toString('hex');

/** A new game as a record, whose dice follow from the seed. */
const recordFor = ({ game: id, scenario, seed: text }: Play): string => {
  const game = gameOf(id)!;
  const seed = hexOf(`${text} ${scenario}`);
  const table = newTable(game, {
    scenario,
    options: optionsOf(game, scenario, {}),
    commitment: commitment(seed),
    roller: (k, sizes) => numbersFor(seed, k, sizes),
  });
  return JSON.stringify({ ...record(table), seed });
};
/** The bots draw from the seed, too, so that a run can be repeated. */
const seededChance = (seed: string): string => `{
  let a = ${[...seed].reduce((h, c) => (Math.imul(h, 31) + c.charCodeAt(0)) | 0, 7)};
  crypto.getRandomValues = list => {
    for (let i = 0; i < list.length; i++) {
      a = (a + 0x6d2b79f5) | 0;
      let t = Math.imul(a ^ (a >>> 15), 1 | a);
      t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
      list[i] = t ^ (t >>> 14);
    }
    return list;
  };
}\n`;
const contextFor = async (browser: Browser, url: string, p: Play): Promise<BrowserContext> => {
  const phone = p.size === 'phone';
  const context = await browser.newContext({
    baseURL: url,
    viewport: SIZES[p.size],
    hasTouch: phone,
    isMobile: phone,
    colorScheme: p.theme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: 'en-GB',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.route(/\/assets\/bot-worker-[^/]*\.js$/, async route => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: seededChance(p.seed) + (await answer.text()) });
  });
  await context.addInitScript(guided => {
    localStorage.setItem('phoney-war pace', 'at once');
    localStorage.setItem('phoney-war speed', 'at once');
    if (!guided) localStorage.setItem('phoney-war briefing', 'off');
    if (!guided) return;
    const read = localStorage.getItem.bind(localStorage);
    Storage.prototype.getItem = key => (key.startsWith('phoney-war coach') ? 'on' : read(key));
  }, p.guided);
  await context.addInitScript(await lawsForPage());
  return context;
};
const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate(to => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
export const settled = (page: Page): Promise<State> => page.evaluate(ms => screens.settle(ms), PATIENCE_MS);

/** The player takes the screen for one side, and the bots get the others. */
const sit = async (page: Page, p: Play): Promise<void> => {
  const { sides } = gameOf(p.game)!;
  for (let state = await settled(page); state.is === 'hand-over'; state = await settled(page)) {
    await page.locator('main.hand-over button.btn').click();
    await page.locator('.table').waitFor();
    await settled(page);
    for (const side of sides.filter((_, i) => i !== p.side % sides.length))
      await page.evaluate(([s]) => screens.seat(s!, 'staff'), [side]);
  }
};
/** Opens the game and waits for the first question. */
export const openGame = async (browser: Browser, url: string, p: Play): Promise<Page> => {
  const context = await contextFor(browser, url, p);
  const page = await context.newPage();
  await page.goto('/');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Open a record' }).click(),
  ]);
  await chooser.setFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(recordFor(p)) });
  await page.waitForURL('**/replay/*');
  await follow(page, new URL(page.url()).pathname.replace('/replay/', '/play/'));
  await page.locator('main.hand-over, .table').first().waitFor();
  await sit(page, p);
  return page;
};
