/** F12 The journal: append-only, take-backs with limits and consent, no draw twice. */
import { expect, test } from 'vitest';
import { machine } from '../machine.ts';
import { roll } from '../chance.ts';
import { look } from '../events.ts';
import { again, ask, call, next, top } from '../flow.ts';
import type { Game } from '../game.ts';
import { drawCount, journalFor, live, type Entry } from '../journal.ts';
import type { Rules } from '../rules.ts';
import { lane, sealed } from '../sealed.ts';
import { blank, EMPTY_BOX, layout, track } from '../state.ts';
import { back, backLimit, newTable, play, record, restore, stateAt, undo, type Table } from '../table.ts';
import { oneOf, small, step, words } from './small.ts';
import { strictRoller, textOf } from './walk.ts';

/** German steps, peeks, rolls and ends; Allied answers; German again. */
const L = layout({ steps: track(), die: track() });
const gameOf = (verbs: readonly string[], rules: Partial<Rules>): Game => ({
  box: EMPTY_BOX,
  id: 'line',
  title: 'Line',
  version: 1,
  sides: ['german', 'allied'],
  scenarios: [{ id: 's', title: 's' }],
  options: [],
  cases: { 10: { title: 'm', words: 'm' } },
  endCase: '10',
  layout: L,
  labels: {},
  verbs: Object.fromEntries(verbs.map(v => [v, []])),
  machine: machine(small(rules)),
  first: 'phase',
  begin: () => blank(L.size),
  turn: () => 1,
  tell: e => e.is,
  result: () => null,
  score: () => 0,
  faults: () => [],
});
const line = gameOf(['step', 'peek', 'roll', 'end', 'ok'], {
  procs: {
    phase: [
      step('10', () => ask('german', 'move', '10')),
      step('11', () => ask('allied', 'answer', '10')),
      step('12', () => ask('german', 'move', '10')),
    ],
    roll: [
      step('11.3', () => roll('german', '10', 1000), {
        fed: (g, _f, [die]) => {
          g.n[L.at.die] = die!;
          return next;
        },
      }),
    ],
  },
  decisions: {
    move: oneOf(words('step', 'peek', 'roll', 'end'), (g, c) => {
      if (c.do === 'end') return next;
      if (c.do === 'roll') return call('roll', {}, top(g).at);
      if (c.do === 'peek') look(g, 'german', '10', {});
      else g.n[L.at.steps]!++;
      return again;
    }),
    answer: oneOf(words('ok'), () => next),
  },
});
const table = (game = line): Table =>
  newTable(game, { scenario: 's', options: {}, commitment: '', roller: strictRoller('line') });
const played = (moves: string): Table => {
  const t = table();
  for (const verb of moves.split(' '))
    expect(play(t, verb === 'ok' ? 'allied' : 'german', { do: verb }).ok, verb).toBe(true);
  return t;
};

for (const { moves, limit } of [
  { moves: 'step step step', limit: 0 },
  { moves: 'step peek step step', limit: 2 },
  { moves: 'step roll step', limit: 3 },
  { moves: 'step end ok step', limit: 3 },
  { moves: 'peek', limit: 1 },
])
  test(`D17 after "${moves}" a player goes back alone to entry ${limit} and no further`, () => {
    const t = played(moves);
    const length = t.entries.length;
    expect(backLimit(t, 'german')).toBe(limit);
    if (limit > 0) {
      expect(back(t, 'german', limit - 1).ok).toBe(false);
      expect(t.entries.length).toBe(length);
    }
    if (limit === length) return;
    const before = textOf(stateAt(t, limit));
    expect(back(t, 'german', limit).ok).toBe(true);
    expect(textOf(t.g)).toBe(before);
  });
