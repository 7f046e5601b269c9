/** F12 The journal: append-only, take-backs with limits and consent, no draw twice. */
import { expect, test } from 'vitest';
import { no, ok } from '../decide.ts';
import { machine } from '../machine.ts';
import { roll } from '../chance.ts';
import { look } from '../events.ts';
import { again, ask, call, next, top } from '../flow.ts';
import type { Game } from '../game.ts';
import { drawCount, journalFor, live, placeOfShown, shownCount, type Entry } from '../journal.ts';
import { sealAsItStands, takeOut, withoutOrder } from '../orders.ts';
import type { Rules } from '../rules.ts';
import { sealedPlan, planOf, replayPlan, sealed } from '../sealed.ts';
import { blank, EMPTY_BOX, layout, track, type State } from '../state.ts';
import { back, backLimit, undo } from '../undo.ts';
import { newTable, play, record, restore, stateAt, whyInFull, type Table } from '../table.ts';
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
          g.cells[L.at.die] = die!;
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
      else g.cells[L.at.steps]!++;
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
  const first = t.g.cells[L.at.die];
  const entries = [...t.entries];
  expect(back(t, 'german', 1).ok).toBe(false);
  expect(back(t, 'german', 1, ['allied']).ok).toBe(true);
  expect([t.g.cells[L.at.steps], t.g.cells[L.at.die]]).toEqual([1, 0]);
  expect(t.entries.slice(0, entries.length)).toEqual(entries);
  play(t, 'german', { do: 'roll' });
  expect(drawCount(t.entries)).toBe(2);
  expect(t.g.cells[L.at.die]).not.toBe(first);
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
  const first = t.g.cells[L.at.die];
  expect(back(t, 'german', 1, ['allied']).ok).toBe(true);
  expect(t.g.wait.for).toBe('choice');
  expect([drawCount(t.entries), t.g.cells[L.at.die] === first]).toEqual([2, false]);
});

/** The German calls for plans; both plan in words, and seal; then German goes on. No die is in it. `fund` lets one buy more. */
const plans = gameOf(['call', 'word', 'fund', 'buy', 'done', 'ok'], {
  procs: {
    phase: [
      step('0', () => ask('german', 'go', '10')),
      step('1', () =>
        sealed(sealedPlan('german', 'lane', { who: 'german' }), sealedPlan('allied', 'lane', { who: 'allied' })),
      ),
      step('1/german', () => replayPlan('german')),
      step('1/allied', () => replayPlan('allied')),
      step('2', () => ask('german', 'go', '10')),
    ],
    lane: [step('3', (_g, f) => ask(f.vars.who as string, 'plan', '10'))],
  },
  decisions: {
    plan: {
      ...oneOf(words('word', 'fund', 'buy', 'done'), (g, c) => {
        if (c.do === 'fund') g.cells[L.at.steps]!++;
        if (c.do === 'buy') g.cells[L.at.steps]!--;
        return c.do === 'done' ? next : again;
      }),
      judge: (g, _a, c) => (c.do === 'buy' && g.cells[L.at.steps] === 0 ? no('10', 'nothing to buy with') : ok),
    },
    go: oneOf(words('call', 'ok'), () => next),
  },
});
const planned = (...said: readonly string[]): Table => {
  const t = table(plans);
  for (const s of ['german call', ...said]) {
    const [side, verb] = s.split(' ') as [string, string];
    expect(play(t, side, { do: verb }).ok, s).toBe(true);
  }
  return t;
};
const orders = (t: Table, side: string): readonly string[] => planOf(t.g, side)!.orders.map(o => o.pick.do);

