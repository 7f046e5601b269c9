/** The page of parts in a real Chromium: axe finds nothing, and the keyboard alone works hand, sealed order, windows, standing orders and sheets. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { stage, type Look } from '../../../../client/test/browser/stage.ts';
import { objections } from '../../../gallery/axe.ts';
import { serveGallery } from '../../../gallery/build.ts';

const at = stage(serveGallery);
const LOOKS: readonly (readonly [string, Look])[] = [
  ['desk, light', {}],
  ['desk, dark', { dark: true }],
  ['phone, light', { phone: true }],
  ['phone, dark', { phone: true, dark: true }],
];

describe.each(LOOKS)('%s', (_, look) => {
  test('axe objects to nothing, and nothing is wider than the page', async () => {
    const page = await at.open(look);
    await page.getByRole('heading', { name: 'The parts of a table' }).waitFor();
    expect(await objections(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide).toBe(0);
  });
});

const isFocused = (what: Locator): Promise<boolean> => what.evaluate(e => e === document.activeElement);
const focused = async (page: Page): Promise<string> =>
  page.evaluate(() => {
    const e = document.activeElement;
    return e?.getAttribute('aria-label') ?? e?.textContent ?? '';
  });
/** Tab from here until the focus is there: nothing is reached that a hand on the keys could not reach. */
const tabTo = async (page: Page, what: Locator): Promise<void> => {
  for (let i = 0; i < 200; i++) {
    if (await isFocused(what)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never came there');
};
const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};
test('a hand is walked by arrow keys and played by Enter or its number; a barred card stays', async () => {
  const page = await at.open({}, '/?only=hands');
  const hand = page.getByRole('group', { name: 'Your hand, 6 cards' });
  const told = page.getByRole('status').filter({ hasText: 'Your hand:' });
  await tabTo(page, hand.getByRole('button', { name: /^Card 12/ }));
  await press(page, 'ArrowRight', 'Enter');
  expect(await focused(page)).toBe('Card 20, A Standing Armoured Corps, used once: chosen, number 1');
  await press(page, '4');
  expect(await focused(page)).toBe('Card 9, The Bureau Reads the Wire, counter-espionage 3: chosen, number 2');
  expect(await told.textContent()).toContain('chosen metier, wire');
  await press(page, 'End', 'ArrowLeft', 'Enter');
  expect(await focused(page)).toBe('Card 18, A Pact in the East, 1939, used once: barred');
  await press(page, '6', 'Home');
  expect(await told.textContent()).toContain('chosen metier, wire; looked at crisis');
  await press(page, '2', 'Space');
  await press(page, 'Space');
  expect(await told.textContent()).toContain('chosen wire;');
  expect(await hand.locator('.ecard-pick[tabindex="0"]').count()).toBe(1);
  await press(page, '1');
  expect(await hand.locator('.is-chosen.footed.hazard').count()).toBe(1);
  expect(await objections(page)).toEqual([]);
});

test('an order is taken out with what falls named first, kept on Escape, then the sheet is sealed and opened again', async () => {
  const page = await at.open({}, '/?only=sealed');
  const sheet = page.getByRole('group', { name: 'Allied order', exact: true });
  const told = page.getByRole('status').filter({ hasText: /^(Written|Sealed):/ });
  const out = sheet.getByRole('button', { name: 'Take out 2, Build the 2nd armoured corps' });
  const ask = sheet.getByRole('alertdialog');
  await tabTo(page, out);
  await press(page, 'Enter');
  expect(await ask.getByRole('listitem').allTextContents()).toEqual([
    '3 Add a step to it',
    '4 Send it to Metz',
    '5 Poise it with the 3rd Army',
  ]);
  expect(await isFocused(ask.getByRole('button', { name: 'Keep it' }))).toBe(true);
  expect(await objections(page)).toEqual([]);
  await press(page, 'Escape');
  expect(await isFocused(out)).toBe(true);
  expect(await told.textContent()).toBe('Written: crisis, corps, step, move, poise, fleet.');
  await press(page, 'Enter', 'Tab', 'Enter');
  await told.getByText('Written: crisis, fleet.').waitFor();
  expect(await focused(page)).toBe('Take out 2, A step of an air fleet');
  await press(page, 'Enter');
  await told.getByText('Written: crisis.').waitFor();
  expect(await focused(page)).toBe('Seal the order');
  await press(page, 'Enter');
  expect(await told.textContent()).toBe('Sealed: crisis.');
  await tabTo(page, sheet.getByRole('button', { name: 'Open it again' }));
  await press(page, 'Enter');
  expect(await told.textContent()).toBe('Written: crisis.');
});

test('a window and a reaction are answered by Enter or the key on the button; a barred answer is not', async () => {
  const page = await at.open({}, '/?only=windows');
  const window = page.getByRole('group', { name: 'German window' });
  const reaction = page.getByRole('group', { name: /^A Clerk in the Ministry takes/ });
  const toldW = page.getByRole('status').filter({ hasText: 'Window:' });
  const toldR = page.getByRole('status').filter({ hasText: 'Reaction:' });
  await tabTo(page, window.getByRole('button', { name: 'Declare Move' }));
  await press(page, 'Enter');
  expect(await toldW.textContent()).toBe('Window: move.');
  await press(page, 'r');
  expect(await toldW.textContent()).toBe('Window: move.');
  await press(page, 'c');
  expect(await toldW.textContent()).toBe('Window: combat.');
  await tabTo(page, window.getByRole('button', { name: 'Pass' }));
  await press(page, 'Space');
  expect(await toldW.textContent()).toBe('Window: pass.');
  await tabTo(page, reaction.getByRole('button', { name: 'Trump with 1' }));
  await press(page, 'Enter');
  expect(await toldR.textContent()).toBe('Reaction: not answered.');
  await press(page, 't');
  expect(await toldR.textContent()).toBe('Reaction: trump.');
  await tabTo(page, reaction.getByRole('button', { name: 'Let it happen' }));
  await press(page, 'Enter');
  expect(await toldR.textContent()).toBe('Reaction: let it happen.');
});

test('a standing order is added, moved up and withdrawn; the focus stays with it', async () => {
  const page = await at.open({}, '/?only=standing');
  const panel = page.getByRole('group', { name: 'Standing orders first match wins' }).first();
  const conditions = (): Promise<string[]> => panel.locator('.so-says b').allTextContents();
  await tabTo(page, panel.getByRole('button', { name: 'Move order 5 up' }));
  expect(await panel.getByText('never reached').count()).toBe(1);
  await press(page, 'Enter');
  await panel.getByText('Now number 4: Points change').waitFor();
  await panel.getByText('never reached').waitFor({ state: 'detached' });
  expect((await conditions()).slice(3)).toEqual(['Points change', 'Whatever happens']);
  expect(await focused(page)).toBe('Move order 4 up');
  await tabTo(page, panel.getByRole('button', { name: 'Add an order' }));
  await press(page, 'Enter');
  await panel.getByRole('form', { name: 'A new standing order' }).waitFor();
  expect(await objections(page)).toEqual([]);
  await press(page, 'ArrowDown', 'ArrowDown');
  await tabTo(page, panel.getByRole('button', { name: 'Add it' }));
  await press(page, 'Enter');
  const added = panel.getByRole('button', { name: 'Change order 6' });
  await added.waitFor();
  expect((await conditions())[5]).toBe('The Soviets have moved');
  expect(await isFocused(added)).toBe(true);
  await tabTo(page, panel.getByRole('button', { name: 'Withdraw order 6' }));
  await press(page, 'Enter');
  await added.waitFor({ state: 'detached' });
  expect(await conditions()).toHaveLength(5);
  expect(await focused(page)).toBe('Add an order');
});

test('a folded chain opens', async () => {
  const page = await at.open({}, '/?only=chain');
  await tabTo(page, page.getByRole('button', { name: '2 earlier battles' }));
  await press(page, 'Enter');
  await page.getByText('Mobile forces before Namur').waitFor();
});

test('sheets turn by arrow and by key', async () => {
  const page = await at.open({}, '/?only=sheets');
  const tab = (name: string): Locator => page.getByRole('tab', { name, exact: false });
  await tabTo(page, tab('Display'));
  await press(page, 'ArrowRight');
  expect(await isFocused(tab('Map'))).toBe(true);
  expect(await page.getByRole('tabpanel').textContent()).toContain('from the Rhine to Paris');
  await press(page, 'y');
  expect(await tab('Years').getAttribute('aria-selected')).toBe('true');
});

test('axe is there at all', async () => {
  const page = await at.open({}, '/?only=sheets');
  await page.getByRole('main').evaluate(main => main.append(document.createElement('img')));
  expect((await objections(page)).some(o => o.startsWith('image-alt'))).toBe(true);
});
