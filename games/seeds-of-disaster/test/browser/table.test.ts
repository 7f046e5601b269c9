/** The Seeds of Disaster in a browser: a year and a battle by mouse, by keys alone and with a finger; a reload in the middle of both; axe. */
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { clean } from '../../../../client/test/browser/axe.ts';
import { LONG, PATIENCE, stage } from '../../../../client/test/browser/stage.ts';
import { log, takeOver } from '../../../../client/test/browser/table.ts';
import { asked, decision, finger, keys, mouse, NEXT, open, orders, until, week, year, type Hand } from './seat.ts';

const at = stage();
type Look = (where: string) => Promise<void>;
const none: Look = async () => {};

/** Both pass a round of counterespionage. */
const round = async (page: Page, hand: Hand): Promise<void> => {
  for (const _ of ['German', 'Allied']) {
    await until(page, /^Counterespionage/);
    // The next question looks alike: another player comes, or the other plan is no longer sealed.
    const other = (): Promise<string> =>
      decision(page)
        .getByRole('img', { name: /plan: / })
        .allInnerTexts()
        .then(all => all.join());
    const before = await other();
    await hand.press(/Use no card/);
    await expect
      .poll(async () => (await asked(page)) === NEXT || (await other()) !== before, { timeout: PATIENCE, interval: 30 })
      .toBe(true);
  }
};
/** The other player's plan, once the screen has been handed to him. */
const sealed = async (page: Page, hand: Hand, words: RegExp): Promise<void> => {
  await expect.poll(() => asked(page), { timeout: PATIENCE, interval: 60 }).toBe(NEXT);
  await until(page, words);
  await hand.press(/Seal the order/);
};
/** 1936: two rounds, a card planned, taken out and planned again, steps bought; then whatever the status allows. */
const playYear = async (page: Page, hand: Hand, look: Look = none): Promise<void> => {
  await round(page, hand);
  await round(page, hand);
  await until(page, /^Cards of 1936/);
  await look('the hand');
  await hand.card(/A Source in the Ministry/);
  await hand.press(/^(?:\d )?Play 9/);
  await expect.poll(() => orders(page), { timeout: PATIENCE }).toEqual(['Play 9 A Source in the Ministry']);
  await hand.press(/Take out 1/);
  await expect.poll(() => orders(page), { timeout: PATIENCE }).toEqual([]);
  await hand.card(/A Source in the Ministry/);
  await hand.press(/^(?:\d )?Play 9/);
  await expect.poll(() => orders(page), { timeout: PATIENCE }).toHaveLength(1);
  await look('an order');
  await hand.press(/Seal the order/);
  await sealed(page, hand, /^Cards of 1936/);
  await until(page, /^Mobilisation/);
  expect(
    await decision(page)
      .getByRole('group', { name: /, opened$/ })
      .innerText(),
  ).toContain('A Source in the Ministry');
  await hand.press(/^1st Army: a step/);
  await expect.poll(() => orders(page), { timeout: PATIENCE }).toEqual(['1st Army: a step']);
  await look('a plan with its budget');
  await hand.press(/Seal the order/);
  await sealed(page, hand, /^Mobilisation/);
};

const battle = (page: Page) => page.getByRole('region', { name: /^Battle at Luxembourg/ });
/** The panzers before Luxembourg break in: planned, declared with a fleet, met; the beaten are led back. */
const playBattle = async (page: Page, hand: Hand, look: Look = none): Promise<void> => {
  await until(page, /^Combat/);
  await hand.area('Luxembourg');
  await battle(page).getByText('planned', { exact: true }).waitFor();
  await hand.press(/Add 12th Army/);
  await battle(page)
    .getByRole('table', { name: /If the defender had/ })
    .waitFor();
  await look('a draft');
  await hand.press(/^(?:↵ )?Declare/);
  await battle(page)
    .getByRole('heading', { name: /^Declaration/ })
    .waitFor();
  expect(
    await battle(page)
      .getByRole('table', { name: /Chance of each result/ })
      .innerText(),
  ).toContain('%');
  await hand.press(/Send 1st Air Fleet/);
  await expect.poll(() => battle(page).innerText(), { timeout: PATIENCE }).toContain('Air fleets');
  await look('a declaration');
  await hand.press(/Launch the attack/);
  await takeOver(page);
  await battle(page)
    .getByRole('heading', { name: /^Stand or retreat/ })
    .waitFor();
};
/** Whoever must come to the screen comes; then the result stands in the log. */
const fight = async (page: Page, hand: Hand): Promise<void> => {
  await hand.press(/^(?:↵ )?Accept battle/);
  const told = async (): Promise<string> => {
    if ((await asked(page)) === NEXT) await page.keyboard.press('Enter');
    return (await log(page).isVisible()) ? log(page).innerText() : '';
  };
  await expect.poll(told, { timeout: PATIENCE }).toMatch(/Luxembourg: .* against /);
};

test('a year by mouse; a reload in the middle of a plan loses nothing', async () => {
  const page = await at.open();
  await open(page, year());
  await playYear(page, mouse(page), async where => {
    await clean(page, where);
    if (where !== 'an order') return;
    await page.reload();
    await takeOver(page);
    await expect.poll(() => orders(page), { timeout: PATIENCE }).toEqual(['Play 9 A Source in the Ministry']);
  });
  await until(page, /^(?:Disposition|Movement|Counterespionage|A card)/);
  for (const [key, sheet] of [
    ['d', 'Army displays'],
    ['y', 'Years, lists and tables'],
  ] as const) {
    await page.keyboard.press(key);
    await page.getByRole('region', { name: sheet, exact: true }).waitFor();
    await clean(page, sheet);
  }
});

test('a battle by mouse, on the map, and a reload in the middle of it', async () => {
  const page = await at.open({ dark: true });
  await open(page, week());
  await playBattle(page, mouse(page), where => clean(page, where));
  await page.reload();
  await takeOver(page);
  await battle(page)
    .getByRole('heading', { name: /^Stand or retreat/ })
    .waitFor();
  expect(await battle(page).innerText()).toContain('1st Air Fleet');
  await fight(page, mouse(page));
  await clean(page, 'a result');
});

test.runIf(LONG)('an attack that is not listed is refused by a click on the map, with its case', async () => {
  const page = await at.open();
  await open(page, week());
  await until(page, /^Combat/);
  await mouse(page).area('Metz');
  await expect
    .poll(() => page.locator('.table > [aria-live=polite]').innerText(), { timeout: PATIENCE })
    .toMatch(/^Refused: .+ \(1\d(\.\d+)*\)/);
});

test('a year and a battle by keys alone', async () => {
  const page = await at.open();
  const hand = keys(page);
  await open(page, year());
  await playYear(page, hand);
  await open(page, week());
  await playBattle(page, hand);
  await fight(page, hand);
});

test('a year and a battle with a finger', async () => {
  const page = await at.open({ phone: true });
  const hand = finger(page);
  await open(page, year());
  await playYear(page, hand, where => clean(page, `${where} on a phone`));
  await open(page, week());
  await playBattle(page, hand, where => clean(page, `${where} on a phone`));
  await hand.press(/Accept battle/);
  await until(page, /^(?:Luxembourg.*(?:German|breakthrough)|Combat)/i);
});
