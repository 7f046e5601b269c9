/** The game without a mouse: from the first page through a whole turn, on a page that never saw a pointer. */
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { tabTo } from '../../../../client/test/browser/hands.ts';
import { keys, playTurn, playUntil } from './hands.ts';
import { LONG, stage } from '../../../../client/test/browser/stage.ts';
import { log, map } from '../../../../client/test/browser/table.ts';
import { act, begin, fight, play, settled, start } from './table.ts';

const at = stage();
const AN_HOUR = 3_600_000;
const ARROWS = ['ArrowLeft', 'ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;
const spokenOf = (page: Page): Promise<string> => page.locator('p[aria-live=polite]').first().innerText();

/** Walks the map with the arrows until the voice says what may be done there. */
const walkTo = async (page: Page, may: RegExp): Promise<void> => {
  await map(page).waitFor();
  await page.keyboard.press('m');
  expect(await map(page).evaluate(m => m === document.activeElement), 'M leads to the map').toBe(true);
  for (const arrow of [...ARROWS, ...ARROWS]) {
    const before = await spokenOf(page);
    await page.keyboard.press(arrow);
    await expect
      .poll(() => spokenOf(page), { timeout: 3000 })
      .not.toBe(before)
      .catch(() => undefined); // at the edge the cursor stays
    if (may.test(await spokenOf(page))) return;
  }
  throw new Error(`the arrows lead nowhere: ${await spokenOf(page)}`);
};

test('a turn by keyboard alone', async () => {
  const page = await at.open();
  await play(page).waitFor();
  await tabTo(page, play(page));
  await page.keyboard.press('Enter');
  await start(page).waitFor();
  expect(await start(page).evaluate(b => b === document.activeElement), 'Start has the focus').toBe(true);
  await page.keyboard.press('Enter');
  const first = await settled(page);
  let now = await begin(page);
  expect(now).toEqual(first);

  const historical = now.choices.findIndex(c => c.startsWith('Historical')) + 1;
  await page.keyboard.press(String(historical));
  now = await settled(page, now);

  await walkTo(page, /You may: Activate/);
  await page.keyboard.press('Enter');
  const chooser = page.getByRole('dialog', { name: /which way$/ });
  await chooser.waitFor();
  expect(
    await chooser
      .getByRole('button')
      .first()
      .evaluate(b => b === document.activeElement),
    'the chooser has the focus',
  ).toBe(true);
  await page.keyboard.press('Enter');
  now = await settled(page, now);
  expect(now.choices.some(c => c.startsWith('Enter'))).toBe(true);
  await walkTo(page, /You may: Enter/);
  await page.keyboard.press('Enter');
  now = await settled(page, now);

  await playTurn(page, keys(page), 6);
  if (LONG) expect(await log(page).innerText()).toMatch(/Turn 2/);
});

test('keys: the list of keys, log and victory, undo, Escape shows the dice at once', async () => {
  const page = await at.open({ motion: true });
  await page.clock.install();
  const first = await begin(page);
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keys' });
  await list.waitFor();
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  const victory = page.getByRole('region', { name: 'Victory points', exact: true });
  await expect.poll(async () => (await page.keyboard.press('v'), victory.isVisible())).toBe(true);
  await page.keyboard.press('a');
  await page.getByRole('list', { name: 'Areas of the map' }).waitFor();
  await page.keyboard.press('l');
  await log(page).waitFor();

  await page.keyboard.press(String(first.choices.findIndex(c => c.startsWith('Historical')) + 1));
  const staged = await settled(page, first);
  await page.keyboard.press('u');
  expect((await settled(page, staged)).choices).toEqual(first.choices);

  const { now } = await playUntil(page, keys(page), s => s.fight?.acts.some(a => a.startsWith('Roll ')) ?? false);
  const roll = act(
    page,
    now.fight!.acts.find(a => a.startsWith('Roll '))!,
  );
  const rolling = fight(page).getByRole('img', { name: 'rolling' });
  await tabTo(page, roll);
  await page.clock.pauseAt(Date.now() + AN_HOUR); // no time passes from here: the dice would roll for ever
  await page.keyboard.press('Enter');
  await rolling.first().waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => rolling.count()).toBe(0);
});
