/** A push message reaches the service worker and shows a notice, and a click on it opens the game. */
import { expect, test } from 'vitest';
import type { Worker } from 'playwright-core';
import { game, gameOf, link, makeGame } from './online.ts';
import { PATIENCE, stage } from './stage.ts';

const at = stage();
const BODY = `${game.title}, with Bert`;

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly data: { readonly url: string };
}
type Scope = typeof globalThis & {
  registration: { showNotification(title: string, what: object): Promise<void> };
  shown: Shown[];
  ExtendableEvent: new (is: string) => Event;
  dispatchEvent(e: Event): boolean;
};
/** Runs in the service worker. A headless Chromium never shows notices, so this records what would be shown; everything before that is real. */
const recordNotices = (): void => {
  const scope = globalThis as Scope;
  scope.shown = [];
  scope.registration.showNotification = async (title, what) => {
    scope.shown = [...scope.shown.filter(s => s.tag !== (what as Shown).tag), { ...(what as Shown), title }];
  };
};
/** A click as the browser reports it. Without a real gesture no window can be opened, so an existing page navigates to the game. */
const click = (): void => {
  const scope = globalThis as Scope;
  const [first] = scope.shown;
  scope.dispatchEvent(
    Object.assign(new scope.ExtendableEvent('notificationclick'), {
      notification: {
        data: first!.data,
        close: () => {
          scope.shown = scope.shown.slice(1);
        },
      },
    }),
  );
};
const shown = (sw: Worker): Promise<readonly Shown[]> => sw.evaluate(() => (globalThis as Scope).shown);

test('a notice is shown, a later one of the same game replaces it, and a click opens the game', async () => {
  const context = await at.player({ offline: true });
  const page = await context.newPage();
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const id = gameOf(await makeGame(page, 'Anna'));
  await page.goto('/online/results');
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: PATIENCE })
    .toBe(true);

  const tools = await context.newCDPSession(page);
  const registered = new Promise<string>(done => {
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) done(registrations[0].registrationId);
    });
  });
  await tools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const sw = context.serviceWorkers()[0]!;
  await sw.evaluate(recordNotices);
  const push = (title: string): Promise<unknown> =>
    tools.send('ServiceWorker.deliverPushMessage', {
      origin: at.url,
      registrationId,
      data: JSON.stringify({ title, body: BODY, url: `/online/${id}`, tag: `game ${id}` }),
    });
  await push('The game begins');
  await expect
    .poll(() => shown(sw), { timeout: PATIENCE })
    .toMatchObject([{ title: 'The game begins', body: BODY, tag: `game ${id}`, data: { url: `/online/${id}` } }]);
  await push('Your turn');
  await expect.poll(async () => (await shown(sw)).map(n => n.title), { timeout: PATIENCE }).toEqual(['Your turn']);

  await sw.evaluate(click);
  await page.waitForURL(`**/online/${id}`);
  await link(page).waitFor();
  await expect.poll(() => shown(sw)).toEqual([]);
});
