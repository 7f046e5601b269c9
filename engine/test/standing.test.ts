/** D12 "At any time": standing orders answer for a player who is away. */
import { expect, test } from 'vitest';
import type { Choice } from '../decide.ts';
import { seededRandom } from '../random.ts';
import {
  afterUse,
  answerTo,
  MAX_STANDING_ORDERS,
  ordersFault,
  speechOf,
  stillGood,
  type Policy,
  type StandingOrder,
} from '../standing.ts';
import { play, type Table } from '../table.ts';
import { defaultSetUps } from './pairs.ts';
import { PIECES, toy } from './toy.ts';
import { namedTable, playListed, randomMove } from './walk.ts';

const PASS: StandingOrder = { kind: 'cancel', answer: { is: 'choice', choice: { do: 'pass' } } };
const HOLD: StandingOrder = { kind: 'cancel', answer: { is: 'hold' } };
/** Red has announced a barrage, so Blue's window is open, whatever Blue holds. */
const atTheWindow = (name: string): Table => {
  const t = namedTable(toy, defaultSetUps(toy)[0]!, name);
  const rnd = seededRandom(name);
  while (t.g.wait.for === 'choice') {
    const m = randomMove(t, rnd);
    playListed(t, m.ask.side, m.said);
  }
  for (const verb of ['bid', 'done']) play(t, 'Red', { do: verb });
  play(t, 'Blue', { do: 'done' });
  play(t, 'Red', { do: 'barrage' });
  return t;
};
const answer = (t: Table, orders: readonly StandingOrder[], policies: readonly Policy[] = []) =>
  answerTo(toy, policies, t.g, 'Blue', orders);
/** A window at which Blue holds a card that cancels. */
const withCard = (): Table => {
  for (let k = 0; ; k++) {
    const t = atTheWindow(`hand ${k}`);
    if (t.game.machine.choices(t.g, t.game.machine.open(t.g)[0]!).length > 1) return t;
  }
};

