/** War Comes Early in a browser: the first German phases of 1939 by mouse, by keys alone and with a finger; a window, the air and a dispersal of 1938; axe. */
import { expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { clean } from '../../../../client/test/browser/axe.ts';
import { pressedFirm, tab, tabTo } from '../../../../client/test/browser/hands.ts';
import { playOnUntil, type Press } from '../../../../client/test/browser/both.ts';
import { LONG, PATIENCE, stage } from '../../../../client/test/browser/stage.ts';
import { fileOf } from '../../../../client/test/browser/records.ts';
import { goOnWith, play, start } from '../../../../client/test/browser/table.ts';
import { commitment } from '../../../../engine/seed.ts';
import { record, type Table } from '../../../../engine/table.ts';
import { listing } from '../../listing.ts';
import { middleOf, SHEET } from '../../look/sheet.ts';
import { done, scene } from '../scene.ts';

const at = stage();
const FRONT = { 5718: ['SU 1B', 'SU NW'], 5222: ['G I'] };
const decision = (page: Page): Locator => page.getByRole('complementary', { name: 'Decision' });
const button = (page: Page, words: RegExp): Locator =>
  decision(page).getByRole('button', { name: words }).and(page.locator(':not([aria-label^=Rule])')).first();
const asked = (page: Page, step: RegExp): Promise<void> =>
  expect
    .poll(() => decision(page).getByRole('heading', { level: 2 }).first().innerText(), { timeout: PATIENCE })
    .toMatch(step);
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
const battle = (page: Page): Locator => page.getByRole('region', { name: /^Attack on/ });
const attack = async (
  page: Page,
  hand: Hand,
  choose: () => Promise<void>,
  look: (where: string) => Promise<void> = async () => {},
): Promise<void> => {
  await choose();
  await battle(page).getByText('planned', { exact: true }).waitFor();
  await hand.press(/Add G39 3 A/);
  await battle(page)
    .getByRole('table', { name: /lost by attacker and defender, column/ })
    .waitFor();
  await look('a plan');
  await hand.press(/Declare and roll/);
  await battle(page)
    .getByText(/, die \d$/)
    .waitFor();
  await look('a die that fell');
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
  await attack(
    page,
    hand,
    () => hand.hex('3818'),
    where => clean(page, where),
  );
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

/** Digits, E and Enter for what rolls or ends, else Tab and Enter. */
const byKeys =
  (page: Page): Press =>
  async of => {
    if (await pressedFirm(page, of)) return;
    const digit = of.locator('kbd:not(.none)').first();
    if (await digit.count()) return page.keyboard.press((await digit.textContent())!);
    await tabTo(page, of);
    return page.keyboard.press('Enter');
  };
const byFinger =
  (page: Page): Press =>
  async of => {
    const name = (await tab(page, 'Combat').count()) ? 'Combat' : 'Orders';
    if ((await tab(page, name).getAttribute('aria-current')) !== 'true') await tab(page, name).tap();
    return of.tap();
  };
/** Who joins the attack, what it brings, and every phase to its end. */
const ON = [
  /^Go on/,
  /No neutral/,
  /(loses|is eliminated|pays|lost)/,
  /advances/,
  /Attack 3818/,
  /Add G39 3 A/,
  /Declare and roll/,
  /End the (Reorganisation|Movement|Combat) Phase/,
  /move, fight, reorganise/,
];
test.runIf(LONG).each(['mouse', 'keys', 'finger'] as const)(
  'a whole turn of 1939 by %s: both sides, to the second',
  async how => {
    const page = await at.open({ phone: how === 'finger' });
    await begin(page);
    const press: Press = how === 'mouse' ? of => of.click() : how === 'keys' ? byKeys(page) : byFinger(page);
    const chosen: string[] = [];
    const second = async (): Promise<boolean> => /Turn 2/.test(await page.getByRole('banner').innerText());
    await playOnUntil({ pages: [page], wanted: ON, press, chosen }, second);
    for (const words of ['End the Movement', 'Declare and roll', 'End the Combat', 'End the Reorganisation'])
      expect(
        chosen.some(c => c.includes(words)),
        `${words} of ${chosen.join('; ')}`,
      ).toBe(true);
  },
  400_000,
);

const SEED = '38'.repeat(32);
const open = (page: Page, t: Table): Promise<void> =>
  goOnWith(page, fileOf({ ...record(t, SEED), commitment: commitment(SEED) }));
test('1938: aircraft are placed, a window is passed, a stack is scattered by its enemy', async () => {
  const page = await at.open();
  const border = { 2319: ['G I'], 2222: ['Cz I', 'Cz II'] };
  await open(page, scene({ scenario: '1938', turn: 3, moment: 'air superiority', at: border }, 2, 2, 2, 1, 4));
  await asked(page, /^Terror bombing/);
  await button(page, /No terror bombing/).click();
  await asked(page, /^Ground support/);
  await clean(page, 'the air');
  await page.keyboard.press('/');
  await page.keyboard.type('2222');
  await decision(page).locator('.hexin button').first().waitFor();
  await page.keyboard.press('Enter');
  await button(page, /All markers are placed/).click();
  await asked(page, /^German phases/);
  const bar = page.getByRole('group', { name: 'German window' });
  expect(await bar.innerText()).toMatch(/Gives up acting before .* 27 windows may follow/s);
  await clean(page, 'a window');
  const standing = page.getByRole('group', { name: 'The windows to come' });
  await standing.getByRole('button', { name: 'Only if Prague can be attacked' }).waitFor();
  await standing.getByRole('button', { name: 'None for the rest of this turn' }).click();
  await expect.poll(() => bar.count(), { timeout: PATIENCE }).toBe(0);

  const soviet = scene({ scenario: '1938', turn: 3, moment: 'Soviet Union and Lithuania reorganisation', at: FRONT });
  done(soviet, 'allied', { do: 'split', unit: 'SU 1B' });
  await open(page, soviet);
  await asked(page, /^Dispersal/);
  await clean(page, 'a dispersal');
  const stack = page.getByRole('region', { name: 'Dispersal' });
  expect(
    await decision(page)
      .getByRole('button', { name: /Soviet 3 Army|SU 3 to/ })
      .count(),
  ).toBe(1); // once
  await stack.getByRole('button', { name: /Soviet 3 Army/ }).click();
  await stack
    .getByRole('list', { name: 'Where it goes' })
    .getByRole('button', { name: /^SU 3 to/ })
    .first()
    .click();
  // The screen is handed to the Allies, and says what both have seen.
  await page
    .getByText(/^SU 3 is moved out of 5718/)
    .first()
    .waitFor();
});
