/** Data packs by the protocol and in the terminal. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { client } from '../../../cli/test/driver.ts';
import { packHash } from '../../../engine/pack.ts';
import { SHIPPED } from '../data/tables.ts';
import { OTHER_BOX, packWith } from './packs.ts';

const NEW = { do: 'new', game: 'strange-victory', seed: 'abc' };
const CROWDED = packWith({ divisions: SHIPPED.divisions.map(d => ({ ...d, advancing: 9, korps: 'LVII Korps' })) });

test('the protocol plays a game with the pack it is given, beside one with the shipped tables', () => {
  const c = client();
  expect(c.done({ ...NEW, pack: OTHER_BOX })).toMatchObject({
    game: 'g1',
    pack: { name: 'another box', hash: packHash(OTHER_BOX) },
  });
  expect(c.done(NEW)).not.toHaveProperty('pack');
  for (const game of ['g1', 'g2']) c.done({ do: 'play', game, choice: { do: 'historical' } });
  const divisions = (game: string): number =>
    (c.done({ do: 'view', game }).view as { readonly divisions: readonly unknown[] }).divisions.length;
  expect([divisions('g1'), divisions('g2')]).toEqual([8, 7]);
  c.done({ do: 'play', game: 'g1', choice: { do: 'activate', division: '9th' } });
  expect(c.ask({ do: 'play', game: 'g2', choice: { do: 'activate', division: '9th' } }).ok).toBe(false);
});
test('a pack with faults is an error that names each, and no game is opened', () => {
  const c = client();
  const { ok, error } = c.ask({ ...NEW, pack: CROWDED });
  expect(ok).toBe(false);
  expect(error.split('\n')).toHaveLength(7);
  expect(error).toMatch(/^divisions, row 1 \(7th\), field advancing: expected a whole number from 1 to 5, got 9$/m);
  expect(c.ask({ ...NEW, pack: { format: 'zip' } }).error).toMatch(/^the pack: expected an object with "format"/);
  expect(c.ask({ ...NEW, pack: { ...OTHER_BOX, game: 'chess' } }).error).toBe(
    'the pack is for chess, not for strange-victory',
  );
  expect(c.session.tables.size).toBe(0);
});
test('a record with a pack is loaded where nobody knows the pack, and one that was changed is not', () => {
  const c = client();
  c.done({ ...NEW, pack: OTHER_BOX, sandbox: true });
  c.done({ do: 'play', game: 'g1', choice: { do: 'historical' } });
  c.done({ do: 'play', game: 'g1', choice: { do: 'activate', division: '9th' } });
  const { record } = c.done({ do: 'save', game: 'g1' });
  const elsewhere = client();
  expect(elsewhere.done({ do: 'load', record })).toMatchObject({ game: 'g1', pack: { name: 'another box' } });
  expect(elsewhere.done({ do: 'view', game: 'g1' }).view).toEqual(c.done({ do: 'view', game: 'g1' }).view);
  const { pack: _pack, ...without } = record;
  const wrong = { ...record, pack: { ...OTHER_BOX, name: 'the same?' } };
  for (const bad of [without, wrong])
    expect(elsewhere.ask({ do: 'load', record: bad }).error).toMatch(/^record: the pack it carries is not the one/);
});

const FILE = join(import.meta.dirname, '../../../cli/play.ts');
const terminal = (home: string, args: readonly string[], lines: readonly string[]) =>
  spawnSync(process.execPath, [FILE, ...args], {
    input: lines.map(l => `${l}\n`).join(''),
    encoding: 'utf8',
    env: { ...process.env, PHONEY_WAR_HOME: home },
  });
const written = (home: string, name: string, content: unknown): string => {
  const file = join(home, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
};
test('the terminal plays the pack of a file, keeps it with the game, and resumes it', () => {
  const home = mkdtempSync(join(tmpdir(), 'phoney-pack-'));
  const file = written(mkdtempSync(join(tmpdir(), 'phoney-pack-')), 'box.json', OTHER_BOX);
  const { stdout } = terminal(home, ['--pack', file, '--seed', 'abc'], ['historical', 'activate the 9th', 'quit']);
  expect(stdout).toContain('data pack “another box”, not with the shipped data');
  expect(stdout).toContain('Panic 2/30');
  const saved = /saved after every step to\s+(\S+\.json)/.exec(stdout)![1]!;
  expect(JSON.parse(readFileSync(saved, 'utf8'))).toMatchObject({ pack: OTHER_BOX, packHash: packHash(OTHER_BOX) });
  expect(terminal(home, ['--resume'], ['quit']).stdout).toContain('Enter Charleville');
});
test('a file with faults ends the terminal with its sentences', () => {
  const home = mkdtempSync(join(tmpdir(), 'phoney-pack-'));
  const { stdout, status } = terminal(home, ['--pack', written(home, 'bad.txt', CROWDED)], []);
  expect([status, stdout]).toEqual([1, expect.stringContaining('divisions, row 1 (7th), field advancing: expected')]);
  expect(terminal(home, ['--pack', join(home, 'none.txt')], []).stdout).toMatch(/none\.txt cannot be read/);
});
