/** Two browsers play France '40 over a real server; one loses its net and comes back; somebody looks on from a phone. */
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { net, players, resign, say, sitDown } from '../../../../client/test/browser/online.ts';
import { LONG, PATIENCE, stage } from '../../../../client/test/browser/stage.ts';
import { log } from '../../../../client/test/browser/table.ts';
import { makeFrance, press, setUp } from './online.ts';
import { button, ready, seen, type Seen } from './table.ts';

const at = stage();

const FORWARD = [
  'The Allies move, then fight',
  'The Allies fight, then move',
  'End the Movement Phase',
  'End the Combat Phase',
  'No more replacements',
  'Not yet',
];
/** Both go on until the next turn has come on both screens. */
const untilTurn = async (turn: number, pages: readonly Page[]): Promise<void> => {
  for (let steps = 0; steps < 20; steps++) {
    const now = await Promise.all(pages.map(seen));
    const turns = now.map(n => n.turn);
    const who = now.findIndex(n => n.turn < turn && FORWARD.some(w => n.buttons.some(b => b.startsWith(w))));
    if (turns.every(t => t === turn)) return;
    if (who < 0) {
      await pages[0]!.waitForTimeout(200);
      continue;
    }
    await press(pages[who]!, new RegExp(`^${FORWARD.find(w => now[who]!.buttons.some(b => b.startsWith(w)))!}`));
  }
};
const lines = (page: Page): Promise<readonly string[]> => log(page).getByRole('button').allInnerTexts();
const step = (now: Seen): string => now.step;

test('a turn against each other; the net goes in the middle, what was chosen and said arrives once', async () => {
  const anna = await at.open({}, '/online');
  const link = await makeFrance(anna, 'Anna');
  const bert = await at.open({}, '/online');
  await sitDown(bert, link, 'Bert');
  expect(new URL(bert.url()).hash, 'the invitation is used up').toBe('');
  await players(anna).getByText('Bert').waitFor();
  await setUp(bert);

  // Away while the other side sets up, back by the back button: what happened can be played back.
  await bert.goto('/online');
  await bert.getByText('Anna to move').waitFor();
  await setUp(anna);
  await bert.goBack();
  const away = bert.getByRole('region', { name: 'While you were away' });
  await away.getByRole('button', { name: 'Play it back' }).click();
  await away.getByRole('button', { name: 'Skip to now' }).click();
  await expect.poll(async () => (await seen(anna)).turn, { timeout: PATIENCE }).toBe(1);
  if (step(await ready(anna)).startsWith('Airborne')) await press(anna, /No airborne coup/);
  await press(anna, /move, then fight/);
  await expect.poll(async () => step(await seen(bert))).toMatch(/^Movement/);
  expect((await seen(bert)).units, 'nothing is offered to whoever must not decide').toEqual([]);

  // The net goes: a choice and a line of chat wait, and the other side sees that somebody is gone.
  const before = await lines(bert);
  await anna.context().setOffline(true);
  await net(anna).getByText('No connection').waitFor();
  await players(bert).getByText('away').waitFor();
  await say(anna, 'Back in a moment');
  await anna.getByText('It will be sent when the connection is back.').waitFor();
  await button(anna, /End the Movement Phase/).click();
  await anna.locator('dialog.sure .go').click();
  await anna.waitForTimeout(600);
  expect(step(await seen(bert))).toMatch(/^Movement/);
  await anna.context().setOffline(false);
  await expect.poll(async () => step(await seen(bert)), { timeout: PATIENCE }).toMatch(/^Attacks/);
  await expect.poll(async () => step(await seen(anna)), { timeout: PATIENCE }).toMatch(/^Attacks/);
  await bert.getByRole('button', { name: /^Chat/ }).click();
  await bert.getByRole('log').getByText('Back in a moment').waitFor();
  expect(await bert.getByRole('log').getByText('Back in a moment').count(), 'said once').toBe(1);
  expect((await lines(bert)).length).toBeGreaterThanOrEqual(before.length);

  // The other one is in the lobby, and hears there that it is his move.
  await bert.goto('/online');
  await bert
    .getByRole('link', { name: /France ’40/ })
    .first()
    .waitFor();
  await press(anna, /End the Combat Phase/);
  await bert.getByRole('link', { name: /Your move/ }).click();
  expect((await ready(bert)).buttons.length + (await seen(bert)).units.length).toBeGreaterThan(0);

  // A draft survives a reload; a second tab does no harm.
  await bert.getByRole('button', { name: /^Chat/ }).click();
  await bert.getByRole('textbox', { name: 'Say something' }).fill('not yet sai');
  await bert.reload();
  await bert.getByRole('button', { name: /^Chat/ }).click();
  expect(await bert.getByRole('textbox', { name: 'Say something' }).inputValue()).toBe('not yet sai');
  const second = await bert.context().newPage();
  await second.goto(bert.url());
  const there = await ready(second);
  expect(step(there)).toBe(step(await ready(bert)));

  await second.close();

  // The Allied turn and the end of the turn, then the next one begins for both.
  if (LONG) {
    await untilTurn(2, [anna, bert]);
    expect([(await seen(anna)).turn, (await seen(bert)).turn]).toEqual([2, 2]);
  }

  // Resigning ends it for both, and the record opens.
  await resign(anna);
  await bert.getByText('You have won (Allied).').waitFor();
  await anna.getByRole('link', { name: 'Check the dice' }).first().click();
  await anna.getByRole('heading', { name: 'Everything fits' }).waitFor();
  at.forgive(/ERR_INTERNET_DISCONNECTED|WebSocket connection/);
});

test('from a phone one may look on: no secret, no chat, nothing to decide', async () => {
  const anna = await at.open({}, '/online');
  const link = await makeFrance(anna, 'Anna');
  const bert = await at.open({}, '/online');
  await sitDown(bert, link, 'Bert');
  await say(bert, 'Only for you');
  await setUp(bert);
  const phone = await (await at.player({ phone: true })).newPage();
  const heard: string[] = [];
  const own: string[] = [];
  phone.on('websocket', ws => ws.on('framereceived', f => heard.push(String(f.payload))));
  bert.on('websocket', ws => ws.on('framereceived', f => own.push(String(f.payload))));
  await phone.goto(new URL(link).pathname);
  await phone.getByText('You are looking on').waitFor();
  await players(phone).getByText('Bert').waitFor();
  await players(anna).getByText('1 looking on').waitFor();
  expect(await phone.getByRole('button', { name: /^Chat/ }).count()).toBe(0);
  expect((await seen(phone)).buttons).toEqual([]);
  await bert.reload();
  await ready(anna);
  await expect.poll(() => own.some(f => f.includes('"is":"moved"'))).toBe(true);
  const moved = (frames: readonly string[]): string => frames.find(f => f.includes('"is":"moved"')) ?? '';
  const holes = (f: string): number => f.split('"?"').length - 1;
  expect(holes(moved(heard)), 'what the Allies have laid out is hidden from whoever looks on').toBeGreaterThan(
    holes(moved(own)),
  );
  expect(
    heard.some(f => f.includes('Only for you')),
    'the chat is not sent',
  ).toBe(false);
  await expect.poll(() => own.some(f => f.includes('Only for you'))).toBe(true);
  expect(heard.some(f => f.includes('"seed"'))).toBe(false);
});
