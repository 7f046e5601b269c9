/** Input helpers for every game: Tab to a button, the tabs of a phone, points on the map. */
import type { Locator, Page } from 'playwright-core';

/** The most presses of Tab to reach a button; more would be unplayable. */
const MAX_TABS = 40;
export const tabTo = async (page: Page, button: Locator): Promise<void> => {
  for (let pressed = 0; pressed <= MAX_TABS; pressed++) {
    if (await button.evaluate(b => b === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(
    `Tab does not reach ${button} in ${MAX_TABS} steps; it is at ${await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120))}`,
  );
};
export const tab = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Parts of the table' }).getByRole('button', { name, exact: true });

/** A table has at most this many buttons that roll, reveal or end a phase. */
const MAX_FIRM_BUTTONS = 12;
/** Presses a button that rolls, reveals or ends a phase by its own keys, E and Enter. Returns false if it is no such button. */
export const pressedFirm = async (page: Page, button: Locator): Promise<boolean> => {
  if (!(await button.evaluate(b => 'firm' in (b as HTMLElement).dataset))) return false;
  const isFocused = (): Promise<boolean> => button.evaluate(b => b === document.activeElement);
  for (let k = 0; k < MAX_FIRM_BUTTONS && !(await isFocused()); k++) await page.keyboard.press('e');
  await page.keyboard.press('Enter');
  return true;
};

/** The dialog of standing orders, opened by its key. */
export const ordersSheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Standing orders' });
export const openOrders = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { name: 'Map' }).waitFor({ state: 'attached' });
  await page.keyboard.press('o');
  await ordersSheet(page)
    .getByRole('heading', { name: /Standing orders/ })
    .waitFor();
};

export interface OnMap {
  readonly x: number;
  readonly y: number;
}
/** The first of these map points that can be clicked now: inside the window and under none of `covers`. */
export const reachable = (
  page: Page,
  points: readonly OnMap[],
  size: { readonly w: number; readonly h: number },
  covers: string,
): Promise<OnMap | null> =>
  page.evaluate(
    ({ all, w, h, over }) => {
      const layer = document.querySelector<SVGSVGElement>(`main svg[viewBox="0 0 ${w} ${h}"]`);
      const keys = document.querySelector('main [role=application]');
      if (!layer || !keys) return null;
      const m = layer.getScreenCTM()!;
      const { left, top, right, bottom } = keys.getBoundingClientRect();
      for (const { x, y } of all) {
        const at = { x: m.a * x + m.e, y: m.d * y + m.f };
        const inside = at.x > left + 2 && at.x < right - 2 && at.y > top + 2 && at.y < bottom - 2;
        const under = inside ? document.elementFromPoint(at.x, at.y) : null;
        if (under && keys.parentElement!.contains(under) && !under.closest(over)) return at;
      }
      return null;
    },
    { all: points, w: size.w, h: size.h, over: covers },
  );
