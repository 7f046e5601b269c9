/** Standing orders at the table, by keys alone: given beside a question, kept, shown to no other side, withdrawn; axe. */
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { attack } from '../scene.ts';
import { between, openScene, takeOver } from './table.ts';
import { clean } from '../../../../client/test/browser/axe.ts';
import { openOrders, ordersSheet } from '../../../../client/test/browser/hands.ts';
import { LONG, LOOKS, stage } from '../../../../client/test/browser/stage.ts';

const at = stage();
/** A German attack has driven two French corps out: their owner is asked where they go. */
const THREE = ['G I', 'G II', 'G III'];
const drivenOut = (page: Page): Promise<unknown> =>
  openScene(
    page,
    { phase: 'combat', forts: [], turn: 5, at: { 2019: ['UK I'], 2322: ['F X', 'F XLI'], 2321: THREE } },
    t => attack(t, 'german', '2322', THREE, 'DR'),
  );
/** The retreat is answered by a policy from now on; the next is asked of the other side. */
const answerAlways = async (page: Page): Promise<void> => {
  const always = page.getByRole('button', { name: 'Make this a standing order …' });
  await always.focus();
  await page.keyboard.press('Enter');
  const form = ordersSheet(page).getByRole('form', { name: 'A new standing order' });
  await form.waitFor();
  expect(await form.getByRole('combobox', { name: 'When' }).inputValue()).toBe('retreating');
  expect(await form.getByRole('combobox', { name: 'Then' }).locator('option:checked').innerText()).toMatch(
    /^F \S+ retreats to .*\d{4}$/,
  );
  await clean(page, 'always so');
  await form
    .getByRole('combobox', { name: 'Then' })
    .selectOption({ label: 'Fall back toward supply, by the shortest line (11.3, 8.0)' });
  await form.getByRole('button', { name: 'Add it' }).press('Enter');
  await between(page).waitFor();
};

/** The desk has the other test. */
test.each(LONG ? LOOKS : LOOKS.slice(1))(
  '%s: answer always so: the form stands ready, the policy answers both retreats, the other side learns nothing',
  async (_, look) => {
    const page = await at.open(look);
    await drivenOut(page);
    await answerAlways(page);
    expect(await between(page).innerText()).toMatch(/Hand over to the German player/);
    await takeOver(page);
    await openOrders(page);
    expect(await ordersSheet(page).innerText()).toContain('None: every question waits for you.');
  },
);

test('orders are added with a condition, moved, kept over a reload, changed and withdrawn', async () => {
  const page = await at.open();
  await drivenOut(page);
  await openOrders(page);
  const sheet = ordersSheet(page);
  const add = async (question: string): Promise<void> => {
    await sheet.getByRole('button', { name: 'Add an order' }).press('Enter');
    await sheet.getByRole('combobox', { name: 'When' }).selectOption({ label: question });
  };
  const lines = sheet.getByRole('listitem');
  await add('Choosing loss');
  const condition = sheet.getByRole('group', { name: 'If', exact: true });
  await condition.getByRole('button', { name: 'add a fact …' }).press('Enter');
  await condition.getByRole('combobox', { name: 'Fact' }).selectOption({ label: 'place' });
  await condition.getByRole('combobox', { name: 'Of' }).selectOption('F X');
  await condition.getByRole('combobox', { name: 'Is' }).selectOption('2322');
  await clean(page, 'a condition', 'dialog');
  await sheet.getByRole('button', { name: 'Add it' }).press('Enter');
  await add('Advancing');
  await sheet.getByRole('spinbutton', { name: 'Times' }).fill('2');
  await sheet.getByRole('button', { name: 'Add it' }).press('Enter');
  await expect.poll(() => lines.count()).toBe(2);
  expect(await lines.nth(0).innerText()).toContain('Choosing loss, if place of F X is 2322');
  await sheet.getByRole('button', { name: 'Move order 2 up' }).press('Enter');
  await expect.poll(() => lines.nth(0).innerText()).toContain('Advancing');

  await page.reload();
  await takeOver(page);
  await openOrders(page);
  expect(await lines.nth(0).innerText()).toMatch(/Advancing[^]*2 times, until withdrawn/);
  await sheet.getByRole('button', { name: 'Change order 1' }).press('Enter');
  await sheet.getByRole('combobox', { name: 'Until' }).selectOption({ label: 'Until turn 5 is over' });
  await sheet.getByRole('button', { name: 'Change it' }).press('Enter');
  await expect.poll(() => lines.nth(0).innerText()).toContain('until turn 5 is over');
  await sheet.getByRole('button', { name: 'Withdraw order 2' }).press('Enter');
  await expect.poll(() => lines.count()).toBe(1);
  await clean(page, 'orders');
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
});
