/** What is around an online game, clicked: accounts and passkeys, notices, offers, clocks, links to a moment and to a seat, bots that play on, the lobby and the results. */
import { expect, test } from 'vitest';
import type { CDPSession, Page } from 'playwright-core';
import { button, ready, seen } from './france.ts';
import { clean } from './online-clean.ts';
import { serveNear, type Near } from './online-near.ts';
import { makeFrance, menu, orders, players, press, resign, setUp, sitDown } from './online.ts';
import { PATIENCE, stage } from './stage.ts';
import { log, openRecord } from './table.ts';

let near: Near;
const at = stage(async () => (near = await serveNear(['discord.com', 'hooks.slack.com'])));
const gameOf = (link: string): string => new URL(link).pathname.split('/').at(-1)!;
const heading = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('heading', { name }).waitFor();

const DOOR = 'a few words do well';
const signUp = async (page: Page, name: string): Promise<void> => {
  await page.goto('/online/account');
  await page.getByRole('button', { name: 'Make an account' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByLabel('Password').fill(DOOR);
  await page.getByRole('button', { name: 'Make the account' }).click();
  await page.getByText(`Signed in as ${name}`).waitFor();
};
/** A device that knows its owner by a finger. */
const authenticator = async (page: Page): Promise<{ readonly tools: CDPSession; readonly authenticatorId: string }> => {
  const tools = await page.context().newCDPSession(page);
  await tools.send('WebAuthn.enable');
  return {
    tools,
    ...(await tools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })),
  };
};

test('a passkey makes the account and opens it on the phone; the last way in is kept; signing out everywhere ends both', async () => {
  const desk = await at.open({}, '/online/account');
  const phone = await at.open({ phone: true }, '/online/account');
  const [one, two] = await Promise.all([authenticator(desk), authenticator(phone)]);
  await desk.getByRole('button', { name: 'Make an account' }).click();
  await desk.getByRole('button', { name: 'With a passkey instead' }).click();
  await desk.getByText('Give the account a name first').waitFor();
  await desk.getByRole('textbox', { name: 'Name', exact: true }).fill('Anna');
  await desk.getByRole('button', { name: 'With a passkey instead' }).click();
  await desk.getByText('Signed in as anna').waitFor();
  await expect
    .poll(() => desk.getByRole('textbox', { name: 'Your name at the table' }).inputValue(), {
      message: 'a guest is called by the account',
    })
    .toBe('anna');
  await desk.getByRole('button', { name: /^Remove/ }).click();
  await desk.getByText('set a password or add another passkey first').waitFor();

  await phone.getByRole('button', { name: 'With a passkey' }).tap();
  await phone.getByText('No passkey was chosen').waitFor();
  const { credentials } = await one.tools.send('WebAuthn.getCredentials', { authenticatorId: one.authenticatorId });
  await two.tools.send('WebAuthn.addCredential', { authenticatorId: two.authenticatorId, credential: credentials[0]! });
  await phone.getByRole('button', { name: 'With a passkey' }).tap();
  await phone.getByText('Signed in as anna').waitFor();
  await phone.getByRole('button', { name: 'Sign out everywhere (2)' }).tap();
  await phone.getByRole('button', { name: 'Make an account' }).waitFor();
  await desk.reload();
  await desk.getByRole('button', { name: 'Make an account' }).waitFor();
  at.forgive(/409/);
});

