/** No Retreat! in a browser: a German player turn of either front by mouse, by keys alone and with a finger, at one screen with the hands kept apart; a hand with its reasons; a counterattack; axe. */
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { clean } from '../../../../client/test/browser/axe.ts';
import { tab } from '../../../../client/test/browser/hands.ts';
import { LONG, stage } from '../../../../client/test/browser/stage.ts';
import { play, start } from '../../../../client/test/browser/table.ts';
import type { Table } from '../../../../engine/table.ts';
import type { Front } from '../../data/rows.ts';
import { CHARTS } from '../../data/charts.ts';
import { listing } from '../../listing.ts';
import { attack, done, scene } from '../scene.ts';
import { asked, button, choices, decision, finger, heading, keys, mouse, open, press, type Hand } from './seat.ts';

const at = stage();
const FORCES = {
  france: { unit: 'G XIX', from: 'F1708', to: 'F1707', target: 'F1706', enemy: ['F I'], mate: ['G XVI'] },
  poland: { unit: 'G39 XIX', from: 'P1511', to: 'P1512', target: 'P1513', enemy: ['P 25'], mate: ['G39 XIII'] },
} as const;
/** A panzer corps before the enemy, a marker in each hand. */
const beforeMovement = (front: Front): Table => {
  const { unit, from, target, enemy } = FORCES[front];
  return scene({
    scenario: `${front}-historical`,
    moment: 'german movement',
    at: { [from]: [unit], [target]: [...enemy] },
    pieces: { 'G Blitz! 1': 'German markers', 'G Blitzkrieg! 1': 'German markers', 'A Shock! 1': 'Allied markers' },
    columns: {},
  });
};
const isAllied = (page: Page): Promise<boolean> =>
  page
    .getByRole('banner')
    .innerText()
    .then(words => /allied player/i.test(words));
/** A German player turn from movement to its end; what the die asks for is answered with the last that is listed. */
const playTurn = async (page: Page, front: Front, hand: Hand): Promise<void> => {
  const { unit, from, to, target } = FORCES[front];
  await asked(page, /^Movement/);
  await hand.march(unit, from, to);
  await asked(page, /^Movement/);
  await press(page, hand, button(page, /End the Movement/));
  while (/declarations/i.test(await heading(page))) {
    const aim = button(page, new RegExp(`Target ${target}`));
    await press(page, hand, (await aim.count()) ? aim : button(page, /No more declarations/));
  }
  await asked(page, /^Battles/);
  await button(page, /^Fight .* Prepared of six dice/).waitFor();
  await hand.prepare(target, unit);
  await button(page, new RegExp(`Leave out ${unit}`)).waitFor();
  expect(await button(page, /Fight on the Prepared/).innerText()).toMatch(/of six dice/);
  await press(page, hand, button(page, /Fight on the German Mobile/));
  await asked(page, /^Allied marker/);
  await decision(page)
    .getByRole('table', { name: /German Mobile table, column/ })
    .waitFor();
  await press(page, hand, button(page, /Commit no marker/));
  await asked(page, /^German marker/);
  expect(await button(page, /Commit Blitz!/).innerText()).toMatch(/one column right/);
  await press(page, hand, button(page, /Commit Blitz!/));
  for (let n = 0; n < 30 && !(await isOver(page)); n++)
    await press(
      page,
      hand,
      (await choices(page).count())
        ? choices(page).last()
        : decision(page).locator('.unit-row, .nr-fights .btn').first(),
    );
  expect(await isOver(page)).toBe(true);
  expect(await page.locator('[aria-label=Log]').textContent()).toMatch(/die \d/);
};
/** The Allied player moves. */
const isOver = async (page: Page): Promise<boolean> =>
  (await heading(page)).startsWith('Movement') && (await isAllied(page));

const footHeight = async (page: Page): Promise<number> => (await page.locator('.bot').boundingBox())?.height ?? 0;

