/** The table of France '40 in a player's words: what is asked, what is offered, where a hex is on the screen; and the three hands that play it. */
import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { commitment } from '../../../../engine/seed.ts';
import { record, type Table } from '../../../../engine/table.ts';
import type { Spot } from '../../../../kernel/sheet.ts';
import { middleOf, SHEET } from '../../look/sheet.ts';
import { scene, type Spec } from '../scene.ts';
import { pressedFirm, reachable, tab, tabTo } from '../../../../client/test/browser/hands.ts';
import { fileOf } from '../../../../client/test/browser/records.ts';
import { PATIENCE } from '../../../../client/test/browser/stage.ts';
import { between, goOnWith, play, start, takeOver } from '../../../../client/test/browser/table.ts';
import { listing } from '../../listing.ts';

export interface Seen {
  readonly handOver: boolean;
  readonly turn: number;
  /** 'Movement', 'Attacks', 'Set-up'; of a battle its place. */
  readonly step: string;
  readonly fight: boolean;
  readonly buttons: readonly string[];
  readonly units: readonly string[];
  /** A bot is thinking, or something is being worked out. */
  readonly busy: boolean;
}
/** Runs in the page. */
const look = (): Seen => {
  const words = (e: Element | null | undefined, without = '[aria-hidden=true], small, .vh'): string => {
    const copy = e?.cloneNode(true) as Element | undefined;
    for (const hidden of copy?.querySelectorAll(without) ?? []) hidden.remove();
    return (copy?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  };
  const fight = document.querySelector('section[aria-label^="Attack on"]');
  const panel = fight ?? document.querySelector('section[aria-label=Decision]');
  const all = (what: string): Element[] => [...(panel?.querySelectorAll(what) ?? [])];
  const buttons = all(
    '[aria-label=Choices] button:not([aria-label^=Rule]), .act > button:not([aria-disabled=true])',
  ).map(b => words(b));
  return {
    handOver: document.querySelector('main[aria-label="Between the players"]') !== null,
    turn: Number(/Turn (\d+)/.exec(document.querySelector('header')?.textContent ?? '')?.[1] ?? 0),
    step: words(panel?.querySelector('h2')),
    fight: fight !== null,
    buttons,
    units: all('.unit-row, .target, button.able').map(b => words(b, '[aria-hidden=true], svg')),
    busy:
      !panel ||
      all('button:disabled').length > 0 ||
      buttons.includes('Show the result') ||
      /thinking|plays/.test(
        document.querySelector('section[aria-label="The bot that plays"] [role=status]')?.textContent ?? '',
      ),
  };
};
/** Whoever is asked whether he means it, does. */
export const isAsked = async (page: Page): Promise<boolean> => {
  const yes = page.locator('dialog.sure .go');
  if (!(await yes.count())) return false;
  await yes.press('Enter');
  return true;
};
export const seen = (page: Page): Promise<Seen> => page.evaluate(look);
/** The table when a person may decide again; with what was seen before, when it is another one. */
export const ready = async (page: Page, before?: Seen): Promise<Seen> => {
  let now!: Seen;
  const was = before && JSON.stringify(before);
  await expect
    .poll(
      async () => {
        now = await seen(page);
        if (await isAsked(page)) return 'asked';
        if (now.handOver) return 'ready';
        if (now.busy) return 'busy';
        if (JSON.stringify(now) === was) return 'as before';
        return now.buttons.length || now.units.length || now.step === 'The end'
          ? 'ready'
          : `nothing to do at ${now.step}`;
      },
      { timeout: 2 * PATIENCE, interval: 40 },
    )
    .toBe('ready');
  return now;
};

export interface Start {
  readonly german?: string;
  readonly allied?: string;
  readonly scenario?: '1939';
}
/** From the first page to the table. The staff lays out and moves with a third of the choices of one who chooses at random. */
export const startFrance = async (
  page: Page,
  { german = 'me', allied = 'staff', scenario }: Start = {},
): Promise<Seen> => {
  await play(page, listing).click();
  const dialog = page.getByRole('dialog', { name: listing.card.title });
  await dialog.getByRole('combobox', { name: 'German' }).selectOption(german);
  await dialog.getByRole('combobox', { name: 'Allied' }).selectOption(allied);
  if (scenario) await dialog.getByRole('radio', { name: /1939/ }).check();
  await dialog.getByRole('radio', { name: /^No,/ }).check();
  await start(page, listing).click();
  return ready(page);
};

export { between, takeOver };
const SEED = '40'.repeat(32);
/** A position as the tests of the rules lay it out, opened as a record and gone on with by the side that must decide. */
export const openScene = async (page: Page, spec: Spec, then: (t: Table) => unknown = () => {}): Promise<Seen> => {
  const t = scene(spec);
  then(t);
  await goOnWith(page, fileOf({ ...record(t, SEED), commitment: commitment(SEED) }));
  return ready(page);
};
/** A part of the map on the screen: its middle. */
export const middleOn = async (page: Page, selector: string): Promise<Spot> => {
  const box = (await page.locator(selector).first().boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

export const decision = (page: Page): Locator => page.getByRole('complementary', { name: 'Decision' });
export const battle = (page: Page): Locator => page.getByRole('region', { name: /^Attack on/ });
export const button = (page: Page, words: string | RegExp): Locator =>
  decision(page).getByRole('button', { name: words }).and(page.locator(':not([aria-label^=Rule])')).first();

/** Places within a hex, its middle first. */
const WITHIN = [
  [0, 0],
  [12, 14],
  [-12, 14],
  [0, -18],
  [-16, -8],
  [16, 8],
] as const;
/** Where a hex is on the screen, if a hand can reach it there. */
export const spotOf = (page: Page, hex: string): Promise<Spot | null> => {
  const { x, y } = middleOf(hex);
  const points = WITHIN.map(([dx, dy]) => ({ x: x + dx, y: y + dy }));
  return reachable(page, points, SHEET, '.onsheet, button, section, [role=dialog]');
};
const reach = async (page: Page, hex: string): Promise<Spot> => {
  let at: Spot | null = null;
  await expect
    .poll(async () => (at = await spotOf(page, hex)) !== null, { timeout: 8000, message: `${hex} within reach` })
    .toBe(true);
  return at!;
};

/** Found by its name where it is out of sight. */
const fromList = async (page: Page, unit: string, press: (b: Locator) => Promise<void>): Promise<void> => {
  await decision(page).getByRole('searchbox').fill(unit);
  await press(button(page, `Move ${unit},`));
};

/** Each hand presses buttons and chooses hexes in its own way. */
export interface Fingers {
  press(words: string | RegExp): Promise<void>;
  hex(hex: string): Promise<void>;
  /** Takes up a unit that stands alone. */ take(unit: string, hex: string): Promise<void>;
}
export const byMouse = (page: Page): Fingers => {
  const hex = async (h: string): Promise<void> => {
    const at = await reach(page, h);
    await page.mouse.move(at.x, at.y, { steps: 2 });
    await page.mouse.click(at.x, at.y);
  };
  return {
    press: words => button(page, words).click(),
    hex,
    take: async (unit, h) => ((await spotOf(page, h)) ? hex(h) : fromList(page, unit, b => b.click())),
  };
};
/** Digits, E and Enter for what rolls, reveals or ends, Tab and Enter, and a hex by its number. */
export const byKeys = (page: Page): Fingers => {
  const press = async (words: string | RegExp): Promise<void> => {
    const wanted = button(page, words);
    await wanted.waitFor({ state: 'attached' });
    const [digit] = await wanted.locator('kbd:not(.none)').allTextContents();
    if (digit && /^[1-9]$/.test(digit)) {
      await page.keyboard.press(digit);
      return;
    }
    if (await pressedFirm(page, wanted)) return;
    if (await wanted.evaluate(b => b.closest('details:not([open])') !== null)) {
      await tabTo(page, wanted.locator('xpath=ancestor::details/summary'));
      await page.keyboard.press('Enter');
    }
    await tabTo(page, wanted);
    await page.keyboard.press('Enter');
  };
  const hex = async (hex: string): Promise<void> => {
    await page.keyboard.press('/');
    await page.keyboard.type(hex);
    await decision(page).locator('.hexin button').first().waitFor();
    await page.keyboard.press('Enter');
  };
  /** Found by its name where the list is long: it then shows little else. */
  const take = async (unit: string): Promise<void> => {
    if (await decision(page).getByRole('searchbox').count()) {
      await page.keyboard.press('/');
      await page.keyboard.type(unit);
    }
    await press(`Move ${unit},`);
  };
  return { press, hex, take };
};
/** A tap shows the hex, a second one chooses it. */
export const byFinger = (page: Page): Fingers => {
  const open = async (name: string): Promise<void> => {
    if ((await tab(page, name).getAttribute('aria-current')) !== 'true') await tab(page, name).tap();
  };
  const hex = async (h: string): Promise<void> => {
    await open('Map');
    for (const _ of ['shows', 'chooses']) {
      const at = await reach(page, h);
      await page.touchscreen.tap(at.x, at.y);
    }
  };
  return {
    press: async words => {
      await open((await seen(page)).fight ? 'Combat' : 'Orders');
      await button(page, words).tap();
    },
    hex,
    take: async (unit, h) => {
      await open('Map');
      if (await spotOf(page, h)) return hex(h);
      await open('Orders');
      return fromList(page, unit, b => b.tap());
    },
  };
};

/** Sickle Cut, the historical set-up, done. */
export const setUpGermans = async (page: Page, hand: Fingers): Promise<Seen> => {
  let now = await ready(page);
  for (const words of [/Activate Operation Sickle Cut/, /Sichelschnitt/, /The set-up is done/]) {
    await hand.press(words);
    now = await ready(page, now);
  }
  return now;
};
/** A target that can be seen is chosen on the map, any other from the list. */
export const attackOne = async (page: Page, hand: Fingers, before: Seen): Promise<Seen> => {
  const targets = before.units.flatMap(u => /^Attack (\d{4})/.exec(u)?.[1] ?? []);
  expect(targets.length).toBeGreaterThan(0);
  const inSight = await Promise.all(targets.map(hex => spotOf(page, hex)));
  const hex = targets[inSight.findIndex(s => s !== null)];
  await (hex ? hand.hex(hex) : hand.press(new RegExp(`^Attack ${targets[0]}`)));
  const now = await ready(page, before);
  expect(now.fight, `a battle, not ${now.step}`).toBe(true);
  return now;
};
export interface Turn {
  moves: number;
  attacks: number;
  losses: number;
  retreats: number;
  advances: number;
}
/** Fights one battle to its end: everybody who can joins, then whatever the die asks of us, or of the other one at this screen. */
export const fightOn = async (page: Page, hand: Fingers, turn: Turn): Promise<Seen> => {
  let now = await ready(page);
  for (let steps = 0; now.fight || now.handOver; steps++) {
    expect(steps, 'steps of a battle').toBeLessThan(40);
    if (now.handOver) {
      await takeOver(page);
      now = await ready(page);
      continue;
    }
    const add = now.units.find(u => u.startsWith('Add '));
    const by = (start: RegExp): string | undefined => [...now.buttons, ...now.units].find(b => start.test(b));
    const next =
      add ??
      by(/^Declare/) ??
      by(/^Go on/) ??
      by(/loses a step|is eliminated/) ??
      by(/retreats to/) ??
      by(/advances/) ??
      by(/No further advance/);
    expect(next, `something to do at ${now.step}: ${now.buttons.join(', ')}`).toBeDefined();
    if (next!.startsWith('Declare')) turn.attacks++;
    if (/loses a step|is eliminated/.test(next!)) turn.losses++;
    if (/retreats to/.test(next!)) turn.retreats++;
    if (/advances/.test(next!)) turn.advances++;
    await hand.press(next!.split(',')[0]!);
    now = await ready(page, now);
  }
  return now;
};
