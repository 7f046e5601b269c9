/** F12 The table, with the toy on it: the way of a choice, scripts, positions set by hand, records that outlive their rules. */
import { expect, test } from 'vitest';
import { no } from '../decide.ts';
import { machine } from '../machine.ts';
import type { Game } from '../game.ts';
import type { Record } from '../journal.ts';
import { BadLabel } from '../labels.ts';
import { save } from '../save.ts';
import { BadScript } from '../draws.ts';
import { back, undo } from '../undo.ts';
import {
  choicesOf,
  setPlayedPosition,
  logFor,
  newTable,
  play,
  record,
  restore,
  setPosition,
  stateAt,
  why,
  type Table,
} from '../table.ts';
import { defaultSetUps } from './pairs.ts';
import { SIDES, toy } from './toy.ts';
import { namedTable, playListed, savedText, strictRoller, textOf, walkTable } from './walk.ts';
import { seededRandom } from '../random.ts';

const SET_UP = defaultSetUps(toy)[0]!;
const say = (t: Table, ...said: readonly string[]): void => {
  for (const s of said) {
    const [side, verb, ...rest] = s.split(' ') as [string, string, ...string[]];
    const fields = toy.verbs[verb]!;
    const value = (i: number): string =>
      fields[i] === 'unit' ? rest[0]! : rest.slice(fields.indexOf('unit') + 1).join(' ');
    const v = play(t, side, { do: verb, ...Object.fromEntries(fields.map((f, i) => [f, value(i)])) });
    expect(v.ok, `${s}: ${v.ok ? '' : v.why}`).toBe(true);
  }
};
const PLACING = [
  'Red place R1 east hill',
  'Red place R2 east hill',
  'Red place R3 west hill',
  'Red place R4 west hill',
  'Blue place B1 east hill',
  'Blue place B2 west hill',
  'Blue place B3 east hill',
  'Blue place B4 west hill',
];
const table = (): Table => namedTable(toy, SET_UP, 'table');
const placed = (): Table => {
  const t = table();
  say(t, ...PLACING);
  return t;
};

test('a choice goes through one straight line: refused with its case, or journalled in labels, applied and told', () => {
  const t = table();
  expect(play(t, 'Blue', { do: 'place', unit: 'B1', to: 'east hill' })).toMatchObject({ ok: false, case: '1.2' });
  expect(play(t, 'Red', { do: 'place', unit: 'B1', to: 'east hill' })).toMatchObject({
    ok: false,
    case: '1.2',
    why: 'That counter is not yours to place.',
  });
  expect(play(t, 'Red', { do: 'place', unit: 'R9', to: 'east hill' })).toMatchObject({ ok: false });
  const at = t.entries.length;
  const v = play(t, 'Red', { to: 'east hill', do: 'place', unit: 'R1' });
  expect(v.ok && v.told.map(l => l.text)).toEqual(['Red lays a counter on the east hill', 'it is R1']);
  expect(t.entries[at]).toEqual({ is: 'choice', by: 'Red', pick: { do: 'place', unit: 'R1', to: 'east hill' } });
  expect(logFor(t, 'Blue').at(-1)!.text).toBe('Red lays a counter on the east hill');
  expect(logFor(t, undefined).some(l => l.text === 'it is R1')).toBe(false);
});
test('a choice that the rules would allow but do not list is refused: the list is the gate', () => {
  const { rules } = toy.machine;
  const lax: Game = {
    ...toy,
    machine: machine({
      ...rules,
      decisions: { ...rules.decisions, place: { ...rules.decisions.place!, judge: () => ({ ok: true }) } },
    }),
  };
  const t = namedTable(lax, SET_UP, 'lax');
  const unlisted = { do: 'place', unit: 'R1', to: 'cup' };
  for (const v of [why(t, 'Red', unlisted), play(t, 'Red', unlisted)])
    expect(v).toMatchObject({ ok: false, case: '1.2' });
  expect(t.entries.some(e => e.is === 'choice')).toBe(false);
});
test('D11 D17 a sealed bid is taken back alone, also after the other side has bid; the other lane stays', () => {
  const t = placed();
  say(t, 'Red bid', 'Blue bid', 'Blue bid');
  expect(undo(t, 'Red').ok).toBe(true);
  say(t, 'Red done', 'Blue done');
  expect(logFor(t, 'Red').find(l => l.case === '2.1')!.text).toBe('Red bid 0, Blue 2');
  expect(textOf(restore(toy, record(t), strictRoller('again')).g)).toBe(textOf(t.g));
});
test('D11 D17 once the bids are opened, the last bidder has seen the other: that is barred like a look', () => {
  const t = placed();
  say(t, 'Red done', 'Blue bid', 'Blue done');
  expect(undo(t, 'Blue').ok).toBe(false);
  expect(t.entries.findLast(e => e.is === 'choice')!.bars).toBeDefined();
});
test('D11 D17 a bid unsealed after a snapshot that held it is gone from the position, not only from the journal', () => {
  const t = placed();
  say(t, 'Red bid');
  while (t.snapshots.length === 0) {
    undo(t, 'Red');
    say(t, 'Red bid');
  }
  say(t, 'Blue bid', 'Blue bid');
  undo(t, 'Red');
  expect(textOf(t.g)).toBe(textOf(stateAt(t)));
  say(t, 'Red done', 'Blue done');
  expect(logFor(t, 'Red').find(l => l.case === '2.1')!.text).toBe('Red bid 0, Blue 2');
});
for (const [what, plans] of [
  ['what one side has bid', [[], ['Red bid'], ['Red bid', 'Red bid', 'Red bid']]],
  ['a sealed bid', [['Red done'], ['Red bid', 'Red done'], ['Red bid', 'Red bid', 'Red done']]],
] as const)
  test(`D11 ${what} shows in nothing the other has: view, choices, log, refusals`, () => {
    const seen = plans.map(bids => {
      const t = placed();
      say(t, ...bids);
      return JSON.stringify([
        textOf(t.game.machine.view(t.g, 'Blue')),
        choicesOf(t, 'Blue'),
        logFor(t, 'Blue'),
        why(t, 'Blue', { do: 'attack', place: 'east hill' }),
      ]);
    });
    expect(new Set(seen).size).toBe(1);
  });
