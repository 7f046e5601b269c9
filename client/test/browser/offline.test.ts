/** Once loaded, the page needs no server. */
import { expect, test } from 'vitest';
import { serve } from './browser.ts';
import { stage } from './stage.ts';
import { log, offered, playOn, startGame } from './table.ts';

const at = stage(serve); // its own server, because the test stops it

test('without the server: the same table after a reload, the rules, and a new game', async () => {
  const page = await at.open({ offline: true });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const first = await startGame(page);
  await playOn(page, 2);
  const before = await offered(page);
  const logText = await log(page).innerText();
  await at.stopServer();
  await expect(fetch(at.url), 'the server is gone').rejects.toThrow();

  await page.reload();
  expect(await offered(page)).toEqual(before);
  expect(await log(page).innerText()).toBe(logText);
  await playOn(page, 1);
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Rules' })
    .getByRole('button', { name: /^\d+\.\d/ })
    .first()
    .waitFor();
  await page.goto('/');
  expect(await startGame(page)).toEqual(first);
  await page.goto('/verify');
  await page.getByRole('heading', { name: 'Check the dice' }).waitFor();

  /** The browser itself complains about the server it cannot reach. */
  const net = /ERR_CONNECTION_REFUSED|ERR_FAILED|Failed to fetch|sw\.js/;
  const others = at.troubles.filter(t => !net.test(t));
  at.troubles.length = 0;
  expect(others).toEqual([]);
});
