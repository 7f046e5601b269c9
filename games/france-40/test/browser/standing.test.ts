/** Standing orders at the table, by keys alone: given beside a question, kept, shown to no other side, withdrawn; axe. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { attack } from '../scene.ts';
import { sitDown as sitOnline } from '../../../../client/test/browser/online.ts';
import { makeFrance, setUp } from './online.ts';
import { openScene, ready, seen } from './table.ts';
import { LOOKS, PATIENCE, stage } from '../../../../client/test/browser/stage.ts';

const at = stage();
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const objections = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(AXE);
  const found = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'] }),
  );
  return found.violations.flatMap(v => v.nodes.map(n => `${v.id}: ${n.target.join(' ')}`));
};
const sheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Standing orders' });
const between = (page: Page): Locator => page.getByRole('main', { name: 'Between the players' });
const sitDown = async (page: Page): Promise<void> => {
  await between(page).waitFor();
  await page.keyboard.press('Enter');
  await between(page).waitFor({ state: 'detached' });
};
const open = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { name: 'Map' }).waitFor({ state: 'attached' });
  await page.keyboard.press('o');
  await sheet(page)
    .getByRole('heading', { name: /Standing orders/ })
    .waitFor();
};
/** A German attack has driven two French corps out: their owner is asked where they go. */
const THREE = ['G I', 'G II', 'G III'];
const drivenOut = (page: Page): Promise<unknown> =>
  openScene(
    page,
    { phase: 'combat', forts: [], turn: 5, at: { 2019: ['UK I'], 2322: ['F X', 'F XLI'], 2321: THREE } },
    t => attack(t, 'german', '2322', THREE, 'DR'),
  );

describe.each(LOOKS)('%s', (_, look) => {
  test('answer always so: the form stands ready, the policy answers both retreats, the other side learns nothing', async () => {
    const page = await at.open(look);
    await drivenOut(page);
    const always = page.getByRole('button', { name: 'Answer always so …' });
    await always.focus();
    await page.keyboard.press('Enter');
    const form = sheet(page).getByRole('form', { name: 'A new standing order' });
    await form.waitFor();
    expect(await form.getByRole('combobox', { name: 'When' }).inputValue()).toBe('retreating');
    expect(await form.getByRole('combobox', { name: 'Then' }).locator('option:checked').innerText()).toMatch(
      /^F \S+ retreats to .*\d{4}$/,
    );
    expect(await objections(page)).toEqual([]);
    await form
      .getByRole('combobox', { name: 'Then' })
      .selectOption({ label: 'Fall back toward supply, by the shortest line (11.3, 8.0)' });
    await form.getByRole('button', { name: 'Add it' }).press('Enter');
    await between(page).waitFor();
    expect(await between(page).innerText()).toMatch(/Hand over to the German player/);
    await sitDown(page);
    await open(page);
    expect(await sheet(page).innerText()).toContain('None: every question waits for you.');
  });

  test('orders are added with a condition, moved, kept over a reload, changed and withdrawn', async () => {
    const page = await at.open(look);
    await drivenOut(page);
    await open(page);
    const add = async (question: string): Promise<void> => {
      await sheet(page).getByRole('button', { name: 'Add an order' }).press('Enter');
      await sheet(page).getByRole('combobox', { name: 'When' }).selectOption({ label: question });
    };
    const lines = sheet(page).getByRole('listitem');
    await add('Choosing loss');
    const condition = sheet(page).getByRole('group', { name: 'If', exact: true });
    await condition.getByRole('button', { name: 'add a fact …' }).press('Enter');
    await condition.getByRole('combobox', { name: 'Fact' }).selectOption({ label: 'place' });
    await condition.getByRole('combobox', { name: 'Of' }).selectOption('F X');
    await condition.getByRole('combobox', { name: 'Is' }).selectOption('2322');
    expect(await objections(page)).toEqual([]);
    await sheet(page).getByRole('button', { name: 'Add it' }).press('Enter');
    await add('Advancing');
    await sheet(page).getByRole('spinbutton', { name: 'Times' }).fill('2');
    await sheet(page).getByRole('button', { name: 'Add it' }).press('Enter');
    await expect.poll(() => lines.count()).toBe(2);
    expect(await lines.nth(0).innerText()).toContain('Choosing loss, if place of F X is 2322');
    await sheet(page).getByRole('button', { name: 'Move order 2 up' }).press('Enter');
    await expect.poll(() => lines.nth(0).innerText()).toContain('Advancing');

    await page.reload();
    await sitDown(page);
    await open(page);
    expect(await lines.nth(0).innerText()).toMatch(/Advancing[^]*2 times, until withdrawn/);
    await sheet(page).getByRole('button', { name: 'Change order 1' }).press('Enter');
    await sheet(page).getByRole('combobox', { name: 'Until' }).selectOption({ label: 'Until turn 5 is over' });
    await sheet(page).getByRole('button', { name: 'Change it' }).press('Enter');
    await expect.poll(() => lines.nth(0).innerText()).toContain('until turn 5 is over');
    await sheet(page).getByRole('button', { name: 'Withdraw order 2' }).press('Enter');
    await expect.poll(() => lines.count()).toBe(1);
    expect(await objections(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await sheet(page).waitFor({ state: 'detached' });
  });
});

test('online the server keeps them and answers; the other seat is told nothing', async () => {
  const anna = await at.open({}, '/online');
  const link = await makeFrance(anna, 'Anna');
  const bert = await at.open({}, '/online');
  await sitOnline(bert, link, 'Bert');
  await open(anna);
  await sheet(anna).getByRole('button', { name: 'Add an order' }).press('Enter');
  await sheet(anna).getByRole('combobox', { name: 'When' }).selectOption({ label: 'Declaring' });
  await sheet(anna).getByRole('combobox', { name: 'Then' }).selectOption({ label: 'My staff, within these limits' });
  await sheet(anna).getByRole('button', { name: 'Add it' }).press('Enter');
  await expect.poll(() => sheet(anna).getByRole('listitem').count()).toBe(1);
  await anna.reload();
  await open(anna);
  expect(await sheet(anna).getByRole('listitem').innerText()).toMatch(/Declaring/);
  await anna.keyboard.press('Escape');
  await open(bert);
  expect(await sheet(bert).innerText()).toContain('None: every question waits for you.');
  await bert.keyboard.press('Escape');
  await setUp(bert);
  await expect.poll(async () => (await seen(anna)).step, { timeout: PATIENCE }).toMatch(/^Set-up/);
  expect((await ready(anna)).buttons.some(b => b.startsWith('Lay out'))).toBe(true);
});
