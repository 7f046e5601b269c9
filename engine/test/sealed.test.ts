/** F4 Sealed play: lanes planned at once, nothing seen before all are in, replayed in the rule's order. */
import { expect, test } from 'vitest';
import { no, ok, type Decision } from '../decide.ts';
import { emit } from '../events.ts';
import { again, ask, call, done, leave, next, type Next } from '../flow.ts';
import { mark, marked } from '../lifetimes.ts';
import { machine, type Machine } from '../machine.ts';
import { load, save } from '../save.ts';
import { sealedPlan, planOf, replayPlan, sealed, voidOrders } from '../sealed.ts';
import { clone, type Side, type State } from '../state.ts';
import { acted, openWindow, passed } from '../window.ts';
import { asked, cells, decide, give, oneOf, reloaded, shape, small, step, words } from './small.ts';

const POOL = 0;
const BUILT: { readonly [side: Side]: number } = { german: 1, allied: 2 };
const SPIED = 3;
const TRUMPED = 4;
const TWICE = 5;
const other = (side: Side): Side => (side === 'german' ? 'allied' : 'german');
/** 7.0 Both plan; 7.1 the German plan is carried out first; 7.2 then the Allied; 7.3 what came of it. */
const year = [
  step('7.0', () =>
    sealed(sealedPlan('german', 'spend', { who: 'german' }), sealedPlan('allied', 'spend', { who: 'allied' })),
  ),
  step('7.1', () => replayPlan('german')),
  step('7.2', () => replayPlan('allied')),
  step('7.3', () => ask('allied', 'end', '7.3')),
];
const spend = [step('7.0/spend', (_g, f) => ask(f.vars.who as Side, 'spend', '7.2'))];
/** One pool of three is shared, so an order that was legal when planned may be void when it is opened. */
const spending = (take: (g: State, verb: string, side: Side) => Next | undefined, verbs: readonly string[]): Decision =>
  decide({
    candidates: () => words('buy', ...verbs, 'done'),
    judge: (g, _a, c) => (c.do !== 'buy' || g.cells[POOL]! > 0 ? ok : no('7.2', 'none left')),
    take: (g, a, c) => {
      if (c.do === 'done') return done();
      const then = take(g, c.do, a.side);
      if (then) return then;
      if (c.do === 'buy') {
        g.cells[POOL]!--;
        g.cells[BUILT[a.side]!]!++;
      }
      return again;
    },
  });
const end = oneOf(words('end'), () => next);
const build = machine(
  small({ procs: { year, spend }, decisions: { end, spend: spending(() => undefined, ['hide', 'wait']) } }),
);
const start = (m: Machine = build): State => m.start(cells({ [POOL]: 3 }), 'year');

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
      expect([...g.cells.subarray(0, 3)]).toEqual([3, 0, 0]);
      give(build, g, said);
      g = reloaded(build, g);
    }
    expect(asked(build, g)).toEqual(['allied end']);
    expect([...g.cells.subarray(0, 3)], 'pool, German, Allied').toEqual([0, 2, 1]);
    expect([voidOrders(g, 'german'), voidOrders(g, 'allied')]).toEqual([[], [{ do: 'buy' }]]);
  });

