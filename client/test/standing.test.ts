/** Standing orders of people at one screen. They answer for people, not for a side that a bot plays. */
import { expect, test } from 'vitest';
import { newTable, play, type Table } from '../../engine/table.ts';
import { commitment, numbersFor } from '../../engine/seed.ts';
import type { StandingOrder } from '../../engine/standing.ts';
import { gameFor } from '../../games/open.ts';
import { giveStandingAnswers, policiesFor, standingFor } from '../game/standing.ts';

const box = await gameFor('ford');
const policies = await policiesFor(box);
const NO_ATTACK: StandingOrder = { kind: 'attacking', answer: { is: 'choice', choice: { do: 'done' } } };
const setup = (south: string) => ({ seats: { north: 'me', south }, guided: false });
/** A game in which both sides are set up and the north has marched and is asked whether it attacks. */
const marched = (): Table => {
  const t = newTable(box.game, {
    scenario: 'day',
    options: { length: 'printed' },
    commitment: commitment('orders'),
    roller: (k, sizes) => numbersFor('orders', k, sizes),
  });
  for (const [side, row] of [
    ['north', 2],
    ['south', 6],
  ] as const)
    for (const n of [1, 2, 3, 4, 5])
      play(t, side, { do: 'place', unit: `${side.charAt(0).toUpperCase()}${n}`, hex: `0${row}0${n}` });
  play(t, 'north', { do: 'done' });
  return t;
};
const asked = (t: Table): string => t.game.machine.open(t.g).map(a => `${a.side} ${a.kind}`)[0]!;

test('a person’s orders answer, whoever is at the screen', () => {
  const t = marched();
  expect(asked(t)).toBe('north attacking');
  expect(giveStandingAnswers(t, policies, { north: [NO_ATTACK] }, setup('me'), [])).toEqual({ north: [NO_ATTACK] });
  expect(asked(t)).toBe('south marching');
  expect(t.entries.at(-1)).toMatchObject({ is: 'choice', by: 'north', pick: { do: 'done' } });
});
test('the orders of a side that a bot plays wait and are not lost', () => {
  const t = marched();
  const left = giveStandingAnswers(
    t,
    policies,
    { north: [NO_ATTACK], south: [NO_ATTACK] },
    { seats: { north: 'general' }, guided: false },
    [],
  );
  expect(asked(t)).toBe('north attacking');
  expect(left).toEqual({ north: [NO_ATTACK], south: [NO_ATTACK] });
});
test('used-up orders and empty lists are dropped', () => {
  const t = marched();
  expect(giveStandingAnswers(t, policies, { north: [{ ...NO_ATTACK, times: 1 }], south: [] }, setup('me'), [])).toEqual(
    {},
  );
});
test('a side gets its own orders, its open question, and the vocabulary', () => {
  const t = marched();
  const standing = standingFor(box.game, box.game.machine.view(t.g, 'north'), 'north', policies, [NO_ATTACK]);
  expect(standing).toMatchObject({ orders: [NO_ATTACK], turn: 1, asked: { kind: 'attacking' } });
  expect(standing.speech.policies.map(p => p.id)).toContain('staff');
  expect(standingFor(box.game, box.game.machine.view(t.g, 'south'), 'south', policies, [])).not.toHaveProperty('asked');
});
