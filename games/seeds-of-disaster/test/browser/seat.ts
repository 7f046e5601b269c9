/** A player's seat in a browser: positions as records with a known seed, what is asked now, and hands of three kinds. */
import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { pressedFirm, reachable, tab, tabTo } from '../../../../client/test/browser/hands.ts';
import { fileOf } from '../../../../client/test/browser/records.ts';
import { PATIENCE } from '../../../../client/test/browser/stage.ts';
import { between, goOnWith } from '../../../../client/test/browser/table.ts';
import { commitment } from '../../../../engine/seed.ts';
import { record, type Table } from '../../../../engine/table.ts';
import { areaUnder } from '../../../../screen/area/shapes.ts';
import { groundOf, type Geometry } from '../../look/ground.ts';
import drawn from '../../look/geometry.json' with { type: 'json' };
import { cardOf, scene } from '../scene.ts';

const SEED = '1938'.repeat(16);
export const open = (page: Page, t: Table): Promise<void> =>
  goOnWith(page, fileOf({ ...record(t, SEED), commitment: commitment(SEED) }));

/** The beginning of 1936, in Peace; no card is in the deck that would have to be played. */
export const year = (): Table =>
  scene({
    year: 1936,
    moment: 'start of turn',
    hands: { german: [12, 9, 21], allied: [15, 11, 10] },
    cards: Object.fromEntries([1, 2, 5, 6, 7, 8, 16].map(no => [cardOf(no), 'Removed'])),
  });
/** The second week: panzers before Luxembourg. */
export const week = (): Table =>
  scene({
    scenario: '1940',
    week: 2,
    moment: 'german combat',
    only: true,
    at: {
      Trier: ['G 12 Army'],
      Luxembourg: ['F 2 Army'],
      Reims: ['F 9 Army'],
      Metz: ['F 3 Army'],
      Cologne: ['G 4 Army'],
      Koblenz: ['G 16 Army'],
      Nancy: ['Polish'],
    },
    boxes: { 'G XIX Pz': 'Poised with G 12 Army', 'G XXXXI Pz': 'Poised with G 12 Army', 'G 1 Air': 'OKW reserve' },
    steps: {
      'G 12 Army': 14,
      'F 2 Army': 7,
      'F 9 Army': 6,
      'F 3 Army': 6,
      'G 4 Army': 9,
      'G 16 Army': 8,
      'G XIX Pz': 2,
      'G XXXXI Pz': 2,
      'G 1 Air': 2,
      Polish: 2,
    },
    columns: { cp: { german: 9, allied: 6 }, ip: { german: 4, allied: 3 }, strategy: 'Centre' },
  });

export const decision = (page: Page): Locator => page.getByRole('complementary', { name: 'Decision and log' });
export const button = (page: Page, words: RegExp): Locator =>
  decision(page).getByRole('button', { name: words }).and(page.locator(':not([aria-label^=Rule])')).first();
const title = (page: Page): Locator => decision(page).getByRole('heading', { level: 2 }).first();
export const NEXT = 'the other player';
/** What is asked, in the words of the panel; or that the other player must come. */
export const asked = async (page: Page): Promise<string> => {
  if (await between(page).isVisible()) return NEXT;
  const found = title(page);
  const words = (await found.isVisible()) ? await found.innerText({ timeout: 500 }).catch(() => '') : '';
  return words.replaceAll(/\s+/g, ' ');
};
/** Waits until it is asked; whoever must come to the screen comes. */
export const until = async (page: Page, words: RegExp): Promise<void> => {
  await expect
    .poll(
      async () => {
        const now = await asked(page);
        if (now === NEXT) await page.keyboard.press('Enter');
        return now;
      },
      { timeout: PATIENCE, interval: 60 },
    )
    .toMatch(words);
};
export const orders = (page: Page): Promise<readonly string[]> =>
  decision(page).locator('.order-list li:not(.free) b:first-child').allInnerTexts();

