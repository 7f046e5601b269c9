/** The laws of the screen: each finds the fault that was planted for it, and says nothing of a page that is sound. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { connect } from '../../../client/test/browser/browser.ts';
import { lawsForPage } from '../../screens/bundle.ts';
import type { Step } from '../../screens/page/moment.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await connect(inject('browser'));
});
afterAll(() => browser.close());

/** A table like the game's: sequence, map with lit places, a question with two choices. */
const TABLE = `
<style>
  body { margin: 0; font: 14px sans-serif; }
  .table { display: grid; grid-template: 50px 1fr / 1fr 300px; height: 100vh; background: #eee; position: relative; overflow: hidden; }
  .top { grid-column: 1 / 3; }
  .stage { position: relative; }
  .view { position: absolute; inset: 0; overflow: hidden; }
  .world { position: absolute; left: 0; top: 0; }
  .box { position: absolute; background: #fff; pointer-events: auto; }
  .x { width: 24px; height: 24px; }
  .vh { position: absolute; width: 1px; height: 1px; overflow: hidden; }
</style>
<div class="table">
  <header class="top"><div class="ttl"><p>Turn 1</p></div><nav class="sop"><ol><li class="grp"><span class="gn">Movement</span><i aria-current="step"></i></li></ol></nav></header>
  <main class="stage"><div class="view"><div class="world"><svg class="layer" width="400" height="400" viewBox="0 0 400 400"><g class="lit"><path class="l0" d="M100 100L140 100L140 140ZM200 200L240 200L240 240Z"/></g></svg></div></div>
    <div id="over"></div></main>
  <aside class="right"><div class="sheet"><h2>Which army moves?</h2><p class="prompt" id="prompt">Choose one of 2 armies.</p>
    <ul aria-label="Choices"><li><button class="choice" id="one" onclick="table.play(CHOICES[0].choice)"><kbd>1</kbd> Move the 1st Army</button></li><li><button class="choice" id="two" onclick="table.play(CHOICES[1].choice)"><kbd>2</kbd> Move the 2nd Army</button></li></ul></div></aside>
</div>`;
/** A stand-in for the table that a frame announces, with keys that work as at the game's. */
const announce = (): void => {
  const choices = [
    { choice: { do: 'move', unit: '1' }, text: 'Move the 1st Army', case: '', bars: false },
    { choice: { do: 'move', unit: '2' }, text: 'Move the 2nd Army', case: '', bars: false },
  ];
  const snap = { entry: 1, turn: 1, backLimit: 0, over: false, eyes: 'allied' };
  const table = {
    offered: () => choices,
    digitOf: (o: unknown) => choices.indexOf(o as never) + 1,
    busy: () => false,
    snap: () => snap,
    play: () => Promise.resolve(true),
  };
  Object.assign(globalThis, { CHOICES: choices, table, SNAP: snap });
  document.addEventListener('keydown', e => {
    const o = choices[Number(e.key) - 1];
    if (o) void (table.play as (c: unknown) => unknown)(o.choice);
  });
  document.dispatchEvent(new CustomEvent('phoney-war table', { detail: table }));
};
const open = async (touch = false): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width: 1000, height: 700 },
    hasTouch: touch,
    isMobile: touch,
  });
  const page = await context.newPage();
  await page.setContent(TABLE);
  await page.addScriptTag({ content: await lawsForPage() });
  await page.evaluate(announce);
  return page;
};
/** The laws that are broken after something was done to the page. */
const broken = async (plant: () => void, step?: Step, touch = false): Promise<readonly string[]> => {
  const page = await open(touch);
  await page.evaluate(() => screens.note());
  await page.evaluate(plant);
  const found = await page.evaluate(s => screens.examine(s), step);
  await page.context().close();
  return [...new Set(found.map(f => f.law))].toSorted();
};

