/** Two browsers play a German turn in France over a real server: counterblows, bids on both sides, a counterattack that breeds another; one of them loses its network on the way. */
import { expect, test } from 'vitest';
import { decideOn, LOST_NET, playOnUntil, withoutNet } from '../../../../client/test/browser/both.ts';
import { serveNear, type Near } from '../../../../client/test/browser/online-near.ts';
import { gameOf, makeGame, players, sitDown } from '../../../../client/test/browser/online.ts';
import { LONG, PATIENCE, stage } from '../../../../client/test/browser/stage.ts';
import { lines } from '../../../../client/test/browser/table.ts';
import { listing } from '../../listing.ts';
import { scene } from '../scene.ts';
import { choices, heading } from './seat.ts';

let near: Near;
const at = stage(async () => (near = await serveNear([])), 'the file');

/** Both have a marker to bid with, the French a card to pay for a Counterblow. */
const beforeMovement = () =>
  scene({
    moment: 'german movement',
    columns: { leader: { allied: 'replacement' } },
    at: { F1707: ['G XIX'], F1607: ['G IV'], F1706: ['F I', 'F 1 DLM'], F1606: ['F III'] },
    pieces: {
      '#16': 'Allied hand',
      'G Blitz! 1': 'German markers',
      'G Hold! 1': 'German markers',
      'A Hold! 1': 'Allied markers',
      'A Shock! 1': 'Allied markers',
    },
  });
const WANTED = [
  /^(?:\d )?Play no card/,
  /End the Movement/,
  /Counterblow in F1606/,
  /^(?:\d )?Discard/,
  /Target F1706/,
  /Commit (Hold|Blitz|Shock)!/,
  /Attack F1[67]06/,
  /Add G IV/,
  /Fight on/,
  /^(?:\d )?Counterattack/,
  /loses a step/,
  /No more declarations/,
  /retreats to/,
];

test.runIf(LONG)(
  'a German turn in France: counterblow, bids, a counterattack; the net of one goes in the middle of a battle',
  async () => {
    const anna = await at.open({}, '/online');
    const link = await makeGame(anna, 'Anna', undefined, listing, /French Front, historical/);
    const bert = await at.open({ dark: true }, '/online');
    await sitDown(bert, link, 'Bert');
    await players(anna).getByText('Bert').waitFor();
    await near.lay(gameOf(link), beforeMovement(), 1);
    await Promise.all([anna.reload(), bert.reload()]);

    const chosen: string[] = [];
    let lost = false;
    /** While Anna must bid Bert is gone: she goes on, and he sees it when he is back. */
    const loseOnce = async (): Promise<void> => {
      if (lost || !(await heading(anna)).startsWith('German marker') || !(await choices(anna).count())) return;
      lost = true;
      await withoutNet(bert, anna, async () => chosen.push((await decideOn(anna, WANTED))!));
      at.forgive(LOST_NET);
    };
    const isOver = async (): Promise<boolean> =>
      (await heading(bert)).startsWith('Movement') && (await choices(bert).count()) > 0;
    await playOnUntil({ pages: [anna, bert], wanted: WANTED, chosen }, isOver, loseOnce);
    expect(lost).toBe(true);
    for (const words of ['Counterblow in F1606', 'Target F1706', 'Commit Hold!', 'Commit Blitz!', 'Counterattack'])
      expect(
        chosen.some(c => c.includes(words)),
        `${words} of ${chosen.join('; ')}`,
      ).toBe(true);
    await expect.poll(async () => (await lines(bert)).at(-1), { timeout: PATIENCE }).toBe((await lines(anna)).at(-1));
    expect((await lines(bert)).join('\n')).toMatch(/die 1/);
  },
  600_000,
);
