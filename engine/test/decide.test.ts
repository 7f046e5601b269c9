/** F3 Decisions: one predicate lists, refuses and explains; obligations look ahead; big choices are drafts. */
import { expect, test } from 'vitest';
import {
  drawByHead,
  legal,
  no,
  ok,
  sameChoice,
  sampleOf,
  type Question,
  type Choice,
  type Decision,
} from '../decide.ts';
import { again, ask, done } from '../flow.ts';
import { machine } from '../machine.ts';
import { playRandomly } from '../playout.ts';
import { seededRandom, type Rnd } from '../random.ts';
import type { State } from '../state.ts';
import { cells, CELLS, decide, small, step } from './small.ts';

const ASK: Question = { side: 'allied', kind: 'x', case: '1', about: {} };
const asking = (d: Decision) =>
  machine(small({ procs: { phase: [step('1', () => ask('allied', 'x', '1'))] }, decisions: { x: d } }));

test('D6 the list, the refusal and its reason come from one predicate', () => {
  const m = asking(
    decide({
      candidates: () => [1, 2, 3, 4].map(n => ({ do: 'take', n })),
      judge: (_g, _a, c) => ((c.n as number) % 2 ? no('3.1', 'odd') : ok),
      take: () => done(),
    }),
  );
  const g = m.start(cells(), 'phase');
  expect(m.choices(g, m.open(g)[0]!).map(c => c.n)).toEqual([2, 4]);
  expect(m.judge(g, 'allied', { do: 'take', n: 3 })).toEqual({ ok: false, case: '3.1', why: 'odd' });
  expect(m.give(g, 'allied', { do: 'take', n: 3 }).ok).toBe(false);
  expect(g.wait.for).toBe('choice');
});

test('a sample is uniform over the legal choices, however many candidates are not', () => {
  const d = decide({
    candidates: () => Array.from({ length: 20 }, (_, n) => ({ do: 'take', n })),
    judge: (_g, _a, c) => ((c.n as number) < 4 ? ok : no('1', 'too much')),
    take: () => done(),
  });
  const count = [0, 0, 0, 0];
  const rnd = seededRandom('sample');
  for (let i = 0; i < 8000; i++) count[sampleOf(d, cells(), ASK, rnd).n as number]!++;
  for (const n of count) expect(Math.abs(n - 2000)).toBeLessThan(200);
});
test('a decision without a legal choice says so, with its kind and case', () => {
  for (const candidates of [[], [{ do: 'forbidden' }]])
    expect(() =>
      sampleOf(
        decide({ candidates: () => candidates, judge: (_g, _a, c) => no('1', `never ${c.do}`), take: () => done() }),
        cells(),
        ASK,
        () => 0,
      ),
    ).toThrow(/no legal choice at x \(1\)/);
});
test('two choices are the same whatever the order of their fields, and not by a field of their prototype', () => {
  expect(sameChoice({ do: 'a', x: [1, { y: 2 }] }, { x: [1, { y: 2 }], do: 'a' })).toBe(true);
  expect(sameChoice({ do: 'a', x: 1 }, { do: 'a' })).toBe(false);
  expect(sameChoice({ do: 'a' }, { do: 'a', x: 1 })).toBe(false);
  expect(sameChoice([1], { 0: 1 })).toBe(false);
  expect(sameChoice(JSON.parse('{"do":"a","__proto__":{}}') as Choice, { do: 'a', other: 1 })).toBe(false);
});

/** A retreat of three hexes on a 7 x 7 grid: always away from the battle, never into a barred hex. */
const WIDTH = 7;
const BATTLE = 24;
const START = 25;
const near = (h: number): readonly number[] =>
  [h - WIDTH, h + WIDTH, ...(h % WIDTH ? [h - 1] : []), ...(h % WIDTH < WIDTH - 1 ? [h + 1] : [])].filter(
    x => x >= 0 && x < WIDTH * WIDTH,
  );
const distance = (a: number, b: number): number =>
  Math.abs((a % WIDTH) - (b % WIDTH)) + Math.abs(Math.floor(a / WIDTH) - Math.floor(b / WIDTH));
const HERE = 50;
const LEFT = 51;
const away = (g: State, from: number): readonly number[] =>
  near(from).filter(h => !g.cells[h] && distance(h, BATTLE) > distance(from, BATTLE));
const canFinish = (g: State, from: number, left: number): boolean =>
  left === 0 || away(g, from).some(h => canFinish(g, h, left - 1));