test('D1 a lost attack breeds a counterattack with the roles swapped, and the record of it replays', () => {
  const t = placed();
  say(t, 'Red bid', 'Red done', 'Blue done', 'Red pass');
  t.script = [1, 1];
  say(t, 'Red attack east hill', 'Red press', 'Red show R2', 'Blue counter');
  expect(t.g.stack.filter(f => f.proc === 'battle').map(f => f.vars.att)).toEqual(['Red', 'Blue']);
  expect(textOf(restore(toy, record(t), strictRoller('again')).g)).toBe(textOf(t.g));
});

test('a script brings its results in turn, dice as faces and counters by label; then chance goes on by itself', () => {
  const t = placed();
  t.script = ['sun', 5];
  say(t, 'Red bid', 'Red done', 'Blue done', 'Red pass', 'Red attack east hill', 'Red press');
  const scripted = t.entries.filter(e => e.is === 'chance' && e.scripted).map(e => (e.is === 'chance' ? e.out : []));
  expect(scripted).toEqual([['sun'], [5]]);
});
test('a script that cannot come up leaves the table as it was', () => {
  const t = placed();
  say(t, 'Red bid', 'Red done');
  const before = JSON.stringify([textOf(t.g), t.entries, t.log]);
  for (const script of [['snow'], ['R1'], [4]]) {
    t.script = script;
    expect(() => play(t, 'Blue', { do: 'done' })).toThrow(BadScript);
    expect(JSON.stringify([textOf(t.g), t.entries, t.log])).toBe(before);
  }
});

test('a position set by hand is in the journal, marks the table as a sandbox, and replays', () => {
  const t = placed();
  say(t, 'Red bid', 'Red done', 'Blue done');
  expect(t.g.due.length).toBe(1);
  setPosition(t, { columns: { purse: { Red: 9 } } });
  setPosition(t, { ...save(toy, t.g), due: [] });
  expect([t.sandbox, t.g.due.length]).toEqual([true, 0]);
  const again = restore(toy, JSON.parse(JSON.stringify(record(t))) as Record, strictRoller('again'));
  expect(textOf(again.g), 'also that the turn track was cleared').toBe(textOf(t.g));
  expect(textOf(stateAt(t))).toBe(textOf(t.g));
  expect(again.sandbox).toBe(true);
});
test('a position that play came to is laid down as it is, in a game of its own that replays to it', () => {
  const t = placed();
  say(t, 'Red bid', 'Red done', 'Blue done');
  const fresh = placed();
  setPlayedPosition(fresh, t.g);
  expect([textOf(fresh.g), fresh.sandbox]).toEqual([textOf(t.g), true]);
  const again = restore(toy, JSON.parse(JSON.stringify(record(fresh))) as Record, strictRoller('again'));
  expect(textOf(again.g)).toBe(textOf(t.g));
  expect(() => setPlayedPosition(fresh, toy.machine.view(t.g, 'Red')), 'a view has holes').toThrow(BadLabel);
});
test('a position that is not well-formed is refused in words, and nothing is changed', () => {
  const t = placed();
  const before = textOf(t.g);
  for (const columns of [
    { height: { 'Red east hill': 3 } },
    { place: { R1: 'the moon' } },
    { place: { R9: 'lost' } },
    { wind: 3 },
    { purse: { Red: 1.5 } },
    { place: { R1: '?' } },
    { purse: 3 },
  ])
    expect(() => setPosition(t, { columns })).toThrow(BadLabel);
  expect([textOf(t.g), t.sandbox]).toEqual([before, false]);
});

