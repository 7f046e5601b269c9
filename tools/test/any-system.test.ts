/** What differs between Linux, macOS and Windows: npm's shell, names of files, line ends, paths, and files that another program has open. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { renameHeld, replaceFile } from '../../bots/match/replace-file.ts';
import { startAt } from '../../cli/serve.ts';
import { mendNodeCommand, versionNpmScriptsRun, withCommandsOf } from '../node-command.mjs';

const ROOT = join(import.meta.dirname, '../..');
const dir = mkdtempSync(join(tmpdir(), 'phoney-any-'));
afterAll(() => rmSync(dir, { recursive: true }));

/** The words that only a POSIX shell understands in a script of npm. */
const POSIX_ONLY = /^[A-Z_]+=|[&|] *[A-Z_]+=|['`$;]|(^|[&|] *)(rm|cp|mv|cat|mkdir|\.\/)/;
describe('npm scripts', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly scripts: { readonly [name: string]: string };
  };
  test('run in the shell of every system', () =>
    expect(Object.entries(scripts).filter(([, line]) => POSIX_ONLY.test(line))).toEqual([]));
  test.each(['LONG=1 vitest run', 'tsc && LONG=1 vitest', "vitest 'a'", 'rm -rf dist', 'tsc && rm x', './run'])(
    'planted: %s',
    line => expect(line).toMatch(POSIX_ONLY),
  );
});

/** Names that no folder of Windows takes. */
const ILLEGAL = /[<>:"\\|?*\p{Cc}]|[. ](\/|$)|(^|\/)(con|prn|aux|nul|com\d|lpt\d)(\.|\/|$)/iu;
const tracked = (): readonly string[] | undefined => {
  try {
    return execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' })
      .split('\0')
      .filter(Boolean);
  } catch {
    return undefined; // not a checkout
  }
};
describe('names of files', () => {
  test('can be written on every system', ({ skip }) => {
    const files = tracked() ?? skip();
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter(f => ILLEGAL.test(f))).toEqual([]);
    expect(files.filter(f => f.length > 150)).toEqual([]);
    const lower = files.map(f => f.toLowerCase());
    expect(lower.filter((f, i) => lower.indexOf(f) !== i)).toEqual([]);
  });
  test.each(['a:b.ts', 'what?.md', 'aux.ts', 'games/nul/x.ts', 'end./x'])('planted: %s', name =>
    expect(name).toMatch(ILLEGAL),
  );
  test('a checkout has the line ends of the tests on every system', ({ skip }) => {
    const files = tracked() ?? skip();
    expect(readFileSync(join(ROOT, '.gitattributes'), 'utf8')).toMatch(/^\* text=auto eol=lf$/m);
    const texts = files.filter(f => /\.(ts|tsx|mjs|json|md|css|svg|txt|html)$/.test(f));
    expect(texts.filter(f => readFileSync(join(ROOT, f)).includes('\r\n'))).toEqual([]);
  });
});

/** On Windows the pathname of a file's URL is /C:/x, with %20 for a space: no name of a file. The page's own addresses are no files. */
const OWN_NAME = 'tools/test/any-system.test.ts';
const PATH_OF_URL = /import\.meta\.url\)\.pathname|new URL\([^()]*,[^()]*\)\.pathname/;
test('no path of a file is read from its URL', ({ skip }) => {
  const isPage = (f: string): boolean => /^client\/(?!build|test)/.test(f);
  const sources = (tracked() ?? skip()).filter(f => /\.(ts|tsx|mjs)$/.test(f) && !isPage(f) && !f.endsWith(OWN_NAME));
  expect(sources.filter(f => PATH_OF_URL.test(readFileSync(join(ROOT, f), 'utf8')))).toEqual([]);
  expect("readFileSync(new URL('x.json', DATA).pathname)").toMatch(PATH_OF_URL);
});

describe('the Node of npm scripts', () => {
  test('its folder comes first in the path, whatever the system calls the variable', () => {
    const packages = join(dir, 'packages');
    expect(withCommandsOf(packages, { Path: 'C:\\Windows' }, ';')).toEqual({
      Path: `${join(packages, '.bin')};C:\\Windows`,
    });
    expect(withCommandsOf(packages, {}, ':')).toEqual({ PATH: join(packages, '.bin') });
  });
  /** Under Wine the packages are those of the system around it. */
  const isInstalledHere = existsSync(
    join(ROOT, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node'),
  );
  test.runIf(isInstalledHere)('it is asked as npm scripts call it', () =>
    expect(versionNpmScriptsRun(join(ROOT, 'node_modules'))).toBe(process.version),
  );
  test('a node.cmd that leads nowhere is written anew, on Windows alone', () => {
    const packages = join(dir, 'mended');
    for (const folder of ['.bin', 'node/bin']) mkdirSync(join(packages, folder), { recursive: true });
    const command = join(packages, '.bin/node.cmd');
    writeFileSync(command, 'nowhere');
    mendNodeCommand(packages, 'win32');
    expect(readFileSync(command, 'utf8')).toBe('nowhere');
    writeFileSync(join(packages, 'node/bin/node.exe'), '');
    mendNodeCommand(packages, 'linux');
    expect(readFileSync(command, 'utf8')).toBe('nowhere');
    mendNodeCommand(packages, 'win32');
    expect(readFileSync(command, 'utf8')).toBe('@"%~dp0..\\node\\bin\\node.exe" %*\r\n');
  });
});

describe('a file that another program has open', () => {
  const held = (code: string): Error => Object.assign(new Error(code), { code });
  test.each(['EPERM', 'EACCES', 'EBUSY'])('%s: it is replaced as soon as it is closed', code => {
    let times = 0;
    const rename = vi.fn(() => {
      if (++times < 4) throw held(code);
    });
    const pause = vi.fn();
    renameHeld('a.new', 'a', rename, pause);
    expect(rename).toHaveBeenCalledTimes(4);
    expect(pause).toHaveBeenCalledTimes(3);
  });
  test('one that stays open is an error in the end, another fault at once', () => {
    const rename = vi.fn(() => {
      throw held('EPERM');
    });
    expect(() => renameHeld('a.new', 'a', rename, () => {})).toThrow('EPERM');
    expect(rename.mock.calls.length).toBeGreaterThan(10);
    const full = vi.fn(() => {
      throw held('ENOSPC');
    });
    expect(() => renameHeld('a.new', 'a', full, () => {})).toThrow('ENOSPC');
    expect(full).toHaveBeenCalledTimes(1);
  });
  test('the new text takes the place of the old one', () => {
    const file = join(dir, 'game.json');
    replaceFile(file, 'one');
    replaceFile(file, 'two');
    expect(readFileSync(file, 'utf8')).toBe('two');
  });
});

test('a hint how to choose a port is typed as the system types it', () => {
  expect(startAt(8080, 'win32')).toBe('set PORT=8080&& npm start');
  expect(startAt(8080, 'darwin')).toBe('PORT=8080 npm start');
});
