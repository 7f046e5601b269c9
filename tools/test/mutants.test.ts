/** The mutation tester, tried on a toy: what it changes, what it chooses, and what it says of tests that do not look. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { chooseMutants, ruleFiles } from '../mutants/choose.ts';
import { copyTree } from '../mutants/copy.ts';
import { isSyntax, mutated, mutationsOf } from '../mutants/mutations.ts';
import { earlierResults, leftOf, OtherRun, type Results, type Tried } from '../mutants/results.ts';
import { runMutants, TestsFail, type Wish } from '../mutants/run.ts';
import { runTests } from '../mutants/trial.ts';

const changesOf = (source: string): readonly string[] => mutationsOf(source).map(m => mutated(source, m));

describe('the changes', () => {
  test.each([
    ['a boundary and its opposite', 'f(a < b);', ['f(a <= b);', 'f(a >= b);']],
    ['equal and not', 'f(a === b);', ['f(a !== b);']],
    ['and, or, and either side alone', 'f(a && b);', ['f(a || b);', 'f(a);', 'f(b);']],
    ['a number by one', 'f(0);', ['f(1);', 'f((-1));']],
    ['plus and minus', 'f(a - b);', ['f(a + b);']],
    ['true and false', 'f(true);', ['f(false);']],
    ['a not', 'f(!a);', ['f(a);']],
    ['the other side', 'f(foe(side));', ['f(side);']],
    ['min and max', 'f(Math.min(a, b));', ['f(Math.max(a, b));']],
    ['some and every', 'f(a.some(g));', ['f(a.every(g));']],
    ['a filter', 'f(a.filter(g));', ['f(a);']],
    ['an element of a list', 'f([a, b, c]);', ['f([b, c]);', 'f([a, c]);', 'f([a, b]);']],
    ['a condition', 'const x = a ? b : c;', ['const x = !(a) ? b : c;']],
  ])('%s', (_, source, to) => {
    expect(changesOf(source)).toEqual(expect.arrayContaining(to));
  });
  test('a statement and a guard are dropped', () => {
    expect(changesOf('const f = () => { if (a) return; g(); };')).toEqual(
      expect.arrayContaining(['const f = () => { ; g(); };', 'const f = () => { if (a) return; ; };']),
    );
  });
  test('neither types, imports, names of fields, messages nor words', () => {
    const source = [
      "import a from 'a';",
      'type T = 1 | 2;',
      'const f = (x: 1 | 2): T => x;',
      'const o = { 1: f };',
      "const say = `${a + b} ${n === 1 ? '' : 's'}`;",
    ].join('\n');
    expect(mutationsOf(source)).toEqual([]);
  });
  test('through casts and non-null assertions into what they hold', () => {
    expect(changesOf('const x = (a! > 1) as unknown as T;')).toContain('const x = (a! >= 1) as unknown as T;');
  });
  test('what does not parse is none', () => {
    expect(isSyntax('f(a);', { kind: '', start: 2, end: 3, to: '(' })).toBe(false);
    expect(isSyntax('f(a);', { kind: '', start: 2, end: 3, to: 'b' })).toBe(true);
  });
});

/** A game with a rule that is tested, one that is not, one that its data decides, and one that may come to no end. */
const TOY = {
  'games/toy/rules/limit.ts':
    "import { most } from '../state.ts';\nexport const mayStack = (n: number): boolean => n <= most;\n",
  'games/toy/rules/idle.ts': 'export const idle = (n: number): boolean => n > 9;\n',
  'games/toy/state.ts': "import { MOST } from './data/rows.ts';\nexport const most = MOST + 1;\n",
  'games/toy/data/rows.ts': 'export const MOST = 2;\n',
  'games/toy/look/colours.ts': 'export const RED = 1;\n',
  'games/toy/test/limit.test.ts': [
    "import { expect, test } from 'vitest';",
    "import { mayStack } from '../rules/limit.ts';",
    "test('three may stack, four may not', () => {",
    '  expect([3, 4].map(mayStack)).toEqual([true, false]);',
    '});',
  ].join('\n'),
} as const;
let root = '';
let copies = '';
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'toy-of-mutants-'));
  copies = mkdtempSync(join(tmpdir(), 'copies-of-mutants-'));
  vi.stubEnv('TMPDIR', copies);
  for (const [path, text] of Object.entries(TOY)) write(path, text);
});
afterAll(() => {
  vi.unstubAllEnvs();
  for (const folder of [root, copies]) rmSync(folder, { recursive: true, force: true });
});