test('a German turn in France by mouse', async () => {
  const page = await at.open();
  await open(page, beforeMovement('france'));
  expect(await footHeight(page), 'without cards the foot is low').toBeLessThan(150);
  await playTurn(page, 'france', mouse(page, 'france'));
});
test('a German turn in Poland by keys alone', async () => {
  const page = await at.open({ dark: true });
  await open(page, beforeMovement('poland'));
  await asked(page, /^Movement/);
  // As the sign says: E goes there, Enter would do it. The page may still be taking up the keyboard: E again does no harm.
  await expect
    .poll(async () => {
      await page.keyboard.press('e');
      return page.evaluate(() => document.activeElement?.textContent);
    })
    .toMatch(/End the Movement/);
  await playTurn(page, 'poland', keys(page));
});
test('a German turn in France with a finger', async () => {
  const page = await at.open({ phone: true });
  await open(page, beforeMovement('france'));
  await playTurn(page, 'france', finger(page, 'france'));
});
test.runIf(LONG).each(['mouse', 'finger'] as const)('a German turn in Poland by %s', async how => {
  const page = await at.open({ phone: how === 'finger' });
  await open(page, beforeMovement('poland'));
  await playTurn(page, 'poland', how === 'finger' ? finger(page, 'poland') : mouse(page, 'poland'));
});
test.runIf(LONG)('a German turn in France by keys alone', async () => {
  const page = await at.open();
  await open(page, beforeMovement('france'));
  await playTurn(page, 'france', keys(page));
});

/** The attack failed, and the French strike back. */
const counterattacked = (): Table => {
  const t = scene({
    at: { F1707: ['G XIX'], F1706: ['F I', 'F III'] },
    columns: { marker: { 'grey 1': 'F1706' } },
    pieces: { '#2': 'Allied hand', '#8': 'German hand', 'G Hold! 1': 'German markers', 'A Shock! 1': 'Allied markers' },
  });
  attack(t, 'german', ['F1706'], ['G XIX'], 'Prepared');
  return t;
};
test('a battle inside a battle, and a hand with the reason on each card: axe finds nothing in any look', async () => {
  for (const look of [{}, { dark: true, phone: true }]) {
    const page = await at.open(look);
    const t = counterattacked();
    for (const side of ['allied', 'german', 'allied', 'german'] as const) {
      if (t.g.wait.for !== 'choice' || t.g.wait.ask.side !== side) continue;
      const isLast = t.g.wait.ask.kind === 'backing' && side === 'german';
      done(t, side, { do: 'pass' }, ...(isLast ? [1] : []));
    }
    done(t, 'allied', { do: 'counterattack' });
    if (t.g.wait.for === 'choice' && t.g.wait.ask.kind === 'choosing')
      done(t, 'allied', { do: 'use', crt: 'Prepared' });
    await open(page, t);
    await asked(page, /^Allied marker/);
    const chain = page.getByRole('list', { name: /^Battle at/ });
    expect(await chain.innerText()).toMatch(/German attack[\s\S]*French counterattack/);
    await clean(page, 'a nested battle');
    if (look.phone) await tab(page, 'Hand').tap();
    const hand = page.getByRole('group', { name: /^Allied hand, 1 card/ });
    expect(await hand.innerText()).toMatch(/in a battle|5\.\d/);
    if (!look.phone) expect(await footHeight(page), 'with cards it is as high as they are').toBeGreaterThan(220);
    await clean(page, 'a hand');
    await page.close();
  }
});
test('from the first page: a guided first turn, and events with a plan kept secret', async () => {
  const page = await at.open();
  await play(page, listing).click();
  const dialog = page.getByRole('dialog', { name: listing.card.title });
  await dialog.getByRole('radio', { name: /French Front, historical/ }).check();
  await dialog.getByRole('combobox', { name: 'German' }).selectOption('me');
  await dialog.getByRole('combobox', { name: 'Allied' }).selectOption('random');
  await start(page, listing).click();
  await asked(page, /Events|Secret Plan|Command limits/);
  await page.getByRole('region', { name: 'Guide' }).waitFor();
  // Thresholds are calibrated: as the charts have them.
  const { exceed, stance } = CHARTS.turns.france.find(row => row.deathsHead)!;
  expect(await page.getByRole('region', { name: 'Victory points' }).innerText()).toContain(
    `above ${exceed} bad for the Allies`,
  );
  expect(await page.getByRole('region', { name: 'Stance' }).innerText()).toMatch(
    new RegExp(`moves on above ${stance}, (needs \\d+ more|as it is now)`),
  );
  await clean(page, 'the first turn');
});
