/** F10 Lifetimes: marks die with their frame, due rows come once. */
import { expect, test } from 'vitest';
import { ask, call, next } from '../flow.ts';
import { later, mark, marked, takeDue } from '../lifetimes.ts';
import { machine } from '../machine.ts';
import type { State } from '../state.ts';
import { cells, give, oneOf, reloaded, small, step, words } from './small.ts';

test('D26 once per phase, once per turn, over two turns of two phases; saved in the middle of each phase', () => {
  const free: string[] = [];
  const use = (span: string, at: string) =>
    step(at, g => {
      free.push(`${span} ${marked(g, span, 're-roll') ? 'used' : 'free'}`);
      if (!marked(g, span, 're-roll')) mark(g, span, 're-roll');
      return next;
    });
  const m = machine(
    small({
      procs: {
        game: [step('1', () => call('turn')), step('2', () => call('turn'))],
        turn: [step('1', () => call('phase')), step('2', () => call('phase'))],
        phase: [use('phase', '1'), step('1/save', () => ask('german', 'ok', '1')), use('phase', '2'), use('turn', '3')],
      },
      decisions: { ok: oneOf(words('go'), () => next) },
    }),
  );
  let g = m.start(cells(), 'game');
  while (g.wait.for === 'choice') {
    g = reloaded(m, g);
    give(m, g, 'german go');
  }
  const phase = ['phase free', 'phase used'];
  expect(free).toEqual([...phase, 'turn free', ...phase, 'turn used', ...phase, 'turn free', ...phase, 'turn used']);
});
test('D26 a mark goes into the innermost frame of that name: a battle in a battle has its own', () => {
  const used: string[] = [];
  const note = (who: string, g: State): void => {
    used.push(`${who} ${marked(g, 'battle', 'air') ? 'used' : 'free'}`);
  };
  const m = machine(
    small({
      procs: {
        battle: [
          step('1', (g, f) => {
            if (!f.vars.inner) return call('battle', { inner: true });
            mark(g, 'battle', 'air');
            note('inner', g);
            return next;
          }),
          step('2', (g, f) => {
            if (!f.vars.inner) note('outer', g);
            return next;
          }),
        ],
      },
    }),
  );
  m.start(cells(), 'battle');
  expect(used).toEqual(['inner used', 'outer free']);
});
test('D26 a mark for something that is not under way is an error, not a lost flag', () => {
  const m = machine(
    small({
      procs: {
        t: [
          step('1', g => {
            mark(g, 'battle', 'x');
            return next;
          }),
        ],
      },
    }),
  );
  expect(() => m.start(cells(), 't')).toThrow(/no battle is under way/);
});

const dueNow = (g: State, turn: number, at: string): number => takeDue(g, turn, at).length;
test('D28 what lies on the turn track comes due at its turn and its step, once, also after a save', () => {
  const m = machine(
    small({
      procs: { t: [step('1', () => ask('german', 'ok', '1'))] },
      decisions: { ok: oneOf(words('go'), () => next) },
    }),
  );
  let g = m.start(cells(), 't');
  later(g, { turn: 4, at: '3.5', what: 'corps', vars: { piece: 12 } });
  later(g, { turn: 4, at: '3.5', what: 'army', vars: { piece: 13 } });
  g = reloaded(m, g);
  expect([dueNow(g, 3, '3.5'), dueNow(g, 4, '5.0')]).toEqual([0, 0]);
  expect(takeDue(g, 4, '3.5').map(d => [d.what, d.vars.piece])).toEqual([
    ['corps', 12],
    ['army', 13],
  ]);
  expect(dueNow(g, 4, '3.5')).toBe(0);
});
