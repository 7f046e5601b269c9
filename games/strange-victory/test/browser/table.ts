/** The table in a player's words: what lies there, what is offered, and where an area is on the screen. Found by roles and labels. */
import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { AREAS } from '../../data/map.ts';
import drawn from '../../look/geometry.json' with { type: 'json' };
import { groundOf, type Geometry, type Place } from '../../look/ground.ts';
import { areaUnder } from '../../../../screen/area/shapes.ts';
import { reachable } from '../../../../client/test/browser/hands.ts';
import { fileOf, playedUntil, recordOf } from '../../../../client/test/browser/records.ts';
import { PATIENCE } from '../../../../client/test/browser/stage.ts';
import * as ofAny from '../../../../client/test/browser/table.ts';
import { strangeVictory } from '../../game.ts';
import { listing } from '../../listing.ts';

export interface FightSeen {
  readonly title: string;
  /** The strength line by line, the dice, the assets that may be used, and what may be done. */
  readonly lines: readonly string[];
  readonly dice: readonly string[];
  readonly uses: readonly string[];
  readonly acts: readonly string[];
}
export interface Situation {
  readonly turn: number;
  readonly step: string;
  readonly over: boolean;
  readonly choices: readonly string[];
  readonly fight?: FightSeen;
  readonly spent: string;
  /** Something is being worked out, or dice are rolling. */
  readonly busy: boolean;
}

/** Runs in the page. */
const look = (): Situation => {
  const words = (e: Element): string => {
    const copy = e.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
    return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').replace('cannot be undone', '').trim();
  };
  const all = (within: Element | null, what: string): Element[] => [...(within?.querySelectorAll(what) ?? [])];
  const orders = document.querySelector('section[aria-label=Decision]');
  const fight = document.querySelector('section[aria-label^="Fight at"]');
  const acts = all(
    fight,
    'button:not([aria-label^=Rule], [aria-pressed], [aria-expanded], [aria-disabled=true])',
  ).filter(b => !b.closest('section[aria-label^=Assets]'));
  const over = (orders?.querySelector('h2')?.textContent ?? '').startsWith('The halt');
  const seen = fight && {
    title: words(fight.querySelector('h2')!),
    lines: all(fight, 'table:first-of-type tr')
      .map(words)
      .filter(l => l !== ''),
    dice: all(fight, '[role=img], [aria-pressed]').map(d =>
      (d.getAttribute('aria-label') ?? '').replace(': reroll', ''),
    ),
    uses: all(fight.querySelector('section[aria-label^=Assets]'), 'button:not([aria-label^=Rule])').map(b =>
      words(b.querySelector('span')!),
    ),
    acts: acts.map(b => words(b).replace(/(Re-roll \d+ dic?e).*/, '$1')),
  };
  return {
    turn: Number(/Turn (\d+)/.exec(document.querySelector('header')?.textContent ?? '')?.[1] ?? 0),
    step: orders ? words(orders.querySelector('h2')!) : '',
    over,
    choices: all(orders?.querySelector('[aria-label=Choices]') ?? null, 'button:not([aria-label^=Rule])').map(words),
    ...(seen ? { fight: seen } : {}),
    spent: words(document.querySelector('section[aria-label="Campaign assets"] ul') ?? document.createElement('i')),
    busy:
      all(orders ?? fight, 'button:disabled').length > 0 ||
      (seen?.acts.includes('Show the result') ?? false) ||
      !(orders ?? fight),
  };
};
export const situation = (page: Page): Promise<Situation> => page.evaluate(look);

/** The table when the player may decide again; with a situation, when it is another one. */
export const settled = async (page: Page, before?: Situation): Promise<Situation> => {
  let now!: Situation;
  const was = before && JSON.stringify(before);
  await expect
    .poll(
      async () => {
        now = await situation(page);
        if (now.busy) return 'busy';
        if (JSON.stringify(now) === was) return 'as before';
        return now.over || now.choices.length || now.fight?.acts.length ? 'ready' : 'nothing to do';
      },
      { timeout: PATIENCE, interval: 40 },
    )
    .toBe('ready');
  return now;
};

export const fight = (page: Page): Locator => page.getByRole('region', { name: /^Fight at/ });
/** A listed choice by its words; the sign that it cannot be taken back belongs to its name. */
export const choice = (page: Page, words: string): Locator =>
  page
    .getByRole('list', { name: 'Choices' })
    .getByRole('button', { name: words })
    .and(page.locator(':not([aria-label^=Rule])'))
    .first();
export const act = (page: Page, words: string): Locator => fight(page).getByRole('button', { name: words }).first();
export const assets = (page: Page): Locator => fight(page).getByRole('region', { name: 'Assets for this fight' });
export const asset = (page: Page, words: string): Locator => assets(page).getByRole('button', { name: words }).first();

/** From the first page: two clicks. */
export const play = (page: Page): Locator => ofAny.play(page, listing);
export const start = (page: Page): Locator => ofAny.start(page, listing);
export const startGame = async (page: Page): Promise<Situation> => {
  await play(page).click();
  await start(page).click();
  return settled(page);
};
/** Goes on with the unfinished game of a file. It is brought in by another tab: this page has seen no hand yet. */
export const goOnWith = async (page: Page, file: ofAny.File): Promise<Situation> => {
  const other = await page.context().newPage();
  await other.goto('/');
  await ofAny.chooseRecord(other, file);
  await other.waitForURL('**/replay/*');
  const id = new URL(other.url()).pathname.split('/').at(-1)!;
  await other.close();
  await page.goto(`/play/${id}`);
  return settled(page);
};
/** A game with nothing done yet whose dice are the same in every run. */
const BEGUN = fileOf(recordOf(playedUntil(strangeVictory, '', () => true)));
export const begin = (page: Page): Promise<Situation> => goOnWith(page, BEGUN);

const ground = groundOf(drawn as unknown as Geometry);

/** Points of an area, its middle first, then a grid over it. */
const pointsIn = (name: string): readonly Place[] => {
  const area = ground.named(AREAS.find(a => a.shown === name || a.name === name)?.name ?? '');
  if (!area) throw new Error(`there is no area ${name}`);
  const xs = area.ring.map(p => p[0]);
  const ys = area.ring.map(p => p[1]);
  const points: Place[] = [area.division];
  for (let i = 1; i < 12; i++)
    for (let j = 1; j < 12; j++)
      points.push({
        x: Math.min(...xs) + (i / 12) * (Math.max(...xs) - Math.min(...xs)),
        y: Math.min(...ys) + (j / 12) * (Math.max(...ys) - Math.min(...ys)),
      });
  return points.filter(p => areaUnder(ground.areas, p) === area.name);
};
/** Where a hand can reach an area now: a point of it that nothing lies on; nothing when it is out of the window. */
export const spotOf = (page: Page, area: string): Promise<Place | null> =>
  reachable(page, pointsIn(area), ground.size, 'section, button, [role=group], [role=dialog], [role=status], .onsheet');
/** Waits until the area can be reached: the map may be on its way. */
export const reach = async (page: Page, area: string): Promise<Place> => {
  let at: Place | null = null;
  await expect
    .poll(async () => (at = await spotOf(page, area)) !== null, { timeout: 5000, message: `${area} within reach` })
    .toBe(true);
  return at!;
};
