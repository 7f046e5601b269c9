/** The pages around an online game, operated by clicks: accounts and passkeys, notices, lobby and results. */
import { buffer as bufferOf } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { CDPSession, Page } from 'playwright-core';
import { clean } from './axe.ts';
import { serveNear, type Near } from './online-near.ts';
import { game, gameOf, heading, link, makeGame, players, resign, say, sitDown, THEIRS } from './online.ts';
import { PATIENCE, stage } from './stage.ts';
import { FOR_TWO, play } from './table.ts';

let near: Near;
const at = stage(async () => (near = await serveNear(['discord.com', 'hooks.slack.com'])));

const PASSWORD = 'a few words do well';
const signUp = async (page: Page, name: string): Promise<void> => {
  await page.goto('/online/account');
  await page.getByRole('button', { name: 'Make an account' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Make the account' }).click();
  await page.getByText(`Signed in as ${name}`).waitFor();
};
/** A virtual device that identifies its owner by a fingerprint. */
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

test('a passkey makes the account and opens it on the phone; the last passkey cannot be removed; signing out everywhere ends both sessions', async () => {
  const gameHost = await at.open({}, '/online/account');
  const phone = await at.open({ phone: true }, '/online/account');
  const [one, two] = await Promise.all([authenticator(gameHost), authenticator(phone)]);
  await gameHost.getByRole('button', { name: 'Make an account' }).click();
  await gameHost.getByRole('button', { name: 'With a passkey instead' }).click();
  await gameHost.getByText('Give the account a name first').waitFor();
  await gameHost.getByRole('textbox', { name: 'Name', exact: true }).fill('Anna');
  await gameHost.getByRole('button', { name: 'With a passkey instead' }).click();
  await gameHost.getByText('Signed in as Anna').waitFor();
  await expect
    .poll(() => gameHost.getByRole('textbox', { name: 'Your name at the table' }).inputValue(), {
      message: 'a guest is called by the account',
    })
    .toBe('Anna');
  await gameHost.getByRole('button', { name: /^Remove/ }).click();
  await gameHost.getByText('set a password or add another passkey first').waitFor();

  await phone.getByRole('button', { name: 'With a passkey' }).tap();
  await phone.getByText('No passkey was chosen').waitFor();
  const { credentials } = await one.tools.send('WebAuthn.getCredentials', { authenticatorId: one.authenticatorId });
  await two.tools.send('WebAuthn.addCredential', { authenticatorId: two.authenticatorId, credential: credentials[0]! });
  await phone.getByRole('button', { name: 'With a passkey' }).tap();
  await phone.getByText('Signed in as Anna').waitFor();
  await phone.getByRole('button', { name: 'Sign out everywhere (2)' }).tap();
  await phone.getByRole('button', { name: 'Make an account' }).waitFor();
  await gameHost.reload();
  await gameHost.getByRole('button', { name: 'Make an account' }).waitFor();
  at.forgive(/409/);
});

test('notices: Discord, Slack and e-mail are added, tried and used; quiet hours and the setting of one game are stored; a browser without permission says so', async () => {
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
  const received = near.far.got.map(g => JSON.parse(g.body.toString()) as { content?: string; text?: string });
  expect(received).toMatchObject([
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
  await heading(confirm, 'You will be notified by e-mail.');
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

  // Anna leaves a game whose notices are sent at once, while those of all others wait half a day.
  const invitation = await makeGame(page, 'Annette');
  const bert = await at.open({}, invitation);
  await sitDown(bert, invitation, 'Bert');
  await players(page).getByText('Bert').waitFor();
  await page.getByRole('button', { name: 'Game', exact: true }).click();
  await page.getByRole('combobox', { name: 'Tell me of this game' }).selectOption('at once');
  near.far.got.length = near.mail.mails.length = 0;
  await page.goto('/online/results');
  await resign(bert);
  await expect.poll(() => near.hurry().then(() => near.far.got.length), { timeout: PATIENCE }).toBe(2);
  expect(JSON.parse(near.far.got.find(g => g.host === 'discord.com')!.body.toString())).toMatchObject({
    content: expect.stringContaining(
      `**The game is over**\n${game.title}, ${game.scenarios[0]!.title}, with Bert\n<${at.url}/online/${gameOf(invitation)}>`,
    ),
  });
  await expect.poll(() => near.mail.mails.map(m => m.to), { timeout: PATIENCE }).toEqual(['anna@example.org']);
  at.forgive(/400|409/);
});

test('the lobby lists open games; everybody sees a live clock run out; a game between accounts is rated; a spectator on a phone gets the record and no chat', async () => {
  const anna = await at.open({}, '/online');
  const bert = await at.open({ phone: true }, '/online');
  const heard: string[] = [];
  await Promise.all([signUp(anna, 'anna-rated'), signUp(bert, 'bert-rated')]);
  for (const pace of [/No clock/, /Live, one hour/]) {
    await anna.goto(`/online/new/${FOR_TWO.id}`);
    await anna.getByRole('radio', { name: pace }).check();
    await anna.getByRole('radio', { name: /^Anybody/ }).check();
    await anna.getByRole('button', { name: 'Make the game and get the link' }).click();
    await link(anna).waitFor();
  }
  await bert.goto('/online');
  const open = bert
    .getByRole('region', { name: 'Waiting for a player' })
    .getByRole('link', { name: `Play ${THEIRS} against anna-rated` });
  await open.nth(1).waitFor();
  await clean(bert, 'a lobby with open games');
  await open.filter({ hasText: 'live' }).tap();
  await bert.getByRole('button', { name: `Play the ${THEIRS} side` }).tap();
  await players(bert).waitFor();
  const watcher = await (await at.player({ phone: true, dark: true })).newPage();
  watcher.on('websocket', ws => ws.on('framereceived', f => heard.push(String(f.payload))));
  await watcher.goto(bert.url());
  await watcher.getByText('You are looking on').waitFor();
  await anna.goto('/online');
  await anna.getByRole('link', { name: /bert-rated/ }).click();
  await say(anna, 'Where are you?');
  await anna.getByRole('log').getByText('Where are you?').waitFor();
  await near.pass(gameOf(anna.url()), 3_600_000);
  const gone = /ran out of time: .+ wins/;
  await Promise.all([anna, bert, watcher].map(page => page.getByText(gone).first().waitFor()));
  await watcher.getByText('More', { exact: true }).tap();
  await watcher.getByRole('button', { name: 'Download' }).waitFor();
  await clean(watcher, 'the end for whoever watched');
  expect(heard.join('')).not.toContain('Where are you?');

  await anna.getByRole('link', { name: 'Results' }).last().click();
  await anna.getByRole('row', { name: /bert-rated/ }).waitFor();
  await clean(anna, 'ratings');
  await anna
    .getByRole('row', { name: /bert-rated/ })
    .getByRole('link')
    .click();
  await heading(anna, 'bert-rated');
  await anna.getByRole('row', { name: /anna-rated (1 0 0|0 0 1)/ }).waitFor();
});

test('the start dialog says what the browser stores; an unreadable game is shown as damaged, in the list too, and its record can be downloaded', async () => {
  const anna = await at.open();
  await play(anna, FOR_TWO).click();
  const panel = anna.getByRole('dialog', { name: FOR_TWO.card.title });
  await panel.getByText(/kept in this browser, with its seed and what a bot or another player hides/).waitFor();

  const invitation = await makeGame(anna, 'Gerda');
  const bert = await at.open({ phone: true }, invitation);
  await sitDown(bert, invitation, 'Hans');
  const id = gameOf(invitation);
  const spoilt = '{"is":"start","nonces":[],"entries":[{"is":"choice","by":"nobody","pick":{"do":"dance"}}]}';
  await near.running.store.change([
    ['delete from checkpoints where game = $1', id],
    ['delete from rests where game = $1', id],
    ['update journal set act = $2 where game = $1 and seq = 0', id, spoilt],
  ]);
  near.running.gameHost.drop(id);
  await Promise.all([anna, bert].map(page => page.goto(`/online/${id}`)));
  for (const page of [anna, bert]) {
    await heading(page, 'This game is damaged');
    await clean(page, 'a damaged game');
  }
  const [download] = await Promise.all([
    bert.waitForEvent('download'),
    bert.getByRole('button', { name: 'Download its record' }).tap(),
  ]);
  const record = JSON.parse((await bufferOf(await download.createReadStream())).toString()) as object;
  expect(record).toMatchObject({ game: game.id, damaged: expect.stringContaining('cannot be read') });
  await anna.getByRole('link', { name: 'To your games' }).click();
  await anna.getByText('Damaged: it cannot be shown').waitFor();
});