const retreat = (ahead: boolean) =>
  asking(
    decide({
      candidates: g => away(g, g.cells[HERE]!).map(hex => ({ do: 'retreat', hex })),
      judge: (g, _a, c) =>
        !ahead || canFinish(g, c.hex as number, g.cells[LEFT]! - 1)
          ? ok
          : no('14.7.5', 'from there the full length is out of reach'),
      take: (g, _a, c) => {
        g.cells[HERE] = c.hex as number;
        return --g.cells[LEFT]! ? again : done();
      },
    }),
  );
const barred = (rnd: Rnd): State =>
  cells({
    ...Object.fromEntries(Array.from({ length: WIDTH * WIDTH }, (_, h) => [h, rnd(100) < 45 ? 1 : 0])),
    [HERE]: START,
    [LEFT]: 3,
  });
const deadEnds = (ahead: boolean): number => {
  const m = retreat(ahead);
  let stuck = 0;
  for (let k = 0; k < 2000; k++) {
    const rnd = seededRandom(`retreat ${k}`);
    const g = barred(rnd);
    if (!canFinish(g, START, 3)) continue;
    m.start(g, 'phase');
    while (g.wait.for === 'choice' && m.choices(g, g.wait.ask).length)
      m.give(g, 'allied', m.sample(g, g.wait.ask, rnd));
    if (g.wait.for === 'choice') stuck++;
  }
  return stuck;
};
test('D22 a retreat whose judge looks ahead never dead-ends; without it hundreds do', () => {
  expect(deadEnds(true)).toBe(0);
  expect(deadEnds(false)).toBeGreaterThan(100);
});
test('D22 "done" is refused only while the obligation can still be met', () => {
  const m = asking(
    decide({
      candidates: g => [
        { do: 'done' },
        ...[1, 2, 3].filter(t => !g.cells[t]).map(target => ({ do: 'attack', target })),
      ],
      judge: (g, _a, c) =>
        c.do === 'done' && [1, 2, 3].some(t => !g.cells[t]) && g.cells[0]! > 0
          ? no(
              '14.3.1',
              'a declared target is left and can be attacked',
              [1, 2, 3].filter(t => !g.cells[t]),
            )
          : c.do === 'attack' && !g.cells[0]
            ? no('14.3', 'nobody left to attack')
            : ok,
      take: (g, _a, c) => {
        if (c.do === 'done') return done();
        g.cells[c.target as number] = 1;
        g.cells[0]!--;
        return again;
      },
    }),
  );
  const g = m.start(cells({ 0: 2 }), 'phase');
  expect(m.give(g, 'allied', { do: 'done' })).toMatchObject({ ok: false, case: '14.3.1', where: [1, 2, 3] });
  m.give(g, 'allied', { do: 'attack', target: 2 });
  m.give(g, 'allied', { do: 'attack', target: 3 });
  expect(m.choices(g, m.open(g)[0]!)).toEqual([{ do: 'done' }]);
});

/** Set-up of 60 pieces on 250 hexes, three a hex: place, lift, done. */
const PIECES = 60;
const HEXES = 250;
const nextPiece = (g: State): number => g.cells.subarray(0, PIECES).indexOf(0);
const setUp = (sampled: boolean): Decision => {
  const d = decide({
    candidates: g => {
      const piece = nextPiece(g);
      const lifts = Array.from({ length: PIECES }, (_, p) => p)
        .filter(p => g.cells[p])
        .map(p => ({ do: 'lift', piece: p }));
      return [
        ...(piece < 0
          ? [{ do: 'done' }]
          : Array.from({ length: HEXES }, (_, h) => ({ do: 'place', piece, hex: h + 1 }))),
        ...lifts,
      ];
    },
    judge: (g, _a, c) =>
      c.do === 'place' && g.cells.subarray(0, PIECES).filter(h => h === c.hex).length >= 3
        ? no('6.4', 'three units already')
        : ok,
    take: (g, _a, c) => {
      if (c.do === 'done') return done();
      g.cells[c.piece as number] = c.do === 'lift' ? 0 : (c.hex as number);
      return again;
    },
  });
  const sample = (g: State, a: Question, rnd: Rnd): Choice => {
    const piece = nextPiece(g);
    const c = piece < 0 ? { do: 'done' } : { do: 'place', piece, hex: 1 + rnd(HEXES) };
    return d.judge(g, a, c).ok ? c : sample(g, a, rnd);
  };
  return sampled ? { ...d, sample } : d;
};
test('D23 a set-up of 60 pieces is over in 61 random choices, because sample never lifts, though a player may', () => {
  const m = asking(setUp(true));
  const g = m.start(cells(), 'phase');
  expect(playRandomly(m, g, seededRandom('set-up'), 500)).toBe(PIECES + 1);
  const player = m.start(cells(), 'phase');
  expect(m.give(player, 'allied', { do: 'place', piece: 0, hex: 7 }).ok).toBe(true);
  expect(m.give(player, 'allied', { do: 'lift', piece: 0 }).ok).toBe(true);
  expect(player.cells[0]).toBe(0);
});
test('D23 the same list taken blindly wanders: half the hexes away it still is not done', () => {
  const m = asking(setUp(false));
  const g = m.start(cells(), 'phase');
  const rnd = seededRandom('blind');
  expect(playRandomly(m, g, below => (below > HEXES && rnd(2) ? HEXES + rnd(below - HEXES) : rnd(below)), 2000)).toBe(
    2000,
  );
});

