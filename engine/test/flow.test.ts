/** F2 Flow: frames inside frames, answers, guards, unwinding, an order of phases that is data. */
import { expect, test } from 'vitest';
import { roll, take } from '../chance.ts';
import { no, ok, type Choice } from '../decide.ts';
import { emit } from '../events.ts';
import { again, ask, call, done, goto, leave, next, againSameStep, put, top, type Frame, type Next } from '../flow.ts';
import { mark, marked } from '../lifetimes.ts';
import { machine } from '../machine.ts';
import { drawWith } from '../playout.ts';
import { seededRandom } from '../random.ts';
import type { State } from '../state.ts';
import { leaveRun, stepEpoch, enterRun } from '../run-epochs.ts';
import { asked, cells, decide, give, oneOf, reloaded, small, step, words } from './small.ts';

const other = (side: string): string => (side === 'german' ? 'allied' : 'german');
const number = (f: Frame, name: string): number => f.vars[name] as number;
const go = oneOf(words('go'), () => next);

test('D1 200 battles one inside the other, saved and loaded at every decision, each answers its own caller', () => {
  const m = machine(
    small({
      decisions: { fight: go },
      procs: {
        battle: [
          step('14.5', (_g, f) => ask(f.vars.attacker as string, 'fight', '14.5')),
          step('14.7.3', (_g, f) =>
            number(f, 'left') > 0
              ? call('battle', { attacker: other(f.vars.attacker as string), left: number(f, 'left') - 1 })
              : next,
          ),
          step('14.8', (_g, f) => done(((f.got as number | null) ?? 0) + 1)),
        ],
      },
    }),
  );
  let g = m.start(cells(), 'battle', { attacker: 'german', left: 199 });
  const attackers: string[] = [];
  while (g.wait.for === 'choice') {
    attackers.push(g.wait.ask.side);
    give(m, g, `${g.wait.ask.side} go`);
    g = reloaded(m, g);
  }
  expect(g.wait).toEqual({ for: 'over', result: 200 });
  expect(attackers.slice(0, 3)).toEqual(['german', 'allied', 'german']);
});

test('a choice begins another moment, one that only ponders a draft does not, and the question is asked again after both', () => {
  const then: { readonly [verb: string]: Next } = { go: again, ponder: againSameStep };
  const m = machine(
    small({
      decisions: { fight: oneOf(words('go', 'ponder'), (_g, c) => then[c.do]!) },
      procs: { battle: [step('14.5', () => ask('german', 'fight', '14.5'))] },
    }),
  );
  const g = m.start(cells(), 'battle');
  const before = enterRun(g);
  const moments = ['go', 'ponder', 'ponder', 'go'].map(verb => {
    const moment = stepEpoch(g);
    give(m, g, `german ${verb}`);
    expect(asked(m, g)).toEqual(['german fight']);
    return stepEpoch(g) - moment;
  });
  leaveRun(before);
  expect(moments).toEqual([1, 0, 0, 1]);
});

test('D1 a chain of 1,000 counterattacks by goto with new variables stays one frame deep', () => {
  const m = machine(
    small({
      decisions: { fight: go },
      procs: {
        battle: [
          step('14.5', (_g, f) => ask(f.vars.attacker as string, 'fight', '14.5')),
          step('14.7.3', (_g, f) =>
            number(f, 'link') < 1000
              ? goto('14.5', { attacker: other(f.vars.attacker as string), link: number(f, 'link') + 1 })
              : done('spent'),
          ),
        ],
      },
    }),
  );
  const g = m.start(cells(), 'battle', { attacker: 'german', link: 1 });
  for (let link = 1; link <= 1000; link++) {
    expect(g.stack.length).toBe(1);
    give(m, g, `${link % 2 ? 'german' : 'allied'} go`);
  }
  expect(g.wait).toEqual({ for: 'over', result: 'spent' });
});

