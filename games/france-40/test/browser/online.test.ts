/** A game of France '40 over a real server, one test after the other at the same table: Anna at her desk, Bert on his phone, Eve who looks on from hers. */
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { clean } from '../../../../client/test/browser/axe.ts';
import { openOrders, ordersSheet } from '../../../../client/test/browser/hands.ts';
import { serveNear, type Near } from '../../../../client/test/browser/online-near.ts';
import { gameOf, heading, menu, net, orders, players, say, sitDown } from '../../../../client/test/browser/online.ts';
import { LONG, PATIENCE, stage } from '../../../../client/test/browser/stage.ts';
import { log, openRecord } from '../../../../client/test/browser/table.ts';
import { makeFrance, press, setUp } from './online.ts';
import { button, ready, seen } from './table.ts';

let near: Near;
const at = stage(async () => (near = await serveNear([])), 'the file');
let anna: Page;
let bert: Page;
let eve: Page;
let link: string;
const step = async (page: Page): Promise<string> => (await seen(page)).step;
/** Everything the server sends to a page from now on. */
const frames = (page: Page): readonly string[] => {
  const heard: string[] = [];
  page.on('websocket', ws => ws.on('framereceived', f => heard.push(String(f.payload))));
  return heard;
};

test('two sit down by a link; the server keeps a standing order, answers by it, and tells the other seat nothing', async () => {
  anna = await at.open({}, '/online');
  link = await makeFrance(anna, 'Anna', /A day for each answer/);
  bert = await at.open({ phone: true }, '/online');
  await sitDown(bert, link, 'Bert');
  expect(new URL(bert.url()).hash, 'the invitation is used up').toBe('');
  await players(anna).getByText('Bert').waitFor();
  await openOrders(anna);
  await ordersSheet(anna).getByRole('button', { name: 'Add an order' }).press('Enter');
  await ordersSheet(anna).getByRole('combobox', { name: 'When' }).selectOption({ label: 'Declaring' });
  await ordersSheet(anna)
    .getByRole('combobox', { name: 'Then' })
    .selectOption({ label: 'My staff, within these limits' });
  await ordersSheet(anna).getByRole('button', { name: 'Add it' }).press('Enter');
  await expect.poll(() => ordersSheet(anna).getByRole('listitem').count()).toBe(1);
  await anna.reload();
  await openOrders(anna);
  expect(await ordersSheet(anna).getByRole('listitem').innerText()).toMatch(/Declaring/);
  await anna.keyboard.press('Escape');
  await openOrders(bert);
  expect(await ordersSheet(bert).innerText()).toContain('None: every question waits for you.');
  await bert.keyboard.press('Escape');
  await orders(bert);
  await setUp(bert);
  await expect.poll(() => step(anna), { timeout: PATIENCE }).toMatch(/^Set-up/);
  expect((await ready(anna)).buttons.some(b => b.startsWith('Lay out'))).toBe(true);
});

test('from a phone one may look on: no secret, no chat, nothing to decide', async () => {
  await say(bert, 'Only for you');
  eve = await (await at.player({ phone: true })).newPage();
  const [heard, own] = [frames(eve), frames(bert)];
  await eve.goto(new URL(link).pathname);
  await eve.getByText('You are looking on').waitFor();
  await players(eve).getByText('Bert').waitFor();
  await players(anna).getByText('1 looking on').waitFor();
  expect(await eve.getByRole('button', { name: /^Chat/ }).count()).toBe(0);
  expect((await seen(eve)).buttons).toEqual([]);
  await bert.reload();
  await expect.poll(() => own.some(f => f.includes('"is":"moved"'))).toBe(true);
  await expect.poll(() => own.some(f => f.includes('Only for you'))).toBe(true);
  const holes = (all: readonly string[]): number => all.find(f => f.includes('"is":"moved"'))!.split('"?"').length - 1;
  expect(holes(heard), 'what the Allies have laid out is hidden from whoever looks on').toBeGreaterThan(holes(own));
  expect(heard.filter(f => f.includes('Only for you') || f.includes('"seed"'))).toEqual([]);
});

test('what happened while one was away is played back', async () => {
  await bert.goto('/online');
  await bert.getByText('Anna to move').waitFor();
  await setUp(anna);
  await bert.goBack();
  const away = bert.getByRole('region', { name: 'While you were away' });
  const again = away.getByRole('button', { name: 'Play it back' });
  await again.click();
  await again.waitFor(); // it has come to its end
  await expect.poll(async () => (await seen(anna)).turn, { timeout: PATIENCE }).toBe(1);
  if ((await ready(anna)).step.startsWith('Airborne')) await press(anna, /No airborne coup/);
});

