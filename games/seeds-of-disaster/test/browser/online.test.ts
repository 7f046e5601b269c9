/** Two browsers play 1938 and a week of war over a real server; one of them loses its network while it plans. */
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { decideOn, LOST_NET, playOnUntil, withoutNet } from '../../../../client/test/browser/both.ts';
import { serveNear, type Near } from '../../../../client/test/browser/online-near.ts';
import { gameOf, makeGame, players, sitDown } from '../../../../client/test/browser/online.ts';
import { LONG, PATIENCE, stage } from '../../../../client/test/browser/stage.ts';
import { lines } from '../../../../client/test/browser/table.ts';
import type { Table } from '../../../../engine/table.ts';
import { listing } from '../../listing.ts';
import { cardOf, scene } from '../scene.ts';
import { asked, button, orders, week } from './seat.ts';

let near: Near;
const at = stage(async () => (near = await serveNear([])));

/** In Opposition; no card is left that would have to be played. */
const year = (): Table =>
  scene({
    year: 1938,
    status: 'Opposition',
    moment: 'counterespionage',
    hands: { german: [12, 9, 21], allied: [15, 11, 20] },
    cards: Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 10, 13, 14, 16, 17, 18].map(no => [cardOf(no), 'Removed'])),
  });
const seated = async (t: Table, scenario: RegExp): Promise<readonly [anna: Page, bert: Page]> => {
  const anna = await at.open({}, '/online');
  const link = await makeGame(anna, 'Anna', undefined, listing, scenario);
  const bert = await at.open({ dark: true }, '/online');
  await sitDown(bert, link, 'Bert');
  await players(anna).getByText('Bert').waitFor();
  await near.lay(gameOf(link), t);
  await Promise.all([anna.reload(), bert.reload()]);
  return [anna, bert];
};
const alike = async (anna: Page, bert: Page): Promise<void> =>
  expect.poll(async () => (await lines(bert)).at(-1), { timeout: PATIENCE }).toBe((await lines(anna)).at(-1));

const PLANS = [/Use no card/, /Seal the order/];
test.runIf(LONG)(
  '1938: windows and sealed plans; what one plans without a net is there when it is back',
  async () => {
    const [anna, bert] = await seated(year(), /1934/);
    const chosen: string[] = [];
    let lost = false;
    const loseOnce = async (): Promise<void> => {
      if (lost || !(await asked(bert)).startsWith('Mobilisation') || !(await button(bert, /Seal the order/).count()))
        return;
      lost = true;
      await withoutNet(bert, anna, async () => {
        await button(bert, /^1st Army: a step/).click();
        const said = await decideOn(anna, PLANS);
        if (said) chosen.push(said);
      });
      at.forgive(LOST_NET);
      await expect.poll(() => orders(bert), { timeout: PATIENCE }).toEqual(['1st Army: a step']);
    };
    const year39 = async (): Promise<boolean> => /1939/.test(await anna.getByRole('banner').innerText());
    await playOnUntil({ pages: [anna, bert], wanted: PLANS, chosen }, year39, loseOnce);
    expect(lost).toBe(true);
    expect(chosen.filter(c => c.includes('Seal')).length).toBeGreaterThan(4);
    await alike(anna, bert);
  },
  1_200_000,
);

const WAR = [
  /Attack Luxembourg/,
  /Add 12th Army/,
  /Send 1st Air Fleet/,
  /Launch the attack/,
  /^(?:↵ )?Declare/,
  /Accept battle/,
  /arrives in Lille/,
  /End the (Combat|Movement|March)/,
  /^(?:↵ )?(End|Done|No )/,
];
test.runIf(LONG)(
  'a week of war: an attack with a fleet, met; the other side moves; then the next week has come for both',
  async () => {
    const [anna, bert] = await seated(week(), /1940/);
    const chosen: string[] = [];
    const next = async (): Promise<boolean> => /week 3/i.test(await anna.getByRole('banner').innerText());
    await playOnUntil({ pages: [anna, bert], wanted: WAR, chosen }, next);
    for (const words of ['Attack Luxembourg', 'Launch the attack', 'Accept battle'])
      expect(
        chosen.some(c => c.includes(words)),
        `${words} of ${chosen.join('; ')}`,
      ).toBe(true);
    await alike(anna, bert);
  },
  1_200_000,
);