test('D17 the other side cannot take back my step, and a step that was already taken back is no target', () => {
  const t = played('step step');
  expect(undo(t, 'allied').ok).toBe(false);
  expect(undo(t, 'german').ok).toBe(true);
  expect(back(t, 'german', 1).ok).toBe(false);
  expect(back(t, 'german', 99).ok).toBe(false);
});
test('D17 with consent the step goes back over a die; nothing is erased, and the next draw has a new number', () => {
  const t = played('step roll');
  const first = t.g.n[L.at.die];
  const entries = [...t.entries];
  expect(back(t, 'german', 1).ok).toBe(false);
  expect(back(t, 'german', 1, ['allied']).ok).toBe(true);
  expect([t.g.n[L.at.steps], t.g.n[L.at.die]]).toEqual([1, 0]);
  expect(t.entries.slice(0, entries.length)).toEqual(entries);
  play(t, 'german', { do: 'roll' });
  expect(drawCount(t.entries)).toBe(2);
  expect(t.g.n[L.at.die]).not.toBe(first);
});
test('D17 a hundred agreed take-backs of one die never repeat a draw number', () => {
  const t = played('step');
  const numbers: number[] = [];
  const counting = {
    ...t,
    roller: (k: number, sizes: readonly number[]) => {
      numbers.push(k);
      return sizes.map(() => k % 1000);
    },
  } as Table;
  for (let i = 0; i < 100; i++) {
    play(counting, 'german', { do: 'roll' });
    back(counting, 'german', 1, ['allied']);
  }
  expect(numbers).toEqual(Array.from({ length: 100 }, (_, k) => k));
  const again = restore(line, record(counting), counting.roller);
  play(again, 'german', { do: 'roll' });
  expect(numbers.at(-1)).toBe(100);
});
test('D17 going back to before the die itself lets the same step draw anew', () => {
  const t = played('roll');
  const first = t.g.n[L.at.die];
  expect(back(t, 'german', 1, ['allied']).ok).toBe(true);
  expect(t.g.wait.for).toBe('choice');
  expect([drawCount(t.entries), t.g.n[L.at.die] === first]).toEqual([2, false]);
});

/** Both plan one sealed word; then German goes on. No die is in it. */
const plans = gameOf(['plan', 'ok'], {
  procs: {
    phase: [
      step('1', () => sealed(lane('german', 'lane', { who: 'german' }), lane('allied', 'lane', { who: 'allied' }))),
      step('2', () => ask('german', 'go', '10')),
    ],
    lane: [step('3', (_g, f) => ask(f.vars.who as string, 'plan', '10'))],
  },
  decisions: { plan: oneOf(words('plan'), () => next), go: oneOf(words('ok'), () => next) },
});
test('D11 D17 a sealed order is taken back until the lanes are opened; opening shows the other plan, so it bars like a look', () => {
  const t = table(plans);
  play(t, 'german', { do: 'plan' });
  expect(undo(t, 'german').ok).toBe(true);
  play(t, 'german', { do: 'plan' });
  play(t, 'allied', { do: 'plan' });
  expect(t.entries.at(-1)).toMatchObject({ by: 'allied', bars: 'look' });
  expect([undo(t, 'allied').ok, undo(t, 'german').ok]).toEqual([false, false]);
});

const choice = (by: string): Entry => ({ is: 'choice', by, pick: { do: 'x' } });
const backTo = (to: number): Entry => ({ is: 'back', by: 'a', to, agreed: [] });
test('the entries that count: a take-back drops what came after its target, a later one drops more', () => {
  expect(live([choice('a'), choice('a'), choice('b'), backTo(1), choice('a'), choice('b')])).toEqual([0, 4, 5]);
  expect(live([choice('a'), choice('a'), backTo(1), choice('b'), backTo(0), choice('a')])).toEqual([5]);
  expect(live([choice('a'), choice('a'), backTo(1), choice('b'), backTo(3)])).toEqual([0]);
});
test('D11 D17 an order unsealed drops the last of that side only, whatever the other has planned since', () => {
  const unseal: Entry = { is: 'unseal', by: 'a' };
  expect(live([choice('a'), choice('a'), choice('b'), choice('b'), unseal, choice('b')])).toEqual([0, 2, 3, 5]);
  expect(live([choice('a'), choice('a'), choice('b'), unseal, unseal])).toEqual([2]);
});
test('D14 the journal of a side is blank where another chose: a choice may name what is concealed', () => {
  expect(journalFor([choice('a'), choice('b'), backTo(1)], 'a').map(e => e.is)).toEqual(['choice', 'hidden', 'back']);
});
