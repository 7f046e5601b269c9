/** Lanes in a playout: planned at once and written down once, to the same end as order by order at a table. */
import { expect, test } from 'vitest';
import { no, ok, type Decision } from '../decide.ts';
import { again, ask, call, done, frameOf, goto, leave, nearest, next, setFrame } from '../flow.ts';
import { planPlayout } from '../plan-playout.ts';
import { machine, type Machine } from '../machine.ts';
import { playRandomly, settle } from '../playout.ts';
import { seededRandom, type Rnd } from '../random.ts';
import { sealedPlan, planOf, replayPlan, sealed, voidOrders } from '../sealed.ts';
import { clone, copyInto, type Side, type State } from '../state.ts';
import { openWindow, passed } from '../window.ts';
import { cells, decide, oneOf, small, step, words } from './small.ts';

const POOL = 0;
const YEAR = 3;
const BUILT: { readonly [side: Side]: number } = { german: 1, allied: 2 };
/** Both buy out of one pool, and the window of a manoeuvre is the enemy's; in every third year the Allies have nothing to plan. */
const years = [
  step('7.0', () =>
    sealed(sealedPlan('german', 'spend', { who: 'german' }), sealedPlan('allied', 'spend', { who: 'allied' })),
  ),
  step('7.1', () => replayPlan('german')),
  step('7.2', () => replayPlan('allied')),
  step('7.3', () => ask('allied', 'end', '7.3')),
];
const spending: Decision = decide({
  candidates: () => words('buy', 'manoeuvre', 'done'),
  judge: (g, _a, c) => (c.do !== 'buy' || g.cells[POOL]! > 0 ? ok : no('7.2', 'none left')),
  take: (g, a, c) => {
    if (c.do === 'done') return done();
    if (c.do === 'manoeuvre')
      return openWindow('spy', '4.3', [a.side === 'german' ? 'allied' : 'german'], {}, 'once', '7.0/spend');
    g.cells[POOL]!--;
    g.cells[BUILT[a.side]!]!++;
    return again;
  },
});
const m: Machine = machine(
  small({
    procs: {
      years,
      spend: [
        step('7.0/spend', (g, { vars: { who } }) =>
          who === 'allied' && g.cells[YEAR]! % 3 === 2 ? done() : ask(who as Side, 'spend', '7.2'),
        ),
      ],
    },
    decisions: {
      spend: spending,
      spy: oneOf(words('pass'), passed),
      end: oneOf(words('end', 'stop'), (g, c) => {
        g.cells[YEAR]!++;
        g.cells[POOL]! += 2;
        return c.do === 'stop' ? next : goto('7.0');
      }),
    },
  }),
);
const start = (): State => m.start(cells({ [POOL]: 3 }), 'years');