/** Attackers are a draft: add, drop, commit. `sample` adds in rising order and never drops. */
const draft = (units: number): Decision => {
  const mask = (g: State): number => g.cells[0]!;
  const all = Array.from({ length: units }, (_, unit) => unit);
  const d = decide({
    candidates: g => [...all.map(unit => ({ do: (mask(g) >> unit) & 1 ? 'drop' : 'add', unit })), { do: 'commit' }],
    judge: (g, _a, c) => (c.do === 'commit' && !mask(g) ? no('11.1', 'an attack needs an attacker') : ok),
    take: (g, _a, c) => {
      if (c.do === 'commit') return done(mask(g));
      g.cells[0]! ^= 1 << (c.unit as number);
      return again;
    },
  });
  const sample = (g: State, _a: Question, rnd: Rnd): Choice => {
    const highest = 32 - Math.clz32(mask(g));
    const left = units - highest;
    const k = rnd(left + (mask(g) ? 1 : 0));
    return k === left ? { do: 'commit' } : { do: 'add', unit: highest + k };
  };
  return { ...d, sample };
};
test('D32 with 12 possible attackers the longest list is 13, not 4,095', () => {
  const m = asking(draft(12));
  const rnd = seededRandom('draft');
  let longest = 0;
  for (let k = 0; k < 50; k++)
    for (
      const g = m.start(cells(), 'phase');
      g.wait.for === 'choice';
      m.give(g, 'allied', m.sample(g, g.wait.ask, rnd))
    )
      longest = Math.max(longest, m.choices(g, g.wait.ask).length);
  expect(longest).toBe(13);
});
test('D32 random play of a draft of 5 reaches each of its 31 sets, by one path each', () => {
  const m = asking(draft(5));
  const rnd = seededRandom('sets');
  const sets = new Set<number>();
  for (let k = 0; k < 3000; k++) {
    const g = m.start(cells(), 'phase');
    expect(playRandomly(m, g, rnd)).toBeLessThanOrEqual(6);
    sets.add(g.cells[0]!);
  }
  expect(sets.size).toBe(31);
});
test('D32 a big flat list stays a list: sixteen markers on 2,074 hexes are sixteen lists under 2,100', () => {
  const HEX_COUNT = 2074;
  const placed: number[] = [];
  const d = decide({
    candidates: () => Array.from({ length: HEX_COUNT }, (_, hex) => ({ do: 'marker', hex })),
    judge: (_g, _a, c) => (placed.length && (c.hex as number) <= placed.at(-1)! ? no('6.2.2', 'by rising hex') : ok),
    take: (g, _a, c) => {
      placed.push(c.hex as number);
      return ++g.cells[0]! < 16 ? again : done();
    },
  });
  const m = asking(d);
  const g = m.start(cells(), 'phase');
  while (g.wait.for === 'choice') {
    const list = legal(d, g, g.wait.ask);
    expect(list.length).toBeLessThan(2100);
    m.give(g, 'allied', list[0]!);
  }
  expect([placed.length, CELLS]).toEqual([16, 64]);
});

test('a draw by heads reaches every legal choice, asks no head twice, and ends where none has one', () => {
  const rnd = seededRandom('heads');
  const asked: number[] = [];
  const of = (head: number): readonly Choice[] => {
    asked.push(head);
    return [0, 1, 2].map(n => ({ do: 'take', head, n }));
  };
  const may = (c: Choice): boolean => c.head === 1 && c.n !== 0;
  const met = new Set<Choice['n']>();
  for (let i = 0; i < 100; i++) {
    asked.length = 0;
    met.add(drawByHead(may, 3, of, rnd)!.n!);
    expect(new Set(asked).size).toBe(asked.length);
  }
  expect(met).toEqual(new Set([1, 2]));
  expect(drawByHead(() => false, 3, of, rnd)).toBeUndefined();
});
