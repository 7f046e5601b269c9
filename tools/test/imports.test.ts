/** Imports go one way, a game is a folder, and nothing outside games/ names one: the house as it stands, and a planted fault for each rule. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as registry from '../../games/registry.ts';
import type { Listing } from '../../games/shelf.ts';
import { impure, importsOf, MAY, named, otherGames, pastTheShelf, roomOf, wrongWay, type Files } from './folders.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = 'kernel engine field screen atlas games toys bots server client cli bench tools'.split(' ');
const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map(f => posix.join(folder, f.replaceAll('\\', '/')))
    .filter(f => /\.(tsx?|css|mjs)$/.test(f));
const house: Files = new Map(
  [...FOLDERS.flatMap(filesIn), ...readdirSync(ROOT).filter(f => /\.(ts|mjs)$/.test(f))].map(f => [
    f,
    readFileSync(join(ROOT, f), 'utf8'),
  ]),
);
const importing = (path: string): string => `import { x } from '${path}';`;
const plant = (file: string, text: string): Files => new Map([[file, text]]);

/** Ids, titles as they are printed and typed, and the names of the registry's lines. */
const NAMES: readonly string[] = Object.entries(registry as { readonly [line: string]: Listing }).flatMap(
  ([line, { id, card }]) => {
    const title = card.title.replace(/!$/, '');
    return [...new Set([line, id, title, title.replace('’', "'")])];
  },
);

describe('imports go one way', () => {
  for (const room of Object.keys(MAY))
    test(`${room} imports ${['itself', ...MAY[room]!].join(', ')} and nothing else of ours`, () => {
      expect(wrongWay(new Map([...house].filter(([f]) => roomOf(f) === room)))).toEqual([]);
    });
  test.each([
    ['kernel/a.ts', importing('../engine/b.ts')],
    ['engine/a.ts', importing('../field/b.ts')],
    ['field/a.ts', importing('../screen/b.ts')],
    ['screen/a.tsx', importing('../field/b.ts')],
    ['bots/a.ts', importing('../games/all.ts')],
    ['atlas/a.ts', importing('../games/x/data/map.ts')],
    ['games/x/rules/a.ts', importing('../look/b.ts')],
    ['games/x/data/a.ts', importing('../table/b.tsx')],
    ['games/x/view/a.ts', importing('../bot/b.ts')],
    ['games/x/state.ts', importing('../shelf.ts')],
    ['games/x/bot/a.ts', importing('../../../bots/match/plan.ts')],
    ['games/x/table/a.tsx', importing('../../../client/b.ts')],
    ['games/x/rules/a.ts', importing('../test/scene.ts')],
    ['server/a.ts', importing('../client/b.ts')],
    ['server/a.ts', importing('../games/x/game.ts')],
    ['client/a.ts', importing('../games/x/data/map.ts')],
    ['cli/a.ts', importing('../toys/x/game.ts')],
  ])('planted: %s, %s', (file, text) => expect(wrongWay(plant(file, text))).toHaveLength(1));
  test('every file has a room that says what it may import', () => {
    const rooms = new Set([...house.keys()].map(roomOf));
    expect([...rooms].filter(r => r !== 'game test' && !(r in MAY))).toEqual([]);
    expect(rooms.size).toBeGreaterThan(18);
  });
});

describe('a game is a folder', () => {
  test('a game never imports another game', () => {
    expect(otherGames(house)).toEqual([]);
    expect(otherGames(plant('games/x/test/a.ts', importing('../../y/game.ts')))).toHaveLength(1);
  });
  test('who is no game takes games from the shelf alone, tests too', () => {
    expect(pastTheShelf(house)).toEqual([]);
    expect(pastTheShelf(plant('cli/test/a.test.ts', importing('../../games/y/game.ts')))).toHaveLength(1);
    expect(pastTheShelf(plant('cli/a.ts', importing('../games/all.ts')))).toEqual([]);
  });
  test('nothing outside games/ names a game', () => {
    expect(NAMES.length).toBeGreaterThan(14);
    expect(named(house, NAMES)).toEqual([]);
  });
  test.each(NAMES)('planted: %s is found where it is said, and may be cited in a comment', name => {
    for (const file of ['client/a.tsx', 'client/a.css', 'server/test/a.test.ts', 'tools/a.mjs'])
      expect(named(plant(file, `x { content: "${name}" }`), [name]), file).toHaveLength(1);
    expect(named(plant('kernel/a.ts', `/** As in ${name} 11.3. */\n// ${name}\nconst x = 1;`), [name])).toEqual([]);
  });
});

describe('the page sets no position by hand: its build leaves out what completes and checks one', () => {
  const byHand = (files: Files): readonly string[] =>
    [...files]
      .filter(
        ([f, text]) =>
          /^(?:client|screen|bots)\/(?!.*\btest\/)/.test(f) && /\bsetPosition\b|\.(?:faults|derive)\b/.test(text),
      )
      .map(([f]) => f);
  test('client, screen and bots', () => expect(byHand(house)).toEqual([]));
  test.each(['setPosition(t, p)', 'game.faults(g)', 'game.derive?.(g, before, p)'])('planted: %s', bad =>
    expect(byHand(plant('client/desk/a.ts', bad))).toHaveLength(1),
  );
});

describe('rules have no clock, no chance of their own and no machine under them', () => {
  test('kernel, engine, field, and data, rules, view and bot of every game', () => expect(impure(house)).toEqual([]));
  test.each([
    'x = Math.random()',
    'Date.now()',
    'new Date()',
    'performance.now()',
    'process.env',
    "import fs from 'node:fs'",
    "await fetch('/x')",
    'setTimeout(f, 1)',
    'localStorage.x',
  ])('planted: %s', bad => {
    for (const file of ['kernel/a.ts', 'engine/a.ts', 'field/a.ts', 'games/x/data/a.ts', 'games/x/bot/a.ts'])
      expect(impure(plant(file, bad)), file).toHaveLength(1);
  });
  test('a word in a comment is no clock', () =>
    expect(impure(plant('kernel/a.ts', '/** the process. */ // Date.now\nconst processed = 1;'))).toEqual([]));
});

test('these tests read what is there', () => {
  expect([...house.keys()].filter(f => f.startsWith('engine/')).length).toBeGreaterThan(20);
  expect(importsOf('engine/table.ts', house.get('engine/table.ts')!)).toContain('engine/journal.ts');
  expect(importsOf('games/shelf.ts', house.get('games/shelf.ts')!)).toContain('games/registry.ts');
});
