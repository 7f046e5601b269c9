/** Imports go one way: kernel, then engine, then field, then games, then everything that plays them. Rules know no clock, no chance of their own, no machine. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
/** What each folder may import besides itself. */
const MAY: { readonly [folder: string]: readonly string[] } = {
  kernel: [],
  engine: ['kernel'],
  field: ['kernel', 'engine'],
  screen: ['kernel', 'engine'],
  games: ['kernel', 'engine', 'field', 'bots', 'atlas'],
  bots: ['kernel', 'engine', 'games'],
  server: ['kernel', 'engine', 'games', 'bots'],
  client: ['kernel', 'engine', 'screen', 'games', 'bots', 'atlas', 'server'],
  cli: ['kernel', 'engine', 'games', 'bots', 'server'],
  bench: ['kernel', 'engine', 'games', 'bots', 'server', 'cli'],
};
/** The screens of a game, and the shelf that hands tables out, also see what tables share. */
const SCREENS = /^games\/[^/]+\/(table|look)\//;
const SHELF = 'games/shelf.ts';
const mayImport = (folder: string, file: string): readonly string[] => [
  folder,
  ...MAY[folder]!,
  ...(SCREENS.test(file) || file === SHELF ? ['screen'] : []),
];
const RULES = ['kernel', 'engine', 'field', 'games'];
const IMPURE = /Math\.random|Date\.now|new Date\b|performance\.now|\bprocess\.|['"]node:/;

const filesIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map(f => posix.join(folder, f.replaceAll('\\', '/')))
      .filter(f => /\.tsx?$/.test(f));
  } catch {
    return [];
  }
};
const isTest = (file: string): boolean => file.includes('/test/');
const withoutComments = (code: string): string =>
  code.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|[\s;{])\/\/.*$/gm, '$1');
const codeOf = (file: string): string => withoutComments(readFileSync(join(ROOT, file), 'utf8'));
/** The files of the repository that a file imports, dynamic imports too. */
const importsOf = (file: string): readonly string[] =>
  [...codeOf(file).matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g)].map(m =>
    posix.join(posix.dirname(file), m[1]!),
  );
const gameOf = (file: string): string | undefined =>
  file.split('/').length > 2 && file.startsWith('games/') ? file.split('/')[1] : undefined;

describe('imports go one way', () => {
  for (const [folder, may] of Object.entries(MAY))
    test(`${folder} imports ${['itself', ...may].join(', ')} and nothing else of ours`, () => {
      const wrong = filesIn(folder)
        .filter(f => !isTest(f))
        .flatMap(f =>
          importsOf(f)
            .filter(i => !mayImport(folder, f).includes(i.split('/')[0]!))
            .map(i => `${f} imports ${i}`),
        );
      expect(wrong).toEqual([]);
    });
  test('a game never imports another game', () => {
    const wrong = filesIn('games')
      .filter(f => gameOf(f) !== undefined)
      .flatMap(f =>
        importsOf(f)
          .filter(i => gameOf(i) !== undefined && gameOf(i) !== gameOf(f))
          .map(i => `${f} imports ${i}`),
      );
    expect(wrong).toEqual([]);
  });
  test('rules, data, view and bot of a game know none of its screens', () => {
    const wrong = filesIn('games')
      .filter(f => /^games\/[^/]+\/(data|rules|view|bot)\//.test(f))
      .flatMap(f =>
        importsOf(f)
          .filter(i => SCREENS.test(i))
          .map(i => `${f} imports ${i}`),
      );
    expect(wrong).toEqual([]);
  });
  test('the page names no game: what it has of one comes from the shelf', () => {
    const wrong = filesIn('client')
      .filter(f => !isTest(f))
      .flatMap(f =>
        importsOf(f)
          .filter(i => gameOf(i) !== undefined)
          .map(i => `${f} imports ${i}`),
      );
    expect(wrong).toEqual([]);
  });
  test('no file of kernel, engine, field or games imports a test', () => {
    const wrong = RULES.flatMap(filesIn)
      .filter(f => !isTest(f))
      .flatMap(f =>
        importsOf(f)
          .filter(isTest)
          .map(i => `${f} imports ${i}`),
      );
    expect(wrong).toEqual([]);
  });
});

test('rules have no clock, no chance of their own and no machine under them', () => {
  const wrong = RULES.flatMap(filesIn)
    .filter(f => !isTest(f) && !f.includes('/atlas/'))
    .flatMap(f => {
      const found = IMPURE.exec(codeOf(f));
      return found ? [`${f}: ${found[0]}`] : [];
    });
  expect(wrong).toEqual([]);
});
test('these tests read what is there: the engine has files and imports, and the words they look for are found where they are', () => {
  expect(filesIn('engine').length).toBeGreaterThan(20);
  expect(importsOf('engine/table.ts')).toContain('engine/journal.ts');
  for (const bad of [
    'x = Math.random()',
    'Date.now()',
    'new Date()',
    'performance.now()',
    'process.env',
    "import fs from 'node:fs'",
  ])
    expect(IMPURE.test(withoutComments(bad)), bad).toBe(true);
  expect(IMPURE.test(withoutComments('/** the process. */ // Date.now\nconst processed = 1;'))).toBe(false);
});
