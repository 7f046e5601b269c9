/** F9 Events and watchers: "the instant that". */
import { expect, test } from 'vitest';
import { emit, isReported } from '../events.ts';
import { again, ask, call, done, leave, next, over, put } from '../flow.ts';
import { machine } from '../machine.ts';
import { playRandomly } from '../playout.ts';
import { sealedPlan, sealed } from '../sealed.ts';
import { clone } from '../state.ts';
import { asked, cells, give, oneOf, reloaded, small, step, words } from './small.ts';

const happen = (is: string) => ({ is, case: '1' });
const go = oneOf(words('go'), () => next);
const wrong = (): never => {
  throw new Error('went on after the end');
};

test('D4 a win three frames deep leaves no frame and no question', () => {
  const m = machine(
    small({
      procs: {
        turn: [step('a', () => call('battle')), step('b', wrong)],
        battle: [step('c', () => call('advance')), step('d', wrong)],
        advance: [
          step('e', g => {
            emit(g, happen('entered'));
            return next;
          }),
          step('f', wrong),
        ],
      },
      watches: [{ on: 'entered', case: '4.1', run: () => over('French') }],
    }),
  );
  const g = m.start(cells(), 'turn');
  expect(g.wait).toEqual({ for: 'over', result: 'French' });
  expect([g.stack, m.open(g)]).toEqual([[], []]);
});

test('D4 two watchers of one event run in table order, each to its end, before the step after', () => {
  const ran: string[] = [];
  const m = machine(
    small({
      procs: {
        turn: [
          step('a', g => {
            emit(g, happen('x'));
            return next;
          }),
          step('b', () => {
            ran.push('step after');
            return next;
          }),
        ],
        watch: [
          step('c', (_g, f) => ask(f.vars.who as string, 'ok', '1')),
          step('d', (_g, f) => {
            ran.push(f.vars.who as string);
            return next;
          }),
        ],
      },
      decisions: { ok: go },
      watches: [
        { on: 'x', case: '1', run: () => call('watch', { who: 'german' }) },
        { on: 'x', case: '2', run: () => call('watch', { who: 'allied' }) },
      ],
    }),
  );
  let g = m.start(cells(), 'turn');
  expect(asked(m, g)).toEqual(['german ok']);
  g = reloaded(m, g);
  give(m, g, 'german go');
  expect(asked(m, g)).toEqual(['allied ok']);
  give(m, g, 'allied go');
  expect(ran).toEqual(['german', 'allied', 'step after']);
});

test('D4 what a watcher does may set off another', () => {
  const m = machine(
    small({
      procs: {
        turn: [
          step('a', g => {
            emit(g, happen('Berlin entered'));
            return next;
          }),
          step('b', wrong),
        ],
      },
      watches: [
        { on: 'morale gone', case: '2', run: () => over('peace') },
        {
          on: 'Berlin entered',
          case: '1',
          run: g => {
            emit(g, happen('morale gone'));
            return undefined;
          },
        },
      ],
    }),
  );
  expect(m.start(cells(), 'turn').wait).toEqual({ for: 'over', result: 'peace' });
});

test('D2 D4 what a watcher called returns does not overwrite the answer the caller waits for', () => {
  const m = machine(
    small({
      procs: {
        battle: [step('a', () => call('lose')), step('b', (_g, f) => done(f.got!))],
        lose: [
          step('c', g => {
            emit(g, happen('lost'));
            return done('hex is empty');
          }),
        ],
        demoralise: [step('d', () => done('something else'))],
      },
      watches: [{ on: 'lost', case: '1', run: () => call('demoralise') }],
    }),
  );
  expect(m.start(cells(), 'battle').wait).toEqual({ for: 'over', result: 'hex is empty' });
});

test('D4 what the very last step sets off still runs', () => {
  const m = machine(
    small({
      procs: {
        turn: [
          step('a', g => {
            emit(g, happen('end'));
            return done('draw');
          }),
        ],
        count: [
          step('b', () => ask('german', 'ok', '1')),
          step('c', g => {
            g.cells[0] = 7;
            return next;
          }),
        ],
      },
      decisions: { ok: go },
      watches: [{ on: 'end', case: '1', run: () => call('count') }],
    }),
  );
  let g = m.start(cells(), 'turn');
  expect(asked(m, g)).toEqual(['german ok']);
  g = reloaded(m, g);
  give(m, g, 'german go');
  expect([g.wait, g.cells[0]]).toEqual([{ for: 'over', result: 'draw' }, 7]);
});

