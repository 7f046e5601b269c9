/** The game on a phone, with a finger. */
import { expect, test } from 'vitest';
import { tab } from '../../../../client/test/browser/hands.ts';
import { finger, playTurn, playUntil } from './hands.ts';
import { LONG, stage } from '../../../../client/test/browser/stage.ts';
import { log } from '../../../../client/test/browser/table.ts';
import { begin, play, settled, start } from './table.ts';

const at = stage();

test('a turn on a phone, through the tabs', async () => {
  const page = await at.open({ phone: true });
  await play(page).tap();
  await start(page).tap();
  const first = await settled(page);
  expect(await begin(page)).toEqual(first);
  const hand = finger(page);
  await playUntil(page, hand, s => s.fight !== undefined);

  await tab(page, 'Assets').tap();
  await page.getByRole('region', { name: 'Campaign assets' }).getByRole('button', { name: /Stuka/ }).waitFor();
  await tab(page, 'Victory').tap();
  await page.getByRole('region', { name: 'Victory points', exact: true }).waitFor();
  await tab(page, 'Log').tap();
  await log(page)
    .getByRole('button', { name: /^Rule \d/ })
    .first()
    .waitFor();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    'nothing hangs over the edge',
  ).toBeLessThanOrEqual(0);

  await playTurn(page, hand, 4);
  if (!LONG) return;
  await tab(page, 'Log').tap();
  expect(await log(page).innerText()).toMatch(/Turn 2/);
});