/** Everything a side has of a position. */
const sight = (m: Machine, g: State, side: Side): string => {
  const view = m.view(g, side);
  const mine = m.open(g).filter(a => a.side === side);
  return JSON.stringify([save(shape, view), view.wait, m.open(view), mine, mine.map(a => m.choices(g, a))]);
};
test('D11 what the Allied has is the same whatever the German plans; that it is sealed is one bit', () => {
  const of = (...orders: readonly string[]): string => {
    const g = start();
    give(build, g, ...orders);
    return sight(build, g, 'allied');
  };
  const planning = [[], ['german buy'], ['german hide', 'german wait', 'german buy']].map(o => of(...o));
  const over = [['german done'], ORDERS, ['german wait', ...ORDERS]].map(o => of(...o));
  expect([new Set(planning).size, new Set(over).size]).toEqual([1, 1]);
  expect(planning[0]).not.toBe(over[0]);
});
test('D11 orders of opened lanes stay veiled, before and after they are carried out, also those that were void', () => {
  const m = machine(
    small({
      procs: { year, spend },
      decisions: {
        end,
        spend: spending(
          (_g, verb, side) =>
            verb === 'show' ? openWindow('spy', '4.3.5', [other(side)], {}, 'once', '7.0/spend') : undefined,
          ['hide', 'wait', 'show'],
        ),
        spy: oneOf(words('pass'), g => passed(g)),
      },
    }),
  );
  const of = (secret: readonly string[], more: readonly string[]): string => {
    const g = start(m);
    give(m, g, ...secret, 'german show', ...secret, 'german done', 'allied done', ...more);
    return sight(m, g, 'allied');
  };
  for (const more of [[], ['allied pass'], ['allied pass', 'allied end']]) {
    const seen = [['german hide'], ['german wait'], ['german wait', 'german hide', 'german wait']].map(s =>
      of(s, more),
    );
    expect(new Set(seen).size, `after ${more.join(', ') || 'the first order'}`).toBe(1);
  }
  const own = start(m);
  give(m, own, 'german show', 'german hide', 'german done', 'allied done');
  expect(
    planOf(m.view(own, 'german'), 'german')!.orders.map(o => o.pick.do),
    'its own it has',
  ).toEqual(['hide', 'done']);
});

test('D11 a lane is planned on its own projection: a third buy is legal, a fourth is not, and the game itself is untouched', () => {
  const g = start();
  give(build, g, 'german buy', 'german buy', 'german buy');
  expect(build.judge(g, 'german', { do: 'buy' })).toMatchObject({ ok: false, case: '7.2' });
  expect(build.judge(g, 'allied', { do: 'buy' }).ok).toBe(true);
  expect(build.positionFor(g, 'german').cells[POOL]).toBe(0);
  expect(g.cells[POOL]).toBe(3);
});
test('D11 a playout plans on one projection; whoever copied it before still plans from where it stood', () => {
  const g = start();
  g.isSilent = true;
  give(build, g, 'german buy');
  const copy = clone(g);
  give(build, g, 'german buy');
  expect(build.positionFor(g, 'german').cells[BUILT.german!]).toBe(2);
  expect(build.positionFor(copy, 'german').cells[BUILT.german!]).toBe(1);
  give(build, copy, 'german done');
  expect(build.open(copy).map(a => a.side)).toEqual(['allied']);
});
test('D11 a lane that asks nothing is finished; if all are, they are opened at once', () => {
  const m = machine(small({ procs: { year, spend: [step('7.0/none', () => done())] }, decisions: { end } }));
  expect(asked(m, start(m))).toEqual(['allied end']);
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
  expect(() => m.open(start(m))).toThrow(/chance inside a sealed lane/);
});
test('D11 lanes inside a lane are refused', () => {
  const m = machine(small({ procs: { year, spend: [step('r', () => sealed(sealedPlan('german', 'spend')))] } }));
  expect(() => start(m)).toThrow(/lanes inside a lane/);
});

