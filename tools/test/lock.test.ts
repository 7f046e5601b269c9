/** What a server for others is installed from is what it is tested with. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { servedBy } from '../lock.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string): unknown => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
interface Locked {
  readonly version: string;
  readonly integrity?: string;
  readonly resolved?: string;
}
const { packages } = read('deploy/package-lock.json') as { readonly packages: { readonly [path: string]: Locked } };
const locked = Object.entries(packages).filter(([path]) => path !== '');

test('deploy/ names the packages of the server as package.json does (npm run lock writes it anew)', () => {
  const root = read('package.json') as { readonly dependencies: { readonly [name: string]: string } };
  const deploy = read('deploy/package.json') as typeof root;
  expect(deploy.dependencies).toEqual(servedBy(root));
  for (const [name, version] of Object.entries(deploy.dependencies))
    expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
});
test('every package of it, the indirect ones too, has its hash, and none an address', () => {
  expect(locked.length).toBeGreaterThan(40);
  expect(locked.filter(([, p]) => !p.integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
  expect(JSON.stringify(packages)).not.toMatch(/"resolved"/);
});
