/** `npm run play` on The Ford: two players at one screen, commands, bad input. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { widthOf, wrap } from '../ink.ts';
import { newHome, play } from './console.ts';

const FORD = ['ford', '--seed', 'abc'];
const SET_UP = [
  '',
  ...[1, 2, 3, 4, 5].map(n => `place n${n} in 020${n}`),
  '',
  ...[1, 2, 3, 4, 5].map(n => `place s${n} in 060${n}`),
  '',
];

test('two players at one screen: each sits down before seeing anything, and enemy counters are face down', () => {
  const { out, status } = play([...SET_UP, 'march 0201 to 0301', 'no more marches', 'look', 'quit'], FORD);
  expect(status).toBe(0);
  expect(out).toMatch(/Seed commitment:\s+[0-9a-f]{64}/);
  expect(out.match(/The (north|south) player decides\./g)!.slice(0, 3)).toEqual([
    'The north player decides.',
    'The south player decides.',
    'The north player decides.',
  ]);
  const north = out.slice(out.lastIndexOf('The north player decides.'));
  expect(north).toContain('Turn 1 of 12');
  expect(north).toMatch(/N1 {2}N2|N2 {2}N3/);
  expect(north).toMatch(/S\? {2}S\?/);
  expect(north).not.toMatch(/\bS[1-5]\b/);
  expect(out).not.toContain('\u001b');
});
test('an unfinished game is resumed by an argument, and is offered in the menu', () => {
  const { home } = play([...SET_UP, 'quit'], FORD);
  expect(play(['', 'quit'], ['--resume'], home).out).toContain('Turn 1 of 12');
  expect(play(['quit'], [], home).out).toContain('Resume The Ford, turn 1');
});
test('commands: each prints something, and undo and load change the game', () => {
  const home = newHome();
  const file = join(home, 'mine.json');
  const { out } = play(
    [
      ...SET_UP,
      'why march 0201 to 0202',
      'rule 3.1',
      'rule 77',
      'map',
      'score',
      'log 1',
      'log x',
      'hint',
      'help',
      'march 0201 to 0301',
      `save ${file}`,
      'undo',
      `load ${file}`,
      '',
      'load /nowhere.json',
      'quit',
    ],
    FORD,
    home,
  );
  expect(out).toContain('March 0201 to 0202: 3.2: There is a counter in 0202.');
  expect(out).toContain('3.1 Once');
  expect(out).toContain('There is no case 77.');
  expect(out).toContain('points: north 0, south 0');
  expect(out).toContain('Say how many lines');
  expect(out).toMatch(/The general thinks …\n {2}\S.*: \S/);
  expect(out.match(/Taken back\./g)).toHaveLength(1);
  expect(out).toContain(`Saved to ${file}.`);
  expect(out).toContain('Loaded ');
  expect(out).toContain('/nowhere.json cannot be read');
});
test('bad input gets a sentence, and a choice is found by number, words or parts of words', () => {
  const { out } = play(['', '0', '99', 'fly', 'n1 in 010', 'n1 in 0101', 'place n2'], FORD);
  expect(out).toContain('There is no choice 0: type a number from 1 to 70.');
  expect(out).toContain('There is no choice 99');
  expect(out).toContain('"fly" is neither a choice nor a command');
  expect(out).toMatch(/"n1 in 010" could be:/);
  expect(out).toContain('The north lays a counter in 0101.');
  expect(out.trimEnd()).toMatch(/Resume with:\s+npm run play -- --resume$/);
});
test('bad arguments and broken files end with a sentence', () => {
  const home = newHome();
  writeFileSync(join(home, 'broken.json'), '{"format":');
  for (const [args, says] of [
    [['chess'], /There is no game chess; there are ford, night-march, toy/],
    [['ford', '--option', 'x=y'], /no option x/],
    [['--nonsense'], /npm run play -- \[game\]/],
    [['--resume'], /no unfinished game/],
    [['--load', join(home, 'broken.json')], /cannot be read/],
  ] as const) {
    const { out, status } = play([], args, home);
    expect(out).toMatch(says);
    expect(status).toBe(1);
  }
});
test('no line is wider than the terminal', () => {
  const { out } = play([...SET_UP, 'help', 'map', 'rule 4.1'], FORD, undefined, { COLUMNS: '60' });
  const body = out
    .slice(out.indexOf('------'))
    .split('\n')
    .filter(l => !l.startsWith('> ') && !l.startsWith('The ') && l.trim().includes(' '));
  expect(body.filter(l => widthOf(l) > 60)).toEqual([]);
  expect(wrap('  one two three', 9, '    ')).toEqual(['  one two', '    three']);
});
test('standing orders: given in plain words, listed, stored with the autosave, withdrawn', () => {
  const first = play(
    [
      ...SET_UP,
      'orders',
      'order fly',
      'order flying: done',
      'order attacking: done until turn is at least 3',
      'order attacking: ask me when place of N5 is 0101 unless turn is at most 2 2 times',
      'orders',
      'march 0201 to 0301',
      'no more marches',
      'quit',
    ],
    FORD,
  );
  expect(first.out).toContain('No standing orders: every question waits for you.');
  expect(first.out).toContain('"fly" is neither a choice that is listed now');
  expect(first.out).toContain('1  attacking: done, until turn is at least 3');
  expect(first.out).toMatch(/2 {2}attacking: ask me, when place of N5 is 0101, unless turn is at most 2, 2\s+times/);
  const marched = first.out.slice(first.out.indexOf('> no more marches'));
  expect(marched).toContain('The south player decides.');
  expect(marched).not.toContain('north chooses');
  const again = play(
    ['', 'no more marches', 'yes', 'no more attacks', '', 'orders', 'withdraw 3', 'withdraw 1', 'orders', 'quit'],
    ['--resume'],
    first.home,
  );
  expect(again.out).toContain('1  attacking: done, until turn is at least 3');
  expect(again.out).toContain('Say which: withdraw 1 to 2.');
  expect(again.out).toContain('Withdrawn: attacking: done, until turn is at least 3.');
  expect(again.out.slice(again.out.indexOf('Withdrawn:'))).not.toContain('1  attacking: done');
});
test('a standing order for the open question answers at once, and its log lines are printed', () => {
  const { out } = play([...SET_UP, 'order march 0201 to 0301', 'quit'], FORD);
  expect(out.slice(out.indexOf('> order march'))).toContain('The north marches from 0201 to 0301.');
});
test('choices that roll, reveal or end a phase have a !, and ending with much undone is confirmed first', () => {
  const { out } = play([...SET_UP, '1', '1', '!1', 'quit'], FORD);
  const turn = out.slice(out.indexOf('north chooses (3.0)'));
  expect(turn).toContain('!1  No more marches (5 counters have not marched)');
  const [, first, second] = turn.split('\n> ');
  expect(first).toContain('The north marches from');
  expect(first, 'numbers stay: choice 1 is gone').not.toMatch(/^\s+1 {2}/m);
  expect(first).toContain('!1  No more marches (4 counters have not marched)');
  expect(second).toContain('There is no choice 1');
  expect(turn, 'no confirmation with four left').toContain('!1  No more attacks');
  const again = play([...SET_UP, '!1', 'no', '!', 'yes', 'quit'], FORD).out;
  const asked = again.slice(again.indexOf('> !1'));
  expect(asked).toMatch(/No more marches\? \(yes or no\) no\nNot done\.\n> !\n/);
  expect(asked).toContain('!1  No more attacks');
});
