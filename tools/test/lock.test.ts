/** What is installed is what was tested: a lock with a hash for every package, for every system, and no registry's address. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string): unknown => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
type Versions = { readonly [name: string]: string };
interface Locked {
  readonly version: string;
  readonly integrity?: string;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
}
interface Lock {
  readonly packages: { readonly [path: string]: Locked };
}
const packageJson = read('package.json') as { readonly dependencies: Versions; readonly devDependencies: Versions };
const LOCKS = ['package-lock.json', 'bench/peer/package-lock.json'] as const;
const [root] = LOCKS.map(path => (read(path) as Lock).packages);

test('the lock has the versions that package.json names', () => {
  for (const [name, version] of Object.entries({ ...packageJson.dependencies, ...packageJson.devDependencies }))
    expect(root![`node_modules/${name}`]?.version, name).toBe(version);
});
test.each(LOCKS)('%s: every package has its hash, and none an address', path => {
  const packages = Object.entries((read(path) as Lock).packages).filter(([at]) => at !== '');
  expect(packages.length).toBeGreaterThan(10);
  expect(packages.filter(([, p]) => !p.integrity?.startsWith('sha512-')).map(([at]) => at)).toEqual([]);
  expect(JSON.stringify(packages)).not.toMatch(/"resolved"|https?:\/\/[^"]*\.tgz/);
});

const SYSTEMS = ['linux', 'darwin', 'win32'].flatMap(os => ['x64', 'arm64'].map(cpu => ({ os, cpu })));
/** Tools with a native part of their own for each system, by the folder their parts are in. */
const NATIVE = ['@oxfmt/', '@oxlint/', '@oxlint-tsgolint/', '@rolldown/', '@typescript/', 'lightningcss-'];
test.each(SYSTEMS)('$os $cpu has a native part of every tool', ({ os, cpu }) => {
  const parts = Object.entries(root!).filter(([, p]) => p.os?.includes(os) && p.cpu?.includes(cpu));
  for (const tool of NATIVE)
    expect(
      parts.map(([at]) => at).some(at => at.startsWith(`node_modules/${tool}`)),
      tool,
    ).toBe(true);
});
test('.nvmrc and the types name the Node that npm scripts run', () => {
  const { node, '@types/node': types } = packageJson.devDependencies;
  expect(readFileSync(join(ROOT, '.nvmrc'), 'utf8').trim()).toBe(node);
  expect(types!.split('.')[0]).toBe(node!.split('.')[0]);
});
