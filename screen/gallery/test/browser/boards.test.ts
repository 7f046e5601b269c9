/** Boards of hexes and what stands around them, by keys alone; axe finds nothing when they have been used. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { tabTo } from '../../../../client/test/browser/hands.ts';
import { stage } from '../../../../client/test/browser/stage.ts';
import { objections } from '../../axe.ts';
import { serveGallery } from '../../build.ts';

const at = stage(serveGallery);
const part = (page: Page, name: string): Locator =>
  page.getByRole('figure').filter({ has: page.locator('figcaption b', { hasText: new RegExp(`^${name}$`) }) });
const said = (page: Page, name: string): Promise<string> => part(page, name).locator('p.told').innerText();
const BACK: { readonly [key: string]: string } = {
  ArrowUp: 'ArrowDown',
  ArrowDown: 'ArrowUp',
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
  Home: 'PageDown',
  PageDown: 'Home',
  PageUp: 'End',
  End: 'PageUp',
};

test.each([
  [
    'Flat-top',
    '0703',
    { ArrowUp: '0702', PageUp: '0802', PageDown: '0803', ArrowDown: '0704', End: '0603', Home: '0602' },
  ],
  [
    'Pointy-top',
    '0306',
    { PageUp: '0206', ArrowRight: '0307', PageDown: '0406', End: '0405', ArrowLeft: '0305', Home: '0205' },
  ],
] as const)('%s: six keys lead from %s to its six neighbours, and back', async (name, from, ways) => {
  const page = await at.open({}, '/?only=boards');
  const map = part(page, name).getByRole('application');
  await tabTo(page, map);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => said(page, name)).toBe(`${from}, your corps`);
  for (const [key, hex] of Object.entries(ways)) {
    await page.keyboard.press(key);
    await expect.poll(() => said(page, name), { message: key }).toBe(`${hex}, March to ${hex}`);
    await page.keyboard.press(BACK[key]!);
    await expect.poll(() => said(page, name)).toBe(`${from}, your corps`);
  }
});

test('Enter marches to a hex that is listed, and is refused elsewhere with the reason', async () => {
  const page = await at.open({}, '/?only=boards');
  await tabTo(page, part(page, 'Flat-top').getByRole('application'));
  for (const key of ['ArrowUp', 'PageUp', 'Enter']) await page.keyboard.press(key);
  await expect.poll(() => said(page, 'Flat-top')).toBe('The corps marches to 0802.');
  for (const key of ['PageDown', 'PageDown', 'Enter']) await page.keyboard.press(key);
  const refused = part(page, 'Flat-top').getByRole('status').filter({ hasText: '8.2' });
  await expect.poll(() => refused.allInnerTexts()).toContainEqual(expect.stringMatching(/goes to a hex next to/));
  expect(await objections(page)).toEqual([]);
});

test('a choice is told in the log and taken back there; undo says why it cannot', async () => {
  const page = await at.open({}, '/?only=margins');
  const log = part(page, 'Log with choices');
  const back = log.getByRole('button', { name: 'Rewind to here' });
  await tabTo(page, part(page, 'Tools').getByRole('button', { name: 'Undo', exact: true }));
  await page.keyboard.press('Enter');
  await expect.poll(() => said(page, 'Tools')).toBe('Nothing to undo.');
  await tabTo(page, log.getByRole('button', { name: 'March to Bouillon' }));
  await page.keyboard.press('Enter');
  await tabTo(page, back.first());
  expect(await objections(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(() => back.count()).toBe(0);
});