/** A manoeuvre opens a window to the enemy; whoever is spied on may trump; `clash`: whether the planner must then also yield something. */
const spies = machine(
  small({
    procs: {
      year,
      spend,
      spied: [
        step('4.4', (_g, f) => openWindow('trump', '4.4', [f.vars.victim as Side])),
        step('4.4/spied', (g, f) => {
          if (f.got !== 'trumped') g.cells[SPIED]!++;
          return next;
        }),
      ],
    },
    decisions: {
      end,
      spend: spending(
        (_g, verb, side) => {
          if (verb !== 'manoeuvre') return undefined;
          return openWindow('spy', '4.3.5', [other(side)], {}, 'once', '7.0/spend');
        },
        ['manoeuvre'],
      ),
      spy: oneOf(words('pass', 'spy'), (g, c, a) =>
        c.do === 'pass' ? passed(g) : acted(g, call('spied', { victim: other(a.side) })),
      ),
      trump: oneOf(words('pass', 'trump'), (g, c) => {
        if (c.do === 'pass') return passed(g);
        g.cells[TRUMPED]!++;
        return done('trumped');
      }),
    },
  }),
);
test('D9 D11 a manoeuvre planned in a lane asks nobody; opened, the enemy gets its window', () => {
  let g = start(spies);
  give(spies, g, 'german manoeuvre');
  expect(asked(spies, g)).toEqual(['german spend', 'allied spend']);
  give(spies, g, 'german done');
  expect(g.cells[SPIED]).toBe(0);
  give(spies, g, 'allied done');
  expect(asked(spies, g)).toEqual(['allied spy']);
  g = reloaded(spies, g);
  give(spies, g, 'allied spy', 'german pass');
  expect([g.cells[SPIED], asked(spies, g)]).toEqual([1, ['allied end']]);
});
test('D9 D11 a live question to the lane’s own side takes none of its orders: planning never met it', () => {
  let g = start(spies);
  give(spies, g, 'german manoeuvre', 'german buy', 'german manoeuvre', 'german buy', 'german done', 'allied done');
  for (const answer of ['trump', 'pass']) {
    expect(asked(spies, g)).toEqual(['allied spy']);
    give(spies, g, 'allied spy');
    expect(asked(spies, g)).toEqual(['german trump']);
    g = reloaded(spies, g);
    give(spies, g, `german ${answer}`);
  }
  expect([g.cells[BUILT.german!], g.cells[SPIED], g.cells[TRUMPED], voidOrders(g, 'german')]).toEqual([2, 1, 1, []]);
});

/** A march asks its way at each step; the enemy's plan, carried out first, may bar the second step, or ask for a third. */
const BARRED = 6;
const DETOUR = 7;
const march = machine(
  small({
    procs: {
      year: [
        step('7.0', () =>
          sealed(sealedPlan('german', 'bar', { who: 'german' }), sealedPlan('allied', 'move', { who: 'allied' })),
        ),
        step('7.1', () => replayPlan('german')),
        step('7.2', () => replayPlan('allied')),
        step('7.3', () => ask('allied', 'end', '7.3')),
      ],
      bar: [step('b', () => ask('german', 'bar', '1'))],
      move: [step('m', () => ask('allied', 'move', '1'))],
      march: [
        step('w/1', () => ask('allied', 'way', '1'), { when: g => g.cells[BARRED] === 0 }),
        step('w/2', () => ask('allied', 'way', '1'), { when: g => g.cells[DETOUR] === 1 }),
      ],
    },
    decisions: {
      end,
      bar: oneOf(words('bar', 'detour', 'none'), (g, c) => {
        if (c.do === 'bar') g.cells[BARRED] = 1;
        if (c.do === 'detour') g.cells[DETOUR] = 1;
        return done();
      }),
      move: oneOf(words('march', 'done'), (_g, c) => (c.do === 'done' ? done() : call('march', {}, 'm'))),
      way: oneOf(words('left', 'right'), (g, c) => {
        g.cells[c.do === 'left' ? 8 : 9]!++;
        return next;
      }),
    },
  }),
);
const PLAN = ['march', 'left', 'march', 'right', 'done'].map(verb => `allied ${verb}`);
test('D11 an order given for a question that does not come up is void, and the next one answers its own', () => {
  const g = march.start(cells(), 'year');
  give(march, g, 'german bar', ...PLAN);
  expect(asked(march, g)).toEqual(['allied end']);
  expect([g.cells[8], g.cells[9], voidOrders(g, 'allied').map(c => c.do)]).toEqual([0, 0, ['left', 'right']]);
});
test('D11 one question more of a kind that was planned is asked live and swallows no later order', () => {
  const g = march.start(cells(), 'year');
  give(march, g, 'german detour', ...PLAN);
  expect(asked(march, g)).toEqual(['allied way']);
  give(march, g, 'allied right', 'allied right');
  expect([g.cells[8], g.cells[9], voidOrders(g, 'allied'), asked(march, g)]).toEqual([1, 3, [], ['allied end']]);
});

