/** Forced answers: given by a host that was asked to, never where being forced would tell, as choices of the journal that say so. */
import { expect, test } from 'vitest';
import type { Decision } from '../decide.ts';
import { forcedAnswer, giveForced, MAX_FORCED_IN_A_ROW } from '../forced.ts';
import { emit } from '../events.ts';
import { again, ask, next } from '../flow.ts';
import type { Game } from '../game.ts';
import { machine } from '../machine.ts';
import { seededRandom } from '../random.ts';
import { giveAnswers, type StandingOrder } from '../standing.ts';
import { backLimit, undo } from '../undo.ts';
import { newTable, play, record, restore, type Table } from '../table.ts';
import { defaultSetUps } from './pairs.ts';
import { cells, oneOf, shape, small, step, words } from './small.ts';
import { toy } from './toy.ts';
import { namedTable, playListed, randomMove, strictRoller } from './walk.ts';

/** A toy table at which `wanted` holds; random play leads there. */
const tableWhere = (wanted: (t: Table) => boolean, game: Game = toy): Table => {
  for (let k = 0; ; k++) {
    const t = namedTable(game, defaultSetUps(game)[0]!, `forced ${k}`);
    const rnd = seededRandom(`forced ${k}`);
    for (let moves = 0; moves < 200 && t.g.wait.for !== 'over'; moves++) {
      if (wanted(t)) return t;
      const m = randomMove(t, rnd);
      playListed(t, m.ask.side, m.said);
    }
  }
};
const askIn = (t: Table) => (t.g.wait.for === 'choice' ? t.g.wait.ask : undefined);
const counted = (t: Table): number => t.game.machine.choices(t.g, askIn(t)!).length;
const isShow = (t: Table, choices: (n: number) => boolean): boolean => askIn(t)?.kind === 'show' && choices(counted(t));
/** The toy with one of its decisions changed. */
const changed = (kind: string, change: Partial<Decision>): Game => {
  const { rules } = toy.machine;
  const decisions = { ...rules.decisions, [kind]: { ...rules.decisions[kind]!, ...change } };
  return { ...toy, machine: machine({ ...rules, decisions }) };
};

test('the only answer of a verb that decides nothing alone is forced, for its own side', () => {
  const t = tableWhere(x => isShow(x, n => n === 1));
  const { side } = askIn(t)!;
  expect(forcedAnswer(toy, t.g, side)).toMatchObject({ do: 'show' });
  for (const other of toy.sides) if (other !== side) expect(forcedAnswer(toy, t.g, other)).toBeUndefined();
});
test('where there are two, where the verb is not named, where it bars, and where the question is secret, nothing is', () => {
  const two = tableWhere(t => isShow(t, n => n > 1));
  expect(forcedAnswer(toy, two.g, askIn(two)!.side)).toBeUndefined();
  const t = tableWhere(x => isShow(x, n => n === 1));
  const ask = askIn(t)!;
  expect(forcedAnswer(changed('show', { forced: ['pass'] }), t.g, ask.side)).toBeUndefined();
  expect(
    forcedAnswer(changed('show', { judge: () => ({ ok: true, bars: 'look' }) }), t.g, ask.side),
    'a look',
  ).toBeUndefined();
  const secret = { ...t.g, wait: { for: 'choice', ask: { ...ask, secret: true } } } as const;
  expect(forcedAnswer(toy, secret, ask.side)).toBeUndefined();
  const window = tableWhere(x => askIn(x)?.kind === 'cancel' && counted(x) === 1);
  expect(forcedAnswer(changed('cancel', { forced: ['pass'] }), window.g, askIn(window)!.side)).toBeUndefined();
});
test('a host gives it as a choice of the journal, says so, and takes it back only with the choice before it', () => {
  const t = tableWhere(x => isShow(x, n => n === 1));
  const { side } = askIn(t)!;
  const before = t.entries.length;
  giveForced(t, []);
  expect(t.entries.length, 'nobody wants it').toBe(before);
  giveForced(t, [side]);
  expect(t.entries[before]).toMatchObject({ is: 'choice', by: side, pick: { do: 'show' }, forced: true });
  const lines = t.log.filter(l => l.entry === before);
  expect(lines[0]!.text).toMatch(/ There was no other answer\.$/);
  expect(t.log.filter(l => l.text.includes('no other answer'))).toHaveLength(1);
  expect(backLimit(t, side)).toBe(t.entries.length);
  expect(undo(t, side).ok).toBe(false);
  const again = restore(toy, record(t), strictRoller('again'));
  expect(again.log).toEqual(t.log);
});
test('whoever orders to be asked is asked', () => {
  const t = tableWhere(x => isShow(x, n => n === 1));
  const { side } = askIn(t)!;
  const before = t.entries.length;
  const hold: StandingOrder = { kind: 'show', answer: { is: 'hold' } };
  giveAnswers(t, [], { [side]: [hold] }, [side]);
  expect(t.entries.length).toBe(before);
  const other: StandingOrder = { kind: 'cancel', answer: { is: 'hold' } };
  giveAnswers(t, [], { [side]: [other] }, [side]);
  expect(t.entries[before]).toMatchObject({ forced: true });
});
/** A chooses, has one way to go, chooses again; or goes on for ever. */
const lane = (endless: boolean): Game => ({
  ...toy,
  box: {},
  layout: shape.layout,
  labels: {},
  verbs: { left: [], right: [], go: [] },
  scenarios: [{ id: 'lane', title: 'Lane' }],
  options: [],
  sides: ['A', 'B'],
  first: 'lane',
  begin: () => cells(),
  turn: () => 1,
  tell: e => e.is,
  machine: machine(
    small({
      procs: {
        lane: [
          step('1', () => ask('A', 'choosing', '1')),
          step('2', () => ask('A', 'going', '2')),
          step('3', () => ask('A', 'choosing', '3')),
        ],
      },
      decisions: {
        choosing: oneOf(words('left', 'right'), () => next),
        going: {
          ...oneOf(words('go'), g => {
            emit(g, { is: 'went', case: '2' });
            return endless ? again : next;
          }),
          forced: ['go'],
        },
      },
    }),
  ),
});
const laneTable = (endless = false): Table =>
  newTable(lane(endless), { scenario: 'lane', options: {}, commitment: '', roller: () => [] });
test('a step of one’s own and what was forced after it go back together', () => {
  const t = laneTable();
  play(t, 'A', { do: 'left' });
  giveForced(t, ['A']);
  expect(t.entries.map(e => 'forced' in e)).toEqual([false, true]);
  expect(t.log.map(l => l.text)).toEqual(['went There was no other answer.']);
  expect(askIn(t)?.case).toBe('3');
  expect(backLimit(t, 'A')).toBe(0);
  expect(undo(t, 'A').ok).toBe(true);
  expect(askIn(t)?.case).toBe('1');
  expect(t.log).toEqual([]);
});
test('after a hundred in a row somebody must choose', () => {
  const t = laneTable(true);
  play(t, 'A', { do: 'left' });
  giveForced(t, ['A']);
  expect(t.entries.length).toBe(1 + MAX_FORCED_IN_A_ROW);
  const u = laneTable(true);
  play(u, 'A', { do: 'left' });
  giveAnswers(u, [], {}, ['A']);
  expect(u.entries.length).toBe(1 + MAX_FORCED_IN_A_ROW);
});
