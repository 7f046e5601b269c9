/** A player turn of France '40: by mouse from the first page on with the bot's answer, then by keys alone and with a finger; axe finds nothing on the way. */
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import {
  attackOne,
  byFinger,
  byKeys,
  byMouse,
  decision,
  fightOn,
  openScene,
  ready,
  setUpGermans,
  startFrance,
  type Fingers,
  type Seen,
  type Turn,
} from './table.ts';
import { clean } from '../../../../client/test/browser/axe.ts';
import { LONG, LOOKS, stage } from '../../../../client/test/browser/stage.ts';
import { log } from '../../../../client/test/browser/table.ts';
import { tab } from '../../../../client/test/browser/hands.ts';

const at = stage();
const UNIT = /^Move (G \S+(?: \S+)?), .*?(\d{4})/;
/** One march shows what three do. */
const MARCHES = LONG ? 3 : 1;

/** Corps that stand alone near the middle of the map, with their hexes. */
const alone = (now: Seen): readonly (readonly [unit: string, hex: string])[] => {
  const all = now.units.flatMap(u => {
    const m = UNIT.exec(u);
    return m ? [[m[1]!, m[2]!] as const] : [];
  });
  return all.filter(
    ([unit, hex]) => !unit.includes('Pz') && hex > '2700' && hex < '3100' && all.filter(x => x[1] === hex).length === 1,
  );
};
/** The hex to the right in the same row: deeper into Germany. */
const eastOf = (hex: string): string => hex.slice(0, 2) + String(Number(hex.slice(2)) + 1);

/** `within` the margin with the decision, where the map is as it was. */
type Look = (where: string, within?: string) => Promise<void>;
const NO_LOOK: Look = async () => {};
const DECISION = '.right';

/** One battle from where everybody stands. */
const combat = async (page: Page, hand: Fingers, turn: Turn, look: Look): Promise<void> => {
  let now = await ready(page);
  expect(now.step).toMatch(/^Attacks/);
  await look('targets');
  now = await attackOne(page, hand, now);
  await hand.press(now.units.find(u => u.startsWith('Add '))!.split(',')[0]!);
  now = await ready(page, now);
  await look('planning');
  await hand.press(/^Declare/);
  await ready(page, now);
  turn.attacks++;
  await look('the die has fallen', DECISION);
  now = await fightOn(page, hand, turn);
  await hand.press(/End the Combat Phase/);
  await ready(page, now);
};
const movement = async (page: Page, hand: Fingers, turn: Turn, look: Look): Promise<void> => {
  let now = await ready(page);
  expect(now.step).toMatch(/^Movement/);
  await look('movement', DECISION);
  for (const [unit, from] of alone(now).slice(0, MARCHES)) {
    await hand.take(unit, from);
    now = await ready(page, now);
    expect(now.step).toMatch(/^March/);
    if (!turn.moves) await look('march');
    await hand.hex(eastOf(from));
    now = await ready(page, now);
    turn.moves++;
  }
};
/** Sets up from the first page on. */
const fromTheStart = async (page: Page, hand: Fingers, look: Look): Promise<void> => {
  await startFrance(page);
  await look('set-up');
  const now = await setUpGermans(page, hand);
  if (!now.step.startsWith('Airborne')) return;
  await look('coup', DECISION);
  await hand.press(/No airborne coup/);
  await ready(page, now);
};
/** Before Sedan, with a corps alone to march: what a turn asks, with few counters and no bot. */
const fromSedan = async (page: Page): Promise<void> => {
  await openScene(page, {
    turn: 8,
    phase: 'order',
    war: ['Belgium', 'Netherlands', 'Luxembourg'],
    at: { 2931: ['G I', 'G II'], 2932: ['G III'], 2930: ['F X'], 2022: ['UK I'] },
  });
};
/** Fights first and then moves. `look` is called on the way. */
const playerTurn = async (page: Page, hand: Fingers, look = NO_LOOK): Promise<Turn> => {
  const turn: Turn = { moves: 0, attacks: 0, losses: 0, retreats: 0, advances: 0 };
  const now = await ready(page);
  await hand.press(/fight, then move/);
  await ready(page, now);
  await combat(page, hand, turn, look);
  await movement(page, hand, turn, look);
  expect(turn).toMatchObject({ attacks: 1, moves: MARCHES });
  return turn;
};
/** Ends the turn and answers what the Allied one asks of us, until ours has come again. */
const untilOurs = async (page: Page, hand: Fingers, turn: Turn): Promise<void> => {
  let now = await ready(page);
  await hand.press(/End the Movement Phase/);
  now = await ready(page, now);
  for (let steps = 0; now.turn < 2; steps++) {
    expect(steps, 'answers to the Allied turn').toBeLessThan(40);
    if (now.fight) now = await fightOn(page, hand, turn);
    else {
      await hand.press(
        /No more replacements|loses a step|is eliminated|is removed|retreats to|advances|No further advance/,
      );
      now = await ready(page, now);
    }
  }
};

