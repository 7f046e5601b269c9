/** F4 Sealed play: lanes planned at once, nothing seen before all are in, replayed in the rule's order. */
import { expect, test } from 'vitest';
import { no, ok } from '../decide.ts';
import { again, ask, done, put } from '../flow.ts';
import { machine } from '../machine.ts';
import { lane, lanesFrom, replayLane, sealed, type Lane } from '../sealed.ts';
import type { State } from '../state.ts';
import { openWindow, passed } from '../window.ts';
import { asked, cells, decide, give, oneOf, reloaded, small, step, words } from './small.ts';

const POOL = 0;
const BUILT = { german: 1, allied: 2 } as const;
const SPIED = 3;
type Who = keyof typeof BUILT;
/** 7.0 Both plan; 7.1 the German plan is carried out first; 7.2 then the Allied. */
const year = [
  step('7.0', () => sealed(lane('german', 'spend', { who: 'german' }), lane('allied', 'spend', { who: 'allied' }))),
  step('7.1', (g, f) => {
    put(g, { second: lanesFrom(f.got)[1] as never });
    return replayLane(lanesFrom(f.got)[0]!);
  }),
  step('7.2', (g, f) => {
    g.n[10] = (f.got as []).length;
    return replayLane(f.vars.second as unknown as Lane);
  }),
  step('7.3', (g, f) => {
    g.n[11] = (f.got as []).length;
    return done();
  }),
];
const spend = [step('7.0/spend', (_g, f) => ask(f.vars.who as string, 'spend', '7.2'))];
/** One pool of three is shared, so an order that was legal when planned may be void when it is opened. */
const build = machine(
  small({
    procs: { year, spend },
    decisions: {
      spend: decide({
        candidates: () => words('buy', 'done'),
        judge: (g, _a, c) => (c.do === 'done' || g.n[POOL]! > 0 ? ok : no('7.2', 'none left')),
        take: (g, a, c) => {
          if (c.do === 'done') return done();
          g.n[POOL]!--;
          g.n[BUILT[a.side as Who]]!++;
          return again;
        },
      }),
    },
  }),
);
const start = (): State => build.start(cells({ [POOL]: 3 }), 'year');

const ORDERS = ['german buy', 'german buy', 'german done'];
const ANSWERS = ['allied buy', 'allied buy', 'allied done'];
const interleaved = (pattern: string): readonly string[] => {
  const left = { g: [...ORDERS], a: [...ANSWERS] };
  return [...pattern].map(side => left[side as 'g' | 'a'].shift()!);
};
for (const pattern of ['gggaaa', 'aaaggg', 'gagaga', 'aggaag'])
  test(`D11 planned in the order ${pattern}, saved after every order: German first, the Allied order that became illegal is void`, () => {
    let g = start();
    for (const said of interleaved(pattern)) {
      expect([...g.n.subarray(0, 3)]).toEqual([3, 0, 0]);
      give(build, g, said);
      g = reloaded(build, g);
    }
    expect(g.wait.for).toBe('over');
    expect([...g.n.subarray(0, 3)], 'pool, German, Allied').toEqual([0, 2, 1]);
    expect([g.n[10], g.n[11]], 'orders void').toEqual([0, 1]);
  });
test('D11 the Allied view, question and list are the same whatever the German has sealed', () => {
  const told = [[], ['german buy'], ORDERS].map(orders => {
    const g = start();
    give(build, g, ...orders);
    const mine = build.open(g).filter(a => a.side === 'allied');
    const view = build.view(g, 'allied');
    return JSON.stringify([view, [...view.n], build.open(view), mine, build.choices(g, mine[0]!)]);
  });
  expect(new Set(told).size).toBe(1);
});
test('D11 a lane is planned on its own projection: a third buy is legal, a fourth is not, and the game itself is untouched', () => {
  const g = start();
  give(build, g, 'german buy', 'german buy', 'german buy');
  expect(build.judge(g, 'german', { do: 'buy' })).toMatchObject({ ok: false, case: '7.2' });
  expect(build.judge(g, 'allied', { do: 'buy' }).ok).toBe(true);
  expect(build.desk(g, 'german').n[POOL]).toBe(0);
  expect(g.n[POOL]).toBe(3);
});
test('D17 an order is taken back until the lanes are opened, also the last', () => {
  const g = start();
  give(build, g, 'german buy', 'german done');
  expect(asked(build, g)).toEqual(['allied spend']);
  build.unseal(g, 'german');
  build.unseal(g, 'german');
  give(build, g, 'german done', 'allied done');
  expect(g.n[BUILT.german]).toBe(0);
});
test('D11 chance inside a lane is refused: it would tell the planner what the dice will be', () => {
  const m = machine(
    small({
      procs: {
        year,
        spend: [step('r', () => ({ to: 'chance', draw: { case: '1', by: 'german', to: 'all', dice: [6] } }))],
      },
    }),
  );
  expect(() => m.open(m.start(cells(), 'year'))).toThrow(/chance inside a sealed lane/);
});

test('D9 D11 a manoeuvre planned in a lane asks nobody; opened, the enemy gets its window', () => {
  const m = machine(
    small({
      procs: { year, spend },
      decisions: {
        spend: oneOf(words('manoeuvre', 'done'), (g, c, a) => {
          if (c.do === 'done') return done();
          g.n[BUILT[a.side as Who]]! += 3;
          return openWindow('spy', '4.3.5', [a.side === 'german' ? 'allied' : 'german'], {}, 'once', '7.0/spend');
        }),
        spy: oneOf(words('pass', 'spy'), (g, c) => {
          if (c.do === 'spy') g.n[SPIED]!++;
          return passed(g);
        }),
      },
    }),
  );
  let g = m.start(cells(), 'year');
  give(m, g, 'german manoeuvre');
  expect(asked(m, g)).toEqual(['german spend', 'allied spend']);
  give(m, g, 'german done');
  expect(g.n[BUILT.german]).toBe(0);
  give(m, g, 'allied done');
  expect(asked(m, g)).toEqual(['allied spy']);
  g = reloaded(m, g);
  give(m, g, 'allied spy');
  expect([g.n[BUILT.german], g.n[SPIED], g.wait.for]).toEqual([3, 1, 'over']);
});
