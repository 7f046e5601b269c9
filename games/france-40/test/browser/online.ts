/** Two browsers at a table of France '40: the game is made, and both lay out. */
import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { makeGame } from '../../../../client/test/browser/online.ts';
import { PATIENCE } from '../../../../client/test/browser/stage.ts';
import { listing } from '../../listing.ts';
import { button, isAsked, ready, seen } from './table.ts';

/** The Germans for oneself; gives back the link for the Allied player. */
export const makeFrance = (page: Page, name: string, pace?: RegExp): Promise<string> =>
  makeGame(page, name, pace, listing);

/** Presses what is offered under these words and waits until the table has changed. */
export const press = async (page: Page, words: RegExp): Promise<void> => {
  const before = JSON.stringify(await seen(page));
  await button(page, words).click();
  await expect
    .poll(
      async () => {
        if (await isAsked(page)) return false;
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
