/** Helpers for every table: starting from the first page, listed choices, map and log, and opening files. */
import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { PLAYABLE, type Listing, type Playable } from '../../../games/shelf.ts';
import { PATIENCE } from './stage.ts';

const first = (players: number): Playable => {
  const found = PLAYABLE.find(l => l.card.players === players);
  if (!found) throw new Error(`no game for ${players} can be played`);
  return found;
};
/** The games for tests of pages: the first for one player and the first for two. */
export const ALONE = first(1);
export const FOR_TWO = first(2);

export const map = (page: Page): Locator => page.getByRole('application', { name: /^Map/ });
export const log = (page: Page): Locator => page.getByRole('list', { name: 'Log' });
/** The lines of the log. */
export const lines = (page: Page): Promise<readonly string[]> =>
  log(page).getByTitle('Look at this moment').allInnerTexts();

/** The two buttons that start a game from the first page. */
export const play = (page: Page, { card }: Listing = ALONE): Locator =>
  page.getByRole('article').getByRole('button', { name: `Play ${card.title}` });
export const start = (page: Page, { card }: Listing = ALONE): Locator =>
  page.getByRole('dialog', { name: card.title }).getByRole('button', { name: 'Start' });

const listed = (page: Page): Locator =>
  page.getByRole('list', { name: 'Choices' }).getByRole('button').and(page.locator(':not([aria-label^=Rule])'));
/** Waits for choices and returns their texts. */
export const offered = async (page: Page): Promise<readonly string[]> => {
  await listed(page).and(page.locator(':enabled')).first().waitFor();
  return listed(page).allInnerTexts();
};
export const startGame = async (page: Page): Promise<readonly string[]> => {
  await play(page).click();
  await start(page).click();
  return offered(page);
};
/** Takes the last listed choice, several times. */
export const playOn = async (page: Page, times: number): Promise<void> => {
  const seen = async (): Promise<string> => JSON.stringify([await offered(page), await lines(page)]);
  for (let n = 0; n < times; n++) {
    const before = await seen();
    await listed(page).last().click();
    await expect.poll(seen, { timeout: PATIENCE }).not.toBe(before);
  }
};

export interface File {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}
/** Chooses a file with the button of the first page. */
export const chooseRecord = async (page: Page, file: File): Promise<void> => {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Open a record' }).click(),
  ]);
  await chooser.setFiles(file);
};
/** Opens a record and shows it from its start. */
export const openRecord = async (page: Page, file: File): Promise<void> => {
  await chooseRecord(page, file);
  await page.getByRole('region', { name: 'Replay' }).getByRole('slider').waitFor();
};
export const between = (page: Page): Locator => page.getByRole('main', { name: 'Between the players' });
/** The other player takes the screen. */
export const takeOver = async (page: Page): Promise<void> => {
  await between(page).waitFor();
  await page.keyboard.press('Enter');
  await between(page).waitFor({ state: 'detached' });
};
/** Goes to another address as a link of the page does, without loading the page again. */
const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate(to => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
/** Opens a record and continues its game at one screen, as the side that must decide. */
export const goOnWith = async (page: Page, file: File): Promise<void> => {
  if (new URL(page.url()).pathname !== '/') await follow(page, '/');
  await chooseRecord(page, file);
  await page.waitForURL('**/replay/*');
  await follow(page, new URL(page.url()).pathname.replace('/replay/', '/play/'));
  await takeOver(page);
};
