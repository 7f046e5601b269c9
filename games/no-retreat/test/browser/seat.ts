/** A player's seat in a browser: positions as records with a known seed, what is asked now, and hands of three kinds. */
import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { pressedFirm, tab, tabTo } from '../../../../client/test/browser/hands.ts';
import { fileOf } from '../../../../client/test/browser/records.ts';
import { PATIENCE } from '../../../../client/test/browser/stage.ts';
import { between, goOnWith } from '../../../../client/test/browser/table.ts';
import { commitment } from '../../../../engine/seed.ts';
import { record, type Table } from '../../../../engine/table.ts';
import type { Front } from '../../data/rows.ts';
import { middleOf } from '../../../../kernel/sheet.ts';
import { PRINTED } from '../../look/sheet.ts';

const SEED = '40'.repeat(32);
export const open = (page: Page, t: Table): Promise<void> =>
  goOnWith(page, fileOf({ ...record(t, SEED), commitment: commitment(SEED) }));
export const decision = (page: Page): Locator => page.getByRole('complementary', { name: 'Decision' });
/** The step that is asked for; nothing while the screen stands between the players. */
export const heading = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLElement>('.right .orders h2')?.innerText ?? '');
export const button = (page: Page, words: RegExp): Locator =>
  decision(page).getByRole('button', { name: words }).and(page.locator(':not([aria-label^=Rule])')).first();
export const choices = (page: Page): Locator =>
  decision(page)
    .getByRole('list', { name: 'Choices' })
    .getByRole('button')
    .and(page.locator(':not([aria-label^=Rule])'));
/** Where the middle of a hex is on the screen. */
const spotOf = (page: Page, front: Front, hex: string): Promise<{ x: number; y: number }> =>
  page.evaluate(
    ({ spot, size }) => {
      const layer = document.querySelector<SVGSVGElement>(`main svg[viewBox="0 0 ${size.w} ${size.h}"]`)!;
      const m = layer.getScreenCTM()!;
      return { x: m.a * spot.x + m.e, y: m.d * spot.y + m.f };
    },
    { spot: middleOf(PRINTED[front], hex), size: { w: PRINTED[front].w, h: PRINTED[front].h } },
  );

export interface Hand {
  press(of: Locator): Promise<void>;
  /** Moves a unit to a hex. */
  march(unit: string, from: string, to: string): Promise<void>;
  /** Prepares the battle in a marked hex, with this unit among its attackers. */
  prepare(target: string, unit: string): Promise<void>;
}
/** The row of a marked hex prepares it with everybody who may join. */
const row = (page: Page, target: string): Locator => button(page, new RegExp(`${target} ?Prepare with`));
/** What is to be seen of the moment: whoever has just chosen waits until it is another. */
export const moment = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const orders = document.querySelector<HTMLElement>('.right .orders');
    if (!orders) return document.querySelector('main[aria-label="Between the players"]') ? 'between' : 'busy';
    if (orders.querySelector(':disabled')) return 'busy';
    return JSON.stringify([orders.textContent, document.querySelectorAll('[aria-label="Log"] li').length]);
  });
/** The other player takes over where the hands must be kept apart. */
export const settled = async (page: Page, before: string): Promise<void> => {
  const isNew = async (): Promise<boolean> => {
    const now = await moment(page);
    if (now !== 'between') return now !== 'busy' && now !== before;
    await page.keyboard.press('Enter');
    await between(page).waitFor({ state: 'detached' });
    return false;
  };
  await expect.poll(isNew, { timeout: PATIENCE, interval: 60 }).toBe(true);
  const since = page.getByRole('button', { name: 'Put this away' });
  if (await since.count()) await since.click();
};
export const press = async (page: Page, hand: Hand, of: Locator): Promise<void> => {
  const before = await moment(page);
  await hand.press(of);
  await settled(page, before);
};
export const asked = async (page: Page, step: RegExp): Promise<void> => {
  await expect.poll(() => heading(page), { timeout: PATIENCE }).toMatch(step);
};

export const mouse = (page: Page, front: Front): Hand => ({
  press: of => of.click(),
  prepare: target => row(page, target).click(),
  march: async (_unit, from, to) => {
    for (const hex of [from, to]) {
      const { x, y } = await spotOf(page, front, hex);
      await page.mouse.click(x, y);
      await expect.poll(() => heading(page), { timeout: PATIENCE }).toMatch(hex === from ? /^Move\n/ : /^Movement/);
    }
  },
});
export const keys = (page: Page): Hand => {
  const pressed = async (of: Locator): Promise<void> => {
    if (await pressedFirm(page, of)) return;
    const digit = of.locator('kbd:not(.none)').first();
    if (await digit.count()) return page.keyboard.press((await digit.textContent())!);
    await tabTo(page, of);
    await page.keyboard.press('Enter');
  };
  return {
    press: pressed,
    prepare: async (target, unit) => {
      await page.keyboard.press('/');
      await page.keyboard.type(target);
      await decision(page).locator('.hexin button').first().waitFor();
      await page.keyboard.press('Enter');
      await button(page, new RegExp(`Add ${unit}`)).waitFor();
      await pressed(button(page, new RegExp(`Add ${unit}`)));
    },
    march: async (unit, _from, to) => {
      await pressed(button(page, new RegExp(`Move ${unit}`)));
      await asked(page, /^Move\n/);
      await page.keyboard.press('/');
      await page.keyboard.type(to);
      await decision(page).locator('.hexin button').first().waitFor();
      await page.keyboard.press('Enter');
    },
  };
};
export const finger = (page: Page, front: Front): Hand => {
  const show = async (name: string): Promise<void> => {
    if ((await tab(page, name).getAttribute('aria-current')) !== 'true') await tab(page, name).tap();
  };
  const tapped = async (of: Locator): Promise<void> => {
    await show((await tab(page, 'Combat').count()) ? 'Combat' : 'Orders');
    await of.tap();
  };
  return {
    press: tapped,
    prepare: target => tapped(row(page, target)),
    march: async (unit, _from, to) => {
      await tapped(button(page, new RegExp(`Move ${unit}`)));
      await asked(page, /^Move\n/);
      await show('Map');
      for (const _ of ['shows', 'chooses']) {
        const { x, y } = await spotOf(page, front, to);
        await page.touchscreen.tap(x, y);
      }
    },
  };
};
