/** Online play in a player's words: make a game, come by the link, lay out, the bar above the table and its menu. */
import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { button, ready, seen } from './france.ts';
import { tab } from './hands.ts';
import { PATIENCE } from './stage.ts';

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
  if (!(await field.isVisible())) await page.getByRole('button', { name: /^Chat/ }).click();
  await field.fill(words);
  await page.getByRole('button', { name: 'Say', exact: true }).click();
};

/** Presses what is offered under these words and waits until the table has changed. */
export const press = async (page: Page, words: RegExp): Promise<void> => {
  const before = JSON.stringify(await seen(page));
  await button(page, words).click();
  await expect
    .poll(
      async () => {
        const now = await seen(page);
        return !now.busy && JSON.stringify(now) !== before;
      },
      { timeout: 2 * PATIENCE, interval: 50 },
    )
    .toBe(true);
};
/** Lays out what is ready-made until the other side must go on. */
export const setUp = async (page: Page): Promise<void> => {
  for (let steps = 0, now = await ready(page); steps < 12 && now.buttons.length; steps++, now = await seen(page)) {
    const next = ['The set-up is done', 'Activate Operation Sickle Cut', 'Lay out'].find(w =>
      now.buttons.some(b => b.startsWith(w)),
    );
    if (!next) return;
    await press(page, new RegExp(`^${next}`));
  }
};

/** The menu of the game, and a button in it. */
export const menu = async (page: Page, words: string): Promise<void> => {
  await page.getByRole('button', { name: 'Game', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: words }).click();
};
export const resign = async (page: Page): Promise<void> => {
  await menu(page, 'Resign …');
  await page.getByRole('button', { name: 'Yes, I resign' }).click();
};
/** On a phone the choices are behind their tab. */
export const orders = (page: Page): Promise<void> => tab(page, 'Orders').tap();