test('what the other does is shown at the pace one chose: step by step it waits; nothing is offered to whoever must not decide', async () => {
  const setPace = async (to: string): Promise<void> => {
    await bert.getByRole('button', { name: 'Game', exact: true }).tap();
    await bert.getByRole('dialog').getByRole('combobox', { name: 'Pace of what others do' }).selectOption(to);
    await bert.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  };
  await setPace('Step by step');
  const before = await step(bert);
  await press(anna, /move, then fight/);
  const waits = bert.getByRole('region', { name: 'What the others do' });
  await waits.getByText('1 step of the others to be seen.').waitFor();
  expect(await step(bert)).toBe(before);
  await clean(bert, 'steps that wait', '.table-head');
  await waits.getByRole('button', { name: 'One step' }).tap();
  await expect.poll(() => step(bert), { timeout: PATIENCE }).toMatch(/^Movement/);
  expect((await seen(bert)).units).toEqual([]);
  await waits.waitFor({ state: 'detached' });
  await setPace('At once');
});

test('the net goes in the middle: what was chosen and said arrives once', async () => {
  await anna.context().setOffline(true);
  await net(anna).getByText('No connection').waitFor();
  await players(bert).getByText('away').waitFor();
  await say(anna, 'Back in a moment');
  await anna.getByText('It will be sent when the connection is back.').waitFor();
  await button(anna, /End the Movement Phase/).click();
  await anna.locator('dialog.sure .go').click();
  await anna.waitForTimeout(600);
  expect(await step(bert)).toMatch(/^Movement/);
  await anna.context().setOffline(false);
  for (const page of [bert, anna]) await expect.poll(() => step(page), { timeout: PATIENCE }).toMatch(/^Attacks/);
  await bert.getByRole('button', { name: /^Chat/ }).click();
  await bert.getByRole('log').getByText('Back in a moment').waitFor();
  expect(await bert.getByRole('log').getByText('Back in a moment').count(), 'said once').toBe(1);
  at.forgive(/ERR_INTERNET_DISCONNECTED|WebSocket connection/);
});

test('the lobby says that it is one’s move; a draft survives a reload; a second tab does no harm', async () => {
  await bert.goto('/online');
  await bert.getByText('Anna to move').waitFor();
  await press(anna, /End the Combat Phase/);
  await bert.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))); // he looks at it again
  await bert.getByRole('link', { name: /Your move/ }).click();
  const asked = await ready(bert);
  expect([...asked.buttons, ...asked.units]).not.toEqual([]);
  await bert.getByRole('button', { name: /^Chat/ }).click();
  await bert.getByRole('textbox', { name: 'Say something' }).fill('not yet sai');
  await bert.reload();
  await bert.getByRole('button', { name: /^Chat/ }).click();
  expect(await bert.getByRole('textbox', { name: 'Say something' }).inputValue()).toBe('not yet sai');
  const second = await bert.context().newPage();
  await second.goto(bert.url());
  expect((await ready(second)).step).toBe((await ready(bert)).step);
  await second.close();
});

const FORWARD =
  /^(The Allies (move, then fight|fight, then move)|End the (Movement|Combat) Phase|No more replacements|Not yet)/;
if (LONG)
  test('the Allied turn and the end of the turn, then the next one begins for both', async () => {
    await orders(bert);
    for (let steps = 0; steps < 20; steps++) {
      const now = await Promise.all([anna, bert].map(seen));
      if (now.every(n => n.turn === 2)) return;
      const who = now.findIndex(n => n.turn < 2 && n.buttons.some(b => FORWARD.test(b)));
      if (who < 0) await anna.waitForTimeout(200);
      else await press([anna, bert][who]!, FORWARD);
    }
    expect((await Promise.all([anna, bert].map(seen))).map(n => n.turn)).toEqual([2, 2]);
  });

