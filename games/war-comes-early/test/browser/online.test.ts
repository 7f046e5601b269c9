/** Two browsers play the third turn of 1938 over a real server: German windows used and passed, every nation's phases; one of them loses its network on the way. */
import { expect, test } from 'vitest';
import { decideOn, LOST_NET, playOnUntil, withoutNet } from '../../../../client/test/browser/both.ts';
import { serveNear, type Near } from '../../../../client/test/browser/online-near.ts';
import { gameOf, makeGame, players, sitDown } from '../../../../client/test/browser/online.ts';
import { LONG, PATIENCE, stage } from '../../../../client/test/browser/stage.ts';
import { lines } from '../../../../client/test/browser/table.ts';
import { listing } from '../../listing.ts';
import { scene } from '../scene.ts';

let near: Near;
const at = stage(async () => (near = await serveNear([])), 'the file');
const FRONT = { 2018: ['G I', 'G II'], 2222: ['Cz 1 A'], '0415': ['F I', 'F II'], 5222: ['SU 1', 'SU 2'] };
const ENDS = [/No neutral/, /End the (Reorganisation|Movement|Combat) Phase/, /The railheads stay/];
/** Two phases are slipped in, the first windows before and all after them passed. */
const USED = [...ENDS, /^Declare/];
const PASSED = [...ENDS, /No German phase now/];

test.runIf(LONG)(
  'the third turn of 1938: windows used and passed; the net of one goes while the other decides',
  async () => {
    const anna = await at.open({}, '/online');
    const link = await makeGame(anna, 'Anna', undefined, listing, /1938/);
    const bert = await at.open({ dark: true }, '/online');
    await sitDown(bert, link, 'Bert');
    await players(anna).getByText('Bert').waitFor();
    await near.lay(gameOf(link), scene({ scenario: '1938', turn: 3, at: FRONT, moment: 'window after Italy draw' }));
    await Promise.all([anna.reload(), bert.reload()]);

    const chosen: string[] = [];
    const count = (words: RegExp): number => chosen.filter(c => words.test(c)).length;
    const pages = [anna, bert];
    const turn = async (): Promise<number> =>
      Number(/Turn (\d+)/.exec(await bert.getByRole('banner').innerText())?.[1]);
    let lost = false;
    /** Bert is gone while Anna decides in a window; what she chose he sees when he is back. */
    const loseOnce = async (): Promise<void> => {
      const pass = anna.getByRole('button', { name: /No German phase now/ });
      if (lost || count(/No German phase/) < 4 || !(await pass.isEnabled({ timeout: 50 }).catch(() => false))) return;
      lost = true;
      await withoutNet(bert, anna, async () => chosen.push((await decideOn(anna, PASSED))!));
      at.forgive(LOST_NET);
    };
    const until = (wanted: readonly RegExp[], over: () => boolean | Promise<boolean>): Promise<void> =>
      playOnUntil({ pages, wanted, chosen }, async () => over(), loseOnce);
    await until(PASSED, () => count(/No German phase/) === 2);
    await until(USED, () => count(/^Declare/) === 1);
    await until(PASSED, () => count(/No German phase/) >= 6);
    await until(USED, () => count(/^Declare/) === 2);
    await until(PASSED, async () => (await turn()) === 4);
    expect(lost).toBe(true);
    expect(count(/No German phase/)).toBeGreaterThan(15);
    const [last] = (await lines(anna)).slice(-1);
    await expect.poll(async () => (await lines(bert)).at(-1), { timeout: PATIENCE }).toBe(last);
    expect((await lines(bert)).filter(l => l.includes('slip in'))).toHaveLength(2);
  },
  1_800_000,
);