/** As hosts do: what is open is asked for, one choice is given. */
const playAtTable = (m: Machine, g: State, rnd: Rnd, limit: number): number => {
  let count = 0;
  for (settle(m, g, rnd); g.wait.for !== 'over' && count < limit; count++) {
    const asks = m.open(g);
    const a = g.wait.for === 'choice' ? g.wait.ask : asks[rnd(asks.length)]!;
    m.giveListed(g, a, m.sample(g, a, rnd));
    settle(m, g, rnd);
    g.events = [];
  }
  return count;
};
test('D11 a playout plans what the same dice would plan at a table: cells, frames, orders and what is void', () => {
  let [planning, fell] = [0, 0];
  for (let k = 0; k < 120; k++) {
    const [one, two] = [start(), start()];
    const [rnd, same] = [seededRandom(`lanes ${k}`), seededRandom(`lanes ${k}`)];
    for (let i = 0; i < 8; i++) {
      const limit = 1 + ((i * 7 + k) % 9);
      expect(playRandomly(m, one, rnd, limit)).toBe(playAtTable(m, two, same, limit));
      expect([[...one.cells], one.stack, one.wait, rnd(1000)]).toEqual([
        [...two.cells],
        two.stack,
        two.wait,
        same(1000),
      ]);
      if (one.wait.for === 'sealed') planning++;
      fell += voidOrders(one, 'allied').length;
    }
  }
  expect([planning > 50, fell > 10], 'lanes half planned were compared, and void orders').toEqual([true, true]);
});
/** Lanes that write into the frame around them, where it counts for the other, or leave it. */
const around: Machine = machine(
  small({
    procs: {
      game: [step('1', () => call('years')), step('2', () => ask('german', 'end', '2'))],
      years: years.slice(0, 3),
      spend: [step('7.0/spend', (_g, { vars: { who } }) => ask(who as Side, 'spend', '7.2'))],
    },
    decisions: {
      spend: decide({
        candidates: () => words('buy', 'note', 'flee', 'done'),
        judge: () => ok,
        take: (g, a, c) => {
          if (c.do === 'done') return done();
          if (c.do === 'flee') return leave('years');
          if (c.do === 'note') setFrame(g, nearest(g, 'years'), { noted: true });
          else g.cells[BUILT[a.side]!]! += frameOf(g, 'years')!.vars.noted ? 10 : 1;
          return again;
        },
      }),
      end: oneOf(words('end', 'stop'), (_g, c) => (c.do === 'stop' ? done() : goto('1'))),
    },
  }),
);
test('D5 D11 in a playout, too, what a lane does to the frames around it, or that it leaves them, comes of its being carried out', () => {
  for (let k = 0; k < 120; k++) {
    const [one, two] = [around.start(cells({}), 'game'), around.start(cells({}), 'game')];
    const [rnd, same] = [seededRandom(`around ${k}`), seededRandom(`around ${k}`)];
    expect(playRandomly(around, one, rnd)).toBe(playAtTable(around, two, same, Infinity));
    expect([[...one.cells], one.wait, rnd(1000)]).toEqual([[...two.cells], two.wait, same(1000)]);
  }
});
test('D11 what was begun in one world is not planned on in another, though it has the same frames', () => {
  const g = cells({ [POOL]: 3 });
  g.isSilent = true;
  m.start(g, 'years');
  const poor = clone(g);
  poor.cells[POOL] = 0;
  copyInto(g, poor);
  expect(m.planRandomly(g, below => (below > 2 ? 0 : 1) % below, 4, planPlayout)).toBe(4);
  expect(['german', 'allied'].flatMap(side => planOf(g, side)!.orders.filter(o => o.pick.do === 'buy'))).toEqual([]);
  const rich = cells({ [POOL]: 3 });
  rich.isSilent = true;
  m.start(rich, 'years');
  m.planRandomly(rich, () => 0, 1, planPlayout);
  expect(planOf(rich, 'german')!.orders.map(o => o.pick.do)).toEqual(['buy']);
});
test('D11 what one playout began is not planned on by the next: whoever had the game between them may have written cells', () => {
  const g = start();
  const rnd = seededRandom('between');
  const isBegun = (): boolean => g.wait.for === 'sealed' && g.cells[YEAR]! > 0;
  while (!isBegun()) playRandomly(m, g, below => (below === 2 ? 0 : rnd(below)), 1); // never a stop
  g.cells[POOL] = 0;
  playRandomly(m, g, () => 0, 1); // buys first, if there is anything left
  expect(planOf(g, 'german')!.orders.map(o => o.pick.do)).toEqual(['done']);
});
test('D11 the game is untouched while a playout plans, and a state it planned on before is not handed out', () => {
  const g = start();
  g.isSilent = true;
  m.planRandomly(g, () => 0, 2, planPlayout);
  const desk = m.positionFor(g, 'german');
  expect([g.cells[POOL], desk.cells[BUILT.german!]]).toEqual([3, 2]);
  const later = cells({ [POOL]: 9 });
  later.isSilent = true;
  m.start(later, 'years');
  m.planRandomly(later, () => 0, 5, planPlayout);
  expect([m.positionFor(g, 'german') === desk, desk.cells[BUILT.german!]]).toEqual([true, 2]);
});
