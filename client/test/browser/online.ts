/** Online play in a player's words: make a game, come by the link, the bar above the table. */
import type { Locator, Page } from 'playwright-core';

export const players = (page: Page): Locator => page.getByRole('region', { name: 'Players' });
export const net = (page: Page): Locator => players(page).getByRole('status');

/** Makes a game of France '40, the Germans for oneself; gives back the link for the Allied player. */
export const makeFrance = async (page: Page, name: string, pace?: RegExp): Promise<string> => {
  await page.goto('/online/new/france-40');
  await page.getByRole('textbox', { name: 'Your name at the table' }).fill(name);
  if (pace) await page.getByRole('radio', { name: pace }).check();
  await page.getByRole('button', { name: 'Make the game and get the link' }).click();
  return page.getByRole('textbox', { name: 'Link for the Allied player' }).inputValue();
};
export const sitDown = async (page: Page, link: string, name: string): Promise<void> => {
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Your name at the table' }).fill(name);
  await page.getByRole('button', { name: 'Play the Allied side' }).click();
  await players(page).waitFor();
};
export const say = async (page: Page, words: string): Promise<void> => {
  const field = page.getByRole('textbox', { name: 'Say something' });
  if (!await field.isVisible()) await page.getByRole('button', { name: /^Chat/ }).click();
  await field.fill(words);
  await page.getByRole('button', { name: 'Say', exact: true }).click();
};
