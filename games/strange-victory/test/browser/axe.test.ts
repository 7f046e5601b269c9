/** axe finds nothing at the table, light and dark, on a desk and on a phone. */
import { describe, expect, test } from 'vitest';
import { clean } from '../../../../client/test/browser/axe.ts';
import { fileOf, playedUntil, recordOf } from '../../../../client/test/browser/records.ts';
import { LOOKS, stage } from '../../../../client/test/browser/stage.ts';
import { map } from '../../../../client/test/browser/table.ts';
import { choicesOf, type Table } from '../../../../engine/table.ts';
import { strangeVictory as game } from '../../game.ts';
import { finger, mouse, playUntil } from './hands.ts';
import { choice, begin, fight, goOnWith } from './table.ts';

const at = stage();
/** What the table waits for. */
const asked = (t: Table): string => game.machine.open(t.g)[0]?.kind ?? '';
/** A game one choice before its end, outside a fight, where that choice is the only one left: whoever goes on, ends it. */
const beforeTheEnd = (): Table => {
  for (let i = 0; i < 200; i++) {
    const last = playedUntil(game, `ending ${i}`).entries.findLastIndex(e => e.is === 'choice');
    const t = playedUntil(game, `ending ${i}`, x => x.entries.length === last);
    if (choicesOf(t, game.sides[0]!).length === 1 && !['preparing', 'rolling'].includes(asked(t))) return t;
  }
  throw new Error('no game ends with a choice that is the only one');
};
const ENDING = fileOf(recordOf(beforeTheEnd()));
const ROLLED = fileOf(recordOf(playedUntil(game, 'axe', t => asked(t) === 'rolling')));

describe.each(LOOKS)('%s', (_, look) => {
  test('set-up, moving, fight, rules', async () => {
    const page = await at.open(look);
    const hand = look.phone ? finger(page) : mouse(page);
    await begin(page);
    await map(page).waitFor();
    await clean(page, 'set-up');
    await playUntil(page, hand, s => s.choices.some(c => c.startsWith('Enter')));
    await clean(page, 'moving');
    await playUntil(page, hand, s => s.fight !== undefined);
    await clean(page, 'a fight before the dice');
    await fight(page)
      .getByRole('button', { name: /^Rule / })
      .first()
      .click();
    await page.getByRole('dialog', { name: 'Rules' }).getByRole('article').waitFor();
    await clean(page, 'the rules drawer');
  });

  test('dice on the table, the end, replay, rules page', async () => {
    const page = await at.open(look);
    await goOnWith(page, ROLLED);
    await fight(page)
      .getByRole('button', { name: /^Accept/ })
      .waitFor();
    await clean(page, 'dice on the table');
    const { choices } = await goOnWith(page, ENDING);
    expect(choices).toHaveLength(1);
    await choice(page, choices[0]!).press('Enter');
    await page.getByText('The game is over.').waitFor();
    await clean(page, 'the end');
    await page.getByRole('link', { name: 'Watch it again' }).click();
    await page.getByRole('region', { name: 'Replay' }).getByRole('slider').waitFor();
    await clean(page, 'replay');
    await page.goto('/rules/strange-victory/8.3.7');
    await page.getByRole('heading', { name: /^8\.3\.7/ }).waitFor();
    await clean(page, 'the rules page');
  });
});
