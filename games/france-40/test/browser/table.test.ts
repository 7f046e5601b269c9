/** The table of France '40 at single positions: nothing by accident, marches, the map that stays, what is in sight on both sizes; two at one screen; nothing lost. */
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { TAP } from '../../../../screen/hex/tap-hold.ts';
import { middleOf } from '../../look/sheet.ts';
import {
  attackOne,
  battle,
  between,
  button,
  byFinger,
  byKeys,
  byMouse,
  decision,
  middleOn,
  openScene,
  ready,
  spotOf,
  startFrance,
  takeOver,
  type Seen,
} from './table.ts';
import { clean } from '../../../../client/test/browser/axe.ts';
import { PATIENCE, stage } from '../../../../client/test/browser/stage.ts';
import { log } from '../../../../client/test/browser/table.ts';
import { tab } from '../../../../client/test/browser/hands.ts';

/** A position is laid out anew for each test, at the same desk or on the same phone. */
const at = stage(undefined, 'the file');
const opened: { desk?: Promise<Page>; phone?: Promise<Page> } = {};
const desk = (): Promise<Page> => (opened.desk ??= at.open());
const phone = (): Promise<Page> => (opened.phone ??= at.open({ phone: true }));

/** Two German corps in the Ardennes before Sedan, where one Frenchman in each of two stacks can be seen; the Germans choose what comes first. */
const BEFORE_SEDAN = {
  turn: 8,
  phase: 'order',
  war: ['Belgium', 'Netherlands', 'Luxembourg'],
  at: { 2931: ['G I', 'G II'], 2930: ['F X', 'F XI'], 2831: ['F XVIII', 'F XX'], 2022: ['UK I'] },
} as const;

test('nothing by accident: in a plan 1 adds and 1 again does nothing, no Enter too many rolls; N and E lead the way', async () => {
  const page = await desk();
  const hand = byKeys(page);
  let now = await openScene(page, { ...BEFORE_SEDAN, at: { 2931: ['G I', 'G II'], 2835: ['G III'], 2930: ['F X'] } });
  const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');
  const isPlanned = ({ buttons }: Seen): boolean => buttons.some(b => b.startsWith('Declare'));
  await hand.press(/fight, then move/);
  now = await ready(page, now);
  await hand.press(/neutrality of Switzerland/);
  const sure = page.getByRole('dialog', { name: /neutrality of Switzerland/ });
  await sure.getByText('Switzerland joins the Allies at once').waitFor();
  await page.keyboard.press('Enter');
  await sure.waitFor({ state: 'detached' });
  now = await ready(page);
  expect(now.step).toMatch(/^Attacks/);
  await button(page, /neutrality of Switzerland/).waitFor({ state: 'attached' }); // an Enter too many leaves it
  await page.keyboard.press('e');
  expect(await focused()).toMatch(/End the Combat Phase/);
  await page.keyboard.press('n');
  await expect.poll(() => page.locator('p[aria-live=polite]').first().innerText()).toMatch(/You may: Attack/);
  await page.keyboard.press('Enter');
  now = await ready(page, now);
  await page.keyboard.press('1');
  now = await ready(page, now);
  await page.keyboard.press('1');
  await page.keyboard.press('1');
  expect(isPlanned(await ready(page)), 'still planned').toBe(true);
  await hand.press(/^Add /);
  now = await ready(page, now);
  expect(now.units.filter(u => u.startsWith('Add '))).toEqual([]);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  expect(isPlanned(await ready(page)), 'no Enter too many').toBe(true);
  await hand.press(/^Declare/);
  expect(isPlanned(await ready(page, now)), 'by its own keys').toBe(false);
});

