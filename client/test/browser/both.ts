/** Plays for both sides: whoever is asked takes the most wanted choice, until a condition holds. Also takes one player offline and back. */
import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { net, players } from './online.ts';
import { PATIENCE } from './stage.ts';

/** A text that changes with the position on the page; 'busy' while something is being computed. */
export const momentOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const right = document.querySelector<HTMLElement>('aside.right .sheet');
    if (!right || right.querySelector('button:disabled')) return 'busy';
    return JSON.stringify([right.textContent, document.querySelectorAll('[aria-label="Log"] li').length]);
  });
const offeredTo = (page: Page): Locator =>
  page
    .locator('aside.right .sheet, .window-bar')
    .getByRole('button', { disabled: false })
    .and(page.locator(':not([aria-label^=Rule])'));
const listed = (page: Page): Locator =>
  page
    .locator('aside.right .sheet')
    .getByRole('list', { name: 'Choices' })
    .getByRole('button')
    .and(page.locator(':not([aria-label^=Rule])'));

/** How a button is pressed; by default with the mouse. */
export type Press = (of: Locator) => Promise<unknown>;
const click: Press = of => of.click();
const take = async (page: Page, of: Locator, before: string, press: Press): Promise<string> => {
  const label = ((await of.getAttribute('aria-label')) ?? (await of.innerText())).replaceAll(/\s+/g, ' ');
  await press(of);
  await expect
    .poll(
      async () => {
        const sure = page.locator('dialog.sure .go');
        if (await sure.count()) await sure.press('Enter');
        return momentOf(page);
      },
      { timeout: PATIENCE, interval: 60 },
    )
    .not.toBe(before);
  return label;
};
/** Takes the most wanted choice on this page, otherwise the last listed one. While planning there is no such fallback, because planning could go on for ever. Returns undefined if there is nothing to take. */
export const decideOn = async (
  page: Page,
  wanted: readonly RegExp[],
  press: Press = click,
): Promise<string | undefined> => {
  const before = await momentOf(page);
  if (before === 'busy') return undefined;
  for (const words of wanted) {
    const found = offeredTo(page).and(page.getByRole('button', { name: words }));
    if (await found.count()) return take(page, found.first(), before, press);
  }
  const isPlan = (await page.getByRole('button', { name: /Seal the order/ }).count()) > 0;
  return !isPlan && (await listed(page).count()) ? take(page, listed(page).last(), before, press) : undefined;
};

export interface Both {
  readonly pages: readonly Page[];
  readonly wanted: readonly RegExp[];
  readonly press?: Press;
  /** The choices so far, in the words of the buttons. */
  readonly chosen: string[];
}
/** After this many rounds without a question something hangs. */
const MAX_IDLE_ROUNDS = 200;
/** Both decide until `over`. `between` is called before each decision. */
export const playOnUntil = async (
  { pages, wanted, chosen, press }: Both,
  over: () => Promise<boolean>,
  between: () => Promise<unknown> = async () => {},
): Promise<void> => {
  for (let idle = 0; !(await over());) {
    await between();
    let label: string | undefined;
    for (const page of pages) label ??= await decideOn(page, wanted, press);
    if (label) chosen.push(label);
    idle = label ? 0 : idle + 1;
    expect(idle, `somebody is asked something after ${chosen.slice(-3).join('; ')}`).toBeLessThan(MAX_IDLE_ROUNDS);
    if (!label) await pages[0]!.waitForTimeout(100);
  }
};
/** Takes one player offline. The other page shows it and does something meanwhile; then the first is back online. */
export const withoutNet = async (gone: Page, there: Page, meanwhile: () => Promise<unknown>): Promise<void> => {
  await gone.context().setOffline(true);
  await net(gone).getByText('No connection').waitFor();
  await players(there).getByText('away').waitFor();
  await meanwhile();
  await gone.context().setOffline(false);
  await net(gone).getByText('No connection').waitFor({ state: 'detached' });
};
export const LOST_NET = /ERR_INTERNET_DISCONNECTED|WebSocket connection/;
