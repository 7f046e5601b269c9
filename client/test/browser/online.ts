/** Helpers for online play: make a game for two, join by the link, chat, the players' bar and the menu. */
import type { Locator, Page } from 'playwright-core';
import { gameFor } from '../../../games/open.ts';
import type { Listing } from '../../../games/shelf.ts';
import { sideTitle } from '../../game/seats.ts';
import { tab } from './hands.ts';
import { FOR_TWO } from './table.ts';

/** The game for tests of online pages. Whoever makes it has the first side. */
export const { game } = await gameFor(FOR_TWO.id);
export const OURS = sideTitle(game.sides[0]!);
export const THEIRS = sideTitle(game.sides[1]!);

export const players = (page: Page): Locator => page.getByRole('region', { name: 'Players' });
export const net = (page: Page): Locator => players(page).getByRole('status');
/** The field with the link for the other player. */
export const link = (page: Page): Locator => page.getByRole('textbox', { name: /^Link for the .+ player$/ });
export const gameOf = (address: string): string => new URL(address).pathname.split('/').at(-1)!;

export const heading = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('heading', { name }).waitFor();

/** Makes a game with the first side for this page and returns the link for the other player. */
export const makeGame = async (
  page: Page,
  name: string,
  pace?: RegExp,
  { id }: Listing = FOR_TWO,
  scenario?: RegExp,
): Promise<string> => {
  await page.goto(`/online/new/${id}`);
  await page.getByRole('textbox', { name: 'Your name at the table' }).fill(name);
  if (scenario) await page.getByRole('radio', { name: scenario }).check();
  if (pace) await page.getByRole('radio', { name: pace }).check();
  await page.getByRole('button', { name: 'Make the game and get the link' }).click();
  return link(page).inputValue();
};
export const sitDown = async (page: Page, address: string, name: string): Promise<void> => {
  await page.goto(address);
  await page.getByRole('textbox', { name: 'Your name at the table' }).fill(name);
  await page.getByRole('button', { name: /^Play the .+ side$/ }).click();
  await players(page).waitFor();
};
export const say = async (page: Page, words: string): Promise<void> => {
  const field = page.getByRole('textbox', { name: 'Say something' });
  if (!(await field.isVisible())) await page.getByRole('button', { name: /^Chat/ }).click();
  await field.fill(words);
  await page.getByRole('button', { name: 'Say', exact: true }).click();
};

/** Opens the menu of the game and presses a button in it. */
export const menu = async (page: Page, words: string): Promise<void> => {
  await page.getByRole('button', { name: 'Game', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: words }).click();
};
export const resign = async (page: Page): Promise<void> => {
  await menu(page, 'Resign …');
  await page.getByRole('button', { name: 'Yes, I resign' }).click();
};
/** Opens the tab with the choices, on a phone. */
export const orders = (page: Page): Promise<void> => tab(page, 'Orders').tap();