/** Losses of the defender, then of the attacker; the advance only if the defender's hex is empty. */
const losses = machine(
  small({
    procs: {
      battle: [
        step('12.3/defender', () => call('lose', { loser: 'allied' })),
        step('12.3/attacker', (g, f) => {
          put(g, { empty: f.got! });
          return call('lose', { loser: 'german' });
        }),
        step('12.5', () => ask('german', 'advance', '12.5'), { when: (_g, f) => f.vars.empty === true }),
      ],
      lose: [step('12.3', (_g, f) => ask(f.vars.loser as string, 'loss', '12.3'))],
    },
    decisions: { loss: oneOf(words('all', 'some'), (_g, c) => done(c.do === 'all')), advance: go },
  }),
);
for (const { defender, attacker, advance } of [
  { defender: 'all', attacker: 'some', advance: ['german advance'] },
  { defender: 'some', attacker: 'all', advance: [] },
])
  test(`D2 the defender loses ${defender}, the attacker ${attacker}: the later answer does not hide the earlier, so the advance is ${advance.length ? '' : 'not '}asked`, () => {
    const g = losses.start(cells(), 'battle');
    give(losses, g, `allied ${defender}`, `german ${attacker}`);
    expect(asked(losses, g)).toEqual(advance);
  });

test('D6 one battle asks defender, attacker, attacker, and refuses each answer of the wrong side', () => {
  const g = losses.start(cells(), 'battle');
  const order: string[] = [];
  while (g.wait.for === 'choice') {
    const { side } = g.wait.ask;
    const c = losses.choices(g, g.wait.ask)[0]!;
    expect(losses.give(g, other(side), c).ok).toBe(false);
    order.push(side);
    losses.give(g, side, c);
  }
  expect(order).toEqual(['allied', 'german', 'german']);
});

/** A walk over 5, 6, 7: each hex is a step and an event; hex 6 lets the enemy stop it. */
const walk = machine(
  small({
    procs: {
      phase: [step('10.0', () => ask('german', 'route', '10.0'))],
      walk: [
        step('10.1', (g, f) => {
          const [hex, ...rest] = f.vars.route as number[];
          if (hex === undefined || g.cells[1]) return done();
          g.cells[0] = hex;
          put(g, { route: rest });
          emit(g, { is: 'entered', case: '10.1', hex });
          return again;
        }),
      ],
      halt: [step('19.9', () => ask('allied', 'halt', '19.9'))],
    },
    decisions: {
      route: oneOf(words('go'), () => call('walk', { route: [5, 6, 7] }, '10.0')),
      halt: oneOf(words('stop', 'on'), (g, c) => {
        g.cells[1] = c.do === 'stop' ? 1 : 0;
        return done();
      }),
    },
    watches: [{ on: 'entered', case: '19.9', run: (_g, e) => (e.hex === 6 ? call('halt') : undefined) }],
  }),
);
for (const { answer, end } of [
  { answer: 'on', end: 7 },
  { answer: 'stop', end: 6 },
])
  test(`D3 the enemy is asked in the middle of a walk, saved there, and says ${answer}: it ends in hex ${end}`, () => {
    let g = walk.start(cells(), 'phase');
    give(walk, g, 'german go');
    expect(g.cells[0]).toBe(6);
    expect(asked(walk, g)).toEqual(['allied halt']);
    g = reloaded(walk, g);
    give(walk, g, `allied ${answer}`);
    expect(g.cells[0]).toBe(end);
    expect(asked(walk, g)).toEqual(['german route']);
  });