test('a sound page breaks no law', async () => {
  expect(await broken(() => {})).toEqual([]);
  expect(await broken(() => {}, { hand: 'key', key: '1', words: 'Move the 1st Army' }, true)).toEqual([]);
});
test.for<readonly [law: string, plant: () => void, step?: Step | undefined, touch?: boolean]>([
  [
    'fits',
    () => {
      document.querySelector('#over')!.innerHTML =
        '<section class="box" style="top:20px;left:20px;width:200px;height:1057px"><button class="x" aria-label="Close"></button></section>';
    },
  ],
  [
    'sideways',
    () => {
      document.querySelector<HTMLElement>('.table')!.style.width = '1300px';
      document.querySelector<HTMLElement>('.table')!.style.overflow = 'visible';
    },
  ],
  [
    'covered',
    () => {
      document
        .querySelector('.table')!
        .insertAdjacentHTML(
          'beforeend',
          '<section class="box" style="right:0;top:120px;width:300px;height:90px"><button class="x" aria-label="Close"></button></section>',
        );
    },
  ],
  [
    'lit',
    () => {
      document.querySelector('#over')!.innerHTML =
        '<section class="box" style="top:90px;left:90px;width:80px;height:80px"><button class="x" aria-label="Close"></button></section>';
    },
  ],
  [
    'put-away',
    () => {
      document.querySelector('#over')!.innerHTML =
        '<section class="box" style="top:300px;left:300px;width:90px;height:90px"></section>';
    },
  ],
  [
    'escape',
    () => {
      document.querySelector('#over')!.innerHTML =
        '<section class="box" style="top:300px;left:300px;width:90px;height:90px"><button class="x" aria-label="Close"></button></section>';
    },
    { hand: 'looks', key: 'Escape', words: 'presses Escape' },
  ],
  [
    'badge-twice',
    () => {
      document.querySelector('#prompt')!.innerHTML = 'Choose <kbd>1</kbd> army.';
    },
  ],
  [
    'badge-other',
    () => {
      document.querySelector<HTMLElement>('#one')!.setAttribute('onclick', 'table.play(CHOICES[1].choice)');
    },
  ],
  [
    'badge-firm',
    () => {
      (globalThis as unknown as { CHOICES: { bars: boolean }[] }).CHOICES[0]!.bars = true;
    },
  ],
  [
    'badge-firm',
    () => {
      Object.assign((globalThis as unknown as { SNAP: object }).SNAP, { entry: 2, backLimit: 2 });
    },
    { hand: 'key', key: '1', words: 'Seal the plan' },
  ],
  [
    'badge-none',
    () => {
      document.querySelector('#two kbd')!.remove();
    },
  ],
  [
    'map-moves',
    () => {
      document.querySelector<HTMLElement>('.world')!.style.top = '180px';
    },
    { hand: 'map', words: 'a click on a lit place' },
  ],
  [
    'map-moves',
    () => {
      document.querySelector<HTMLElement>('.stage')!.style.marginTop = '60px';
    },
    { hand: 'button', words: 'a banner came' },
  ],
  [
    'words',
    () => {
      document.querySelector('#prompt')!.textContent = '1 units may still move.';
    },
  ],
  [
    'words',
    () => {
      document.querySelector('#prompt')!.textContent = 'You have undefined points.';
    },
  ],
  [
    'lower-case',
    () => {
      document.querySelector('#prompt')!.textContent = 'The allied player decides.';
    },
  ],
  [
    'mouse-words',
    () => {
      document.querySelector('#prompt')!.textContent = 'Click a lit hex.';
    },
    undefined,
    true,
  ],
  [
    'cut',
    () => {
      document
        .querySelector<HTMLElement>('#prompt')!
        .setAttribute('style', 'width:60px;overflow:hidden;white-space:nowrap');
    },
  ],
  [
    'heading-cut',
    () => {
      document.querySelector<HTMLElement>('h2')!.setAttribute('style', 'width:60px;overflow:hidden;white-space:nowrap');
    },
  ],
  [
    'stuck',
    () => {
      for (const e of document.querySelectorAll('.choice, .lit')) e.remove();
    },
  ],
  [
    'console',
    () => {
      console.error('the worker failed');
    },
  ],
])('a page made to break it: %s', async ([law, plant, step, touch]) => {
  expect(await broken(plant, step, touch)).toContain(law);
});
test('odds in the panel that the rules would not roll', async () => {
  const page = await open();
  await page.evaluate(() => {
    document.querySelector('#prompt')!.textContent = 'Attack at 3:1?';
  });
  const laws = (odds: string): Promise<readonly string[]> =>
    page.evaluate(said => screens.examine(undefined, said).map(f => f.law), odds);
  expect(await laws('3:1, 50% to win')).toEqual([]);
  expect(await laws('2:1, 33% to win')).toEqual(['odds']);
  await page.context().close();
});