const marking = machine(
  small({
    procs: { year, spend },
    decisions: {
      end,
      spend: spending(
        (g, verb, side) => {
          if (verb !== 'mark') return undefined;
          if (marked(g, 'year', `${side} re-roll`)) g.cells[TWICE]!++;
          mark(g, 'year', `${side} re-roll`);
          return again;
        },
        ['mark'],
      ),
    },
  }),
);
test('D11 D26 marks of the turn count in a lane, a mark made there in its projection alone, and opened it lands in the turn', () => {
  const g = start(marking);
  give(marking, g, 'german mark', 'german mark');
  expect([
    marking.positionFor(g, 'german').cells[TWICE],
    marking.positionFor(g, 'allied').cells[TWICE],
    g.cells[TWICE],
  ]).toEqual([1, 0, 0]);
  expect(marked(marking.positionFor(g, 'german'), 'year', 'german re-roll')).toBe(true);
  expect([
    marked(g, 'year', 'german re-roll'),
    marked(marking.positionFor(g, 'allied'), 'year', 'german re-roll'),
  ]).toEqual([false, false]);
  give(marking, g, 'german done', 'allied done');
  expect([g.cells[TWICE], marked(g, 'year', 'german re-roll'), marked(g, 'year', 'allied re-roll')]).toEqual([
    1,
    true,
    false,
  ]);
});
test('D5 D11 a lane that leaves a procedure around it is over; the game leaves it when the lane is carried out', () => {
  const m = machine(
    small({
      procs: { game: [step('1', () => call('year')), step('2', () => ask('german', 'end', '2'))], year, spend },
      decisions: { end, spend: spending((_g, verb) => (verb === 'flee' ? leave('year') : undefined), ['flee']) },
    }),
  );
  const g = m.start(cells(), 'game');
  give(m, g, 'german flee');
  expect([asked(m, g), g.stack.map(f => f.proc)]).toEqual([['allied spend'], ['game', 'year', '@sealed']]);
  give(m, g, 'allied done');
  expect([asked(m, g), g.stack.map(f => f.proc)]).toEqual([['german end'], ['game']]);
});

/** How often an order of any lane is applied. */
const counted = (): { readonly m: Machine; readonly count: () => number } => {
  let applied = 0;
  const m = machine(
    small({
      procs: { year, spend },
      decisions: {
        end,
        spend: spending(() => {
          applied++;
          return undefined;
        }, ['wait']),
      },
    }),
  );
  return { m, count: () => applied };
};
test('D11 one order, one application: 82 orders, listed and judged on the game and on the side’s view after each', () => {
  const { m, count } = counted();
  const g = start(m);
  let kept = clone(g);
  for (let i = 0; i < 82; i++) {
    give(m, g, 'german wait', 'allied wait');
    kept = clone(g);
  }
  expect(count(), 'on the game').toBe(164);
  expect(m.choices(kept, m.open(kept)[0]!).length, 'a clone has it too').toBe(3);
  expect(count()).toBe(164);
  give(m, kept, 'german wait');
  expect([count(), planOf(g, 'german')!.orders.length], 'and goes its own way').toEqual([165, 82]);
});
test('D11 after loading, a projection is built once', () => {
  const { m, count } = counted();
  const g = start(m);
  for (let i = 0; i < 20; i++) give(m, g, 'german wait');
  for (const orders of [20, 20, 21]) {
    if (orders > 20) give(m, g, 'german wait');
    const again = load(shape, save(shape, g));
    m.resume(again);
    for (let i = 0; i < 3; i++) m.choices(again, m.open(again)[0]!);
    expect(planOf(m.positionFor(again, 'german'), 'german'), 'a projection has no lane of its own').toBeUndefined();
    expect(count(), 'nothing is applied again that was kept').toBe(orders);
  }
  const other = machine(m.rules);
  const fresh = other.resume(load(shape, save(shape, g)));
  for (let i = 0; i < 3; i++) other.choices(fresh, other.open(fresh)[0]!);
  expect(count(), 'in a process that has not seen it: once').toBe(42);
});
test('D11 D14 the projection of a view is made of the view, one application an order: what the game knows stays in the game', () => {
  const HIDDEN = 12;
  let applied = 0;
  const m = machine(
    small({
      procs: { year, spend },
      decisions: {
        end,
        spend: spending(() => {
          applied++;
          return undefined;
        }, ['wait']),
      },
      see: (g, side) => {
        const v = clone(g);
        if (side === 'german') v.cells[HIDDEN] = -1;
        return v;
      },
    }),
  );
  const g = m.start(cells({ [POOL]: 3, [HIDDEN]: 7 }), 'year');
  for (let i = 1; i <= 20; i++) {
    give(m, g, 'german wait');
    expect([
      m.positionFor(g, 'german').cells[HIDDEN],
      m.positionFor(m.view(g, 'german'), 'german').cells[HIDDEN],
    ]).toEqual([7, -1]);
    expect(applied, 'once in the game, once in the view').toBe(2 * i);
  }
});

