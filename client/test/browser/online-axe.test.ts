/** axe finds nothing wrong on the pages of online play, on desktop and phone, light and dark. Also makes, leaves and reopens an account. */
import { expect, test } from 'vitest';
import { makeGame, OURS, players, say, sitDown, THEIRS } from './online.ts';
import { clean } from './axe.ts';
import { LOOKS, stage } from './stage.ts';

const at = stage();
test.each(LOOKS)('%s: lobby, new game, waiting room, joining, table, chat, menu, the end', async (_, look) => {
  const anna = await at.open(look, '/online');
  await anna.getByText('You have no game under way').waitFor();
  await clean(anna, 'an empty lobby');
  await anna.goto('/online/new');
  await anna.getByRole('button', { name: 'Make the game and get the link' }).waitFor();
  await clean(anna, 'a new game');
  const link = await makeGame(anna, 'Anna', /Live, one hour/);
  await clean(anna, 'waiting for a friend');
  const bert = await at.open(look, '/online');
  await bert.goto(link);
  await bert.getByText('Anna invites you').waitFor();
  await clean(bert, 'an invitation');
  await sitDown(bert, link, 'Bert');
  await players(anna).getByRole('timer').first().waitFor();
  await say(bert, 'Hello');
  await bert.getByRole('log').getByText('Hello').waitFor();
  await clean(bert, 'the table with the chat');
  await anna.getByRole('button', { name: 'Game', exact: true }).click();
  await anna.getByRole('combobox', { name: 'Tell me of this game' }).waitFor();
  await clean(anna, 'the menu of the game');
  await anna.getByRole('button', { name: 'Resign …' }).click();
  await anna.getByRole('button', { name: 'Yes, I resign' }).click();
  await anna.getByText(`${OURS} resigned: ${THEIRS} wins`).waitFor();
  await clean(anna, 'the end');
  await anna.goto('/online');
  await anna.getByText(`${OURS} resigned: ${THEIRS} wins`).waitFor();
  await clean(anna, 'the lobby');
});

test.each(LOOKS)(
  '%s: an account is made, shown, signed out and signed in again; notices, results, a player',
  async (_, look) => {
    const page = await at.open(look, '/online/account');
    const name = `anna-${look.phone ? 'phone' : 'desk'}`;
    await page.getByRole('button', { name: 'Make an account' }).click();
    await clean(page, 'no account yet');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await page.getByLabel('Password').fill('a few words do well');
    await page.getByRole('button', { name: 'Make the account' }).click();
    await page.getByText(`Signed in as ${name}`).waitFor();
    await page.getByRole('checkbox', { name: 'Tell me nothing at night' }).check();
    await page.getByLabel('from').waitFor();
    await clean(page, 'an account');
    await page.getByRole('link', { name: 'Your results and ratings' }).click();
    await page.getByText('Not rated yet.').waitFor();
    await clean(page, 'a player');
    await page.goto('/online/results');
    await page.getByText('Nobody is rated yet.').waitFor();
    await clean(page, 'results');
    await page.goto('/online/account');
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByRole('button', { name: 'Sign in', exact: true }).first().waitFor();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await page.getByLabel('Password').fill('a few words do well');
    await page.locator('form.door').getByRole('button', { name: 'Sign in', exact: true }).last().click();
    await page.getByText(`Signed in as ${name}`).waitFor();
    expect(
      await page.getByRole('checkbox', { name: 'Tell me nothing at night' }).isChecked(),
      'the settings belong to the account',
    ).toBe(true);
  },
);