test('notices: Discord, Slack and e-mail are added, tried and told; quiet hours and one game’s own wish are kept; a browser that may not says so', async () => {
  const page = await at.open({}, '/online/account');
  const hook = page.getByRole('textbox', { name: 'Discord, Slack or any webhook' });
  const toMail = page.getByRole('textbox', { name: 'E-mail' });
  const add = (what: string): Promise<void> =>
    page.locator('form').filter({ hasText: what }).getByRole('button', { name: 'Add' }).click();
  await hook.fill('http://discord.com/api/webhooks/1/x');
  await add('Discord');
  await page.getByText('The address must begin with https://.').waitFor();
  expect(await hook.inputValue(), 'what was typed stays').toBe('http://discord.com/api/webhooks/1/x');
  for (const url of ['https://discord.com/api/webhooks/1/x', 'https://hooks.slack.com/services/T/B/x']) {
    await hook.fill(url);
    await add('Discord');
    await expect.poll(() => hook.inputValue()).toBe('');
  }
  for (const name of ['Try Discord', 'Try Slack']) await page.getByRole('button', { name }).click();
  await expect.poll(() => near.far.got.length).toBe(2);
  const told = near.far.got.map(g => JSON.parse(g.body.toString()) as { content?: string; text?: string });
  expect(told).toMatchObject([
    { content: expect.stringMatching(/^\*\*It works\*\*\n/), allowed_mentions: { parse: [] } },
    { text: expect.stringMatching(/^\*It works\*\n/) },
  ]);
  near.far.answer = { status: 404 };
  await page.getByRole('button', { name: 'Try Slack' }).click();
  await page.getByText('It did not arrive (the address is gone)').waitFor();
  near.far.answer = { status: 204 };

  await toMail.fill('anna@example.org');
  await add('E-mail');
  await page.getByText('waiting for your click in the mail').waitFor();
  const confirm = await page.context().newPage();
  await confirm.goto(/https?:\S+confirm\S+/.exec(near.mail.mails.at(-1)!.text)![0]);
  await confirm.getByRole('button', { name: 'Yes' }).click();
  await heading(confirm, 'We will write to you.');
  await clean(confirm, 'a link of a mail');
  await page.getByRole('checkbox', { name: 'Tell me nothing at night' }).check();
  await page.getByLabel('from').fill('23:15');
  await page.getByRole('combobox', { name: 'How soon' }).selectOption('after half a day');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByText('This browser was told not to show notices from here.').waitFor();
  await clean(page, 'notices');
  await page.reload();
  await page.getByText('anna@example.org').waitFor();
  expect([
    await page.getByLabel('from').inputValue(),
    await page.getByRole('combobox', { name: 'How soon' }).inputValue(),
    await page.getByText('waiting for your click').count(),
  ]).toEqual(['23:15', '720', 0]);
  await page.getByRole('checkbox', { name: 'Tell me nothing at night' }).uncheck();

  // Away from one game that is told of at once, though all others wait half a day.
  const link = await makeFrance(page, 'Anna');
  const bert = await at.open({}, link);
  await sitDown(bert, link, 'Bert');
  await players(page).getByText('Bert').waitFor();
  await page.getByRole('button', { name: 'Game', exact: true }).click();
  await page.getByRole('combobox', { name: 'Tell me of this game' }).selectOption('at once');
  near.far.got.length = near.mail.mails.length = 0;
  await page.goto('/online/results');
  await resign(bert);
  await expect.poll(() => near.far.got.length, { timeout: PATIENCE }).toBe(2);
  expect(JSON.parse(near.far.got.find(g => g.host === 'discord.com')!.body.toString())).toMatchObject({
    content: expect.stringContaining(
      `**The game is over**\nFrance ’40, Victory or Defeat, May and June 1940, with Bert\n<${at.url}/online/${gameOf(link)}>`,
    ),
  });
  await expect.poll(() => near.mail.mails.map(m => m.to), { timeout: PATIENCE }).toEqual(['anna@example.org']);
  at.forgive(/400|409/);
});

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
  const anna = await at.open({}, '/online/new/france-40');
  await anna.getByRole('combobox', { name: 'Allied' }).selectOption('Cadet');
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
  await players(anna).getByText('Allied, to move').waitFor();
  await anna.goto('about:blank');
  letGo();
  await expect
    .poll(() => near.running.store.query('select waiting from games where id = $1', table.split('/').at(-1)!), {
      timeout: 2 * PATIENCE,
    })
    .toMatchObject([{ waiting: 'german' }]);
  await anna.goto('/online');
  await anna.getByRole('link', { name: /Your move/ }).click();
  const away = anna.getByRole('region', { name: 'While you were away' });
  await away.getByText(/\d+ moves/).waitFor();
  await away.getByRole('button', { name: 'Play it back' }).click();
  await away.getByRole('button', { name: 'Step on' }).click(); // it stands still from here
  await away.getByText(/^(?!1\/)\d+\/\d+ /).waitFor();
  await away.getByRole('button', { name: 'Skip to now' }).click();
  const { buttons, units } = await ready(anna);
  expect([...buttons, ...units], 'we are asked again: at our turn, or for a unit where the bot attacked').not.toEqual(
    [],
  );
});

test('the lobby has what is open; a game between accounts is rated; whoever watched it on a phone gets its record and no chat', async () => {
  const anna = await at.open({}, '/online');
  const bert = await at.open({ phone: true }, '/online');
  const heard: string[] = [];
  await Promise.all([signUp(anna, 'anna-rated'), signUp(bert, 'bert-rated')]);
  for (const pace of [/No clock/, /Live, one hour/]) {
    await anna.goto('/online/new/france-40');
    await anna.getByRole('radio', { name: pace }).check();
    await anna.getByRole('radio', { name: /^Anybody/ }).check();
    await anna.getByRole('button', { name: 'Make the game and get the link' }).click();
    await anna.getByRole('textbox', { name: 'Link for the Allied player' }).waitFor();
  }
  await bert.goto('/online');
  const open = bert
    .getByRole('region', { name: 'Waiting for a player' })
    .getByRole('link', { name: /Play Allied against anna-rated/ });
  await open.nth(1).waitFor();
  await clean(bert, 'a lobby with open games');
  await open.filter({ hasText: 'no clock' }).tap();
  await bert.getByRole('button', { name: 'Play the Allied side' }).tap();
  await players(bert).waitFor();
  const watcher = await (await at.player({ phone: true, dark: true })).newPage();
  watcher.on('websocket', ws => ws.on('framereceived', f => heard.push(String(f.payload))));
  await watcher.goto(bert.url());
  await watcher.getByText('You are looking on').waitFor();
  await anna.goto('/online');
  await anna.getByRole('link', { name: /bert-rated/ }).click();
  await anna.getByRole('button', { name: /^Chat/ }).click();
  await anna.getByRole('textbox', { name: 'Say something' }).fill('I give up');
  await anna.getByRole('button', { name: 'Say', exact: true }).click();
  await anna.getByRole('log').getByText('I give up').waitFor();
  await resign(anna);
  await watcher.getByText('German resigned: Allied wins').waitFor();
  await watcher.getByText('More', { exact: true }).tap();
  await watcher.getByRole('button', { name: 'Download' }).waitFor();
  await clean(watcher, 'the end for whoever watched');
  expect(heard.join('')).not.toContain('I give up');

  await anna.getByRole('link', { name: 'Results' }).last().click();
  await anna.getByRole('row', { name: /bert-rated/ }).waitFor();
  await clean(anna, 'ratings');
  await anna
    .getByRole('row', { name: /bert-rated/ })
    .getByRole('link')
    .click();
  await heading(anna, 'bert-rated');
  await anna.getByRole('row', { name: /anna-rated 1 0 0/ }).waitFor();
});
