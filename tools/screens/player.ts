/** Plays a game in the browser like a player: mostly what the bot advises, now and then a random button, key, place or look around; after each step the laws are asked. */
import type { Page } from 'playwright-core';
import { seededRandom, type Rnd } from '../../engine/random.ts';
import { PATIENCE_MS, settled } from './open-game.ts';
import type { Step } from './page/moment.ts';
import type { Found, Spot, State } from './page/watch.ts';
import type { Play } from './plan.ts';

export interface Seen {
  readonly fault: Found;
  readonly play: Play;
  readonly entry: number;
  readonly turn: number;
  /** What led there, the last last. */
  readonly steps: readonly string[];
}
export interface Played {
  readonly play: Play;
  readonly steps: number;
  readonly turn: number;
  readonly over: boolean;
  readonly ms: number;
}
export interface Watcher {
  /** Called with every fault of a step; the page is still as it was found. */
  readonly found: (page: Page, faults: readonly Seen[]) => Promise<void>;
  readonly says?: (words: string) => void;
}

const KEYS_TO_LOOK = ['?', 'l', 'v', 'a', 'b', 'h', 'n', '+', '-', '0', 'Escape', 'e', 'z', 'g'];
const press = async (page: Page, key: string): Promise<void> => {
  await page.keyboard.press(key);
};
const hit = async (page: Page, p: Play, { x, y }: Spot): Promise<void> => {
  if (p.size === 'phone') await page.touchscreen.tap(x, y);
  else {
    await page.mouse.move(x, y);
    await page.mouse.click(x, y);
  }
};
const oneOf = <T>(rnd: Rnd, all: readonly T[]): T | undefined => (all.length ? all[rnd(all.length)] : undefined);

/** A step, and the odds that the rules state for what is in hand. */
interface Done {
  readonly step: Step;
  readonly odds?: string;
}
/** What the bot advises, through its button if that is in sight. */
const asAdvised = async (page: Page, p: Play): Promise<Done> => {
  const advice = await page.evaluate(() => screens.advise('staff', 0.05));
  if (!advice) return { step: { hand: 'rules', words: 'nothing' } };
  const spot = await page.evaluate(c => screens.buttonFor(c), advice.choice);
  if (spot) await hit(page, p, spot);
  else void (await page.evaluate(c => screens.play(c), advice.choice));
  return { step: { hand: spot ? 'button' : 'rules', words: advice.text } };
};
const looked = async (page: Page, p: Play, rnd: Rnd): Promise<Done> => {
  const { tabs } = await page.evaluate(() => screens.targets());
  const tab = oneOf(rnd, tabs);
  if (tab && (p.size === 'phone' || rnd(2))) {
    await hit(page, p, tab);
    return { step: { hand: 'looks', words: `looks at ${tab.words}` } };
  }
  const key = oneOf(rnd, KEYS_TO_LOOK)!;
  await press(page, key);
  return { step: { hand: 'looks', words: `presses ${key}`, key } };
};
/** Everything is put away again: Escape is pressed until nothing changes. */
const putAway = async (page: Page): Promise<Done> => {
  for (let n = 0; n < 4; n++) await press(page, 'Escape');
  return { step: { hand: 'looks', words: 'presses Escape', key: 'Escape' } };
};
/** Draws one way to act; most steps follow the advice, so that the game comes to its end. */
const act = async (page: Page, p: Play, rnd: Rnd): Promise<Done> => {
  const die = rnd(100);
  if (die < 72) return asAdvised(page, p);
  if (die < 78) return looked(page, p, rnd);
  if (die < 82) return putAway(page);
  const { buttons, lit, digits } = await page.evaluate(() => screens.targets());
  const digit = oneOf(rnd, digits);
  if (die < 88 && digit) {
    await press(page, digit.key);
    return { step: { hand: 'key', words: digit.words, key: digit.key } };
  }
  const place = oneOf(rnd, lit);
  if (die < 94 && place) {
    await hit(page, p, place);
    return {
      step: { hand: 'map', words: `a click on ${place.words} at ${Math.round(place.x)}, ${Math.round(place.y)}` },
    };
  }
  const button = oneOf(rnd, buttons);
  if (!button) return asAdvised(page, p);
  await hit(page, p, button);
  return { step: { hand: 'looks', words: `presses “${button.words}”` } };
};
/** A dialog asks whether the player is sure: mostly he is. */
const confirm = async (page: Page, rnd: Rnd): Promise<Done> => {
  const sure = rnd(5) > 0;
  const button = page.locator(sure ? 'dialog.sure .go' : 'dialog.sure .btn:not(.go)').first();
  await button.click();
  return { step: { hand: 'button', words: sure ? 'is sure' : 'is not sure' } };
};

/** A dialog that is no question, a menu or a look back does not keep the game from going on for longer than this many steps. */
const clear = async (page: Page): Promise<void> => {
  await press(page, 'Escape');
  await page.evaluate(() => {
    for (const d of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) d.close();
    const now = [...document.querySelectorAll<HTMLElement>('button')].find(b =>
      /^(skip to now|back to now|to the present)/i.test(b.innerText.trim()),
    );
    now?.click();
  });
};
const MAX_STEPS_KEPT = 8;
const MAX_IDLE_STEPS = 12;

export const playInBrowser = async (page: Page, p: Play, watcher: Watcher): Promise<Played> => {
  const rnd = seededRandom(`${p.seed} ${p.scenario} ${p.size}`);
  const steps: string[] = [];
  const began = performance.now();
  const examine = async (state: State, done?: Done): Promise<void> => {
    const found = await page.evaluate(([step, odds]) => screens.examine(step, odds), [done?.step, done?.odds] as const);
    if (!found.length) return;
    const tail = steps.slice(-MAX_STEPS_KEPT);
    await watcher.found(
      page,
      found.map(fault => ({ fault, play: p, entry: state.entry, turn: state.turn, steps: tail })),
    );
  };
  let state = await settled(page);
  await examine(state);
  let count = 0;
  let idle = 0;
  while (state.is !== 'over' && count < p.steps) {
    if (state.is !== 'asked' || state.reads) await clear(page);
    await page.evaluate(() => screens.note());
    const done = state.confirms ? await confirm(page, rnd) : await act(page, p, rnd);
    const was = state.entry;
    state = await settled(page);
    steps.push(`${done.step.hand === 'key' ? `key ${done.step.key}: ` : ''}${done.step.words}`);
    await examine(state, done);
    idle = state.entry === was ? idle + 1 : 0;
    if (idle > MAX_IDLE_STEPS) {
      await clear(page);
      await page.evaluate(ms => screens.playOn('random', 1, ms), PATIENCE_MS);
      state = await settled(page);
      idle = 0;
    }
    if (p.skip && !state.confirms)
      state = await page.evaluate(([n, ms]) => screens.playOn('staff', n!, ms!), [p.skip, PATIENCE_MS]);
    count++;
    if (count % 100 === 0)
      watcher.says?.(`${p.scenario} ${p.size}: ${count} steps, turn ${state.turn}, entry ${state.entry}`);
  }
  return { play: p, steps: count, turn: state.turn, over: state.is === 'over', ms: performance.now() - began };
};