test('D5 a nation that falls in a phase put between its own skips the rest of its turn', () => {
  const ran: string[] = [];
  const stands = (g: State): boolean => g.cells[2] === 0;
  const phase = (name: string) => [
    step(
      name,
      () => {
        ran.push(name);
        return next;
      },
      { when: stands },
    ),
    step(`${name}/gap`, () => ask('german', 'insert', '5.3')),
  ];
  const m = machine(
    small({
      procs: {
        czech: ['reorganise', 'move', 'fight'].flatMap(phase),
        german: [
          step('12.0', g => {
            ran.push('GERMAN');
            g.cells[2] = 1;
            return next;
          }),
        ],
      },
      decisions: {
        insert: oneOf(words('pass', 'fight'), (g, c) => (c.do === 'pass' ? next : call('german', {}, top(g).at))),
      },
    }),
  );
  const g = m.start(cells(), 'czech');
  give(m, g, 'german pass', 'german fight', 'german pass', 'german pass');
  expect(ran).toEqual(['reorganise', 'move', 'GERMAN']);
  expect(g.wait.for).toBe('over');
});

test('D5 leave unwinds through the nearest frame of a procedure, and its caller gets the answer', () => {
  const m = machine(
    small({
      procs: {
        turn: [step('a', () => call('phase')), step('b', (_g, f) => done(f.got!))],
        phase: [step('c', () => call('battle')), step('d', () => done('went on'))],
        battle: [step('e', () => leave('phase', 'stopped'))],
      },
    }),
  );
  expect(m.start(cells(), 'turn').wait).toEqual({ for: 'over', result: 'stopped' });
});

for (const first of ['move', 'fight'])
  test(`D7 the opponent lets me ${first} first; a save in between keeps the order`, () => {
    const ran: string[] = [];
    const phase = (name: string) => [
      step(name, () => ask('allied', 'ok', '10')),
      step(`${name}/end`, () => {
        ran.push(name);
        return next;
      }),
    ];
    const called = (k: number) => (_g: State, f: Frame) => call((f.vars.order as string[])[k]!);
    const m = machine(
      small({
        procs: {
          turn: [step('5.7', () => ask('german', 'order', '5.7')), step('5.7/1', called(0)), step('5.7/2', called(1))],
          move: phase('move'),
          fight: phase('fight'),
        },
        decisions: {
          ok: go,
          order: oneOf(words('move', 'fight'), (g, c) => {
            put(g, { order: c.do === 'move' ? ['move', 'fight'] : ['fight', 'move'] });
            return next;
          }),
        },
      }),
    );
    let g = m.start(cells(), 'turn');
    give(m, g, `german ${first}`);
    g = reloaded(m, g);
    give(m, g, 'allied go');
    g = reloaded(m, g);
    give(m, g, 'allied go');
    expect(ran).toEqual(first === 'move' ? ['move', 'fight'] : ['fight', 'move']);
  });

test('D8 seven markers from a cup, three foreign phases put in between: 500 random turns, each foreign phase at most once, own phases in order', () => {
  const OWN = ['reorganise', 'move', 'fight'];
  const CUP = 0;
  const DRAWN = 1;
  let ran: string[] = [];
  const m = machine(
    small({
      pool: (g, zone) => [0, 1, 2, 3, 4, 5, 6].filter(k => g.cells[k] === zone),
      procs: {
        turn: [
          step('5.2', () => take('allied', '5.2', CUP, 1), {
            when: g => g.cells.subarray(0, 7).includes(CUP),
            fed: (g, _f, [k]) => {
              g.cells[k!] = DRAWN;
              return call('nation', { k: k! }, '5.2');
            },
          }),
        ],
        nation: OWN.flatMap(p => [
          step(p, (_g, f) => {
            ran.push(`${f.vars.k} ${p}`);
            return next;
          }),
          step(`${p}/gap`, () => call('gap')),
        ]),
        gap: [step('5.3', () => ask('german', 'insert', '5.3'))],
        german: [
          step('12.0', (_g, f) => {
            ran.push(`german ${f.vars.phase}`);
            return next;
          }),
        ],
      },
      decisions: {
        insert: decide({
          candidates: () => [{ do: 'pass' }, ...OWN.map(phase => ({ do: 'phase', phase }))],
          judge: (g, _a, c) =>
            c.do === 'phase' && marked(g, 'turn', c.phase as string) ? no('5.3', 'one of each a turn') : ok,
          take: (g, _a, c: Choice) => {
            if (c.do === 'pass') return done();
            mark(g, 'turn', c.phase as string);
            return call('german', { phase: c.phase! }, '5.3');
          },
        }),
      },
    }),
  );
  let foreignPhases = 0;
  for (let turn = 0; turn < 500; turn++) {
    ran = [];
    const rnd = seededRandom(`turn ${turn}`);
    let g = m.start(cells(), 'turn');
    while (g.wait.for !== 'over') {
      if (g.wait.for === 'chance') m.feed(g, drawWith(m, g, g.wait.draw, rnd));
      else m.give(g, 'german', m.sample(g, m.open(g)[0]!, rnd));
      if (turn < 20) g = reloaded(m, g);
    }
    const foreign = ran.filter(r => r.startsWith('german'));
    const own = ran.filter(r => !r.startsWith('german'));
    expect(new Set(foreign).size).toBe(foreign.length);
    expect(own.map(r => r.split(' ')[1])).toEqual(Array.from({ length: 7 }, () => OWN).flat());
    foreignPhases += foreign.length;
  }
  expect(foreignPhases).toBeGreaterThan(1000);
});

