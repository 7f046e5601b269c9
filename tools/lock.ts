/** `npm run lock`: writes `deploy/`, what a server for others is installed from: the packages it runs on, each with its hash, and no registry's address. What builds and tests the page is not in it. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const DEPLOY = join(ROOT, 'deploy');

type Versions = { readonly [name: string]: string };
/** Node itself is the system's there. */
export const servedBy = ({ dependencies }: { readonly dependencies: Versions }): Versions =>
  Object.fromEntries(Object.entries(dependencies).filter(([name]) => name !== 'node'));

if (import.meta.main) {
  const root = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly version: string;
    readonly dependencies: Versions;
  };
  const made = {
    name: 'phoney-war-server',
    version: root.version,
    private: true,
    engines: { node: `>=${root.dependencies.node!.split('.')[0]}` },
    dependencies: servedBy(root),
  };
  mkdirSync(DEPLOY, { recursive: true });
  rmSync(join(DEPLOY, 'package-lock.json'), { force: true });
  writeFileSync(join(DEPLOY, 'package.json'), `${JSON.stringify(made, null, 2)}\n`);
  const flags = [
    '--package-lock-only',
    '--omit-lockfile-registry-resolved',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
  ];
  process.exit(spawnSync('npm', ['install', ...flags], { cwd: DEPLOY, stdio: 'inherit' }).status ?? 1);
}