test('a step that changes and asks at once is refused, whether it asks one side or seals lanes', () => {
  const plan = { plan: [step('p', () => ask('german', 'ok', '1'))] };
  for (const then of [ask('german', 'ok', '1'), sealed(sealedPlan('german', 'plan'))]) {
    const m = machine(
      small({
        procs: {
          t: [
            step('a', g => {
              emit(g, happen('x'));
              return then;
            }),
          ],
          p: [step('b', () => next)],
          ...plan,
        },
        decisions: { ok: go },
        watches: [{ on: 'x', case: '1', run: () => call('p') }],
      }),
    );
    expect(() => m.start(cells(), 't')).toThrow(/changes or asks/);
  }
});

test('D27 two walks end alike; only the one that passed hex 33 in supply has the fact', () => {
  const m = machine(
    small({
      procs: {
        walk: [
          step('w', (g, f) => {
            const [hex, ...rest] = f.vars.route as number[];
            if (hex === undefined) return done();
            g.cells[0] = hex;
            put(g, { route: rest });
            emit(g, { ...happen('entered'), hex, supplied: true });
            return again;
          }),
        ],
      },
      watches: [
        {
          on: 'entered',
          case: '4.4',
          run: (g, e) => {
            if (e.hex === 33 && e.supplied) g.cells[9] = 1;
            return undefined;
          },
        },
      ],
    }),
  );
  const through = m.start(cells(), 'walk', { route: [32, 33, 34] });
  const around = m.start(cells(), 'walk', { route: [32, 31, 34] });
  expect([through.cells[0], around.cells[0]]).toEqual([34, 34]);
  expect([through.cells[9], around.cells[9]]).toEqual([1, 0]);
});

test('D4 a watcher that leaves what is under way takes what was begun, not what another watcher of the same instant called', () => {
  const ran: string[] = [];
  const say = (what: string) => () => {
    ran.push(what);
    return next;
  };
  const m = machine(
    small({
      procs: {
        turn: [step('a', () => call('march')), step('b', say('turn goes on'))],
        march: [
          step('c', g => {
            emit(g, happen('entered'));
            return next;
          }),
          step('d', wrong),
        ],
        fall: [step('e', say('fall')), step('f', () => ask('german', 'ok', '1')), step('g', () => leave('march'))],
        breach: [step('h', say('breach')), step('i', () => ask('allied', 'ok', '1')), step('j', say('breached'))],
        score: [step('k', say('score'))],
      },
      decisions: { ok: go },
      watches: [
        { on: 'entered', case: '1', run: () => call('fall') },
        { on: 'entered', case: '2', run: () => call('breach') },
        { on: 'entered', case: '3', run: () => call('score') },
      ],
    }),
  );
  let g = m.start(cells(), 'turn');
  g = reloaded(m, g);
  give(m, g, 'german go');
  expect(asked(m, g)).toEqual(['allied ok']);
  g = reloaded(m, g);
  give(m, g, 'allied go');
  expect(ran).toEqual(['fall', 'breach', 'breached', 'score', 'turn goes on']);
});

test('D4 the same where nothing is left but the end: it comes when all are done', () => {
  const m = machine(
    small({
      procs: {
        march: [
          step('a', g => {
            emit(g, happen('entered'));
            return next;
          }),
          step('b', wrong),
        ],
        fall: [step('c', () => leave('march', 'fallen'))],
        score: [
          step('d', () => ask('german', 'ok', '1')),
          step('e', g => {
            g.cells[0] = 7;
            return next;
          }),
        ],
      },
      decisions: { ok: go },
      watches: [
        { on: 'entered', case: '1', run: () => call('fall') },
        { on: 'entered', case: '2', run: () => call('score') },
      ],
    }),
  );
  const g = m.start(cells(), 'march');
  expect(asked(m, g)).toEqual(['german ok']);
  give(m, g, 'german go');
  expect([g.wait, g.cells[0]]).toEqual([{ for: 'over', result: 'fallen' }, 7]);
});

test('in a playout nobody hears: what only explains an event need not be worked out; afterwards, and in a copy, it is', () => {
  const heard: boolean[] = [];
  const once = oneOf(words('go'), g => {
    heard.push(isReported(g));
    return next;
  });
  const steps = ['1', '2'].map(at => step(at, () => ask('allied', 'x', at)));
  const m = machine(small({ procs: { phase: steps }, decisions: { x: once } }));
  const g = m.start(cells(), 'phase');
  expect(playRandomly(m, g, () => 0, 1)).toBe(1);
  const copy = clone({ ...g, isSilent: true });
  for (const state of [g, copy]) m.giveListed(state, m.open(state)[0]!, { do: 'go' });
  expect(heard).toEqual([false, true, true]);
});