test('D19 starting to move: supply is judged, the army breaks up, the enemy scatters it, a die is rolled; only then is there a list', () => {
  const m = machine(
    small({
      procs: {
        phase: [step('10.0', () => ask('allied', 'begin', '10.0'))],
        begin: [
          step('10.5', () => call('breakup'), { when: g => g.cells[0] === 1 }),
          step('10.3', () => roll('allied', '10.3', 6), {
            fed: (g, _f, [die]) => {
              g.cells[1] = die!;
              return next;
            },
          }),
          step('10.1', () => ask('allied', 'destination', '10.1')),
        ],
        breakup: [
          step('7.0', g => {
            g.cells[0] = 0;
            return next;
          }),
          step('7.0/scatter', () => ask('german', 'scatter', '7.0')),
        ],
      },
      decisions: {
        begin: oneOf(words('begin'), () => call('begin', {}, '10.0')),
        scatter: go,
        destination: decide({
          candidates: g => Array.from({ length: g.cells[1]! }, (_, hex) => ({ do: 'to', hex })),
          judge: () => ok,
          take: () => done(),
        }),
      },
    }),
  );
  const g = m.start(cells({ 0: 1 }), 'phase');
  give(m, g, 'allied begin');
  expect(asked(m, g)).toEqual(['german scatter']);
  give(m, g, 'german go');
  expect(g.wait.for).toBe('chance');
  m.feed(g, [4]);
  expect(m.choices(g, m.open(g)[0]!).length).toBe(4);
});