test('asked back over the other’s decision: refused, agreed and logged; a draw declined', async () => {
  const ask = async (): Promise<void> => {
    await anna.getByRole('button', { name: 'Game', exact: true }).click();
    await anna.getByText('Request undo').click();
    await anna.getByRole('dialog').getByRole('button', { name: 'The Germans are set up.' }).click();
    await bert.getByText('Anna (German) requests an undo back to before “The Germans are set up”.').waitFor();
  };
  const before = await seen(anna);
  await ask();
  await clean(bert, 'an offer');
  await bert.getByRole('button', { name: 'Decline' }).tap();
  await anna.getByText('Undo declined.').waitFor();
  expect((await seen(anna)).step).toBe(before.step);
  await ask();
  await bert.getByRole('button', { name: 'Allow undo' }).tap();
  await anna.getByText('The other side allowed the undo.').waitFor();
  await log(anna).getByText('Undone by agreement, at the request of the German side.').waitFor();
  await setUp(anna);
  await menu(bert, 'Offer a draw');
  await anna.getByText('Bert (Allied) offers a draw.').waitFor();
  await anna.getByRole('button', { name: 'Decline' }).click();
  await bert.getByText('The other side declined the draw.').waitFor();
});

test('an invitation is used once; a seat goes to another device, and is taken from there', async () => {
  await eve.goto('about:blank');
  await eve.goto(link);
  await heading(eve, 'Somebody sits there already');
  await clean(eve, 'an invitation that was used');
  await anna.getByRole('button', { name: 'Game', exact: true }).click();
  await anna.getByText('Play it on another device').click();
  await eve.goto('about:blank');
  await eve.goto(await anna.getByRole('textbox', { name: 'Your own seat, German' }).inputValue());
  await players(eve).getByText('You', { exact: true }).waitFor();
  await clean(anna, 'the menu with the link of the seat');
  await anna.getByRole('button', { name: 'Make another' }).click();
  await anna.getByText('every other device is shut out').waitFor();
  await eve.getByText('This device has lost the seat').waitFor();
  await players(eve).getByText('Anna').waitFor();
  await anna.getByRole('dialog', { name: 'This game' }).getByRole('button', { name: 'Close', exact: true }).click();
});

/** The claimed game is watched again; a moment of it is sent, its dice are checked, its record is opened. */
const watchAgain = async (id: string): Promise<void> => {
  await anna.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await anna.getByRole('button', { name: 'Watch it again' }).click();
  await anna.getByRole('button', { name: 'Step on' }).click();
  const place = async (page: Page): Promise<string | null> =>
    page.getByRole('region', { name: 'Looking back' }).getByRole('slider').getAttribute('aria-valuetext');
  await expect.poll(() => place(anna), { timeout: PATIENCE }).toMatch(/step 1 of/);
  await anna.getByRole('button', { name: 'Copy a link to this position' }).click();
  await anna.getByRole('button', { name: 'The link is copied' }).waitFor();
  const moment = await anna.evaluate(() => navigator.clipboard.readText());
  expect(moment).toMatch(new RegExp(`^${at.url}/g/${id}/\\d+$`));
  await eve.goto(moment);
  await expect.poll(() => place(eve), { timeout: PATIENCE }).toBe(await place(anna));
  await eve.getByText('More', { exact: true }).tap();
  await eve.getByRole('link', { name: 'Check the dice' }).last().tap();
  await heading(eve, 'Everything fits');
  await eve.goto('/');
  await openRecord(eve, {
    name: 'claimed.phoney.json',
    mimeType: 'application/json',
    buffer: Buffer.from(await (await fetch(`${at.url}/api/games/${id}/record`)).text()),
  });
  await eve.goto('/');
  await eve.getByText('No game is under way in this browser.').waitFor();
  await eve.getByRole('link', { name: /France ’40.*unfinished/ }).waitFor();
};

test('after the agreed days the game may be claimed; a rematch waits', async () => {
  const id = gameOf(link);
  const late = bert.getByRole('region', { name: 'The time to answer is over' });
  expect(await late.count()).toBe(0);
  await near.pass(id, 86_400_000);
  await Promise.all([anna.reload(), bert.reload()]);
  await late.getByText('Anna (German) has not answered in the agreed time.').waitFor();
  await anna.getByText('Your time to answer is over').waitFor();
  await clean(bert, 'a game that may be claimed');
  await late.getByRole('button', { name: 'Claim the game' }).tap();
  await anna.getByText('Allied claimed the game.').waitFor();
  await bert.getByText('You have won (Allied).').waitFor();

  // Watching, the check of dice and records have tests of their own, with games of one browser.
  if (LONG) await watchAgain(id);
  await anna.getByRole('button', { name: 'Rematch' }).click();
  await anna.getByText('The game begins as soon as the other player sits down.').waitFor();
  await bert.goto('/online');
  await bert.getByRole('link', { name: /A rematch waits for you/ }).tap();
  await bert.getByRole('button', { name: 'To the rematch' }).tap();
  await players(anna).getByText('Bert').waitFor();
});
