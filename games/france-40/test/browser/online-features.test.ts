/** Around an online game of France '40: what is asked back, offered and brought along; time; a bot that plays on while the page is closed. */
import { expect, test } from 'vitest';
import { clean } from '../../../../client/test/browser/axe.ts';
import { serveNear, type Near } from '../../../../client/test/browser/online-near.ts';
import { gameOf, heading, menu, orders, players, resign, sitDown } from '../../../../client/test/browser/online.ts';
import { PATIENCE, stage } from '../../../../client/test/browser/stage.ts';
import { log, openRecord } from '../../../../client/test/browser/table.ts';
import { listing } from '../../listing.ts';
import { makeFrance, press, setUp } from './online.ts';
import { isAsked, button, ready, seen } from './table.ts';

let near: Near;
const at = stage(async () => (near = await serveNear([])));

test('a game of two: asked back, refused, agreed and logged; a draw declined; a seat brought along and shut out; resigned, watched again, a moment sent; a rematch waits', async () => {
  const anna = await at.open({}, '/online');
  const link = await makeFrance(anna, 'Anna');
  const bert = await at.open({ phone: true }, '/online');
  const id = gameOf(link);
  await anna.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await sitDown(bert, link, 'Bert');
  await orders(bert);
  await setUp(bert);
  await setUp(anna);
  const before = (await ready(anna)).turn;
  const agreed = 'Taken back by agreement: the German side had asked.';
  const ask = async (): Promise<void> => {
    await anna.getByRole('button', { name: 'Game', exact: true }).click();
    await anna.getByText('Ask to take back').click();
    await anna.getByRole('dialog').getByRole('button', { name: 'The Germans are set up.' }).click();
    await bert.getByText('Anna (German) asks to go back to before “The Germans are set up”.').waitFor();
  };
  await ask();
  await clean(bert, 'an offer');
  await bert.getByRole('button', { name: 'Decline' }).tap();
  await anna.getByText('The other side would not take it back.').waitFor();
  expect((await seen(anna)).turn).toBe(before);
  await ask();
  await bert.getByRole('button', { name: 'Let it be taken back' }).tap();
  await anna.getByText('The other side agreed: it is taken back.').waitFor();
  await log(anna).getByText(agreed).waitFor();
  await setUp(anna);
  await menu(bert, 'Offer a draw');
  await anna.getByText('Bert (Allied) offers a draw.').waitFor();
  await anna.getByRole('button', { name: 'Decline' }).click();
  await bert.getByText('The other side declined the draw.').waitFor();

  // The invitation is used up; the seat itself goes to another device, and is taken from there.
  const eve = await at.open({ phone: true }, link);
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
  await anna.getByRole('button', { name: 'Close', exact: true }).click();

  await resign(anna);
  await bert.getByText('You have won (Allied). German resigned: Allied wins.').waitFor();
  await anna.getByRole('button', { name: 'Watch it again' }).click();
  for (const _ of [1, 2]) await anna.getByRole('button', { name: 'Step on' }).click();
  const back = anna.getByRole('region', { name: 'Looking back' });
  await back.getByText('The Allies are set up.').waitFor();
  await anna.getByRole('button', { name: 'Copy a link to this position' }).click();
  await anna.getByRole('button', { name: 'The link is copied' }).waitFor();
  const moment = await anna.evaluate(() => navigator.clipboard.readText());
  expect(moment).toMatch(new RegExp(`^${at.url}/g/${id}/\\d+$`));
  await eve.goto(moment);
  await eve.getByRole('region', { name: 'Looking back' }).getByText('The Allies are set up.').waitFor();
  expect(await eve.getByRole('slider').inputValue()).toBe(await anna.getByRole('slider').inputValue());
  await eve.getByText('More', { exact: true }).tap();
  await eve.getByRole('link', { name: 'Check the dice' }).last().tap();
  await heading(eve, 'Everything fits');
  await eve.goto('/');
  await openRecord(eve, {
    name: 'resigned.phoney.json',
    mimeType: 'application/json',
    buffer: Buffer.from(await (await fetch(`${at.url}/api/games/${id}/record`)).text()),
  });
  await eve.goto('/');
  await eve.getByText('No game is under way in this browser.').waitFor();
  await eve.getByRole('link', { name: /France ’40.*unfinished/ }).waitFor();

  await anna.getByRole('button', { name: 'Rematch' }).click();
  await anna.getByText('The game begins as soon as the other player sits down.').waitFor();
  await bert.goto('/online');
  await bert.getByRole('link', { name: /A rematch waits for you/ }).tap();
  await bert.getByRole('button', { name: 'To the rematch' }).tap();
  await players(anna).getByText('Bert').waitFor();
});

