/** Three ways to play: mouse, keys alone, a finger on a phone. And a player who takes any legal turn, whatever the dice bring. */
import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { pressedFirm, tab, tabTo } from '../../../../client/test/browser/hands.ts';
import { LONG } from '../../../../client/test/browser/stage.ts';
import { act, asset, choice, reach, settled, spotOf, type FightSeen, type Situation } from './table.ts';

export interface Hand {
  press(button: Locator): Promise<void>;
  /** Takes a listed choice, each hand in its own way. */
  choose(words: string, now: Situation): Promise<void>;
}
export interface Turn {
  activated: string[];
  fights: number;
  assets: number;
  rerolls: number;
  counterattacks: number;
  repairs: number;
  ends: string[];
}

const AREA = /^(?:Enter|The counterattack falls on) (.+?)(?: with Gas| on \w+'s Audacity| \(.+\))?$/;
export const areaIn = (words: string): string | undefined => AREA.exec(words)?.[1];
/** The historical set-up, where a click finds each division. */
const STAGING: { readonly [division: string]: string } = {
  '5th': 'Dinant',
  '7th': 'Dinant',
  '6th': 'Maubeuge',
  '8th': 'Maubeuge',
  '1st': 'Sedan',
  '2nd': 'Sedan',
  '10th': 'Sedan',
};

/** Clicks on the map where a choice points at an area, on buttons else. */
export const mouse = (page: Page): Hand => {
  const clickArea = async (area: string, words: string, now: Situation): Promise<void> => {
    const at = await reach(page, area);
    const which = page.getByRole('dialog', { name: /which way$/ });
    await page.mouse.move(at.x, at.y, { steps: 2 });
    await page.mouse.click(at.x, at.y);
    if (now.choices.filter(c => areaIn(c) === area || STAGING[c.replace('Activate the ', '')] === area).length > 1)
      await which.getByRole('button', { name: words, exact: true }).click();
  };
  return {
    press: button => button.click(),
    choose: async (words, now) => {
      const area =
        areaIn(words) ?? (words.startsWith('Activate') ? STAGING[words.replace('Activate the ', '')] : undefined);
      if (area !== undefined && (await spotOf(page, area))) await clickArea(area, words, now);
      else await choice(page, words).click();
    },
  };
};

/** The digit a choice shows, Tab and Enter for what has none. */
export const keys = (page: Page): Hand => {
  const press = async (button: Locator): Promise<void> => {
    if (await pressedFirm(page, button)) return;
    await tabTo(page, button);
    await page.keyboard.press('Enter');
  };
  return {
    press,
    choose: async words => {
      const key = await choice(page, words).locator('kbd').textContent();
      if (/^[1-9]$/.test(key ?? '')) await page.keyboard.press(key!);
      else await press(choice(page, words));
    },
  };
};

/** Opens the tab where the button is, then taps. On the map a tap asks and a second one does. */
export const finger = (page: Page): Hand => {
  const open = async (name: string): Promise<void> => {
    if ((await tab(page, name).getAttribute('aria-current')) !== 'true') await tab(page, name).tap();
  };
  const tapArea = async (area: string, words: string, now: Situation): Promise<void> => {
    for (const _ of ['asks', 'does']) {
      const at = await reach(page, area);
      await page.touchscreen.tap(at.x, at.y);
    }
    if (now.choices.filter(c => areaIn(c) === area).length > 1)
      await page
        .getByRole('dialog', { name: /which way$/ })
        .getByRole('button', { name: words, exact: true })
        .tap();
  };
  return {
    press: async button => {
      await open('Fight');
      await button.tap();
    },
    choose: async (words, now) => {
      const area = areaIn(words);
      if (area !== undefined) await open('Map');
      if (area !== undefined && (await spotOf(page, area))) {
        await tapArea(area, words, now);
        return;
      }
      await open('Orders');
      await choice(page, words).tap();
    },
  };
};

/** The next choice outside a fight: on into a first and a second area, then a halt; every repair that is to be had. */
const nextOrder = (choices: readonly string[], entered: number): string => {
  const by = (start: string): string | undefined => choices.find(c => c.startsWith(start));
  const free = choices.find(c => c.startsWith('Enter') && !/ with Gas$| Audacity$/.test(c));
  return (
    by('Historical') ??
    (entered < 2 ? free : undefined) ??
    by('Stop') ??
    by('Activate') ??
    by('The counterattack') ??
    by('Repair') ??
    by('No more') ??
    choices[0]!
  );
};
interface InFight {
  used: boolean;
  rerolled: boolean;
}
/** In a fight: one asset, the dice, one re-roll, then what lies there. */
const nextAct = (
  f: FightSeen,
  so: InFight,
): { readonly kind: 'use' | 'reroll' | 'end' | 'roll'; readonly words: string } => {
  const by = (start: RegExp): string | undefined => f.acts.find(a => start.test(a));
  const on = by(/^Go on/);
  const again = by(/^Re-roll \d/);
  if (on) return { kind: 'end', words: on };
  if (!so.used && f.uses.length) return { kind: 'use', words: f.uses[0]! };
  if (!so.rerolled && again) return { kind: 'reroll', words: again };
  const end = by(/^Accept/);
  return end ? { kind: 'end', words: end } : { kind: 'roll', words: by(/^Roll |^Fight it out/) ?? f.acts[0]! };
};

/** Plays on until `stop` says so; tells what was met on the way. */
export const playUntil = async (
  page: Page,
  hand: Hand,
  stop: (s: Situation, t: Turn) => boolean,
): Promise<{ readonly now: Situation; readonly turn: Turn }> => {
  const turn: Turn = { activated: [], fights: 0, assets: 0, rerolls: 0, counterattacks: 0, repairs: 0, ends: [] };
  let now = await settled(page);
  let entered = 0;
  let so: InFight = { used: false, rerolled: false };
  let title = '';
  for (let steps = 0; !stop(now, turn); steps++) {
    expect(steps, 'steps of a turn').toBeLessThan(250);
    const f = now.fight;
    if (f) {
      if (f.title !== title) {
        turn.fights++;
        so = { used: false, rerolled: false };
        title = f.title;
      }
      const { kind, words } = nextAct(f, so);
      if (kind === 'use') {
        so.used = true;
        turn.assets++;
        await hand.press(asset(page, words));
      } else await hand.press(act(page, words));
      if (kind === 'reroll') {
        so.rerolled = true;
        turn.rerolls++;
      }
      if (kind === 'end') {
        turn.ends.push(words);
        title = '';
      }
    } else {
      const words = nextOrder(now.choices, entered);
      if (words.startsWith('Activate')) {
        turn.activated.push(words);
        entered = 0;
      }
      if (words.startsWith('Enter')) entered++;
      if (words.startsWith('The counter')) turn.counterattacks++;
      if (words.startsWith('Repair')) turn.repairs++;
      await hand.choose(words, now);
    }
    now = await settled(page, now);
  }
  return { now, turn };
};
/** Until the next turn shows, or panic ends the game in this one. The last fight of a turn lies open until it is put away, whatever turn it is by then. */
const isTurnOver = (s: Situation): boolean => !s.fight && (s.turn > 1 || s.over);
/** A whole turn where the long tests are asked for, else until two divisions have fought; `activated` are those of a whole turn still to come. */
export const playTurn = async (page: Page, hand: Hand, activated: number): Promise<Turn> => {
  const enough = (s: Situation, t: Turn): boolean => !s.fight && t.fights > 1 && t.assets > 0 && t.activated.length > 1;
  const { now, turn } = await playUntil(page, hand, (s, t) => isTurnOver(s) || (!LONG && enough(s, t)));
  expect(turn.fights).toBeGreaterThan(0);
  expect(turn.assets).toBeGreaterThan(0);
  if (now.over || !LONG) return turn;
  expect(turn.activated.length).toBeGreaterThanOrEqual(activated);
  return turn;
};