export interface Hand {
  press(words: RegExp): Promise<void>;
  area(name: string): Promise<void>;
  card(title: RegExp): Promise<void>;
}
const ground = groundOf(drawn as unknown as Geometry);
const pointsIn = (name: string): readonly { x: number; y: number }[] => {
  const area = ground.named(name)!;
  const xs = area.ring.map(p => p[0]);
  const ys = area.ring.map(p => p[1]);
  const points = [area.counter];
  for (let i = 1; i < 12; i++)
    for (let j = 1; j < 12; j++)
      points.push({
        x: Math.min(...xs) + (i / 12) * (Math.max(...xs) - Math.min(...xs)),
        y: Math.min(...ys) + (j / 12) * (Math.max(...ys) - Math.min(...ys)),
      });
  return points.filter(p => areaUnder(ground.areas, p) === name);
};
const spotOf = async (page: Page, area: string): Promise<{ x: number; y: number }> => {
  let at: { x: number; y: number } | null = null;
  await expect
    .poll(
      async () =>
        (at = await reachable(page, pointsIn(area), ground.size, 'section, aside, button, [role=dialog], .onsheet')) !==
        null,
      { timeout: PATIENCE },
    )
    .toBe(true);
  return at!;
};
const cards = (page: Page, name: RegExp): Locator =>
  page.getByRole('group', { name: /^Your hand/ }).getByRole('button', { name });

export const mouse = (page: Page): Hand => ({
  press: words => button(page, words).click(),
  area: async name => {
    const { x, y } = await spotOf(page, name);
    await page.mouse.click(x, y);
  },
  card: name => cards(page, name).first().click(),
});
/** In a panel with a field to find units from there on; else back from what seals. */
const walkTo = async (page: Page, wanted: Locator): Promise<void> => {
  if (await decision(page).getByRole('searchbox').count()) {
    await page.keyboard.press('/');
    const ahead = await wanted.evaluate(
      b => (b.compareDocumentPosition(document.activeElement!) & Node.DOCUMENT_POSITION_PRECEDING) !== 0,
    );
    if (ahead) return tabTo(page, wanted);
  }
  // A question that is drawn anew takes the focus away: then the walk begins again.
  for (let walk = 0; walk < 5; walk++) {
    await page.keyboard.press('e');
    for (let k = 0; k < 20; k++) {
      if (await wanted.evaluate(b => b === document.activeElement)) return;
      await page.keyboard.press('Shift+Tab');
    }
  }
  throw new Error(`not reached by keys: ${await wanted.innerText()}`);
};
export const keys = (page: Page): Hand => ({
  press: async words => {
    const wanted = button(page, words);
    await wanted.waitFor();
    if (await pressedFirm(page, wanted)) return;
    const digit = await wanted
      .locator('kbd')
      .first()
      .textContent({ timeout: 300 })
      .catch(() => '');
    if (digit && /^\d$/.test(digit)) {
      await page.keyboard.press(digit);
      return;
    }
    await walkTo(page, wanted);
    await page.keyboard.press('Enter');
  },
  area: async name => {
    await page.keyboard.press('m');
    const said = page.locator('.table > [aria-live=polite]');
    for (let k = 0; k < 12; k++) {
      await page.keyboard.press('n');
      if ((await said.innerText()).startsWith(ground.named(name)!.name)) break;
    }
    await page.keyboard.press('Enter');
  },
  card: async name => {
    await page.keyboard.press('c');
    const wanted = cards(page, name).first();
    for (let k = 0; k < 9 && !(await wanted.evaluate(b => b === document.activeElement)); k++)
      await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  },
});
export const finger = (page: Page): Hand => {
  const show = async (name: string): Promise<void> => {
    const wanted = tab(page, name);
    if ((await wanted.count()) && (await wanted.getAttribute('aria-current')) !== 'true') await wanted.tap();
  };
  return {
    press: async words => {
      await show((await tab(page, 'Battle').count()) ? 'Battle' : 'Orders');
      await button(page, words).tap();
    },
    area: async name => {
      await show('Map');
      for (const _ of ['shows', 'chooses']) {
        const { x, y } = await spotOf(page, name);
        await page.touchscreen.tap(x, y);
      }
    },
    card: async name => {
      await show('Hand');
      await cards(page, name).first().tap();
    },
  };
};