test('a march by way of a hex and off the map by its arrow; zones while Z is held; attacks planned ahead', async () => {
  const page = await desk();
  const hand = byMouse(page);
  let now = await openScene(page, { ...BEFORE_SEDAN, at: { ...BEFORE_SEDAN.at, 3320: ['G 41 Pz'] } });
  await hand.press(/move, then fight/);
  now = await ready(page, now);
  await page.keyboard.down('z');
  await expect.poll(() => page.locator('svg.hexes .zones').count()).toBe(2);
  await page.waitForTimeout(TAP); // held, not tapped
  await page.keyboard.up('z');
  await expect.poll(() => page.locator('svg.hexes .zones').count()).toBe(0);
  await hand.press(/^Move G 41 Pz/);
  now = await ready(page, now);
  await page.keyboard.down('Shift');
  await hand.hex('3319');
  await page.keyboard.up('Shift');
  await decision(page)
    .getByText(/from Évreux 3319, under way/)
    .waitFor();
  const { x, y } = middleOf('3320');
  expect(
    await page.locator('svg.hexes .costs g').evaluateAll(all => all.map(g => g.getAttribute('transform'))),
    'what it costs to go back',
  ).toContain(`translate(${x} ${y + 2})`);
  const arrow = await middleOn(page, 'svg.hexes .ex');
  await page.mouse.move(arrow.x, arrow.y, { steps: 2 });
  expect(await page.locator('.htip').innerText()).toMatch(/Exit west.*4\.5/s);
  await page.mouse.click(arrow.x, arrow.y);
  now = await ready(page, now);
  expect(await log(page).innerText()).toMatch(/G 41 Pz leaves/);
  await hand.press(/End the Movement Phase/);
  now = await ready(page, now);
  for (const [hex, unit] of [
    ['2930', 'G I'],
    ['2831', 'G II'],
  ] as const)
    for (const words of [new RegExp(`^Attack ${hex}`), `Add ${unit},`, 'For later']) {
      await hand.press(words);
      now = await ready(page, now);
    }
  const planned = page.getByRole('list', { name: 'Attacks of this phase' }).getByRole('listitem');
  expect(await planned.allInnerTexts()).toEqual([
    expect.stringMatching(/Sedan 2930 · I\n\d:\d/),
    expect.stringMatching(/2831 · II\n\d:\d/),
  ]);
  await page.reload();
  await takeOver(page);
  await ready(page);
  expect(await planned.count(), 'noted attacks survive a reload').toBe(2);
  await hand.press(/Take up the attack on Sedan/);
  await battle(page).getByRole('button', { name: 'Leave out G I', exact: true }).waitFor();
  expect(await planned.count(), 'the one at hand, and the other one').toBe(2);
});