test('D12 an order answers its own question, of its own side, with a listed choice', () => {
  const t = atTheWindow('D12');
  expect(answer(t, [PASS])).toEqual({ order: 0, choice: { do: 'pass' }, secret: true });
  expect(answerTo(toy, [], t.g, 'Red', [PASS])).toBeUndefined();
  expect(answer(t, [{ ...PASS, kind: 'trump' }])).toBeUndefined();
  expect(answer(t, [{ kind: 'cancel', answer: { is: 'choice', choice: { do: 'done' } } }])).toBeUndefined();
  expect(play(t, 'Blue', answer(t, [PASS])!.choice).ok).toBe(true);
});
test('D12 the first that applies wins: a hold before a pass wants to be asked, behind it is never reached', () => {
  const t = atTheWindow('hold');
  expect(answer(t, [HOLD, PASS])).toBeUndefined();
  expect(answer(t, [PASS, HOLD])?.order).toBe(0);
  expect(answer(t, [{ ...HOLD, when: [{ fact: 'turn', least: 99 }] }, PASS])?.order).toBe(1);
});
test('D12 an order may hold in one phase only, where the game names its phases', () => {
  const t = atTheWindow('phase');
  const named: typeof toy = { ...toy, phase: g => `phase ${toy.turn(g)}` };
  const now = named.phase!(t.g);
  const due = (game: typeof toy, is: string) =>
    answerTo(game, [], t.g, 'Blue', [{ ...PASS, when: [{ fact: 'phase', is }] }]);
  expect(due(named, now)?.order).toBe(0);
  expect(due(named, 'another')).toBeUndefined();
  expect(due(toy, now)).toBeUndefined();
  expect(ordersFault(named, [], [{ ...PASS, when: [{ fact: 'phase', is: now }] }])).toBeUndefined();
  expect(ordersFault(toy, [], [{ ...PASS, when: [{ fact: 'phase', is: now }] }])).toMatch(/phase: no such fact/);
});
test('D12 when and unless read the side’s own view: tracks, rows, the turn; what it cannot know never holds', () => {
  const t = atTheWindow('facts');
  const { turn } = { turn: toy.turn(t.g) };
  const given = (more: Partial<StandingOrder>) => answer(t, [{ ...PASS, ...more }]) !== undefined;
  expect(given({ when: [{ fact: 'turn', is: turn }] })).toBe(true);
  expect(given({ when: [{ fact: 'turn', most: turn - 1 }] })).toBe(false);
  expect(given({ when: [{ fact: 'attacker', is: 'Red' }] })).toBe(true);
  expect(given({ unless: [{ fact: 'attacker', is: 'Red' }] })).toBe(false);
  expect(given({ when: [{ fact: 'hand.Blue', least: 0 }] })).toBe(true);
  expect(given({ when: [{ fact: 'hand.Blue', least: 99 }] })).toBe(false);
  const v = toy.machine.view(t.g, 'Blue');
  const hidden = PIECES.find((_, p) => v.cells[toy.layout.at['place']! + p] === -1)!;
  for (const place of toy.layout.columns['place']!.values!)
    expect(given({ when: [{ fact: `place.${hidden}`, is: place }] })).toBe(false);
  expect(given({ when: [{ fact: `place.${hidden}`, is: '?' }] })).toBe(false);
});
test('D12 a policy looks at the position and answers with one of the listed, or not at all', () => {
  const t = withCard();
  const play2: Policy = {
    id: 'cancel',
    title: 'Cancel it',
    kinds: ['cancel'],
    choose: (_v, _a, choices) => choices.find(c => c.do !== 'pass'),
  };
  const by = (policy: string) => answer(t, [{ kind: 'cancel', answer: { is: 'policy', policy } }], [play2]);
  expect(by('cancel')!.choice.do).not.toBe('pass');
  expect(by('pass')!.choice).toEqual({ do: 'pass' });
  expect(by('only')).toBeUndefined();
  const cheat: Policy = { ...play2, id: 'cheat', choose: () => ({ do: 'bid' }) as Choice };
  expect(answer(t, [{ kind: 'cancel', answer: { is: 'policy', policy: 'cheat' } }], [cheat])).toBeUndefined();
});
test('D12 an order ends after its times, or when its end has come', () => {
  const twice: StandingOrder = { ...PASS, times: 2 };
  const once = afterUse([HOLD, twice], 1);
  expect(once).toEqual([HOLD, { ...PASS, times: 1 }]);
  expect(afterUse(once, 1)).toEqual([HOLD]);
  expect(afterUse([PASS], 0)).toEqual([PASS]);
  const t = atTheWindow('until');
  const ends: StandingOrder = { ...PASS, until: [{ fact: 'turn', least: toy.turn(t.g) + 1 }] };
  expect(stillGood(toy, t.g, 'Blue', [ends, PASS])).toEqual([ends, PASS]);
  const over: StandingOrder = { ...PASS, until: [{ fact: 'turn', least: toy.turn(t.g) }] };
  expect(stillGood(toy, t.g, 'Blue', [over, PASS])).toEqual([PASS]);
});
test('D12 a lane is planned by its player: no order speaks there', () => {
  const lanes = namedTable(toy, defaultSetUps(toy)[0]!, 'lane');
  const rnd = seededRandom('lane');
  while (lanes.g.wait.for === 'choice') {
    const m = randomMove(lanes, rnd);
    playListed(lanes, m.ask.side, m.said);
  }
  expect(lanes.g.wait.for).toBe('sealed');
  const kind = toy.machine.open(lanes.g)[0]!.kind;
  const only: StandingOrder = { kind, answer: { is: 'policy', policy: 'pass' } };
  const done: StandingOrder = { kind, answer: { is: 'choice', choice: { do: 'done' } } };
  expect(
    toy.machine.choices(
      lanes.g,
      toy.machine.open(lanes.g).find(a => a.side === 'Blue')!,
    ),
  ).toContainEqual({ do: 'done' });
  expect(answer(lanes, [only, done])).toBeUndefined();
});
test('D12 orders that cannot stand are refused in words that say what is expected', () => {
  const fault = (o: Partial<StandingOrder>) => ordersFault(toy, [], [PASS, { ...PASS, ...o }]);
  expect(ordersFault(toy, [], [PASS, HOLD])).toBeUndefined();
  expect(fault({ kind: 'bid' })).toBe('order 2: bid is part of a plan made in secret, which no standing order writes');
  expect(speechOf(toy, []).kinds).not.toContain('bid');
  expect(fault({ kind: 'dinner' })).toMatch(/^order 2: no question dinner: there are .*cancel/);
  expect(fault({ times: 0 })).toMatch(/times: expected a whole number above 0/);
  expect(fault({ when: [{ fact: 'weather', is: 'fine' }] })).toMatch(/weather: no such fact; there are turn, about/);
  expect(fault({ when: [{ fact: 'hand.Green', least: 1 }] })).toMatch(/hand has no row "Green"/);
  expect(fault({ until: [{ fact: 'attacker', is: 'Green' }] })).toMatch(/"Green" is not one of Red, Blue/);
  expect(fault({ unless: [{ fact: 'turn' }] })).toMatch(/turn: say what it must be/);
  expect(fault({ answer: { is: 'policy', policy: 'guess' } })).toMatch(
    /no policy guess for cancel: there are pass, only/,
  );
  expect(fault({ answer: { is: 'choice', choice: { do: 'dance' } } })).toMatch(/do: "dance" is not one of/);
  expect(
    ordersFault(
      toy,
      [],
      Array.from({ length: MAX_STANDING_ORDERS + 1 }, () => PASS),
    ),
  ).toContain(`at most ${MAX_STANDING_ORDERS}`);
});
