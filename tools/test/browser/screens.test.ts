/** The first steps of every game at every size, by the laws of the screen; `npm run screens` plays them to their ends. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { connect } from '../../../client/test/browser/browser.ts';
import { TABLED } from '../../../games/shelf.ts';
import { openGame } from '../../screens/open-game.ts';
import { planOf } from '../../screens/plan.ts';
import { playInBrowser, type Seen } from '../../screens/player.ts';
import { inWords } from '../../screens/report.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await connect(inject('browser'));
});
afterAll(() => browser.close());

const STEPS = 4;
const PLAYS = TABLED.flatMap(
  l => planOf(['--game', l.id, '--scenario', l.card.scenarios[0]!.id, '--steps', String(STEPS)]).plays,
);
test.for(PLAYS)('$game, $size, $theme', async play => {
  const seen: Seen[] = [];
  const page = await openGame(browser, inject('url'), play);
  const played = await playInBrowser(page, play, {
    found: async (_, faults) => {
      seen.push(...faults);
    },
  });
  await page.context().close();
  expect(seen.map(s => inWords({ ...s, times: 1 }))).toEqual([]);
  expect(played.steps).toBe(STEPS);
});