test('the map stays where it is: a counter picked up at its edge, a strip above it; a stack is dragged together', async () => {
  const page = await desk();
  let now = await openScene(page, BEFORE_SEDAN);
  await byMouse(page).press(/move, then fight/);
  now = await ready(page, now);
  const box = (await page.locator('.view').boundingBox())!;
  const from = (await spotOf(page, '2931'))!;
  const drawn = { x: box.x + box.width - 45, y: box.y + box.height / 2 };
  await page.mouse.move(drawn.x - 200, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(drawn.x - 200 + drawn.x - from.x, box.y + 60 + drawn.y - from.y, { steps: 5 });
  await page.mouse.up();
  const edge = (await spotOf(page, '2931'))!;
  expect(edge.x).toBeGreaterThan(box.x + box.width - 90);
  const corner = (): Promise<readonly number[]> =>
    page.evaluate(() => {
      const { e, f } = document.querySelector<SVGSVGElement>('svg.hexes')!.getScreenCTM()!;
      return [Math.round(e), Math.round(f)];
    });
  const before = await corner();
  await page.evaluate(() => {
    const strip = document.createElement('p');
    strip.style.cssText = 'height: 40px; margin: 0';
    document.querySelector('.table-head')!.append(strip);
  });
  await expect.poll(async () => (await page.locator('.view').boundingBox())!.y).toBe(box.y + 40);
  expect(await corner(), 'a strip came').toEqual(before);
  await page.keyboard.down('Shift');
  await page.mouse.move(edge.x, edge.y, { steps: 2 });
  await page.mouse.down();
  await page.mouse.move(edge.x - 30, edge.y + 10, { steps: 3 });
  now = await ready(page, now);
  expect(now.step).toMatch(/^March/);
  expect(await corner(), 'a stack was taken up at the edge').toEqual(before);
  const goal = (await spotOf(page, '3031'))!;
  await page.mouse.move(goal.x, goal.y, { steps: 3 });
  await page.locator('.htip').getByText('In supply there').waitFor();
  await page.mouse.up();
  await page.keyboard.up('Shift');
  await ready(page, now);
  expect(await page.locator('svg.hexes .pc .badge').count(), 'both went along').toBeGreaterThan(0);
  expect(await log(page).innerText()).toMatch(/I.*II.*3031/s);
});

/** Parts of the page that reach beyond what holds them, or beyond the window. */
const cut = (page: Page, parts: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(
    all =>
      all.filter(part => {
        const el = document.querySelector(part);
        if (!el) return true;
        const { top, bottom, left, right } = el.getBoundingClientRect();
        const inside = top >= 0 && left >= 0 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
        return !inside || el.scrollHeight > el.clientHeight + 1 || el.scrollWidth > el.clientWidth + 1;
      }),
    parts,
  );
test.each([
  ['1440 x 900', desk],
  ['390 x 844', phone],
] as const)(
  '%s: nothing is cut in the foot, what is done next is in sight, and table and die',
  async (_size, screen) => {
    const page = await screen();
    const hand = screen === phone ? byFinger(page) : byMouse(page);
    let now = await openScene(page, { ...BEFORE_SEDAN, at: { ...BEFORE_SEDAN.at, 2931: ['G I', 'G II', 'G III'] } });
    await hand.press(/fight, then move/);
    now = await ready(page, now);
    if (screen === phone) {
      await tab(page, 'Map').tap();
      const [sheet, tabs] = await Promise.all(['.right', '.tabs'].map(p => page.locator(p).boundingBox()));
      const seen = sheet!.y - (await page.locator('.view').boundingBox())!.y;
      expect(seen, `of the map are seen above ${sheet!.height} and ${tabs!.height}`).toBeGreaterThan(844 / 2);
      await tab(page, 'Stack').tap();
      expect(await page.locator('.bot .handle').boundingBox()).toMatchObject({ height: 22 });
      await tab(page, 'Map').tap();
    } else {
      await hand.hex('2931');
      await page.getByRole('dialog', { name: /^The stack in 2931/ }).waitFor();
      expect(await cut(page, ['.bot .trk', '.bot .stack-card', '.bot .pools'])).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await hand.press(/^Attack 2930/);
    now = await ready(page, now);
    await hand.press(/^Add all/);
    await battle(page).getByRole('button', { name: 'Leave out G III', exact: true }).waitFor();
    expect(await cut(page, ['.fight .roll', '.fight .crt', '.fight .odds'])).toEqual([]);
    expect(await page.locator('svg.hexes .atk text').allTextContents(), 'the arrow has the sum').toEqual([
      String(await page.locator('.fight .odds b').first().innerText()),
    ]);
  },
);

test('on a phone: two fingers zoom, a tap fans a stack, a finger that rests shows the card and chooses nothing', async () => {
  const page = await phone();
  const hand = byFinger(page);
  const line = await page.context().newCDPSession(page);
  const fingers = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...at: readonly (readonly [x: number, y: number])[]
  ): Promise<unknown> =>
    line.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(([x, y], id) => ({ x, y, id })) });
  const scale = (): Promise<number> =>
    page.evaluate(() => document.querySelector<SVGSVGElement>('svg.hexes')!.getScreenCTM()!.a);
  let now = await openScene(page, BEFORE_SEDAN);
  await hand.press(/move, then fight/);
  now = await ready(page, now);
  await tab(page, 'Map').tap();
  const before = await scale();
  await fingers('touchStart', [180, 250], [220, 250]);
  for (const apart of [25, 30, 35, 40]) await fingers('touchMove', [200 - apart, 250], [200 + apart, 250]);
  await fingers('touchEnd');
  await expect.poll(async () => (await scale()) / before).toBeCloseTo(2, 1);
  const spot = (await spotOf(page, '2931'))!;
  await page.touchscreen.tap(spot.x, spot.y);
  const fan = page.getByRole('dialog', { name: /^The stack in 2931/ });
  expect(await fan.getByRole('button', { name: /^Move G I/ }).count()).toBe(2);
  await fan.getByRole('button', { name: 'Close' }).tap();
  await fingers('touchStart', [spot.x, spot.y]);
  await page.locator('.htip').getByText('German I Corps').or(fan).first().waitFor();
  await fingers('touchEnd');
  expect((await ready(page)).step).toBe(now.step);
});