describe('the choice', () => {
  test('takes the rules and what they import, neither data nor anything else of the game', () => {
    expect(ruleFiles(root, 'toy').map(s => s.path)).toEqual([
      'games/toy/rules/idle.ts',
      'games/toy/rules/limit.ts',
      'games/toy/state.ts',
    ]);
  });
  test('is the same for a seed, one a line, and a greater count begins with the smaller', () => {
    const sources = ruleFiles(root, 'toy');
    const three = chooseMutants(sources, 'one', 3);
    expect(chooseMutants(sources, 'one', 3)).toEqual(three);
    expect(chooseMutants(sources, 'one', 2)).toEqual(three.slice(0, 2));
    expect(new Set(three.map(m => m.file)).size).toBe(3);
    const seeds = Array.from({ length: 8 }, (_, i) => JSON.stringify(chooseMutants(sources, `${i}`, 3)));
    expect(new Set(seeds).size).toBeGreaterThan(1);
  });
});

const wish = (json?: string): Wish => ({
  root,
  packages: join(import.meta.dirname, '../../node_modules'),
  game: 'toy',
  seed: 'one',
  count: 9,
  json,
  say: () => {},
  survivor: () => {},
});

describe('a run', () => {
  test('names the change that no test notices, leaves the tree alone and goes on from its file', async () => {
    const json = join(root, 'results.json');
    const { tried } = await runMutants(wish(json));
    const byFile = Object.fromEntries(tried.map(t => [t.file, t]));
    expect(byFile['games/toy/rules/idle.ts']).toMatchObject({ fate: 'survived', line: 1 });
    expect(byFile['games/toy/rules/limit.ts']).toMatchObject({ fate: 'killed' });
    expect(byFile['games/toy/state.ts']!.by).toContain('three may stack, four may not');
    for (const [path, text] of Object.entries(TOY)) expect(readFileSync(join(root, path), 'utf8')).toBe(text);
    expect(readdirSync(copies)).toEqual([]);
    expect((JSON.parse(readFileSync(json, 'utf8')) as Results).tried).toEqual(tried);
    expect(await runMutants(wish(json))).toMatchObject({ tried });
  });
  test('stops where the tests fail already', async () => {
    write(
      'games/toy/test/bad.test.ts',
      "import { expect, test } from 'vitest';\ntest('bad', () => expect(1).toBe(2));\n",
    );
    await expect(runMutants(wish())).rejects.toThrow(TestsFail);
    rmSync(join(root, 'games/toy/test/bad.test.ts'));
  });
  test('ends a file that comes to no end', async () => {
    write('games/toy/test/loop.test.ts', "import { test } from 'vitest';\ntest('loop', () => { for (;;); });\n");
    const copy = copyTree(root, wish().packages);
    const trial = await runTests(copy, [{ file: 'games/toy/test/loop.test.ts', ms: 0 }], 1, 3000);
    rmSync(join(root, 'games/toy/test/loop.test.ts'));
    expect(trial.end).toBe('endless');
  });
});

describe('the file of results', () => {
  const tried = (start: number, fate: Tried['fate']): Tried => ({
    kind: '',
    start,
    end: 2,
    to: '',
    file: 'a.ts',
    line: 1,
    before: '',
    after: '',
    seconds: 1,
    fate,
  });
  const of = { game: 'toy', seed: 'one', rules: 'r', tests: 't' };
  const kept = (): string => {
    const file = join(root, 'kept.json');
    writeFileSync(file, JSON.stringify({ ...of, tried: [tried(0, 'killed'), tried(1, 'survived')] }));
    return file;
  };
  test('keeps all of the same run, and under other tests those that are dead', () => {
    expect(earlierResults(kept(), of)).toHaveLength(2);
    expect(earlierResults(kept(), { ...of, tests: 'more' })).toEqual([tried(0, 'killed')]);
    expect(earlierResults(join(root, 'none.json'), of)).toEqual([]);
  });
  test('of another run is refused', () => {
    expect(() => earlierResults(kept(), { ...of, seed: 'two' })).toThrow(OtherRun);
    expect(() => earlierResults(kept(), { ...of, rules: 'other' })).toThrow(OtherRun);
    expect(existsSync(kept())).toBe(true);
  });
  test('what is left are those not tried', () => {
    expect(leftOf([tried(0, 'killed'), tried(1, 'killed')], [tried(0, 'killed')])).toEqual([tried(1, 'killed')]);
  });
});