test('D11 D17 sealing a lane is told to the others and bars; opening shows the other plan and bars like a look', () => {
  const t = planned('german word', 'german done');
  expect(t.entries.at(-1)).toMatchObject({ by: 'german', bars: 'side', lane: true });
  expect(undo(t, 'german')).toMatchObject({ ok: false, why: 'your orders are sealed' });
  expect(back(t, 'german', 1).ok).toBe(false);
  play(t, 'allied', { do: 'done' });
  expect(t.entries.at(-1)).toMatchObject({ by: 'allied', bars: 'look' });
  expect([undo(t, 'allied').ok, undo(t, 'german').ok]).toEqual([false, false]);
});
test('D17 a choice after which others plan is barred at once: whether they have, nobody is told', () => {
  for (const meanwhile of [[], ['allied word']]) {
    const t = planned(...meanwhile);
    expect(t.entries[0]).toMatchObject({ by: 'german', bars: 'side' });
    expect(undo(t, 'german').ok).toBe(false);
    expect(whyInFull(table(plans), 'german', { do: 'call' })).toMatchObject({ ok: true, bars: 'side' });
  }
});
test('D11 D17 an answer that lets opened orders go on shows them: it bars like a look', () => {
  const m = plans.machine.rules;
  const asking: Game = {
    ...plans,
    machine: machine({
      ...m,
      procs: {
        ...m.procs,
        phase: [
          ...m.procs.phase!.slice(0, 3),
          step('1/ask', () => ask('german', 'go', '10')),
          ...m.procs.phase!.slice(3),
        ],
      },
    }),
  };
  const t = table(asking);
  for (const [side, verb] of [
    ['german', 'call'],
    ['german', 'done'],
    ['allied', 'word'],
    ['allied', 'done'],
  ] as const)
    expect(play(t, side, { do: verb }).ok).toBe(true);
  expect(whyInFull(t, 'german', { do: 'ok' })).toMatchObject({ ok: true, bars: 'look' });
  play(t, 'german', { do: 'ok' });
  expect([t.entries.at(-1), undo(t, 'german').ok]).toMatchObject([{ by: 'german', bars: 'look' }, false]);
});
test('D11 before the lanes are opened nobody is told whether a die follows upon the other plan', () => {
  const m = plans.machine.rules;
  const rolling: Game = {
    ...plans,
    machine: machine({
      ...m,
      procs: {
        ...m.procs,
        phase: [
          ...m.procs.phase!.slice(0, 4),
          step('1/die', g => (g.cells[L.at.steps] ? roll('german', '10', 6) : next), { fed: () => next }),
          ...m.procs.phase!.slice(4),
        ],
      },
    }),
  };
  const barAfter = (plan: string): unknown => {
    const t = table(rolling);
    for (const verb of ['call', plan, 'done']) expect(play(t, 'german', { do: verb }).ok).toBe(true);
    return whyInFull(t, 'allied', { do: 'done' });
  };
  expect(barAfter('fund')).toEqual(barAfter('word'));
  expect(barAfter('fund')).toMatchObject({ ok: true, bars: 'look' });
});
test('D17 how far one may go back rests on one’s own orders alone', () => {
  const without = planned('german word', 'german word');
  const t = planned('german word', 'allied word', 'german word', 'allied word');
  expect([backLimit(without, 'german'), backLimit(t, 'german')]).toEqual([1, 1]);
  expect(back(t, 'german', 1).ok).toBe(true);
  expect([orders(t, 'german'), orders(t, 'allied')]).toEqual([[], ['word', 'word']]);
});
test('D17 any order is taken out of a lane: what falls with it is named first, it is an entry, and the record replays', () => {
  const t = planned('german word', 'german fund', 'allied word', 'german buy', 'german word');
  expect(withoutOrder(t, 'german', 1)).toEqual({ ok: true, falls: [{ do: 'buy' }] });
  expect(withoutOrder(t, 'german', 2)).toEqual({ ok: true, falls: [] });
  expect(orders(t, 'german').length, 'nothing is done yet').toBe(4);
  expect(takeOut(t, 'german', 1).ok).toBe(true);
  expect(t.entries.at(-1)).toEqual({ is: 'out', by: 'german', entries: [2, 4] });
  expect([orders(t, 'german'), orders(t, 'allied')]).toEqual([['word', 'word'], ['word']]);
  for (const k of [-1, 2, 0.5]) expect(takeOut(t, 'german', k).ok).toBe(false);
  expect(withoutOrder(t, 'neutral', 0)).toMatchObject({ ok: false, why: 'neutral plans nothing now' });
  expect(textOf(restore(plans, record(t), t.roller).g)).toBe(textOf(t.g));
});
test('D11 the time is up: a lane is sealed as it stands, with what must be in it, by ordinary choices', () => {
  const t = planned('german word', 'allied word');
  expect(sealAsItStands(t, 'german').ok).toBe(true);
  expect([orders(t, 'german'), planOf(t.g, 'german')!.done, planOf(t.g, 'allied')!.done]).toEqual([
    ['word', 'done'],
    true,
    false,
  ]);
  const must: Game = {
    ...plans,
    machine: machine({
      ...plans.machine.rules,
      decisions: {
        ...plans.machine.rules.decisions,
        plan: {
          ...plans.machine.rules.decisions.plan!,
          judge: (g, _a, c) => (c.do === 'done' && g.cells[L.at.steps]! < 2 ? no('10', 'fund twice first') : ok),
          least: (g: State) => ({ do: g.cells[L.at.steps]! < 2 ? 'fund' : 'done' }),
        },
      },
    }),
  };
  const owed = table(must);
  play(owed, 'german', { do: 'call' });
  play(owed, 'german', { do: 'fund' });
  expect(sealAsItStands(owed, 'german').ok).toBe(true);
  expect(orders(owed, 'german')).toEqual(['fund', 'fund', 'done']);
  expect(textOf(restore(must, record(owed), owed.roller).g)).toBe(textOf(owed.g));
});
test('D11 D14 the journal and its numbers for the other side do not depend on how many orders a lane has', () => {
  const of = (...said: readonly string[]): string => {
    const t = planned(...said);
    const { entries } = t;
    const own = entries.flatMap((e, i) => (e.is === 'choice' && e.by === 'allied' ? [i] : []));
    const numbers = own.map(i => shownCount(entries, ['allied'], i));
    expect(numbers.map(n => placeOfShown(entries, ['allied'], n))).toEqual(own);
    expect(placeOfShown(entries, ['allied'], shownCount(entries, ['allied']))).toBe(entries.length);
    return JSON.stringify([journalFor(entries, 'allied'), shownCount(entries, ['allied']), numbers]);
  };
  const few = of('allied word', 'german done', 'allied done', 'german ok');
  const many = of(
    'german word',
    'german fund',
    'allied word',
    'german word',
    'german done',
    'allied done',
    'german ok',
  );
  expect(many).toBe(few);
});

