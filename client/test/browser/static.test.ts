/** The folder of `npm run build:static`, deep below the root of a file server that knows nothing of the page. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { buildIfStale, STATIC } from '../../../cli/build.ts';
import { gameFor } from '../../../games/open.ts';
import type { Server } from './browser.ts';
import { stage } from './stage.ts';
import { playedUntil } from './records.ts';
import { FOR_TWO, lines, log, offered, play, playOn, start } from './table.ts';

const PATH = '/club/games/phoney-war/';
const TYPES: { readonly [ext: string]: string } = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};
/** Every address that was asked for. */
const asked: string[] = [];
const fileServer = async (): Promise<Server> => {
  buildIfStale(STATIC);
  const server = createServer((request, response) => {
    const url = request.url!;
    asked.push(url);
    try {
      if (!url.startsWith(PATH)) throw new Error('outside the folder');
      const name = url.slice(PATH.length) || 'index.html';
      const body = readFileSync(join(STATIC, name));
      response.writeHead(200, { 'content-type': TYPES[extname(name)] ?? 'application/octet-stream' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const stop = async (): Promise<void> => {
    if (!server.listening) return;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  return { url: `http://localhost:${(server.address() as AddressInfo).port}${PATH}`, stop };
};
const at = stage(fileServer);
const { game } = await gameFor(FOR_TWO.id);
/** The place, among the seats, of the side that makes the first choice. */
const FIRST_ASKED = game.sides.indexOf(game.machine.open(playedUntil(game, 'start', () => true).g)[0]!.side);
/** The log's lines once the part of the page that groups them has loaded; before, they are shown one by one. */
const groupedLines = async (page: Page): Promise<readonly string[]> => {
  await log(page).getByRole('group', { name: 'Show in the log' }).waitFor();
  return lines(page);
};
const hash = (page: Page): string => new URL(page.url()).hash;

test('below a sub-path: a game against a bot, a reload in mid-game, and on without the server', async () => {
  const page = await at.open({ offline: true }, './');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.getByText('Online games need a server').waitFor();
  await page.getByRole('link', { name: 'Play online' }).click();
  await page.getByRole('heading', { name: 'No online games here' }).waitFor();
  await page.goBack();

  // The bot has the side that is asked first, so that the player's choices are listed only after it has moved.
  await play(page, FOR_TWO).click();
  const seats = page.getByRole('group', { name: 'Who plays' }).getByRole('combobox');
  await seats.nth(FIRST_ASKED).selectOption('random');
  await seats.nth(1 - FIRST_ASKED).selectOption('me');
  await start(page, FOR_TWO).click();
  await offered(page);
  await page.getByRole('region', { name: 'The bot that plays' }).waitFor();
  expect(hash(page)).toMatch(/^#\/play\/\w+/);
  await playOn(page, 2);
  const before = await offered(page);
  const logged = await groupedLines(page);

  await page.reload();
  expect(await offered(page)).toEqual(before);
  expect(await groupedLines(page)).toEqual(logged);

  expect(asked.filter(url => !url.startsWith(PATH))).toEqual([]);
  await at.stopServer();
  await expect(fetch(at.url), 'the server is gone').rejects.toThrow();
  await page.reload();
  expect(await offered(page)).toEqual(before);
  await playOn(page, 1);
  const id = hash(page).split('/')[2]!;
  await page.goto(`./#/replay/${id}`);
  await page.getByRole('region', { name: 'Replay' }).getByRole('slider').waitFor();
  await log(page).waitFor();
  await page.goto(`./#/rules/${FOR_TWO.id}`);
  await page.getByRole('heading', { name: FOR_TWO.card.title }).first().waitFor();

  /** The browser itself complains about the server it cannot reach. */
  const others = at.troubles.filter(t => !/ERR_CONNECTION_REFUSED|ERR_FAILED|Failed to fetch|sw\.js/.test(t));
  at.troubles.length = 0;
  expect(others).toEqual([]);
});
