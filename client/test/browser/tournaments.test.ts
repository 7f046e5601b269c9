/** A tournament played through by two browsers and a bot that fills up: made, entered, paired, decided and exported; axe, both sizes, the keyboard alone. */
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { titleOf } from '../../../games/shelf.ts';
import { clean } from './axe.ts';
import { heading, players, resign } from './online.ts';
import { LOOKS, stage } from './stage.ts';
import { FOR_TWO } from './table.ts';

const at = stage();
const link = (page: Page) => page.getByRole('textbox', { name: 'Link for the players' });
const enter = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Your name at the table' }).fill(name);
  await page.getByRole('button', { name: 'Enter', exact: true }).click();
  await page.getByText('(you)').waitFor();
};
const decideFirst = async (page: Page, what: string): Promise<void> => {
  await page
    .getByRole('combobox', { name: /^Decide the game of/ })
    .first()
    .selectOption({ label: what });
  await page
    .getByRole('button', { name: /^Set the result/ })
    .first()
    .click();
};

test.each(LOOKS)('%s: two people and a bot play two rounds', { timeout: 600_000 }, async (_, look) => {
  const anna = await at.open(look, '/online/tournaments');
  await anna.getByText('You are in no tournament').waitFor();
  await clean(anna, 'no tournaments');
  await anna.getByRole('link', { name: 'New tournament' }).click();
  await anna.getByRole('textbox', { name: 'Title' }).fill('Club night');
  await anna.getByRole('combobox', { name: 'Game', exact: true }).selectOption({ label: titleOf(FOR_TWO.id) });
  await anna.getByRole('combobox', { name: 'Rounds', exact: true }).selectOption('2');
  await clean(anna, 'the form');
  await anna.getByRole('button', { name: 'Make the tournament' }).click();
  const address = await link(anna).inputValue();
  await enter(anna, 'Anna');
  const bert = await at.open(look, new URL(address).pathname);
  await heading(bert, 'Club night');
  await clean(bert, 'a tournament to enter');
  await enter(bert, 'Bert');
  await anna.getByRole('combobox', { name: 'Fill up with a bot' }).selectOption('random');
  await anna.getByRole('button', { name: 'Add' }).click();
  await anna.getByText('Random (bot) 3').first().waitFor();
  await anna.getByRole('button', { name: 'Begin the first round' }).click();
  await anna.getByText('Round 1 of 2').waitFor();
  await clean(anna, 'the first round, for the owner');

  await bert.reload();
  await bert.getByRole('link', { name: 'Play Anna' }).click();
  await players(bert).waitFor();
  await resign(bert);
  await bert.goto(new URL(address).pathname);
  await bert.getByText('Anna wins').waitFor();
  await clean(bert, 'after the first game');
  await anna.reload();
  await anna.getByRole('button', { name: 'Begin round 2' }).click();
  await anna.getByText('Round 2 of 2').waitFor();
  await decideFirst(anna, 'A draw');
  await anna.getByText('A draw, decided by the owner').waitFor();
  await anna
    .getByRole('button', { name: 'End the tournament', exact: true })
    .or(anna.getByText('Over', { exact: true }))
    .first()
    .waitFor();
  await expect.poll(() => anna.getByText('Over', { exact: true }).count()).toBeGreaterThan(0);
  await clean(anna, 'the end');
  const [file] = await Promise.all([
    anna.waitForEvent('download'),
    anna.getByRole('link', { name: 'for a spreadsheet (CSV)' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^tournament-.*\.csv$/);
  await anna.goto('/online/tournaments');
  await anna.getByRole('link', { name: /Club night/ }).waitFor();
  await clean(anna, 'the list');
});

/** Presses Tab until the control has the focus. */
const tabTo = async (page: Page, name: string, role: string): Promise<void> => {
  const wanted = page.getByRole(role as 'button', { name, exact: true });
  for (let i = 0; i < 120; i++) {
    if (await wanted.evaluate(e => e === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${role} ${name}`);
};
test('with the keyboard alone a tournament is made, filled, begun and decided', { timeout: 600_000 }, async () => {
  const page = await at.open({}, '/online/tournaments/new');
  await tabTo(page, 'Title', 'textbox');
  await page.keyboard.type('By keyboard');
  await tabTo(page, 'Make the tournament', 'button');
  await page.keyboard.press('Enter');
  await heading(page, 'By keyboard');
  await tabTo(page, 'Enter', 'button');
  await page.keyboard.press('Enter');
  await page.getByText('(you)').waitFor();
  await tabTo(page, 'Add', 'button');
  await page.keyboard.press('Enter');
  await page.getByText('Captain (bot) 2').first().waitFor();
  await tabTo(page, 'Begin the first round', 'button');
  await page.keyboard.press('Enter');
  const decide = page.getByRole('combobox', { name: /^Decide the game of/ });
  await decide.waitFor();
  await decide.focus();
  await page.keyboard.type('A draw');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('decided by the owner').waitFor();
});
