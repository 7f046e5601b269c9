/** Names that are not declared do not compile: `tsc` fails on a line marked @ts-expect-error that has no error. */
import { expect, test } from 'vitest';
import type { Decision } from '../decide.ts';
import * as events from '../events.ts';
import * as flow from '../flow.ts';
import { openTable } from '../rules.ts';
import { blank } from '../state.ts';
import { typedFlow, type NoVars } from '../typed-flow.ts';

interface Names {
  readonly procedures: {
    readonly game: { readonly steps: '1.0' | '2.0'; readonly vars: NoVars };
    readonly battle: {
      readonly steps: '4.1' | '4.2';
      readonly vars: { readonly hex: number; readonly units?: readonly number[] };
    };
  };
  readonly decisions: 'moving' | 'attacking';
  readonly events: 'moved' | 'fought';
}
const { ask, asking, askSecretly, call, emit, frameOf, goto, leave, procedure, rules, steps } = typedFlow<Names>();
const step = { case: '', name: '', run: () => flow.next };

test('they are the functions of the engine', () => {
  expect({ ask, asking, askSecretly, call, emit, frameOf, goto, leave, procedure }).toEqual({
    ask: flow.ask,
    asking: flow.asking,
    askSecretly: flow.askSecretly,
    call: flow.call,
    emit: events.emit,
    frameOf: flow.frameOf,
    goto: flow.goto,
    leave: flow.leave,
    procedure: flow.procedure,
  });
});
test('a goto names a step that exists, with the variables of its procedure', () => {
  expect(goto('4.2', { hex: 1 })).toEqual(flow.goto('4.2', { hex: 1 }));
  // @ts-expect-error no such step
  goto('4.3');
  // @ts-expect-error no such variable
  goto('4.2', { hexes: 1 });
  // @ts-expect-error a variable of another type
  goto('4.2', { hex: 'Namur' });
});
test('a call names a procedure that exists, with its variables and a step to come back to', () => {
  expect(call('battle', { hex: 1 }, '2.0')).toEqual(flow.call('battle', { hex: 1 }, '2.0'));
  expect(call('game')).toEqual(flow.call('game'));
  // @ts-expect-error no such procedure
  call('siege');
  // @ts-expect-error its variable is missing
  call('battle');
  // @ts-expect-error it has no such variable
  call('game', { hex: 1 });
  // @ts-expect-error no such step to come back to
  call('battle', { hex: 1 }, '3.0');
  // @ts-expect-error no such procedure to leave
  leave('siege');
  // @ts-expect-error no such procedure
  procedure('siege');
  // @ts-expect-error no such variable
  procedure('battle').call({ area: 1 });
});
test('a question names a kind of decision that exists', () => {
  expect(ask('north', 'moving', '3.0')).toEqual(flow.ask('north', 'moving', '3.0'));
  // @ts-expect-error no such decision
  ask('north', 'marching', '3.0');
  // @ts-expect-error no such decision
  asking('marching', '3.0');
  // @ts-expect-error no such decision
  askSecretly('north', 'marching', '3.0');
});
test('what is emitted is an event that exists', () => {
  const g = blank(0);
  emit(g, { is: 'moved', case: '3.0', hex: 1 });
  // @ts-expect-error no such event
  emit(g, { is: 'marched', case: '3.0', hex: 1 });
  expect(g.events).toHaveLength(2);
});
test('the variables of a frame have their types', () => {
  const g = blank(0);
  g.stack = [{ proc: 'battle', at: '4.1', vars: { hex: 3 } }];
  expect(frameOf(g, 'battle')?.vars.hex).toBe(3);
  // @ts-expect-error no such variable
  expect(frameOf(g, 'battle')?.vars.area).toBeUndefined();
  // @ts-expect-error no such procedure
  expect(frameOf(g, 'siege')).toBeUndefined();
});

test('the tables hold exactly what is declared', () => {
  const game = steps('game', [
    { ...step, at: '1.0' },
    { ...step, at: '2.0' },
  ]);
  const first = steps('battle', [{ ...step, at: '4.1', run: (_g, { vars }) => goto('4.2', { hex: vars.hex }) }]);
  const battle = steps('battle', [...first, { ...step, at: '4.2' }]);
  // @ts-expect-error a step that is not declared
  steps('battle', [{ ...step, at: '4.3' }]);
  // @ts-expect-error a step of another procedure
  steps('battle', [{ ...step, at: '2.0' }]);
  // @ts-expect-error a variable that is not declared
  steps('battle', [{ ...step, at: '4.1', when: (_g, { vars }) => vars.area === 1 }]);

  const decision = {} as Decision;
  const decisions = { moving: decision, attacking: decision };
  const rest = { watches: [], pool: () => [], ...openTable };
  expect(rules({ procs: { game, battle }, decisions, ...rest }).procs).toEqual({ game, battle });
  // @ts-expect-error the step 4.2 is missing
  rules({ procs: { game, battle: first }, decisions, ...rest });
  // @ts-expect-error a procedure is missing
  rules({ procs: { game }, decisions, ...rest });
  // @ts-expect-error a procedure that is not declared
  rules({ procs: { game, battle, siege: battle }, decisions, ...rest });
  // @ts-expect-error a decision is missing
  rules({ procs: { game, battle }, decisions: { moving: decision }, ...rest });
  // @ts-expect-error a decision that is not declared
  rules({ procs: { game, battle }, decisions: { ...decisions, marching: decision }, ...rest });
  // @ts-expect-error a watcher of an event that is not declared
  rules({ procs: { game, battle }, decisions, ...rest, watches: [{ on: 'marched', case: '', run: () => undefined }] });
});