test('a whole player turn by mouse, with dice that roll; then what the bot did is played back', async () => {
  const page = await at.open({ motion: true });
  const hand = byMouse(page);
  await fromTheStart(page, hand, (where, within) => clean(page, where, within));
  await untilOurs(page, hand, await playerTurn(page, hand));
  expect(await log(page).innerText()).toMatch(/Turn 2/i);
  const since = page.getByRole('region', { name: 'Since your last decision' });
  await since
    .getByText(/^(Moved|Attacked)$/)
    .first()
    .waitFor();
  await since.getByRole('button', { name: 'In words' }).click();
  expect(await since.getByRole('list', { name: 'What happened' }).getByRole('listitem').count()).toBeGreaterThan(3);
  const offered = await ready(page);
  await since.getByRole('button', { name: 'Play it back' }).click();
  await since.getByRole('button', { name: 'Step on' }).click();
  await since.getByText(/^2\//).or(since.getByText(/^3\//)).first().waitFor();
  expect(
    await decision(page).getByRole('list', { name: 'Choices' }).getByRole('button').count(),
    'nothing is offered while one looks back',
  ).toBe(0);
  await since.getByRole('button', { name: 'Skip to now' }).click();
  expect((await ready(page)).buttons).toEqual(offered.buttons);
});

/** The map by its keys: the hex is heard as soon as the cursor comes to it, though the bot's doings are spoken there, too. */
const hearHex = async (page: Page): Promise<void> => {
  await page.keyboard.press('m');
  const keys = ['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown'];
  let pressed = 0;
  await expect
    .poll(async () => {
      await page.keyboard.press(keys[pressed++ % keys.length]!);
      return page.locator('[aria-live=polite]').allInnerTexts();
    })
    .toContainEqual(expect.stringMatching(/^\d{4}.*: (city|clear|rough|Ardennes)/));
};
const lookInTabs = async (page: Page): Promise<void> => {
  for (const [name, part] of [
    ['Stack', 'Turn track'],
    ['Victory', 'Victory points'],
  ] as const) {
    await tab(page, name).tap();
    await page.getByRole('region', { name: part, exact: true }).waitFor();
    await clean(page, name);
  }
  await tab(page, 'Log').tap();
  await log(page)
    .getByRole('button', { name: /^Rule \d/ })
    .first()
    .waitFor();
};
test.each(LOOKS.map(([name, look]) => [name, look.phone ? 'with a finger' : 'by keys alone', look] as const))(
  'a player turn, %s, %s; axe finds nothing on the way',
  async (_name, _hand, look) => {
    const page = await at.open(look);
    const hand = look.phone ? byFinger(page) : byKeys(page);
    const axe: Look = (where, within) => clean(page, where, within);
    await (LONG ? fromTheStart(page, hand, axe) : fromSedan(page));
    const turn = await playerTurn(page, hand, axe);
    if (LONG) await untilOurs(page, hand, turn);
    if (look.phone) return lookInTabs(page);
    await hearHex(page);
    for (const name of ['Armies', 'Boxes', 'Stacks', 'Legend']) {
      await page.getByRole('tab', { name, exact: true }).click();
      await clean(page, name, '.bot');
    }
  },
);