const choice = (by: string): Entry => ({ is: 'choice', by, pick: { do: 'x' } });
const backTo = (to: number): Entry => ({ is: 'back', by: 'a', to, agreed: [] });
test('the entries that count: a take-back drops what came after its target, a later one drops more', () => {
  expect(live([choice('a'), choice('a'), choice('b'), backTo(1), choice('a'), choice('b')])).toEqual([0, 4, 5]);
  expect(live([choice('a'), choice('a'), backTo(1), choice('b'), backTo(0), choice('a')])).toEqual([5]);
  expect(live([choice('a'), choice('a'), backTo(1), choice('b'), backTo(3)])).toEqual([0]);
});
test('D11 D17 orders taken out are gone, and nothing else, whatever the other has planned since', () => {
  const out = (...entries: readonly number[]): Entry => ({ is: 'out', by: 'a', entries });
  expect(live([choice('a'), choice('a'), choice('b'), choice('b'), out(1), choice('b')])).toEqual([0, 2, 3, 5]);
  expect(live([choice('a'), choice('a'), choice('b'), out(1), out(0)])).toEqual([2]);
});
test('D14 the journal of a side is blank where another chose: a choice may name what is concealed', () => {
  expect(journalFor([choice('a'), choice('b'), backTo(1)], 'a').map(e => e.is)).toEqual(['choice', 'hidden', 'back']);
});
