/** War Comes Early in a browser: the first German phases of 1939 by mouse, by keys alone and with a finger; axe. */
import { expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { clean } from '../../../../client/test/browser/axe.ts';
import { pressedFirm, tab, tabTo } from '../../../../client/test/browser/hands.ts';
import { PATIENCE, stage } from '../../../../client/test/browser/stage.ts';
import { play, start } from '../../../../client/test/browser/table.ts';
import { listing } from '../../listing.ts';
import { middleOf, SHEET } from '../../look/sheet.ts';

const at = stage();
const decision = (page: Page): Locator => page.getByRole('region', { name: 'Decision' });
const button = (page: Page, words: RegExp): Locator =>
  decision(page).getByRole('button', { name: words }).and(page.locator(':not([aria-label^=Rule])')).first();
const asked = (page: Page, step: RegExp): Promise<void> =>
  expect.poll(() => decision(page).getByRole('heading', { level: 2 }).innerText(), { timeout: PATIENCE }).toMatch(step);
const begin = async (page: Page): Promise<void> => {
  await play(page, listing).click();
  const dialog = page.getByRole('dialog', { name: listing.card.title });
  await dialog.getByRole('radio', { name: /1939/ }).check();
  await dialog.getByRole('combobox', { name: 'German' }).selectOption('me');
  await dialog.getByRole('combobox', { name: 'Allied' }).selectOption('random');
  await dialog.getByRole('radio', { name: /^No,/ }).check();
  await start(page, listing).click();
  await asked(page, /^Order of the phases/);
};
/** Where the middle of a hex is on the screen. */
const spotOf = (page: Page, hex: string): Promise<{ x: number; y: number }> =>
  page.evaluate(
    ({ spot, size }) => {
      const layer = document.querySelector<SVGSVGElement>(`main svg[viewBox="0 0 ${size.w} ${size.h}"]`)!;
      const m = layer.getScreenCTM()!;
      return { x: m.a * spot.x + m.e, y: m.d * spot.y + m.f };
    },
    { spot: middleOf(hex), size: SHEET },
  );

interface Hand {
  press(words: RegExp): Promise<void>;
  hex(hex: string): Promise<void>;
}
/** The third army crosses the frontier and attacks the army beside it. */
const playPhases = async (page: Page, hand: Hand, take: () => Promise<void>): Promise<void> => {
  await hand.press(/move, fight, reorganise/);
  await asked(page, /^Violation/);
  await hand.press(/No neutral/);
  await asked(page, /^Movement/);
  await take();
  await asked(page, /^March/);
  await hand.hex('3919');
  await asked(page, /^Movement/);
  await hand.press(/End the Movement/);
  await asked(page, /^Violation/);
  await hand.press(/No neutral/);
  await asked(page, /^Attacks/);
};
const attack = async (page: Page, hand: Hand, choose: () => Promise<void>): Promise<void> => {
  await choose();
  await asked(page, /^Plan the attack/);
  await hand.press(/^(\d )?Add G39 3 A/);
  await decision(page)
    .getByRole('row', { name: /Difference/ })
    .waitFor();
  await hand.press(/Declare the attack/);
  await page.getByRole('region', { name: 'The last attack' }).getByText('German attack on 3818').waitFor();
};

test('movement and an attack by mouse, on the map', async () => {
  const page = await at.open();
  await begin(page);
  const hand: Hand = {
    press: words => button(page, words).click(),
    hex: async hex => {
      const { x, y } = await spotOf(page, hex);
      await page.mouse.click(x, y);
    },
  };
  await playPhases(page, hand, () => hand.hex('3918'));
  await clean(page, 'targets');
  await attack(page, hand, () => hand.hex('3818'));
});

test('the same by keys alone, and a refusal with its case', async () => {
  const page = await at.open({ dark: true });
  await begin(page);
  const press = async (words: RegExp): Promise<void> => {
    const wanted = button(page, words);
    if (await pressedFirm(page, wanted)) return;
    const digit = await wanted.locator('kbd:not(.none)').first().textContent();
    await page.keyboard.press(digit!);
  };
  const typed = async (text: string): Promise<void> => {
    await page.keyboard.press('/');
    await page.keyboard.type(text);
  };
  const hex = async (to: string): Promise<void> => {
    await typed('3821');
    await decision(page).getByRole('status').getByText('8.0').waitFor();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(to);
    await decision(page).locator('.hexin button').first().waitFor();
    await page.keyboard.press('Enter');
  };
  const take = async (): Promise<void> => {
    await tabTo(page, button(page, /Move G39 3 A/));
    await page.keyboard.press('Enter');
  };
  await playPhases(page, { press, hex }, take);
  await attack(page, { press, hex }, () => press(/Attack 3818/));
});

test('the same with a finger', async () => {
  const page = await at.open({ phone: true });
  await begin(page);
  const open = async (name: string): Promise<void> => {
    if ((await tab(page, name).getAttribute('aria-current')) !== 'true') await tab(page, name).tap();
  };
  const press = async (words: RegExp): Promise<void> => {
    await open((await tab(page, 'Combat').count()) ? 'Combat' : 'Orders');
    await button(page, words).tap();
  };
  const hex = async (to: string): Promise<void> => {
    await open('Map');
    for (const _ of ['shows', 'chooses']) {
      const { x, y } = await spotOf(page, to);
      await page.touchscreen.tap(x, y);
    }
  };
  await playPhases(page, { press, hex }, () => press(/Move G39 3 A/));
  await clean(page, 'targets on a phone');
  await attack(page, { press, hex }, () => press(/Attack 3818/));
});