/** Pieces 0 to 3 stand in the hex their cell names; a group is a frame with its roster and the points left. */
const inHex = (g: State, hex: number): readonly number[] => [0, 1, 2, 3].filter(p => g.cells[p] === hex);
const groups = machine(
  small({
    procs: {
      phase: [
        step('11.2', () => ask('allied', 'start', '11.2')),
        step('8.0', g => {
          const hex = [1, 2, 3].find(h => inHex(g, h).length > 2);
          return hex === undefined ? next : call('clear', { hex }, '8.0');
        }),
      ],
      group: [step('11.0', (_g, f) => ask('allied', 'walk', '11.0', f.vars))],
      clear: [step('8.0', (_g, f) => ask('german', 'remove', '8.0', f.vars))],
    },
    decisions: {
      start: decide({
        candidates: () => [{ do: 'start', roster: [0, 1, 2] }, { do: 'start', roster: [3] }, { do: 'end' }],
        judge: (g, _a, c) =>
          c.do === 'start' && (c.roster as number[]).some(p => marked(g, 'phase', `moved ${p}`))
            ? no('11.2', 'its move is over')
            : ok,
        take: (g, _a, c) => {
          if (c.do === 'end') return next;
          for (const p of c.roster as number[]) mark(g, 'phase', `moved ${p}`);
          return call('group', { roster: c.roster!, left: 2 }, '11.2');
        },
      }),
      walk: decide({
        candidates: () => [{ do: 'step' }, { do: 'drop', piece: 0 }, { do: 'stop' }],
        judge: (_g, a, c) => (c.do === 'step' && a.about.left === 0 ? no('11.0', 'no points left') : ok),
        take: (g, a, c) => {
          const roster = a.about.roster as number[];
          if (c.do === 'stop') return done();
          if (c.do === 'drop') {
            put(g, { roster: roster.filter(p => p !== c.piece) });
            return again;
          }
          for (const p of roster) g.cells[p]!++;
          put(g, { left: (a.about.left as number) - 1 });
          return again;
        },
      }),
      remove: decide({
        candidates: (g, a) => inHex(g, a.about.hex as number).map(piece => ({ do: 'remove', piece })),
        judge: () => ok,
        take: (g, _a, c) => {
          g.cells[c.piece as number]! = 9;
          return done();
        },
      }),
    },
  }),
);
test('D20 a group drops a piece and goes on; its points run out; stopped, it may not be taken up again', () => {
  const g = groups.start(cells(), 'phase');
  const allied = (c: Choice) => groups.give(g, 'allied', c);
  expect(allied({ do: 'start', roster: [0, 1, 2] }).ok).toBe(true);
  give(groups, g, 'allied step');
  expect(allied({ do: 'drop', piece: 0 }).ok).toBe(true);
  give(groups, g, 'allied step');
  expect([...g.cells.subarray(0, 4)]).toEqual([1, 2, 2, 0]);
  expect(allied({ do: 'step' })).toMatchObject({ ok: false, case: '11.0' });
  give(groups, g, 'allied stop');
  expect(allied({ do: 'start', roster: [0, 1, 2] })).toMatchObject({ ok: false, case: '11.2' });
  expect(allied({ do: 'start', roster: [3] }).ok).toBe(true);
});
test('D21 three in a hex pass in the middle of the phase; at its end the other side removes one, from that hex', () => {
  const g = groups.start(cells({ 3: 1 }), 'phase');
  give(groups, g, 'allied start', 'allied step');
  expect(inHex(g, 1).length).toBe(4);
  give(groups, g, 'allied stop', 'allied end');
  expect(asked(groups, g)).toEqual(['german remove']);
  expect(groups.give(g, 'allied', { do: 'remove', piece: 3 }).ok).toBe(false);
  give(groups, g, 'german remove');
  expect(asked(groups, g), 'still one too many').toEqual(['german remove']);
  give(groups, g, 'german remove');
  expect([g.wait.for, inHex(g, 1).length]).toEqual(['over', 2]);
});

test('a save made under an old label resumes at the step that took its place', () => {
  const older = machine(
    small({ procs: { t: [step('14.5', () => ask('german', 'ok', '14.5'))] }, decisions: { ok: go } }),
  );
  const newer = machine(
    small({
      procs: {
        t: [
          step('14.4', () => done('too early')),
          step('14.5/commit', () => ask('german', 'ok', '14.5'), { was: ['14.5'] }),
          step('14.6', () => done('right')),
        ],
      },
      decisions: { ok: go },
    }),
  );
  const g = reloaded(newer, older.start(cells(), 't'));
  give(newer, g, 'german go');
  expect(g.wait).toEqual({ for: 'over', result: 'right' });
});
test('two steps of one label in a procedure are refused when the rules are loaded', () => {
  expect(() => machine(small({ procs: { t: [step('14.5', () => next), step('14.5', () => next)] } }))).toThrow(
    /label 14.5 twice/,
  );
});
test('a procedure that never asks and never ends is found out', () => {
  expect(() => machine(small({ procs: { t: [step('1', () => again)] } })).start(cells(), 't')).toThrow(/runaway/);
});
