import { expect, test } from 'vitest';
import { graphOf, namesOf, roomOf } from '../graph/measure.ts';
import { bareOf, importsOf, type Source } from '../graph/source.ts';

const source = (path: string, text: string): Source => ({
  path,
  text,
  bare: bareOf(text),
  test: path.includes('/test/'),
  data: path.includes('/data/'),
});

test('a game is known by all the ways it is written, and no other word is taken for it', () => {
  const of = namesOf('toy-40');
  for (const name of ["'toy-40'", 'toy40', 'Toy40', 'TOY_40', 'Toy ’40', "Toy '40"])
    expect(of.test(name), name).toBe(true);
  for (const other of ['toy-401', 'a toy of 40', 'atoy40', 'toys']) expect(of.test(other), other).toBe(false);
});
test('imports are counted from folder to folder and from room to room, tests left out', () => {
  const { folders, rooms } = graphOf(
    [
      source('client/a.ts', "import { x } from '../games/toy/rules/x.ts';\nvoid import('../engine/y.ts');"),
      source('games/toy/rules/x.ts', "import { d } from '../data/d.ts'; // from '../look/l.ts'"),
      source('client/test/a.test.ts', "import '../../kernel/k.ts';"),
    ],
    ['toy'],
  );
  expect(folders).toEqual({ client: { games: 1, engine: 1 } });
  expect(rooms).toEqual({
    client: { 'games/toy/rules': 1, engine: 1 },
    'games/toy/rules': { 'games/toy/data': 1 },
  });
  expect(roomOf('games/toy/game.ts')).toBe('games/toy');
  expect(roomOf('games/shelf.ts')).toBe('games');
});
test('addresses of files are imports, queries are no part of them', () => {
  const s = source('a/b.ts', "new URL('./w.ts', import.meta.url); import p from '../c/p.svg?url';");
  expect(importsOf(s)).toEqual(['a/w.ts', 'c/p.svg']);
});
test('who names a game outside games/: in code, in a comment, in a test', () => {
  const { namings } = graphOf(
    [
      source('client/a.ts', "const id = 'toy';"),
      source('client/b.ts', '/** As in toy. */'),
      source('client/test/c.test.ts', 'open(toy);'),
      source('games/toy/game.ts', "const id = 'toy';"),
    ],
    ['toy'],
  );
  expect(namings.map(n => [n.file, n.commentsOnly])).toEqual([
    ['client/a.ts', false],
    ['client/b.ts', true],
    ['client/test/c.test.ts', false],
  ]);
});
test('casts, double casts and `!` are counted in code, not in words, tests or data', () => {
  const text = [
    "import { a as B } from './a.ts';",
    'const x = y as Thing; // as Thing',
    "const z = (q as unknown as Other)[0]!.at(1)!; const w = 'as Thing!';",
    'const v = [1] as const; const u = a !== b; const t = !u; const s = `${x!.y} as Thing!`;',
    `const long = '${'-'.repeat(120)}';`,
  ].join('\n');
  const { counts } = graphOf([source('engine/a.ts', `${text}\n`), source('engine/test/a.ts', text)], []);
  expect(counts['all']).toEqual({
    files: 1,
    lines: 5,
    over120: 1,
    casts: 3,
    doubleCasts: 1,
    bangs: 3,
    bangsPerThousand: 600,
  });
});
