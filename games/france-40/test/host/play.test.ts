/** France '40 at a terminal: two sides at one screen. */
import { expect, test } from 'vitest';
import { widthOf } from '../../../../cli/ink.ts';
import { play } from '../../../../cli/test/console.ts';

test('two sides at one screen: each sits down before it sees, and reads what happened meanwhile', () => {
  const { out } = play(
    [
      '2',
      '1',
      '',
      '',
      '',
      '',
      'lay out albert',
      'the set-up is done',
      'dyle',
      'the set-up is done',
      '',
      'activate',
      'sichel',
      'the set-up is done',
      'no airborne',
      '2',
      'why attack 3737',
      'attack 2930',
      'add g 19',
      'undo',
      'add g 41',
      'declare',
      '',
      'map',
      'score',
      'quit',
    ],
    ['--seed', 'sedan'],
  );
  expect(out.match(/The (german|allied) player decides\./g)!.slice(0, 2)).toEqual([
    'The allied player decides.',
    'The german player decides.',
  ]);
  expect(out).toMatch(/Set-up {2}10 May 1940/);
  expect(out).toContain('allied chooses (3.6)');
  expect(out).toContain('Attack 3737: N II: 3.6: N II in 3737 is neutral.');
  expect(out).toMatch(/Attack on 2930 Sedan\n {2}against F X/);
  expect(out).toMatch(/ {2}G 41 Pz from 3031: \d+\n[^]*\d:1: .*%/);
  const allied = out.slice(out.lastIndexOf('The allied player decides.'));
  expect(allied).toMatch(/Press Enter when only they look: \n {2}The Germans violate the neutrality of Belgium\./); // from where they left off
  expect(allied).not.toContain('In Sedan 2930: F X.'); // what the Germans alone looked at
  expect(allied).toContain('German attack on Sedan 2930 by G 41 Pz.');
  expect(allied).toMatch(/3237: G 16 Pz \d+-\d+\s+\+ 1 hidden/);
});

test('a scenario from the command line; every line of France ’40 keeps to the width', () => {
  const { out } = play(
    [
      '',
      'lay out depth',
      'the set-up is done',
      '',
      'lay out through',
      'the set-up is done',
      'attack 2335',
      'add f39 1 dlm',
      'map',
      'score',
      'help',
      'quit',
    ],
    ['france-40', '--scenario', '1939', '--seed', 'abc'],
    undefined,
    { COLUMNS: '60' },
  );
  expect(out).toContain('Turn 1  September 1939, day 1');
  const body = out
    .slice(out.indexOf('------'))
    .split('\n')
    .filter(
      l =>
        !l.startsWith('> ') &&
        !l.startsWith('The ') &&
        !l.startsWith('Turn 1') &&
        !l.startsWith('Set-up ') &&
        l.trim().includes(' '),
    );
  expect(body.filter(l => widthOf(l) > 60)).toEqual([]);
});