/** Later rules in which a bid is no longer possible: old records with a bid in them do not replay. */
const { rules } = toy.machine;
const later: Game = {
  ...toy,
  version: 2,
  machine: machine({
    ...rules,
    decisions: { ...rules.decisions, bid: { ...rules.decisions.bid!, candidates: () => [{ do: 'done' }] } },
  }),
};
test('a record that no longer replays is played on from its last checkpoint; nothing of its journal is lost and no draw comes twice', () => {
  const t = placed();
  say(t, 'Red bid', 'Red done', 'Blue done', 'Red pass', 'Red pass');
  const old = record(t);
  const draws = old.entries.filter(e => e.is === 'chance').length;
  const asked: number[] = [];
  const again = restore(later, old, (k, sizes) => {
    asked.push(k);
    return sizes.map(() => 0);
  });
  expect(again.replayed).toMatch(/played on from turn 2/);
  expect(savedText(toy, again.g)).toBe(JSON.stringify(old.checkpoints.at(-1)!.state));
  expect(again.entries.slice(0, old.entries.length)).toEqual(old.entries);
  for (const side of SIDES) play(again, side, { do: 'done' });
  expect(asked).toEqual([draws]);
  expect(restore(later, record(again), again.roller).replayed).toBeUndefined();
});
test('going back and on over a long game is the same as never having left: snapshots hold or are dropped', () => {
  const t = table();
  const rnd = seededRandom('long');
  const others = (side: string) => SIDES.filter(s => s !== side);
  walkTable(t, rnd, move => {
    playListed(t, move.ask.side, move.said);
    if (rnd(6) === 0) back(t, move.ask.side, Math.max(0, move.at - rnd(12)), others(move.ask.side));
  });
  expect(textOf(stateAt(t))).toBe(textOf(t.g));
  const again = restore(toy, record(t), strictRoller('again'));
  expect([textOf(again.g), again.log]).toEqual([textOf(t.g), t.log]);
});
test('two tables with the same dice and choices are the same, and a checkpoint lies at the start of every turn', () => {
  const play = (): Table => {
    const t = newTable(toy, { ...SET_UP, commitment: 'c', roller: strictRoller('same') });
    walkTable(t, seededRandom('same'), m => playListed(t, m.ask.side, m.said));
    return t;
  };
  const one = play();
  const two = play();
  expect(record(one)).toEqual(record(two));
  const turns = one.checkpoints.map(c => c.turn);
  expect(turns).toEqual([...new Set(turns)].toSorted((a, b) => a - b));
  for (const c of one.checkpoints) expect(savedText(toy, stateAt(one, c.at))).toBe(JSON.stringify(c.state));
});

test('a game that draws pieces without names for them is told what is missing, not given a wrong name', () => {
  const { out, ...rest } = toy.labels;
  expect(out).toBeDefined();
  const nameless: Game = { ...toy, labels: rest };
  const toTheEnd = (game: Game): void => {
    const t = namedTable(game, SET_UP, 'nameless');
    walkTable(t, seededRandom('nameless'), ({ ask, said }) => playListed(t, ask.side, said));
  };
  expect(() => toTheEnd(toy)).not.toThrow();
  expect(() => toTheEnd(nameless)).toThrow(/its labels need "from", the places, and "out", the pieces/);
});
test('a choice whose time is a case of its own is refused by that case where its verb is none', () => {
  const game: Game = {
    ...toy,
    wrongPhase: (_g, c) => (c.do === 'press' ? no('9.9', 'It is not the time for that') : undefined),
  };
  const t = namedTable(game, SET_UP, 'table');
  const { side } = game.machine.open(t.g)[0]!;
  expect(why(t, side, { do: 'press' })).toEqual({ ok: false, case: '9.9', why: 'It is not the time for that.' });
  expect(why(t, side, { do: 'counter' })).toMatchObject({ ok: false, case: t.game.machine.open(t.g)[0]!.case });
});