test('D17 any order is taken out of a lane that is not sealed; what falls with it is named first', () => {
  const fund = machine(
    small({
      procs: { year, spend },
      decisions: {
        end,
        spend: spending(
          (g, verb) => {
            if (verb === 'fund') g.cells[POOL]!++;
            return undefined;
          },
          ['fund', 'wait'],
        ),
      },
    }),
  );
  const g = fund.start(cells({ [POOL]: 1 }), 'year');
  const orders = (): readonly string[] => planOf(g, 'german')!.orders.map(o => o.pick.do);
  give(fund, g, 'german wait', 'german fund', 'german buy', 'german wait', 'german buy');
  expect([0, 1, 2, 3, 4].map(k => fund.fallsWith(g, 'german', k))).toEqual([[], [4], [], [], []]);
  expect(orders().length, 'asking changes nothing').toBe(5);
  fund.takeOut(g, 'german', 1);
  expect(orders()).toEqual(['wait', 'buy', 'wait']);
  fund.takeOut(g, 'german', 0);
  expect([orders(), fund.judge(g, 'german', { do: 'buy' }).ok]).toEqual([['buy', 'wait'], false]);
  give(fund, g, 'german done', 'allied done');
  expect(g.cells[BUILT.german!]).toBe(1);
});

test('D24 a label may have the name of a variable of the engine: frames of lanes and windows are saved and loaded', () => {
  const words = { side: ['x', 'y'], done: ['x'], turn: ['x'], order: ['x'], value: ['x'], kind: ['x'], open: ['x'] };
  const own = { ...shape, labels: { ...words, unit: ['1st', '2nd'] } };
  const m = machine(
    small({
      procs: {
        year: [
          step('7.0', () => sealed(sealedPlan('german', 'spend', { unit: 1 }))),
          step('7.1', () => replayPlan('german')),
        ],
        spend: [step('s', () => ask('german', 'unit', '1'))],
      },
      decisions: {
        unit: oneOf([{ do: 'take', unit: 1 }, { do: 'done' }], (_g, c) =>
          c.do === 'done' ? done() : openWindow('spy', '1', ['allied'], { unit: 0 }, 'once', 's'),
        ),
        spy: oneOf([{ do: 'pass' }, { do: 'raid', unit: 0 }], (g, c) => {
          if (c.do === 'raid') emit(g, { is: 'raid', case: '1' });
          return passed(g);
        }),
      },
    }),
  );
  const g = m.start(cells(), 'year');
  const through = (): void => {
    const saved = JSON.parse(JSON.stringify(save(own, g))) as ReturnType<typeof save>;
    expect(JSON.stringify(saved)).toContain('"unit":"2nd"');
    expect(load(own, saved).stack).toEqual(g.stack);
  };
  give(m, g, 'german take');
  through();
  give(m, g, 'german done');
  expect(asked(m, g)).toEqual(['allied spy']);
  through();
});

test('D11 an order is looked for among the candidates near it, where a decision says which those are', () => {
  const spendNear = { ...spending(() => undefined, []), candidates: () => words('buy', 'done') };
  const asks: string[] = [];
  const near: Decision['near'] = (_g, _a, c) => {
    asks.push(c.do);
    return words('done');
  };
  const m = machine(small({ procs: { year, spend }, decisions: { end, spend: { ...spendNear, near } } }));
  const g = start(m);
  for (const said of [...ORDERS, ...ANSWERS]) give(m, g, said);
  expect(voidOrders(g, 'german')).toEqual([{ do: 'buy' }, { do: 'buy' }]);
  expect(asks).toContain('buy');
});
