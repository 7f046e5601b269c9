/** `simulate`: what is asked is checked, and the cores change nothing. */
import { expect, test } from 'vitest';
import { simulate } from '../match/crew.ts';
import { planOf } from '../match/plan.ts';
import { summaryOf } from '../simulation.ts';
import { spreadOf } from '../statistics.ts';

test.each([
  [{ game: 'risk' }, /no game risk/],
  [{ game: 'ford', games: 'ten' }, /--games ten: expected a whole number/],
  [{ game: 'ford', seat: ['north'] }, /expected side=level/],
  [{ game: 'ford', seat: ['east=staff'] }, /--seat east: there is north, south/],
  [{ game: 'ford', seat: ['north=corporal'] }, /no level corporal/],
  [{ game: 'ford', option: ['fog=yes'] }, /no option fog/],
  [{ game: 'ford', seconds: '1', playouts: '5' }, /not both/],
  [{ game: 'ford', scenario: 'sealion' }, /no scenario sealion/],
])('%j is refused in words', (asked, why) => {
  expect(() => planOf(asked)).toThrow(why);
});

test('without a word the first game there is', () => {
  expect(planOf({}).plan.game).toBe('ford');
});
test('the same seed gives the same records on one core and on two', async () => {
  const { plan } = planOf({ game: 'ford', games: '6', seat: ['north=captain'], seed: 'cores' });
  const one = await simulate(plan, () => {}, 1);
  const two = await simulate(plan, () => {}, 2);
  expect(two).toEqual(one);
  expect(one.map(r => r.number)).toEqual([0, 1, 2, 3, 4, 5]);
  const { numbers, words } = summaryOf(one);
  expect(numbers.points!.least).toBeLessThanOrEqual(numbers.points!.median);
  expect(Object.values(words.winner!).reduce((a, b) => a + b)).toBe(6);
});
test('a spread has its quartiles', () => {
  expect(spreadOf([5, 1, 3, 2, 4])).toMatchObject({
    least: 1,
    quarter: 2,
    median: 3,
    threeQuarters: 4,
    most: 5,
    mean: 3,
  });
  expect(spreadOf([7])).toMatchObject({ least: 7, median: 7, error: 0 });
});
