/** Tables with maps of their own: a smaller one drawn from its pack, and the printed one in another tab. */
import { expect, test } from 'vitest';
import type { BrowserContext, Page } from 'playwright-core';
import { battle, button, byMouse, decision, fightOn, ready } from './table.ts';
import { clean } from '../../../../client/test/browser/axe.ts';
import { stage, type Look } from '../../../../client/test/browser/stage.ts';
import { optionsOf } from '../../../../engine/game.ts';
import { labelled } from '../../../../engine/labels.ts';
import { lay } from '../../../../engine/lay.ts';
import type { DataPack } from '../../../../engine/pack.ts';
import { seededRandom } from '../../../../engine/random.ts';
import { commitment, numbersFor } from '../../../../engine/seed.ts';
import { choicesOf, newTable, play, record, restore, type Table } from '../../../../engine/table.ts';
import { sheetAround } from '../../../../kernel/sheet.ts';
import { gridFrom, type GridTable } from '../../data/map.ts';
import { pack } from '../../pack.ts';
import { checks } from '../../pack/checks.ts';
import { packOf, smaller } from '../packs.ts';

const at = stage();
const SMALL = smaller();
const sheet = sheetAround(gridFrom(SMALL.grid as GridTable), 60, 0.5);

const begun = async (page: Page, pack?: DataPack): Promise<Page> => {
  await page.goto('/');
  await page.getByRole('article').getByRole('button', { name: 'Play France ’40' }).click();
  const dialog = page.getByRole('dialog', { name: 'France ’40' });
  if (pack) {
    await dialog.getByText('Other data than shipped').click();
    const buffer = Buffer.from(JSON.stringify(pack));
    await dialog.getByLabel('Data pack').setInputFiles({ name: 'box.json', mimeType: 'application/json', buffer });
    await dialog.getByText(`Played with “${pack.name}”.`).waitFor();
  }
  await dialog.getByRole('button', { name: 'Start' }).click();
  await page.locator('.plate[data-ready]').waitFor({ state: 'attached' });
  return page;
};
const player = (look?: Look): Promise<BrowserContext> => at.player(look);
const label = (page: Page): Promise<string | null> =>
  page.getByRole('application', { name: /^Map/ }).getAttribute('aria-label');

test('a smaller map is drawn from its hexes, every hex in the window lies under the mouse, keys walk it, axe finds nothing; the next tab has the printed one', async () => {
  const own = await player();
  const page = await begun(await own.newPage(), packOf(SMALL, 'A smaller map'));
  expect(await label(page)).toBe('Map of hexes, drawn from the pack');
  await page.getByText('Drawn from the pack').waitFor();
  await page.keyboard.press('m');
  await page.keyboard.press('0');
  const missed: string[] = [];
  const spots = await page.evaluate(
    ({ middles, w, h }) => {
      const m = document.querySelector<SVGSVGElement>(`main svg[viewBox="0 0 ${w} ${h}"]`)!.getScreenCTM()!;
      return middles.map(({ x, y }) => {
        const on = { x: m.a * x + m.e, y: m.d * y + m.f };
        const under = document.elementFromPoint(on.x, on.y);
        return under?.closest('main') && !under.closest('.onsheet, .ruler, section, button') ? on : undefined;
      });
    },
    { middles: sheet.middles, w: sheet.w, h: sheet.h },
  );
  expect(spots.filter(Boolean).length).toBeGreaterThan(sheet.grid.size * 0.6);
  for (const [hex, spot] of spots.entries()) {
    if (!spot || hex % 11) continue;
    await page.mouse.move(spot.x, spot.y);
    const tip = page.locator('.tip h3', { hasText: sheet.grid.labels[hex]! });
    if (
      !(await tip
        .waitFor({ timeout: 3000 })
        .then(() => true)
        .catch(() => false))
    )
      missed.push(sheet.grid.labels[hex]!);
  }
  expect(missed).toEqual([]);
  await clean(page, 'the drawn map');
  const next = await begun(await own.newPage());
  expect(await label(next)).toBe('Map of hexes, the Channel to the Alps');
  expect(await label(page)).toBe('Map of hexes, drawn from the pack');
});