test('time: a live clock runs down for both to see; after the agreed days the game may be claimed', async () => {
  const anna = await at.open({}, '/online');
  const bert = await at.open({ phone: true }, '/online');
  const live = await makeFrance(anna, 'Anna', /Live, one hour/);
  await sitDown(bert, live, 'Bert');
  await near.pass(gameOf(live), 3_600_000);
  await Promise.all([
    anna.getByText('You have won (German). Allied ran out of time: German wins.').waitFor(),
    bert.getByText('Allied ran out of time: German wins.').waitFor(),
  ]);
  const slow = await makeFrance(anna, 'Anna', /A day for each answer/);
  const late = anna.getByRole('region', { name: 'The time to answer is over' });
  await sitDown(bert, slow, 'Bert');
  await players(anna).getByText('Bert').waitFor();
  expect(await late.count()).toBe(0);
  await near.pass(gameOf(slow), 86_400_000);
  await Promise.all([anna.reload(), bert.reload()]);
  await late.getByText('Bert (Allied) has not answered in the agreed time.').waitFor();
  await bert.getByText('Your time to answer is over').waitFor();
  await clean(anna, 'a game that may be claimed');
  await late.getByRole('button', { name: 'Claim the game' }).click();
  await bert.getByText('German claimed the game.').waitFor();
});

test('a bot takes its turn while the page is closed, and what it did is played back', async () => {
  const anna = await at.open({}, `/online/new/${listing.id}`);
  await anna.getByRole('combobox', { name: 'Allied' }).selectOption('cadet');
  await anna.getByRole('button', { name: 'Begin' }).click();
  await players(anna).getByText('Cadet (bot)').waitFor();
  const table = anna.url();
  await expect.poll(async () => (await seen(anna)).buttons.length, { timeout: PATIENCE }).toBeGreaterThan(0);
  await setUp(anna);
  if ((await ready(anna)).step.startsWith('Airborne')) await press(anna, /No airborne coup/);
  await press(anna, /move, then fight/);
  await press(anna, /End the Movement Phase/);
  const letGo = near.holdBots(); // else its turn may be over before the page is closed
  await button(anna, /End the Combat Phase/).click();
  const toMove = players(anna).getByText('Allied, to move');
  await anna.locator('dialog.sure .go').or(toMove).first().waitFor();
  await isAsked(anna);
  await toMove.waitFor();
  await anna.goto('about:blank');
  letGo();
  await expect
    .poll(() => near.running.store.query('select waiting from games where id = $1', table.split('/').at(-1)!), {
      timeout: 2 * PATIENCE,
    })
    .toMatchObject([{ waiting: 'german' }]);
  await anna.goto('/online');
  await anna.getByRole('link', { name: /Your move/ }).click();
  const away = anna.getByRole('region', { name: 'Since your last decision' });
  await away.getByText('Moved', { exact: true }).waitFor();
  await away.getByRole('button', { name: 'Play it back' }).click();
  await away.getByRole('button', { name: 'Step on' }).click(); // it stands still from here
  await away.getByText(/^(?!1\/)\d+\/\d+ /).waitFor();
  await away.getByRole('button', { name: 'Skip to now' }).click();
  const { buttons, units } = await ready(anna);
  expect([...buttons, ...units], 'we are asked again: at our turn, or for a unit where the bot attacked').not.toEqual(
    [],
  );
});
