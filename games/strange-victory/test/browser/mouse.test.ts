/** The game by mouse. */
import { expect, test } from 'vitest';
import { mouse, playUntil, playTurn } from './hands.ts';
import { LONG, stage } from '../../../../client/test/browser/stage.ts';
import { log, map } from '../../../../client/test/browser/table.ts';
import { begin, choice, reach, settled, startGame } from './table.ts';

const at = stage();

test('two clicks start a game; a turn by mouse, with dice that roll', async () => {
  const page = await at.open({ motion: true });
  const first = await startGame(page);
  expect(first).toMatchObject({ turn: 1, over: false });
  expect(first.choices.some(c => c.startsWith('Historical set-up'))).toBe(true);
  expect(await begin(page)).toEqual(first);
  const turn = await playTurn(page, mouse(page), 7);
  expect(turn.ends.length).toBe(turn.fights);
  const lines = log(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Rule \d/ }) });
  expect(await lines.count()).toBeGreaterThan(LONG ? 20 : 8);
  if (!LONG) return;
  expect(await log(page).innerText()).toMatch(/Turn 2/);
  expect(await page.title()).toMatch(/^Turn 2 · Strange Victory/);
});

test('a refused area says why, with its case; the case opens the rules', async () => {
  const page = await at.open();
  await begin(page);
  await playUntil(page, mouse(page), s => s.choices.some(c => c.startsWith('Enter')));
  const far = await reach(page, 'Calais');
  const sheet = page.getByRole('main', { name: 'Map' });
  await page.mouse.move(far.x, far.y, { steps: 3 });
  await sheet.getByRole('heading', { name: /^Calais/ }).waitFor();
  const reason = sheet.getByRole('listitem').filter({ hasText: 'no bridge leads there from Dinant' });
  await reason.waitFor();
  const cited = await reason.getByRole('button', { name: /^Rule / }).innerText();
  expect(cited).toBe('3.1.1');
  const before = await settled(page);
  await page.mouse.click(far.x, far.y);
  const refused = sheet.getByRole('status').filter({ hasText: cited });
  await refused.waitFor();
  expect(await settled(page), 'nothing happened').toEqual(before);
  await refused.getByRole('button', { name: `Rule ${cited}` }).click();
  const rules = page.getByRole('dialog', { name: 'Rules' });
  await rules.getByRole('heading', { name: /^3\.1\.1 / }).waitFor();
  await page.keyboard.press('Escape');
  await rules.waitFor({ state: 'detached' });
  await log(page)
    .getByRole('button', { name: /^Rule / })
    .first()
    .click();
  await rules.getByRole('article').waitFor();
});

test('undo before a barrier; none behind it', async () => {
  const page = await at.open();
  const hand = mouse(page);
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  const start = await begin(page);
  await map(page).waitFor();
  const korps = start.choices.find(c => !c.startsWith('Historical'))!;
  await choice(page, korps).click();
  const staged = await settled(page, start);
  expect(staged.choices).not.toContain(korps);
  await undo.click();
  expect(await settled(page, staged)).toEqual(start);

  const { now: ready } = await playUntil(page, hand, s => s.choices.some(c => c.startsWith('Activate')));
  const { now: active } = await playUntil(page, hand, s => s.choices.some(c => c.startsWith('Enter')));
  await undo.click();
  expect((await settled(page, active)).choices).toEqual(ready.choices);
  await log(page).getByRole('button', { name: 'Rewind to here' }).first().click();
  expect(await settled(page, ready)).toEqual(start);

  await playUntil(page, hand, s => s.fight !== undefined);
  expect(await undo.getAttribute('aria-disabled')).toBe('true');
  expect(await undo.getAttribute('title')).toMatch(/a die was rolled or a counter revealed/);
  const barred = await settled(page);
  await undo.click({ force: true });
  await page.keyboard.press('u');
  await page.keyboard.press('r');
  await expect
    .poll(() => page.getByRole('status').allInnerTexts())
    .toContainEqual(expect.stringMatching(/cannot be taken back|nothing to undo/i));
  expect(await settled(page)).toEqual(barred);
  expect(await log(page).innerText()).toMatch(/Can’t undo past a revealed counter/);
});
