/** Strange Victory at a terminal. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { widthOf, wrap } from '../../../../cli/ink.ts';
import { newHome, play, PLAY } from '../../../../cli/test/console.ts';

const GAME = ['strange-victory', '--seed', 'abc'];
const QUIET_TURN = ['7th', '5th', '6th', '8th', '1st', '2nd', '10th'].flatMap(d => [`activate the ${d}`, 'stop']);

test('a whole turn from the menu on, then left and resumed', () => {
  const { out, status, home } = play(['1', '', '2', '', 'historical', ...QUIET_TURN, 'quit'], []);
  expect(status).toBe(0);
  expect(out).toMatch(/Seed commitment:\s+[0-9a-f]{64}/);
  expect(out).toMatch(/Turn 1 {2}13 May 1940 {2}Panic 1\/21 {2}0 VP/);
  expect(out).toMatch(/Turn 2 {2}14 May 1940 {2}Panic 2\/21/);
  expect(out).toContain('8.2 Move and fight');
  expect(out).toContain('Choose (7.0)');
  expect(out).not.toContain('\u001b');
  const file = /saved after every step to\s+(\S+\.json)/.exec(out)![1]!;
  expect(file.startsWith(home)).toBe(true);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    format: 'phoney-war record 1',
    options: { portArmour: 'together' },
  });
  expect(play(['quit'], ['--resume'], home).out).toMatch(/Turn 2 {2}14 May/);
  const resume = / (\d+) {2}Resume/.exec(play(['quit'], [], home).out)![1]!; // after the new games, however many there are
  expect(play([resume, 'log', 'quit'], [], home).out).toMatch(
    /Resume Strange Victory, turn 2[^]*Panic rises by 1 to 2/,
  );
});

test('two turns with fights, answering what is asked', async () => {
  const child = spawn(process.execPath, [PLAY, 'strange-victory', '--seed', 'fights'], {
    env: { ...process.env, PHONEY_WAR_HOME: newHome() },
  });
  let out = '';
  let asked = 0;
  const ended = new Promise<number | null>(done => child.on('exit', done));
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    if (!out.endsWith('> ')) return;
    const last = out.slice(out.lastIndexOf('Choose ('));
    const keys = [...last.matchAll(/(!?\d+) {2}(\S+)/g)];
    const keyOf = (...verbs: readonly string[]): string | undefined => keys.findLast(k => verbs.includes(k[2]!))?.[1];
    const going = asked++ % 3 === 2 ? undefined : keyOf('Enter');
    // On into areas with a stop now and then; a fight is rolled for, and its dice lie.
    child.stdin.write(
      /Turn 3 /.test(out)
        ? 'quit\n'
        : `${keyOf('Let') ?? keyOf('Roll', 'Fight') ?? going ?? keyOf('Stop:') ?? keys.at(-1)![1]}\n`,
    );
  });
  expect(await ended).toBe(0);
  expect(out).toContain('Combat at');
  expect(out).toMatch(/ rolls \d(, \d)* at |Bloody Firefight at/);
  expect(out).toMatch(/Turn 3 {2}15 May/);
});

test('commands: each says something and only undo and load change the game', () => {
  const home = newHome();
  const file = join(home, 'mine.json');
  const { out } = play(
    [
      'historical',
      'activate the 7th',
      'why enter cambrai',
      'why enter philippeville',
      'why',
      'why fly',
      'rule 8.2.5',
      'rule',
      'rule 8.3',
      'rule 77',
      'map',
      'score',
      'log',
      'log x',
      'log 1',
      'hint',
      'help',
      'choices',
      'look',
      `save ${file}`,
      'save',
      'undo',
      'undo',
      'undo',
      `load ${file}`,
      'load',
      'load /nowhere.json',
      'quit',
    ],
    GAME,
    home,
  );
  expect(out).toContain('Enter Cambrai: 3.1.1: The 7th cannot enter Cambrai: no bridge leads');
  expect(out).toContain('Enter Philippeville: allowed, and cannot be taken back (chance)');
  expect(out).toContain('8.2.5 Area with a Garrison');
  expect(out).toContain('See also 8.3.1');
  expect(out).toContain('There is no case 77.');
  expect(out).toMatch(/Garrison A\s+\d/);
  expect(out).toContain('Avesnes                              0 of 1');
  expect(out).toContain('Say how many lines');
  expect(out).toMatch(/The general thinks …\n  \S.*: \S/);
  expect(out.match(/Taken back\./g)).toHaveLength(2);
  expect(out).toContain('Nothing has been done yet.');
  expect(out).toContain(`Saved to ${file}.`);
  expect(out).toMatch(/Loaded [^]*8\.2 Movement/);
  expect(out).toContain('/nowhere.json cannot be read');
});

test('bad input gets a sentence, and choices go by number, words and parts of words', () => {
  const { out } = play(
    [
      '0',
      '99',
      'fly',
      'historical now',
      'XV',
      'xv korps at sed',
      'xix dinant',
      'ACTIVATE THE 10TH',
      'enter',
      'enter calais',
      'stop',
    ],
    GAME,
  );
  expect(out).toContain('There is no choice 0: type a number from 1 to 10.');
  expect(out).toContain('There is no choice 99');
  expect(out).toContain('"fly" is neither a choice nor a command');
  expect(out).toMatch(/"XV" could be:\n +2 {2}XV Korps at Dinant/);
  expect(out).toContain('XV Korps takes its place at Sedan.');
  expect(out).toContain('XXXXI Korps takes its place at Maubeuge.');
  expect(out).toMatch(/"enter" could be:/);
  expect(out).toContain('Enter Calais: 3.1.1: The 10th cannot enter Calais: no bridge leads');
  expect(out.trimEnd()).toMatch(/Resume with: npm run play -- --resume$/);
});

test('lines keep to the width', () => {
  const { out } = play(
    ['historical', 'activate the 7th', 'enter beaumont', 'help', 'map', 'rule 8.2.5'],
    GAME,
    undefined,
    { COLUMNS: '60' },
  );
  const body = out
    .slice(out.indexOf('------'))
    .split('\n')
    .filter(l => !l.startsWith('> ') && l.includes(' '));
  expect(body.filter(l => widthOf(l) > 60)).toEqual([]);
  expect(wrap('  one two three', 9, '    ')).toEqual(['  one two', '    three']);
});