const SEED = '40'.repeat(32);
/** Random choices with the committed seed on the smaller map until a decision of that kind. */
const playedTo = (kind: string): Table => {
  const { game } = lay(pack, checks, packOf(SMALL, 'A smaller map'));
  const rnd = seededRandom('drawn');
  const t = newTable(game, {
    scenario: '1939',
    options: optionsOf(game, '1939', {}),
    commitment: commitment(SEED),
    roller: (k, sizes) => numbersFor(SEED, k, sizes),
  });
  for (let steps = 0; steps < 4000; steps++) {
    const ask = game.machine.open(t.g)[0]!;
    if (ask.kind === kind && game.machine.choices(t.g, ask).length > 4) return t;
    play(t, ask.side, labelled(game.labels, game.machine.sample(t.g, ask, rnd)));
  }
  throw new Error(`no ${kind} in 4000 steps`);
};
/** The record opened and gone on with by the side that must decide. */
const goneOnWith = async (page: Page, t: Table): Promise<void> => {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Open a record' }).click(),
  ]);
  const buffer = Buffer.from(JSON.stringify(record(t, SEED)));
  await chooser.setFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  const between = page.getByRole('main', { name: 'Between the players' });
  await between.waitFor();
  await page.goto('/');
  await page
    .getByRole('link', { name: /^Go on with France/ })
    .first()
    .click();
  await between.getByRole('button').first().click();
  await ready(page);
};
const restoreOf = (t: Table): Table => restore(t.game, record(t, SEED), (k, sizes) => numbersFor(SEED, k, sizes));
const clickHex = async (page: Page, hex: string): Promise<void> => {
  const { x, y } = sheet.middles[sheet.grid.byLabel.get(hex)!]!;
  const spot = await page.evaluate(
    ({ cx, cy, w, h }) => {
      const m = document.querySelector<SVGSVGElement>(`main svg[viewBox="0 0 ${w} ${h}"]`)!.getScreenCTM()!;
      return { x: m.a * cx + m.e, y: m.d * cy + m.f };
    },
    { cx: x, cy: y, w: sheet.w, h: sheet.h },
  );
  await page.mouse.click(spot.x, spot.y);
};
const listed = (t: Table, verb: string): readonly { readonly [field: string]: unknown }[] => {
  const ask = t.game.machine.open(t.g)[0]!;
  return choicesOf(t, ask.side)
    .map(c => labelled(t.game.labels, c) as { readonly [field: string]: unknown })
    .filter(c => c['do'] === verb);
};

test('a march is begun from the list and ended by a click on a hex of the drawn map', async () => {
  const t = playedTo('moving');
  const { side } = t.game.machine.open(t.g)[0]!;
  const found = listed(t, 'move').find(move => {
    const copy = restoreOf(t);
    return play(copy, side, move as never).ok && listed(copy, 'to').length > 0;
  })!;
  const copy = restoreOf(t);
  play(copy, side, found as never);
  const hex = String(listed(copy, 'to')[0]!['hex']);
  const page = await at.open();
  await goneOnWith(page, t);
  await decision(page).getByRole('searchbox').fill(String(found['unit']));
  await button(page, new RegExp(`^Move ${String(found['unit'])}`)).click();
  await page
    .getByText(/ from /)
    .first()
    .waitFor();
  await clickHex(page, hex);
  await expect.poll(() => page.getByRole('list', { name: 'Log' }).innerText()).toContain(hex);
});
test('a fight is opened by a click on its hex and declared', async () => {
  const t = playedTo('attacking');
  const hex = String(listed(t, 'attack')[0]!['hex']);
  const page = await at.open();
  await goneOnWith(page, t);
  await clickHex(page, hex);
  await battle(page).waitFor();
  expect(await battle(page).getAttribute('aria-label')).toContain(hex);
  await clean(page, 'the drawn map');
  const after = await fightOn(page, byMouse(page), { moves: 0, attacks: 0, losses: 0, retreats: 0, advances: 0 });
  expect(after.fight).toBe(false);
});
