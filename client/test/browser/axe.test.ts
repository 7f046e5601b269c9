/** axe finds nothing: every place, light and dark, on a desk and on a phone. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { finger, mouse, playUntil } from './hands.ts';
import { asked, beforeTheEnd, fileOf, playedUntil, recordOf } from './records.ts';
import { LOOKS, stage } from './stage.ts';
import { fight, goOnWith, map, play, settled, start } from './table.ts';

const at = stage();
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe objects to, in a line each; what it can only ask a person about is left out. */
const objections = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(AXE);
  await page.evaluate(() =>
    document.fonts.ready
      .then(() => Promise.all(document.getAnimations().map(a => a.finished.catch(() => undefined))))
      .then(() => undefined),
  );
  const found = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'] }),
  );
  return found.violations.flatMap(v =>
    v.nodes.map(
      n => `${v.id}: ${n.target.join(' ')} (${n.any[0]?.message ?? n.all[0]?.message ?? n.none[0]?.message ?? v.help})`,
    ),
  );
};
const clean = async (page: Page, where: string): Promise<void> =>
  expect.soft(await objections(page), where).toEqual([]);

const FINISHED = fileOf(recordOf(playedUntil('axe')));
const ENDING = fileOf(recordOf(beforeTheEnd()));
const ROLLED = fileOf(recordOf(playedUntil('axe', t => asked(t) === 'rolling')));

describe.each(LOOKS)('%s', (_, look) => {
  test('first page, start, set-up, moving, fight, rules', async () => {
    const page = await at.open(look);
    const hand = look.phone ? finger(page) : mouse(page);
    await play(page).waitFor();
    await clean(page, 'the first page');
    await play(page).click();
    await start(page).waitFor();
    await page.getByRole('group', { name: 'Who plays' }).waitFor();
    await clean(page, 'start');
    await start(page).click();
    await settled(page);
    await map(page).waitFor();
    await clean(page, 'set-up');
    await playUntil(page, hand, s => s.choices.some(c => c.startsWith('Enter')));
    await clean(page, 'moving');
    const { now } = await playUntil(page, hand, s => s.fight !== undefined || s.turn > 1);
    expect(now.fight).toBeDefined();
    await clean(page, 'a fight before the dice');
    await fight(page)
      .getByRole('button', { name: /^Rule / })
      .first()
      .click();
    await page.getByRole('dialog', { name: 'Rules' }).getByRole('article').waitFor();
    await clean(page, 'the rules drawer');
  });

  test('dice on the table, the end, replay, check of the dice, rules page', async () => {
    const page = await at.open(look);
    await goOnWith(page, ROLLED);
    await fight(page)
      .getByRole('button', { name: /^Accept/ })
      .waitFor();
    await clean(page, 'dice on the table');
    await page.goto('/');
    expect((await goOnWith(page, ENDING)).choices).toHaveLength(1);
    await page.keyboard.press('1');
    await page.getByText('The game is over.').waitFor();
    await clean(page, 'the end');
    await page.getByRole('link', { name: 'Watch it again' }).click();
    await page.getByRole('region', { name: 'Replay' }).getByRole('slider').waitFor();
    await clean(page, 'replay');
    await page.goto('/verify');
    await page.getByRole('heading', { name: 'Check the dice' }).waitFor();
    await clean(page, 'before the check');
    await page.getByRole('textbox', { name: 'Text of a record' }).fill(FINISHED.buffer.toString());
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await page.getByRole('heading', { name: 'Everything fits' }).waitFor();
    await clean(page, 'the check');
    await page.goto('/rules/strange-victory/8.3.7');
    await page.getByRole('heading', { name: /^8\.3\.7/ }).waitFor();
    await clean(page, 'the rules page');
    await page.goto('/nowhere');
    await clean(page, 'nowhere');
  });
});

test('axe is there at all', async () => {
  const page = await at.open();
  await play(page).waitFor();
  await page.evaluate(() => {
    const img = document.createElement('img');
    img.src = '/icon.svg';
    document.querySelector('main')!.append(img);
  });
  expect((await objections(page)).some(o => o.startsWith('image-alt'))).toBe(true);
});
