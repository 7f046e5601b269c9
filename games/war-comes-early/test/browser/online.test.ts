/** The third turn of 1938 over a real server: Anna at her desk has the Germans and their windows, Bert on his phone the Allies; her network goes in between. */
import { expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { tab } from '../../../../client/test/browser/hands.ts';
import { serveNear, type Near } from '../../../../client/test/browser/online-near.ts';
import { gameOf, makeGame, net, players, sitDown } from '../../../../client/test/browser/online.ts';
import { LONG, PATIENCE, stage } from '../../../../client/test/browser/stage.ts';
import { save } from '../../../../engine/save.ts';
import type { Act } from '../../../../server/held.ts';
import { warComesEarly } from '../../game.ts';
import { listing } from '../../listing.ts';
import { scene } from '../scene.ts';

let near: Near;
const at = stage(async () => (near = await serveNear([])), 'the file');
const decision = (page: Page): Locator => page.getByRole('complementary', { name: 'Decision' });
const step = async (page: Page): Promise<string> =>
  (await decision(page).getByRole('heading', { level: 2 }).first().textContent()) ?? '';
const button = (page: Page, words: RegExp): Locator =>
  decision(page).getByRole('button', { name: words }).and(page.locator(':not([aria-label^=Rule])')).first();

/** Both sit at a table on which the third turn has begun: Italy is drawn, and the Germans may act before it. */
const sat = async (): Promise<{ readonly anna: Page; readonly bert: Page; readonly id: string }> => {
  const anna = await at.open({}, '/online');
  const link = await makeGame(anna, 'Anna', /A day for each answer/, listing);
  const bert = await at.open({ phone: true }, '/online');
  await sitDown(bert, link, 'Bert');
  await players(anna).getByText('Bert').waitFor();
  const id = gameOf(link);
  const { store, desk } = near.running;
  const front = { 2018: ['G I', 'G II'], 2222: ['Cz 1 A'], '0415': ['F I', 'F II'], 5222: ['SU 1', 'SU 2'] };
  const { g } = scene({ scenario: '1938', turn: 3, at: front, moment: 'window after Italy draw' });
  const act: Act = { is: 'migrated', by: '', entries: [{ is: 'set', position: save(warComesEarly, g) }] };
  await desk.with(id, h => store.append({ game: id, seq: h.seq, at: 0, msg: null, act: JSON.stringify(act) }));
  await store.change([[`update games set waiting = 'german', turn = 3 where id = $1`, id]]);
  desk.drop(id);
  await Promise.all([anna.reload(), bert.reload()]);
  await tab(bert, 'Orders').tap();
  return { anna, bert, id };
};
/** What ends each step. */
const ENDS: readonly (readonly [step: RegExp, words: RegExp])[] = [
  [/^German phases/, /No German phase now/],
  [/^Violation/, /No neutral/],
  [/^Reorganisation/, /End the Reorganisation/],
  [/^Movement/, /End the Movement/],
  [/^Attacks/, /End the Combat/],
  [/^Railheads/, /The railheads stay/],
];
const pressed = async (page: Page, words: RegExp): Promise<void> => {
  await button(page, words).click();
  const sure = page.locator('dialog.sure .go');
  if (await sure.count()) await sure.press('Enter');
};
const chosen = async (id: string): Promise<readonly string[]> =>
  (await near.running.store.query('select act from journal where game = $1 order by seq', id)).map(
    r => r.act as string,
  );
/** Whoever is asked ends his step, until so much is written down. */
const playOn = async (pages: readonly Page[], id: string, enough: (acts: readonly string[]) => boolean) => {
  for (let acts = await chosen(id), i = 0; !enough(acts) && i < 120; acts = await chosen(id), i++) {
    for (const page of pages) {
      const name = await step(page);
      const [, ends] = ENDS.find(([is]) => is.test(name)) ?? [];
      if (!ends || !(await button(page, ends).count())) continue;
      const before = acts.length;
      await pressed(page, ends);
      await expect.poll(async () => (await chosen(id)).length, { timeout: PATIENCE }).toBeGreaterThan(before);
      break;
    }
    await pages[0]!.waitForTimeout(50);
  }
};
const count = (acts: readonly string[], words: string): number => acts.filter(a => a.includes(words)).length;

test('5.3 a window is used and others are passed, the network goes in between, and the other side acts in its turn', async () => {
  const { anna, bert, id } = await sat();
  await expect.poll(() => step(anna), { timeout: PATIENCE }).toMatch(/^German phases/);
  await pressed(anna, /German Movement Phase/);
  await expect.poll(() => step(anna), { timeout: PATIENCE }).toMatch(/^Violation/);
  await pressed(anna, /No neutral/);
  await expect.poll(() => step(anna), { timeout: PATIENCE }).toMatch(/^Movement/);
  await pressed(anna, /End the Movement/);
  await expect.poll(() => step(anna), { timeout: PATIENCE }).toMatch(/^German phases/);

  await anna.context().setOffline(true);
  await net(anna).getByText('No connection').waitFor();
  const before = await chosen(id);
  await pressed(anna, /No German phase now/);
  await anna.waitForTimeout(400);
  expect(await chosen(id)).toEqual(before);
  await anna.context().setOffline(false);
  await expect.poll(async () => count(await chosen(id), '"do":"pass"'), { timeout: PATIENCE }).toBe(1);
  at.forgive(/ERR_INTERNET_DISCONNECTED|WebSocket connection/);

  const isAllied = (a: string): boolean => a.includes('"is":"choice"') && a.includes('"by":"allied"');
  await playOn([anna, bert], id, acts => acts.filter(isAllied).length >= (LONG ? 12 : 3));
  const acts = await chosen(id);
  expect(count(acts, '"do":"slip"')).toBe(1);
  expect(count(acts, '"do":"pass"')).toBeGreaterThan(3);
  expect(acts.filter(isAllied).length).toBeGreaterThanOrEqual(3);
}, 240_000);