/** Everything the page is told by its workers, kept for the test. */
const overhear = (): void => {
  const heard: unknown[] = [];
  const Real = Worker;
  Object.assign(globalThis, { heard });
  globalThis.Worker = class extends Real {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', e => heard.push((e as MessageEvent).data));
    }
  };
};
/** What was told since the last call, as text. */
const told = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify((globalThis as unknown as { heard: unknown[] }).heard.splice(0)));

test('two at one screen: between them there is nothing of either side, in the page or in what it is told', async () => {
  const player = await at.player();
  await player.addInitScript(overhear);
  const page = await player.newPage();
  await page.goto('/');
  const first = await startFrance(page, { german: 'me', allied: 'me' });
  expect(first.handOver).toBe(true);
  expect(await between(page).innerText()).toMatch(/Hand over to the Allied player/);
  await clean(page, 'between the players');
  await takeOver(page);
  let now = await ready(page);
  const hand = byMouse(page);
  for (const words of [/Albert Canal|Lay out/, /The set-up is done/, /Lay out/]) {
    await hand.press(words);
    now = await ready(page, now);
  }
  const counters = page.locator('svg.hexes .pc');
  expect(await counters.count(), 'the Allied player sees his army').toBeGreaterThan(20);
  await told(page);
  await hand.press(/The set-up is done/);
  await between(page).waitFor();
  const message = await told(page);
  const shown = await page.locator('body').innerText();
  expect(message).toContain('"handOver"');
  expect(message).not.toMatch(/"stacks"|"toSetUp"|"offered":\[\{/);
  for (const name of ['F II', 'F XI', 'UK I', 'F XVIII', 'B III', 'N II']) {
    expect(message).not.toContain(`"${name}"`);
    expect(shown).not.toContain(name);
  }
  expect(await counters.count(), 'no counter is left on the page').toBe(0);
  expect(shown).toMatch(/Hand over to the German player/);

  await page.reload();
  await between(page).waitFor();
  expect(await told(page)).not.toMatch(/"stacks"|"offered":\[\{/);
  await takeOver(page);
  expect((await ready(page)).step).toMatch(/^Operation Sickle Cut/);
  const german = await told(page);
  const hidden = /"height":(\d)[^}]*?"hidden":([1-9])/.exec(german);
  expect(hidden, 'of an enemy stack only the top one is told').not.toBeNull();
});

test('a reload in mid-combat loses nothing, nor does leaving the table', async () => {
  const page = await desk();
  const hand = byMouse(page);
  let now = await openScene(page, BEFORE_SEDAN);
  await hand.press(/fight, then move/);
  now = await attackOne(page, hand, await ready(page, now));
  await hand.press(now.units.find(u => u.startsWith('Add '))!.split(',')[0]!);
  const planned = await ready(page, now);
  const odds = await battle(page).locator('.odds').innerText();
  const lines = await log(page).innerText();
  const same = async (): Promise<void> => {
    await takeOver(page);
    expect(await ready(page)).toEqual(planned);
    expect(await battle(page).locator('.odds').innerText()).toBe(odds);
    await expect.poll(() => log(page).innerText(), { timeout: PATIENCE }).toBe(lines); // its page comes a little later
  };
  await page.reload();
  await same();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await page
    .getByRole('link', { name: /^Go on with France/ })
    .first()
    .click();
  await same();
});
